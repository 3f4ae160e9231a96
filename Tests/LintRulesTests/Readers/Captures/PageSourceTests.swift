import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Real page sources: that each is read, whole, and without rules that conclude from nothing.
@Suite("Page source, corpus") struct PageSourceTests {
  private static func files() -> [URL] {
    ["corpus/wda-xml", "corpus/wda-json"].compactMap(SharedData.url).flatMap { folder in
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        ["xml", "json"].contains($0.pathExtension)
      }
    }.sorted { $0.path < $1.path }
  }

  @Test func everyElementOfEachFileIsRead() throws {
    for url in Self.files() {
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      let reading = TreeSample.reading(text, path: url.lastPathComponent)
      #expect(reading.problems.isEmpty, "\(url.lastPathComponent)")
      let mark = url.pathExtension == "xml" ? "<XCUIElementType" : "\"type\""
      let count = text.components(separatedBy: mark).count - 1
      if let tree = reading.tree {
        #expect(tree.elements.count == count + 1, "\(url.lastPathComponent)")
      } else {
        #expect(reading.diagnostics.count == 1, "\(url.lastPathComponent)")
      }
    }
  }

  @Test func rulesAreSilentWhereThePageSourceCannotSay() throws {
    let unfounded: Set<String> = [
      "no-headings", "missing-screen-title", "overlapped-not-hidden", "label-on-non-element",
      "speech-language-mismatch", "input-purpose-missing", "cell-label-never-read",
    ]
    for url in Self.files() {
      let file = SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
      let found = Linter().lint(file).findings.map(\.rule.id).filter(unfounded.contains)
      #expect(found.isEmpty, "\(url.lastPathComponent): \(found)")
    }
  }

  @Test func nothingInBrokenFilesStopsTheProgram() throws {
    var random = SplitMix(state: 7)
    for url in Self.files() {
      let bytes = [UInt8](try Data(contentsOf: url))
      for _ in 0..<6 {
        let length = Int(random.next() % UInt64(bytes.count + 1))
        let report = Linter().lint(
          SourceFile(path: url.lastPathComponent, bytes: Array(bytes.prefix(length))))
        #expect(!report.inputErrors.isEmpty || report.screens <= 1)
      }
    }
  }
}
