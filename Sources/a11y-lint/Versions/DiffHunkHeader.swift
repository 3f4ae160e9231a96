/// The numbers in the header of a hunk: `@@ -12,7 +12,9 @@`.
struct DiffHunkHeader: Equatable {
  let oldCount: Int
  /// The first line of the new version, from 1, or where it has none the line before.
  let newStart: Int
  let newCount: Int

  /// More lines than a file may have bytes are a mistake.
  private static let largest = 2_000_000_000

  /// How many lines of the new version are before the hunk; nil where it would begin before the
  /// file does.
  var linesBefore: Int? {
    newCount == 0 ? newStart : newStart == 0 ? nil : newStart - 1
  }

  /// The header in a line; nil where the line is none.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line
    guard Self.skip("@@ -", in: &rest), let old = Self.range(in: &rest),
      Self.skip(" +", in: &rest), let new = Self.range(in: &rest), Self.skip(" @@", in: &rest)
    else { return nil }
    oldCount = old.count
    newStart = new.start
    newCount = new.count
  }

  private static func skip(_ text: String, in rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// `12,7`, or `12` for one line.
  private static func range(in rest: inout ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    guard let start = number(in: &rest) else { return nil }
    guard skip(",", in: &rest) else { return (start, 1) }
    guard let count = number(in: &rest) else { return nil }
    return (start, count)
  }

  private static func number(in rest: inout ArraySlice<UInt8>) -> Int? {
    var value = 0
    var hasDigits = false
    while let byte = rest.first, (0x30...0x39).contains(byte) {
      value = value * 10 + Int(byte - 0x30)
      guard value <= largest else { return nil }
      hasDigits = true
      rest.removeFirst()
    }
    return hasDigits ? value : nil
  }
}
