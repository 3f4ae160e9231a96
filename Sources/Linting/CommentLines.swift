import DocumentSyntax
import InputFormats

/// The comments of a file, and the lines that they stand on and before.
struct CommentLines {
  /// Each comment, in order: in YAML with its `#`, in XML what it holds.
  let ranges: [SourceRange]
  /// Where the line begins that each comment begins on.
  private(set) var starts: [Int] = []
  /// Where the line ends that each comment ends on.
  private var ends: [Int] = []
  /// The next line after each comment that has more than comments.
  private(set) var following: [Range<Int>] = []

  private let file: SourceFile
  private let style: CommentStyle

  /// The comments of a file; looks at each byte around them a few times at most.
  init(_ file: SourceFile, _ style: CommentStyle) {
    self.file = file
    self.style = style
    ranges = style.ranges(in: file)
    for range in ranges { starts.append(lineStart(of: range.start)) }
    // From the last: where only comments follow, the line is that of the next comment.
    ends = ranges.map(\.end)
    following = ranges.map { $0.end..<$0.end }
    for index in ranges.indices.reversed() { readOn(from: index) }
  }

  /// The directives of a comment: where their lines begin, and what is written there.
  func lines(of comment: Int) -> [(start: Int, bytes: [UInt8])] {
    let range = style.contents(of: ranges[comment], in: file.bytes)
    var lines: [(start: Int, bytes: [UInt8])] = []
    var start = range.start
    while start < range.end {
      var end = start
      while end < range.end, file.bytes[end] != 0x0A { end += 1 }
      lines.append((start, (start..<end).map { file.bytes[$0] }))
      start = end + 1
    }
    return lines
  }

  /// The bytes of the lines that a comment stands on.
  func line(around comment: Int) -> Range<Int> {
    starts[comment]..<max(ends[comment], starts[comment])
  }

  private func lineStart(of offset: Int) -> Int {
    // A comment before it on the same line has been there already.
    let last = starts.count - 1
    let known = last >= 0 ? ranges[last].start : 0
    var start = offset
    while start > known, file.bytes[start - 1] != 0x0A { start -= 1 }
    if start > known || last < 0 { return start }
    return starts[last]
  }

  /// Finds where the line of a comment ends, and the next one; those of later comments are known.
  private mutating func readOn(from comment: Int) {
    let bytes = file.bytes
    let next = comment + 1 < ranges.count ? comment + 1 : nil
    var end = ranges[comment].end
    while end < bytes.count, bytes[end] != 0x0A {
      if let next, end == ranges[next].start {
        ends[comment] = ends[next]
        following[comment] = following[next]
        return
      }
      end += 1
    }
    ends[comment] = end
    following[comment] = line(after: end, unless: next)
  }

  /// The first line after an offset that says something; where only a comment stands on it, the
  /// line that follows that comment.
  private func line(after offset: Int, unless comment: Int?) -> Range<Int> {
    let bytes = file.bytes
    var start = offset
    while start < bytes.count {
      start += 1
      var first = start
      while first < bytes.count, bytes[first] <= 0x20, bytes[first] != 0x0A { first += 1 }
      guard first < bytes.count else { break }
      if bytes[first] == 0x0A {
        start = first
        continue
      }
      if let comment, isAlone(comment, from: first) { return following[comment] }
      var end = first
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      return start..<end
    }
    return bytes.count..<bytes.count
  }

  /// Whether a comment begins at an offset, and nothing but blanks follows it on its line.
  private func isAlone(_ comment: Int, from first: Int) -> Bool {
    let range = ranges[comment]
    guard range.start == first + style.opening else { return false }
    guard var end = style.end(of: range) else { return true }
    while end < file.bytes.count, file.bytes[end] != 0x0A {
      if file.bytes[end] > 0x20 { return false }
      end += 1
    }
    return true
  }
}
