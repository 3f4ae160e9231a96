import DocumentSyntax

/// Files that adapters read.
extension Readers {
  /// The adapter that the user or a glob of the configuration names for a file.
  static func adapterName(for file: SourceFile, _ options: ReadingOptions) -> String? {
    if options.format != nil { return nil }
    return options.adapter ?? (options.adapters.isEmpty ? nil : options.adapterForPath(file.path))
  }

  /// A document that an adapter of that name reads.
  static func adapted(
    _ file: SourceFile, by name: String, _ options: ReadingOptions
  ) -> Document {
    guard let adapter = AdapterList.adapter(named: name, among: options.adapters) else {
      let message = AdapterList.unknown(name, among: options.adapters)
      let problem = SyntaxProblem(.syntax, message, at: SourceRange(start: 0, end: 0))
      return Document(file, nil, options, problems: [problem])
    }
    let values = options.areRecords ? JSONParser.parse(file) : parsed(file)
    return Document(file, values, adapter, options)
  }

  /// The values of a file, whatever it is called: JSON where it begins so, or else YAML.
  private static func parsed(_ file: SourceFile) -> Parsed<SyntaxTree> {
    switch (InputFormat(path: file.path), CaptureContents.Shape(file.bytes)) {
    case (.jsonl, _): JSONParser.parseLines(file)
    case (.yaml, _): YAMLParser.parse(file)
    case (.json, _), (_, .json): JSONParser.parse(file)
    default: YAMLParser.parse(file)
    }
  }

  /// A document of YAML or JSON lines, which may be for an adapter of the configuration.
  static func treeOrAdapted(
    _ file: SourceFile, as format: InputFormat, _ options: ReadingOptions,
    early: EarlyScreens?
  ) -> Document {
    let parsed = parsed(file, as: format, early: early)
    if let syntax = parsed.tree,
      let adapter = AdapterList.recognized(syntax, among: options.adapters)
    {
      return Document(file, parsed, adapter, options)
    }
    return Document(file, parsed, isJSON: format != .yaml, early: early)
  }
}
