import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Several changes of one fix end up in one place as if somebody had written them together.
@Suite("Edits of several changes") struct EditWriterTests {
  private func edited(
    _ text: String, _ path: String, _ type: ElementKind, _ changes: [(AttributeKey, Fix.Value?)]
  ) -> String? {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    for tree in Linter().trees(of: file) {
      guard let element = tree.elements.indices.first(where: { tree.kind($0) == type }) else {
        continue
      }
      let fix = Fix(
        title: "Change it", safety: .safe,
        changes: changes.map { Fix.Change(element: element, key: $0.0, value: $0.1) })
      return EditWriter(tree).edits(for: fix)
        .flatMap { TextEdit.apply($0, to: Array(text.utf8)) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return nil
  }

  private static func xib(_ inside: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <subviews>
                    <imageView id="a">
                        <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>\(inside)
                        <connections/>
                    </imageView>
                </subviews>
            </view>
        </objects>
    </document>

    """
  }

  private static let gap = "\n                    "

  @Test func theLastLineEndsAsTheOthersDo() {
    let text = "screen: S\r\nchildren:\r\n- type: button"
    let label: [(AttributeKey, Fix.Value?)] = [(.label, .text("Go"))]
    #expect(edited(text, "A.a11y.yml", .button, label) == text + "\r\n  label: Go")
  }

  @Test func oneElementHoldsAllThatIsNew() {
    let changes: [(AttributeKey, Fix.Value?)] = [
      (.element, .flag(true)), (.label, .text("A & B")), (.traits, .names(["image", "link"])),
      (.hint, .text("Opens it")),
    ]
    let expected = Self.xib(
      Self.gap
        + "<accessibility key=\"accessibilityConfiguration\" hint=\"Opens it\" label=\"A &amp; B\">"
        + Self.gap + "    <accessibilityTraits key=\"traits\" image=\"YES\" link=\"YES\"/>"
        + Self.gap + "    <bool key=\"isElement\" value=\"YES\"/>" + Self.gap + "</accessibility>")
    #expect(edited(Self.xib(""), "A.xib", .image, changes) == expected)
  }

  @Test func anElementThatIsThereIsFilled() {
    let before = Self.xib(
      Self.gap + "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\"/>")
    let expected = Self.xib(
      Self.gap + "<accessibility key=\"accessibilityConfiguration\" hint=\"H\" identifier=\"i\" "
        + "label=\"L\">" + Self.gap + "    <accessibilityTraits key=\"traits\" link=\"YES\"/>"
        + Self.gap + "    <bool key=\"isElement\" value=\"NO\"/>" + Self.gap + "</accessibility>")
    #expect(
      edited(
        before, "A.xib", .image,
        [
          (.label, .text("L")), (.element, .flag(false)), (.hint, .text("H")),
          (.traits, .names(["link"])),
        ]) == expected)
  }

  @Test func runtimeAttributesShareOneList() {
    let expected = Self.xib(
      Self.gap + "<accessibility key=\"accessibilityConfiguration\" label=\"L\"/>" + Self.gap
        + "<userDefinedRuntimeAttributes>" + Self.gap
        + "    <userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityValue\" "
        + "value=\"V\"/>" + Self.gap
        + "    <userDefinedRuntimeAttribute type=\"boolean\" "
        + "keyPath=\"accessibilityIgnoresInvertColors\" value=\"YES\"/>" + Self.gap
        + "</userDefinedRuntimeAttributes>")
    #expect(
      edited(
        Self.xib(""), "A.xib", .image,
        [(.value, .text("V")), (.ignoresInvertColors, .flag(true)), (.label, .text("L"))])
        == expected)
  }

  @Test func modifiersFollowEachOther() {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            Text("a")
          }
          .padding()  // around
        }
      }

      """
    let expected = text.replacing(
      "  // around\n",
      with: "  // around\n    .accessibilityElement(children: .combine)\n"
        + "    .accessibilityLabel(\"L\")\n    .accessibilityHint(\"H\")\n")
    #expect(
      edited(
        text, "A.swift", .stack,
        [
          (.label, .text("L")), (.hint, .text("H")), (.childrenMode, .text("combine")),
        ]) == expected)
    let line = "struct A: View { var body: some View { VStack { Text(\"a\") } } }\n"
    #expect(
      edited(line, "A.swift", .stack, [(.label, .text("L")), (.hint, .text("H"))])
        == line.replacing(
          "\"a\") }", with: "\"a\") }.accessibilityLabel(\"L\").accessibilityHint(\"H\")"))
  }

