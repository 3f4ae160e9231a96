/// Takes a unified diff apart, line by line.
struct UnifiedDiffReader {
  private let bytes: [UInt8]
  private let lines: [ArraySlice<UInt8>]
  private var index = 0
  private var found: [DiffedFile] = []
  /// Whether there was anything that diffs have.
  private var isDiff = false
  /// Whether the lines are still those between `diff --git` and the first hunk.
  private var isInHeader = false

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    self.bytes = bytes
    let feed = UInt8(ascii: "\n")
    var lines = content.split(separator: feed, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The files of the diff.
  mutating func files() throws(DiffProblem) -> [DiffedFile] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw problem(0, "the diff is in UTF-16; write it in UTF-8")
    }
    while index < lines.count { try readLine() }
    if !isDiff, lines.contains(where: { $0.contains { $0 > 0x20 } }) {
      let isColored = bytes.contains(0x1B)
      throw problem(
        0,
        isColored
          ? "the diff has colours in it; make it with --no-color"
          : "this is not a unified diff; make one with git diff or diff -u")
    }
    return found
  }

  private mutating func readLine() throws(DiffProblem) {
    let line = header(index)
    if let rest = Self.rest(of: line, after: "diff --git ") {
      begin(isInHeader: true)
      if let pair = DiffName.pair(rest) {
        found[found.count - 1].oldName = pair.old
        found[found.count - 1].newName = pair.new
        found[found.count - 1].isPrefixed = pair.old != pair.new
      }
    } else if let rest = Self.rest(of: line, after: "diff --cc ")
      ?? Self.rest(of: line, after: "diff --combined ")
    {
      begin()
      found[found.count - 1].obstacle = .combined
      found[found.count - 1].newName = DiffName(rest)?.path
    } else if line.starts(with: "--- ".utf8), index + 1 < lines.count,
      header(index + 1).starts(with: "+++ ".utf8)
    {
      try readNames()
      return
    } else if line.starts(with: "@@ -".utf8) {
      try readHunk()
      return
    } else if line == Array("***************".utf8)[...] {
      throw problem(index, "this is a context diff; make a unified one with diff -u")
    } else if isInHeader {
      readExtendedHeader(line)
    } else if let rest = Self.rest(of: line, after: "Binary files ") {
      readBinaryNotice(rest)
    } else if ["Index: ", "Only in ", "diff "].contains(where: { line.starts(with: $0.utf8) }) {
      isDiff = true
    }
    index += 1
  }

  private mutating func begin(isInHeader: Bool = false) {
    isDiff = true
    self.isInHeader = isInHeader
    found.append(DiffedFile(line: index + 1))
  }

  /// `new file mode 100644`, `rename from a` and the like.
  private mutating func readExtendedHeader(_ line: ArraySlice<UInt8>) {
    var file = found[found.count - 1]
    if let rest = Self.rest(of: line, after: "rename from ") {
      file.movedFrom = DiffName(rest)?.path
    } else if let rest = Self.rest(of: line, after: "copy from ") {
      file.movedFrom = DiffName(rest)?.path
      file.isCopy = true
    } else if let rest = Self.rest(of: line, after: "rename to ")
      ?? Self.rest(of: line, after: "copy to ")
    {
      file.movedTo = DiffName(rest)?.path
    } else if line.starts(with: "deleted file mode ".utf8) {
      file.isDeleted = true
    } else if let mode = Self.rest(of: line, after: "new file mode ")
      ?? Self.rest(of: line, after: "new mode ")
    {
      file.isSpecial = !mode.starts(with: "100".utf8)
    } else if line.starts(with: "index ".utf8) {
      let words = line.split(separator: UInt8(ascii: " "))
      if words.count == 3 { file.isSpecial = !words[2].starts(with: "100".utf8) }
    } else if line.starts(with: "Binary files ".utf8) || line.starts(with: "GIT binary".utf8) {
      file.obstacle = .binary
    } else if line.isEmpty {
      isInHeader = false
    }
    found[found.count - 1] = file
  }

  /// `Binary files OLD and NEW differ`, as `diff` writes it instead of names and hunks.
  private mutating func readBinaryNotice(_ rest: ArraySlice<UInt8>) {
    let end = Array(" differ".utf8)
    let middle = Array(" and ".utf8)
    let names = rest.dropLast(end.count)
    guard rest.suffix(end.count).elementsEqual(end),
      let place = names.indices.first(where: { names[$0...].starts(with: middle) })
    else { return }
    begin()
    found[found.count - 1].obstacle = .binary
    found[found.count - 1].newName = DiffName(names[(place + middle.count)...])?.path
  }

  /// The lines `--- OLD` and `+++ NEW`.
  private mutating func readNames() throws(DiffProblem) {
    let isKnown = isInHeader || found.last?.obstacle == .combined && found.last?.hunks == []
    if !isKnown { begin() }
    isInHeader = false
    var names: [RawPath?] = []
    for _ in 0..<2 {
      guard let name = DiffName(header(index).dropFirst(4)), !name.path.bytes.isEmpty else {
        throw problem(
          index, "the name of the file cannot be read; its quotes or escapes are broken")
      }
      names.append(name.path == DiffName.none ? nil : name.path)
      index += 1
    }
    found[found.count - 1].oldName = names[0]
    found[found.count - 1].newName = names[1]
    if names[1] == nil { found[found.count - 1].isDeleted = true }
  }

  private mutating func readHunk() throws(DiffProblem) {
    guard let header = DiffHunkHeader(header(index)), let start = header.linesBefore else {
      throw problem(index, "the line numbers of this hunk cannot be read; make the diff anew")
    }
    guard let file = found.last, file.oldName != nil || file.newName != nil, !isInHeader else {
      throw problem(index, "no file is named before this hunk; give the whole diff")
    }
    var hunk = DiffHunk(line: index + 1, start: start)
    var old = header.oldCount
    var new = header.newCount
    index += 1
    while old > 0 || new > 0 {
      guard index < lines.count else {
        throw problem(hunk.line - 1, "the diff ends within this hunk; give the whole diff")
      }
      if readNotice(into: &hunk) { continue }
      let line = lines[index]
      // Some mail programs take the space of an empty line away.
      let kind = line.first.map { DiffHunk.Line.Kind(rawValue: $0) } ?? .context
      guard let kind else {
        throw problem(index, "a line of a hunk begins with a space, + or -; make the diff anew")
      }
      if kind != .added { old -= 1 }
      if kind != .removed { new -= 1 }
      guard old >= 0, new >= 0 else { throw overlong(hunk) }
      hunk.lines.append(DiffHunk.Line(kind: kind, text: line.dropFirst()))
      index += 1
    }
    while index < lines.count, readNotice(into: &hunk) {}
    if index < lines.count, isLineOfHunk(index) { throw overlong(hunk) }
    found[found.count - 1].hunks.append(hunk)
  }

  /// `\ No newline at end of file`, in whatever language; gives whether the line is one.
  private mutating func readNotice(into hunk: inout DiffHunk) -> Bool {
    guard lines[index].first == UInt8(ascii: "\\"), !hunk.lines.isEmpty else { return false }
    hunk.lines[hunk.lines.count - 1].isEnded = false
    hunk.notices.append(index + 1)
    index += 1
    return true
  }

  /// Whether a line after a hunk looks as though it belonged to it. Two dashes are the beginning
  /// of the next file, or of a signature.
  private func isLineOfHunk(_ index: Int) -> Bool {
    guard let first = lines[index].first else { return false }
    if first == UInt8(ascii: "-") { return !lines[index].starts(with: "--".utf8) }
    return first == UInt8(ascii: " ") || first == UInt8(ascii: "+")
  }

  private func overlong(_ hunk: DiffHunk) -> DiffProblem {
    problem(hunk.line - 1, "the hunk has more lines than it says; make the diff anew")
  }

  /// A line as part of a header, without the CR that mail may have put there.
  private func header(_ index: Int) -> ArraySlice<UInt8> {
    lines[index].last == UInt8(ascii: "\r") ? lines[index].dropLast() : lines[index]
  }

  private static func rest(
    of line: ArraySlice<UInt8>, after start: String
  ) -> ArraySlice<UInt8>? {
    line.starts(with: start.utf8) ? line.dropFirst(start.utf8.count) : nil
  }

  private func problem(_ index: Int, _ message: String) -> DiffProblem {
    DiffProblem(line: index + 1, message: message)
  }
}
