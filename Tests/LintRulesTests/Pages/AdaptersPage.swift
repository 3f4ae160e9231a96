@testable import InputFormats
@testable import LintReports

/// The tables of `docs/ADAPTERS.md` and the presets of `docs/PRESETS.md`, made from what the reader
/// of adapters itself uses.
enum AdaptersPage {
  /// The keys of adapters and of what stands in them, as Markdown.
  static func keys() -> String {
    [
      "### Keys of an adapter\n\n" + table(of: AdapterKeys.adapter),
      "### Keys of `type`, of one of `types` and of one of `children`\n\n" + parts,
      "### Keys of a value\n\n" + table(of: AdapterKeys.value),
      "### Keys of a check\n\n" + table(of: AdapterKeys.check),
    ].joined(separator: "\n")
  }

  /// The bundled presets as a configuration would spell them.
  static func presets() -> String {
    FormatList.presets.map { "### `\($0.name)`\n\n```yaml\n\($0.text)```\n" }
      .joined(separator: "\n")
  }

  /// The keys of what is in an adapter; those of a type that an adapter has as well are named only.
  private static var parts: String {
    let others = AdapterKeys.adapter.filter { $0.name != "type" }.map(\.name)
    let shared = AdapterKeys.type.map(\.name).filter(others.contains).map { "`\($0)`" }
    let rows = [
      ("type", AdapterKeys.typeName),
      ("types", AdapterKeys.type.filter { !others.contains($0.name) }),
      ("children", AdapterKeys.child),
    ].flatMap { place, keys in
      keys.map { ["`\(place)`", "`\($0.name)`", $0.form.description, $0.meaning] }
    }
    return Markdown.table(["of", "key", "value", "meaning"], rows)
      + "\nOne of `types` also has \(shared.joined(separator: ", ")), for nodes of this type.\n"
  }

  private static func table(of keys: [SettingsKey]) -> String {
    Markdown.table(
      ["key", "value", "meaning"],
      keys.map { ["`\($0.name)`", $0.form.description, $0.meaning] })
  }
}
