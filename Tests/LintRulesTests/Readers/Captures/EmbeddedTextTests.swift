import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Captures inside something else, and the way back to the bytes of the file.
@Suite("Embedded contents") struct EmbeddedTextTests {
  private let page = PageSourceSample.page(
    PageSourceSample.element("Button", "name=\"b\" label=\"Größe 😀 / \"")
      + PageSourceSample.element(
        "TextField", "label=\"\" value=\"a &amp; b\"", at: (0, 300, 90, 44)))

  /// A text as a JSON string, with as many escapes as there are.
  private func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      switch unit {
      case 0x22: #"\""#
      case 0x2F: #"\/"#
      case 0x0A: #"\n"#
      case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
      default: #"\u"# + String(UInt32(unit) + 0x10000, radix: 16).dropFirst()
      }
    }.joined()
  }

  private func reading(_ text: String, _ path: String) -> Reading {
    TreeSample.reading(text, path: path)
  }

  @Test func everyRangeDecodesToWhatItWas() throws {
    let inner = try #require(reading(page, "home.xml").tree)
    let answer = #"{"sessionId": null, "value": ""# + escaped(page) + #""}"#
    let outer = try #require(reading(answer, "home.json").tree)
    #expect(outer.file.bytes.count == answer.utf8.count)
    #expect(outer.elements.count == inner.elements.count)
    #expect(outer.attributes.count == inner.attributes.count && outer.attributes.count > 8)
    for (old, new) in zip(inner.attributes, outer.attributes) {
      let spelled = outer.file.text(in: new.range)
      #expect(spelled == escaped(inner.file.text(in: old.range)))
      #expect(outer.text(of: new) == inner.text(of: old))
      #expect(new.form != .raw && new.form != .quoted)
    }
    for (old, new) in zip(inner.elements, outer.elements) {
      #expect(outer.file.text(in: new.anchor) == escaped(inner.file.text(in: old.anchor)))
    }
  }

  @Test func findingsAreTheSameInAnAnswer() {
    let answer = #"{"value": ""# + escaped(page) + #""}"#
    let plain = PageSourceSample.report(page, path: "a.xml")
    let wrapped = PageSourceSample.report(answer, path: "a.json")
    #expect(wrapped.inputErrors.isEmpty && !plain.findings.isEmpty)
    #expect(wrapped.findings.map(\.message) == plain.findings.map(\.message))
  }

  @Test(arguments: ["Running on iPhone 15\n[INFO] ready\n%", "2024-01-01 start\n%\ndone\n", "%\n"])
  func linesOfALogAreLeftOut(log: String) throws {
    let text = log.split(separator: "%", omittingEmptySubsequences: false).joined(separator: page)
    let tree = try #require(reading(text, "log.txt").tree)
    #expect(tree.elements.count == 5)
    let anchors = tree.elements.map { tree.file.text(in: $0.anchor) }
    #expect(anchors.last == "XCUIElementTypeTextField")
  }

  @Test func anAnswerInALineOfALogIsRead() throws {
    let line = "[debug] Got response with status 200: " + #"{"value":""# + escaped(page) + #""}"#
    let tree = try #require(reading("[HTTP] get\n\(line)\n[HTTP] end\n", "server.txt").tree)
    #expect(tree.elements.count == 5)
    #expect(tree.elements.last.map { tree.file.text(in: $0.anchor) } == "XCUIElementTypeTextField")
  }

  @Test func severalRootsAreOnePage() throws {
    let button = PageSourceSample.element("Button", "label=\"A\"")
    let text = "<?xml version=\"1.0\"?>\n" + button + "\n" + button
    let tree = try #require(reading(text, "a.xml").tree)
    #expect(tree.elements.count == 3)
    for element in tree.elements.dropFirst() {
      #expect(tree.file.text(in: element.anchor) == "XCUIElementTypeButton")
    }
  }

  @Test func structuredValuesAreMovedToo() throws {
    let text = PageSourceSample.page(
      PageSourceSample.element("Cell", "label=\"Mail\" customActions=\"Archive,Delete\""))
    let tree = try #require(reading(#"{"value": ""# + escaped(text) + #""}"#, "a.json").tree)
    let index = try #require(tree.elements.indices.first { tree.elements[$0].has(.actions) })
    let actions = tree.texts(.actions, of: index)
    #expect(actions.map(\.value) == ["Archive", "Delete"])
    #expect(actions.allSatisfy { tree.file.text(in: $0.range).contains("Archive") })
  }

  @Test func problemsInAnAnswerPointIntoIt() throws {
    let answer = #"{"value": "<AppiumAUT>\n<XCUIElementTypeOther x=\"1\"</AppiumAUT>"}"#
    let problem = try #require(reading(answer, "a.json").problems.first)
    #expect(answer.utf8.dropFirst(problem.range.start).starts(with: "</AppiumAUT>".utf8))
  }
}
