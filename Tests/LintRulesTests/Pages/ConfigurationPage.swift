@testable import InputFormats
@testable import LintReports
@testable import LintRules
@testable import Linting

/// The tables of `docs/CONFIGURATION.md`, made from what the reader of configurations itself uses.
enum ConfigurationPage {
  /// The keys of a configuration and of what stands in it.
  static func keys() -> String {
    [
      "### Keys of the file\n\n" + table(of: ConfigurationFile.keys),
      "### Keys of one of `overrides`\n\n" + table(of: ConfigurationFile.override),
      "### Keys of one of `gates`\n\n" + table(of: ConfigurationFile.gateKeys),
      "### Keys of `suppressions`\n\n" + table(of: ConfigurationFile.suppressions),
      "### Keys of `interfaceBuilder`\n\n" + table(of: ConfigurationFile.interfaceBuilder),
    ].joined(separator: "\n")
  }

  /// The presets with how many rules they choose.
  static func presets() -> String {
    Markdown.table(
      ["preset", "rules", "meaning"],
      Preset.allCases.map { preset in
        let count = AllRules.infos.count(where: preset.includes)
        return ["`\(preset.rawValue)`", "\(count)", preset.meaning]
      }) + "\nThe rules of `core`: "
      + AllRules.infos.filter(Preset.core.includes).map { "`\($0.id)`" }.joined(separator: ", ")
      + ".\n"
  }

  private static func table(of keys: [SettingsKey]) -> String {
    Markdown.table(
      ["key", "value", "default", "option", "meaning"],
      keys.map { key in
        [
          "`\(key.name)`", key.form.description, key.standard.map { "`\($0)`" } ?? "",
          key.option.map { "`--\($0)`" } ?? "", key.meaning,
        ]
      })
  }
}
