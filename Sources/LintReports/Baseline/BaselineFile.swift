package import DocumentSyntax
package import Linting

/// A baseline as it is read from a file; one with a mistake in it is of no use at all.
package struct BaselineFile: Sendable {
  /// Its problems.
  package private(set) var errors: [InputError] = []
  /// Its contents; empty where something is wrong.
  package private(set) var baseline = Baseline(entries: [])

  /// The keys of the file.
  static let keys = [
    SettingsKey("version", .words("the number 1"), "the version of the form of the file"),
    SettingsKey("findings", .objects, "the known findings, one a line", keys: entryKeys),
  ]

  /// The keys of an entry.
  static let entryKeys = [
    SettingsKey("path", .text, "the file, from the top of the project"),
    SettingsKey("rule", .text, "the rule"),
    SettingsKey("screen", .text, "the screen, for those who read it"),
    SettingsKey("node", .text, "the element, for those who read it"),
    SettingsKey("fingerprint", hash, "the finding as reports call it"),
    SettingsKey("identity", hash, "what is wrong with which element"),
    SettingsKey("place", hash, "what is wrong where"),
    SettingsKey("element", hash, "the element"),
    SettingsKey("cause", hash, "the cause, where causes are counted"),
  ]

  /// The keys without which an entry is none, but for those of people.
  private static let needed = ["path", "rule", "fingerprint", "identity", "place", "element"]

  private static let hash = SettingsKey.Form.words("16 hexadecimal digits")

  /// Reads a file.
  package init(_ file: SourceFile) {
    let parsed = JSONParser.parse(file)
    var problems = parsed.problems
    if !problems.isEmpty, let conflict = Self.conflict(in: file) { problems = [conflict] }
    if let syntax = parsed.tree, let root = syntax.roots.first, problems.isEmpty {
      var settings = SettingsReader(syntax)
      let places = read(root, &settings)
      problems = settings.problems.sorted { $0.range.start < $1.range.start }
      if problems.isEmpty { locate(places, in: file) }
    }
    errors = InputError.errors(problems, in: file)
    if !errors.isEmpty { baseline = Baseline(entries: []) }
  }

  /// An entry, and where it begins.
  private typealias Place = (entry: BaselineEntry, offset: Int)

  private func read(_ root: Int, _ settings: inout SettingsReader) -> [Place] {
    let members = settings.members(root, of: "a baseline", among: Self.keys)
    guard settings.problems.isEmpty else { return [] }
    guard let version = members.first(where: { $0.name == "version" }) else {
      settings.complain("a baseline needs `version`; is this another file?", at: root)
      return []
    }
    guard settings.kind(version.value) == .number,
      settings.text(version.value) == String(Baseline.version)
    else {
      settings.complain(
        "this version reads baselines of version \(Baseline.version), not "
          + settings.describe(version.value)
          + "; update a11y-lint, or make a new one with a11y-lint baseline create",
        at: version.value)
      return []
    }
    guard let findings = members.first(where: { $0.name == "findings" }) else {
      settings.complain("a baseline needs `findings`", at: root)
      return []
    }
    guard settings.kind(findings.value) == .sequence else {
      settings.mismatch("findings", takes: "a list", findings.value)
      return []
    }
    return settings.items(findings.value).compactMap { read(entry: $0, &settings) }
  }

  private func read(entry: Int, _ settings: inout SettingsReader) -> Place? {
    let isEnd = settings.kind(entry) == .mapping && settings.members(entry).isEmpty
    guard !isEnd else { return nil }
    let before = settings.problems.count
    let members = settings.members(entry, of: "an entry", among: Self.entryKeys)
    guard settings.problems.count == before else { return nil }
    var texts: [String: String] = [:]
    var hashes: [String: UInt64] = [:]
    for member in members {
      guard settings.kind(member.value) == .string else {
        let key = Self.entryKeys.first { $0.name == member.name }
        settings.mismatch(member.name, takes: key?.form.description ?? "a text", member.value)
        continue
      }
      let text = settings.text(member.value)
      texts[member.name] = text
      guard !["path", "rule", "screen", "node"].contains(member.name) else { continue }
      guard let hash = Self.hash(text) else {
        settings.mismatch(member.name, takes: "16 hexadecimal digits", member.value)
        continue
      }
      hashes[member.name] = hash
    }
    guard settings.problems.count == before else { return nil }
    guard let path = texts["path"], let rule = texts["rule"],
      let fingerprint = hashes["fingerprint"], let identity = hashes["identity"],
      let place = hashes["place"], let element = hashes["element"]
    else {
      let missing = Self.needed.filter { texts[$0] == nil }
      settings.complain(
        "the entry needs " + missing.map { "`\($0)`" }.joined(separator: ", "), at: entry)
      return nil
    }
    let offset = Int(settings.syntax.entries[entry].start)
    let trace = FindingTrace(
      identity: identity, place: place, element: element, node: texts["node"] ?? "")
    return (
      BaselineEntry(
        path: path, rule: rule, screen: texts["screen"], fingerprint: fingerprint, trace: trace,
        cause: hashes["cause"], position: Position(line: 1, column: 1, offset: offset)), offset
    )
  }

  private mutating func locate(_ places: [Place], in file: SourceFile) {
    let positions = LineIndex.positions(of: places.map(\.offset), in: file)
    baseline = Baseline(
      entries: zip(places, positions).map { place, position in
        BaselineEntry(
          path: place.entry.path, rule: place.entry.rule, screen: place.entry.screen,
          fingerprint: place.entry.fingerprint, trace: place.entry.trace,
          cause: place.entry.cause, position: position)
      })
  }

  private static func hash(_ text: String) -> UInt64? {
    let isPlain =
      text.utf8.count == 16
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    return isPlain ? UInt64(text, radix: 16) : nil
  }

  /// The problem with a file that two branches have changed, where git has left its marks.
  private static func conflict(in file: SourceFile) -> SyntaxProblem? {
    let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
    var start = 0
    while start < file.bytes.count {
      let line = file.bytes[start...]
      if marks.contains(where: { line.starts(with: $0) }) {
        return SyntaxProblem(
          .syntax,
          "the baseline has a merge conflict: keep the entries of both sides by removing the lines "
            + "with <<<<<<<, ======= and >>>>>>>, and run a11y-lint baseline update",
          at: SourceRange(start: start, end: start + 7))
      }
      guard let end = line.firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return nil
  }
}
