import DocumentSyntax
import InputFormats
import ScreenModel

/// Reads what stands under the keys of a configuration file.
struct ConfigurationReader {
  var settings: SettingsReader
  let file: SourceFile
  private let layer: Int
  /// The offsets at which lines begin.
  private let lines: [Int]

  init(_ syntax: SyntaxTree, file: SourceFile, layer: Int) {
    settings = SettingsReader(syntax)
    self.file = file
    self.layer = layer
    var lines = [0]
    for (offset, byte) in file.bytes.enumerated() where byte == 0x0A { lines.append(offset + 1) }
    self.lines = lines
  }

  /// Where a member is written.
  func origin(_ member: SettingsReader.Member) -> Origin { origin(member.key) }

  /// Where an entry is written.
  func origin(_ entry: Int) -> Origin {
    let offset = Int(settings.syntax.entries[entry].start)
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return .file(path: file.path, line: low + 1, layer: layer)
  }

  /// Errors at an entry that show only later.
  func located(_ entry: Int) -> @Sendable (String) -> InputError {
    let record = settings.syntax.entries[entry]
    let range = SourceRange(start: Int(record.start), end: Int(record.end))
    let file = file
    return { message in
      InputError.errors([SyntaxProblem(.syntax, message, at: range)], in: file)[0]
    }
  }

  /// The value of a key that takes a single value or a list of words.
  mutating func value(
    _ member: SettingsReader.Member, _ keys: [SettingsKey]
  ) -> Setting<OptionValue>? {
    guard let key = keys.first(where: { $0.name == member.name }) else { return nil }
    refuseEmptyList(member)
    let value: OptionValue?
    switch key.form {
    case .flag: value = settings.flag(member).map { .flag($0) }
    case .count(let bounds):
      value = settings.count(member, in: bounds).map { .number(Double($0)) }
    case .date: value = settings.day(member) == nil ? nil : settings.text(member).map { .text($0) }
    case .choice(let words): value = settings.choice(member, among: words).map { .text($0) }
    case .choices(let words): value = .texts(settings.choices(member, among: words))
    case .texts: value = .texts(settings.texts(member))
    case .globs: value = .texts(globs(member))
    case .ruleWords:
      let words = settings.texts(member)
      checkRules(member)
      value = .texts(words)
    default: value = settings.text(member).map { .text($0) }
    }
    checkWords(of: member)
    return value.map { Setting($0, origin(member), error: located(member.value)) }
  }

  /// Reports a list without anything: some would take it for "all", others for "nothing".
  mutating func refuseEmptyList(_ member: SettingsReader.Member) {
    guard settings.kind(member.value) == .sequence, settings.items(member.value).isEmpty else {
      return
    }
    settings.complain(
      "the list `\(member.name)` is empty; write something into it, or leave the key out",
      at: member.value)
  }

  /// Checks words that no table of keys can list.
  private mutating func checkWords(of member: SettingsReader.Member) {
    for item in settings.items(member.value) where !settings.kind(item).isCollection {
      let word = settings.text(item)
      switch member.name {
      case "language", "languages":
        if LanguageTag.normalized(word) != nil { continue }
        if member.name == "languages", word == "all" { continue }
        settings.mismatch(member.name, takes: "language tags such as de or pt-BR", item)
      case "input":
        if InputFormat(rawValue: word) != nil || word.hasPrefix("adapter:") { continue }
        settings.unknown(
          "there is no input format", word, at: item, among: InputFormat.allCases.map(\.rawValue))
      default: return
      }
    }
  }

  /// Globs; an empty one would match nothing.
  mutating func globs(_ member: SettingsReader.Member) -> [String] {
    refuseEmptyList(member)
    let globs = settings.texts(member)
    if !globs.isEmpty, globs.allSatisfy({ $0.hasPrefix("!") }) {
      settings.complain(
        "`\(member.name)` only takes back; a glob without ! has to come first", at: member.value)
    }
    for item in settings.items(member.value) where !settings.kind(item).isCollection {
      if let fault = GlobBraces.fault(in: settings.text(item)) {
        settings.complain("the glob \(Quoted.text(settings.text(item))) \(fault)", at: item)
      }
    }
    return globs
  }

  private mutating func checkRules(_ member: SettingsReader.Member) {
    for item in settings.items(member.value) where !settings.kind(item).isCollection {
      _ = rules(settings.text(item), at: item)
    }
  }

  /// The rules that a word means; reports one that means none.
  mutating func rules(_ word: String, at entry: Int) -> [String]? {
    if let rules = RuleSelector.rules(word) { return rules }
    let hint = RuleSelector.suggestion(for: word).map { "did you mean `\($0)`?" }
    settings.complain(
      "there is no rule, category, tag or preset \(Quoted.text(word)); "
        + (hint ?? "`a11y-lint rules` lists the rules"), at: entry)
    return nil
  }

  /// The decisions of the model; `numbers: {mode: words}` is the same as `numbers.mode: words`.
  mutating func decisions(
    _ member: SettingsReader.Member
  ) -> [(name: String, value: Setting<String>)] {
    guard settings.kind(member.value) == .mapping else {
      settings.mismatch("voiceover", takes: "an object", member.value)
      return []
    }
    var decisions: [(name: String, value: Setting<String>)] = []
    for part in settings.members(member.value) {
      guard settings.kind(part.value) == .mapping else {
        decide(part, named: part.name, &decisions)
        continue
      }
      for inner in settings.members(part.value) {
        decide(inner, named: part.name + "." + inner.name, &decisions)
      }
    }
    return decisions
  }

  private mutating func decide(
    _ member: SettingsReader.Member, named name: String,
    _ decisions: inout [(name: String, value: Setting<String>)]
  ) {
    let before = settings.problems.count
    let text = settings.texts(
      SettingsReader.Member(name: name, key: member.key, value: member.value)
    ).joined(separator: ",")
    guard settings.problems.count == before else { return }
    var options = VoiceOverOptions()
    do {
      try VoiceOverSettings.set(name, to: text, in: &options)
      decisions.append((name, Setting(text, origin(member))))
    } catch {
      switch error {
      case .unknownKey:
        settings.unknown(
          "`voiceover` has no key", name, at: member.key, among: VoiceOverSettings.names)
      case .unfitting(let takes): settings.mismatch(name, takes: takes, member.value)
      }
    }
  }

  /// The key paths of runtime attributes with the keys that code makes of them.
  mutating func runtimeAttributes(
    _ member: SettingsReader.Member
  ) -> [String: Setting<AttributeKey>] {
    var attributes: [String: Setting<AttributeKey>] = [:]
    let keys = ConfigurationFile.interfaceBuilder
    for part in settings.members(member.value, of: "`interfaceBuilder`", among: keys) {
      guard settings.kind(part.value) == .mapping else {
        settings.mismatch(part.name, takes: "an object of key paths", part.value)
        continue
      }
      for attribute in settings.members(part.value) {
        guard let name = settings.text(attribute) else { continue }
        guard let key = TreeVocabulary.keyTable.value(name) else {
          settings.unknown(
            "there is no key", name, at: attribute.value,
            among: TreeVocabulary.keys.filter { $0.owner != .screen }.map(\.name))
          continue
        }
        attributes[attribute.name] = Setting(key, origin(attribute))
      }
    }
    return attributes
  }
}
