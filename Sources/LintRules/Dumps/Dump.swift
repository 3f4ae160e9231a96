public import DocumentSyntax

/// How a file is understood, as text: the tools for those who write readers and rules.
public struct Dump {
  /// The text; what of it could be understood.
  public let text: String
  /// What keeps the file from being understood whole.
  public let errors: [InputError]

  /// The values of a JSON or YAML file, or the elements of an XML file.
  public static func syntax(of file: SourceFile, as format: InputFormat?) -> Dump {
    switch format ?? InputFormat(path: file.path) ?? InputFormat(sniffing: file.bytes) {
    case .yaml: values(YAMLParser.parse(file), file)
    case .json: values(JSONParser.parse(file), file)
    case .jsonl: values(JSONParser.parseLines(file), file)
    case .ib: elements(XMLParser.parse(file), file)
    }
  }

  /// The UI tree of a file, with what VoiceOver makes of it.
  public static func interface(
    of file: SourceFile, as format: InputFormat?, _ options: VoiceOverOptions
  ) -> Dump {
    trees(of: file, as: format, options) { InterfaceText($0).text }
  }

  /// The stops of VoiceOver in a file, and where each of their words is from.
  public static func voiceOver(
    of file: SourceFile, as format: InputFormat?, _ options: VoiceOverOptions
  ) -> Dump {
    trees(of: file, as: format, options) { VoiceOverText($0).text }
  }

  private static func trees(
    of file: SourceFile, as format: InputFormat?, _ options: VoiceOverOptions,
    _ text: (AccessibilityTree) -> String
  ) -> Dump {
    let document = Readers.document(file, as: format)
    let readings = (0..<document.portionCount).map(document.read)
    let texts = readings.compactMap { reading in
      reading.tree.map { text(AccessibilityTree(resolving: $0, options)) }
    }
    return Dump(
      text: texts.joined(),
      errors: InputError.errors(document.outline.problems + readings.flatMap(\.problems), in: file))
  }

  private static func values(_ parsed: Parsed<SyntaxTree>, _ file: SourceFile) -> Dump {
    Dump(
      text: parsed.tree.map { SyntaxText.values(of: $0) } ?? "",
      errors: InputError.errors(parsed.problems, in: file))
  }

  private static func elements(_ parsed: Parsed<XMLTree>, _ file: SourceFile) -> Dump {
    Dump(
      text: parsed.tree.map { SyntaxText.elements(of: $0) } ?? "",
      errors: InputError.errors(parsed.problems, in: file))
  }
}
