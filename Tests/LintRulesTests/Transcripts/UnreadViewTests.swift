import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import ScreenModel

/// Views of source that nobody looks into, in transcripts, comparisons and dumps.
@Suite("Views that are not read") struct UnreadViewTests {
  private func file(_ body: String) -> SourceFile {
    let text = "struct Shop: View {\n  var body: some View {\nVStack {\n\(body)\n}\n  }\n}\n"
    return SourceFile(path: "Shop.swift", bytes: Array(text.utf8))
  }

  private func spoken(_ body: String) -> String {
    var output = ByteWriter()
    TranscriptText().write(Transcript(of: file(body)), to: &output)
    return output.text
  }

  private func lines(_ body: String) -> [String] {
    spoken(body).split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  private static let banner = "(Banner: not read here)"

  @Test(
    arguments: [
      (#"Banner(); Text("a")"#, [banner, "1. a."]),
      (
        #"Text("a"); Banner(); Kit.Tag(1); Text("b")"#,
        ["1. a.", banner, "(Kit.Tag: not read here)", "2. b."]
      ),
      ("Banner()", [banner]),
      (#"Card { Text("a") }"#, ["1. a."]),
      (#"Banner().accessibilityHidden(true); Text("a")"#, ["1. a."]),
      (#"Banner().accessibilityElement().accessibilityLabel("a")"#, ["1. a."]),
      (
        #"HStack { Banner(); Text("a") }.accessibilityElement(children: .ignore)"#,
        ["1. (no words: stack)"]
      ),
      (
        #"Text("a"); Banner(); Text("b").accessibilitySortPriority(1)"#,
        ["1. b.", "2. a.", banner]
      ),
      ("Divider()", ["VoiceOver finds nothing here"]),
    ] as [(String, [String])])
  func oneLineStandsInTheirPlace(body: String, expected: [String]) {
    #expect(lines(body) == expected)
  }

  @Test func dataHasThemBesideTheStops() {
    var output = ByteWriter()
    TranscriptJSON.write([Transcript(of: file("Text(\"a\")\nBanner()"))], to: &output)
    #expect(
      output.text.contains(
        #""unread": [{"nodePath": "/children/0/children/1", "name": "Banner", "line": 5, "#
          + #""after": 1}]"#))
  }

  private func changes(_ old: Transcript, _ new: Transcript) -> [String] {
    let diff = SpeechDiff([.init(old: old, new: new)])
    var output = ByteWriter()
    SpeechDiffText(diff: diff, usesColor: false).write(to: &output)
    return output.text.split(separator: "\n").dropLast().dropFirst().map(String.init)
  }

  private func traced(_ body: String) -> Transcript { Transcript(of: file(body), isTraced: true) }

  @Test(
    arguments: [
      (#"Text("a")"#, #"Banner(); Text("a")"#, ["  + (Banner: not read here)"]),
      (#"Text("a"); Banner()"#, #"Text("a")"#, ["  - (Banner: not read here)"]),
      (#"Text("a"); Banner()"#, #"Banner(); Text("a")"#, ["  > (Banner: not read here)"]),
      (#"Banner(); Text("a")"#, #"Tag(); Text("a")"#, ["  ~ ([-Banner-]{+Tag+}: not read here)"]),
      (#"Banner(); Tag(); Text("a")"#, #"Tag(); Text("a")"#, ["  - (Banner: not read here)"]),
      (#"Banner(); Text("a")"#, #"Banner(1); Text("a")"#, []),
    ] as [(String, String, [String])])
  func comparisonsShowThatTheyComeAndGo(old: String, new: String, expected: [String]) {
    #expect(changes(traced(old), traced(new)) == expected)
    let saved = [old, new].map {
      Transcript(saved: spoken($0), path: "Shop.txt", file: "Shop.swift")
    }
    #expect(changes(saved[0], saved[1]) == expected)
  }

  @Test func theNumbersAreThoseOfStops() {
    let one = traced(#"Text("a"); Banner()"#)
    #expect(
      SpeechDiff([.init(old: one, new: one)]).summary
        == "VoiceOver says the same: 1 stop on 1 screen")
    let two = SpeechDiff([.init(old: one, new: traced(#"Text("a"); Banner(); Tag()"#))])
    #expect(two.summary == "1 added on 1 screen; 1 stop on 1 screen in all" && !two.isSame)
  }

  @Test func dumpsNameThem() {
    let source = file("Text(\"a\")\nBanner()")
    let (reading, options) = (ReadingOptions(), VoiceOverOptions())
    let interface = Dump.interface(of: source, reading, options).text
    #expect(interface.contains("\n    view 5:1 (Banner: not read here)\n"))
    let heard = Dump.voiceOver(of: source, reading, options).text
    #expect(heard.hasSuffix("\n   (Banner: not read here)\n"))
  }
}
