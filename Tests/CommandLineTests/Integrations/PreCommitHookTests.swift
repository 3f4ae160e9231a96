import Foundation
import Testing

/// `.pre-commit-hooks.yaml` with the real pre-commit, against a tagged clone and without network.
///
/// The build of the program is a stand-in, since a real one takes minutes.
@Suite("The hook for pre-commit") struct PreCommitHookTests {
  /// A `swift` that has built the program already; what it is asked for is in `builds`.
  private static let swift = """
    #!/bin/sh
    case "$*" in
    *--show-bin-path) echo "$PROGRAM_FOLDER" ;;
    *) echo "$*" >>"$BUILDS" ;;
    esac

    """

  @Test(.needs(tool: "pre-commit"), .enabled(if: SlowLane.isOn, SlowLane.reason))
  func theHookBuildsAndJudgesCommits() throws {
    guard let preCommit = ExternalTool.url("pre-commit") else { return }
    let folder = try TemporaryFolder()
    let tool = try ProjectCopy("tool", in: folder)
    try tool.commit()
    let app = folder.url.appendingPathComponent("app")
    let example = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/ci/pre-commit-config.yaml"),
      encoding: .utf8)
    let address = "https://github.com/OWNER/a11y-lint"
    #expect(example.contains("repo: \(address)\n    rev: \(ProjectCopy.tag)\n"))
    let settings = example.replacingOccurrences(of: address, with: tool.url.path)
    try folder.write("app/.pre-commit-config.yaml", settings)
    let excluding = settings.replacingOccurrences(
      of: "concise, --]", with: "concise, --exclude, Old, --]")
    #expect(excluding != settings)
    try folder.write("app/excluding.yaml", excluding)
    try folder.write("app/Trees/Inbox.a11y.json", Trees.error)
    try folder.write("app/README.md", "An app")
    try ProjectCopy.git(in: app, "init", "--quiet")
    try ProjectCopy.git(in: app, "add", "--all")

    let command = try ExternalTool.withoutNetwork(in: app) + [preCommit.path]
    let swift = try folder.write("bin/swift", Self.swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = [
      "PRE_COMMIT_HOME": folder.url.appendingPathComponent("cache").path,
      "PATH": "\(folder.url.path)/bin:\(path)", "BUILDS": "\(folder.url.path)/builds",
      "PROGRAM_FOLDER": Program.url.deletingLastPathComponent().path,
    ]
    func run(_ arguments: String...) throws -> Program.Run {
      let first = URL(fileURLWithPath: command[0])
      return try Program(folder: app, executable: first)
        .run(command.dropFirst() + ["run"] + arguments, environment: variables)
    }

    let failing = try run()
    #expect(failing.code == 1, "\(failing.output)\(failing.errors)")
    #expect(failing.output.contains("- exit code: 1"))
    let builds = try folder.read("builds").split(separator: "\n")
    #expect(builds.count == 1)
    #expect(builds.first?.contains("--configuration release --product a11y-lint") == true)
    #expect(failing.output.contains("Trees/Inbox.a11y.json:1:2: error: "), "\(failing.output)")

    try folder.write("app/Trees/Inbox.a11y.json", Trees.clean)
    try ProjectCopy.git(in: app, "add", "--all")
    let passing = try run()
    #expect(passing.code == 0, "\(passing.output)\(passing.errors)")
    #expect(passing.output.contains("Passed"))

    try folder.write("app/Old/Inbox.a11y.json", Trees.error)
    try ProjectCopy.git(in: app, "add", "--all")
    let excluded = try run("--config", "excluding.yaml", "--files", "Old/Inbox.a11y.json")
    #expect(excluded.code == 0, "\(excluded.output)\(excluded.errors)")
    try folder.write("app/Trees/Next.a11y.json", Trees.error)
    try folder.write(
      "app/staged.yaml",
      """
      repos:
        - repo: \(tool.url.path)
          rev: \(ProjectCopy.tag)
          hooks: [{id: a11y-lint-staged, args: [--format, concise, Trees]}]
      """)
    let unstaged = try run("--config", "staged.yaml")
    #expect(unstaged.code == 0, "\(unstaged.output)\(unstaged.errors)")
    try ProjectCopy.git(in: app, "add", "Trees/Next.a11y.json")
    let staged = try run("--config", "staged.yaml")
    #expect(staged.code == 1, "\(staged.output)\(staged.errors)")
    #expect(staged.output.contains("Trees/Next.a11y.json:1:2: error: "), "\(staged.output)")
    let unrelated = try run("--files", "README.md")
    #expect(unrelated.output.contains("Skipped"), "\(unrelated.output)")
  }

