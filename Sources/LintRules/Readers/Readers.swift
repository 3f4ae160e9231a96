import DocumentSyntax

/// Parses a file of any input format.
enum Readers {
  /// What a file holds; the format is taken from the options, or else from name and contents.
  ///
  /// Portions of a big tree are handed out early, while the rest of the file is still unread;
  /// pieces of an Interface Builder document that are parsed elsewhere are put together.
  static func document(
    _ file: SourceFile, _ options: ReadingOptions, nextPiece: (() -> ParsedPiece?)? = nil,
    early handOut: ((Document) -> Void)? = nil
  ) -> Document {
    let early = handOut.map {
      EarlyScreens(
        of: file, mayRelease: options.adapters.allSatisfy { $0.recognition == nil }, handOut: $0)
    }
    let document = document(file, options, early, nextPiece)
    // What was taken for screens was something else, and the tree no longer has all of it.
    if let early, early.hasReleased, document.earlyPortions == 0 {
      return self.document(file, options, nil)
    }
    return document
  }

  private static func document(
    _ file: SourceFile, _ options: ReadingOptions, _ early: EarlyScreens?,
    _ nextPiece: (() -> ParsedPiece?)? = nil
  ) -> Document {
    if let name = adapterName(for: file, options) { return adapted(file, by: name, options) }
    if options.areRecords, options.format == nil { return json(file, options, early: early) }
    guard let format = options.format ?? InputFormat(path: file.path) else {
      return sniffed(file, options, early: early)
    }
    switch format {
    case .yaml, .jsonl:
      guard options.format == nil else { return tree(file, as: format, early: early) }
      return treeOrAdapted(file, as: format, options, early: early)
    case .json where options.format == nil && !InputFormat.isAlwaysTree(path: file.path):
      return json(file, options, early: early)
    case .json: return tree(file, as: .json, early: early)
    case .ib: return Document(interfaceBuilder: file, options, nextPiece: nextPiece)
    case .reactNative, .adaptiveCards: return adapted(file, by: format.rawValue, options)
    default:
      let (capture, problems) = CaptureFile.opened(file, as: format)
      return Document(file, capture, options, problems: problems)
    }
  }

  /// Where a file is cut into pieces that can be parsed on their own; nil where it is not.
  static func cuts(of file: SourceFile, _ options: ReadingOptions) -> XMLCuts? {
    guard adapterName(for: file, options) == nil,
      (options.format ?? InputFormat(path: file.path)) == .ib
    else { return nil }
    return InterfaceBuilderReader.cuts(of: file)
  }

  /// A document in the tree format.
  private static func tree(
    _ file: SourceFile, as format: InputFormat, early: EarlyScreens?
  ) -> Document {
    let isJSON = format != .yaml
    return Document(file, parsed(file, as: format, early: early), isJSON: isJSON, early: early)
  }

  /// The values of a file in the tree format, of which big portions are handed out early.
  static func parsed(
    _ file: SourceFile, as format: InputFormat, early: EarlyScreens?
  ) -> Parsed<SyntaxTree> {
    if format == .jsonl { return JSONParser.parseLines(file) }
    let isJSON = format == .json
    let handOut = early.map { screens in { screens.add($0, isJSON: isJSON) } }
    return isJSON
      ? JSONParser.parse(file, handingOut: handOut) : YAMLParser.parse(file, handingOut: handOut)
  }

  /// A JSON document that may be a tree or a capture.
  private static func json(
    _ file: SourceFile, _ options: ReadingOptions, early: EarlyScreens?
  ) -> Document {
    let parsed = parsed(file, as: .json, early: early)
    guard let syntax = parsed.tree else {
      let search = CaptureSearch(parsed, in: file)
      return Document(capture: file, search, options) ?? Document(file, parsed, isJSON: true)
    }
    if let adapter = AdapterList.recognized(syntax, among: options.adapters) {
      return Document(file, parsed, adapter, options)
    }
    let search = CaptureSearch(parsed, in: file)
    if let capture = Document(capture: file, search, options) { return capture }
    if let preset = AdapterList.recognizedPreset(syntax) {
      return Document(file, parsed, preset, options)
    }
    if let problem = search.refused.flatMap(CaptureFile.outline) {
      return Document(file, nil, options, problems: [problem])
    }
    let document = Document(file, parsed, isJSON: true, early: early)
    return search.refused.map { document.sayingWhatWasTried(on: $0) } ?? document
  }

  /// A document whose name tells nothing.
  private static func sniffed(
    _ file: SourceFile, _ options: ReadingOptions, early: EarlyScreens?
  ) -> Document {
    let shape = CaptureContents.Shape(file.bytes)
    if shape == .json { return json(file, options, early: early) }
    let search = CaptureSearch(file)
    if let capture = Document(capture: file, search, options) { return capture }
    let document =
      shape == .xml
      ? Document(interfaceBuilder: file, options) : tree(file, as: .yaml, early: early)
    return search.refused.map { document.sayingWhatWasTried(on: $0) } ?? document
  }

  /// What a file holds that nobody named: nil where it is no tree at all.
  static func documentIfTree(_ file: SourceFile, _ options: ReadingOptions) -> Document? {
    var options = options
    options.format = nil
    options.adapter = nil
    if let name = adapterName(for: file, options) { return adapted(file, by: name, options) }
    if InputFormat.isAlwaysTree(path: file.path) { return document(file, options) }
    guard let format = InputFormat(path: file.path) else {
      // There is much XML about, and a look at its beginning is enough.
      let isOther = CaptureContents.Shape(file.bytes) == .xml && !CaptureList.claims(file)
      return isOther ? nil : Document(capture: file, CaptureSearch(file), options)
    }
    let parsed = parsed(file, as: format, early: nil)
    if let syntax = parsed.tree,
      let adapter = AdapterList.recognized(syntax, among: options.adapters)
    {
      return Document(file, parsed, adapter, options)
    }
    if format == .json {
      let search = CaptureSearch(parsed, in: file)
      if let capture = Document(capture: file, search, options) { return capture }
      if let preset = parsed.tree.flatMap(AdapterList.recognizedPreset) {
        return Document(file, parsed, preset, options)
      }
    }
    guard let syntax = parsed.tree, TreeReader.isTree(syntax) else { return nil }
    return Document(file, parsed, isJSON: format != .yaml)
  }
}
