import DocumentSyntax
import ScreenModel

/// The notation of the tree format, in YAML and JSON, and of what an adapter reads as a tree.
struct TreeNotation: Notation {
  var words: any FileWords { TreeWords() }

  /// Files of other tools, which an adapter reads, are written by these.
  func spelling(in tree: UITree) -> (any EditSpelling)? {
    guard tree.screens.first?.unsaid.isEmpty == true else { return nil }
    let first = tree.file.bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    let path = tree.file.path.lowercased()
    let isJSON = [".json", ".jsonl", ".ndjson"].contains(where: path.hasSuffix)
    let isObject = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return TreeSpelling(tree: tree, isJSON: isJSON && isObject)
  }
}

/// The words of the tree format: its keys.
struct TreeWords: FileWords {
  func name(_ key: AttributeKey) -> String { "`\(key.name)`" }

  var hasFacts: Bool { true }

  var statement: String { "key" }

  var keepsTitles: Bool { true }

  var asActions: String { "as custom actions, or on a control with `alternativeFor`" }

  var addEscape: String { "implement `escape`" }

  func trait(_ name: String) -> String { "`\(name)`" }

  func add(trait: String) -> String { "add the trait `\(trait)`" }
}
