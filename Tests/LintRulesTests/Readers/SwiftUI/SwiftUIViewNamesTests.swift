import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// A name means SwiftUI's view unless a type that can be meant hides it.
@Suite("SwiftUI: names of views") struct SwiftUIViewNamesTests {
  private static let image =
    "struct Image: View { let n: String; init(_ n: String) { self.n = n }\n"
    + "var body: some View { Text(\"Map\") } }"

  private func findings(_ other: String) throws -> [String] {
    let view = "struct Home: View { var body: some View { Image(\"map_small\") } }"
    let home = SourceFile(path: "Home.swift", bytes: FileBytes(Array(view.utf8)))
    let file = SourceFile(path: "Other.swift", bytes: FileBytes(Array(other.utf8)))
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUIIndex(
      [try #require(SwiftUISource(home)), try #require(SwiftUISource(file))], [])
    return Linter(configuration).lint(home).findings.map(\.rule.id)
  }

  @Test(
    arguments: [
      ("", true), (image, false), ("public \(image)", false), ("private \(image)", true),
      ("fileprivate \(image)", true), ("#if false\n\(image)\n#endif", true),
      ("#if os(macOS)\n\(image)\n#endif", true), ("enum Kit { \(image) }", true),
      ("func make() { \(image) }", true), ("private enum Kit { \(image) }", true),
      ("struct Image {}", true),
    ])
  func onlyATypeThatIsSeenHidesThatOfSwiftUI(other: String, isFound: Bool) throws {
    #expect(try findings(other).contains("image-missing-label") == isFound)
  }

  @Test func aSecondTypeOutOfReachDoesNotMakeANameDoubtful() throws {
    let row = "struct Row: View { var body: some View { Image(\"map_small\") } }"
    let view = "struct Home: View { var body: some View { Button { go() } label: { Row() } } }"
    for other in ["private \(row)", "#if false\n\(row)\n#endif", "enum Kit { enum Row {} }"] {
      let files = [view, row, other].enumerated().map { place, text in
        SourceFile(path: "\(place).swift", bytes: FileBytes(Array(text.utf8)))
      }
      var configuration = Configuration()
      configuration.reading.sourceIndex = SwiftUIIndex(
        try files.map { try #require(SwiftUISource($0)) }, [])
      let found = Linter(configuration).lint(files[0]).findings.map(\.rule.id)
      #expect(found == ["icon-button-missing-label"], "\(other)")
    }
  }

  @Test func aTypeInsideOfTheViewComesFirst() throws {
    let row = "struct Row: View { var body: some View { Text(\"Row\") } }"
    let own = "extension Home { struct Row: View { var body: some View { Image(\"map_small\") } } }"
    let view = "struct Home: View { var body: some View { Button { go() } label: { Row() } } }"
    for (other, isFound) in [(row, false), (row + "\n" + own, true)] {
      let files = [view, other].enumerated().map { place, text in
        SourceFile(path: "\(place).swift", bytes: FileBytes(Array(text.utf8)))
      }
      var configuration = Configuration()
      configuration.reading.sourceIndex = SwiftUIIndex(
        try files.map { try #require(SwiftUISource($0)) }, [])
      let found = Linter(configuration).lint(files[0]).findings.map(\.rule.id)
      #expect(found.contains("icon-button-missing-label") == isFound)
    }
  }

  @Test(arguments: ["typealias Picture = Image", "typealias Picture = SwiftUI.Image"])
  func anotherNameMeansTheSameView(alias: String) throws {
    let view = "\(alias)\nstruct Home: View { var body: some View { Picture(\"map_small\") } }"
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(view.utf8)))
    for index in [nil, SwiftUIIndex([try #require(SwiftUISource(file))], [])] {
      var configuration = Configuration()
      configuration.reading.sourceIndex = index
      let found = Linter(configuration).lint(file).findings.map(\.rule.id)
      #expect(found.contains("image-missing-label"))
    }
  }

  @Test func namesThatLeadToEachOtherEnd() {
    let view = "typealias A = B\ntypealias B = A\nstruct H: View { var body: some View { A() } }"
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(view.utf8)))
    #expect(Linter(Configuration()).lint(file).findings.isEmpty)
  }
}
