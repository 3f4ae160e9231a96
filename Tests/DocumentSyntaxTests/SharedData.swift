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
    if isRequired { Issue.record("../shared/\(path) is missing") }
    return nil
  }

  /// Whether a test that cannot run has to.
  static let isRequired =
    ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1"

  /// Whether a file or folder of the data is there.
  static func has(_ path: String) -> Bool {
    let top = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return FileManager.default.fileExists(
      atPath: top.appendingPathComponent("shared/\(path)").path)
  }
}

extension Trait where Self == ConditionTrait {
  /// A test of the data beside the package: it is skipped with the reason where that is missing,
  /// and fails where everything is required.
  static func needs(data path: String) -> Self {
    .enabled(
      if: SharedData.isRequired || SharedData.has(path), "../shared/\(path) is missing")
  }
}

/// Tests that take long, or that pack, install or build something. `Scripts/check` runs them by
/// themselves.
enum SlowLane {
  static let isOn = ProcessInfo.processInfo.environment["A11Y_LINT_SLOW"] == "1"
  static let reason: Comment = "A11Y_LINT_SLOW=1 runs it, as Scripts/check does"
}
