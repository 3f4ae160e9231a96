import DocumentSyntax
import LintRules

/// The pieces of a big file, which are parsed while those before them are put together.
struct PieceTasks {
  private var tasks = Tasks<(index: Int, piece: ParsedPiece?)>()
  private var turns = Turns<ParsedPiece?>()
  private let cuts: XMLCuts
  private let linter: Linter
  private var started = 0

  /// - Parameter limit: How many are under way at most.
  init(_ cuts: XMLCuts, atOnce limit: Int, _ linter: Linter) {
    self.cuts = cuts
    self.linter = linter
    while started < min(limit, cuts.count) { start() }
  }

  /// The piece that comes next, once it is parsed; nil after the last one.
  mutating func next() -> ParsedPiece? {
    while true {
      if let piece = turns.next() {
        if let piece { return piece }
        continue
      }
      guard let (index, piece) = tasks.next() else { return nil }
      turns.put(piece, at: index)
      if started < cuts.count { start() }
    }
  }

  private mutating func start() {
    tasks.add { [started, cuts, linter] in (started, linter.parse(started, of: cuts)) }
    started += 1
  }
}
