import DocumentSyntax
import Testing

@testable import InputFormats

/// Views that show too much are not looked into where they are used.
@Suite("SwiftUI: sizes of the project's own views") struct SwiftUISizesTests {
  private func screens(_ source: String) throws -> Set<String> {
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(source.utf8)))
    return SwiftUIDocument(try #require(SwiftParser.parse(file).tree)).screens
  }

  private func view(_ name: String, _ body: String) -> String {
    "struct \(name): View { var body: some View { VStack { \(body) } } }\n"
  }

  @Test func sizesCountWhatUsesShow() throws {
    let hundred = String(repeating: "Text(name)\n", count: 100)
    #expect(try screens(view("Part", hundred) + view("Home", "Part()")) == [])
    #expect(try screens(view("Part", hundred) + view("Home", "Part(); Part(); Part()")) == ["Home"])
  }

  /// Each second view is used twice, so that few levels are small and all of them are not.
  @Test func sizesCountAllLevels() throws {
    let source = (0..<40).map {
      view("V\($0)", $0 % 2 == 0 ? "V\($0 + 1)()" : "V\($0 + 1)(); V\($0 + 1)()")
    }
    let screens = try screens(source.reversed().joined() + view("V40", "Text(name)"))
    #expect(screens.contains("V0") && screens.contains("V10") && !screens.contains("V36"))
  }

  @Test func viewsThatLeadToThemselvesCountOnce() throws {
    let source = view("Thread", "Text(name); Replies()") + view("Replies", "Thread()")
    #expect(try screens(source) == [])
  }
}
