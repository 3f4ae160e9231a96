public import DocumentSyntax

/// What VoiceOver reads of one file, screen by screen.
public struct Transcript: Sendable {
  /// The path as reported.
  public let path: String
  /// The screens in document order.
  public let screens: [TranscriptScreen]
  /// What keeps the file from being read whole.
  public let errors: [InputError]
  /// Remarks for standard error.
  public let notes: [String]

  /// The transcript of a file that the user named.
  public init(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    visibleOnly: Bool = false
  ) {
    self.init(Readers.document(file, reading), options, visibleOnly: visibleOnly)
  }

  /// The transcript of a file met in a folder; nil where it is no tree.
  public init?(
    ofTree file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    visibleOnly: Bool = false
  ) {
    guard let document = Readers.documentIfTree(file, reading) else { return nil }
    self.init(document, options, visibleOnly: visibleOnly)
  }

  private init(_ document: Document, _ options: VoiceOverOptions, visibleOnly: Bool) {
    let readings = [document.outline] + (0..<document.portionCount).map(document.read)
    path = document.file.path
    errors = InputError.errors(readings.flatMap(\.problems), in: document.file)
    notes = readings.flatMap(\.notes)
    // What cannot be read as a whole is not what anybody wrote.
    let isBroken = readings.contains { $0.problems.contains { $0.kind != .duplicateKey } }
    let trees = isBroken ? [] : readings.compactMap(\.tree)
    screens = trees.flatMap { interface in
      let tree = AccessibilityTree(resolving: interface, options)
      return interface.screens.indices.map {
        TranscriptScreen($0, of: tree, visibleOnly: visibleOnly)
      }
    }
  }
}
