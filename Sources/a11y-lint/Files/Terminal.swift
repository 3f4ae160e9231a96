#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the program's surroundings say about colour and cores.
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

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
