import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// The page about configurations: its tables, and that its examples are right.
@Suite("DerivedFiles: the page about configurations") struct ConfigurationPageDerivedFilesTests {
  private static let page = "docs/CONFIGURATION.md"

  private static func text() throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
  }

  @Test func tablesAreThoseOfTheReader() throws {
    var page = try Self.text()
    for part in [("keys", ConfigurationPage.keys()), ("presets", ConfigurationPage.presets())] {
      let begin = try #require(page.firstRange(of: "<!-- Made by Scripts/record: \(part.0) -->\n"))
      let end = try #require(page.firstRange(of: "<!-- End of \(part.0) -->\n"))
      page.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n" + part.1 + "\n")
    }
    try expect(page, isStoredAt: Self.page)
  }

  @Test func examplesAreConfigurations() throws {
    let blocks = try Self.text().components(separatedBy: "```yaml\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count > 4)
    for block in blocks {
      let file = SourceFile(path: ".a11y-lint.yml", bytes: Array(block.utf8))
      #expect(ConfigurationFile(file).errors.map(\.message) == [], "\(block)")
    }
  }

  @Test func theStarterIsAConfiguration() {
    var starter = StarterConfiguration()
    for format in [.ib, .ib, .ib, nil] as [InputFormat?] { starter.count(format) }
    starter.languages = ["de", "fr"]
    // What is commented out has to be right as well, once somebody wants it.
    let parts = starter.text.components(separatedBy: "preset: recommended\n")
    let lines = parts[1].components(separatedBy: "\n").map { line in
      let rest = line.dropFirst(2)
      let name = rest.prefix { $0 != ":" }
      let isKey = rest.contains(":") && ConfigurationFile.keys.contains { $0.name == name }
      return line.hasPrefix("# ") && (isKey || rest.hasPrefix("  ")) ? String(rest) : line
    }
    let all = lines.joined(separator: "\n")
    #expect(all.contains("\nlanguages: all") && all.contains("\nrules:\n  speech-all-caps"))
    for text in [starter.text, StarterConfiguration().text, all] {
      let file = SourceFile(path: ".a11y-lint.yml", bytes: Array(text.utf8))
      #expect(ConfigurationFile(file).errors.map(\.message) == [])
    }
  }
}
