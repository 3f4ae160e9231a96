import DocumentSyntax
import ScreenModel

/// Where values come from, and when: the parts of an adapter that paths stand in.
extension AdapterDefinition {
  /// A path; reports anything else.
  mutating func path(_ entry: Int, of name: String) -> AdapterPath? {
    guard settings.kind(entry) == .string else {
      settings.mismatch(name, takes: "a path such as props.label", entry)
      return nil
    }
    do {
      return try AdapterPath(settings.text(entry))
    } catch {
      settings.complain(
        "\(Quoted.text(settings.text(entry))) is not a path: \(error.message)", at: entry)
      return nil
    }
  }

  /// Where the value of a key comes from; nil where that was reported.
  mutating func value(_ entry: Int, _ info: AttributeInfo) -> AdapterValue? {
    switch settings.kind(entry) {
    case .null:
      return .nothing
    case .string:
      return path(entry, of: info.name).map(AdapterValue.path)
    case .sequence:
      var values: [AdapterValue] = []
      for item in settings.items(entry) {
        guard settings.kind(item) != .sequence else {
          settings.mismatch(info.name, takes: "a path or an object in a list", item)
          return nil
        }
        guard let value = value(item, info) else { return nil }
        values.append(value)
      }
      return .first(values)
    case .mapping:
      return mapping(entry, info)
    case .boolean, .number, .alias:
      settings.complain(
        "a value stands for a path here; write {value: \(Quoted.bare(settings.text(entry)))}",
        at: entry)
      return nil
    }
  }

  private mutating func mapping(_ entry: Int, _ info: AttributeInfo) -> AdapterValue? {
    let parts = AdapterKeys.parts(of: info.form)
    let names = settings.members(entry).map(\.name)
    if !parts.isEmpty, names.allSatisfy({ parts.contains($0) }) {
      return self.parts(entry, info)
    }
    if names.contains(where: parts.contains), !names.contains(where: AdapterKeys.sources.contains) {
      for member in settings.members(entry) where !parts.contains(member.name) {
        settings.unknown("`\(info.name)` has no part", member.name, at: member.key, among: parts)
      }
      return nil
    }
    let members = settings.members(
      entry, of: "the value of `\(info.name)`", among: AdapterKeys.value)
    guard members.count == names.count else { return nil }
    let sources = members.filter { AdapterKeys.sources.contains($0.name) }
    guard let source = sources.first, sources.count == 1 else {
      settings.complain(
        "a value has one of \(AdapterKeys.sources.joined(separator: ", "))", at: entry)
      return nil
    }
    guard var value = self.source(source, members, info) else { return nil }
    if let fallback = members.first(where: { $0.name == "default" }), source.name != "value" {
      guard let constant = constant(fallback.value, info) else { return nil }
      if case .mapped(let path, let map, _) = value {
        value = .mapped(path, map, otherwise: constant)
      } else {
        value = .first([value, .constant(constant)])
      }
    }
    guard let when = members.first(where: { $0.name == "when" }) else { return value }
    return condition(when.value).map { .conditional($0, value) }
  }

  private mutating func source(
    _ source: SettingsReader.Member, _ members: [SettingsReader.Member], _ info: AttributeInfo
  ) -> AdapterValue? {
    switch source.name {
    case "value":
      return constant(source.value, info).map(AdapterValue.constant)
    case "template":
      guard let text = settings.text(source) else { return nil }
      do {
        return .template(try AdapterTemplatePart.parts(of: text))
      } catch {
        settings.complain("the template cannot be read: \(error.message)", at: source.value)
        return nil
      }
    case "join":
      return path(source.value, of: "join").map { path in
        let deep = members.first { $0.name == "deep" }.map { Array(settings.text($0.value).utf8) }
        let separator = members.first { $0.name == "separator" }.map { settings.text($0.value) }
        return .joined(path, deep: deep, separator: separator ?? "")
      }
    case "present":
      return path(source.value, of: "present").map(AdapterValue.present)
    case "not":
      return path(source.value, of: "not").map(AdapterValue.not)
    default:
      guard let path = path(source.value, of: "from") else { return nil }
      guard let map = members.first(where: { $0.name == "map" }) else { return .path(path) }
      return table(map, info).map { .mapped(path, $0, otherwise: nil) }
    }
  }

