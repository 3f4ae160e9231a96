import Testing

@testable import ScreenModel

@Suite("Texts in texts") struct ByteSearchTests {
  /// What labels are made of: letters with accents in one sign and in two, marks that join the
  /// letter before them, line breaks of one character, and signs that look like others.
  private static let pieces = [
    "a", "b", "ab", "aab", " ", "](", "(", "\u{301}", "é", "e\u{301}", "e", "\r", "\n", "\r\n",
    "日本", "日", "👩‍👧", "👩", "\u{200D}", "🇩🇪", "🇩", "ß", "ss",
  ]

  /// Swift's own search, which compares characters.
  private func expected(_ wanted: String, in text: String) -> [String] {
    let characters = Array(text)
    return characters.ranges(of: Array(wanted)).map { range in
      "\(String(characters[..<range.lowerBound]).utf8.count)+\(String(characters[range]))"
    }
  }

  private func has(_ text: String, _ wanted: String) -> Bool { text.contains(wanted) }

  private func found(_ wanted: String, in text: some StringProtocol) -> [String] {
    let ranges: [Range<String.Index>] = text.ranges(of: wanted, atMost: .max)
    return ranges.map { range in
      "\(text.utf8.distance(from: text.startIndex, to: range.lowerBound))+\(text[range])"
    }
  }

  /// So many pieces, one after the other.
  private func text(_ count: Int, _ random: inout SplitMix) -> String {
    (0..<count).map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
  }

  @Test(arguments: 0...6)
  func findsWhatSwiftFinds(length: Int) {
    var random = SplitMix(state: UInt64(length))
    for _ in 0..<3_000 {
      let text = text(length, &random)
      let wanted = self.text(1 + Int(random.next() % 2), &random)
      let expected = expected(wanted, in: text)
      if found(wanted, in: text) != expected {
        Issue.record("\(wanted.debugDescription) in \(text.debugDescription)")
      }
      #expect(has(text, wanted) == !expected.isEmpty)
      // The same as a part of another text, whose bytes begin elsewhere.
      let whole = "xy\n" + text + "\nz"
      let part = whole.dropFirst(3).dropLast(2)
      if String(part) == text, found(wanted, in: part) != expected {
        Issue.record("\(wanted.debugDescription) in a part, \(text.debugDescription)")
      }
    }
  }

  @Test func nothingIsInEverythingAndNowhere() {
    #expect(has("", ""))
    #expect(has("é", ""))
    #expect(!has("", "a"))
    #expect("ab".ranges(of: "", atMost: .max).isEmpty)
    #expect("éb".ranges(of: "", atMost: .max).isEmpty)
  }

  @Test func theFirstPlacesAreEnough() {
    #expect("a-a-a".ranges(of: "a", atMost: 2).count == 2)
    #expect("é-é-é".ranges(of: "é", atMost: 2).count == 2)
    #expect("aaa".ranges(of: "aa", atMost: .max).count == 1)
  }

  @Test func textsAreTakenApartAndPutTogether() {
    #expect("a - b -  - c".pieces(between: " - ") == ["a", "b", "", "c"])
    #expect("abc".pieces(between: " - ") == ["abc"])
    #expect("I can't, can’t".replacing("can't", with: "cannot") == "I cannot, can’t")
    #expect("é’é’".replacing("’", with: "'") == "é'é'")
  }
}
