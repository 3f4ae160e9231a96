/// The findings of a file: at hand, or put aside and read back by whoever looks at them.
struct FindingList: Sendable {
  private enum Place: Sendable {
    case here([LocatedFinding])
    case aside(PackedFindings)
  }

  private var place: Place
  /// Which of the findings that lie aside have become known since; empty where none has.
  private var known: [Bool] = []
  /// The least severity of those that are shown of the findings that lie aside; nil for all.
  private var minimum: Severity?
  /// How many there are.
  private(set) var count: Int

  /// Findings that are at hand.
  init(_ findings: [LocatedFinding]) {
    place = .here(findings)
    count = findings.count
  }

  /// The findings; of those that lie aside a copy each time, so that callers ask once.
  var all: [LocatedFinding] {
    switch place {
    case .here(let findings): return findings
    case .aside(let packed):
      let findings = Self.mark(known, in: packed.findings)
      return minimum.map { Self.shown(of: findings, atLeast: $0) } ?? findings
    }
  }

  /// Whether they are at hand.
  var isHere: Bool {
    if case .here = place { true } else { false }
  }

  /// Puts them aside; what says where their bytes lie gives nil where that cannot be done.
  mutating func putAside(path: String, _ keep: ([UInt8]) -> (any PackedBytes, at: Int)?) {
    guard case .here(let findings) = place, !findings.isEmpty else { return }
    var writer = PackWriter(path: path)
    findings.pack(into: &writer)
    guard let (bytes, start) = keep(writer.bytes) else { return }
    place = .aside(PackedFindings(writer, at: start..<start + writer.bytes.count, of: bytes))
  }

  /// Makes some of the findings known; one answer for each of them.
  mutating func mark(known answers: [Bool]) {
    switch place {
    case .aside where minimum == nil:
      known = known.isEmpty ? answers : zip(known, answers).map { $0 || $1 }
    case .here, .aside: place = .here(Self.mark(answers, in: all))
    }
  }

  /// Leaves those from a severity on, and of too many the gravest.
  mutating func show(atLeast severity: Severity) {
    let shown = Self.shown(of: all, atLeast: severity)
    count = shown.count
    if isHere { place = .here(shown) } else { minimum = severity }
  }

  private static func mark(_ known: [Bool], in findings: [LocatedFinding]) -> [LocatedFinding] {
    guard known.contains(true) else { return findings }
    var marked = findings
    for (index, isKnown) in zip(marked.indices, known) where isKnown {
      marked[index].state = .known
    }
    return marked
  }

  private static func shown(
    of findings: [LocatedFinding], atLeast minimum: Severity
  ) -> [LocatedFinding] {
    gravest(of: minimum > .note ? findings.filter { $0.severity >= minimum } : findings)
  }

  /// The new findings and the bad ones, in their order, where there are too many.
  private static func gravest(of findings: [LocatedFinding]) -> [LocatedFinding] {
    guard findings.count > FileReport.mostListed else { return findings }
    let sorts = LocatedFinding.State.allCases.flatMap { state in
      Severity.allCases.reversed().map { (state, $0) }
    }
    var room = FileReport.mostListed
    var kept: [Int] = []
    for (state, severity) in sorts where room > 0 {
      let own = findings.indices.filter {
        findings[$0].state == state && findings[$0].severity == severity
      }.prefix(room)
      kept += own
      room -= own.count
    }
    return kept.sorted().map { findings[$0] }
  }
}
