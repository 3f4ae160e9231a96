import Foundation

/// A run of a program that is not ours, such as a shell.
struct ShellRun {
  let code: Int32
  let output: String
  let errors: String

  /// Runs the program of that name to its end; nil, after saying so, where it is not installed.
  init?(_ name: String, _ arguments: [String], in folder: TemporaryFolder) throws {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard
      let path = folders.map({ "\($0)/\(name)" }).first(
        where: FileManager.default.isExecutableFile(atPath:))
    else {
      print("skipped: \(name) is not installed")
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let files = try ["in", "out", "err"].map { try folder.write(".run-\(name)-\($0)", "") }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }
}
