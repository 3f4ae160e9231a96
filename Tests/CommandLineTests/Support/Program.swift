import Foundation
import Testing

/// Runs the program that was built beside the tests, or another one.
struct Program {
  /// How a run ended, and what it wrote.
  struct Run {
    let code: Int32
    let output: String
    let errors: String
  }

  /// The program, found from where the tests run, so that any build folder will do.
  static let url: URL = {
    let bundle =
      CommandLine.arguments.first { $0.hasSuffix(".xctest") }
      ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
    for _ in 0..<5 {
      let program = folder.appendingPathComponent("a11y-lint")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }()

  /// The folder that the program runs in.
  let folder: URL
  /// What is run.
  var executable = Self.url

  /// Runs the program to its end.
  func run(
    _ arguments: String..., input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, input: input, environment: environment)
  }

  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    // Files rather than pipes: no reader has to keep up.
    let store = try TemporaryFolder()
    let files = try ["in", "out", "err"].map { try store.write($0, $0 == "in" ? input : Data()) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
