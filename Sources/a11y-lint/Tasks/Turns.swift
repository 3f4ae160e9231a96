/// Puts what comes in any order back into its order.
struct Turns<Outcome> {
  private var waiting: [Int: Outcome] = [:]
  private var turn = 0

  /// Takes what has a place in the order, from 0 on.
  mutating func put(_ outcome: consuming Outcome, at place: Int) {
    waiting[place] = outcome
  }

  /// What comes next, once it is there.
  mutating func next() -> Outcome? {
    guard let outcome = waiting.removeValue(forKey: turn) else { return nil }
    turn += 1
    return outcome
  }
}
