import DocumentSyntax

/// An adapter that comes with the program, written in the language of configurations.
package protocol AdapterPreset: FormatReader {
  /// The adapter as a configuration would spell it.
  static var text: String { get }

  /// The adapter; its text is read when somebody asks for the first time.
  static var adapter: Adapter? { get }

  /// Whether a root may be of the schema: a look that is cheaper than reading the preset, since
  /// every JSON file gets it.
  static func isLikely(_ query: AdapterQuery) -> Bool
}

extension AdapterPreset {
  /// The name by which configurations and users ask for it.
  package static var name: String { info.format.rawValue }

  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    Readers.adapted(file, by: name, options)
  }
}

extension Adapter {
  /// The adapter that a text spells, and what is wrong with it.
  static func read(_ text: String) -> (adapter: Adapter?, problems: [SyntaxProblem]) {
    let parsed = YAMLParser.parse(SourceFile(path: "preset.yml", bytes: Array(text.utf8)))
    guard let syntax = parsed.tree, let root = syntax.roots.first else {
      return (nil, parsed.problems)
    }
    var definition = AdapterDefinition(SettingsReader(syntax))
    let adapter = definition.adapters(root).first
    return (adapter, parsed.problems + definition.settings.problems)
  }
}
