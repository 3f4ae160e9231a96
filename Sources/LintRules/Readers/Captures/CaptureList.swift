import DocumentSyntax

/// The readers of captures, and which of them a file is for.
enum CaptureList {
  /// Every reader; the more particular ones come first.
  static let all: [any CaptureReader.Type] = [
    SimUseReader.self, IdbReader.self, SnapshotReader.self, UITestsReader.self,
    TrailblazeReader.self, MaestroReader.self,
    PageSourceReader.self, PageSourceJSONReader.self,
    XCUITestReader.self, EarlGreyReader.self, ViewsReader.self,
  ]

  /// The reader of a format; nil where it is no format of captures.
  static func reader(of format: InputFormat) -> (any CaptureReader.Type)? {
    all.first { $0.info.format == format }
  }

  /// Whether the first bytes of a file tell that it is meant for some reader.
  static func claims(_ file: SourceFile) -> Bool {
    all.contains { $0.claims(file) }
  }

  /// Why no reader takes the contents, as a list; "" where there is none to ask.
  static func refusals(of contents: CaptureContents) -> String {
    all.compactMap { reader in
      reader.refusal(of: contents).map { "not \(reader.info.format.rawValue): \($0)" }
    }.joined(separator: "; ")
  }
}
