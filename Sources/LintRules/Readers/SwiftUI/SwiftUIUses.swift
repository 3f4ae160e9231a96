import DocumentSyntax

/// The places where the source of a project uses its views, as far as they decide what VoiceOver
/// makes of a view.
struct SwiftUIUses: Sendable {
  /// The uses of the views of one name.
  struct Use: Equatable, Sendable {
    var count = 0
    /// How many are inside the label of a button, link or menu, where nothing is a stop.
    var inLabels = 0
    /// Whether one is named, hidden or made an element where it is used.
    var isNamed = false
    /// Whether one gets a role or an action for VoiceOver where it is used.
    var isOperated = false
  }

  private var uses: [String: Use] = [:]

  /// The uses of views in a file, previews left out.
  init(_ document: SwiftUIDocument) {
    let tree = document.tree
    let previews = document.previews.map(\.range)
    var labels: [SourceRange] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .chain {
      let chain = SwiftSyntax(tree: tree, index: index)
      var parts = chain.children
      guard let base = parts.next(), base.kind == .identifier, SwiftUIReader.isTypeName(base),
        let call = parts.next(), call.kind == .call
      else { continue }
      if let label = Self.label(SwiftUICall(base, call)) {
        labels.append(label.range)
        continue
      }
      let start = chain.range.start
      while let label = labels.last, label.end <= start { labels.removeLast() }
      if previews.contains(where: { $0.start <= start && start < $0.end }) { continue }
      var use = uses[base.name] ?? Use()
      use.count += 1
      if let label = labels.last, label.start < start { use.inLabels += 1 }
      var modifier: SwiftSyntax?
      while let part = parts.next() {
        if part.kind == .call, let modifier { Self.read(modifier, part, &use) }
        modifier = part.kind == .member ? part : nil
      }
      uses[base.name] = use
    }
  }

  /// No uses yet.
  init() {}

  /// Adds the uses of another file.
  mutating func add(_ other: SwiftUIUses) {
    uses.merge(other.uses) { one, other in
      Use(
        count: one.count + other.count, inLabels: one.inLabels + other.inLabels,
        isNamed: one.isNamed || other.isNamed, isOperated: one.isOperated || other.isOperated)
    }
  }

  /// The uses of the views of a name.
  func use(of view: String) -> Use { uses[view] ?? Use() }

  /// The closure with the label of a control; nil for other views.
  private static func label(_ call: SwiftUICall) -> SwiftSyntax? {
    switch call.name.name {
    case "Button", "NavigationLink", "Link", "Menu", "ShareLink": break
    default: return nil
    }
    if let label = call.closure("label") { return label }
    let isGiven =
      ["action", "intent", "destination", "value", "isActive"].contains { label in
        call.arguments.contains { $0.name == label }
      }
    return isGiven ? call.trailing : nil
  }

  private static func read(_ modifier: SwiftSyntax, _ call: SwiftSyntax, _ use: inout Use) {
    let name = modifier.name
    guard name.hasPrefix("accessibility") else { return }
    switch name {
    // Nothing is missing where it is hidden; whether it is may depend.
    case "accessibilityHidden" where !call.text.contains("true"): break
    // A container leaves alone what it holds.
    case "accessibilityElement" where call.text.contains(".contain"): break
    case "accessibilityLabel", "accessibilityHidden", "accessibilityElement",
      "accessibilityRepresentation", "accessibilityChildren", "accessibility":
      use.isNamed = true
    case "accessibilityAddTraits", "accessibilityAction", "accessibilityActions":
      use.isOperated = true
    default: break
    }
  }
}

extension SwiftUIUses.Use {
  /// Applies to the views of a body what the places of its use say.
  func apply(to views: inout [SwiftUIView]) {
    for index in views.indices where !views[index].isAside {
      let anchor = views[index].anchor
      if isNamed || isOperated {
        if views[index].isLayout || isOperated { views[index].marks.insert(.customClass) }
        if isNamed, !views[index].has(.label) {
          views[index].set(.label, .madeAtRunTime, at: anchor)
        }
      }
      // VoiceOver does not stop at what is inside the label of a control.
      if count > 0, inLabels == count {
        views[index].forEach { part in
          if part.kind == .image, !part.has(.label) {
            part.set(.label, .madeAtRunTime, at: part.anchor)
          }
        }
      }
    }
  }
}
