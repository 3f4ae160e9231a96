import DocumentSyntax

/// Reads a file of any input format into a UI tree.
enum Readers {
  /// What a file holds; the format is taken from its name, or else from its first bytes.
  static func read(_ file: SourceFile, as format: InputFormat?) -> Reading {
    switch format ?? InputFormat(path: file.path) ?? InputFormat(sniffing: file.bytes) {
    case .yaml: tree(YAMLParser.parse(file), isJSON: false)
    case .json: tree(JSONParser.parse(file), isJSON: true)
    case .jsonl: tree(JSONParser.parseLines(file), isJSON: true)
    case .ib: InterfaceBuilderReader.read(file)
    }
  }

  /// What a file holds that nobody named: nil where it is no tree at all.
  static func readIfTree(_ file: SourceFile) -> Reading? {
    guard let format = InputFormat(path: file.path) else { return nil }
    if InputFormat.isAlwaysTree(path: file.path) { return read(file, as: format) }
    let parsed =
      switch format {
      case .yaml: YAMLParser.parse(file)
      case .json: JSONParser.parse(file)
      case .jsonl: JSONParser.parseLines(file)
      case .ib: Parsed<SyntaxTree>(tree: nil, problems: [])
      }
    guard let syntax = parsed.tree, TreeReader.isTree(syntax) else { return nil }
    return tree(parsed, isJSON: format != .yaml)
  }

  private static func tree(_ parsed: Parsed<SyntaxTree>, isJSON: Bool) -> Reading {
    guard let syntax = parsed.tree else { return Reading(tree: nil, problems: parsed.problems) }
    var reading = TreeReader.read(syntax, isJSON: isJSON)
    reading.problems = parsed.problems + reading.problems
    return reading
  }
}
