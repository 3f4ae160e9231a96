package import DocumentSyntax

/// A spelling of the tree format.
package protocol TreeFormat: FormatReader {
  /// Whether it is JSON, which has no comments.
  static var isJSON: Bool { get }

  /// Whether a capture or a schema of others may be spelled like that as well.
  static var mayBeOther: Bool { get }

  /// The values of a file.
  static func parse(_ file: SourceFile) -> Parsed<SyntaxTree>
}

extension TreeFormat {
  static var isJSON: Bool { true }
  static var mayBeOther: Bool { false }

  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    document(file, parse(file), options)
  }

  static func syntax(of file: SourceFile) -> FileSyntax? { .values(parse(file)) }

  /// Whether the values of a file are a tree of this format, by their root.
  static func isTree(_ syntax: SyntaxTree) -> Bool { TreeReader.isTree(syntax) }

  /// Whether values that have the shape of a tree are one beyond doubt.
  static func isCertain(_ syntax: SyntaxTree) -> Bool { TreeEvidence(syntax).isEnough }
}

extension InputFormat {
  /// The tree format as YAML.
  public static let yaml = Self(named: "yaml")
  /// The tree format as JSON.
  public static let json = Self(named: "json")
  /// The tree format as newline-delimited JSON.
  public static let jsonl = Self(named: "jsonl")
}

/// Trees in YAML.
enum YAMLTreeFormat: TreeFormat {
  static let info = FormatInfo(
    .yaml, "Tree format, YAML", origin: "written by hand or by a tool of yours",
    recognition: "`*.yml`, `*.yaml`; a root with `screen`, `screens` or a known `type`",
    endings: [".yml", ".yaml"], certainEndings: [".a11y.yml", ".a11y.yaml"])

  static let isJSON = false

  static func parse(_ file: SourceFile) -> Parsed<SyntaxTree> { YAMLParser.parse(file) }
}

/// Trees in JSON.
enum JSONTreeFormat: TreeFormat {
  static let info = FormatInfo(
    .json, "Tree format, JSON", origin: "written by a tool of yours",
    recognition: "`*.json`; a root with `screen`, `screens` or a known `type`",
    endings: [".json"], certainEndings: [".a11y.json"])

  static let mayBeOther = true

  static func parse(_ file: SourceFile) -> Parsed<SyntaxTree> { JSONParser.parse(file) }
}

/// Trees in JSON, one a line.
enum JSONLinesTreeFormat: TreeFormat {
  static let info = FormatInfo(
    .jsonl, "Tree format, JSON lines", origin: "written by a tool of yours",
    recognition: "`*.jsonl`, `*.ndjson`; one document a line", endings: [".jsonl", ".ndjson"])

  static func parse(_ file: SourceFile) -> Parsed<SyntaxTree> { JSONParser.parseLines(file) }
}
