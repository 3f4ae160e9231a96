@testable import InputFormats
@testable import LintReports

/// The tables and presets of `docs/ADAPTERS.md`, made from what the reader of adapters itself uses.
enum AdaptersPage {
  /// The keys of adapters and of what stands in them, as Markdown.
  static func keys() -> String {
    [
      "### Keys of an adapter\n\n" + table(of: AdapterKeys.adapter),
      "### Keys of `type`\n\n" + table(of: AdapterKeys.typeName),
      "### Keys of one of `types`\n\n" + table(of: AdapterKeys.type),
      "### Keys of one of `children`\n\n" + table(of: AdapterKeys.child),
      "### Keys of a value\n\n" + table(of: AdapterKeys.value),
      "### Keys of a check\n\n" + table(of: AdapterKeys.check),
    ].joined(separator: "\n")
  }

  /// The bundled presets as a configuration would spell them.
  static func presets() -> String {
    FormatList.presets.map { "### `\($0.name)`\n\n```yaml\n\($0.text)```\n" }
      .joined(separator: "\n")
  }

  private static func table(of keys: [SettingsKey]) -> String {
    Markdown.table(
      ["key", "value", "meaning"],
      keys.map { ["`\($0.name)`", $0.form.description, $0.meaning] })
  }
}
