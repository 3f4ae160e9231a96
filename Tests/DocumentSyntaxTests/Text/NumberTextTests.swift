import Foundation
import Testing

@testable import DocumentSyntax

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("1", 1), ("+1", 1), (".5", 0.5), ("5.", 5), ("-2.5e+3", -2500),
      ("1E2", 100), ("0x1F", 31), ("0o17", 15), ("1e-999", 0), ("0e99999", 0),
      ("5e-324", .leastNonzeroMagnitude),
      ("9007199254740993", 9_007_199_254_740_992), ("1e22", 1e22), ("1e23", 1e23),
      ("0.1", 0.1), ("123456789012345678901234567890", 123_456_789_012_345_677_877_719_597_056),
      ("0x20000000000001", 9_007_199_254_740_992), ("0x3FFFFFFFFFFFFFFFFFF", 0x1p74),
      ("2.2250738585072011e-308", Double(bitPattern: 0xF_FFFF_FFFF_FFFF)),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)])
  func numbersHaveTheNearestValue(_ text: String, _ value: Double) {
    #expect(number(text)?.bitPattern == value.bitPattern, "\(text)")
  }

  @Test(arguments: [
    "", "-", "+", ".", "e1", "1e", "1e+", "1.2.3", "1_000", "0x", "0xG", "0o8", "--1", " 1", "1 ",
    ".inf", ".nan", "nan", "inf", "1e999", "-1e309", "1e99999999999999999999", "1,5",
  ])
  func otherTextHasNone(_ text: String) {
    #expect(number(text) == nil, "\(text)")
  }

  @Test func decimalsAgreeWithTheStandardLibrary() {
    var random = SplitMix(state: 2)
    for _ in 0..<20_000 {
      let digits = String(random.next() % (random.next() % 2 == 0 ? 1_000_000 : .max))
      let place = digits.index(
        digits.startIndex, offsetBy: Int(random.next() % UInt64(digits.count)))
      let exponent = Int(random.next() % 60) - 30
      let text = "\(digits[..<place]).\(digits[place...])e\(exponent)"
      #expect(number(text) == Double("0\(text)"), "\(text)")
    }
  }

  @Test func aMillionDigitsAreReadAtOnce() {
    let half = "0.5" + String(repeating: "0", count: 1_000_000)
    #expect(number(half) == 0.5)
    #expect(number(half + "1") == 0.5)
    // Half way between two doubles, and just above it.
    let between = "1.00000000000000011102230246251565404236316680908203125"
    #expect(number(between) == 1)
    #expect(number(between + String(repeating: "0", count: 100_000) + "1") == 1.0.nextUp)
    #expect(number(String(repeating: "9", count: 1_000_000)) == nil)
    #expect(number("0." + String(repeating: "0", count: 1_000_000) + "1e1000001") == 1)
  }

  private func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { NumberText.value($0, start: 0, end: bytes.count) }
  }
}
