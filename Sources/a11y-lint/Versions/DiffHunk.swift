/// A part of a file that changed, with the lines around it.
struct DiffHunk: Equatable, Sendable {
  /// A line of one version or of both.
  struct Line: Equatable, Sendable {
    /// Which versions have the line.
    enum Kind: UInt8, Sendable {
      case context = 0x20
      case removed = 0x2D
      case added = 0x2B
    }

    let kind: Kind
    /// The line without its line feed.
    let text: ArraySlice<UInt8>
    /// Whether a line feed follows; the last line of a file may have none.
    var isEnded = true
  }

  /// The line of its header in the diff, from 1.
  let line: Int
  /// How many lines of the new version are before it.
  let start: Int
  /// The line of each in the diff follows from the lines before it.
  var lines: [Line] = []
  /// The lines of the diff that are notices about the end of a file, from 1.
  var notices: [Int] = []

  /// The line in the diff of one of the lines.
  func line(at index: Int) -> Int {
    notices.reduce(line + 1 + index) { $1 <= $0 ? $0 + 1 : $0 }
  }
}

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
