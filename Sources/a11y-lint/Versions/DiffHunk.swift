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
