import Testing

@testable import LintRules

struct NodePathTests {
  @Test func pathsGoOnFromThoseOfTheirParents() {
    var path = NodePath("", isPlain: true)
    var text = ""
    for step in 0..<200 {
      path = NodePath(path, step: "/children/\(step)")
      text += "/children/\(step)"
      #expect(path.text == text && path.isPlain)
      #expect(json(path) == "\"\(text)\"")
    }
    #expect(NodePath(path, step: "/elements/7").text == text + "/elements/7")
  }

  @Test func whatWasReadIsEscaped() {
    let path = NodePath("/a\"\u{7}")
    #expect(json(path) == #""/a\"\u0007""#)
    #expect(json(NodePath(path, step: "/children/0")) == #""/a\"\u0007/children/0""#)
    #expect(json(nil) == "null")
  }

  private func json(_ path: NodePath?) -> String {
    var writer = ByteWriter()
    writer.writeJSON(path)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
