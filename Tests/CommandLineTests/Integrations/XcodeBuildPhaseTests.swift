import Foundation
import Testing

/// `Scripts/xcode-build-phase` with the variables that Xcode sets.
@Suite("The build phase for Xcode") struct XcodeBuildPhaseTests {
  private let folder: TemporaryFolder
  private let script = ProjectCopy.root.appendingPathComponent("Scripts/xcode-build-phase")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("My App/Broken.a11y.json", Trees.error)
    try folder.write("My App/Odd.a11y.json", Trees.warning)
    try folder.write("My App/Info.plist", "<plist/>")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("bin/a11y-lint"), withDestinationURL: Program.url)
  }

  private var project: String { folder.url.appendingPathComponent("My App").path }

  private func run(
    _ variables: [String: String] = [:], path: String? = nil, _ arguments: String...
  ) throws -> Program.Run {
    let bin = folder.url.appendingPathComponent("bin").path
    let surroundings = [
      "SRCROOT": project, "PATH": path ?? "\(bin):/usr/bin:/bin", "HOME": folder.url.path,
    ]
    return try Program(folder: folder.url, executable: script)
      .run(arguments, environment: surroundings.merging(variables) { $1 })
  }

  @Test func linesAreWhatXcodeReads() throws {
    let run = try run()
    #expect(run.code == 1, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.contains(/\/My App\/[A-Za-z.0-9]+:1:\d+: (error|warning): .+ \[[a-z-]+\]$/))
      #expect(line.hasPrefix("/"), "\(line)")
    }
  }

  @Test func inputFilesAreLintedAndAGreenRunIsRemembered() throws {
    let inputs = [
      "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "\(project)/Info.plist",
      "SCRIPT_INPUT_FILE_1": "\(project)/Odd.a11y.json",
      "SCRIPT_OUTPUT_FILE_COUNT": "1", "SCRIPT_OUTPUT_FILE_0": "\(project)/Derived/a11y.stamp",
    ]
    let stamp = URL(fileURLWithPath: "\(project)/Derived/a11y.stamp")
    let strict = try run(inputs, "--fail-on", "warning")
    #expect(strict.code == 1 && strict.output.contains("Odd.a11y.json:1:47: warning: "))
    #expect(!FileManager.default.fileExists(atPath: stamp.path))
    let green = try run(inputs)
    #expect(green.code == 0 && !green.output.contains("Broken"), "\(green.errors)")
    #expect(FileManager.default.fileExists(atPath: stamp.path))
  }

  /// PATH with an empty or relative folder would lead into the project.
  @Test func aProgramInTheProjectIsNotRun() throws {
    let planted = try folder.write("My App/a11y-lint", "#!/bin/sh\necho planted\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: planted.path)
    let bin = folder.url.appendingPathComponent("bin").path
    for path in [":\(bin):/usr/bin:/bin", ".:\(bin):/usr/bin:/bin", "\(bin)::/usr/bin:/bin"] {
      let run = try run(path: path)
      #expect(run.code == 1 && !run.output.contains("planted"), "\(path): \(run.output)")
    }
  }

  @Test func listsOfInputFilesAreRead() throws {
    let list = try folder.write("inputs.xcfilelist", "\(project)/Broken.a11y.json\n")
    let run = try run([
      "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list.path,
    ])
    #expect(run.code == 1 && run.output.split(separator: "\n").count == 1, "\(run.output)")
  }

  /// Inputs of which none is for the linter are no reason to search the whole project.
  @Test func otherInputsAreNothingToLint() throws {
    let run = try run([
      "SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "\(project)/Info.plist",
    ])
    #expect(run.code == 0 && run.output.isEmpty, "\(run.output)")
  }

  @Test func itSaysWhatIsMissing() throws {
    if !FileManager.default.fileExists(atPath: "/usr/local/bin/a11y-lint") {
      let none = try run(path: "/usr/bin:/bin")
      #expect(none.code == 0 && none.output.hasPrefix("warning: a11y-lint is not in PATH"))
    }
    #expect(try run(["ACTION": "indexbuild"]).output.isEmpty)
    let elsewhere = try run(["SRCROOT": ""])
    #expect(elsewhere.code != 0 && elsewhere.errors.contains("SRCROOT"))
  }

  @Test(arguments: ["xcode-build-phase", "github-action", "check", "record", "bench", "corpus"])
  func shellScriptsAreSound(name: String) throws {
    guard let checker = ExternalTool.url("shellcheck", isOptional: true) else { return }
    let run = try Program(folder: ProjectCopy.root, executable: checker).run(["Scripts/\(name)"])
    #expect(run.code == 0, "\(run.output)")
  }
}
