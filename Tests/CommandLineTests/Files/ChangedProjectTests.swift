import Foundation
import Testing

/// The effects of a change on files that it does not touch, told in real repositories, one a row.
@Suite("What a change feeds", .needs(tool: "git")) struct ChangedProjectTests {
  /// A change of a project, and where the run reports something because of it.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    /// The script that changes the project.
    let script: String
    /// The place and rule of each finding.
    let findings: [String]

    init(_ name: String, _ script: String, _ findings: [String]) {
      testDescription = name
      self.script = script
      self.findings = findings
    }
  }

  private static let stories = [
    Story(
      "a member in an extension", #"sed -i.x 's/Text("Open")/Image("ic_open")/' App/Parts.swift"#,
      ["App/Home.swift:5 icon-button-missing-label"]),
    Story(
      "a modifier of the project",
      "sed -i.x 's/padding()/accessibilityHidden(true)/' App/Parts.swift",
      ["App/Home.swift:6 hidden-contains-interactive"]),
    Story(
      "a constant", #"sed -i.x 's/"Save"/""/' App/Parts.swift"#,
      ["App/Home.swift:7 control-missing-label"]),
    Story(
      "a text of a table", #"sed -i.x 's/Welcome/🎉🎉🎉/' App/en.lproj/Localizable.strings"#,
      ["App/Home.swift:4 speech-symbol-or-emoji"]),
    Story(
      "a key that is gone, and a longer text in its place",
      #"rm App/en.lproj/Localizable.strings; "#
        + #"echo '"home.title" = "🎉🎉🎉";' >App/Localizable.strings"#,
      ["App/Home.swift:4 speech-symbol-or-emoji"]),
    Story(
      "a child view",
      #"sed -i.x 's/Button("Row") { go() }/Button { go() } label: "#
        + #"{ Image("ic_row") }/' App/Parts.swift"#,
      ["App/Parts.swift:2 icon-button-missing-label"]),
    Story(
      "a type that shadows another",
      #"echo 'extension Home { struct Row: View { var body: some View { "#
        + #"Button { go() } label: { Image("ic_row") } } } }' >App/Shadow.swift"#,
      ["App/Shadow.swift:1 icon-button-missing-label"]),
    Story(
      "a type with the name of one of SwiftUI's",
      #"echo 'struct Text: View { let s: String; init(_ s: String) {}; "#
        + #"var body: some View { Image("ic_x") } }' >App/Shadow.swift"#,
      [
        "App/Home.swift:5 icon-button-missing-label", "App/Shadow.swift:1 image-missing-label",
      ]),
    Story("a screen that is deleted", "git rm -q App/Known.swift", []),
    Story("a file that is renamed", "git mv App/Known.swift App/Other.swift", []),
    Story(
      "a screen that is moved to another file",
      "cat App/Known.swift >>App/Home.swift; git rm -q App/Known.swift", []),
    Story(
      "a screen that is moved to a file that has findings",
      "cat App/Known.swift >>App/Broken.swift; git rm -q App/Known.swift", []),
    Story(
      "a screen that is moved out of a file with another one",
      "sed -n '/Broken/,$p' App/Broken.swift >App/New.swift; "
        + "sed -i.x '/Broken/,$d' App/Broken.swift", []),
    Story(
      "a screen that is copied", "sed s/Known/Copy/ App/Known.swift >App/Copy.swift",
      ["App/Copy.swift:1 icon-button-missing-label"]),
    Story("a change that does nothing", "echo '// more' >>App/Parts.swift", []),
    Story(
      "an outlet set in code", "sed -i.x 's/save.accessibilityLabel/\\/\\/ &/' App/Form.swift",
      ["App/Form.storyboard:15 icon-button-missing-label"]),
  ]

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="vc1" customClass="Form" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                <subviews>
                  <label opaque="NO" text="Form" id="l1">
                    <rect key="frame" x="16" y="100" width="200" height="30"/>
                  </label>
                  <button opaque="NO" id="b1">
                    <rect key="frame" x="16" y="200" width="48" height="48"/>
                    <state key="normal" image="ic_save"/>
                  </button>
                </subviews>
              </view>
              <connections><outlet property="save" destination="b1" id="o1"/></connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  private func project() throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    func broken(_ name: String) -> String {
      "struct \(name): View { var body: some View { Button { go() } label: "
        + "{ Image(\"ic_\(name.lowercased())\") } } }\n"
    }
    try clone.commit([
      "App/Home.swift": """
      struct Home: View {
        var body: some View {
          VStack {
            Text("home.title")
            Button(action: go) { icon }
            Row().primary()
            Button(Texts.save) { save() }
          }
        }
      }

      """,
      "App/Parts.swift": """
      extension Home { var icon: some View { Text("Open") } }
      struct Row: View { var body: some View { Button("Row") { go() } } }
      extension View { func primary() -> some View { padding() } }
      enum Texts { static let save = "Save" }

      """,
      "App/Known.swift": broken("Known"), "App/Broken.swift": broken("One") + broken("Broken"),
      "App/en.lproj/Localizable.strings": "\"home.title\" = \"Welcome\";\n",
      "App/Form.storyboard": Self.storyboard,
      "App/Form.swift": """
      class Form: UIViewController {
        @IBOutlet var save: UIButton!
        override func viewDidLoad() {
          save.accessibilityLabel = "Save"
        }
      }

      """,
      ".gitignore": "*.x\n",
    ])
    return clone
  }

  private func change(_ clone: Clone, by script: String) throws {
    let shell = Program(folder: clone.folder.url, executable: URL(fileURLWithPath: "/bin/bash"))
    let run = try shell.run("-euc", script, environment: clone.variables)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// The place and rule of each finding of a run on a change.
  private func findings(_ clone: Clone, _ arguments: String...) throws -> [String] {
    let run = try clone.folder.program.run(
      ["lint", "--format", "concise"] + arguments, environment: clone.variables)
    #expect(run.code < 2, "\(run.errors)")
    return run.output.split(separator: "\n").map { line in
      let place = line.split(separator: ":").prefix(2).joined(separator: ":")
      return place + " " + (line.split(separator: "[").last ?? "").dropLast()
    }
  }

  @Test(arguments: stories) func everyScreenIsLookedAt(story: Story) throws {
    guard let clone = try project() else { return }
    try change(clone, by: story.script)
    #expect(try findings(clone, "--since", "HEAD") == story.findings)
    // A run without an index knows the files that changed, and nothing of what reads them.
    #expect(
      try findings(clone, "--since", "HEAD", "--no-index").allSatisfy { !$0.contains("Home") })
    try clone("add", "-A")
    #expect(try findings(clone, "--staged") == story.findings)
    let patch = try clone("diff", "--cached")
    try clone.folder.write("change.diff", patch + "\n")
    #expect(try findings(clone, "--diff", "change.diff") == story.findings)
  }

  @Test func whatIsStagedCountsAndNotWhatIsOnTheDisk() throws {
    guard let clone = try project() else { return }
    let good = try clone.folder.read("App/Parts.swift")
    try clone.folder.write("App/Parts.swift", good.replacing("\"Save\"", with: "\"\""))
    try clone("add", "-A")
    try clone.folder.write("App/Parts.swift", good)
    #expect(try findings(clone, "--since", "HEAD") == [])
    #expect(try findings(clone, "--staged") == ["App/Home.swift:7 control-missing-label"])
  }

  @Test func filesThatDidNotChangeAreInNoReport() throws {
    guard let clone = try project() else { return }
    try change(clone, by: "echo '// more' >>App/Parts.swift; echo '{' >>App/Form.storyboard")
    try clone.commit()
    try change(clone, by: "echo '// more' >>App/Parts.swift")
    let run = try clone.folder.program.run(
      "lint", "--since", "HEAD", "--format", "json", environment: clone.variables)
    // Nor do errors of theirs stop anybody.
    #expect(run.code == 0, "\(run.errors)")
    let summary = try #require(try report(run.output)["summary"] as? [String: Any])
    #expect(summary["files"] as? Int == 1, "\(summary)")
  }

  /// Each language of a table counts where the run reads it.
  @Test func everyLanguageOfATableIsRead() throws {
    guard let clone = try project() else { return }
    try clone.commit([
      "App/Base.lproj/Menu.storyboard": Self.storyboard.replacing("Form", with: "Menu"),
      "App/de.lproj/Menu.strings": "\"l1.text\" = \"Formular\";\n",
      "App/fr.lproj/Menu.strings": "\"l1.text\" = \"Formulaire\";\n",
    ])
    try clone.folder.write("App/fr.lproj/Menu.strings", "\"l1.text\" = \"🎉🎉🎉\";\n")
    #expect(try findings(clone, "--since", "HEAD", "--language", "de") == [])
    let place = "App/Base.lproj/Menu.storyboard:10 speech-symbol-or-emoji"
    #expect(try findings(clone, "--since", "HEAD", "--language", "de,fr") == [place])
    #expect(try findings(clone, "--since", "HEAD", "--language", "all") == [place])
  }

  /// A link is read as what it leads to, whatever that is called.
  @Test(arguments: [
    "cp Texts/bad.txt Texts/home.txt", "ln -sf ../Texts/bad.txt App/Linked.swift",
    "ln -sfn two Texts/folder", "ln -sf bad.txt Texts/middle.txt",
    "ln -s ../Texts/bad.txt App/New.swift",
    "rm App/Linked.swift; cp Texts/bad.txt App/Linked.swift",
  ])
  func linksAreFollowed(script: String) throws {
    guard let clone = try Clone() else { return }
    let good = "struct Home: View { var body: some View { Button(\"Save\") { go() } } }\n"
    let bad = good.replacing("(\"Save\") { go() }", with: " { go() } label: { Image(\"ic_a\") }")
    try clone.commit([
      "Texts/home.txt": good, "Texts/one/a.txt": good, "Texts/two/a.txt": bad,
      "Texts/bad.txt": bad, "App/Plain.swift": "let a = 1\n",
    ])
    try change(
      clone,
      by: """
        ln -s one Texts/folder; ln -s home.txt Texts/middle.txt
        ln -s ../Texts/home.txt App/Linked.swift; ln -s ../Texts/folder/a.txt App/Far.swift
        ln -s ../Texts/middle.txt App/Long.swift
        """)
    try clone.commit()
    #expect(try findings(clone, "--since", "HEAD") == [])
    try change(clone, by: script)
    let found = try findings(clone, "--since", "HEAD")
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("icon-button-missing-label") })
    let diff = try clone.folder.program.run(
      "diff", "--since", "HEAD", "--fail-on-change", environment: clone.variables)
    #expect(diff.code == 1, "\(diff.output)")
    try clone("add", "-A")
    #expect(try findings(clone, "--staged") == found)
    try clone.folder.write("change.diff", try clone("diff", "--cached") + "\n")
    #expect(try findings(clone, "--diff", "change.diff") == found)
  }

  @Test(arguments: ["App/Home.swift", "App/Home.xib", "App/Home.storyboard"])
  func pointersOfGitLFSAreErrors(path: String) throws {
    guard let clone = try project() else { return }
    try clone.folder.write(
      path,
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(String(repeating: "1", count: 64))
      size 3

      """)
    for arguments in [[], ["--since", "HEAD"]] {
      let run = try clone.folder.program.run(
        ["lint"] + arguments, environment: clone.variables)
      #expect(run.code == 2, "\(run.output)")
      #expect(run.errors.contains("\(path): error: it is a pointer of Git LFS"), "\(run.errors)")
      #expect(run.errors.contains("git lfs pull"))
    }
    // Other files are not for the linter.
    let pointer = try clone.folder.read(path)
    try clone("checkout", "-q", ".")
    try clone("clean", "-qfd")
    try clone.folder.write("App/Data.json", pointer)
    #expect(try clone.folder.program.run("lint", "--exit-zero").code == 0)
  }

  @Test func extendedConfigurationsOfTheChangeAreNamed() throws {
    guard let clone = try project() else { return }
    try clone.commit([
      ".a11y-lint.yml": "extends: ./Team.yml\n", "Team.yml": "failOn: error\n",
    ])
    func notes(_ arguments: String...) throws -> Bool {
      try clone.folder.program.run(
        ["lint", "--since", "HEAD"] + arguments, environment: clone.variables
      ).errors.contains("note: Team.yml, which the configuration extends, is part of the change")
    }
    #expect(try !notes("--config", ".a11y-lint.yml"))
    try clone.folder.write("Team.yml", "failOn: never\n")
    #expect(try notes("--config", ".a11y-lint.yml"))
    #expect(try !notes())
  }
}
