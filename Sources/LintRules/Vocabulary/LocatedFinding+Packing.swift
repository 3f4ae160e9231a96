import DocumentSyntax

extension LocatedFinding: Packable {
  init(from reader: inout PackReader) {
    content = Content(from: &reader)
    severity = Severity(from: &reader)
    certainty = Certainty(from: &reader)
    start = Position(from: &reader)
    end = Position(from: &reader)
    mark = UInt64(from: &reader)
    state = State(from: &reader)
    related = [Related](from: &reader)
    details = FindingDetails?(from: &reader)
  }

  func pack(into writer: inout PackWriter) {
    content.pack(into: &writer)
    severity.pack(into: &writer)
    certainty.pack(into: &writer)
    start.pack(into: &writer)
    end.pack(into: &writer)
    mark.pack(into: &writer)
    state.pack(into: &writer)
    related.pack(into: &writer)
    details.pack(into: &writer)
  }
}

extension LocatedFinding.Content: Packable {
  convenience init(from reader: inout PackReader) {
    self.init(
      rule: reader.rule(), message: String(from: &reader), help: String(from: &reader),
      path: String?(from: &reader) ?? reader.path, screen: String?(from: &reader),
      nodePath: NodePath?(from: &reader), nodeID: String?(from: &reader),
      nodeType: String?(from: &reader), speech: String?(from: &reader),
      speechAfter: String?(from: &reader), fixes: [LocatedFix](from: &reader),
      suppression: Suppression?(from: &reader), trace: FindingTrace?(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    writer.write(rule: rule)
    message.pack(into: &writer)
    help.pack(into: &writer)
    // Names that look alike may be those of two files.
    (path.hasBytes(of: writer.path) ? nil : path).pack(into: &writer)
    screen.pack(into: &writer)
    nodePath.pack(into: &writer)
    nodeID.pack(into: &writer)
    nodeType.pack(into: &writer)
    speech.pack(into: &writer)
    speechAfter.pack(into: &writer)
    fixes.pack(into: &writer)
    suppression.pack(into: &writer)
    trace.pack(into: &writer)
  }
}

extension NodePath: Packable {
  convenience init(from reader: inout PackReader) {
    self.init(String(from: &reader), isPlain: Bool(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    text.pack(into: &writer)
    isPlain.pack(into: &writer)
  }
}

extension LocatedFinding.Related: Packable {
  init(from reader: inout PackReader) {
    message = String(from: &reader)
    start = Position(from: &reader)
    end = Position(from: &reader)
  }

  func pack(into writer: inout PackWriter) {
    message.pack(into: &writer)
    start.pack(into: &writer)
    end.pack(into: &writer)
  }
}

extension Severity: Packable {}
extension Certainty: Packable {}
extension LocatedFinding.State: Packable {}
extension Suppression.Kind: Packable {}
extension Fix.Safety: Packable {}

extension Position: Packable {
  init(from reader: inout PackReader) {
    self.init(
      line: Int(from: &reader), column: Int(from: &reader), offset: Int(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    line.pack(into: &writer)
    column.pack(into: &writer)
    offset.pack(into: &writer)
  }
}

extension Suppression: Packable {
  init(from reader: inout PackReader) {
    self.init(
      rule: String(from: &reader), reason: String?(from: &reader), until: String?(from: &reader),
      range: SourceRange(start: Int(from: &reader), end: Int(from: &reader)),
      kind: Kind(from: &reader), fault: String?(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    rule.pack(into: &writer)
    reason.pack(into: &writer)
    until.pack(into: &writer)
    range.start.pack(into: &writer)
    range.end.pack(into: &writer)
    kind.pack(into: &writer)
    fault.pack(into: &writer)
  }
}

extension FindingTrace: Packable {
  init(from reader: inout PackReader) {
    self.init(
      identity: UInt64(from: &reader), place: UInt64(from: &reader),
      element: UInt64(from: &reader), node: String(from: &reader))
  }

  func pack(into writer: inout PackWriter) {
    identity.pack(into: &writer)
    place.pack(into: &writer)
    element.pack(into: &writer)
    node.pack(into: &writer)
  }
}
