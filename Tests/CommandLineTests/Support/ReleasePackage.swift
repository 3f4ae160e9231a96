import Foundation
import Testing

/// What `Scripts/package` makes of a stand-in for the released program, which would take minutes.
struct ReleasePackage {
  /// A message of a tool that failed.
  struct Failure: Error {
    let message: String
  }

  let folder: TemporaryFolder
  /// The folder of the release, as GitHub has it below `releases/download`.
  var dist: URL { folder.url.appendingPathComponent("releases/\(ProjectCopy.tag)") }
  /// The kind of machine, as the names of packages have it.
  let machine: String

  private static let source = """
    import Dispatch
    DispatchQueue(label: "a").sync { print(Set([1, 2]).count) }

    """

  /// The linker's map of a small static program; nil, after saying so, where none can be linked.
  private static let map: String? = {
    guard let compiler = ExternalTool.url("swiftc"), let folder = try? TemporaryFolder() else {
      return nil
    }
    do {
      try folder.write("a11y-lint.swift", Self.source)
      let options = ["-static-executable", "-use-ld=lld", "-Xlinker", "-Map=map", "-o", "program"]
      let linked = try Program(folder: folder.url, executable: compiler)
        .run(options + ["a11y-lint.swift"])
      if linked.code == 0 { return try folder.read("map") }
      print("skipped: this toolchain links no static program: \(linked.errors)")
    } catch {
      print("skipped: \(error)")
    }
    return nil
  }()

  /// Packs a script that calls the program that was built; nil, after saying so, where something
  /// that it takes is missing.
  init?(epoch: Int = 1_700_000_000) throws {
    guard ExternalTool.url("python3") != nil, let map = Self.map else { return nil }
    folder = try TemporaryFolder()
    try folder.write("program.map", map)
    machine = try Program(folder: folder.url, executable: URL(fileURLWithPath: "/bin/uname"))
      .run("-m").output.trimmingCharacters(in: .newlines)
    let script = try folder.write("a11y-lint", "#!/bin/sh\nexec \(Program.url.path) \"$@\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    try pack("pack", "--program", script.path, "--link-map", path("program.map"), epoch: epoch)
    let commit = String(repeating: "0", count: 40)
    try pack("finish", "--commit", commit, epoch: epoch)
  }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// Runs a command of `Scripts/package` into the folder of the release.
  @discardableResult
  func pack(_ arguments: String..., epoch: Int = 1_700_000_000) throws -> String {
    let script = ProjectCopy.root.appendingPathComponent("Scripts/package")
    let run = try Program(folder: folder.url, executable: script).run(
      arguments + ["--output", dist.path], environment: ["SOURCE_DATE_EPOCH": "\(epoch)"])
    guard run.code == 0 else { throw Failure(message: run.errors) }
    return run.output
  }

  /// The only package whose name ends so.
  func file(_ ending: String) throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: dist.path)
      .filter { $0.hasSuffix(ending) }
    try #require(names.count == 1, "\(names)")
    return dist.appendingPathComponent(names[0])
  }

  /// Runs a program of others in the folder; nil where it is not installed. It has to succeed.
  func run(
    _ name: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String? {
    guard let tool = ExternalTool.url(name) else { return nil }
    let run = try Program(folder: folder.url, executable: tool)
      .run(arguments, environment: environment)
    guard run.code == 0 else { throw Failure(message: "\(name): \(run.output)\(run.errors)") }
    return run.output
  }

  /// A small repository that `pip` and pre-commit can install, with the version's tag on it.
  func repository() throws -> URL {
    let url = folder.url.appendingPathComponent("tool")
    let files = [
      "pyproject.toml", ".pre-commit-hooks.yaml", "Scripts/packaging", "README.md", "LICENSE",
      "Sources/LintReports/Reporters/Reporter.swift",
    ]
    for file in files {
      let target = url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: ProjectCopy.root.appendingPathComponent(file), to: target)
    }
    try ProjectCopy.git(in: url, "init", "--quiet")
    try ProjectCopy.git(in: url, "add", "--all")
    try ProjectCopy.git(in: url, "commit", "--quiet", "--message", "All of it")
    try ProjectCopy.git(in: url, "tag", ProjectCopy.tag)
    try ProjectCopy.git(in: url, "remote", "add", "origin", url.path)
    return url
  }

  /// The variable that says where releases are.
  var releases: [String: String] {
    ["A11Y_LINT_RELEASES": folder.url.appendingPathComponent("releases").absoluteString]
  }
}
