import Foundation
import Testing

/// `docs/CI.md`: its blocks of shell are run one after the other in a project with a finding, or
/// say why they are not.
@Suite("docs/CI.md") struct CIPageTests {
  private struct Block {
    var script = ""
    /// Why it is not run; nil where it is.
    var reason: String?
  }

  private static func blocks() throws -> [Block] {
    let page = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/CI.md"), encoding: .utf8)
    var blocks: [Block] = []
    var block: Block?
    var reason: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if let open = block {
        if text == "```" {
          blocks.append(open)
          block = nil
        } else {
          block?.script += text + "\n"
        }
      } else if text == "```sh" {
        block = Block(reason: reason)
      }
      let mark = text.firstMatch(of: /^<!-- not run: (.+) -->$/)
      reason = mark.map { String($0.1) }
    }
    return blocks
  }

  @Test func everyBlockRunsOrSaysWhyNot() throws {
    let blocks = try Self.blocks()
    let reasons = blocks.compactMap(\.reason)
    #expect(reasons.count == 4 && reasons.allSatisfy { $0.count > 20 })
    let folder = try TemporaryFolder()
    try folder.write("app/Trees/Inbox.a11y.json", Trees.error)
    try folder.write("app/.a11y-lint.yml", "failOn: error\n")
    let app = folder.url.appendingPathComponent("app")
    try ProjectCopy.git(in: app, "init", "--quiet")
    try ProjectCopy.git(in: app, "config", "user.name", "Ana")
    try ProjectCopy.git(in: app, "config", "user.email", "ana@example.com")
    try ProjectCopy.git(in: app, "add", "--all")
    try ProjectCopy.git(in: app, "commit", "--quiet", "--message", "An app")
    try ProjectCopy.git(in: app, "update-ref", "refs/remotes/origin/main", "HEAD")
    let shell = URL(fileURLWithPath: "/bin/bash")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Program.url.deletingLastPathComponent().path
    for block in blocks where block.reason == nil {
      let run = try Program(folder: app, executable: shell).run(
        "-euo", "pipefail", "-c", block.script, environment: ["PATH": "\(programs):\(path)"])
      #expect(run.code == 0, "\(block.script)\(run.output)\(run.errors)")
    }
    // The finding is known, and no longer fails the gate; a new one does.
    #expect(try folder.read("app/a11y-report.json").contains("\"known\": 1"))
    try folder.write("app/Trees/New.a11y.json", Trees.error)
    let gate = try Program(folder: app).run()
    #expect(gate.code == 1, "\(gate.output)\(gate.errors)")
  }
}
