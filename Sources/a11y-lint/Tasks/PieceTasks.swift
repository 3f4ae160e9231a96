import DocumentSyntax
import LintRules

/// The pieces of a big file, which are parsed while those before them are put together.
struct PieceTasks {
  /// What nobody has begun to parse.
  private let open: Monitor<Range<Int>>
  /// What helpers have parsed, in no order.
  private let parsed = Monitor<[(index: Int, piece: ParsedPiece?)]>([])
  private var turns = Turns<ParsedPiece?>()
  /// How many pieces have not come here yet.
  private var left: Int
  private let cuts: XMLCuts
  private let linter: Linter

  /// - Parameter helpers: How many threads parse beside the caller, who parses whenever there is
  ///   nothing to put together: each thread more would touch memory of its own.
  init(_ cuts: XMLCuts, helpers: Int, _ linter: Linter) {
    self.cuts = cuts
    self.linter = linter
    let open = Monitor(0..<cuts.count)
    self.open = open
    left = cuts.count
    for _ in 0..<min(helpers, cuts.count - 1) {
      Workers.all.add { [parsed] in
        while let index = open.with({ $0.popFirst() }) {
          let piece = linter.parse(index, of: cuts)
          parsed.change { $0.append((index, piece)) }
        }
      }
    }
  }

  /// The piece that comes next, once it is parsed; nil after the last one.
  mutating func next() -> ParsedPiece? {
    while true {
      if let piece = turns.next() {
        if let piece { return piece }
        continue
      }
      guard left > 0 else { return nil }
      left -= 1
      if let (index, piece) = parsed.with({ $0.popLast() }) {
        turns.put(piece, at: index)
      } else if let index = open.with({ $0.popFirst() }) {
        turns.put(linter.parse(index, of: cuts), at: index)
      } else {
        let (index, piece) = parsed.wait(looksOn: Workers.all.haveCores) { $0.popLast() }
        turns.put(piece, at: index)
      }
    }
  }
}
