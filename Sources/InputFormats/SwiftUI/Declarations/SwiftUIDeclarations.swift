import DocumentSyntax

/// The types of a file with their members, and the previews, in the order of the file.
struct SwiftUIDeclarations {
  private(set) var views: [SwiftSyntax] = []
  /// The names of the views.
  private(set) var names: [SwiftUITypeName] = []
  private(set) var previews: [SwiftSyntax] = []
  /// The members of types, by the name of the type.
  private(set) var members: [String: [SwiftSyntax]] = [:]
  private(set) var types: [SwiftUITypeName] = []
  /// The other names of types, where they mean these in all of the file.
  private(set) var aliases: [String: String] = [:]

  init(_ tree: SwiftTree) {
    var open = tree.root.children.reversed().map { (item: $0, around: SwiftUITypeName.outermost) }
    while let (item, around) = open.popLast() {
      switch item.kind {
      case .structure, .classType, .enumeration, .actor, .extensionType:
        let own = Array(item.children)
        members[item.name, default: []] += own
        let name = around.inner(item)
        if item.kind != .extensionType { types.append(name) }
        if SwiftUIDocument.isView(item) {
          views.append(item)
          names.append(name)
        }
        // The views inside of a preview are there for it.
        let isPreview = SwiftUIDocument.previews(of: item) != nil
        if isPreview { previews.append(item) }
        open += isPreview ? [] : own.reversed().map { ($0, name) }
      case .conditional:
        let active = Set(SwiftUIPlatforms.branches(of: item).map(\.index))
        for branch in item.all(.branch) {
          let around = around.reached(from: active.contains(branch.index) ? .project : .nowhere)
          open += Array(branch.children).reversed().map { ($0, around) }
        }
      case .function, .initializer, .variable:
        // A type may be local to a function.
        if let block = item.first(.block) {
          open += Array(block.children).reversed().map { ($0, around.reached(from: .block)) }
        }
      case .opaque:
        if around.path.isEmpty, around.reach == .project,
          let (name, type) = Self.alias(item.text)
        {
          aliases[name] = type
        }
      case .expression:
        if let macro = item.first(.chain)?.first(.macro), macro.isNamed("#Preview") {
          previews.append(item)
        }
      default: break
      }
    }
  }

  /// The two names of `typealias Picture = Image`; nil for anything else.
  private static func alias(_ text: String) -> (name: String, type: String)? {
    guard text.contains("typealias") else { return nil }
    let parts = text.split(separator: "=").map { $0.split(whereSeparator: \.isWhitespace) }
    guard parts.count == 2, parts[0].count > 1, parts[0][parts[0].count - 2] == "typealias",
      parts[1].count == 1,
      parts[1][0].allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
    else { return nil }
    return (String(parts[0][parts[0].count - 1]), String(parts[1][0]))
  }
}
