import Testing

@testable import ScreenModel

@Suite("Letters of a text") struct SpeechBytesTests {
  @Test func whatCountsAsALetterIsWhatUnicodeSays() {
    let wrong = (0...0x1_FFFF).compactMap(Unicode.Scalar.init(_:)).filter {
      $0.isLetter != $0.properties.isAlphabetic
    }
    #expect(wrong.isEmpty)
  }
}
