public import DocumentSyntax

/// Puts the portions of a file together in their order, while others are still linted.
public struct PortionJoin: Sendable {
  private let file: SourceFile
  /// What all of them came to; the findings in their spans have the lines and columns of the file.
  private(set) var whole = PortionReport()
  /// The end of the last span.
  private var end = Position(line: 1, column: 1, offset: 0)
  private var marks = MarkCounts()

  /// A file of which no portion is there yet, or the first ones are.
  public init(of file: SourceFile, _ portions: [PortionReport] = []) {
    self.file = file
    for portion in portions { add(portion) }
  }

  /// Adds the portion that comes next.
  public mutating func add(_ portion: consuming PortionReport) {
    var added: [LocatedFinding] = []
    swap(&added, &portion.findings)
    if let span = portion.span {
      let beginning = beginning(of: span)
      for index in added.indices { added[index].move(toSpanAt: beginning) }
      end = portion.end.moved(toSpanAt: beginning)
    }
    if !whole.pictures.isEmpty {
      for index in added.indices {
        added[index].details = added[index].details?.moved(by: whole.pictures.count)
      }
    }
    marks.tellApart(&added)
    if whole.findings.isEmpty { makeRoom(for: added.count, in: portion.span) }
    whole.findings += added
    whole.addRest(of: portion)
  }

  /// Makes room for all findings of the file, given how many its first portion has: to move them to
  /// more and more room would touch twice as much memory.
  private mutating func makeRoom(for count: Int, in span: Range<Int>?) {
    guard let span, span.upperBound > 0 else { return }
    let share = file.bytes.count / span.upperBound
    whole.findings.reserveCapacity(min(count * (share + 1), FileReport.mostListed))
  }

  /// Takes everything out, so that nobody else has the findings and changing them copies none.
  public mutating func takeAll() -> PortionJoin {
    let all = self
    self = PortionJoin(of: file)
    return all
  }

  /// Takes the findings of all portions out, and in front of them those around them.
  mutating func takeFindings(after around: [LocatedFinding]) -> [LocatedFinding] {
    var findings: [LocatedFinding] = []
    swap(&findings, &whole.findings)
    guard !around.isEmpty else { return findings }
    var around = around
    marks.tellApart(&around)
    return around + findings
  }

  /// Where a span begins, which comes after the last one.
  private func beginning(of span: Range<Int>) -> Position {
    let between = min(end.offset, span.lowerBound)..<span.lowerBound
    let place = LineIndex.positions(of: [], inSpan: between, of: file).first
    return place?.moved(toSpanAt: end) ?? end
  }
}
