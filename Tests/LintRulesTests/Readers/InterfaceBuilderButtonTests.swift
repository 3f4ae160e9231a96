import DocumentSyntax
import Testing

@Suite("Interface Builder buttons and attributed texts") struct InterfaceBuilderButtonTests {
  private func expect(
    _ view: String, _ line: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(InterfaceBuilderSample.outline(view) == [line], sourceLocation: location)
  }

  private func button(_ attributes: String, _ content: String = "", more: String = "") -> String {
    """
    <button>\(more)<buttonConfiguration key="configuration" \(attributes)>\(content)
    </buttonConfiguration></button>
    """
  }

  private func color(_ key: String, _ white: String) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  }

  // MARK: Configurations

  @Test func aSubtitleNamesAButtonWithoutATitle() {
    expect(button("style=\"plain\" title=\"Pay\" subtitle=\"Now\""), "button text=Pay")
    expect(button("style=\"plain\" subtitle=\"Now\""), "button text=Now")
    expect(
      button("style=\"plain\"", "<string key=\"subtitle\">Now</string>"), "button text=Now")
    expect(
      button("style=\"plain\"", "<string key=\"title\">A &amp; B</string>"), "button text=A & B")
  }

  @Test func aFilledButtonIsDrawnOnItsBaseColour() {
    expect(
      button("style=\"filled\"", color("baseBackgroundColor", "0")), "button background=#000000")
    expect(
      button("style=\"filled\"", more: color("tintColor", "0")), "button background=#000000")
    expect(button("style=\"filled\""), "button background=?")
    expect(
      button(
        "style=\"filled\"", color("baseForegroundColor", "1") + color("baseBackgroundColor", "0")),
      "button color=#FFFFFF background=#000000")
  }

  @Test func tintedAndGrayButtonsAreDrawnOnWhatTheSystemMixes() {
    for style in ["tinted", "gray"] {
      expect(
        button("style=\"\(style)\"", more: color("tintColor", "0")),
        "button color=#000000 background=?")
    }
  }

  @Test func aBackgroundOfItsOwnCounts() {
    let own = { (attributes: String) in
      """
      <backgroundConfiguration key="background" \(attributes)>\(self.color("backgroundColor", "1"))
      </backgroundConfiguration>
      """
    }
    expect(button("style=\"gray\"", own("")), "button background=#FFFFFF")
    expect(button("style=\"plain\"", own("image=\"paper\"")), "button background=?")
    expect(
      button("style=\"plain\"", more: color("backgroundColor", "0")), "button background=#000000")
  }

  // MARK: States

  @Test func otherStatesAreNoTitles() {
    expect(
      """
      <button><state key="selected" title="On"/><state key="disabled" title="Off"/>
      <state key="highlighted" image="x"/></button>
      """, "button")
  }

  // MARK: Attributed texts

  private func attributed(_ key: String, _ attributes: String...) -> String {
    let fragments = attributes.map {
      "<fragment content=\"T\"><attributes>\($0)</attributes></fragment>"
    }
    return "<attributedString key=\"\(key)\">\(fragments.joined())</attributedString>"
  }

  private let font = "<font key=\"NSFont\" size=\"9\" name=\"Georgia\"/>"
  private let ownFont =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  @Test func anAttributedTextBringsItsLooksAlong() {
    expect(
      "<label>\(attributed("attributedText", color("NSColor", "1") + font))"
        + "\(ownFont)\(color("textColor", "0"))</label>",
      "text font=Georgia/9.0 text=T color=#FFFFFF")
    expect(
      "<button>\(ownFont)\(color("tintColor", "0"))<state key=\"normal\">"
        + "\(attributed("attributedTitle", color("NSColor", "1") + font))"
        + "\(color("titleColor", "0"))</state></button>",
      "button font=Georgia/9.0 text=T color=#FFFFFF")
  }

  @Test func severalPiecesHaveNoLooksInCommon() {
    expect(
      "<label>\(attributed("attributedText", color("NSColor", "1"), font))\(ownFont)"
        + "\(color("textColor", "0"))</label>", "text text=TT")
  }

  @Test func anAttributedPlaceholderLeavesTheLooks() {
    expect(
      "<textField>\(attributed("attributedPlaceholder", font))\(ownFont)</textField>",
      "textField placeholder=T font=17.0")
  }

  // MARK: Colours

  @Test func namesOfTheSystemComeBeforeCopies() {
    expect(
      """
      <label><color key="textColor" systemColor="systemRedColor" red="0" green="0" blue="0"
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      """, "text color=#FF3B30")
    expect(
      """
      <label><color key="textColor" cocoaTouchSystemColor="darkTextColor"/></label>
      """, "text color=#000000")
  }

  @Test(arguments: [
    ("0.5", "0.32", "0.12", "#874F0D"), ("1", "1", "1", "#FFFFFF"), ("0", "0", "0", "#000000"),
    ("0.2", "0.2", "0.2", "#333333"), ("0", "1", "0", "#00FF00"),
  ])
  func wideColoursAreConverted(red: String, green: String, blue: String, found: String) {
    expect(
      """
      <label><color key="textColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1"
      colorSpace="custom" customColorSpace="displayP3"/></label>
      """, "text color=\(found)")
  }
}
