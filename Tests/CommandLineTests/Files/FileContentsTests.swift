import DocumentSyntax
import Foundation
import Testing

@testable import a11y_lint

@Suite("Files that are read") struct FileContentsTests {
  private func read(
    _ text: String, _ faulty: FaultySystem, then change: ((URL) throws -> Void)? = nil,
    before call: Int = 3
  ) throws -> Result<FileBytes, FileProblem> {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.json", text)
    if let change { faulty.interruption = (call, { try? change(file) }) }
    return FileContents.read(RawPath(file.path), with: faulty.system)
  }

  private func text(_ result: Result<FileBytes, FileProblem>) -> String? {
    (try? result.get()).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func everyFailureIsAProblem() throws {
    let whole = FaultySystem(portion: 3)
    #expect(text(try read("0123456789", whole)) == "0123456789")
    for call in 0..<whole.calls - 1 {
      let result = try read("0123456789", FaultySystem(failing: (call, EIO), portion: 3))
      guard case .failure(let problem) = result else {
        Issue.record("call \(call) may fail without notice")
        continue
      }
      #expect(problem.message == "the system says: Input/output error")
    }
    #expect(text(try read("abc", FaultySystem(failing: (2, EINTR)))) == "abc")
  }

  @Test func aFileThatChangesIsReadAgain() throws {
    // Between the first and the second reading: 0 opens, 1 looks, 2 and 3 read.
    let shrinking = try read(
      "0123456789", FaultySystem(portion: 4),
      then: { file in
        try FileHandle(forWritingTo: file).truncate(atOffset: 5)
      })
    #expect(text(shrinking) == "01234")
    let growing = try read(
      "0123456789", FaultySystem(portion: 4),
      then: { file in
        try Data("abcdefghijklmnop".utf8).write(to: file)
      }, before: 3)
    #expect(text(growing) == "abcdefghijklmnop")
    let vanishing = try read(
      "0123456789", FaultySystem(portion: 4),
      then: { file in
        try FileManager.default.removeItem(at: file)
      })
    #expect(text(vanishing) == "0123456789")
  }

  @Test func aFileThatNeverRestsIsAProblem() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.json", "0")
    var system = SystemCalls.real
    let real = SystemCalls.real
    system.read = { descriptor, buffer in
      let length = real.read(descriptor, buffer)
      if length == 0, let handle = try? FileHandle(forWritingTo: file) {
        _ = try? handle.seekToEnd()
        handle.write(Data("1".utf8))
      }
      return length
    }
    let result = FileContents.read(RawPath(file.path), with: system)
    guard case .failure(let problem) = result else {
      Issue.record("a file that grows all the time was read")
      return
    }
    #expect(problem.message == "the file changed while it was read; run again")
  }

  /// A tree of some megabytes.
  private static let big: String = {
    let texts = Array(repeating: #"{"type": "text", "text": "Name"}"#, count: 60_000)
    return #"{"screen": "B", "children": [\#(texts.joined(separator: ",\n"))]}"#
  }()

  @Test(arguments: ["longer", "shorter", "as long"])
  func aBigFileThatChangesWhileItIsReadIsAProblem(change: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("big.a11y.json", Self.big)
    let contents = try FileContents.readInPlace(RawPath(file.path))
    try contents.checkUnchanged()
    #expect(contents.bytes[4_000] == Array(Self.big.utf8)[4_000])
    let handle = try FileHandle(forUpdating: file)
    switch change {
    case "longer":
      try handle.seekToEnd()
      handle.write(Data(" ".utf8))
    case "shorter": try handle.truncate(atOffset: 5_000)
    default: handle.write(Data("[".utf8))
    }
    #expect(throws: FileProblem("the file changed while it was read; run again")) {
      try contents.checkUnchanged()
    }
  }

