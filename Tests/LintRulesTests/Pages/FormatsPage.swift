@testable import LintReports
@testable import ScreenModel

/// The tables of `docs/FORMATS.md` and `docs/FORMATS-REFERENCE.md`, made from the table of formats
/// and the vocabulary that the reader itself uses.
enum FormatsPage {
  /// The input formats, as Markdown.
  static func formats() -> String { FormatTable().text(.markdown) }

  /// What captures of each format tell, as Markdown.
  static func evidence() -> String { FormatTable().evidence }

  /// The keys of a screen and of a node, the types and the traits, as Markdown.
  static func tables() -> String {
    let screen =
      TreeVocabulary.keys.filter { $0.owner == .screen }
      + TreeVocabulary.keys.filter { $0.owner == .both }
    let node = TreeVocabulary.keys.filter { $0.owner != .screen }
    return [
      "### Keys of a screen\n\n" + table(of: screen),
      "### Keys of a node\n\n" + table(of: node),
      "### Types\n\nUpper and lower case are the same here.\n\n" + types,
      "### Traits\n\n" + traits,
    ].joined(separator: "\n")
  }

  private static func table(of keys: [AttributeInfo]) -> String {
    Markdown.table(
      ["key", "value", "meaning", "also written"],
      keys.map { info in
        [code([info.name]), value(info.form), info.meaning, code(info.aliases)]
      })
  }

  /// The form of a value; names that a file has to spell exactly are set as code.
  private static func value(_ form: AttributeForm) -> String {
    switch form {
    case .choice(let names): code(names)
    case .choices(TraitSet.bitNames): "a list of [traits](#traits)"
    case .choices(let names): "a list of " + code(names)
    default: form.description
    }
  }

  private static var types: String {
    Markdown.table(
      ["type", "also written"],
      ElementKind.nameable.map { kind in
        let aliases = ElementKind.aliases.filter { $0.kind == kind }.map(\.name)
        return [code([kind.rawValue]), code(aliases)]
      })
  }

  private static var traits: String {
    Markdown.table(
      ["bit", "trait", "also written"],
      TraitSet.bitNames.enumerated().map { bit, name in
        let trait = TraitSet(bit: UInt64(bit))
        let aliases = TraitSet.aliases.filter { $0.trait == trait }.map(\.name)
        return [String(bit), code([name]), code(aliases)]
      })
  }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: " ")
  }
}
