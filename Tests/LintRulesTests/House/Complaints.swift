import Testing

/// Fails the test with every complaint on a line of its own, as `path:line: what is wrong`.
func expectNone(
  _ complaints: [String], note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !complaints.isEmpty else { return }
  let text = (complaints + (note.isEmpty ? [] : [note])).joined(separator: "\n")
  Issue.record(Comment(rawValue: "\n" + text), sourceLocation: sourceLocation)
}
