/// The findings of a file, put aside where they take no memory.
struct PackedFindings: Sendable {
  private let bytes: any PackedBytes
  private let range: Range<Int>
  private let rules: [RuleInfo]
  private let path: String

  /// The findings that a writer wrote, whose bytes lie in a range of others.
  init(_ writer: PackWriter, at range: Range<Int>, of bytes: any PackedBytes) {
    self.bytes = bytes
    self.range = range
    rules = writer.rules
    path = writer.path
  }

  /// The findings, read back.
  var findings: [LocatedFinding] {
    var reader = PackReader(bytes.bytes(in: range), rules: rules, path: path)
    return [LocatedFinding](from: &reader)
  }
}
