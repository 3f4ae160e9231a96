import LintReports
import Linting

/// The environment's settings for colour and the day.
enum Terminal {
  /// Whether standard output is worth colour, unless the command line says so.
  static var wantsColor: Bool {
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      guard let value = variable(name), !value.isEmpty else { continue }
      if value != "0" { return true }
      if name == "FORCE_COLOR" { return false }
    }
    return isatty(STDOUT_FILENO) == 1 && variable("TERM") != "dumb"
  }

  /// Whether standard output is a terminal, where a person reads.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How wide a report on standard output is.
  static var reportWidth: Int { width(of: STDOUT_FILENO) }

  /// How wide text for people is: what a terminal has, within reason; elsewhere what logs have.
  static func width(of descriptor: Int32) -> Int {
    guard isatty(descriptor) == 1, let columns = columns(of: descriptor) else {
      return Wrapping.reportWidth
    }
    return min(max(columns, 40), 120)
  }

  /// How many columns a terminal has, where somebody says so.
  static func columns(of descriptor: Int32) -> Int? {
    if let said = variable("COLUMNS").flatMap({ Int($0) }), said > 0 { return said }
    var size = winsize()
    guard ioctl(descriptor, CLibrary.windowSizeRequest, &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Whether a line on standard error may be drawn again and again: not in the log of a build,
  /// even where the service pretends to be a terminal.
  static var canRedraw: Bool {
    isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" && (variable("CI") ?? "").isEmpty
  }

  /// A moment in nanoseconds, for telling how long something took.
  static var clock: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// The folder that relative paths start at; empty where it is gone.
  static var currentFolder: String {
    guard let current = getcwd(nil, 0) else { return "" }
    defer { free(current) }
    return String(cString: current)
  }

  /// The day where the user is.
  static var today: CalendarDay {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CalendarDay(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The moment that reports tell.
  static var now: ReportTime {
    get throws(UsageError) {
      guard let given = variable("SOURCE_DATE_EPOCH"), !given.isEmpty else {
        return ReportTime(seconds: time(nil))
      }
      // Years of more than four digits have no place in any format.
      guard let seconds = Int(given), 0..<253_402_300_800 ~= seconds else {
        throw UsageError(
          "SOURCE_DATE_EPOCH takes seconds since 1970, not \(Arguments.shown(given))")
      }
      return ReportTime(seconds: seconds)
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
