import Foundation
import Testing

/// Programs of others that some tests need.
enum ExternalTool {
  /// Whether a test that cannot run has to.
  static let everythingIsRequired =
    ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1"

  /// The place of a program in PATH, or nil, after saying so, where there is none.
  static func url(_ name: String, isOptional: Bool = false) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    print("skipped: \(name) is not in PATH")
    if everythingIsRequired, !isOptional { Issue.record("\(name) is not in PATH") }
    return nil
  }

  /// Whether a program is in PATH.
  static func has(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// The words before a command that cut it off the network, where that is permitted.
  static func withoutNetwork(in folder: URL) throws -> [String] {
    let unshare = URL(fileURLWithPath: "/usr/bin/unshare")
    guard FileManager.default.isExecutableFile(atPath: unshare.path) else { return [] }
    for options in [["-n"], ["-rn"]] {
      let attempt = try Program(folder: folder, executable: unshare).run(options + ["true"])
      if attempt.code == 0 { return [unshare.path] + options }
    }
    print("not cut off the network: unshare is not permitted")
    return []
  }
}

extension Trait where Self == ConditionTrait {
  /// A test that needs a program of others: it is skipped with the reason where that is missing,
  /// and fails where everything is required.
  static func needs(tool name: String) -> Self {
    .enabled(
      if: ExternalTool.everythingIsRequired || ExternalTool.has(name), "\(name) is not in PATH")
  }
}
