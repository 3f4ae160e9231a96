import DocumentSyntax

@testable import ScreenModel

/// Takes single keys out of an example, as a format does that cannot give them.
extension ExampleTransform {
  /// The same tree as JSON without a key of nodes and screens; nil where no node has it.
  static func json(_ tree: SyntaxTree, without key: AttributeKey) -> String? {
    let info = TreeVocabulary.info[Int(key.rawValue)]
    var removal = KeyRemoval(tree: tree, names: Set([info.name] + info.aliases))
    let items = tree.roots.map { removal.node($0) }
    guard removal.isAny else { return nil }
    return items.count == 1 ? items[0] : "[" + items.joined(separator: ", ") + "]"
  }

  /// Writes a tree without some keys.
  private struct KeyRemoval {
    let tree: SyntaxTree
    let names: Set<String>
    /// Whether some node had one of the keys.
    var isAny = false

    /// The keys under which nodes stand.
    private static let holders: Set = ["children", "screens", "elements", "accessibilityElements"]

    init(tree: SyntaxTree, names: Set<String>) {
      self.tree = tree
      self.names = names
    }

    /// A node, or a list of nodes.
    mutating func node(_ entry: Int) -> String {
      let entry = tree.resolved(entry)
      switch tree.entries[entry].kind {
      case .sequence:
        let nodes = ExampleTransform.items(tree, entry).map { node($0) }
        return "[" + nodes.joined(separator: ", ") + "]"
      case .mapping:
        return mapping(ExampleTransform.items(tree, entry))
      default:
        return ExampleTransform.json(tree, entry, wrapper: nil)
      }
    }

    private mutating func mapping(_ members: [Int]) -> String {
      var pairs: [String] = []
      for place in stride(from: 0, to: members.count, by: 2) {
        let key = tree.text(of: members[place])
        guard !names.contains(key) else {
          isAny = true
          continue
        }
        let value =
          Self.holders.contains(key)
          ? node(members[place + 1])
          : ExampleTransform.json(tree, members[place + 1], wrapper: nil)
        pairs.append("\(ExampleTransform.quoted(key)): \(value)")
      }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
  }
}
