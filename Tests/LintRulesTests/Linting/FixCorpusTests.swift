import DocumentSyntax
import Foundation
import Testing

@testable import LintRules

/// Fixes of real Interface Builder files change what they name and nothing else.
@Suite("Fixes of real files") struct FixCorpusTests {
  /// The elements that fixes insert and remove.
  private static let inserted: Set<String> = [
    "accessibility", "accessibilityTraits", "bool", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "textInputTraits",
  ]
  /// Larger files would take long in a debug build.
  private static let longest = 200_000

  @Test func onlyWhatIsNamedDiffers() throws {
    guard let corpus = SharedData.url("corpus") else { return }
    let names = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String }
    let paths = (names ?? []).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted()
    var files = 0
    var fixes = 0
    for path in paths {
      let bytes = try Data(contentsOf: corpus.appendingPathComponent(path))
      guard bytes.count <= Self.longest else { continue }
      let file = SourceFile(path: path, bytes: Array(bytes))
      let session = FixSession(file, by: Linter(), unsafe: true, placeholders: true)
      guard session.bytes != Array(bytes) else { continue }
      files += 1
      fixes += session.applied.count
      let after = SourceFile(path: path, bytes: session.bytes)
      #expect(Self.outline(file) == Self.outline(after), "\(path)")
      let known = Set(Linter().lint(file).findings.map(\.fingerprint))
      let new = Linter().lint(after).findings.filter {
        !known.contains($0.fingerprint) && $0.rule.id != "label-unresolved-placeholder"
      }
      #expect(new.map(\.message) == [], "\(path)")
      let again = FixSession(after, by: Linter(), unsafe: true, placeholders: true)
      #expect(again.bytes == session.bytes, "\(path)")
      let feeds = { (bytes: [UInt8]) in bytes.contains(0x0D) }
      #expect(feeds(session.bytes) == feeds(Array(bytes)), "\(path)")
    }
    print("fixed \(fixes) findings in \(files) of \(paths.count) real files")
    #expect(files > 5)
  }

  /// The names and object ids of the elements that no fix inserts.
  private static func outline(_ file: SourceFile) -> [String] {
    guard let tree = XMLParser.parse(file).tree else { return [] }
    return tree.elements.indices.compactMap { index in
      let name = tree.name(of: index)
      guard !inserted.contains(name) else { return nil }
      let id = tree.attributes(of: index).first { file.text(in: $0.nameRange) == "id" }
      return name + (id.map { "#" + tree.value(of: $0) } ?? "")
    }
  }
}
