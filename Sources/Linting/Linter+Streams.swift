package import DocumentSyntax
package import InputFormats

/// Lints the lines of a stream, each for itself.
extension Linter {
  /// The report on a line of a stream.
  ///
  /// `path` is what the line is reported as, and `place` where it begins: in a stream whose lines
  /// give no paths; otherwise at the beginning of itself. What is found in the text of a file has
  /// the places of that file.
  package func lint(
    _ record: StreamRecord, path: String, identifyingPath: String? = nil, at place: Position
  ) -> FileReport {
    switch record.contents {
    case .file(let bytes):
      return lint(Self.file(path, identifyingPath, bytes))
    case .problem(let message, let span):
      let start = record.place(of: span.lowerBound, from: place)
      let end = record.place(of: span.upperBound, from: place)
      let error = InputError(path: path, position: start, end: end, message: message)
      return Self.report(error)
    case .tree(let span):
      let bytes = span == record.bytes.indices ? record.bytes : Array(record.bytes[span])
      let report = lint(record: Self.file(path, identifyingPath, bytes))
        .moved(to: record.place(of: span.lowerBound, from: place))
      guard let start = report.inputErrors.first?.position,
        let advice = record.advice(onMistakeAt: start.offset - place.offset)
      else { return report }
      return Self.report(
        InputError(path: path, position: start, end: start, message: advice))
    }
  }

  private static func report(_ error: InputError) -> FileReport {
    FileReport(
      path: error.path, findings: [], inputErrors: [error], notes: [], screens: 0, nodes: 0,
      suppressed: 0)
  }

  private static func file(
    _ path: String, _ identifyingPath: String?, _ bytes: [UInt8]
  ) -> SourceFile {
    var file = SourceFile(path: path, bytes: bytes)
    if let identifyingPath { file.identifyingPath = identifyingPath }
    return file
  }
}

extension StreamRecord {
  /// Where an offset of the line is in what the line begins in at a place.
  fileprivate func place(of offset: Int, from place: Position) -> Position {
    let scalars = bytes.prefix(offset).count { $0 & 0xC0 != 0x80 }
    return Position(
      line: place.line, column: place.column + scalars, offset: place.offset + offset)
  }
}
