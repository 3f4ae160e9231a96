import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The pages about adapters: the parts of them that are made from the sources, and whether their
/// examples are true.
@Suite("DerivedFiles: the page about adapters") struct AdaptersPageDerivedFilesTests {
  private static let page = "docs/ADAPTERS.md"

  private static func text(of page: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
  }

  private static let parts: [(page: String, name: String, text: String)] = [
    (page, "keys", AdaptersPage.keys()),
    ("docs/PRESETS.md", "presets", AdaptersPage.presets()),
  ]

  @Test(arguments: parts.indices) func tablesAndPresetsAreThoseOfTheReader(index: Int) throws {
    let part = Self.parts[index]
    var page = try Self.text(of: part.page)
    let begin = try #require(
      page.firstRange(of: "<!-- Made by Scripts/record: \(part.name) -->\n"))
    let end = try #require(page.firstRange(of: "<!-- End of \(part.name) -->\n"))
    page.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n" + part.text + "\n")
    try expect(page, isStoredAt: part.page)
  }

  /// The code of a page in order: what it says it is, and its text.
  private static func code(in page: String) -> [(kind: String, text: String)] {
    var blocks: [(kind: String, text: String)] = []
    var open: (kind: String, text: String)?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" { blocks.append(block) }
        open = line == "```" ? nil : (block.kind, block.text + line + "\n")
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), "")
      }
    }
    return blocks
  }

  @Test func examplesOfThePageAreTrue() throws {
    var configuration: ConfigurationFile?
    var json = ""
    var runs = 0
    for block in Self.code(in: try Self.text(of: Self.page)) {
      if block.kind == "json" { json = block.text }
      if block.kind == "yaml", block.text.hasPrefix("adapters:") {
        let file = SourceFile(path: ".a11y-lint.yml", bytes: Array(block.text.utf8))
        configuration = ConfigurationFile(file)
        #expect(configuration?.errors.map(\.message) == [])
      }
      guard block.text.hasPrefix("$ a11y-lint speak ") else { continue }
      let lines = block.text.split(separator: "\n", maxSplits: 1)
      var settings = ProjectSettings(configuration.map { [$0] } ?? []).configuration
      settings.reading.adapter = try #require(settings.reading.adapters.first?.name)
      let path = String(lines[0].split(separator: " ").last ?? "")
      let file = SourceFile(path: path, bytes: Array(json.utf8))
      var writer = ByteWriter()
      let transcript = Transcript(of: file, settings.reading, settings.voiceOver)
      #expect(transcript.errors.map(\.message) == [])
      TranscriptText(.spoken).write(transcript, to: &writer)
      #expect(writer.text == lines[1], "\(writer.text)")
      runs += 1
    }
    #expect(runs > 0)
  }
}
