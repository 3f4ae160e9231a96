/// What an option says of pairs of names: how bad each is, as in `button+staticText=off`.
struct PairSeverities {
  private let entries: [String]

  init(_ entries: [String]) {
    self.entries = entries
  }

  /// How bad a pair is, in whichever order it is spelled; nil where it is off.
  func severity(of pair: (String, String), _ usual: Severity) -> Severity? {
    let spellings = ["\(pair.0)+\(pair.1)", "\(pair.1)+\(pair.0)"]
    for entry in entries {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, spellings.contains(parts[0]) { return Severity(rawValue: parts[1]) }
    }
    return usual
  }
}
