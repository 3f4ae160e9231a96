import DocumentSyntax

/// Rewrites an example in ways that must not change what is found in it.
enum ExampleTransform {
  /// The same tree as JSON on one line.
  static func json(_ tree: SyntaxTree) -> String {
    tree.roots.count == 1
      ? json(tree, tree.roots[0], wrapper: nil)
      : "[" + tree.roots.map { json(tree, $0, wrapper: nil) }.joined(separator: ", ") + "]"
  }

  /// The same tree as JSON, with everything on the screen inside a view that hides its elements, or
  /// that is hidden from everybody.
  static func hidden(_ tree: SyntaxTree, fromAll: Bool = false) -> String {
    json(tree, tree.roots[0], wrapper: fromAll ? "hidden" : "elementsHidden")
  }

  /// The same text with a suppression of a rule on its screen.
  static func suppressed(_ text: String, rule: String) -> String? {
    guard text.hasPrefix("screen:"), let end = text.firstIndex(of: "\n") else { return nil }
    return text[...end] + "disable: \(rule)\n" + text[text.index(after: end)...]
  }

  /// A first child full of characters of several bytes, and where it was put.
  static func withSibling(_ text: String) -> (text: String, offset: Int, length: Int)? {
    let sibling = "  - {type: text, text: \"👩‍👩‍👧 é 漢字\"}\n"
    guard let range = text.firstRange(of: "\nchildren:\n") else { return nil }
    let offset = text[..<range.upperBound].utf8.count
    return (
      text[..<range.upperBound] + sibling + text[range.upperBound...], offset, sibling.utf8.count
    )
  }

  static func json(_ tree: SyntaxTree, _ index: Int, wrapper: String?) -> String {
    let index = tree.resolved(index)
    let entry = tree.entries[index]
    switch entry.kind {
    case .sequence:
      return "[" + items(tree, index).map { json(tree, $0, wrapper: nil) }.joined(separator: ", ")
        + "]"
    case .mapping:
      let members = items(tree, index)
      let pairs = stride(from: 0, to: members.count, by: 2).map { place in
        let key = tree.text(of: members[place])
        var value = json(tree, members[place + 1], wrapper: nil)
        if let wrapper, key == "children" {
          value = "[{\"type\": \"view\", \"\(wrapper)\": true, \"children\": \(value)}]"
        }
        return "\(quoted(key)): \(value)"
      }
      return "{" + pairs.joined(separator: ", ") + "}"
    case .number, .boolean:
      let text = tree.text(of: index)
      // Spellings that only YAML has stay texts; that is what they are where a text is expected.
      return isJSONScalar(text) ? text : quoted(text)
    case .null:
      return entry.style == .missing ? "null" : quoted(tree.text(of: index))
    case .string, .alias:
      return quoted(tree.text(of: index))
    }
  }

  private static func isJSONScalar(_ text: String) -> Bool {
    let file = SourceFile(path: "scalar.json", bytes: Array(text.utf8))
    return JSONParser.parse(file).tree != nil
  }

  static func items(_ tree: SyntaxTree, _ index: Int) -> [Int] {
    var items: [Int] = []
    var item = index + 1
    while item < Int(tree.entries[index].next) {
      items.append(item)
      item = tree.index(after: item)
    }
    return items
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
