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

  /// Why no reader takes the contents, as a list by reason; "" where there is none to ask.
  static func refusals(of contents: CaptureContents) -> String {
    var reasons: [(reason: String, formats: [String])] = []
    for reader in all {
      guard let reason = reader.refusal(of: contents) else { continue }
      let format = reader.info.format.rawValue
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].formats.append(format)
      } else {
        reasons.append((reason, [format]))
      }
    }
    return reasons.map { "not \($0.formats.joined(separator: ", ")): \($0.reason)" }
      .joined(separator: "; ")
  }
}
