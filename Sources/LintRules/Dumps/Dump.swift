public import DocumentSyntax

/// How a file is understood, as text: the tools for those who write readers and rules.
public struct Dump {
  /// The text; what of it could be understood.
  public let text: String
  /// What keeps the file from being understood whole.
  public let errors: [InputError]

  /// The values of a JSON or YAML file, or the elements of an XML file.
  public static func syntax(of file: SourceFile, _ reading: ReadingOptions) -> Dump {
    switch reading.format ?? InputFormat(path: file.path) {
    case .yaml: return values(YAMLParser.parse(file), file)
    case .json: return values(JSONParser.parse(file), file)
    case .jsonl: return values(JSONParser.parseLines(file), file)
    case .ib: return elements(XMLParser.parse(file), file)
    default: break
    }
    let (contents, problems) = CaptureFile.contents(of: file)
    return switch contents {
    case .json(let syntax): values(Parsed(tree: syntax, problems: problems), file)
    case .xml(let xml): elements(Parsed(tree: xml, problems: problems), file)
    case .text: values(YAMLParser.parse(file), file)
    case nil: Dump(text: "", errors: InputError.errors(problems, in: file))
    }
  }

  /// The UI tree of a file, with what VoiceOver makes of it.
  public static func interface(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    in editions: Editions? = nil
  ) -> Dump {
    trees(of: file, reading, options, editions) { InterfaceText($0).text }
  }

  /// The stops of VoiceOver in a file, and where each of their words is from.
  public static func voiceOver(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    in editions: Editions? = nil
  ) -> Dump {
    trees(of: file, reading, options, editions) { VoiceOverText($0).text }
  }

  private static func trees(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    _ editions: Editions?, _ text: (AccessibilityTree) -> String
  ) -> Dump {
    let document = Readers.document(file, reading)
    let readings = (editions?.all ?? [.base]).flatMap { edition in
      (0..<document.portionCount).map { document.read($0, in: edition, reading) }
    }
    let problems = readings.prefix(document.portionCount).flatMap(\.problems)
    let texts = readings.compactMap { reading in
      reading.tree.map { text(AccessibilityTree(resolving: $0, options)) }
    }
    return Dump(
      text: texts.joined(),
      errors: InputError.errors(document.outline.problems + problems, in: file))
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
