import DocumentSyntax

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Small hierarchies as Maestro writes them.
enum MaestroSample {
  /// A node of `maestro hierarchy`; texts that are not given are empty, as Maestro writes them.
  static func node(
    _ label: String = "", value: String = "", hint: String = "", id: String = "",
    bounds: String = "[0,0][390,844]", state: String = "", _ children: String...
  ) -> String {
    """
    {"attributes" : {"accessibilityText" : "\(label)", "title" : "", "value" : "\(value)", \
    "text" : "\(value)", "hintText" : "\(hint)", "resource-id" : "\(id)", \
    "bounds" : "\(bounds)", "enabled" : "true"\(state)}, \
    "children" : [ \(children.joined(separator: ", ")) ], "enabled" : true}
    """
  }

  /// A whole hierarchy: the app's window beside that of the status bar, in a node without a place.
  static func hierarchy(_ content: String...) -> String {
    node(
      bounds: "[0,0][0,0]",
      """
      {"attributes" : {"accessibilityText" : "Shop", "bounds" : "[0,0][390,844]"}, \
      "children" : [ \(content.joined(separator: ", ")) ]}
      """,
      node(
        bounds: "[0,0][0,0]",
        node(bounds: "[0,0][390,47]", node("9:41 AM", bounds: "[30,14][80,34]"))
      ))
  }

  /// What comes of a capture.
  static func reading(_ text: String, path: String = "captures/start.json") -> Reading {
    TreeSample.reading(text, path: path)
  }

  /// The resolved tree of a capture, or an empty one where it has none.
  static func tree(_ text: String) -> AccessibilityTree {
    let reading = reading(text)
    let empty = UITree(file: .init(path: "x", bytes: []))
    return AccessibilityTree(resolving: reading.tree ?? empty)
  }

  /// What VoiceOver says at each stop, in document order.
  static func heard(_ text: String) -> [String] {
    let tree = tree(text)
    return tree.nodes(.exposed).compactMap { tree.utterance(of: $0) }
  }

  /// The messages of all that is found in a capture.
  static func found(_ text: String, path: String = "start.json") -> [String] {
    Linter().lint(.init(path: path, bytes: Array(text.utf8))).findings.map {
      "\($0.rule.id): \($0.message)"
    }
  }
}
