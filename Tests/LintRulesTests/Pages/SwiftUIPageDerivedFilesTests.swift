import Foundation
import Testing

/// The part of `docs/SWIFTUI.md` that is made from tests.
@Suite("DerivedFiles: the page about SwiftUI") struct SwiftUIPageDerivedFilesTests {
  private static let path = "docs/SWIFTUI.md"

  @Test func tableOfShapesIsThatOfTheTests() throws {
    var page = try String(
      contentsOf: packageRoot.appendingPathComponent(Self.path), encoding: .utf8)
    let begin = try #require(page.firstRange(of: "<!-- Made by Scripts/record: shapes -->\n"))
    let end = try #require(page.firstRange(of: "<!-- End of shapes -->\n"))
    page.replaceSubrange(
      begin.upperBound..<end.lowerBound, with: "\n" + SwiftUIPage.shapes() + "\n")
    try expect(page, isStoredAt: Self.path)
  }

  @Test func codeIsWrittenInOneLine() {
    let code = "HStack {\n  Button(\"A\") { a() }\n    .bold()\n  Text(\"B\")\n}"
    #expect(SwiftUIPage.oneLine(code) == "HStack { Button(\"A\") { a() }.bold(); Text(\"B\") }")
    #expect(SwiftUIPage.oneLine("List(a) { b in\n  Text(b)\n}") == "List(a) { b in Text(b) }")
  }
}
