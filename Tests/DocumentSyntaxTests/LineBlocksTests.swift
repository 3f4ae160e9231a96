import Testing

@testable import DocumentSyntax

@Suite("Blocks of lines") struct LineBlocksTests {
  /// Lines of all lengths, so that blocks have many, few and none.
  private func text(_ breaks: [String], _ random: inout SplitMix) -> String {
    let lengths = [0, 1, 17, 200, 1_023, 1_024, 1_025, 5_000]
    return (0..<60).map { _ in
      let letter = random.next() % 5 == 0 ? "é" : "a"
      let length = lengths[Int(random.next() % UInt64(lengths.count))]
      return String(repeating: letter, count: length)
        + breaks[Int(random.next() % UInt64(breaks.count))]
    }.joined()
  }

  private func expectEqualPositions(_ text: String, _ random: inout SplitMix) {
    let file = SourceFile(path: "x", bytes: Array(text.utf8))
    let count = UInt64(file.bytes.count)
    for _ in 0..<20 {
      let (one, other) = (Int(random.next() % (count + 1)), Int(random.next() % (count + 1)))
      let span = min(one, other)..<max(one, other)
      let offsets = (0..<12).map { _ in
        span.lowerBound + Int(random.next() % UInt64(span.count + 1))
      }
      #expect(
        LineIndex.positions(of: offsets, in: LineBlocks(of: span, in: file), of: file)
          == LineIndex.positions(of: offsets, inSpan: span, of: file))
    }
  }

  @Test(arguments: 0..<12)
  func placesAreThoseOfTheLineIndex(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    expectEqualPositions(text(["\n"], &random), &random)
    expectEqualPositions(text(["\n", "\r\n", "\r"], &random), &random)
    expectEqualPositions("\u{FEFF}" + text(["\n", ""], &random), &random)
  }

  @Test func aFileOfOneLineHasNone() {
    let file = SourceFile(path: "x", bytes: Array(repeating: UInt8(ascii: "x"), count: 10_000))
    let blocks = LineBlocks(of: 100..<9_000, in: file)
    #expect(
      LineIndex.positions(of: [8_000, 200], in: blocks, of: file).map(\.column)
        == [7_901, 101, 8_901])
  }

  @Test func nothingHasNoLines() {
    let file = SourceFile(path: "x", bytes: [])
    let places = LineIndex.positions(of: [], in: LineBlocks(of: 0..<0, in: file), of: file)
    #expect(places == [Position(line: 1, column: 1, offset: 0)])
  }
}
