import Testing

@testable import DocumentSyntax

@Suite("Text encoding") struct TextEncodingTests {
  /// The first byte that the standard library replaces, if there is one.
  private func naive(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var input = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&input) {
      case .scalarValue(let scalar): offset += String(scalar).utf8.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private func found(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { TextEncoding.firstMalformed(in: $0) }
  }

  private func problem(_ bytes: [UInt8]) -> SyntaxProblem? {
    TextEncoding.problem(in: SourceFile(path: "x", bytes: bytes))
  }

  @Test(
    arguments: [
      ([0x41, 0x80], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xC2], 0), ([0xC2, 0x41], 0),
      ([0xE0, 0x9F, 0xBF], 0), ([0xE0, 0xA0, 0x80], nil), ([0xED, 0x9F, 0xBF], nil),
      ([0xED, 0xA0, 0x80], 0), ([0xEF, 0xBF, 0xBF], nil), ([0xE2, 0x82], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF0, 0x90, 0x80, 0x80], nil),
      ([0xF4, 0x8F, 0xBF, 0xBF], nil), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0x00], nil), ([], nil), ([0xFE], 0), ([0xF0, 0x9F, 0x91], 0),
      ([0xF0, 0x9F, 0x41, 0x8D], 0),
    ] as [([UInt8], Int?)])
  func sequencesAreThoseOfTheStandard(bytes: [UInt8], expected: Int?) {
    #expect(found(bytes) == expected)
    for length in 1...17 {
      let before = [UInt8](repeating: 0x61, count: length)
      #expect(found(before + bytes) == expected.map { $0 + length })
      // What follows cannot complete a sequence that is broken off.
      #expect(found(before + bytes + before) == expected.map { $0 + length })
    }
  }

  @Test func randomBytesAreJudgedAsTheStandardLibraryDoes() {
    var random = SplitMix(state: 3)
    let seed = Array("plain words, é, 漢字, 👩‍👩‍👧 and more plain words".utf8)
    for _ in 0..<3_000 {
      var bytes = seed
      for _ in 0...Int(random.next() % 3) { random.mutate(&bytes) }
      if found(bytes) != naive(bytes) { Issue.record("\(bytes)") }
    }
  }

  @Test func problemsNameTheEncodingAndThePlace() {
    #expect(problem(Array("fine é".utf8)) == nil && problem([]) == nil)
    #expect(problem([0xEF, 0xBB, 0xBF, 0x61]) == nil)
    for mark: [UInt8] in [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] {
      #expect(problem(mark)?.kind == .encoding)
      #expect(problem(mark)?.message.contains("UTF-16") == true)
    }
    let broken = problem(Array("ab".utf8) + [0xFF])
    #expect(broken?.kind == .encoding && broken?.range == SourceRange(start: 2, end: 3))
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF], 3), ([0xEF, 0xBB, 0xBF, 0x61], 3), ([0xEF, 0xBB], 0), ([], 0),
      ([0x61, 0xEF, 0xBB, 0xBF], 0),
    ] as [([UInt8], Int)])
  func aMarkIsThreeBytesAtTheStart(bytes: [UInt8], expected: Int) {
    #expect(TextEncoding.markLength(of: FileBytes(bytes)) == expected)
  }
}
