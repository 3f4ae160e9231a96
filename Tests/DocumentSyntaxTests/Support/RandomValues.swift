import Foundation

/// Makes values that JSON and YAML can write: a different one each time, the same ones in each run.
struct RandomValues {
  /// What texts are made of: words, and what a grammar could take for its own.
  private static let pieces = [
    "a", "screen", "Add to cart", " ", "  ", "-", "- ", ": ", ":", " #", "#", "'", "\"", "\\", "\n",
    "\n\n", "\t", "é", "日本語", "😀", "e\u{301}", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{7F}", "\u{1}",
    "\u{0}", ",", "[", "]", "{", "}", "&x", "*x", "!t", "|", ">", "%", "@", "`", "?", "~", "...",
    "---",
    "null", "true", "12", "0x1F", "1e3", "=", "<<", "/", "yes", "\u{202E}", "\u{FFFD}",
    "\u{10FFFF}",
  ]

  /// The numbers of the documents that are compared; `A11Y_LINT_DOCUMENTS` says how many.
  static let seeds: Range<UInt64> = {
    let count = ProcessInfo.processInfo.environment["A11Y_LINT_DOCUMENTS"].flatMap(UInt64.init)
    return 0..<(count ?? 4_000)
  }()

  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  /// A number from 0 to one less than the limit.
  mutating func next(below limit: Int) -> Int {
    Int(random.next() % UInt64(limit))
  }

  /// Whether something that happens once in so many times happens now.
  mutating func once(in times: Int) -> Bool {
    next(below: times) == 0
  }

  /// One of some things; there has to be one.
  mutating func pick<T>(_ choices: [T]) -> T {
    choices[next(below: choices.count)]
  }

  /// A text of some pieces, perhaps empty.
  mutating func text() -> String {
    (0..<next(below: 7)).map { _ in pick(Self.pieces) }.joined()
  }

  /// A name that is like no other: a counter makes it so.
  mutating func name(_ count: Int) -> String {
    once(in: 3) ? text() + "\(count)" : "key\(count)"
  }

  /// How a number is written that JSON and YAML both know.
  mutating func number() -> String {
    let sign = once(in: 3) ? "-" : ""
    let whole = once(in: 4) ? "0" : "\(1 + next(below: 1 << next(below: 40)))"
    let digits = (0..<next(below: 18)).map { _ in "\(next(below: 10))" }.joined()
    // Foundation refuses some spellings of nought with an exponent, such as `0.00E41`.
    let fraction = once(in: 2) ? "" : ".\(digits)\(1 + next(below: 9))"
    let exponent =
      once(in: 4) ? pick(["e", "E"]) + pick(["", "+", "-"]) + "\(next(below: 280))" : ""
    return sign + whole + fraction + (fraction.isEmpty ? "" : exponent)
  }
}
