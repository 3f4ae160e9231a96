import Foundation
import LintReports
import ScreenModel
import Testing

@testable import a11y_lint

@Suite("Files that reports are written to") struct ReportFileTests {
  private static let old = "the old report"
  private static let new = Array(repeating: UInt8(ascii: "n"), count: 5_000)

  /// Writes over an old report; gives what went wrong, after a look at what is there.
  private func write(
    _ faulty: FaultySystem, makesFolder: Bool = false
  ) throws -> FileProblem? {
    let folder = try TemporaryFolder()
    let name = makesFolder ? "a/b/report.json" : "report.json"
    if !makesFolder { try folder.write(name, Self.old) }
    let path = folder.url.appendingPathComponent(name)
    let problem = ReportFile.write(to: RawPath(path.path), with: faulty.system) {
      $0.write(Self.new)
    }
    let files = FileManager.default.subpaths(atPath: folder.url.path) ?? []
    #expect(!files.contains { $0.hasSuffix(".tmp") }, "a temporary file is left")
    let now = (try? Data(contentsOf: path)).map { Array($0) }
    #expect(now == (problem == nil ? Self.new : makesFolder ? nil : Array(Self.old.utf8)))
    return problem
  }

  @Test(arguments: [ENOSPC, EIO, EDQUOT, EACCES, EROFS, EFBIG, EMFILE])
  func theOldReportStaysWholeWhateverFails(code: Int32) throws {
    let whole = FaultySystem(portion: 1_000)
    #expect(try write(whole) == nil)
    // Opening, the mode, five portions, closing, renaming and the folders above.
    #expect(whole.calls >= 9)
    var problems = 0
    for call in 0..<whole.calls {
      let faulty = FaultySystem(failing: (call, code), portion: 1_000)
      if try write(faulty) != nil { problems += 1 }
    }
    // The mode does not matter.
    #expect(problems >= 8)
  }

