import Foundation
import Testing

/// The files that other services and programs read, by their schemas.
@Suite("Files for other services") struct IntegrationFilesTests {
  private static func run(_ name: String, _ arguments: [String]) throws {
    guard let tool = ExternalTool.url(name) else { return }
    let run = try Program(folder: ProjectCopy.root, executable: tool).run(arguments)
    #expect(run.code == 0, "\(name) \(arguments): \(run.output)\(run.errors)")
  }

  @Test(
    .enabled(if: SlowLane.isOn, SlowLane.reason),
    arguments: [
      ("vendor.github-actions", "action.yml"),
      ("vendor.github-workflows", "docs/ci/github-workflow.yml"),
      ("vendor.github-workflows", ".github/workflows/check.yml"),
      ("vendor.github-workflows", ".github/workflows/release.yml"),
      ("vendor.gitlab-ci", "docs/ci/gitlab-ci.yml"),
    ]) func filesFitTheirSchemas(schema: String, file: String) throws
  {
    try Self.run("check-jsonschema", ["--builtin-schema", schema, file])
  }

  private static let workflows = [
    ".github/workflows/check.yml", ".github/workflows/release.yml",
  ]

  /// zizmor looks for what an attacker could use: hashes that are missing, texts of others in
  /// commands, rights that nobody needs.
  @Test func workflowsGiveNothingAway() throws {
    try Self.run("zizmor", ["--offline", "--no-progress"] + Self.workflows + ["action.yml"])
  }

  @Test func workflowsAreUnderstood() throws {
    guard ExternalTool.url("actionlint", isOptional: true) != nil else { return }
    try Self.run("actionlint", Self.workflows + ["docs/ci/github-workflow.yml"])
  }

