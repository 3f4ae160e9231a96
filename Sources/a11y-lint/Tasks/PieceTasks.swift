import DocumentSyntax
import LintRules

/// The pieces of a big file, which are parsed while those before them are put together.
struct PieceTasks {
  private var tasks = Tasks<(index: Int, piece: ParsedPiece?)>()
  private var turns = Turns<ParsedPiece?>()
  private let cuts: XMLCuts
  private let linter: Linter
  private var started = 0
  /// Whether the first one is still to be parsed by the caller.
  private var isFirstLeft: Bool

  /// - Parameters:
  ///   - limit: How many are under way at most.
  ///   - parsesFirst: Whether the caller parses the first one, and does not wait for it: worth it
  ///     where there are no more pieces than threads, of which there has to be one less then.
  init(_ cuts: XMLCuts, atOnce limit: Int, parsesFirst: Bool, _ linter: Linter) {
    self.cuts = cuts
    self.linter = linter
    isFirstLeft = parsesFirst
    started = parsesFirst ? 1 : 0
    while started < min(limit, cuts.count) { start() }
  }

  /// The piece that comes next, once it is parsed; nil after the last one.
  mutating func next() -> ParsedPiece? {
    if isFirstLeft {
      isFirstLeft = false
      turns.put(linter.parse(0, of: cuts), at: 0)
    }
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
