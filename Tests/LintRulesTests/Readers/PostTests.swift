import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// How notifications are read.
@Suite("Posts") struct PostTests {
  private static func read(_ posts: String) throws -> (text: String, posts: [Post], Reading) {
    let text = "screen: S\nposts: \(posts)\nchildren: [{type: text, text: a}]\n"
    let reading = TreeSample.reading(text)
    return (text, try #require(reading.tree).posts(of: 0), reading)
  }

  @Test func eachKeepsItsPlaces() throws {
    let (text, posts, reading) = try Self.read(
      "[screenChanged, {type: layoutChanged, on: tap, text: Two rows, target: row}]")
    #expect(reading.diagnostics.isEmpty)
    #expect(posts.map(\.kind) == [.screenChanged, .layoutChanged])
    #expect(posts.map(\.on) == [nil, .tap])
    #expect(TreeSample.slice(text, posts[0].range) == "screenChanged")
    #expect(
      TreeSample.slice(text, posts[1].range)
        == "{type: layoutChanged, on: tap, text: Two rows, target: row}")
    #expect(posts[1].text.map { TreeSample.slice(text, $0.range) } == "Two rows")
    #expect(posts[1].target.map { TreeSample.slice(text, $0.range) } == "row")
  }

  @Test(arguments: [
    ("[layoutChanged, anouncement]", "anouncement", "announcement", 1),
    ("[layoutChanged, {type: anouncement}]", "anouncement", "announcement", 1),
    ("{type: layoutChanged, on: apear}", "apear", "appear", 1),
    ("{type: layoutChanged, on: ''}", "''", nil, 1),
  ])
  func unknownNamesAreReportedWhereTheyStand(
    posts: String, wrong: String, near: String?, left: Int
  ) throws {
    let (text, posts, reading) = try Self.read(posts)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(diagnostic.kind == .typeMismatch)
    #expect(TreeSample.slice(text, diagnostic.range) == wrong)
    if let near { #expect(diagnostic.help == "Did you mean `\(near)`?") }
    #expect(posts.count == left)
    #expect(posts.first?.on == nil)
  }

  @Test func aScreenMaySayWhereTheFocusReturns() {
    let reading = TreeSample.reading("screen: S\nreturnsFocusTo: a\nchildren: [{text: b}]\n")
    #expect(reading.diagnostics.isEmpty)
  }
}
