import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Text may truncate") struct TextMayTruncateTests {
  private static let words = "Your order has been sent and arrives on Monday"
  private static let style =
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

  private static func found(_ node: String, screen: String = "size: [390, 844]") -> [String] {
    let tree = TreeSample.tree("screen: S\n\(screen)\nchildren: [\(node)]\n")
    return TextMayTruncate(options: .init()).findings(in: tree).map(\.severity.rawValue)
  }

  private static func certainties(_ label: String, controller: String = "") -> [String] {
    TraitRuleSample.certainties(TextMayTruncate.self, label, controller: controller)
  }

  @Test func whatALabelLeavesOutIsOneLine() {
    let label = { (more: String) in
      "<label id=\"a\" text=\"\(Self.words)\" \(more)>\(Self.style)</label>"
    }
    #expect(Self.certainties(label("")) == ["violation"])
    #expect(Self.certainties(label("numberOfLines=\"0\"")) == [])
    #expect(
      Self.certainties(
        label(""),
        controller: "<connections><outlet property=\"x\" destination=\"a\"/></connections>") == [])
  }

  @Test func severalLinesCanBeTooFew() {
    let text = { (lines: Int, more: String) in
      "{type: text, text: \(Self.words) and not before ten, font: title1, lines: \(lines)\(more)}"
    }
    #expect(Self.found(text(2, "")) == ["warning"])
    #expect(Self.found(text(9, "")) == [])
    #expect(Self.found(text(2, ", shrinksText: true")) == ["note"])
    #expect(Self.found(text(-1, "")) == [])
  }

  @Test func aFixedWidthAroundTheTextCounts() {
    let text = "{type: text, text: Arrives on Monday night, font: body, lines: 1}"
    let column = "{type: view, frame: [0, 0, 150, 90], fixedWidth: true, children: [\(text)]}"
    #expect(Self.found(text) == [])
    #expect(Self.found(column) == ["warning"])
    #expect(Self.found(column.replacing("view", with: "scroll")) == [])
    #expect(Self.found(column, screen: "idiom: pad") == ["warning"])
  }

  @Test func numbersThatAreNoSizesAreHarmless() {
    for frame in ["[0, 0, 0, 0]", "[0, 0, -5, -5]", "[0, 0, 1e300, 1e-300]"] {
      let box = "frame: \(frame), fixedHeight: true, fixedWidth: true, lines: 1"
      #expect(Self.found("{type: text, text: Sent, font: body, \(box)}") == [])
    }
    for size in ["1e300", "1e308", "0", "-17"] {
      let font = "font: {size: \(size), scaled: true}, lines: 1"
      #expect(Self.found("{type: text, text: \(Self.words), \(font)}") == [])
    }
  }
}
