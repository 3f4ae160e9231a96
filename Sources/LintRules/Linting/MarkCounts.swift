/// How many findings of a file there are of each mark; equal ones are told apart by their order.
struct MarkCounts: Sendable {
  private var counts: [UInt64: UInt64] = [:]

  /// Makes the marks of more findings of the file unique.
  mutating func tellApart(_ findings: inout [LocatedFinding]) {
    for index in findings.indices {
      let mark = findings[index].mark
      let count = counts[mark, default: 0]
      counts[mark] = count + 1
      guard count > 0 else { continue }
      var hash = StableHash(continuing: mark)
      hash.mix(count)
      findings[index].mark = hash.value
    }
  }
}