  /// A tag makes a release, of everything that `Scripts/release` writes, signed.
  @Test func aTagMakesARelease() throws {
    let text = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent(".github/workflows/release.yml"),
      encoding: .utf8)
    #expect(text.contains("    tags: ['[0-9]+.[0-9]+.[0-9]+']\n"))
    #expect(text.contains("Scripts/release --repository \"$GITHUB_REPOSITORY\" --output dist\n"))
    #expect(text.contains("subject-checksums: dist/SHA256SUMS\n"))
    #expect(text.components(separatedBy: "sbom-path: dist/a11y-lint-").count == 3)
    // No expression is pasted into a command.
    let commands = text.components(separatedBy: "run: ").dropFirst().map { command in
      command.components(separatedBy: "\n      - ").first ?? ""
    }
    let pasted = commands.compactMap { $0.components(separatedBy: "\n        env:").first }
      .filter { $0.contains("${{") }
    #expect(pasted == [])
  }

  @Test(arguments: [
    ("pre-commit-hooks.json", ".pre-commit-hooks.yaml"),
    ("pre-commit-config.json", "docs/ci/pre-commit-config.yaml"),
  ]) func filesForPreCommitFitTheirSchemas(schema: String, file: String) throws {
    guard let schema = SharedData.url("schemas/precommit/\(schema)") else { return }
    try Self.run("check-jsonschema", ["--schemafile", schema.path, file])
  }

  @Test(arguments: [
    ["validate-manifest", ".pre-commit-hooks.yaml"],
    ["validate-config", "docs/ci/pre-commit-config.yaml"],
  ]) func preCommitReadsItsFiles(arguments: [String]) throws {
    try Self.run("pre-commit", arguments)
  }

  /// What people paste names the version that there is.
  @Test(arguments: ["github-workflow.yml", "gitlab-ci.yml", "pre-commit-config.yaml"])
  func examplesNameTheVersion(file: String) throws {
    let text = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/ci/\(file)"), encoding: .utf8)
    let version = try Program(folder: ProjectCopy.root).run("version").output
      .split(separator: " ").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(version == ProjectCopy.tag)
    #expect(text.contains(/[@ ]0\.1\.0\n/))
  }

  /// Inputs are data: none is pasted into a command line.
  @Test func theActionPastesNothingIntoItsCommands() throws {
    let text = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("action.yml"), encoding: .utf8)
    let commands = text.split(separator: "\n").filter { $0.contains("run: ") }
    #expect(commands.count == 4)
    for command in commands {
      #expect(command.contains("Scripts/github-action") && !command.contains("${{"), "\(command)")
    }
  }

  /// A pull request can write a cache of its own, so the action reads one on the default branch
  /// alone.
  @Test func theActionReadsNoCacheOfAPullRequest() throws {
    let text = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("action.yml"), encoding: .utf8)
    let steps = text.components(separatedBy: "\n    - ").filter { $0.contains("actions/cache@") }
    #expect(steps.count == 1)
    for step in steps {
      #expect(step.contains("&& github.ref == format('refs/heads/{0}', "), "\(step)")
      #expect(step.contains("&& github.event_name == 'push'") && !step.contains("||"), "\(step)")
    }
  }

  /// The jobs of the sample for GitLab with stand-ins for the compiler and the network: no program
  /// of the checkout is run, and nothing is kept for another run.
  @Test func theJobForGitLabRunsNothingOfTheCheckout() throws {
    let text = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/ci/gitlab-ci.yml"), encoding: .utf8)
    #expect(!text.contains("\n  cache:"))
    let folder = try TemporaryFolder()
    let planted = "#!/bin/sh\ntouch owned\n"
    let build = """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        [ "$1" = --package-path ] && folder=$2
        shift
      done
      mkdir -p "$folder/.build/release"
      printf '#!/bin/sh\\necho "ours $*"\\n' >"$folder/.build/release/a11y-lint"
      chmod +x "$folder/.build/release/a11y-lint"
      """
    let programs = [
      "bin/swift": build, "bin/git": "#!/bin/sh\nexit 0\n", "app/a11y-lint": planted,
      "app/.a11y-lint-program/a11y-lint": planted, "app/git": planted, "app/swift": planted,
      "app/.build/release/a11y-lint": planted, "app/source/.build/release/a11y-lint": planted,
    ]
    for (path, script) in programs {
      let file = try folder.write(path, script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let script = Self.shellLines(of: text)
    #expect(script.contains("swift build"))
    let bash = try #require(ExternalTool.url("bash"))
    let app = folder.url.appendingPathComponent("app")
    let run = try Program(folder: app, executable: bash).run(
      "-euo", "pipefail", "-c", script,
      environment: [
        "PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "TMPDIR": folder.url.path,
        "A11Y_LINT_VERSION": "0.1.0", "A11Y_LINT_REPOSITORY": "https://example.com/a11y-lint",
      ])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("ours lint ") }.count == 2)
    #expect(!FileManager.default.fileExists(atPath: app.appendingPathComponent("owned").path))
  }

  /// The lines of the blocks of a job's scripts.
  private static func shellLines(of text: String) -> String {
    var lines: [Substring] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "    - |" {
        isOpen = true
      } else if line.hasPrefix("      "), isOpen {
        lines.append(line.dropFirst(6))
      } else {
        isOpen = false
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The stages of the image copy what there is, and the last ones run as nobody.
  @Test func theImageIsBuiltFromWhatIsThere() throws {
    let root = ProjectCopy.root
    let lines = try String(
      contentsOf: root.appendingPathComponent("Dockerfile"), encoding: .utf8
    ).split(separator: "\n")
    let stages = lines.indices.filter { lines[$0].hasPrefix("FROM ") }
    #expect(
      stages.map { lines[$0].split(separator: " ").dropFirst(2).joined(separator: " ") }
        == ["AS build", "AS ci", ""])
    for (start, end) in zip(stages.dropFirst(), stages.dropFirst(2) + [lines.endIndex]) {
      #expect(lines[start..<end].contains("USER 65532:65532"))
      #expect(lines[start..<end].contains { $0.hasPrefix("COPY --from=build /a11y-lint ") })
    }
    #expect(lines.contains(#"ENTRYPOINT ["/a11y-lint"]"#))
    let sent = try String(
      contentsOf: root.appendingPathComponent(".dockerignore"), encoding: .utf8
    ).split(separator: "\n").filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    for name in sent {
      #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path))
    }
    // The manifest names folders and files below these.
    #expect(Set(sent) == ["Package.swift", "Plugins", "Sources", "Tests"])
  }
}