  #if os(Linux)
    /// Where the hook's version is released, nothing is compiled.
    @Test(.enabled(if: SlowLane.isOn, SlowLane.reason))
    func theHookInstallsTheReleasedProgram() throws {
      guard let preCommit = ExternalTool.url("pre-commit"), let package = try ReleasePackage()
      else { return }
      let tool = try package.repository()
      try package.folder.write("app/Trees/Inbox.a11y.json", Trees.error)
      try package.folder.write(
        "app/.pre-commit-config.yaml",
        """
        repos:
          - repo: \(tool.path)
            rev: \(ProjectCopy.tag)
            hooks: [{id: a11y-lint, args: [--format, concise, --]}]
        """)
      let app = package.folder.url.appendingPathComponent("app")
      try ProjectCopy.git(in: app, "init", "--quiet")
      try ProjectCopy.git(in: app, "add", "--all")
      let run = try Program(folder: app, executable: preCommit).run(
        "run", "--all-files",
        environment: package.releases.merging(["PRE_COMMIT_HOME": package.path("cache")]) { $1 })
      #expect(run.code == 1, "\(run.output)\(run.errors)")
      #expect(run.output.contains("Trees/Inbox.a11y.json:1:2: error: "), "\(run.output)")
    }
  #endif

  /// Names that the command line would take for options, lists and standard input.
  private static let oddNames = [
    "--exclude=*.a11y.yml", "--format=json:owned.a11y.yml", "-Home.a11y.yml", "@home.a11y.yml",
    "--exit-zero.a11y.yml", "--", "-", "--fail-on=never",
  ]

  /// A repository of files with odd names, and the hooks with the program that was built.
  private func oddProject() throws -> (TemporaryFolder, Program)? {
    guard let preCommit = ExternalTool.url("pre-commit") else { return nil }
    let folder = try TemporaryFolder()
    let manifest = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent(".pre-commit-hooks.yaml"),
      encoding: .utf8)
    try folder.write(
      "tool/.pre-commit-hooks.yaml",
      manifest.replacingOccurrences(of: "language: python", with: "language: system"))
    let tool = folder.url.appendingPathComponent("tool")
    let app = folder.url.appendingPathComponent("app")
    for name in Self.oddNames { try folder.write("app/\(name)", Trees.error) }
    try folder.write("app/Home.a11y.yml", Trees.error)
    for place in [tool, app] {
      try ProjectCopy.git(in: place, "init", "--quiet")
      try ProjectCopy.git(in: place, "add", "--all")
      try ProjectCopy.git(in: place, "commit", "--quiet", "--message", "All of it")
    }
    try ProjectCopy.git(in: tool, "tag", ProjectCopy.tag)
    return (folder, Program(folder: app, executable: preCommit))
  }

  private func run(
    _ program: Program, _ folder: TemporaryFolder, _ settings: String
  ) throws -> Program.Run {
    let tool = folder.url.appendingPathComponent("tool").path
    try folder.write(
      "config.yaml",
      """
      repos:
        - repo: \(tool)
          rev: \(ProjectCopy.tag)
          hooks: [{id: a11y-lint, \(settings)}]
      """)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = [
      "PRE_COMMIT_HOME": folder.url.appendingPathComponent("cache").path,
      "PATH": "\(Program.url.deletingLastPathComponent().path):\(path)",
    ]
    return try program.run(
      "run", "--all-files", "--config", "../config.yaml", environment: variables)
  }

  @Test func fileNamesAreNeverOptions() throws {
    guard let (folder, program) = try oddProject() else { return }
    // By default, and with options that end as they should: trees are linted, no name is obeyed.
    for settings in ["files: ''", "files: '', args: [--format, concise, --]"] {
      let run = try run(program, folder, settings)
      #expect(run.output.contains("- exit code: 1"), "\(run.output)\(run.errors)")
      // Names without an ending are passed over, as they are in a folder.
      for name in Self.oddNames + ["Home.a11y.yml"] where name.hasSuffix(".a11y.yml") {
        #expect(run.output.contains("\(name):1:2"), "\(name): \(run.output)")
      }
    }
    // The pattern of the hook itself lets some of them through.
    let usual = try self.run(program, folder, "args: [--format, concise, --]")
    #expect(usual.output.contains("\n--exclude=*.a11y.yml:1:"), "\(usual.output)")
    #expect(usual.output.contains("\n@home.a11y.yml:1:"), "\(usual.output)")
    // Options of the user count.
    let lenient = try self.run(program, folder, "args: [--exit-zero, --]")
    #expect(lenient.code == 0, "\(lenient.output)")
    // Somebody who forgets the dashes gets an error, and nothing is written.
    for settings in ["args: [--format, concise]", "files: '', args: [--format, concise]"] {
      let run = try self.run(program, folder, settings)
      #expect(run.output.contains("- exit code: 2"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("end `args` of the hook with --"), "\(run.output)")
    }
    let owned = folder.url.appendingPathComponent("app/owned.a11y.yml").path
    #expect(!FileManager.default.fileExists(atPath: owned))
  }

  /// Without such names, options that do not end with dashes work as well.
  @Test func optionsWithoutDashesWorkWithUsualNames() throws {
    guard let (folder, program) = try oddProject() else { return }
    for name in Self.oddNames {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/\(name)"))
    }
    try ProjectCopy.git(
      in: folder.url.appendingPathComponent("app"), "commit", "--quiet", "--all", "--message", "-")
    let run = try run(program, folder, "args: [--format, concise]")
    #expect(run.output.contains("- exit code: 1"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("\nHome.a11y.yml:1:"), "\(run.output)")
  }
}
