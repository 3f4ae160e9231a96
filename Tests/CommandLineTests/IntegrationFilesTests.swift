import Foundation
import Testing

/// The files that other services and programs read, by their schemas.
@Suite("Files for other services") struct IntegrationFilesTests {
  private static func run(_ name: String, _ arguments: [String]) throws {
    guard let tool = ExternalTool.url(name) else { return }
    let run = try Program(folder: ProjectCopy.root, executable: tool).run(arguments)
    #expect(run.code == 0, "\(name) \(arguments): \(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("vendor.github-actions", "action.yml"),
    ("vendor.github-workflows", "docs/ci/github-workflow.yml"),
    ("vendor.github-workflows", ".github/workflows/check.yml"),
    ("vendor.gitlab-ci", "docs/ci/gitlab-ci.yml"),
  ]) func filesFitTheirSchemas(schema: String, file: String) throws {
    try Self.run("check-jsonschema", ["--builtin-schema", schema, file])
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
    #expect(commands.count == 3)
    for command in commands {
      #expect(command.contains("Scripts/github-action") && !command.contains("${{"), "\(command)")
    }
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
