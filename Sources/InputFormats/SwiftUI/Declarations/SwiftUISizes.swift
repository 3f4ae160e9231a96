import DocumentSyntax

/// How much the views of a project show, with the views of the project that they use.
///
/// A small one is a component, which is looked into where it is used. A big one is a screen of its
/// own, which is read by itself: to read all screens inside each other would take many times as
/// long, and say the same again.
struct SwiftUISizes: Sendable {
  /// A view of more chains of source, with those of the views that it uses, is a screen of its own.
  static let largestComponent = 400
  private struct Part: Sendable {
    var own = 0
    /// The views that it uses, and how often.
    var uses: [String: Int] = [:]
  }

  private var parts: [String: Part] = [:]

  /// No views yet.
  init() {}

  /// Views with the members of their types.
  init(of views: [SwiftSyntax], _ members: [String: [SwiftSyntax]]) {
    for view in views {
      var part = Part()
      for member in members[view.name] ?? [] where [.variable, .function].contains(member.kind) {
        let end = Int(member.tree.nodes[member.index].next)
        for index in member.index..<end where member.tree.nodes[index].kind == .chain {
          part.own += 1
          var links = SwiftSyntax(tree: member.tree, index: index).children
          guard let base = links.next(), base.kind == .identifier,
            SwiftUIReader.isTypeName(base), let next = links.next(),
            next.kind == .call || next.kind == .member
          else { continue }
          part.uses[next.kind == .call ? base.name : next.name, default: 0] += 1
        }
      }
      part.uses[view.name] = nil
      parts[view.name] = part
    }
  }

  /// Adds the views of another file.
  mutating func add(_ other: SwiftUISizes) {
    parts.merge(other.parts) { one, other in one.own >= other.own ? one : other }
  }

  /// The views that are screens of their own.
  func screens() -> Set<String> {
    var sizes: [String: Int] = [:]
    // A view is counted after those that it uses; one that leads to itself counts once.
    var seen: Set<String> = []
    var open = parts.keys.sorted().map { (name: $0, areUsesCounted: false) }
    while let (name, areUsesCounted) = open.popLast() {
      guard let part = parts[name], areUsesCounted || seen.insert(name).inserted else { continue }
      guard areUsesCounted else {
        open.append((name, true))
        open += part.uses.keys.sorted().map { ($0, false) }
        continue
      }
      sizes[name] = part.uses.reduce(part.own) { size, use in
        min(size + use.value * (sizes[use.key] ?? 0), Self.largestComponent + 1)
      }
    }
    return Set(sizes.filter { $0.value > Self.largestComponent }.keys)
  }
}
