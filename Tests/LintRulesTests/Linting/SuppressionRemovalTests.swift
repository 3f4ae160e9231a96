import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Suppressions that silence nothing are taken out, and what stands around them stays.
@Suite("Fixes of suppressions") struct SuppressionRemovalTests {
  private func fixed(_ text: String, _ path: String = "S.a11y.yml", unsafe: Bool = false) -> String
  {
    let version = FixedVersion(text, path, unsafe: unsafe)
    #expect(version.complaints == [])
    return String(decoding: version.session.bytes, as: UTF8.self)
  }

  private func tree(_ disable: String) -> String {
    "screen: S\nchildren:\n  - type: button\n\(disable)    text: Save\n"
  }

  @Test func aKeyGoesWithItsLine() {
    #expect(fixed(tree("    disable: label-blank\n")) == tree(""))
    #expect(fixed(tree("    disable: [label-blank, speech-all-caps]\n")) == tree(""))
    #expect(
      fixed(tree("    disable:\n      - rule: label-blank\n        reason: x\n")) == tree(""))
    let flow = "screen: S\nchildren: [{type: button, disable: label-blank, text: Save}]\n"
    #expect(fixed(flow) == flow.replacing("disable: label-blank, ", with: ""))
    let json =
      #"{"screen":"S","children":[{"type":"button","disable":["label-blank"],"text":"S"}]}"#
    #expect(fixed(json, "S.json") == json.replacing(#""disable":["label-blank"],"#, with: ""))
  }

  @Test func whatIsUsedStays() {
    let head = "screen: S\nchildren:\n  - type: button\n    image: ic_more\n    disable:"
    let rest = "    onTap: more\n"
    #expect(
      fixed(head + " [icon-button-missing-label, label-blank]\n" + rest)
        == head + " [icon-button-missing-label]\n" + rest)
    #expect(
      fixed(
        head + "\n      - {rule: label-blank, reason: x}\n      - icon-button-missing-label\n"
          + rest) == head + "\n      - icon-button-missing-label\n" + rest)
  }

  @Test func whatMayBeMeantOtherwiseNeedsALook() {
    for rule in ["label-blnk", "all", "redundant-native-trait"] {
      let text = tree("    disable: \(rule)\n")
      #expect(fixed(text) == text, "\(rule)")
      #expect(fixed(text, unsafe: true) == tree(""), "\(rule)")
    }
  }

  @Test func commentsGoWithTheirLineOrTheBlanksBeforeThem() {
    let plain = tree("")
    #expect(fixed("# a11y-lint-disable-file label-blank -- old\n" + plain) == plain)
    #expect(fixed(tree("    # a11y-lint-disable-line label-blank, speech-all-caps\n")) == plain)
    #expect(
      fixed(
        plain.replacing("button\n", with: "button  # a11y-lint-disable-line label-blank\n"))
        == plain)
    let windows = plain.replacing("\n", with: "\r\n")
    #expect(
      fixed(
        windows.replacing("button\r\n", with: "button # a11y-lint-disable-line label-blank\r\n"))
        == windows)
    #expect(fixed("# a11y-lint-disable label-blank\n" + plain) == plain)
  }

  @Test func aCommentKeepsTheRulesThatItSilences() {
    let text = { (rules: String) in
      "screen: S\nchildren:\n  # a11y-lint-disable-next-line \(rules) -- ours\n"
        + "  - {type: button, image: ic_more, onTap: more}\n"
    }
    let kept = text("icon-button-missing-label")
    #expect(fixed(text("icon-button-missing-label, label-blank")) == kept)
    #expect(fixed(text("label-blank, icon-button-missing-label")) == kept)
    #expect(fixed(text("label-blank speech-all-caps icon-button-missing-label")) == kept)
  }

  @Test func aRegionGoesWithItsEnd() {
    let text = { (start: String, end: String) in
      "screen: S\nchildren:\n\(start)  - {type: button, image: ic_more, onTap: more}\n\(end)"
        + "  - {type: text, text: End}\n"
    }
    let used = "icon-button-missing-label"
    #expect(
      fixed(
        text(
          "  # a11y-lint-disable label-blank\n  # a11y-lint-disable \(used)\n",
          "  # a11y-lint-enable label-blank\n"))
        == text("  # a11y-lint-disable \(used)\n", ""))
    #expect(
      fixed(
        text("  # a11y-lint-disable label-blank, \(used)\n", "  # a11y-lint-enable\n"))
        == text("  # a11y-lint-disable \(used)\n", "  # a11y-lint-enable\n"))
    #expect(
      fixed(text("  # a11y-lint-disable \(used), \(used)\n", "  # a11y-lint-enable \(used)\n"))
        == text("  # a11y-lint-disable \(used)\n", "  # a11y-lint-enable \(used)\n"))
  }

  @Test func sourceIsTreatedAlike() {
    let plain = "struct A: View {\n  var body: some View {\n    Text(\"Hello\")\n  }\n}\n"
    let text = plain.replacing(
      "    Text(\"Hello\")",
      with: "    // a11y-lint-disable-next-line label-blank\n    Text(\"Hello\")"
        + "  // a11y-lint-disable-line speech-all-caps")
    #expect(fixed(text, "A.swift") == plain)
  }

  @Test func capturesKeepTheirs() {
    let text = """
      <!-- a11y-lint-disable-file label-blank -->
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844"/>
      """
    #expect(fixed(text, "S.xml", unsafe: true) == text)
  }

  private func label(_ notes: String) -> String {
    InterfaceBuilderSample.storyboard("<label id=\"l\" text=\"Name\">\(notes)\n</label>")
  }

  private func notes(_ fragments: String...) -> String {
    let lines = fragments.map { "\n      \($0)" }.joined()
    return "\n    <attributedString key=\"userComments\">\(lines)\n    </attributedString>"
  }

  @Test func notesOfInterfaceBuilderGoWithTheirLine() {
    let path = "Main.storyboard"
    let plain = label("")
    let directive = "a11y-lint-disable label-blank -- once"
    let written = [
      "<fragment content=\"\(directive)\"/>", "<fragment content='\(directive)'/>",
      "<fragment content=\"a11y-lint-disable label-blank, speech-all-caps\"/>",
      "<fragment>\n<string key=\"content\">\(directive)</string>\n</fragment>",
    ]
    for fragment in written { #expect(fixed(label(notes(fragment)), path) == plain) }
    let other = "<fragment content=\"&#10;For translators.\"/>"
    #expect(fixed(label(notes(written[0], other)), path) == label(notes(other)))
  }

  @Test func otherLinesOfNotesStay() {
    let path = "Main.storyboard"
    let directive = "a11y-lint-disable label-blank"
    let texts = [
      "A.&#10;\(directive)", "\(directive)&#xA;A.", "A.\u{2028}\(directive)",
      "A.&#10;\(directive)&#10;B &lt; C.",
    ]
    for text in texts {
      let rest = text.replacing("&#10;" + directive, with: "").replacing(
        directive + "&#xA;", with: ""
      )
      .replacing("\u{2028}" + directive, with: "")
      let expected = text.hasSuffix("C.") ? "A.&#10;B &lt; C." : rest
      #expect(
        fixed(label(notes("<fragment content=\"\(text)\"/>")), path)
          == label(notes("<fragment content=\"\(expected)\"/>")), "\(text)")
    }
    let string = { (text: String) in
      label(notes("<fragment><string key=\"content\">\(text)</string></fragment>"))
    }
    #expect(fixed(string("A.\n\(directive)\nB."), path) == string("A.\nB."))
    // Base 64 and names in two fragments have no place that could be edited.
    let encoded = label(
      notes(
        "<fragment content=\"a11y-lint-dis\"/>", "<fragment content=\"able label-blank\"/>"))
    #expect(fixed(encoded, path) == encoded)
  }

  @Test func aCommentBetweenItsSignsGoesWhole() {
    let head = "struct A: View { var body: some View {\n  Button(\"B\", action: go)"
    for rest in ["\n} }\n", " .padding()\n} }\n"] {
      let comment = " /* a11y-lint-disable-line label-blank */"
      let left = rest == "\n} }\n" ? head + rest : head + " " + rest
      #expect(fixed(head + comment + rest, "A.swift") == left)
    }
    let used =
      "struct A: View { var body: some View {\n  Button { } label: { Image(\"a\") }"
      + " /* a11y-lint-disable-line icon-button-missing-label */\n} }\n"
    #expect(fixed(used, "A.swift", unsafe: true) == used)
  }
}
