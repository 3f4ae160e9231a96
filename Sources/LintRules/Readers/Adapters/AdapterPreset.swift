import DocumentSyntax

/// An adapter that comes with the program, written in the language of configurations.
enum AdapterPreset: String, CaseIterable, Sendable {
  case reactNative = "react-native"
  case adaptiveCards = "adaptive-cards"

  /// The adapter as a configuration would spell it.
  var text: String {
    switch self {
    case .reactNative: Self.reactNativeText
    case .adaptiveCards: Self.adaptiveCardsText
    }
  }

  /// The adapter; its text is read when somebody asks for the first time.
  var adapter: Adapter? {
    switch self {
    case .reactNative: Self.reactNativeAdapter
    case .adaptiveCards: Self.adaptiveCardsAdapter
    }
  }

  private static let reactNativeAdapter = read(reactNativeText).adapter
  private static let adaptiveCardsAdapter = read(adaptiveCardsText).adapter

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

  /// The preset's format, for `--input`.
  var format: InputFormat {
    switch self {
    case .reactNative: .reactNative
    case .adaptiveCards: .adaptiveCards
    }
  }

  /// A look at a root that is cheaper than reading the preset, since every JSON file gets it.
  func isLikely(_ query: AdapterQuery) -> Bool {
    switch self {
    case .reactNative:
      let first = query.items(of: query.root, limit: 1).first
      let isList = query.entries[query.root].kind == .sequence
      let node = isList ? first?.entry ?? query.root : query.root
      return query.member(Array("props".utf8), of: node) != nil
    case .adaptiveCards:
      let type = query.member(Array("type".utf8), of: query.root)
      return type.map { query.text($0.entry) == "AdaptiveCard" } ?? false
    }
  }
}
