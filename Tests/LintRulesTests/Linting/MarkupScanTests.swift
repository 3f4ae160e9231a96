import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// What a fix inserts into Interface Builder is where Xcode writes it, and no other byte changes.
@Suite("Edits of Interface Builder files") struct MarkupScanTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
                <subviews>

    """
  private static let tail = """

                </subviews>
            </view>
        </objects>
    </document>
    """

  /// The view after a change to it.
  private func edited(
    _ view: String, _ key: AttributeKey, _ value: Fix.Value?, feed: String = "\n"
  ) -> String? {
    let text = (Self.head + view + Self.tail).replacing("\n", with: feed)
    let file = SourceFile(path: "A.xib", bytes: Array(text.utf8))
    guard let tree = TreeSample.reading(file).tree else { return nil }
    let fix = Fix(
      title: "", safety: .safe,
      changes: [Fix.Change(element: tree.elements.count - 1, key: key, value: value)])
    guard let edits = EditWriter(tree).edits(for: fix),
      let bytes = TextEdit.apply(edits, to: Array(text.utf8))
    else { return nil }
    let after = String(decoding: bytes, as: UTF8.self)
    let head = Self.head.replacing("\n", with: feed)
    let tail = Self.tail.replacing("\n", with: feed)
    #expect(after.hasPrefix(head) && after.hasSuffix(tail))
    #expect(TreeSample.reading(SourceFile(path: "A.xib", bytes: bytes)).problems.isEmpty)
    return String(after.dropFirst(head.count).dropLast(tail.count))
  }

  private static let image = """
                    <imageView opaque="NO" image="logo" id="i">
                        <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
                        <color key="backgroundColor" white="1" alpha="1"/>
                        <constraints/>
                        <connections/>
                    </imageView>
    """
  private static let configured = """
                    <imageView opaque="NO" image="logo" id="i">
                        <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
                        <accessibility key="accessibilityConfiguration" identifier="logo">
                            <bool key="isElement" value="YES"/>
                        </accessibility>
                    </imageView>
    """

  /// A view with lines in place of one of its own.
  private static func view(_ view: String, _ line: String, _ lines: [String]) -> String {
    view.split(separator: "\n", omittingEmptySubsequences: false).map { text in
      guard text.contains(line) else { return String(text) }
      let indent = String(text.prefix { $0 == " " })
      return lines.map { indent + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test func anElementIsMadeBehindFrameAndBackground() {
    let expected = Self.view(
      Self.image, "<constraints/>",
      [
        "<accessibility key=\"accessibilityConfiguration\" label=\"A &amp; B\"/>",
        "<constraints/>",
      ])
    #expect(edited(Self.image, .label, .text("A & B")) == expected)
    #expect(
      edited(Self.image, .label, .text("A & B"), feed: "\r\n")
        == expected.replacing("\n", with: "\r\n"))
  }

  @Test func anAttributeStandsInTheOrderOfXcode() {
    #expect(
      edited(Self.configured, .hint, .text("Shows it"))
        == Self.configured.replacing(
          "Configuration\" id", with: "Configuration\" hint=\"Shows it\" id"))
    #expect(
      edited(Self.configured, .label, .text("Logo"))
        == Self.configured.replacing("=\"logo\">", with: "=\"logo\" label=\"Logo\">"))
    #expect(
      edited(Self.configured, .hidden, .flag(true))
        == Self.configured.replacing("<imageView ", with: "<imageView hidden=\"YES\" "))
  }

  @Test func traitsPrecedeWhetherItIsAnElement() {
    let bool = "<bool key=\"isElement\" value=\"YES\"/>"
    #expect(
      edited(Self.configured, .traits, .names(["button", "image"]))
        == Self.view(
          Self.configured, "<bool",
          ["<accessibilityTraits key=\"traits\" button=\"YES\" image=\"YES\"/>", bool]))
    #expect(
      edited(Self.configured, .element, .flag(false))
        == Self.configured.replacing("value=\"YES\"", with: "value=\"NO\""))
  }

  @Test func whatXcodeHasNoFieldForIsARuntimeAttribute() {
    let attribute =
      "    <userDefinedRuntimeAttribute type=\"boolean\" "
      + "keyPath=\"accessibilityIgnoresInvertColors\" value=\"YES\"/>"
    #expect(
      edited(Self.image, .ignoresInvertColors, .flag(true))
        == Self.view(
          Self.image, "<connections/>",
          [
            "<userDefinedRuntimeAttributes>", attribute, "</userDefinedRuntimeAttributes>",
            "<connections/>",
          ]))
  }

  @Test func anElementThatIsClosedAtOnceIsOpened() {
    let view = "                <imageView image=\"logo\" id=\"i\"/>"
    #expect(
      edited(view, .element, .flag(false))
        == Self.view(
          view, "<imageView",
          [
            "<imageView image=\"logo\" id=\"i\">",
            "    <accessibility key=\"accessibilityConfiguration\">",
            "        <bool key=\"isElement\" value=\"NO\"/>",
            "    </accessibility>",
            "</imageView>",
          ]))
  }

  @Test func anElementThatLosesAllThatItHoldsIsClosed() {
    let lines = Self.configured.split(separator: "\n").map(String.init)
    let expected =
      lines[..<2] + [lines[2].replacing("\">", with: "\"/>")] + lines[5...]
    #expect(edited(Self.configured, .element, nil) == expected.joined(separator: "\n"))
  }
}
