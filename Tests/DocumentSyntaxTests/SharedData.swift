import Foundation
import Testing

/// The conformance data and the corpus, which lie beside the package.
enum SharedData {
  /// The place of a file or folder of the data, or nil, after saying so, where it is missing.
  static func url(_ path: String) -> URL? {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared/\(path)")
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("skipped: ../shared/\(path) is missing")
    if ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1" {
      Issue.record("../shared/\(path) is missing")
    }
    return nil
  }
}

/// Tests that take long, or that pack, install or build something. `Scripts/check` runs them by
/// themselves.
enum SlowLane {
  static let isOn = ProcessInfo.processInfo.environment["A11Y_LINT_SLOW"] == "1"
  static let reason: Comment = "A11Y_LINT_SLOW=1 runs it, as Scripts/check does"
}
