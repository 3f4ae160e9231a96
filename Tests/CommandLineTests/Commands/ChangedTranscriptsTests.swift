import Foundation
import Testing

/// `diff --since` where more than the file of a screen changed, or less.
@Suite("diff --since", .needs(tool: "git")) struct ChangedTranscriptsTests {
  private static let screen = """
    screen: Gone
    children:
      - {type: text, text: Bye}
      - {type: button, text: Leave}

    """

  private func diff(_ clone: Clone, _ arguments: String...) throws -> Program.Run {
    try clone.folder.program.run(
      ["diff", "--fail-on-change", "--since", "HEAD"] + arguments, environment: clone.variables)
  }

  private func remove(_ clone: Clone, _ path: String) throws {
    try FileManager.default.removeItem(at: clone.folder.url.appendingPathComponent(path))
  }

  /// A SwiftUI project: a screen with a text of a table, and one without.
  private func project() throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    try clone.commit([
      "App/Home.swift": """
      struct Home: View {
        var body: some View {
          Text("home.title")
          Text(L10n.more)
        }
      }
      """,
      "App/Plain.swift": "struct Plain: View { var body: some View { Text(verbatim: \"Hi\") } }\n",
      "App/L10n.swift": "enum L10n { static let more = \"More\" }\n",
      "App/en.lproj/Localizable.strings": "\"home.title\" = \"Welcome\";\n",
    ])
    return clone
  }

  /// Each is a change of a file that an unchanged screen reads, and what is heard there then.
  @Test(arguments: [
    (#"s/"More"/"Less"/"#, "~ 2. [-More-]{+Less+}."),
    (#"s/ic_star/ic_heart/"#, "~ 3. ic [-star-]{+heart+}, button.  (label)"),
    (#"s/padding()/accessibilityLabel("Dot")/"#, "~ 4. [-Plain-]{+Dot+}, button.  (label)"),
    (#"s/"Child"/"Kid"/"#, "~ 5. [-Child-]{+Kid+}."),
    (#"s/Text("Child")/Text("Child"); Text("Twin")/"#, "+ 6. Twin."),
    (#"s/Welcome/Hello/"#, "~ 1. [-Welcome-]{+Hello+}.  (label)"),
    (#"s/.*home.title.*//"#, #"~ 1. [-Welcome-]{+‹"home.title"›+}."#),
    (
      #"s/let more: String/let more = 1; static let other: String/"#,
      "~ 2. [-More-]{+‹L10n.more›+}."
    ),
    (#"s/struct Child/struct New: View { var body: some View { Text("x") } }; struct Child/"#, ""),
    ("s/^.. shadow //", "~ 5. [-Child-]{+Shadow+}."),
    (#"s/remove()/padding()/"#, "(custom actions: some → none)"),
  ])
  func unchangedScreensSayWhatTheyRead(edit: String, heard: String) throws {
    guard let clone = try Clone() else { return }
    try clone.commit([
      "App/Home.swift": """
      struct Home: View {
        var body: some View {
          VStack {
            Text("home.title")
            Text(L10n.more)
            Button { go() } label: { Image(Icons.star) }
            Button("Plain") { go() }.mark().removable()
            Child()
          }
        }
      }
      """,
      "App/Parts.swift": """
      enum L10n { static let more: String = "More" }
      enum Icons { static let star = "ic_star" }
      extension View { func mark() -> some View { padding() } }
      extension View { func removable() -> some View { remove() } }
      extension View { func remove() -> some View { accessibilityAction(named: name) { } } }
      struct Child: View { var body: some View { Text("Child") } }
      // shadow extension Home { struct Child: View { var body: some View { Text("Shadow") } } }
      """,
      "App/en.lproj/Localizable.strings": "\"home.title\" = \"Welcome\";\n",
    ])
    #expect(try diff(clone).code == 0)
    for path in ["App/Parts.swift", "App/en.lproj/Localizable.strings"] {
      let shell = Program(folder: clone.folder.url, executable: URL(fileURLWithPath: "/bin/bash"))
      #expect(try shell.run("-c", "sed -i.x -e '\(edit)' \(path); rm \(path).x").code == 0)
    }
    let run = try diff(clone)
    guard !heard.isEmpty else { return #expect(!run.output.contains("Home"), "\(run.output)") }
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("Home (App/Home.swift)\n"), "\(run.output)")
    #expect(run.output.contains(heard), "\(run.output)")
  }

  @Test func screensOfDeletedFilesAreGone() throws {
    guard let clone = try Clone() else { return }
    try clone.commit([
      "a/gone.a11y.yml": Self.screen, "a/Gone.strings": "a = b;", "same.a11y.yml": "{type: view}",
      "left-out/x.a11y.yml": Self.screen, ".a11y-lint.yml": "exclude: left-out\n",
    ])
    try remove(clone, "a")
    try remove(clone, "left-out")
    let run = try diff(clone)
    #expect(run.code == 1, "\(run.errors)")
    #expect(
      run.output == """
        Gone (a/gone.a11y.yml): screen removed
          - 1. Bye.
          - 2. Leave, button.

        2 removed on 1 screen; 0 stops on 0 screens in all.

        """)
    // What only git has forgotten is still there.
    try clone("checkout", "-q", ".")
    try clone("rm", "-q", "--cached", "a/gone.a11y.yml")
    #expect(try diff(clone).code == 0)
  }

  @Test(arguments: [true, false]) func movedFilesSayTheSame(isKnown: Bool) throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["a.a11y.yml": Self.screen, "b.a11y.yml": "screen: B\nchildren: []\n"])
    try clone("mv", "a.a11y.yml", "c.a11y.yml")
    if !isKnown { try clone("reset", "-q") }
    let run = try diff(clone)
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output == "VoiceOver says the same: 2 stops on 1 screen.\n")
    try clone.folder.write("c.a11y.yml", Self.screen.replacing("Bye", with: "Good bye"))
    #expect(try diff(clone).output.contains("~ 1. [-Bye-]{+Good bye+}."))
  }

  @Test func screensSayTheWordsOfAChangedTable() throws {
    guard let clone = try project() else { return }
    #expect(try diff(clone).output == "VoiceOver says the same: 0 stops on 0 screens.\n")
    let table = "App/en.lproj/Localizable.strings"
    try clone.folder.write(table, "\"home.title\" = \"Hello\";\n")
    let run = try diff(clone)
    #expect(run.code == 1, "\(run.errors)")
    #expect(
      run.output == """
        Home (App/Home.swift)
          ~ 1. [-Welcome-]{+Hello+}.  (label)

        1 changed on 1 screen; 2 stops on 1 screen in all.

        """)
    #expect(try diff(clone, "App/Plain.swift").code == 0)
    #expect(try diff(clone, "--no-index").code == 0)
  }

  @Test func tablesMayComeMoveAndGo() throws {
    guard let clone = try project() else { return }
    let table = "App/en.lproj/Localizable.strings"
    try clone("mv", table, "App/en.lproj/Other.strings")
    #expect(try diff(clone).code == 0)
    try clone("reset", "-q", "--hard")
    try remove(clone, "App/en.lproj")
    #expect(try diff(clone).output.contains("Welcome"))
    try clone.folder.write(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home.title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}}}}}}
      """)
    #expect(try diff(clone).output.contains("~ 1. [-Welcome-]{+Hello+}."))
    try clone.commit()
    let catalog = try clone.folder.read("App/Localizable.xcstrings")
    try clone.folder.write(
      "App/Localizable.xcstrings", catalog.replacing("Hello", with: "Good day"))
    #expect(try diff(clone).output.contains("~ 1. [-Hello-]{+Good day+}."))
  }

  @Test func oldVersionsAreReadWithOldDeclarations() throws {
    guard let clone = try project() else { return }
    try clone.folder.write("App/L10n.swift", "enum L10n { static let more = \"Less\" }\n")
    let home = try clone.folder.read("App/Home.swift")
    try clone.folder.write("App/Home.swift", home.replacing("home.title", with: "Title"))
    let run = try diff(clone)
    #expect(run.output.contains("~ 2. [-More-]{+Less+}."), "\(run.output)")
    #expect(run.output.contains("~ 1. [-Welcome-]{+Title+}."), "\(run.output)")
  }

  @Test func storyboardsSayTheWordsOfChangedTranslations() throws {
    guard let clone = try Clone() else { return }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController title="Profile" id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label id="name" text="Name"><rect key="frame" x="16" y="100" width="99" height="44"/>
      </label></subviews></view></viewController></objects></scene></scenes></document>
      """
    let table = "App/de.lproj/Main.strings"
    try clone.commit([
      "App/Base.lproj/Main.storyboard": storyboard, table: "\"name.text\" = \"Vorname\";\n",
    ])
    try clone.folder.write(table, "\"name.text\" = \"Nachname\";\n")
    #expect(try diff(clone).code == 0)
    let run = try diff(clone, "--language", "de")
    #expect(run.output.contains("~ 1. [-Vorname-]{+Nachname+}."), "\(run.output)\(run.errors)")
    try remove(clone, "App/de.lproj")
    let gone = try diff(clone, "--language", "de")
    #expect(gone.output.contains("Vorname"), "\(gone.output)\(gone.errors)")
  }
}