  /// What follows a modifier on its line stays on it, and a comment before it keeps its end.
  @Test(arguments: [
    (
      "  // why\n    .accessibilityHint(\"H\").onAppear { load() }\n",
      "  // why\n    .onAppear { load() }\n"
    ),
    ("  // why\n    .accessibilityHint(\"H\") }\n", "  // why\n     }\n"),
    ("\n    .accessibilityHint(\"H\")  // tail\n", "\n      // tail\n"),
    ("  // why\n    .accessibilityHint(\"H\")\n", "  // why\n"),
    (".accessibilityHint(\"H\").padding()\n", ".padding()\n"),
    (".accessibilityHint(/* why */ \"H\")\n", nil), (".help(\"H\")\n", nil),
  ])
  func aModifierGoesByItself(written: String, left: String?) {
    let head = "struct A: View { var body: some View {\n  VStack { Button(\"B\", action: go)"
    let rest = " } } }\n"
    #expect(
      edited(head + written + rest, "A.swift", .button, [(.hint, nil)])
        == left.map { head + $0 + rest })
  }

  @Test func aPairInBracesOverLinesGetsItsComma() {
    let label: [(AttributeKey, Fix.Value?)] = [(.label, .text("L"))]
    let last = "screen: S\nchildren:\n- {\n  id: a,\n  type: switch\n  }\n"
    #expect(
      edited(last, "A.a11y.yml", .switch, label)
        == last.replacing("switch\n", with: "switch,\n  label: L\n"))
    let first = "screen: S\nchildren:\n- {\n  type: switch,\n  id: a # b\n  }\n"
    #expect(
      edited(first, "A.a11y.yml", .switch, label)
        == first.replacing("switch,\n", with: "switch,\n  label: L,\n"))
    let line = "{\"screen\":\"S\",\"children\":[{\"type\":\"switch\"}]}\n"
    #expect(
      edited(line, "A.jsonl", .switch, label)
        == line.replacing("\"switch\"", with: "\"switch\",\"label\":\"L\""))
  }

  @Test func aPictureBecomesDecorativeByItsArgument() {
    let source = { (view: String) in
      "struct A: View {\n  var body: some View {\n    \(view)\n  }\n}\n"
    }
    func hidden(_ view: String) -> String? {
      edited(source(view), "A.swift", .image, [(.element, .flag(false))])
    }
    #expect(
      hidden("Image(\"pattern\").resizable()")
        == source("Image(decorative: \"pattern\").resizable()"))
    #expect(
      hidden("Image(\"a\").accessibilityLabel(\"A\")")
        == source("Image(\"a\").accessibilityLabel(\"A\").accessibilityHidden(true)"))
    #expect(
      hidden("Image(systemName: \"star\")")
        == source("Image(systemName: \"star\").accessibilityHidden(true)"))
  }

  @Test func aPictureThatLosesItsLabelIsDecorative() {
    let text = """
      struct A: View {
        var body: some View {
          HStack {
            Image("ana")
              .accessibilityLabel("Ana")
            Text("Ana")
          }
        }
      }

      """
    let fixed = FixedVersion(text, "A.swift", unsafe: false)
    #expect(fixed.complaints == [])
    #expect(
      String(decoding: fixed.session.bytes, as: UTF8.self)
        == text.replacing(
          "(\"ana\")\n        .accessibilityLabel(\"Ana\")", with: "(decorative: \"ana\")"))
  }

  @Test func whatIsShownAsWellIsNotChanged() {
    let text = "struct A: View { var body: some View { Toggle(\"Save button\", isOn: $on) } }\n"
    #expect(edited(text, "A.swift", .switch, [(.label, .text("Save"))]) == nil)
  }

  @Test func whatXcodeLeavesOutIsWritten() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <label text="Milk" lineBreakMode="tailTruncation" id="a">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
          </objects>
      </document>

      """
    #expect(
      edited(text, "A.xib", .text, [(.adjustsFont, .flag(true))])
        == text.replacing(
          " id=\"a\"", with: " adjustsFontForContentSizeCategory=\"YES\" id=\"a\""))
  }

  @Test func attributesStandWhereXcodeWritesThem() {
    let tag = { (attributes: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label \(attributes) id="a">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </objects></document>
      """
    }
    let before =
      "opaque=\"NO\" contentMode=\"left\" text=\"Milk\" baselineAdjustment=\"alignBaselines\""
    let after = "adjustsFontSizeToFit=\"NO\""
    #expect(
      edited(tag("\(before) \(after)"), "A.xib", .text, [(.adjustsFont, .flag(true))])
        == tag("\(before) adjustsFontForContentSizeCategory=\"YES\" \(after)"))
    #expect(
      edited(tag("\(before) \(after)"), "A.xib", .text, [(.clips, .flag(true))])
        == tag(
          before.replacing("\"NO\"", with: "\"NO\" clipsSubviews=\"YES\"") + " " + after))
  }

  @Test func aConfigurationThatIsLeftEmptyGoesAlong() {
    let text = Self.xib(
      Self.gap + "<accessibility key=\"accessibilityConfiguration\" label=\" \"/>")
    #expect(edited(text, "A.xib", .image, [(.label, nil)]) == Self.xib(""))
  }
}
