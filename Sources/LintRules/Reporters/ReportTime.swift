/// The moment of a run, for reports that are asked to tell it.
public struct ReportTime: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in universal time.
  public let seconds: Int

  /// The moment so many seconds after the beginning of 1970 in universal time.
  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// The moment as `2026-11-22T07:49:08Z`.
  public var text: String { wholeSeconds + "Z" }

  /// The moment without a zone, as `2026-11-22T07:49:08`, in universal time.
  var wholeSeconds: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    // Years begin in March here, so that the day that leap years add is the last one.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let hours = Self.padded(rest / 3_600, 2)
    return "\(date)T\(hours):\(Self.padded(rest / 60 % 60, 2)):\(Self.padded(rest % 60, 2))"
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(length - digits.utf8.count, 0)) + digits
  }
}
