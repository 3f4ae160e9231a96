import Foundation
import Testing

/// A program of the system that tests compare with.
struct InstalledTool {
  let path: String

  /// The program, or nil, after saying so, where it is not installed.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    if let path = paths.first(where: FileManager.default.isExecutableFile) {
      self.path = path
      return
    }
    print("skipped: \(name) is not installed")
    if ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1" {
      Issue.record("\(name) is not installed")
    }
    return nil
  }

  /// Runs it to its end; gives the exit code and what it wrote.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> (code: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files rather than pipes: no reader has to keep up.
    let store = try TemporaryFolder()
    let files = try ["out", "err"].map { try store.write($0, Data()) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try Data(contentsOf: files[0]),
      String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    )
  }
}
