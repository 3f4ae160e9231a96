/// The new version of a file, from which the changes of a diff are taken back.
struct ReversedPatch {
  private let path: RawPath
  private let lines: [ArraySlice<UInt8>]
  /// Whether the last line ends with a line feed.
  private let isEnded: Bool

  private static let feed = UInt8(ascii: "\n")
  private static let carriage = UInt8(ascii: "\r")

  init(_ new: [UInt8], path: RawPath) {
    self.path = path
    isEnded = new.last == Self.feed
    let content = isEnded ? new.dropLast() : new[...]
    lines = new.isEmpty ? [] : content.split(separator: Self.feed, omittingEmptySubsequences: false)
  }

  /// The old version.
  ///
  /// Git and mail may turn CR LF into LF or back on the way to the diff. So where the lines do not
  /// fit as they are, they are compared without their CR.
  func old(_ hunks: [DiffHunk]) throws(DiffProblem) -> [UInt8] {
    do {
      return try old(hunks, comparesEnds: true)
    } catch {
      if let old = try? old(hunks, comparesEnds: false) { return old }
      throw error
    }
  }

  private func old(_ hunks: [DiffHunk], comparesEnds: Bool) throws(DiffProblem) -> [UInt8] {
    var old: [UInt8] = []
    var next = 0
    for hunk in hunks {
      guard hunk.start >= next else {
        throw DiffProblem(
          line: hunk.line,
          message: "\(shownPath): the hunk begins before the one above it ends; make the diff anew")
      }
      guard hunk.start <= lines.count else { throw misfit(hunk.line, at: lines.count) }
      for line in next..<hunk.start { append(line, to: &old) }
      next = hunk.start
      for (index, line) in hunk.lines.enumerated() {
        if line.kind == .removed {
          append(line, like: next, comparesEnds, to: &old)
          continue
        }
        guard next < lines.count, fits(line, next, comparesEnds) else {
          throw misfit(hunk.line(at: index), at: next)
        }
        if line.kind == .context { append(next, to: &old) }
        next += 1
      }
    }
    for line in next..<lines.count { append(line, to: &old) }
    return old
  }

  private func fits(_ line: DiffHunk.Line, _ index: Int, _ comparesEnds: Bool) -> Bool {
    guard line.isEnded == hasFeed(index) else { return false }
    if comparesEnds { return line.text == lines[index] }
    return Self.withoutCarriage(line.text) == Self.withoutCarriage(lines[index])
  }

  private func hasFeed(_ index: Int) -> Bool {
    isEnded || index < lines.count - 1
  }

  private func append(_ index: Int, to old: inout [UInt8]) {
    old += lines[index]
    if hasFeed(index) { old.append(Self.feed) }
  }

  /// Adds a line that the new version does not have, ended as the line there is.
  private func append(
    _ line: DiffHunk.Line, like index: Int, _ comparesEnds: Bool, to old: inout [UInt8]
  ) {
    if comparesEnds {
      old += line.text
    } else {
      old += Self.withoutCarriage(line.text)
      let model = lines.isEmpty ? line.text : lines[min(index, lines.count - 1)]
      if model.last == Self.carriage, line.isEnded { old.append(Self.carriage) }
    }
    if line.isEnded { old.append(Self.feed) }
  }

  private static func withoutCarriage(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.last == carriage ? text.dropLast() : text
  }

  private var shownPath: String { Arguments.shown(path.text) }

  private func misfit(_ line: Int, at index: Int) -> DiffProblem {
    let place =
      index < lines.count ? "line \(index + 1) of \(shownPath)" : "the end of \(shownPath)"
    return DiffProblem(
      line: line,
      message: "this does not fit \(place); the diff leads to another version of the file, so make "
        + "it anew")
  }
}
