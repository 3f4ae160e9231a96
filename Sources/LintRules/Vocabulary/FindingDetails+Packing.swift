/// What only some formats show, as bytes; see ``Packable``.
extension FindingDetails: Packable {
  convenience init(from reader: inout PackReader) {
    self.init(
      excerpt: Excerpt?(from: &reader), columns: EncodedColumns?(from: &reader),
      relatedColumns: [EncodedColumns](from: &reader), lineHash: String?(from: &reader),
      screen: Int?(from: &reader), frame: Rect?(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    excerpt.pack(into: &writer)
    columns.pack(into: &writer)
    relatedColumns.pack(into: &writer)
    lineHash.pack(into: &writer)
    screen.pack(into: &writer)
    frame.pack(into: &writer)
  }
}

extension Excerpt: Packable {
  init(from reader: inout PackReader) {
    self.init(lines: [String](from: &reader), cut: Int(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    lines.pack(into: &writer)
    cut.pack(into: &writer)
  }
}

extension EncodedColumns: Packable {
  init(from reader: inout PackReader) {
    self.init(
      startUTF8: Int(from: &reader), endUTF8: Int(from: &reader), startUTF16: Int(from: &reader),
      endUTF16: Int(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    startUTF8.pack(into: &writer)
    endUTF8.pack(into: &writer)
    startUTF16.pack(into: &writer)
    endUTF16.pack(into: &writer)
  }
}

extension Rect: Packable {
  init(from reader: inout PackReader) {
    self.init(
      x: Double(from: &reader), y: Double(from: &reader), width: Double(from: &reader),
      height: Double(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    x.pack(into: &writer)
    y.pack(into: &writer)
    width.pack(into: &writer)
    height.pack(into: &writer)
  }
}
