import Testing

@testable import InputFormats

/// Paths into trees of other schemas.
@Suite("Adapter paths") struct AdapterPathTests {
  private typealias Step = AdapterPath.Step

  private static func key(_ name: String) -> Step { .key(Array(name.utf8)) }

  @Test func pathsAreTakenApart() throws {
    let path = try AdapterPath("props.aria-label | $parent.content[0].text|$root[\"a b\"][*]")
    #expect(path.routes.map(\.anchor) == [.node, .parent, .root])
    #expect(path.routes[0].steps == [Self.key("props"), Self.key("aria-label")])
    #expect(path.routes[1].steps == [Self.key("content"), .index(0), Self.key("text")])
    #expect(path.routes[2].steps == [Self.key("a b"), .each])
    #expect(path.isPlural)
  }

  @Test func theNodeItselfIsADot() throws {
    #expect(try AdapterPath(".").routes == [AdapterPath.Route()])
    #expect(try AdapterPath(" a | . ").routes.count == 2)
    #expect(try AdapterPath("style[merged].color").routes[0].steps[1] == .merged)
    #expect(try AdapterPath("items[?type]").isPlural)
  }

  @Test(arguments: [
    "", " ", "a.", "a..b", "a |", "| a", "a b", "a[", "a[x]", "a[-1]", "a[1000]", "a[0]b",
    "$up.a", "a.$root", "[\"a", "[\"\"]", "a[?]",
  ])
  func whatIsNoPathIsRefused(text: String) {
    #expect(throws: AdapterPath.Mistake.self) { try AdapterPath(text) }
  }

  @Test func endlessPathsAreRefused() {
    let text = Array(repeating: "a", count: 100_000).joined(separator: ".")
    #expect(throws: AdapterPath.Mistake.self) { try AdapterPath(text) }
  }
}
