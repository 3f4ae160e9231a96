import Foundation
import Testing

/// What a change brought, told by the program in real repositories: one story a test.
@Suite("Stories of changed code", .needs(tool: "git")) struct ChangeScopeTests {
  private static let legacy = """
    screen: Inbox
    children:
      - {type: button, image: ic_trash}
      - {type: button, id: send, image: ic_send}
      - {type: text, text: Messages}

    """

  /// A repository with known findings on `main`.
  private func legacy() throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    try clone.commit(["app/Inbox.a11y.yml": Self.legacy])
    return clone
  }

  private func run(_ clone: Clone, _ arguments: String..., in path: String = "") throws
    -> Program.Run
  {
    try Program(folder: clone.folder.url.appendingPathComponent(path)).run(
      ["lint", "--format", "concise"] + arguments, environment: clone.variables)
  }

  /// The places of findings, without what they say.
  private func places(_ run: Program.Run) -> [String] {
    run.output.split(separator: "\n").map {
      $0.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  private func edit(_ clone: Clone, _ path: String, _ change: (String) -> String) throws {
    try clone.folder.write(path, change(try clone.folder.read(path)))
  }

  @Test func nothingThatWasThereIsReported() throws {
    guard let clone = try legacy() else { return }
    #expect(try run(clone, ".").code == 1)
    let same = try run(clone, "--since", "main", ".")
    #expect(same.code == 0)
    #expect(same.errors.contains("note: no tree has changed since main"))
    try edit(clone, "app/Inbox.a11y.yml") {
      "# moved down\n\n" + $0.replacing("  - ", with: "    - ")
    }
    let indented = try run(clone, "--since", "main", ".")
    #expect(indented.code == 0 && indented.output == "", "\(indented.output)")
  }

  @Test func submodulesThatMovedAreNamed() throws {
    guard let clone = try legacy(), let other = try Clone() else { return }
    try other.commit(["Home.a11y.yml": "{type: button, label: Home}\n"])
    let options = ["-c", "protocol.file.allow=always"]
    // A change of `.gitmodules` hides nothing.
    try clone(options + ["submodule", "--quiet", "add", other.folder.url.path, "kit"])
    try clone.folder.write(
      ".gitmodules", clone.folder.read(".gitmodules") + "\tignore = all\n")
    let new = try run(clone, "--since", "HEAD", ".")
    #expect(new.errors.contains("note: the submodule \"kit\" is new, and its files were not"))
    try clone.commit()
    #expect(try !run(clone, "--since", "HEAD", ".").errors.contains("submodule"))
    let before = try clone("-C", "kit", "rev-parse", "--short=12", "HEAD")
    try clone.folder.write("kit/Home.a11y.yml", "{type: button, image: ic_trash}\n")
    try clone("-C", "kit", "commit", "-qam", "Break it")
    for arguments in [["--since", "HEAD", "."], ["--since", "HEAD", "kit"]] {
      let moved = try Program(folder: clone.folder.url).run(
        ["lint"] + arguments, environment: clone.variables)
      #expect(moved.code == 0)
      #expect(
        moved.errors.contains(
          """
          note: the submodule "kit" is at another commit, and its files were not looked at; \
          run a11y-lint --since \(before) in its folder
          note: no tree outside of submodules has changed since HEAD
          """), "\(moved.errors)")
    }
    // The command that the note gives, in the folder that it names.
    #expect(try run(clone, "--since", before, ".", in: "kit").code == 1)
    #expect(try !run(clone, "--since", "HEAD", "app").errors.contains("submodule"))
    let excluded = try run(clone, "--since", "HEAD", "--exclude", "kit", ".")
    #expect(!excluded.errors.contains("submodule"))
    try clone("add", "kit")
    let staged = try run(clone, "--staged", ".")
    #expect(staged.errors.contains("note: no tree outside of submodules is staged"))
  }

  @Test func oneMendedAndOneBrokenFails() throws {
    guard let clone = try legacy() else { return }
    try clone("checkout", "-q", "-b", "work")
    try edit(clone, "app/Inbox.a11y.yml") {
      $0.replacing("image: ic_trash}", with: "image: ic_trash, label: Delete}")
        + "  - {type: button, image: ic_star}\n"
    }
    try clone.commit()
    let work = try run(clone, "--since", "main", ".")
    #expect(work.code == 1)
    #expect(places(work) == ["app/Inbox.a11y.yml:6"], "\(work.output)")
    let json = try Program(folder: clone.folder.url).run(
      ["lint", "--format", "json", "--since", "main", "."], environment: clone.variables)
    let states = try findings(json.output).compactMap { $0["state"] as? String }
    #expect(states.sorted() == ["known", "new"])
  }

  @Test func oneMoreCopyIsOneNewFinding() throws {
    guard let clone = try legacy() else { return }
    try edit(clone, "app/Inbox.a11y.yml") { $0 + "  - {type: button, image: ic_trash}\n" }
    #expect(places(try run(clone, "--since", "HEAD", ".")).count == 1)
  }

  @Test func movedFilesKeepWhatIsKnown() throws {
    guard let clone = try legacy() else { return }
    try clone("mv", "app/Inbox.a11y.yml", "Home.a11y.yml")
    let staged = try run(clone, "--staged", ".")
    #expect(staged.code == 0 && staged.output == "", "\(staged.output)")
    #expect(try run(clone, "--since", "HEAD", ".").code == 0)
    try edit(clone, "Home.a11y.yml") { $0 + "  - {type: button, image: ic_star}\n" }
    #expect(places(try run(clone, "--since", "HEAD", ".")) == ["Home.a11y.yml:6"])
    #expect(try run(clone, "--staged", ".").code == 0, "the edit is not staged")
  }

  @Test func renamedNodesStayKnown() throws {
    guard let clone = try legacy() else { return }
    try edit(clone, "app/Inbox.a11y.yml") { $0.replacing("id: send", with: "id: submit") }
    let renamed = try run(clone, "--since", "HEAD", ".")
    #expect(renamed.code == 0 && renamed.output == "", "\(renamed.output)")
  }

  @Test func stagedIsWhatTheIndexHas() throws {
    guard let clone = try legacy() else { return }
    try edit(clone, "app/Inbox.a11y.yml") { $0 + "  - {type: button, image: ic_star}\n" }
    try clone("add", "-A")
    try clone.folder.write("app/Inbox.a11y.yml", Self.legacy)
    #expect(places(try run(clone, "--staged", ".")) == ["app/Inbox.a11y.yml:6"])
    #expect(try run(clone, "--since", "HEAD", ".").code == 0)
    try clone("reset", "-q", "--hard")
    try clone.folder.write("app/New.a11y.yml", Self.legacy)
    #expect(try run(clone, "--staged", ".").errors.contains("no tree is staged"))
    #expect(places(try run(clone, "--since", "HEAD", ".")).count == 2, "untracked files count")
  }

  @Test func aBranchIsComparedWithWhereItBegan() throws {
    guard let clone = try legacy() else { return }
    try clone("checkout", "-q", "-b", "work")
    try clone.commit(["app/Work.a11y.yml": "screen: W\nchildren: [{type: button, image: ic_a}]\n"])
    try clone("checkout", "-q", "main")
    // What others mended meanwhile is not this branch's doing.
    try clone.commit(["app/Inbox.a11y.yml": "screen: Inbox\nchildren: [{type: text, text: A}]\n"])
    try clone("checkout", "-q", "work")
    let work = try run(clone, "--since", "main", ".")
    #expect(places(work) == ["app/Work.a11y.yml:2"], "\(work.output)")
    let below = try run(clone, "--since", "main", ".", in: "app")
    #expect(places(below) == ["Work.a11y.yml:2"], "\(below.output)")
  }

  @Test func expiredSuppressionsAreNewOnTheDayAfter() throws {
    guard let clone = try Clone() else { return }
    let until = "disable: {rule: icon-button-missing-label, until: 2027-01-31}"
    try clone.commit([
      "S.a11y.yml": "screen: S\nchildren:\n  - {type: button, image: ic_a, \(until)}\n"
    ])
    #expect(try run(clone, "--today", "2027-01-31", ".").code == 0)
    let late = try run(clone, "--today", "2027-02-01", ".")
    #expect(late.code == 1)
    #expect(late.output.contains("[expired-suppression]"))
    #expect(late.output.contains("[icon-button-missing-label]"))
  }

  @Test func baselineAndChangeAreCountedApart() throws {
    guard let clone = try legacy() else { return }
    let create = try Program(folder: clone.folder.url).run("baseline", "create")
    #expect(create.code == 0, "\(create.errors)")
    try clone.commit()
    #expect(try run(clone, ".").code == 0)
    try edit(clone, "app/Inbox.a11y.yml") { $0 + "  - {type: button, image: ic_trash}\n" }
    #expect(places(try run(clone, ".")).count == 1)
    let since = try run(clone, "--since", "HEAD", ".")
    #expect(places(since).count == 1, "\(since.output)")
    #expect(!since.errors.contains("not found any more"))
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    guard let clone = try legacy() else { return }
    let unknown = try run(clone, "--since", "mian", ".")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("--since: git knows no revision mian"), "\(unknown.errors)")
    #expect(try run(clone, "--since", "HEAD", "--staged", ".").code == 2)
    try clone.commit()
    guard let shallow = try Clone(of: clone, depth: 1) else { return }
    let missing = try run(shallow, "--since", "HEAD~1", ".")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("fetch-depth: 0"), "\(missing.errors)")
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.yml", Self.legacy)
    let outside = try folder.program.run("lint", "--since", "main", ".")
    #expect(outside.code == 2)
    #expect(outside.errors.contains("in no git repository"), "\(outside.errors)")
  }

  @Test func diffsServeThoseWithoutGit() throws {
    guard let clone = try legacy() else { return }
    try edit(clone, "app/Inbox.a11y.yml") { $0 + "  - {type: button, image: ic_star}\n" }
    let diff = try clone("diff") + "\n"
    let folder = try TemporaryFolder()
    try folder.write("app/Inbox.a11y.yml", try clone.folder.read("app/Inbox.a11y.yml"))
    try folder.write("change.diff", diff)
    let run = try folder.program.run(
      "lint", "--format", "concise", "--diff", "change.diff", ".")
    #expect(places(run) == ["app/Inbox.a11y.yml:6"], "\(run.output)\(run.errors)")
    let input = try folder.program.run(
      ["lint", "--format", "concise", "--diff", "-", "app"], input: Data(diff.utf8))
    #expect(places(input) == ["app/Inbox.a11y.yml:6"])
    try folder.write("app/Inbox.a11y.yml", "screen: Other\n")
    let other = try folder.program.run("lint", "--diff", "change.diff", ".")
    #expect(other.code == 2)
    #expect(other.errors.hasPrefix("change.diff:"), "\(other.errors)")
  }

  @Test func diffsOfGitAreReadInSubfoldersToo() throws {
    guard let clone = try legacy() else { return }
    try edit(clone, "app/Inbox.a11y.yml") { $0 + "  - {type: button, image: ic_star}\n" }
    try clone.folder.write("change.diff", try clone("diff") + "\n")
    let below = try run(clone, "--diff", "../change.diff", ".", in: "app")
    #expect(places(below) == ["Inbox.a11y.yml:6"], "\(below.output)\(below.errors)")
  }

  @Test func diffsOfFilesThatAreNotThereAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("here.a11y.yml", Self.legacy)
    let diff = "--- a/gone.a11y.yml\n+++ b/gone.a11y.yml\n@@ -1 +1,2 @@\n screen: S\n+x: 1\n"
    let run = try folder.program.run(["lint", "--diff", "-", "."], input: Data(diff.utf8))
    #expect(run.code == 2)
    #expect(run.errors.contains("gone.a11y.yml"), "\(run.errors)")
  }

  @Test func whatIsStagedNeedNotBeOnTheDisk() throws {
    guard let clone = try legacy() else { return }
    try clone.folder.write("app/New.a11y.yml", Self.legacy)
    try edit(clone, "app/Inbox.a11y.yml") { $0 + "  - {type: button, image: ic_star}\n" }
    try clone("add", "-A")
    for name in ["New", "Inbox"] {
      try FileManager.default.removeItem(
        at: clone.folder.url.appendingPathComponent("app/\(name).a11y.yml"))
    }
    let staged = try run(clone, "--staged", ".")
    #expect(
      places(staged) == ["app/Inbox.a11y.yml:6", "app/New.a11y.yml:3", "app/New.a11y.yml:4"],
      "\(staged.output)\(staged.errors)")
    #expect(try run(clone, "--staged", "--exclude", "New.*", ".").output.contains("Inbox"))
    #expect(!(try run(clone, "--staged", "--exclude", "New.*", ".").output.contains("New")))
  }

  @Test func standardInputHasNoEarlierVersion() throws {
    guard let clone = try legacy() else { return }
    let run = try Program(folder: clone.folder.url).run(
      ["lint", "--since", "HEAD", "-"], input: Data(Self.legacy.utf8),
      environment: clone.variables)
    #expect(run.code == 2)
    #expect(run.errors.contains("standard input has no earlier version"))
  }

  @Test func theTopIsThatOfTheFilesAndNotOfWhoRuns() throws {
    guard let clone = try legacy() else { return }
    #expect(try Program(folder: clone.folder.url).run("baseline", "create").code == 0)
    let outside = try TemporaryFolder()
    let run = try outside.program.run("lint", clone.folder.url.path)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func configurationsCanSaySo() throws {
    guard let clone = try legacy() else { return }
    try clone.folder.write(".a11y-lint.yml", "since: main\n")
    #expect(try run(clone, ".").code == 0)
    try clone.folder.write(".a11y-lint.yml", "staged: true\n")
    #expect(try run(clone, ".").errors.contains("no tree is staged"))
  }
}
