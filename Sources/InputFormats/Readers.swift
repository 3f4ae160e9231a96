package import DocumentSyntax

/// Finds the reader of a file by `FormatList`, and what the file holds.
package enum Readers {
  /// The document in a file that the user named: by the format or adapter of the options, or else
  /// by the file's name and contents.
  ///
  /// A file of no known format is read as what it most likely is, so that the user learns what is
  /// wrong with it.
  package static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    if let name = adapterName(for: file, options) { return adapted(file, by: name, options) }
    if let format = options.format, let reader = FormatList.reader(of: format) {
      let document = reader.document(file, options)
      guard document.groups.isEmpty, !document.outline.problems.isEmpty,
        let problem = ForeignFile.problem(file, readAs: format)
      else { return document }
      return Document(file, problem: problem)
    }
    if !options.areRecords, let problem = ForeignFile.problem(file) {
      return Document(file, problem: problem)
    }
    let document =
      known(file, options, isNamed: true)
      ?? FormatList.likelyReader(of: .text).document(file, options)
    guard !document.outline.problems.isEmpty, !options.areRecords,
      let conflict = ForeignFile.conflict(in: file)
    else { return document }
    return Document(file, problem: conflict)
  }

  /// A file that was found in a folder.
  package enum Found: Sendable {
    case document(Document)
    /// It has the shape of a tree, and too little else of one.
    case doubtful
    /// It is of no format.
    case other
  }

  /// The document in a file that was found in a folder; nil where it is of no format.
  package static func documentIfTree(_ file: SourceFile, _ options: ReadingOptions) -> Document? {
    guard case .document(let document) = found(file, options) else { return nil }
    return document
  }

  /// The meaning of a file that was found in a folder.
  package static func found(_ file: SourceFile, _ options: ReadingOptions) -> Found {
    var options = options
    options.format = nil
    options.adapter = nil
    if let name = adapterName(for: file, options) {
      return .document(adapted(file, by: name, options))
    }
    guard let document = known(file, options, isNamed: false) else { return .other }
    return document.isDoubtful ? .doubtful : .document(document)
  }

  /// The document in a file whose name or contents tell the format.
  ///
  /// Without a known format it is nil, or for a named file what it most likely is.
  private static func known(
    _ file: SourceFile, _ options: ReadingOptions, isNamed: Bool
  ) -> Document? {
    let format =
      options.areRecords ? FormatList.tree(of: .json) : FormatList.tree(ofPath: file.path)
    if let format { return values(of: file, format, options, isNamed: isNamed) }
    if let reader = FormatList.reader(ofPath: file.path) {
      let document = reader.document(file, options)
      if !isNamed, let unread = document.unread { return unread }
      // A file without a view is not for us; whether there is one, nobody knows of other bytes.
      let isText = !document.outline.problems.contains { $0.kind == .encoding }
      let isOfInterest = !document.groups.isEmpty || !reader.info.mayHoldNothing || !isText
      return isNamed || isOfInterest ? document : nil
    }
    let shape = CaptureContents.Shape(file.bytes)
    if isNamed, shape == .json {
      return values(of: file, FormatList.tree(of: .json), options, isNamed: true)
    }
    // There is much XML about, and a look at its beginning is enough.
    if !isNamed, shape == .xml, !CaptureSearch.isClaimed(file) { return nil }
    let search = CaptureSearch(file)
    if search.isFound { return Document(file, search.capture, options, outline: search.outline) }
    guard isNamed else { return nil }
    let document = FormatList.likelyReader(of: shape).document(file, options)
    return search.refused.map { document.sayingWhatWasTried(on: $0) } ?? document
  }

  /// The document in a file of JSON or YAML: a tree, a capture, or one that an adapter reads.
  private static func values(
    of file: SourceFile, _ format: any TreeFormat.Type, _ options: ReadingOptions, isNamed: Bool
  ) -> Document? {
    let parsed = format.parse(file)
    if FormatList.certainlyHolds(path: file.path), !options.areRecords {
      return format.document(file, parsed, options)
    }
    if !options.adapters.isEmpty,
      let adapter = parsed.tree.flatMap({ AdapterList.recognized($0, among: options.adapters) })
    {
      return adapter.document(file, parsed, options)
    }
    var refused: CaptureContents?
    if format.mayBeOther {
      let search =
        parsed.tree.map { CaptureSearch(.json($0), parsed.problems) } ?? CaptureSearch(file)
      if search.isFound {
        return Document(file, search.capture, options, outline: search.outline)
      }
      if let preset = parsed.tree.flatMap(AdapterList.recognizedPreset) {
        return preset.document(file, parsed, options)
      }
      refused = search.refused
    }
    guard isNamed || parsed.tree.map(format.isTree) == true else { return nil }
    if !isNamed, !options.isWanted(file.path), let tree = parsed.tree, !format.isCertain(tree) {
      return Document(doubtful: file)
    }
    let document = format.document(file, parsed, options)
    guard isNamed, parsed.tree != nil, let refused else { return document }
    if let problem = CaptureFile.outline(refused) {
      var other = Document(file, problem: problem)
      // Keys that are there twice are wrong whatever the file is.
      other.outline.problems += parsed.problems
      return other
    }
    return document.sayingWhatWasTried(on: refused)
  }

  // MARK: Adapters

  /// The adapter that the user or a glob of the configuration names for a file.
  private static func adapterName(for file: SourceFile, _ options: ReadingOptions) -> String? {
    if options.format != nil { return nil }
    return options.adapter ?? (options.adapters.isEmpty ? nil : options.adapterForPath(file.path))
  }

  /// The document in a file that an adapter of that name reads, whatever the file is called.
  static func adapted(
    _ file: SourceFile, by name: String, _ options: ReadingOptions
  ) -> Document {
    guard let adapter = AdapterList.adapter(named: name, among: options.adapters) else {
      let message = AdapterList.unknown(name, among: options.adapters)
      let problem = SyntaxProblem(.syntax, message, at: SourceRange(start: 0, end: 0))
      return Document(file, problem: problem)
    }
    let told = options.areRecords ? FormatList.tree(of: .json) : FormatList.tree(ofPath: file.path)
    let format = told ?? FormatList.tree(of: CaptureContents.Shape(file.bytes))
    return adapter.document(file, format.parse(file), options)
  }
}
