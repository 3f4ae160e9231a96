import DocumentSyntax

/// Parses a file of any input format.
enum Readers {
  /// What a file holds; the format is taken from its name, or else from its first bytes.
  ///
  /// Portions of a big tree are handed out early, while the rest of the file is still unread;
  /// pieces of an Interface Builder document that were parsed before are put together.
  static func document(
    _ file: SourceFile, as format: InputFormat?, pieces: [XMLPiece] = [],
    early: (Document) -> Void = { _ in }
  ) -> Document {
    let format = self.format(of: file, format)
    var screens = EarlyScreens(isJSON: format == .json)
    let handOut = { item in
      if let document = screens.add(item) { early(document) }
    }
    return switch format {
    case .yaml: Document(file, YAMLParser.parse(file, handingOut: handOut), isJSON: false)
    case .json: Document(file, JSONParser.parse(file, handingOut: handOut), isJSON: true)
    case .jsonl: Document(file, JSONParser.parseLines(file), isJSON: true)
    case .ib: Document(interfaceBuilder: file, pieces: pieces)
    }
  }

  /// The ranges of a file that can be parsed on their own; none where it is parsed as a whole.
  static func pieces(
    of file: SourceFile, as format: InputFormat?, atMost count: Int
  ) -> [Range<Int>] {
    guard count > 1, self.format(of: file, format) == .ib else { return [] }
    return InterfaceBuilderReader.pieces(of: file, atMost: count)
  }

  private static func format(of file: SourceFile, _ format: InputFormat?) -> InputFormat {
    format ?? InputFormat(path: file.path) ?? InputFormat(sniffing: file.bytes)
  }

  /// What a file holds that nobody named: nil where it is no tree at all.
  static func documentIfTree(_ file: SourceFile) -> Document? {
    guard let format = InputFormat(path: file.path) else { return nil }
    if InputFormat.isAlwaysTree(path: file.path) { return document(file, as: format) }
    let parsed =
      switch format {
      case .yaml: YAMLParser.parse(file)
      case .json: JSONParser.parse(file)
      case .jsonl: JSONParser.parseLines(file)
      case .ib: Parsed<SyntaxTree>(tree: nil, problems: [])
      }
    guard let syntax = parsed.tree, TreeReader.isTree(syntax) else { return nil }
    return Document(file, parsed, isJSON: format != .yaml)
  }
}
