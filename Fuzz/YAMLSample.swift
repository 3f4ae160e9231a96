@testable import DocumentSyntax

/// The text of one value of a YAML document, made a document of its own.
///
/// What a value means may depend on what stands around it: on the column it begins in, on anchors
/// that it names, on being a key. Where that cannot be kept, there is no sample.
struct YAMLSample {
  private let tree: SyntaxTree
  private let index: Int
  private let isKey: Bool
  /// Blanks in front of it, so that all its lines keep their indentation.
  private let column: Int

  init?(_ tree: SyntaxTree, _ index: Int, isKey: Bool) {
    let entry = tree.entries[index]
    guard entry.style != .missing, entry.kind != .alias, entry.start < entry.end else { return nil }
    self.tree = tree
    self.index = index
    self.isKey = isKey
    let start = Int(entry.start)
    let bytes = tree.file.bytes
    var line = start
    while line > 0, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
    let before = bytes[line..<start]
    column = start - line
    let span = tree.entries[index..<tree.index(after: index)]
    guard span.allSatisfy({ $0.kind != .alias || Int($0.next) >= index }) else { return nil }
    let isFlow = bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{")
    switch entry.style {
    case .yamlPlainFolded: return nil
    case .yamlLiteral, .yamlFolded:
      // A number in the header counts from the indentation of the parent.
      let header = bytes[start..<min(start + 3, bytes.count)]
      guard !header.contains(where: { (0x31...0x39).contains($0) }) else { return nil }
    default:
      let isBlock = entry.kind.isCollection && !isFlow
      // Blanks stand for what is before it only where that is as wide as its bytes are many, and
      // where it belongs to no other node.
      let isPlain = before.allSatisfy {
        $0 == 0x20 || $0 == UInt8(ascii: "-")
      }
      guard !isBlock || isPlain && !before.starts(with: "---".utf8) else { return nil }
    }
  }

  /// Ends the program unless the text parses to the same value.
  func parsesAgain() {
    let entry = tree.entries[index]
    let isBlock = entry.kind.isCollection
    let text = tree.file.bytes[Int(entry.start)..<Int(entry.end)]
    // Some words are others in the first column.
    let blanks = [UInt8](repeating: 0x20, count: isBlock ? column : 1)
    let bytes = blanks + (isKey ? mapping(of: text) : Array(text))
    let parsed = YAMLParser.parse(SourceFile(path: "value.yaml", bytes: bytes))
    guard let copy = parsed.tree, copy.roots.count == 1 else {
      return Invariant.holds(
        false, "\(SyntaxChecks.text(bytes)) does not parse: \(parsed.problems)")
    }
    if isKey {
      let isSame = copy.entries.count == 3 && Self.text(of: copy, 1) == Self.text(of: tree, index)
      return Invariant.holds(isSame, "\(SyntaxChecks.text(bytes)) has another key")
    }
    let span = tree.entries[index..<tree.index(after: index)]
    let isSame =
      copy.entries.count == span.count
      && zip(copy.entries.indices, span.indices).allSatisfy { one, other in
        copy.entries[one].kind == tree.entries[other].kind
          && Self.text(of: copy, one) == Self.text(of: tree, other)
      }
    Invariant.holds(isSame, "\(SyntaxChecks.text(bytes)) parses to something else")
  }

  /// A mapping of a key, which alone might be one if it ends with a colon. Within braces it may go
  /// over several lines, and without them it may have commas.
  private func mapping(of key: some Collection<UInt8>) -> [UInt8] {
    let isFlow = key.contains(0x0A) || key.contains(0x0D)
    return Array(isFlow ? "{".utf8 : "".utf8) + key + Array(isFlow ? ": 0}".utf8 : ": 0".utf8)
  }

  private static func text(of tree: SyntaxTree, _ index: Int) -> [UInt8] {
    Array(tree.text(of: index).utf8)
  }
}