  @Test func aFolderThatTakesThePlaceOfAReportStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("r.json", Self.old)
    let place = folder.url.appendingPathComponent("r.json")
    var system = SystemCalls.real
    system.rename = { old, new in
      try? FileManager.default.removeItem(at: place)
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      return SystemCalls.real.rename(old, new)
    }
    let problem = ReportFile.write(to: RawPath(place.path), with: system) { $0.write(Self.new) }
    #expect(problem?.message == "it is a folder, not a file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["r.json"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
  }

  @Test func foldersThatCannotBeMadeAreProblems() throws {
    let whole = FaultySystem()
    #expect(try write(whole, makesFolder: true) == nil)
    var problems = 0
    for call in 0..<whole.calls {
      let faulty = FaultySystem(failing: (call, ENOSPC))
      if try write(faulty, makesFolder: true) != nil { problems += 1 }
    }
    #expect(problems >= 5)
  }

  @Test func callsThatAreInterruptedAreRepeated() throws {
    let whole = FaultySystem(portion: 7)
    #expect(try write(whole) == nil)
    #expect(whole.calls > 700)
    let first = whole.calls - 400
    for call in first..<first + 20 {
      #expect(try write(FaultySystem(failing: (call, EINTR), portion: 7)) == nil)
    }
  }

  @Test func aTemporaryFileOfAnotherRunIsNoObstacle() throws {
    let folder = try TemporaryFolder()
    let left = ".r.json.\(getpid()).tmp"
    let file = try folder.write(left, "left")
    let descriptor = open(file.path, O_RDONLY)
    #expect(CLibrary.lockFile(descriptor))
    let path = RawPath(folder.url.appendingPathComponent("r.json").path)
    #expect(ReportFile.write(Self.new, to: path) == nil)
    #expect(try folder.read(left) == "left", "somebody is about to write it")
    close(descriptor)
    #expect(ReportFile.write(Self.new, to: path) == nil)
    #expect(throws: (any Error).self) { try folder.read(left) }
  }

  @Test func namesOfStreamsAndDevicesAreNotReplaced() throws {
    for (path, place) in [
      ("/dev/stdout", OutputPlace.stream(1)), ("/dev/stderr", .stream(2)),
      ("/dev/fd/1", .stream(1)), ("/proc/self/fd/7", .stream(7)), ("/dev/null", .special),
    ] {
      #expect(OutputPlace(RawPath(path)) == place)
    }
    let folder = try TemporaryFolder()
    let real = try #require(RawPath(folder.url.path).real)
    let new = OutputPlace(RawPath(folder.url.path + "/./new.json"))
    #expect(new == .file(real.appending(RawPath("new.json"))))
    #expect(OutputPlace(real) == .problem(FileProblem("it is a folder")))
    try folder.write("a.a11y.json", Trees.clean)
    let run = try folder.program.run("a.a11y.json", "--format", "json:/dev/stdout")
    #expect(try report(run.output)["findings"] != nil)
    let full = try folder.program.run("a.a11y.json", "--format", "json:/dev/full")
    #expect(full.code == 2)
  }

  @Test func linksStayAndSayWhereTheyLead() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("target.json", "old")
    try folder.write("a.a11y.json", Trees.clean)
    let files = FileManager.default
    let place = folder.url.path
    try files.createSymbolicLink(
      atPath: "\(place)/out.json", withDestinationPath: "\(outside.url.path)/target.json")
    try files.createSymbolicLink(
      atPath: "\(place)/folder", withDestinationPath: outside.url.path)
    try files.createSymbolicLink(atPath: "\(place)/nowhere.json", withDestinationPath: "no/where")
    try folder.write("real.json", "old")
    try files.createSymbolicLink(atPath: "\(place)/in.json", withDestinationPath: "real.json")
    for name in ["out.json", "folder/made.json", "folder/new/made.json"] {
      let run = try folder.program.run("a.a11y.json", "--format", "json:\(name)")
      #expect(run.code == 2)
      #expect(
        run.errors.contains("\(name): error: the report cannot be written: the symbolic link"))
      #expect(run.errors.contains(" leads out of the project, to "))
    }
    #expect(try outside.read("target.json") == "old")
    #expect(try files.contentsOfDirectory(atPath: outside.url.path) == ["target.json"])
    // Links elsewhere are nothing that somebody put into the project.
    try files.createSymbolicLink(
      atPath: "\(outside.url.path)/there.json", withDestinationPath: "\(place)/real.json")
    try folder.write("real.json", "old")
    let there = try folder.program.run(
      "a.a11y.json", "--format", "json:\(outside.url.path)/there.json")
    #expect(there.code == 0 && there.errors.contains("note: symbolic links lead out of the folder"))
    #expect(try folder.read("real.json").hasPrefix("{"))
    let inside = try folder.program.run("a.a11y.json", "--format", "json:in.json")
    #expect(inside.code == 0 && inside.errors.isEmpty)
    #expect(try folder.read("real.json").hasPrefix("{"))
    let nowhere = try folder.program.run("a.a11y.json", "--format", "json:nowhere.json")
    #expect(nowhere.code == 2)
    #expect(nowhere.errors.contains("it is a symbolic link that leads nowhere"))
    for name in ["out.json", "in.json", "nowhere.json"] {
      let type = try files.attributesOfItem(atPath: "\(place)/\(name)")[.type]
      #expect(type as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test func aPipeThatNobodyReadsIsNotWaitedForForEver() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.clean)
    #expect(mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600) == 0)
    let run = try folder.program.run("a.a11y.json", "--format", "json:pipe")
    #expect(run.code == 2)
    #expect(
      run.errors == "pipe: error: the report cannot be written: it is a named pipe that "
        + "nobody reads\n")
    let read = try ShellRun(
      "sh",
      [
        "-c", "cat pipe > copy & sleep 0.2; \"$0\" a.a11y.json --format json:pipe; wait",
        Program.url.path,
      ], in: folder)
    #expect(read?.code == 0)
    #expect(try folder.read("copy").hasPrefix("{"))
  }

  @Test func aFullDiskLeavesTheOldReport() throws {
    let folder = try TemporaryFolder()
    let disk = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    let mount = try ShellRun(
      "mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.path], in: folder)
    guard let mount, mount.code == 0 else {
      print("skipped: a small disk cannot be mounted: \(mount?.errors ?? "no mount")")
      return
    }
    defer { _ = try? ShellRun("umount", [disk.path], in: folder) }
    let buttons = Array(repeating: #"{"type": "button"}"#, count: 300).joined(separator: ",")
    try folder.write("a.a11y.json", #"{"screen": "A", "children": [\#(buttons)]}"#)
    try folder.write("disk/r.json", Self.old)
    let run = try folder.program.run("a.a11y.json", "--format", "json:disk/r.json")
    #expect(run.code == 2)
    #expect(run.errors.contains("disk/r.json: error: the report cannot be written"))
    #expect(run.errors.contains("No space left"))
    let baseline = try folder.program.run(
      "baseline", "create", "a.a11y.json", "--baseline", "disk/b.json")
    #expect(baseline.code == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["r.json"])
    #expect(try folder.read("disk/r.json") == Self.old)
  }

  @Test func aLimitOfTheFileSizeIsAnErrorAndNoSignal() throws {
    let folder = try TemporaryFolder()
    let buttons = Array(repeating: #"{"type": "button"}"#, count: 100).joined(separator: ",")
    try folder.write("a.a11y.json", #"{"screen": "A", "children": [\#(buttons)]}"#)
    try folder.write("r.json", Self.old)
    let run = try ShellRun(
      "bash",
      ["-c", "ulimit -f 4; exec \"$0\" a.a11y.json --format json:r.json", Program.url.path],
      in: folder)
    #expect(run?.code == 2)
    #expect(run?.errors.contains("larger than the system permits") == true)
    #expect(try folder.read("r.json") == Self.old)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .filter { $0.hasSuffix(".tmp") }.isEmpty)
  }
}
