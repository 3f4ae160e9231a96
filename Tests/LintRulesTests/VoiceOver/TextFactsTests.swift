import Testing

@testable import ScreenModel

@Suite("Text facts") struct TextFactsTests {
  /// The facts of a text that stands alone, where every byte is looked at.
  private func slow(_ bytes: [UInt8]) -> TextFacts {
    bytes.withUnsafeBufferPointer { TextFacts($0, start: 0, end: bytes.count) }
  }

  /// The facts of a text inside a file, where the short way may be taken.
  private func fast(_ bytes: [UInt8], after: [UInt8]) -> TextFacts {
    let file = Array("x: ".utf8) + bytes + after
    return file.withUnsafeBufferPointer { TextFacts($0, start: 3, end: 3 + bytes.count) }
  }

  private func expectEqualFacts(_ bytes: [UInt8]) {
    let expected = slow(bytes)
    for after in ["AAAAAAAAAA", "0000000000", "\n\n\n\n\n\n\n\n", "é漢é漢é漢", "_.-@_.-@"] {
      if fast(bytes, after: Array(after.utf8)) != expected {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) before \(after)")
      }
    }
  }

  @Test(arguments: 0...40)
  func theShortWaySeesWhatTheLongOneDoes(length: Int) {
    var random = SplitMix(state: UInt64(length))
    let alphabets = [
      "abcxyz ", "abcXYZ ", "aA", "Ab ", "a1 ", "azAZ@[`{/:09 ", "aA_.-@ ", "a\u{7F}\u{1} B",
    ]
    for alphabet in alphabets {
      let letters = Array(alphabet.utf8)
      for _ in 0..<60 {
        var bytes = (0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
        expectEqualFacts(bytes)
        if !bytes.isEmpty {
          bytes[0] = UInt8(ascii: "A") + UInt8(random.next() % 26)
          expectEqualFacts(bytes)
        }
      }
    }
  }

  @Test(arguments: 3...40)
  func everyByteIsSeenAtEveryPlace(length: Int) {
    for place in 0..<length {
      for byte: UInt8 in [
        0x00, 0x1F, 0x20, 0x2F, 0x30, 0x39, 0x40, 0x41, 0x5A, 0x5B, 0x60, 0x61,
        0x7A, 0x7B, 0x7F,
      ] {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        bytes[0] = UInt8(ascii: "Z")
        bytes[place] = byte
        expectEqualFacts(bytes)
      }
      var capitals = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      capitals[0] = UInt8(ascii: "B")
      capitals[place] = UInt8(ascii: "C")
      if place > 0 { #expect(slow(capitals).contains(.capitals) == (place == 1)) }
    }
  }

  @Test(
    arguments: [
      ("", .assetLike), (" ", []), ("\t\n", .symbols),
      ("\u{200B}", .symbols), ("\u{A0}", .symbols),
      ("\u{E000}", .symbols), ("Name", []), ("name", .assetLike),
      ("Two words", []), ("two words", []), ("SALE", .capitals), ("Sale AB", .capitals),
      ("A B C", []), ("Room 12", .digits), ("Room 1 2", []), ("12", [.digits, .assetLike]),
      ("1.0", [.digits, .assetLike]), ("1. a", []), (".5", .assetLike), ("v1.x", .assetLike),
      ("ic_close", .assetLike), ("Hero.png", .assetLike), ("a b.png", []), ("ÄÖ", .capitals),
      ("ЦЕНА", [.capitals, .foreign]), ("цена", .foreign), ("漢字", .foreign), ("AÄ", .capitals),
      ("é", []), ("👍", .symbols), ("Ωmega", .foreign), ("Don’t", []), ("Wi-Fi", .assetLike),
      ("…", .symbols), ("?", [.symbols, .assetLike]), ("Say: \"Hi!!\"", []), ("3 × 4", .symbols),
      ("A | B", .symbols), ("A • B", .symbols), ("Next →", .symbols), ("\u{E001} Save", .symbols),
      ("a\nb", .symbols), ("- - -", .symbols), ("Total --", .symbols),
      ("Да!", [.symbols, .foreign]),
      ("McDonald", []), ("iOS", [.capitals, .assetLike]), ("Déjà Vu 2026", .digits),
    ] as [(String, TextFacts)])
  func textsTellWhatRulesAskFor(text: String, expected: TextFacts) {
    // Whether a text of other scripts is a symbol's name is left to the rule.
    let compared: TextFacts = text.utf8.allSatisfy { $0 < 0x80 } ? [] : .assetLike
    let found = TextFacts(text)
    let isPlain = text.utf8.allSatisfy {
      $0 == 0x20 || ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10
    }
    let expected = isPlain ? expected : expected.union(.marks)
    #expect(found.subtracting(compared) == expected.subtracting(compared), "\(text)")
    #expect(slow(Array(text.utf8)) == found, "\(text)")
    expectEqualFacts(Array(text.utf8))
  }
}
