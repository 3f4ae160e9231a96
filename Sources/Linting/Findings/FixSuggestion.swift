import DocumentSyntax
public import ScreenModel

/// The edits of a fix as one replacement, for services that show it beside the code.
public struct FixSuggestion: Sendable {
  /// A place in a file, counted from 1.
  public struct Place: Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The column in bytes of UTF-8.
    public let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The title of the fix.
  public let title: String
  /// Whether the fix may be applied without anybody looking.
  public let safety: Fix.Safety
  /// The place of the first byte that changes.
  public let start: Place
  /// The place behind the last byte that changes.
  public let end: Place
  /// The text that stands there afterwards.
  public let text: String
  /// The lines from the first to the last that change, as they are afterwards, without the end of
  /// the last one.
  public let lines: String

  /// A replacement, and the lines around it, have no more bytes than this.
  private static let longest = 2_000

  /// The suggestions of some findings, one for each fix that is written as edits; templates are
  /// left out, since their words are still to be written.
  static func all(
    of findings: [LocatedFinding], in file: SourceFile
  ) -> [[FixSuggestion]] {
    let fixes = findings.map {
      $0.fixes.filter { $0.edits?.isEmpty == false && $0.safety != .template }
    }
    var offsets: [Int] = []
    for fix in fixes.joined() {
      let edits = fix.edits ?? []
      offsets += [edits.map(\.start).min() ?? 0, edits.map(\.end).max() ?? 0]
    }
    guard !offsets.isEmpty else { return findings.map { _ in [] } }
    let positions = LineIndex.positions(of: offsets, in: file)
    var next = 0
    return fixes.map { fixes in
      fixes.compactMap { fix in
        defer { next += 2 }
        return FixSuggestion(fix, from: positions[next], to: positions[next + 1], in: file)
      }
    }
  }

  package init(
    title: String, safety: Fix.Safety, start: Place, end: Place, text: String, lines: String
  ) {
    self.title = title
    self.safety = safety
    self.start = start
    self.end = end
    self.text = text
    self.lines = lines
  }

  private init?(
    _ fix: LocatedFix, from first: Position, to last: Position, in file: SourceFile
  ) {
    let (start, end) = (first.offset, last.offset)
    guard end - start <= Self.longest, let lineStart = Self.lineStart(of: start, in: file),
      let lastStart = Self.lineStart(of: end, in: file),
      let lineEnd = Self.lineEnd(of: end, in: file)
    else { return nil }
    func edited(_ from: Int, _ to: Int) -> String? {
      let moved = (fix.edits ?? []).map {
        TextEdit(start: $0.start - from, end: $0.end - from, replacement: $0.replacement)
      }
      return TextEdit.apply(moved, to: Array(file.bytes[from..<to]))
        .map { String(decoding: $0, as: UTF8.self) }
    }
    guard let text = edited(start, end), let lines = edited(lineStart, lineEnd) else { return nil }
    self.init(
      title: fix.title, safety: fix.safety,
      start: Place(line: first.line, column: start - lineStart + 1),
      end: Place(line: last.line, column: end - lastStart + 1), text: text, lines: lines)
  }

  /// The offset of the first byte of a line; nil where that is far away.
  private static func lineStart(of offset: Int, in file: SourceFile) -> Int? {
    let beginning = TextEncoding.markLength(of: file.bytes)
    var start = offset
    while start > beginning, file.bytes[start - 1] != 0x0A, file.bytes[start - 1] != 0x0D {
      start -= 1
      if offset - start > longest { return nil }
    }
    return start
  }

  /// The offset of the end of a line; nil where that is far away.
  private static func lineEnd(of offset: Int, in file: SourceFile) -> Int? {
    var end = offset
    while end < file.bytes.count, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D {
      end += 1
      if end - offset > longest { return nil }
    }
    return end
  }
}
