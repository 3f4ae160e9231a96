import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the program's surroundings say about colour, cores and the day.
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

  /// How many cores there are.
  static var cores: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

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
      guard let given = variable("SOURCE_DATE_EPOCH") else { return ReportTime(seconds: time(nil)) }
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
