import Foundation
import Testing

/// The way of one label through the program stays short, and its page stays true.
@Suite("House: one label") struct OneLabelTests {
  @Test func eachStepIsWhereThePageSays() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/internals/ONE-LABEL.md"), encoding: .utf8)
    let steps = page.matches(of: /\n\| \d+ \| `(\w+)` \| `([^`]+)` \|/)
    #expect((20...40).contains(steps.count))
    #expect(Set(steps.map(\.2)).count <= 35)
    for step in steps {
      let file = Self.root.appending(path: "Sources/\(step.2)")
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration = step.1 == "init" ? "init(" : "func \(step.1)("
      #expect(
        text.contains(declaration) || text.contains("func \(step.1)<"), "\(step.1) in \(step.2)")
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
