import DocumentSyntax
import InputFormats
import ScreenModel

extension ConfigurationReader {
  /// Taking the objects under `overrides` out of the file.
  func removal(ofOverrides member: SettingsReader.Member) -> OverrideRemoval {
    let range = { (entry: Int) in
      let record = settings.syntax.entries[entry]
      return SourceRange(start: Int(record.start), end: Int(record.end))
    }
    let pair = SourceRange(start: range(member.key).start, end: range(member.value).end)
    return OverrideRemoval(pair: pair, items: settings.items(member.value).map(range), in: file)
  }

  /// The objects under `overrides`.
  mutating func overrides(_ member: SettingsReader.Member) -> [OverrideSetting] {
    let removal = removal(ofOverrides: member)
    return settings.items(member.value).enumerated().compactMap { place, entry in
      override(entry, at: place, removal.edits(of: [place]))
    }
  }

  private mutating func override(
    _ entry: Int, at place: Int, _ removal: [TextEdit]?
  ) -> OverrideSetting? {
    var change = LintOverride()
    var files: [String] = []
    var hasRules = false
    var hasFiles = false
    let keys = ConfigurationFile.override
    let before = settings.problems.count
    let members = settings.members(entry, of: "an override", among: keys)
    for part in members {
      switch part.name {
      case "files":
        files = globs(part)
        hasFiles = true
      case "select": change.selector = selector(part)
      case "rules":
        hasRules = true
        for rule in rules(part).inOrder { change.add(rule) }
      case "reason": change.reason = settings.text(part).flatMap(Suppression.reason(of:))
      case "until": change.until = settings.day(part)
      default: break
      }
    }
    guard settings.problems.count == before else { return nil }
    if !hasRules || change.levels.isEmpty && change.options.isEmpty {
      settings.complain("an override says under `rules` what is different", at: entry)
    }
    if !hasFiles, change.selector == nil {
      settings.complain(
        "an override says where it holds, under `files` or `select`; what holds everywhere "
          + "stands under the `rules` of the configuration", at: entry)
    }
    if change.selector != nil, !change.options.isEmpty,
      let member = members.first(where: { $0.name == "rules" })
    {
      settings.complain(
        "options hold for whole files; with `select` rules take levels alone", at: member.key)
    }
    return OverrideSetting(
      files: files, change: change, place: place, removal: removal, origin: origin(entry),
      error: located(entry))
  }

  private mutating func selector(_ member: SettingsReader.Member) -> NodeSelector? {
    guard let text = settings.text(member) else { return nil }
    do {
      return try NodeSelector(text)
    } catch {
      settings.complain(
        "the selector \(Quoted.text(text)) is wrong at its character \(error.offset + 1): "
          + error.message, at: member.value)
      return nil
    }
  }

  /// The objects under `gates`.
  mutating func gates(_ member: SettingsReader.Member) -> [GateSetting] {
    settings.items(member.value).compactMap { gate($0) }
  }

  private mutating func gate(_ entry: Int) -> GateSetting? {
    var gate = Gate()
    gate.failOn = nil
    var files: [String] = []
    let before = settings.problems.count
    for part in settings.members(entry, of: "a gate", among: ConfigurationFile.gateKeys) {
      switch part.name {
      case "name": gate.name = settings.text(part)
      case "files": files = globs(part)
      case "rules":
        refuseEmptyList(part)
        var selected: Set<String> = []
        for item in settings.items(part.value) where !settings.kind(item).isCollection {
          selected.formUnion(rules(settings.text(item), at: item) ?? [])
        }
        _ = settings.texts(part)
        gate.rules = selected
      case "failOn":
        let words = Severity.allCases.reversed().map(\.rawValue) + ["never"]
        gate.failOn = settings.choice(part, among: words).flatMap(Severity.init)
      case "maxErrors": gate.limits[.error] = settings.count(part, in: 0...Int.max)
      case "maxWarnings": gate.limits[.warning] = settings.count(part, in: 0...Int.max)
      case "maxNotes": gate.limits[.note] = settings.count(part, in: 0...Int.max)
      case "count":
        let units = Gate.Unit.allCases.map(\.rawValue)
        gate.unit = settings.choice(part, among: units).flatMap(Gate.Unit.init)
      case "failOnReview": gate.failsOnReview = settings.flag(part) ?? false
      default: break
      }
    }
    guard settings.problems.count == before else { return nil }
    if gate.failOn == nil, gate.limits.isEmpty, !gate.failsOnReview, !gate.countsOnly {
      settings.complain(
        "this gate stops nothing; give it failOn, maxErrors, maxWarnings, maxNotes or failOnReview",
        at: entry)
    }
    let origin = origin(entry)
    if gate.name == nil { gate.name = origin.description }
    return GateSetting(files: files, gate: gate, origin: origin)
  }
}

extension [RuleSetting] {
  /// Groups before single rules, which count more; otherwise as written.
  var inOrder: [RuleSetting] { filter { !$0.isOne } + filter(\.isOne) }
}

extension LintOverride {
  fileprivate mutating func add(_ rule: RuleSetting) {
    for id in rule.rules {
      let isOptIn = Configuration.info(named: id)?.isOptIn == true
      if let level = rule.level, rule.isOne || !isOptIn { levels[id] = level }
      for (name, option) in rule.options { options[id, default: [:]][name] = option.value }
    }
  }
}
