import Foundation
import Testing

@testable import a11y_lint

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Signals", .serialized) struct SignalsTests {
  /// A shell that runs the tests in the background has them ignore signals, and the program with
  /// them; then it would be right that nothing ends.
  init() {
    for number in Signals.ending { signal(number, SIG_DFL) }
  }

  /// A folder of files that take some time, and the report and baseline of an earlier run.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let buttons = Array(repeating: #"{"type": "button"}"#, count: 30).joined(separator: ",")
    for number in 0..<60 {
      try folder.write(
        "k/\(number).a11y.json", #"{"screen": "A", "children": [\#(buttons)]}"#)
    }
    try folder.write("o.json", #"{"old": true}"#)
    try folder.write("b.json", #"{"version": 1, "findings": []}"#)
    return folder
  }

  /// Starts the program, sends a signal when the time has come, and gives how it ended.
  private func end(
    _ arguments: [String], in folder: TemporaryFolder, with signal: Int32,
    path: String? = nil, when isTime: () -> Bool
  ) throws -> (code: Int32, isExit: Bool) {
    let process = Process()
    process.executableURL = Program.url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    if let path {
      var variables = ProcessInfo.processInfo.environment
      variables["PATH"] = path + ":" + (variables["PATH"] ?? "")
      process.environment = variables
    }
    try process.run()
    while process.isRunning, !isTime() { usleep(200) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .exit)
  }

  private func temporaryFiles(in folder: TemporaryFolder) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? [])
      .filter { $0.hasSuffix(".tmp") }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aRunEndsWithTheNumberOfTheSignal(signal: Int32) throws {
    let folder = try TemporaryFolder()
    // It waits for its input.
    let pipe = Pipe()
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["-"]
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.currentDirectoryURL = folder.url
    try process.run()
    usleep(300_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    withExtendedLifetime(pipe) {}
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func nothingIsLeftHalfWritten(signal: Int32) throws {
    let folder = try project()
    let runs = [
      ["k", "--format", "json:o.json", "--format", "html:p.html", "--exit-zero"],
      ["baseline", "update", "k", "--baseline", "b.json"],
    ]
    for arguments in runs {
      var ended = 0
      for attempt in [0, 1, 6] {
        let start = Terminal.clock
        // When a report is being written, and at other moments.
        let outcome = try end(arguments, in: folder, with: signal) {
          attempt < 5
            ? !temporaryFiles(in: folder).isEmpty
            : Terminal.clock - start > UInt64(attempt) * 20_000_000
        }
        #expect(outcome.isExit)
        #expect([0, 128 + signal].contains(outcome.code))
        if outcome.code != 0 { ended += 1 }
        #expect(temporaryFiles(in: folder).isEmpty)
        for name in ["o.json", "b.json"] {
          #expect(throws: Never.self) { try report(folder.read(name)) }
        }
      }
      #expect(ended > 0)
    }
  }

  /// Other signals end a program at once, wherever it is.
  @Test(arguments: [
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGFPE, SIGABRT, SIGSEGV,
    SIGILL, SIGTRAP, SIGBUS,
  ])
  func nothingIsLeftBehind(signal: Int32) throws {
    let folder = try project()
    for _ in 0..<3 {
      _ = try end(["k", "--format", "html:o.json", "--exit-zero"], in: folder, with: signal) {
        !temporaryFiles(in: folder).isEmpty
      }
      #expect(temporaryFiles(in: folder).isEmpty, "\(signal)")
    }
  }

  @Test func aReportThatIsBeingRenderedIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    let buttons = Array(repeating: #"{"type": "button"}"#, count: 3_000).joined(separator: ",")
    try folder.write("a.a11y.json", #"{"screen": "A", "children": [\#(buttons)]}"#)
    let arguments = ["a.a11y.json", "--format", "json:o.json", "--exit-zero"]
    func size(_ name: String) -> UInt64 {
      let path = folder.url.appendingPathComponent(name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.size] as? UInt64 ?? 0
    }
    #expect(try end(arguments, in: folder, with: SIGTERM) { false }.code == 0)
    let whole = size("o.json")
    var isShort = false
    for _ in 0..<10 where !isShort {
      var written: UInt64 = 0
      let outcome = try end(arguments, in: folder, with: SIGTERM) {
        written = temporaryFiles(in: folder).map(size).max() ?? 0
        return written > 0
      }
      #expect(temporaryFiles(in: folder).isEmpty && size("o.json") == whole)
      isShort = outcome.code == 128 + SIGTERM && written < whole
    }
    #expect(isShort, "no signal came while a report was rendered")
  }

  @Test(.needs(tool: "git")) func gitDoesNotOutliveTheRun() throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["a.a11y.json": Trees.clean])
    let folder = clone.folder
    for script in ["exec sleep 60", "trap '' TERM; while :; do sleep 1; done"] {
      let pidFile = folder.url.appendingPathComponent("pid")
      try? FileManager.default.removeItem(at: pidFile)
      let git = try folder.write("bin/git", "#!/bin/sh\necho $$ > '\(pidFile.path)'\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
      let outcome = try end(
        ["a.a11y.json", "--since", "HEAD"], in: folder, with: SIGTERM,
        path: git.deletingLastPathComponent().path
      ) {
        (try? folder.read("pid").hasSuffix("\n")) == true
      }
      #expect(outcome.code == 143 && outcome.isExit)
      let number = try #require(
        Int32(folder.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
      // What has ended stays in the table of processes until somebody asks how.
      var isGone = false
      for _ in 0..<500 where !isGone {
        let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        isGone = kill(number, 0) != 0 || state?.contains(") Z ") == true
        if !isGone { usleep(10_000) }
      }
      #expect(isGone, "git is still running")
    }
  }

  @Test func aSignalThatTheCallerIgnoresStaysIgnored() throws {
    let folder = try project()
    let run = try ShellRun(
      "sh",
      [
        "-c",
        "trap '' HUP; \"$0\" k --format json:o.json --exit-zero & sleep 0.05; kill -HUP $!; "
          + "wait $!",
        Program.url.path,
      ], in: folder)
    #expect(run?.code == 0)
    #expect(try report(folder.read("o.json"))["findings"] != nil)
  }
}
