import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Looks for the configuration file of the current folder.
enum ConfigurationSearch {
  /// The nearest configuration file, from the current folder up to the top of its repository; nil
  /// where there is none.
  static func nearest() throws(UsageError) -> RawPath? {
    guard let current = getcwd(nil, 0) else { return nil }
    var folder = RawPath(cString: current)
    free(current)
    var shown = RawPath(".")
    while true {
      if let file = try only(in: shown) { return file }
      let isTop = exists(shown.appending(RawPath(".git")))
      if isTop || folder.components.isEmpty { return nil }
      folder = folder.parent
      shown = shown.appending(RawPath(".."))
    }
  }

  /// The configuration file of a folder; two of them would leave open which one counts.
  private static func only(in folder: RawPath) throws(UsageError) -> RawPath? {
    let found = ConfigurationFile.names.map { folder.appending(RawPath($0)) }.filter(exists)
    guard found.count < 2 else {
      throw UsageError(
        "there are two configurations, \(Arguments.shown(found[0].text)) and "
          + "\(Arguments.shown(found[1].text)); keep one")
    }
    return found.first
  }

  private static func exists(_ path: RawPath) -> Bool {
    if case .success = FileKind.of(path) { return true }
    return false
  }
}
