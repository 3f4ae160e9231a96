import Foundation
import Testing

/// `.pre-commit-hooks.yaml` with the real pre-commit, against a tagged clone and without network.
///
/// pre-commit builds the program for release, which takes minutes.
@Suite("The hook for pre-commit") struct PreCommitHookTests {
  @Test func theHookBuildsAndJudgesCommits() throws {
    guard ExternalTool.hasTime(for: "the hook for pre-commit"),
      let preCommit = ExternalTool.url("pre-commit")
    else { return }
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
    let excluding = settings.replacingOccurrences(of: "concise]", with: "concise, --exclude, Old]")
    #expect(excluding != settings)
    try folder.write("app/excluding.yaml", excluding)
    try folder.write("app/Trees/Inbox.a11y.json", Trees.error)
    try folder.write("app/README.md", "An app")
    try ProjectCopy.git(in: app, "init", "--quiet")
    try ProjectCopy.git(in: app, "add", "--all")

    let command = try ExternalTool.withoutNetwork(in: app) + [preCommit.path]
    let cache = ["PRE_COMMIT_HOME": folder.url.appendingPathComponent("cache").path]
    func run(_ arguments: String...) throws -> Program.Run {
      let first = URL(fileURLWithPath: command[0])
      return try Program(folder: app, executable: first)
        .run(command.dropFirst() + ["run"] + arguments, environment: cache)
    }

    let failing = try run()
    #expect(failing.code == 1, "\(failing.output)\(failing.errors)")
    #expect(failing.output.contains("- exit code: 1"))
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
}
