import Testing

@testable import DocumentSyntax

/// Lines and columns against a plain loop over the characters.
@Suite("Line index") struct LineIndexTests {
  /// The position of an offset, found byte by byte.
  private func naive(_ offset: Int, in bytes: [UInt8]) -> Position {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(max(offset, mark), bytes.count)
    var (line, column, index) = (1, 1, mark)
    while index < end {
      let byte = bytes[index]
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    return Position(line: line, column: column, offset: end)
  }

  private func check(
    _ bytes: [UInt8], _ offsets: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "x", bytes: bytes)
    let expected = offsets.map { naive($0, in: bytes) }
    let found = LineIndex.positions(of: offsets, in: file)
    if found != expected {
      Issue.record("\(bytes.prefix(200)) \(offsets.prefix(40))", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"], ["\n\n", "\r\r\n"], [" "],
  ])
  func positionsAreThoseOfAPlainLoop(breaks: [String]) {
    var random = SplitMix(state: 7)
    let words = ["a", "word", "é", "漢字", "👩‍👩‍👧", "", "a longer run of words", "\t", "e\u{301}"]
    for round in 0..<600 {
      var text = round % 3 == 0 ? "\u{FEFF}" : ""
      for _ in 0..<Int(random.next() % 40) {
        text += words[Int(random.next() % UInt64(words.count))]
        if random.next() % 2 == 0 { text += breaks[Int(random.next() % UInt64(breaks.count))] }
      }
      let bytes = Array(text.utf8)
      let offsets = (0..<Int(random.next() % 30)).map { _ in
        Int(random.next() % UInt64(bytes.count + 4)) - 1
      }
      check(bytes, offsets)
      if round % 20 == 0 { check(bytes, Array((0...bytes.count).reversed())) }
    }
  }

  @Test func longLinesAndManyLinesAreCounted() {
    let wide = Array(String(repeating: "漢é👍x", count: 3_000).utf8)
    check(wide, [wide.count, 0, wide.count / 2, wide.count - 1, 2_047, 2_048, 2_049, 16_320])
    let long = Array(String(repeating: "x", count: 100_000).utf8)
    check(long, [long.count, 99_999, 0, 50_000])
    for lineBreak in ["\n", "\r\n", "\r"] {
      let lines = Array(String(repeating: lineBreak, count: 20_000).utf8)
      check(lines, [lines.count, 1, 2, 3, 16_320, 16_321, 20_000])
    }
  }

  @Test func offsetsInsideALineBreakStandAfterItsFirstByte() {
    let file = SourceFile(path: "x", bytes: Array("a\r\nb".utf8))
    let found = LineIndex.positions(of: [1, 2, 3, 4], in: file)
    #expect(found.map(\.line) == [1, 1, 2, 2])
    #expect(found.map(\.column) == [2, 3, 1, 2])
  }

  @Test func offsetsOutsideTheFileAreItsEnds() {
    let file = SourceFile(path: "x", bytes: [0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    let found = LineIndex.positions(of: [-5, 0, 3, 7, 99, .max], in: file)
    #expect(found.map(\.offset) == [3, 3, 3, 7, 7, 7])
    #expect(found.map(\.line) == [1, 1, 1, 2, 2, 2])
    #expect(LineIndex.positions(of: [], in: file) == [])
    let empty = SourceFile(path: "x", bytes: [])
    #expect(
      LineIndex.positions(of: [0, 1], in: empty) == [
        Position(line: 1, column: 1, offset: 0), Position(line: 1, column: 1, offset: 0),
      ])
  }

  @Test(arguments: [
    ("one\ntwo\nthree", 5, "two"), ("one\r\ntwo\r\n", 5, "two"), ("one\rtwo", 0, "one"),
    ("one\ntwo", 3, "one"), ("one\ntwo", 7, "two"), ("one\ntwo", 99, "two"), ("one", -1, "one"),
    ("\u{FEFF}one\n", 0, "one"), ("\u{FEFF}one\n", 4, "one"), ("", 0, ""), ("a\n\nb", 2, ""),
  ])
  func theLineAroundAnOffsetComesWithoutItsBreak(text: String, offset: Int, expected: String) {
    let file = SourceFile(path: "x", bytes: Array(text.utf8))
    #expect(file.text(in: LineIndex.line(around: offset, in: file)) == expected)
  }
}
