import DocumentSyntax

extension InputFormat {
  /// SwiftUI source.
  public static let swiftUI = InputFormat(named: "swiftui")
}

extension SwiftUIReader: FormatReader {
  static let info = FormatInfo(
    .swiftUI, "SwiftUI source", origin: "Xcode",
    recognition: "`*.swift` with types that conform to `View`",
    lacks: "what code decides when the app runs: texts, sizes, places, styles set elsewhere",
    unsaid: unsaid, endings: [".swift"])

  /// The keys that source does not give: nobody knows sizes and places before the app runs.
  private static let unsaid: [AttributeKey] = [
    .accessibilityFrame, .activationPoint, .hitInsets, .z, .color, .background, .size,
    .frames, .language, .direction, .on, .selected, .range, .count, .index, .row, .column,
    .posts, .returnsFocusTo, .presents, .focus, .orientations, .observes, .meaning, .unit,
  ]

  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    Document(swiftUI: file, options)
  }
}

/// The views of a file of SwiftUI source: each type that conforms to `View` is one.
struct SwiftUIDocument: Sendable {
  let tree: SwiftTree
  /// The types of views, and previews where they are asked for.
  let views: [SwiftSyntax]
  /// The members of types, by the name of the type: those of its extensions as well.
  let members: [String: [SwiftSyntax]]

  init(_ tree: SwiftTree) {
    self.tree = tree
    var views: [SwiftSyntax] = []
    var members: [String: [SwiftSyntax]] = [:]
    // Types are looked for in types, but not in functions.
    var open = Array(tree.root.children.reversed())
    while let item = open.popLast() {
      switch item.kind {
      case .structure, .classType, .enumeration, .actor, .extensionType:
        let own = Array(item.children)
        members[item.name, default: []] += own
        if item.kind != .enumeration, item.kind != .actor, Self.isView(item) { views.append(item) }
        open += own.reversed()
      case .conditional:
        for branch in item.all(.branch) { open += Array(branch.children).reversed() }
      default: break
      }
    }
    self.views = views
    self.members = members
  }

  /// Whether a type is a view with a body here; previews and apps are not.
  private static func isView(_ type: SwiftSyntax) -> Bool {
    let conforms = type.all(.inherited).contains { inherited in
      let text = inherited.text
      return text == "View" || text == "SwiftUI.View"
    }
    return conforms && body(of: type) != nil
  }

  /// The `body` of a view; nil where it has none.
  static func body(of type: SwiftSyntax) -> SwiftSyntax? {
    for member in type.children {
      if member.kind == .variable, member.isNamed("body") { return member.first(.block) }
      guard member.kind == .conditional else { continue }
      for branch in member.all(.branch) {
        for inner in branch.children where inner.kind == .variable && inner.isNamed("body") {
          return inner.first(.block)
        }
      }
    }
    return nil
  }
}
