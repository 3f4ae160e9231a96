import Foundation
import Testing

/// The links of all Markdown files of the package.
@Suite("Links of documents") struct DocumentLinksTests {
  /// The pages that follow something through the program, with the most functions that it may pass.
  /// The goal is 45, and 12 for an option: a number only ever goes down.
  @Test(arguments: [("ONE-LABEL", 60), ("ONE-BUTTON", 86), ("ONE-OPTION", 12)])
  func eachStepIsWhereThePageSays(page: String, most: Int) throws {
    let text = try PackageDocuments.text(of: "docs/internals/\(page).md")
    let steps = text.matches(of: /\n\| (\d+) \| `(\w+)` \| `([^`]+)` \| [^|\n]+ \|/)
    #expect(text.matches(of: /\n\| \d/).count == steps.count)
    #expect(steps.map { Int($0.1) } == Array(1...max(1, steps.count)))
    #expect(steps.count <= most)
    // Overloads have one name in one file; each is a row, and none has two.
    for (file, steps) in Dictionary(grouping: steps, by: \.3) {
      let source = try PackageDocuments.text(of: "Sources/\(file)")
      for (name, rows) in Dictionary(grouping: steps, by: \.2) {
        let count = try Self.declarations(of: name, in: source)
        #expect(count >= rows.count, "\(page): \(rows.count) of \(name) in \(file), not \(count)")
      }
    }
  }

  /// How many functions, initialisers and computed properties of a name some source declares.
  private static func declarations(of name: Substring, in source: String) throws -> Int {
    let attributes = #"^ *(?:@\w+(?:\(\w+\))? )*(?:[a-z]+ )*"#
    let kinds = name == "init" ? #"init\??[(<]"# : #"(?:func \#(name)[(<]|var \#(name):.*\{)"#
    return source.matches(of: try Regex("(?m)" + attributes + kinds)).count
  }

  @Test func everyFileAndAnchorExists() throws {
    var anchors: [String: Set<String>] = [:]
    for path in PackageDocuments.paths {
      anchors[path] = DocumentLinks.anchors(of: try PackageDocuments.text(of: path))
    }
    for path in PackageDocuments.paths {
      for link in DocumentLinks.targets(in: try PackageDocuments.text(of: path)) {
        let (file, anchor) = DocumentLinks.resolve(link, from: path)
        let url = packageRoot.appendingPathComponent(file)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(path): no file \(link)")
        guard let anchor, file.hasSuffix(".md") else { continue }
        #expect(anchors[file]?.contains(anchor) == true, "\(path): no anchor \(link)")
      }
    }
  }

  /// Documents are also mentioned without being linked: in code, scripts and texts of help.
  @Test func everyDocumentThatSourcesNameExists() throws {
    for folder in ["Sources", "Scripts", "Benchmarks", "Plugins"] {
      let url = packageRoot.appendingPathComponent(folder)
      let files = try #require(
        FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
      for case let file as URL in files where !file.hasDirectoryPath {
        let bytes = try Data(contentsOf: file)
        let text = String(decoding: bytes, as: UTF8.self)
        for match in text.matches(of: /docs\/[A-Za-z\/-]+\.md/) {
          let document = packageRoot.appendingPathComponent(String(match.0))
          #expect(
            FileManager.default.fileExists(atPath: document.path),
            "\(file.lastPathComponent): no document \(match.0)")
        }
      }
    }
  }

  @Test func linksAndAnchorsAreFound() {
    let page = """
      # A *title*, with `code`
      [one](a.md) and [two](#b-c) and [far](https://example.com) `[no](code.md)`
      ```
      [no](fence.md)
      # no heading
      ```
      ## B c
      ## B c
      <a id="kept"></a>
      [r]: ../d.md#e
      """
    #expect(DocumentLinks.targets(in: page) == ["a.md", "#b-c", "../d.md#e"])
    #expect(DocumentLinks.anchors(of: page) == ["a-title-with-code", "b-c", "b-c-1", "kept"])
    #expect(DocumentLinks.resolve("../d.md#e", from: "docs/x.md") == ("d.md", "e"))
    #expect(DocumentLinks.resolve("#b-c", from: "docs/x.md") == ("docs/x.md", "b-c"))
  }
}
