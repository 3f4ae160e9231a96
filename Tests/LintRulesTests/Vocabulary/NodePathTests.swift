import Testing

@testable import Linting

struct NodePathTests {
  @Test func pathsGoOnFromThoseOfTheirParents() {
    var path = NodePath("")
    var text = ""
    for step in 0..<200 {
      path = NodePath(path, step: "/children/\(step)")
      text += "/children/\(step)"
      #expect(path.text == text)
    }
    #expect(NodePath(path, step: "/elements/7").text == text + "/elements/7")
  }
}
