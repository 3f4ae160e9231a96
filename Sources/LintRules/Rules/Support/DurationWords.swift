/// Numbers with colons as hours, minutes and seconds.
struct DurationWords {
  /// The hours, minutes and seconds; there are no hours where two numbers are written.
  let numbers: [Int]
  /// Whether a minus sign stands before them, as players show what remains.
  let isNegative: Bool

  /// The numbers of a clock in digits, such as `01:05`; nil for one with a fraction.
  init?(_ written: String) {
    isNegative = written.first == "-" || written.first == "−"
    let parts = written.drop { $0 == "-" || $0 == "−" }.split(separator: ":")
    let numbers = parts.compactMap { Int($0) }
    guard 2...3 ~= parts.count, numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }

  /// The words in which English says them, such as "1 minute 5 seconds".
  var words: String {
    let units = ["hour", "minute", "second"].suffix(numbers.count)
    let parts = zip(numbers, units).filter { $0.0 > 0 }.map {
      "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
    }
    return (parts.isEmpty ? "0 seconds" : parts.joined(separator: " "))
      + (isNegative ? " remaining" : "")
  }
}
