import Foundation
import Testing

/// Suppressions that a change brings can be kept from counting.
@Suite("Suppressions that count", .needs(tool: "git")) struct SuppressionApprovalTests {
  private static let approved = """
    screen: Inbox
    children:
      - {type: button, image: ic_trash, disable: icon-button-missing-label}
      - {type: text, text: Messages}

    """
  private static let added =
    "  - {type: button, image: ic_star, disable: icon-button-missing-label}\n"

  private func clone(_ text: String = approved) throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    try clone.commit(["Inbox.a11y.yml": text])
    return clone
  }

  private func lint(_ clone: Clone, _ arguments: String...) throws -> Program.Run {
    try clone.folder.program.run(
      ["lint", "--format", "concise"] + arguments, environment: clone.variables)
  }

  @Test func noneCounts() throws {
    guard let clone = try clone() else { return }
    #expect(try lint(clone).code == 0)
    for arguments in [["--no-suppressions"], ["--suppressions", "none"]] {
      let run = try clone.folder.program.run(["lint", "--format", "concise"] + arguments)
      #expect(run.code == 1 && run.output.contains("Inbox.a11y.yml:3"), "\(run)")
      #expect(!run.output.contains("unused-suppression"))
    }
    for text in ["suppressions: none\n", "suppressions: {use: none}\n"] {
      try clone.folder.write(".a11y-lint.yml", text)
      #expect(try lint(clone).code == 1)
      #expect(try lint(clone, "--suppressions", "all").code == 0)
    }
    try clone.folder.write(".a11y-lint.yml", "suppressions: some\n")
    let wrong = try lint(clone)
    #expect(wrong.code == 2 && wrong.errors.contains("all, approved, none"), "\(wrong)")
  }

  @Test func onlyThoseOfTheBaseCount() throws {
    guard let clone = try clone() else { return }
    try clone.commit(["Inbox.a11y.yml": Self.approved + Self.added])
    #expect(try lint(clone, "--since", "HEAD~1").code == 0)
    let run = try lint(clone, "--since", "HEAD~1", "--suppressions", "approved")
    #expect(run.code == 1 && run.output.contains("Inbox.a11y.yml:5"), "\(run)")
    #expect(!run.output.contains("Inbox.a11y.yml:3"))
    #expect(
      run.errors.contains(
        "Inbox.a11y.yml: note: 1 finding suppressed here counts, as the version before the change "
          + "does not suppress it"), "\(run.errors)")
    let json = try clone.folder.program.run(
      "lint", "--since", "HEAD~1", "--suppressions", "approved", "--show-suppressed", "--format",
      "json")
    #expect(
      try findings(json.output).compactMap { $0["state"] as? String } == ["suppressed", "new"])
    let summary = try #require(try report(json.output)["summary"] as? [String: Any])
    #expect(summary["suppressed"] as? Int == 1 && summary["errors"] as? Int == 1)
    try clone.folder.write(".a11y-lint.yml", "suppressions: approved\n")
    #expect(try lint(clone, "--since", "HEAD~1").code == 1)
    #expect(try lint(clone, "--since", "HEAD").code == 0)
  }

  /// Each is a way to silence a new finding; the last column is that of the base.
  @Test(arguments: [
    ("- {type: button, image: ic_a} # a11y-lint-disable-line icon-button-missing-label", ""),
    ("- {type: button, image: ic_a, disable: {rule: all, reason: x}}", ""),
    ("# a11y-lint-disable-file icon-button-missing-label\n  - {type: button, image: ic_a}", ""),
    (
      "# a11y-lint-disable icon-button-missing-label\n  - {type: button, image: ic_a}",
      "# a11y-lint-disable label-blank\n"
    ),
    (
      "# a11y-lint-disable-file all -- x\n  - {type: button, image: ic_a}",
      "# a11y-lint-disable-file label-blank\n"
    ),
    (
      "- {type: button, image: ic_a, disable: icon-button-missing-label}",
      "# a11y-lint-disable-file icon-button-missing-label until 2020-01-01\n"
    ),
  ])
  func eachWayIsSeen(line: String, before: String) throws {
    let screen = before + "screen: A\nchildren:\n  - {type: text, text: A}\n"
    guard let clone = try clone(screen) else { return }
    try clone.commit(["Inbox.a11y.yml": screen + "  " + line + "\n"])
    #expect(try !lint(clone, "--since", "HEAD~1").output.contains("[icon-button"))
    let run = try lint(clone, "--since", "HEAD~1", "--suppressions", "approved")
    #expect(run.code == 1 && run.output.contains("[icon-button-missing-label]"), "\(run)")
  }

  @Test func aFileWhoseRuleIsOffTakesInNothingNew() throws {
    let screen = """
      # a11y-lint-disable-file icon-button-missing-label -- labelled in code
      screen: A
      children:
        - {type: button, image: ic_a}

      """
    guard let clone = try clone(screen) else { return }
    try clone.commit(["Inbox.a11y.yml": screen + "  - {type: button, image: ic_b}\n"])
    let run = try lint(clone, "--since", "HEAD~1", "--suppressions", "approved")
    #expect(run.code == 1 && run.output.contains("Inbox.a11y.yml:5"), "\(run)")
    #expect(!run.output.contains("Inbox.a11y.yml:4"))
    #expect(try lint(clone, "--since", "HEAD~1").code == 0)
  }

  @Test func newFilesHaveNoneThatIsApproved() throws {
    guard let clone = try clone() else { return }
    try clone.commit(["New.a11y.yml": Self.approved])
    #expect(try lint(clone, "--since", "HEAD~1", "--suppressions", "approved").code == 1)
    try clone("mv", "Inbox.a11y.yml", "Home.a11y.yml")
    try clone.commit()
    #expect(try lint(clone, "--since", "HEAD~1", "--suppressions", "approved").code == 0)
    try clone.folder.write(
      "a.yml",
      """
      suppressions: approved
      overrides: [{files: ['*'], rules: {icon-button-missing-label: off}}]

      """)
    #expect(try lint(clone, "--since", "HEAD~2", "--config", "a.yml").code == 0)
  }

  @Test func withoutAChangeNobodyKnows() throws {
    guard let clone = try clone() else { return }
    let run = try lint(clone, "--suppressions", "approved")
    #expect(run.code == 2 && run.errors.contains("add --since REF"), "\(run)")
    try clone.folder.write(".a11y-lint.yml", "suppressions: approved\n")
    let configured = try lint(clone)
    #expect(configured.code == 2)
    #expect(configured.errors.contains(".a11y-lint.yml:1:15: error: approved"), "\(configured)")
    let stream = try clone.folder.program.run("lint", "--stream", "--suppressions", "approved")
    #expect(stream.code == 2 && stream.errors.contains("earlier version"), "\(stream)")
    #expect(try clone.folder.program.run("baseline", "create").code == 0)
  }
}
