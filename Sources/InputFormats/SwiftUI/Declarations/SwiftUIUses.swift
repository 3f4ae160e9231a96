import DocumentSyntax
import ScreenModel

/// The places where the source of a project uses its views, as far as they decide what VoiceOver
/// makes of a view. Previews, tests and code that is compiled out are not such places.
struct SwiftUIUses: Sendable {
  /// The uses of the views of one name.
  struct Use: Equatable, Sendable {
    var count = 0
    /// How many are in a view that is looked into, and not in what comes up over it.
    var shown = 0
    /// How many are inside the label of a button, link or menu, where nothing is a stop.
    var inLabels = 0
    /// How many are named, hidden or made an element where they are.
    var named = 0
    /// How many get a role or an action for VoiceOver where they are.
    var operated = 0
    /// How many are named or inside a label.
    var coveredWords = 0

    /// Whether every use is named, hidden, made an element or inside a label, and one is not
    /// merely inside one.
    var isNamed: Bool { named > 0 && coveredWords == count }
    /// Whether every use gets a role or an action for VoiceOver.
    var isOperated: Bool { count > 0 && operated == count }
    /// Whether every use is looked into.
    var isShown: Bool { count > 0 && shown == count }
  }

  /// The place of a use.
  private struct Place {
    let tree: SwiftTree
    let range: SourceRange
  }

  private var uses: [String: Use] = [:]
  /// The first places of uses that are looked into.
  private var places: [String: [Place]] = [:]
  /// The most places that are known of a view in a file.
  private static let mostPlaces = 3

  /// The uses of views in a file.
  init(_ document: SwiftUIDocument, _ vocabulary: SwiftUIVocabulary) {
    guard !document.isTest else { return }
    let tree = document.tree
    var places = SwiftUIPlaces(document)
    var labels: [SourceRange] = []
    var asides: [SourceRange] = []
    for index in tree.nodes.indices {
      let node = SwiftSyntax(tree: tree, index: index)
      places.enter(node)
      guard node.kind == .chain, !places.isLeftOut else { continue }
      asides.removeAll { $0.end <= node.range.start }
      asides += Self.asides(of: node, vocabulary)
      var parts = node.children
      guard let base = parts.next(), base.kind == .identifier, SwiftUIReader.isTypeName(base),
        let next = parts.next()
      else { continue }
      // `Icon.init` makes one too, also where it is handed over.
      let isNamed = next.kind == .member && next.isNamed("init")
      guard next.kind == .call || isNamed else { continue }
      if next.kind == .call, let label = Self.label(SwiftUICall(base, next), vocabulary) {
        labels.append(label.range)
        continue
      }
      let start = node.range.start
      while let label = labels.last, label.end <= start { labels.removeLast() }
      var one = Use(count: 1)
      if !asides.contains(where: { $0.start < start }) { one.shown = 1 }
      if let label = labels.last, label.start < start { one.inLabels = 1 }
      var modifier: SwiftSyntax?
      while let part = parts.next() {
        if part.kind == .call, let modifier {
          Self.read(SwiftUICall(modifier, part), vocabulary, &one)
        }
        modifier = part.kind == .member ? part : nil
      }
      // Outside of a view nobody knows where it is shown, if it is.
      if !places.isInView { one = Use(count: 1) }
      one.coveredWords = max(one.named, one.inLabels)
      uses[base.name, default: Use()].add(one)
      if one.shown > 0, self.places[base.name, default: []].count < Self.mostPlaces {
        self.places[base.name, default: []].append(Place(tree: tree, range: base.nameRange))
      }
    }
  }

  /// No uses yet.
  init() {}

  /// Adds the uses of another file.
  mutating func add(_ other: SwiftUIUses) {
    for (name, use) in other.uses { uses[name, default: Use()].add(use) }
    places.merge(other.places, uniquingKeysWith: +)
  }

  /// The uses of a view in words, such as `Home.swift:12, List.swift:30 and 4 more`; nil where
  /// fewer than two are known.
  func list(of view: String) -> String? {
    let all = (places[view] ?? []).sorted {
      ($0.tree.file.path, $0.range.start) < ($1.tree.file.path, $1.range.start)
    }
    guard let count = uses[view]?.shown, all.count > 1 else { return nil }
    let shown = all.prefix(Self.mostPlaces).map { place in
      let position = LineIndex.positions(of: [place.range.start], in: place.tree.file)[0]
      return "\(place.tree.file.path):\(position.line)"
    }
    let more = count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The uses of the views of a name.
  func use(of view: String) -> Use { uses[view] ?? Use() }

  /// The calls behind a view of which something comes up over it.
  private static func asides(
    of chain: SwiftSyntax, _ vocabulary: SwiftUIVocabulary
  ) -> [SourceRange] {
    var found: [SourceRange] = []
    var modifier: SwiftSyntax?
    for part in chain.children {
      if part.kind == .call, let modifier,
        case .aside? = vocabulary.modifier(named: modifier.name)?.reading
      {
        found.append(part.range)
      }
      modifier = part.kind == .member ? part : nil
    }
    return found
  }

  /// The closure with the label of a control; nil for other views.
  private static func label(
    _ call: SwiftUICall, _ vocabulary: SwiftUIVocabulary
  ) -> SwiftSyntax? {
    guard vocabulary.view(named: call.name.name)?.hasLabel == true else { return nil }
    if let label = call.closure("label") { return label }
    let isGiven =
      ["action", "intent", "destination", "value", "isActive"].contains { label in
        call.arguments.contains { $0.name == label }
      }
    return isGiven ? call.trailing : nil
  }

  private static func read(
    _ call: SwiftUICall, _ vocabulary: SwiftUIVocabulary, _ use: inout Use
  ) {
    guard let row = vocabulary.modifier(call) else { return }
    switch row.use {
    case .nothing: break
    case .names: if row.settles(call) { use.named = 1 }
    case .operates: use.operated = 1
    }
  }
}

extension SwiftUIModifier {
  /// Whether a modifier that names a view or makes it an element does so with these arguments.
  fileprivate func settles(_ call: SwiftUICall) -> Bool {
    let scope = SwiftUIScope()
    // Nothing is missing where it is hidden; whether it is may depend.
    if reachesOverlays { return scope.value(of: call.subject).flag == true }
    // A container leaves alone what it holds.
    return scope.value(of: call.argument("children")).member != "contain"
  }
}

extension SwiftUIUses.Use {
  fileprivate mutating func add(_ other: SwiftUIUses.Use) {
    count += other.count
    shown += other.shown
    inLabels += other.inLabels
    named += other.named
    operated += other.operated
    coveredWords += other.coveredWords
  }

  /// Applies to the views of a body what the places of its use say.
  func apply(to views: inout [SwiftUIView]) {
    for index in views.indices where !views[index].isAside {
      let anchor = views[index].anchor
      if isNamed || isOperated {
        if views[index].isLayout || isOperated { views[index].marks.insert(.customClass) }
        if isOperated, !views[index].has(.traits) {
          views[index].set(.traits, .madeAtRunTime, at: anchor)
        }
        if isNamed, !views[index].has(.label) {
          views[index].set(.label, .madeAtRunTime, at: anchor)
        }
      }
      // VoiceOver does not stop at what is inside the label of a control.
      if count > 0, inLabels == count { views[index].nameImages() }
    }
  }
}
