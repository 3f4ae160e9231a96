public import DocumentSyntax
public import Linting

/// The VoiceOver transcript of one file, screen by screen.
public struct Transcript: Sendable {
  /// The path as reported.
  public let path: String
  /// The screens in document order.
  public let screens: [TranscriptScreen]
  /// Problems that keep the file from being read completely.
  public let errors: [InputError]
  /// Remarks for standard error.
  public let notes: [String]

  /// The transcript of a file that the user named; a traced one can be compared with others.
  public init(
    of file: SourceFile, _ reading: ReadingOptions = ReadingOptions(),
    _ options: VoiceOverOptions = VoiceOverOptions(), in versions: LanguageVersions? = nil,
    visibleOnly: Bool = false, isTraced: Bool = false
  ) {
    self.init(
      Readers.document(file, reading), options, versions, visibleOnly: visibleOnly,
      isTraced: isTraced)
  }

  /// The transcript of a file met in a folder; nil where it is not a tree.
  public init?(
    ofTree file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    in versions: LanguageVersions? = nil, visibleOnly: Bool = false, isTraced: Bool = false
  ) {
    guard let document = Readers.documentIfTree(file, reading) else { return nil }
    self.init(document, options, versions, visibleOnly: visibleOnly, isTraced: isTraced)
  }

  init(path: String, screens: [TranscriptScreen]) {
    self.path = path
    self.screens = screens
    errors = []
    notes = []
  }

  /// Screens whose stops know their lines, all of which are looked up in one go.
  private static func withLines(
    _ screens: [TranscriptScreen], in file: SourceFile
  ) -> [TranscriptScreen] {
    let offsets = screens.flatMap { $0.stops.map { $0.offset ?? 0 } }
    var positions = LineIndex.positions(of: offsets, in: file)[...]
    var screens = screens
    for screen in screens.indices {
      for stop in screens[screen].stops.indices {
        screens[screen].stops[stop].line = positions.popFirst()?.line
      }
    }
    return screens
  }

  private init(
    _ document: Document, _ options: VoiceOverOptions, _ versions: LanguageVersions?,
    visibleOnly: Bool, isTraced: Bool
  ) {
    let all = (versions?.all ?? [.base]).map { version in
      (0..<document.groupCount).map { document.read($0, in: version) }
    }
    let readings = [document.outline] + (all.first ?? [])
    path = document.file.path
    errors = InputError.errors(readings.flatMap(\.problems), in: document.file)
    notes = readings.flatMap(\.notes) + (versions?.notes ?? [])
    // What cannot be read as a whole is not what anybody wrote.
    let isBroken = readings.contains { $0.problems.contains { $0.kind != .duplicateKey } }
    let trees = isBroken ? [] : all.flatMap { $0.compactMap(\.tree) }
    let read = trees.flatMap { interface in
      let tree = AccessibilityTree(resolving: interface, options)
      let places = isTraced ? ElementPlaces(of: interface) : nil
      return interface.screens.indices.map {
        TranscriptScreen($0, of: tree, visibleOnly: visibleOnly) { element in
          places?.trace(of: element) ?? .none
        }
      }
    }
    screens = isTraced ? Self.withLines(read, in: trees.first?.file ?? document.file) : read
  }
}
