import Foundation
import Testing

@Suite("--language") struct LanguageSettingsTests {
  let folder: TemporaryFolder

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene sceneID="s"><objects><viewController title="Profile" id="vc">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>
    <label id="name" text="Name"><rect key="frame" x="16" y="100" width="99" height="44"/></label>
    <button id="save"><rect key="frame" x="16" y="200" width="99" height="44"/>
    <accessibility key="accessibilityConfiguration" label="Save"/>
    <state key="normal" title="Save"/><connections>
    <action selector="save:" destination="vc" eventType="touchUpInside" id="a"/></connections>
    </button>
    <button id="tiny"><rect key="frame" x="16" y="300" width="20" height="20"/>
    <constraints><constraint firstAttribute="width" constant="20" id="w"/>
    <constraint firstAttribute="height" constant="20" id="h"/></constraints>
    <state key="normal" title="Help"/><connections>
    <action selector="help:" destination="vc" eventType="touchUpInside" id="b"/></connections>
    </button></subviews></view></viewController></objects></scene></scenes></document>
    """

  private static let german = """
    /* Class = "UILabel"; text = "Name"; ObjectID = "name"; */
    "name.text" = "Vorname";
    "save.normalTitle" = "Sichern";
    "save.accessibilityLabel" = "Sichern Taste";
    "tiny.normalTitle" = "Hilfe";
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Base.lproj/Main.storyboard", Self.storyboard)
    try folder.write("App/de.lproj/Main.strings", Data(Self.german.utf16Bytes))
    try folder.write(
      "App/mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"name.text": {"localizations": {
        "he": {"stringUnit": {"state": "translated", "value": "שם"}},
        "fr": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Nom"}}}}}}}}}
      """)
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    try folder.program.run(arguments)
  }

  /// The rules and screens of what is found.
  private func found(_ output: String) throws -> [String] {
    try findings(output).map {
      "\($0["rule"] as? String ?? "-") \($0["screen"] as? String ?? "-")"
    }.sorted()
  }

  @Test func speakReadsTheTextsOfALanguage() throws {
    let german = try run("speak", "--language", "de", "App/Base.lproj/Main.storyboard")
    #expect(
      german.output == """
        Profile (de) (App/Base.lproj/Main.storyboard)
          1. Vorname.
          2. Sichern Taste, Taste.
          3. Hilfe, Taste.

        """)
    #expect(german.code == 0 && german.errors.isEmpty)
    let all = try run("speak", "--language", "all", "App")
    let screens = all.output.split(separator: "\n").filter { $0.hasPrefix("Profile") }
    #expect(
      screens == [
        "Profile (App/Base.lproj/Main.storyboard)",
        "Profile (de) (App/Base.lproj/Main.storyboard)",
        "Profile (fr) (App/Base.lproj/Main.storyboard)",
        "Profile (he) (App/Base.lproj/Main.storyboard)",
      ])
    #expect(all.output.contains("1. Nom.") && all.output.contains("1. שם."))
    #expect(try run("speak", "App").output == run("speak", "--language", "en", "App").output)
  }

  @Test func whatIsTheSameInEveryLanguageIsReportedOnce() throws {
    let base = try run("--format", "json", "App")
    let all = try run("--format", "json", "--language", "all", "App")
    let own = try found(base.output)
    let every = try found(all.output)
    #expect(own == ["touch-target-too-small Profile"])
    #expect(
      every == [
        "label-repeats-role Profile (de)", "touch-target-too-small Profile",
        "visible-text-not-in-label Profile (de)",
      ] || every == ["label-repeats-role Profile (de)", "touch-target-too-small Profile"])
    let text = try run("--verbose", "--language", "all", "--only", "label-repeats-role", "App")
      .output
    #expect(text.contains(#"in de this reads "Sichern Taste": App/de.lproj/Main.strings:4:29"#))
    let order = try run("--language=fr,de", "--format", "json", "App").output
    #expect(try found(order).contains("touch-target-too-small Profile (fr, de)"))
  }

  @Test func dumpShowsTheTextsOfALanguage() throws {
    let dump = try run("dump", "interface", "--language", "de", "App/Base.lproj/Main.storyboard")
    #expect(dump.code == 0 && dump.output.contains("text: Vorname"))
    let voice = try run("dump", "voiceover", "--language", "de", "App/Base.lproj/Main.storyboard")
    #expect(voice.output.contains("Vorname"))
    let plain = try run("dump", "interface", "App/Base.lproj/Main.storyboard")
    #expect(plain.output.contains("text: Name"))
  }

  @Test func languagesThatNobodyHasAreRefusedWithTheList() throws {
    for command in [["lint"], ["speak"]] {
      let run = try folder.program.run(command + ["--language", "ru", "App"])
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.errors.contains("no file has texts in ru; there is de, en, fr, he"))
    }
    let odd = try run("--language", "German?", "App")
    #expect(odd.code == 2 && odd.errors.contains("--language takes a tag"))
    #expect(try run("rules", "--language", "de").code == 2)
  }

  @Test func aFileWithoutTheLanguageIsReadInItsOwn() throws {
    try folder.write("App/Other.storyboard", Self.storyboard)
    let run = try run("speak", "--language", "de", "App")
    #expect(run.code == 0)
    #expect(run.output.contains("Profile (App/Other.storyboard)\n  1. Name."))
    #expect(
      run.errors == """
        App/Other.storyboard: note: no texts in de, so its own are read; there are no tables \
        beside it

        """)
  }

  @Test func aBrokenTableIsAnErrorOfItsOwn() throws {
    try folder.write("App/de.lproj/Main.strings", "\"name.text\" = \"Vorname\"\n\"x\" = ")
    let run = try run("speak", "--language", "de", "App/Base.lproj/Main.storyboard")
    #expect(run.code == 2)
    #expect(run.output.contains("1. Vorname."))
    #expect(run.errors.contains("App/de.lproj/Main.strings:1:24: error: a semicolon is missing"))
    let lint = try self.run("--format", "json", "--language", "all", "App")
    #expect(lint.code == 2)
    #expect(try found(lint.output) == ["touch-target-too-small Profile"])
    // Nobody looks at tables unless a language is asked for.
    #expect(try self.run("--exit-zero", "App").code == 0)
    try folder.write("App/de.lproj/Main.strings", "bplist00")
    let compiled = try self.run("speak", "--language", "all", "App")
    #expect(compiled.code == 0)
    #expect(compiled.errors.contains("App/de.lproj/Main.strings: note: not read: it is a compiled"))
  }

  @Test func tablesBesideAFileWithoutAFolderOfItsOwnAreFound() throws {
    let view = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label id="l" text="One"/></subviews></view></objects></document>
      """
    try folder.write("Card.xib", view)
    try folder.write("de.lproj/Card.strings", "l.text = Eins;")
    try folder.write(
      "Card.xcstrings",
      #"{"strings": {"l.text": {"localizations": {"fr": {"stringUnit": {"value": "Un"}}}}}}"#)
    #expect(try run("speak", "--language", "de", "Card.xib").output.contains("1. Eins."))
    #expect(try run("speak", "--language", "fr", "./Card.xib").output.contains("1. Un."))
    try folder.write("en.lproj/Cell.xib", view)
    try folder.write("de.lproj/Cell.strings", "l.text = Zwei;")
    #expect(try run("speak", "--language", "de", "en.lproj/Cell.xib").output.contains("1. Zwei."))
    let inside = Program(folder: folder.url.appendingPathComponent("en.lproj"))
    #expect(try inside.run("speak", "--language", "de", "Cell.xib").output.contains("1. Zwei."))
  }

  @Test func otherFilesTakeTheLanguageUnlessTheySayTheirs() throws {
    try folder.write("a.yml", "screen: A\nchildren: [{type: button, text: Los}]\n")
    try folder.write("b.yml", "screen: B\nlanguage: en\nchildren: [{type: button, text: Go}]\n")
    let run = try run("speak", "--language", "de", "a.yml", "b.yml")
    #expect(run.output.contains("Los, Taste.") && run.output.contains("Go, button."))
    #expect(run.code == 0 && run.errors.isEmpty)
  }

  @Test func hostileTablesStayOnTheirLines() throws {
    try folder.write(
      "App/de.lproj/Main.strings",
      "save.accessibilityLabel = \"Taste \u{1B}[31m\\n::error::x\"; save.normalTitle = \"\";")
    let run = try run("--language", "de", "--format", "concise", "App")
    #expect(!(run.output + run.errors).contains("\u{1B}"))
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("::") })
  }
}

extension String {
  /// The text as UTF-16 with a mark, as Xcode has written strings files.
  fileprivate var utf16Bytes: [UInt8] {
    [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  }
}
