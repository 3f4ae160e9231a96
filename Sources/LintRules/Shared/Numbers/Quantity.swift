import ScreenModel

/// A number as a text says it, with what it counts, so that two texts can be compared.
struct Quantity: Hashable {
  /// The units of numbers.
  enum Unit: Hashable {
    case none
    case percent
    /// A duration; its numbers are seconds.
    case time
    /// The word behind the number.
    case word(String)
  }

  /// The numbers that it may stand for: "1:05" is 65 seconds, or 65 minutes.
  var numbers: [Double]
  /// The number as it is written, where it was converted: 5 for "5 minutes".
  var plain: Double?
  /// How many digits stand behind the decimal mark.
  var decimals = 0
  var unit = Unit.none

  /// A bare number.
  init(_ number: Double) {
    numbers = [number]
    let text = Self.text(number)
    decimals = text.firstIndex(of: ".").map { text[$0...].count - 1 } ?? 0
  }

  /// A number that may be read in several ways.
  init(_ numbers: [Double], decimals: Int = 0, unit: Unit = .none) {
    self.numbers = numbers
    self.decimals = decimals
    self.unit = unit
  }

  /// A number as people write it, without zeros that say nothing.
  static func text(_ number: Double) -> String {
    // Numbers of Interface Builder are single precision, written with the digits of a double.
    let rounded = (number * 1e6).rounded() / 1e6
    guard rounded.magnitude < 1e9 else { return Points.text(number) }
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// Whether what is heard says another number than what is drawn. Where the two cannot be
  /// compared, the answer is no.
  static func disagree(_ heard: [Quantity], _ drawn: [Quantity], exactly: Bool) -> Bool {
    guard !heard.isEmpty, !drawn.isEmpty else { return false }
    let isDrawnHeard = drawn.allSatisfy { $0.isAmong(heard, exactly: exactly) }
    let isHeardDrawn = heard.allSatisfy { $0.isAmong(drawn, exactly: exactly) }
    if isDrawnHeard || isHeardDrawn { return false }
    return drawn.contains { one in heard.contains { $0.isComparable(to: one) } }
  }

  /// Whether one of several numbers is this one, or two of them together are.
  private func isAmong(_ others: [Quantity], exactly: Bool) -> Bool {
    others.contains { $0.matches(self, exactly: exactly) }
      || Self.compounds(others).contains { $0.matches(self, exactly: true) }
  }

  /// Two neighbouring numbers as one: "4 dollars 50 cents", "4 point 5".
  private static func compounds(_ all: [Quantity]) -> [Quantity] {
    zip(all, all.dropFirst()).flatMap { first, second -> [Quantity] in
      guard let whole = first.numbers.first, let part = second.numbers.first,
        first.decimals == 0, second.decimals == 0, (0..<100).contains(part)
      else { return [] }
      let tenths = Quantity([whole + part / 10], decimals: 1)
      let hundredths = Quantity([whole + part / 100], decimals: 2)
      return part < 10 ? [tenths, hundredths] : [hundredths]
    }
  }

  /// Whether both say the same number, in the same unit or in one that is easily converted.
  func matches(_ other: Quantity, exactly: Bool) -> Bool {
    guard isComparable(to: other) else { return false }
    let tolerance = exactly ? 0 : self.tolerance(with: other)
    return candidates(beside: other).contains { mine in
      other.candidates(beside: self).contains { theirs in
        let distance = (mine.magnitude - theirs.magnitude).magnitude
        return distance <= 1e-6 * max(1, mine.magnitude) || distance < tolerance
      }
    }
  }

  /// The numbers to compare with another's: beside a bare number its own bare number counts too.
  private func candidates(beside other: Quantity) -> [Double] {
    var all = numbers
    if let plain, other.unit == .none { all.append(plain) }
    if unit == .percent, other.unit == .none { all += numbers.map { $0 / 100 } }
    return all
  }

  /// How far two numbers may lie apart where one of them is rounded.
  private func tolerance(with other: Quantity) -> Double {
    let coarser = min(decimals, other.decimals)
    let least = min(numbers.first ?? 0, other.numbers.first ?? 0).magnitude
    if unit == .percent || other.unit == .percent { return 1 }
    if decimals != other.decimals { return coarser == 0 ? 1 : coarser == 1 ? 0.1 : 0.01 }
    if unit == .time || other.unit == .time { return 0 }
    // "About 1,200" for 1,234.
    return least >= 1000 && (isRound || other.isRound) ? 100 : 0
  }

  private var isRound: Bool {
    numbers.contains { $0.magnitude >= 1000 && $0.truncatingRemainder(dividingBy: 100) == 0 }
  }

  /// Whether both count the same, as far as their units tell.
  func isComparable(to other: Quantity) -> Bool {
    switch (unit, other.unit) {
    case (.none, _), (_, .none): true
    case (.word(let one), .word(let another)): Self.isSameWord(one, another)
    default: unit == other.unit
    }
  }

  /// Whether two units are forms of one word, such as "km" and "kilometers".
  private static func isSameWord(_ one: String, _ another: String) -> Bool {
    let (short, long) = one.count <= another.count ? (one, another) : (another, one)
    if short.count > 2 { return short.prefix(3) == long.prefix(3) }
    guard short.first == long.first else { return false }
    var rest = long[...]
    for letter in short {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
