import Foundation
import LintReports
import Testing

@Suite("diff") struct DiffCommandTests {
  private static let old = """
    screen: Login
    children:
      - {type: text, text: Welcome, traits: [header]}
      - {type: button, text: Log in, id: login}
    """
  private static let new = old.replacingOccurrences(of: "Log in", with: "Sign in")

  @Test func twoFilesAreCompared() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.yml", Self.old)
    try folder.write("b.a11y.yml", Self.new)
    let run = try folder.program.run("diff", "a.a11y.yml", "b.a11y.yml")
    #expect(run.code == 0)
    #expect(
      run.output == """
        Login (b.a11y.yml)
          ~ 2. [-Log-]{+Sign+} in, button.  (label)

        1 changed on 1 screen; 2 stops on 1 screen in all.

        """)
    #expect(
      try folder.program.run("diff", "--fail-on-change", "a.a11y.yml", "b.a11y.yml").code == 1)
    #expect(
      try folder.program.run("diff", "--fail-on-change", "a.a11y.yml", "a.a11y.yml").code == 0)
    #expect(try folder.program.run("diff", "a.a11y.yml").code == 2)
    #expect(try folder.program.run("diff", "a.a11y.yml", "c.a11y.yml").code == 2)
  }

  @Test func transcriptsAreSavedBesideTheirFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("app/login.a11y.yml", Self.old)
    let saved = try folder.program.run("speak", "--save", "app")
    #expect(saved.code == 0 && saved.output.isEmpty)
    #expect(saved.errors == "saved 1 transcript\n")
    let transcript = try folder.read("app/login.a11y.yml.voiceover.txt")
    #expect(
      transcript == "Login (login.a11y.yml)\n  1. Welcome, heading.\n  2. Log in, button.\n")
    let same = try folder.program.run("diff", "--saved", "--fail-on-change", "app")
    #expect(same.code == 0 && same.output == "VoiceOver says the same: 2 stops on 1 screen.\n")
    try folder.write("app/login.a11y.yml", Self.new)
    let changed = try folder.program.run("diff", "--saved", "--fail-on-change", "app")
    #expect(changed.code == 1)
    #expect(
      changed.output == """
        Login (app/login.a11y.yml.voiceover.txt)
          ~ 2. [-Log-]{+Sign+} in, button.

        1 changed on 1 screen; 2 stops on 1 screen in all.

        """)
    #expect(try folder.program.run("diff", "--saved", "app").code == 0)
    #expect(try folder.program.run("speak", "--save", "app").errors == "saved 1 transcript\n")
    #expect(try folder.program.run("speak", "--save", "app").errors == "saved 0 transcripts\n")
    #expect(try folder.program.run("diff", "--saved", "--since", "HEAD", "app").code == 2)
    #expect(try folder.program.run("speak", "--save", "--format", "json", "app").code == 2)
  }

  @Test func savedTranscriptsOfWhatIsGoneAreToldAndRemoved() throws {
    let folder = try TemporaryFolder()
    for name in ["app/a.a11y.yml", "app/b.a11y.yml"] {
      try folder.write(name, Self.old.replacingOccurrences(of: "Login", with: name))
    }
    try folder.write("app/notes.voiceover.txt", "mine\n")
    #expect(try folder.program.run("speak", "--save", "app").code == 0)
    let manager = FileManager.default
    func place(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
    try manager.removeItem(atPath: place("app/a.a11y.yml"))
    try manager.moveItem(atPath: place("app/b.a11y.yml"), toPath: place("app/c.a11y.yml"))
    let told = try folder.program.run("diff", "--saved", "--fail-on-change", "app")
    #expect(told.code == 1)
    #expect(
      told.output.hasPrefix(
        """
        app/a.a11y.yml (app/a.a11y.yml.voiceover.txt): screen removed
          - 1. Welcome, heading.
          - 2. Log in, button.
        """), "\(told.output)")
    #expect(!told.output.contains("app/b.a11y.yml ("), "\(told.output)")
    // Somebody who names files has not seen the others.
    let one = try folder.program.run("speak", "--save", "app/c.a11y.yml")
    #expect(one.errors == "saved 1 transcript\n")
    let saved = try folder.program.run("speak", "--save", "app")
    #expect(saved.errors == "saved 0 transcripts, removed 2 whose file or screen is gone\n")
    #expect(
      try manager.contentsOfDirectory(atPath: place("app")).sorted()
        == ["c.a11y.yml", "c.a11y.yml.voiceover.txt", "notes.voiceover.txt"])
    #expect(try folder.program.run("diff", "--saved", "--fail-on-change", "app").code == 0)
    // A file that moved alone says the same, but its transcript is not there.
    try manager.moveItem(atPath: place("app/c.a11y.yml"), toPath: place("app/d.a11y.yml"))
    let moved = try folder.program.run("diff", "--saved", "--fail-on-change", "app")
    #expect(moved.code == 1 && moved.output.hasPrefix("VoiceOver says the same"))
    #expect(moved.errors.contains("app/c.a11y.yml.voiceover.txt: note: its file or screen is gone"))
    #expect(
      moved.errors.contains("app/d.a11y.yml.voiceover.txt: note: there is no such transcript"))
  }

  @Test func commentsLinkToTheHostOfTheBuild() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.yml", Self.old)
    try folder.write("b.a11y.yml", Self.new)
    func page(_ variables: [String: String]) throws -> String {
      let none = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "CI_PROJECT_URL"]
      return try folder.program.run(
        "diff", "a.a11y.yml", "b.a11y.yml", "--format", "markdown",
        environment: Dictionary(uniqueKeysWithValues: none.map { ($0, "") })
          .merging(variables) { $1 }
      ).output
    }
    #expect(try page([:]).contains("(label; line 4)"))
    let github = [
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "12ab",
    ]
    #expect(
      try page(github).contains("[line 4](https://github.com/o/r/blob/12ab/b.a11y.yml#L4)"))
    let gitlab = ["CI_PROJECT_URL": "https://gitlab.com/g/p", "CI_COMMIT_SHA": "34cd"]
    #expect(
      try page(gitlab).contains("[line 4](https://gitlab.com/g/p/-/blob/34cd/b.a11y.yml#L4)"))
    let hostile = github.merging(["GITHUB_REPOSITORY": "o/r) [x](y"]) { $1 }
    #expect(try page(hostile).contains("(label; line 4)"))
  }

  @Test func stopsOfSavedTranscriptsArePairedByTheirWords() throws {
    let folder = try TemporaryFolder()
    func screen(_ rows: [String]) -> String {
      "screen: List\nchildren:\n" + rows.map { "  - {type: button, text: \($0)}\n" }.joined()
    }
    try folder.write("list.a11y.yml", screen(["Milk", "Bread", "Eggs", "Salt", "Tea"]))
    #expect(try folder.program.run("speak", "--save", ".").code == 0)
    try folder.write(
      "list.a11y.yml", screen(["Rice", "Milk", "White bread", "Salt", "Tea", "Eggs"]))
    let text = try folder.program.run("diff", "--saved", ".")
    #expect(
      text.output.contains(
        """
          + 1. Rice, button.
          ~ 3. [-Bread-]{+White bread+}, button.
          > 6. Eggs, button.  (moved from 3)
        """))
    let json = try folder.program.run("diff", "--saved", "--format", "json", ".")
    #expect(json.output.contains(#""aspects": ["words"]"#))
    #expect(try folder.program.run("diff", "--saved", "--fail-on-change", ".").code == 1)
  }

  @Test func foldersAreComparedPathByPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/x/login.a11y.yml", Self.old)
    try folder.write("a/gone.a11y.yml", "screen: Gone\nchildren: [{type: text, text: Bye}]")
    try folder.write("b/x/login.a11y.yml", Self.new)
    try folder.write("b/come.a11y.yml", "screen: Come\nchildren: [{type: text, text: Hello}]")
    let run = try folder.program.run(
      "diff", "a", "b", "--format", "text", "--format", "json:d.json")
    #expect(run.code == 0)
    #expect(run.output.contains("Come (b/come.a11y.yml): new screen\n  + 1. Hello."))
    #expect(run.output.contains("Gone (a/gone.a11y.yml): screen removed\n  - 1. Bye."))
    #expect(run.output.contains("Login (b/x/login.a11y.yml)\n  ~ 2."))
    #expect(
      run.output.hasSuffix(
        "1 added, 1 removed, 1 changed on 3 screens; 3 stops on 2 screens in all.\n"))
    let json = try folder.read("d.json")
    guard
      let found = try SchemaValidation.complaints(about: [json], by: SchemaSubject.speechDiff.text)
    else { return }
    #expect(found == [""])
  }

  @Test(.needs(tool: "git")) func aWorkingTreeIsComparedWithARevision() throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["login.a11y.yml": Self.old, "same.a11y.yml": "screen: S\nchildren: []"])
    try clone.folder.write("login.a11y.yml", Self.new)
    let run = try clone.folder.program.run("diff", "--since", "HEAD")
    #expect(run.code == 0)
    #expect(run.output.contains("~ 2. [-Log-]{+Sign+} in, button."))
    #expect(run.output.hasSuffix("1 changed on 1 screen; 2 stops on 1 screen in all.\n"))
  }

  @Test(.needs(tool: "git")) func noTagPassesForABranch() throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["login.a11y.yml": Self.old])
    try clone("update-ref", "refs/remotes/origin/main", "HEAD")
    try clone.commit(["login.a11y.yml": Self.new])
    try clone("tag", "origin/main")
    let run = try clone.folder.program.run("diff", "--since", "origin/main", "--fail-on-change")
    #expect(run.code == 2)
    #expect(
      run.errors.contains("may be refs/tags/origin/main or refs/remotes/origin/main"),
      "\(run.errors)")
    let full = try clone.folder.program.run(
      "diff", "--since", "refs/remotes/origin/main", "--fail-on-change")
    #expect(full.code == 1)
  }

  @Test func pagesEscapeWhatOthersWrote() throws {
    let folder = try TemporaryFolder()
    let old = Self.old.replacingOccurrences(of: "screen: Login", with: "screen: \"<i>*@me\"")
    try folder.write("a.a11y.yml", old)
    try folder.write("b.a11y.yml", old.replacingOccurrences(of: "Log in", with: "Sign in"))
    let run = try folder.program.run(
      "diff", "a.a11y.yml", "b.a11y.yml", "--format", "html", "--format", "markdown:m.md")
    #expect(run.output.contains("<del>Log</del> in, button."))
    #expect(run.output.contains("&lt;i&gt;*@me") && !run.output.contains("<i>"))
    let page = try folder.read("m.md")
    #expect(page.contains("#### &lt;i&gt;\\*@&#8203;me · "), "\(page)")
    #expect(page.contains("- **changed** 2. <del>Log</del><ins>Sign</ins> in, button. (label; "))
    #expect(!page.contains("<i>") && !page.contains("@me"))
  }
}
