import DocumentSyntax
import InputFormats
import LintRules
import ScreenModel

extension ConfigurationReader {
  /// The settings under `rules`.
  mutating func rules(_ member: SettingsReader.Member) -> [RuleSetting] {
    guard settings.kind(member.value) == .mapping else {
      settings.mismatch("rules", takes: SettingsKey.Form.rules.description, member.value)
      return []
    }
    return settings.members(member.value).compactMap { rule($0) }
  }

  private mutating func rule(_ member: SettingsReader.Member) -> RuleSetting? {
    guard let rules = rules(member.name, at: member.key) else { return nil }
    let type = AllRules.all.first { $0.info.id == member.name }
    let isOne = rules == [member.name]
    guard settings.kind(member.value) == .mapping else {
      return level(member).map {
        RuleSetting(rules: rules, isOne: isOne, level: $0, options: [:], origin: origin(member))
      }
    }
    var level: Configuration.Level?
    var options: [String: Setting<OptionValue>] = [:]
    let fields = type?.optionDescriptions ?? []
    for part in settings.members(member.value) {
      if part.name == "severity" {
        level = self.level(part)
      } else if let field = fields.first(where: { $0.name == part.name }) {
        if let value = option(part, field), let type {
          if type.refuses(part.name, value) {
            settings.mismatch(part.name, takes: field.kind.description, part.value)
          } else {
            options[part.name] = Setting(value, origin(part))
          }
        }
      } else if isOne {
        settings.unknown(
          "`\(member.name)` has no option", part.name, at: part.key,
          among: ["severity"] + fields.map(\.name))
      } else {
        settings.complain(
          "options belong to single rules; \(Quoted.text(member.name)) means several and takes "
            + "`severity` alone", at: part.key)
      }
    }
    return RuleSetting(
      rules: rules, isOne: isOne, level: level, options: options, origin: origin(member))
  }

  private mutating func level(_ member: SettingsReader.Member) -> Configuration.Level? {
    let words = Configuration.Level.allCases.map(\.rawValue)
    guard settings.kind(member.value) == .string else {
      settings.mismatch(
        member.name, takes: SettingsKey.Form.choice(words).description, member.value)
      return nil
    }
    return settings.choice(member, among: words).flatMap(Configuration.Level.init)
  }

  private mutating func option(
    _ member: SettingsReader.Member, _ field: OptionDescription
  ) -> OptionValue? {
    switch field.kind {
    case .flag: settings.flag(member).map { .flag($0) }
    case .number(let bounds):
      settings.number(member, in: bounds, takes: field.kind.description).map { .number($0) }
    case .texts: .texts(settings.texts(member))
    case .choice(let words): settings.choice(member, among: words).map { .text($0) }
    }
  }
}

extension Rule {
  /// Whether an option cannot have a value, as a fraction where whole numbers are counted.
  fileprivate static func refuses(_ option: String, _ value: OptionValue) -> Bool {
    !make([option: value]).refused.isEmpty
  }
}
