import ScreenModel

/// Two traits that cannot be meant together, and how bad that is.
struct TraitConflict: Sendable {
  let first: TraitSet
  let second: TraitSet
  let severity: Severity

  /// Every pair that is known not to go together.
  static let all: [TraitConflict] = {
    let roles: [TraitSet] = [.button, .link, .searchField, .keyboardKey]
    var conflicts: [TraitConflict] = []
    for (place, role) in roles.enumerated() {
      for other in roles[(place + 1)...] {
        conflicts.append(TraitConflict(first: role, second: other, severity: .error))
      }
    }
    conflicts += [
      TraitConflict(first: .button, second: .adjustable, severity: .error),
      TraitConflict(first: .header, second: .adjustable, severity: .error),
    ]
    for other: TraitSet in [.button, .link, .adjustable, .searchField, .keyboardKey] {
      conflicts.append(TraitConflict(first: .staticText, second: other, severity: .warning))
    }
    return conflicts + [
      TraitConflict(first: .staticText, second: .updatesFrequently, severity: .note),
      TraitConflict(first: .link, second: .adjustable, severity: .note),
    ]
  }()

  /// The names of the two.
  var names: (String, String) { (first.names.joined(), second.names.joined()) }

  /// Whether a set has both.
  func exists(in traits: TraitSet) -> Bool { traits.isSuperset(of: [first, second]) }
}

/// The severities that an option gives to pairs of names, as in `button+staticText=off`.
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