  private mutating func table(
    _ map: SettingsReader.Member, _ info: AttributeInfo
  ) -> [String: AdapterConstant]? {
    guard settings.kind(map.value) == .mapping else {
      settings.mismatch("map", takes: "an object", map.value)
      return nil
    }
    var table: [String: AdapterConstant] = [:]
    for member in settings.members(map.value) {
      guard let constant = constant(member.value, info) else { return nil }
      table[member.name] = constant
    }
    return table
  }

  private mutating func parts(_ entry: Int, _ info: AttributeInfo) -> AdapterValue? {
    var parts: [(name: String, value: AdapterValue)] = []
    for member in settings.members(entry) {
      let form: AttributeForm =
        switch (info.form, member.name) {
        case (.font, "scaled"): .boolean
        case (.font, "size"): .number
        case (.font, _): .text
        default: .number
        }
      let part = AttributeInfo(info.key, form, "")
      guard let value = value(member.value, part) else { return nil }
      parts.append((member.name, value))
    }
    return .parts(parts)
  }

  /// A value that is spelled out, if it fits the key; null is none.
  private mutating func constant(_ entry: Int, _ info: AttributeInfo) -> AdapterConstant? {
    if settings.kind(entry) == .null { return AdapterConstant(list: []) }
    let items = settings.items(entry)
    guard !items.contains(where: { settings.kind($0).isCollection }) else {
      settings.mismatch(info.name, takes: info.form.description, entry)
      return nil
    }
    let texts = items.map { settings.text($0) }
    let constant =
      settings.kind(entry) == .sequence ? AdapterConstant(list: texts) : AdapterConstant(texts[0])
    if AdapterFit.isFit(constant, info.form) { return constant }
    let names = AdapterKeys.names(of: info.form)
    let near = texts.lazy.compactMap { Suggestion.closest(to: $0, among: names) }.first
    let hint = near.map { "; did you mean `\($0)`?" } ?? ""
    settings.complain(
      "`\(info.name)` takes \(info.form.description), not \(settings.describe(entry))\(hint)",
      at: entry)
    return nil
  }

  // MARK: Conditions

  /// A condition: a path, or an object of paths and what their values have to be; a list of
  /// conditions holds where one of them does.
  mutating func condition(_ entry: Int) -> AdapterCondition? {
    var alternatives: [[(path: AdapterPath, check: AdapterCondition.Check)]] = []
    for item in settings.items(entry) {
      guard let checks = checks(item) else { return nil }
      alternatives.append(checks)
    }
    return AdapterCondition(alternatives: alternatives)
  }

  private mutating func checks(
    _ entry: Int
  ) -> [(path: AdapterPath, check: AdapterCondition.Check)]? {
    guard settings.kind(entry) == .mapping else {
      return path(entry, of: "when").map { [($0, .isTrue)] }
    }
    var checks: [(path: AdapterPath, check: AdapterCondition.Check)] = []
    for member in settings.members(entry) {
      guard let path = path(member.key, of: "when"), let check = check(member) else { return nil }
      checks.append((path, check))
    }
    return checks
  }

  private mutating func check(_ member: SettingsReader.Member) -> AdapterCondition.Check? {
    guard settings.kind(member.value) == .mapping else {
      if settings.kind(member.value) == .null { return .isPresent(false) }
      return .isOneOf(settings.texts(member))
    }
    let parts = settings.members(member.value, of: "a check", among: AdapterKeys.check)
    guard let part = parts.first, parts.count == 1 else {
      guard parts.count == settings.members(member.value).count else { return nil }
      settings.complain(
        "a check has one of \(AdapterKeys.check.map(\.name).joined(separator: ", "))",
        at: member.value)
      return nil
    }
    switch part.name {
    case "present": return settings.flag(part).map { .isPresent($0) }
    case "given": return settings.flag(part).map { .isGiven($0) }
    case "same": return path(part.value, of: "same").map { .isSame($0) }
    default: return .isNoneOf(settings.texts(part))
    }
  }
}
