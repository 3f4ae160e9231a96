import Testing

@testable import LintRules

@Suite("Byte run") struct ByteRunTests {
  private func written(_ fill: (inout ByteRun) -> Void) -> String {
    var writer = ByteWriter()
    writer.write("<")
    writer.write(atMost: 200, fill)
    writer.write(">")
    return writer.text
  }

  @Test(arguments: [0, 9, 10, 99, 100, 1_234_567_890, Int.max, -1, -10, Int.min])
  func numbersAreWrittenAsSwiftDoes(_ number: Int) {
    #expect(written { $0.put(number) } == "<\(number)>")
  }

  @Test func everyPowerOfTenHasItsDigits() {
    var number = 1
    for _ in 0..<19 {
      for near in [number - 1, number, number + 1] {
        #expect(written { $0.put(near) } == "<\(near)>")
      }
      number = number &* 10
    }
  }

  @Test(arguments: [0, 0xF, 0x0123_4567_89AB_CDEF, UInt64.max])
  func fingerprintsHaveSixteenDigits(_ number: UInt64) {
    let digits = String(number, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    #expect(written { $0.put(digitsOf: number) } == "<\(padded)>")
  }

  @Test func piecesFollowEachOther() {
    let text = written { run in
      run.put("words")
      run.put(Array(" bytes ".utf8))
      run.put(text: "text")
      run.put([])
      run.put(NodePath(NodePath("/children/0"), step: "/children/12"))
      #expect(run.count == 39)
    }
    #expect(text == "<words bytes text/children/0/children/12>")
  }

  @Test func roomThatIsNotFilledIsNotWritten() {
    #expect(written { _ in } == "<>")
  }
}