  #if os(Linux)
    @Test(arguments: [0, 5_000, 1_500_000])
    func aBigFileThatIsCutShortEndsTheRun(length: UInt64) throws {
      let folder = try TemporaryFolder()
      let file = try folder.write("big.a11y.json", Self.big)
      let process = Process()
      let errors = Pipe()
      process.executableURL = Program.url
      process.arguments = [".", "--format", "json:report.json"]
      process.currentDirectoryURL = folder.url
      process.standardError = errors
      try process.run()
      // Cut as soon as it is mapped.
      let maps = "/proc/\(process.processIdentifier)/maps"
      while process.isRunning,
        (try? String(contentsOfFile: maps, encoding: .utf8).contains("big.a11y.json")) != true
      { usleep(1_000) }
      try FileHandle(forWritingTo: file).truncate(atOffset: length)
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 2)
      // A page that was not there when it was wanted, or a file of another length at the end.
      #expect(text.contains("while it was read; run again"), "\(text)")
    }
  #endif

  @Test func aLinkOutOfTheProjectIsNotRead() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("secret", "token: 1234")
    try folder.write("app/a.a11y.json", Trees.clean)
    try folder.write("shared/b.a11y.json", Trees.clean)
    let app = folder.url.path + "/app"
    let files = FileManager.default
    try files.createDirectory(atPath: app + "/c", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: app + "/out.a11y.json", withDestinationPath: "\(outside.url.path)/secret")
    try files.createSymbolicLink(
      atPath: app + "/c/in.a11y.json", withDestinationPath: "../a.a11y.json")
    let run = try folder.program.run("app", "--format", "json")
    #expect(run.code == 2)
    #expect(run.errors.contains("app/out.a11y.json: error: the symbolic link leads out of the "))
    #expect(!run.errors.contains("1234") && !run.output.contains("1234"))
    // In a repository, links may lead anywhere inside it.
    try files.createDirectory(
      atPath: folder.url.path + "/.git", withIntermediateDirectories: true)
    try files.removeItem(atPath: app + "/out.a11y.json")
    try files.createSymbolicLink(
      atPath: app + "/out.a11y.json", withDestinationPath: "../shared/b.a11y.json")
    #expect(try folder.program.run("app").code == 0)
    for link in [".a11y-lint.yml"] {
      try files.createSymbolicLink(
        atPath: app + "/" + link, withDestinationPath: "\(outside.url.path)/secret")
      let run = try folder.program.run("app")
      #expect(run.code == 2)
      #expect(run.errors.contains("leads out of the project"))
      #expect(!run.errors.contains("1234"))
      try files.removeItem(atPath: app + "/" + link)
    }
    for key in ["extends: \(outside.url.path)/secret", "baseline: \(outside.url.path)/secret"] {
      try folder.write("app/.a11y-lint.yml", key + "\n")
      let run = try folder.program.run("app")
      #expect(run.code == 2)
      #expect(run.errors.contains("out"))
      #expect(!run.errors.contains("1234"), "\(run.errors)")
    }
  }

  @Test func closedStreamsAreNoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.error)
    for closed in ["<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
      let run = try ShellRun(
        "sh",
        [
          "-c", "\"$0\" a.a11y.json --format json:o.json --format text:t.txt \(closed)",
          Program.url.path,
        ], in: folder)
      #expect(run?.code == 1, "\(closed)")
      #expect(try findings(folder.read("o.json")).count == 1)
      #expect(try folder.read("a.a11y.json") == Trees.error)
    }
  }

  @Test func tooFewOpenFilesAreSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.error)
    let run = try ShellRun(
      "bash", ["-c", "ulimit -n 5; exec \"$0\" .", Program.url.path], in: folder)
    // Where the program is not linked statically, so few do not even let it start.
    guard let run, run.code != 127 else { return print("skipped: the program cannot start") }
    #expect(run.code == 2)
    #expect(run.errors.contains("raise the limit with ulimit -n"))
    let raised = try ShellRun(
      "bash", ["-c", "ulimit -Sn 12; exec \"$0\" .", Program.url.path], in: folder)
    #expect(raised?.code == 1)
  }

  @Test func refusedMemoryEndsWithAMessage() throws {
    let folder = try TemporaryFolder()
    let nodes = (0..<8_000).map { "{\"type\": \"button\", \"image\": \"ic_\($0)\"}" }
    try folder.write("a.a11y.json", "[\(nodes.joined(separator: ",\n"))]")
    func run(_ megabytes: Int, _ words: String) throws -> ShellRun? {
      let script = "ulimit -v \(megabytes * 1024); exec \"$0\" \(words)"
      return try ShellRun("bash", ["-c", script, Program.url.path], in: folder)
    }
    guard try ShellRun("bash", ["-c", "ulimit -v 4000000"], in: folder)?.code == 0 else {
      return print("skipped: memory cannot be limited here")
    }
    // The least that the program starts with, which depends on how it is linked.
    let limits = stride(from: 10, to: 1_000, by: 10)
    let least = try #require(limits.first { (try? run($0, "--version"))?.code == 0 })
    var refused = 0
    for more in stride(from: 0, through: 60, by: SlowLane.isOn ? 4 : 15) {
      let limited = try run(least + more, "lint . --jobs 1 --format json:r.json")
      let run = try #require(limited)
      #expect((0...2).contains(run.code), "\(more) MB more: \(run.code) \(run.errors.suffix(300))")
      if run.errors.contains("error: the system refuses more memory") {
        #expect(run.code == 2)
        refused += 1
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(names.allSatisfy { !$0.hasSuffix(".tmp") })
    }
    #expect(refused > 0)
  }
}
