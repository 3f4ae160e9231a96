import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// A tree of somebody's own schema, and what an adapter makes of it.
struct AdapterSample {
  let reading: Reading
  let tree: UITree

  /// Reads JSON, or YAML, as the keys of an adapter say.
  init(_ adapter: String, _ contents: String, path: String = "home.json") throws {
    let (read, problems) = Adapter.read("name: sample\n" + adapter)
    #expect(problems.map(\.message) == [])
    try self.init(#require(read), contents, path: path)
  }

  /// Reads JSON, or YAML, through an adapter.
  init(_ adapter: Adapter, _ contents: String, path: String = "home.json") throws {
    let file = SourceFile(path: path, bytes: Array(contents.utf8))
    let parsed = path.hasSuffix("json") ? JSONParser.parse(file) : YAMLParser.parse(file)
    reading = AdapterReader.read(try #require(parsed.tree), adapter, ReadingOptions())
    tree = try #require(reading.tree)
  }

  /// The kinds of all elements but the roots of screens.
  var kinds: [ElementKind] { tree.elements.map(\.kind).filter { $0 != .screen } }

  /// The texts that a key has, in document order.
  func texts(_ key: AttributeKey) -> [String] {
    tree.elements.indices.compactMap { tree.text(key, of: $0) }
  }

  /// The source that an attribute of an element points at.
  func source(_ key: AttributeKey, of index: Int) -> String? {
    tree.attribute(key, of: index).map { tree.file.text(in: $0.range) }
  }
}
