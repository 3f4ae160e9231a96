import DocumentSyntax

/// Works out names, traits and facts for every element of a tree, in two passes over it.
struct Resolution {
  private let tree: UITree
  private let silences: [Silence]
  private(set) var facts: [NodeFacts]
  private(set) var traits: [TraitSet]
  private(set) var nameSources: [NameSource]
  /// The caption of each element that is tied to one.
  private(set) var captions: [Int: Int] = [:]
  private var identifiers: [Int32: [String: Int]] = [:]

  init(_ tree: UITree, silences: [Silence], placement: Placement) {
    self.tree = tree
    self.silences = silences
    let count = tree.elements.count
    facts = Array(repeating: [], count: count)
    traits = Array(repeating: [], count: count)
    nameSources = Array(repeating: .none, count: count)
    for index in 0..<count {
      traits[index] = traits(of: index)
      facts[index] = facts(of: index, place: placement.knowledge[index])
      nameSources[index] = nameSource(of: index)
    }
    for index in 0..<count where facts[index].contains([.exposed, .parent]) {
      absorb(index)
    }
    for index in 0..<count where facts[index].contains(.spoken) { summarize(index) }
  }

  // MARK: Traits

  /// The author's traits, or else the class's; with the states that UIKit turns into traits.
  private func traits(of index: Int) -> TraitSet {
    let element = tree.elements[index]
    var traits = classTraits(of: index)
    if element.has(.traits) {
      // UIKit adds the private traits of text entry whatever the author assigns.
      traits = element.traits.union(traits.intersection(Self.entryTraits))
    } else {
      if element.flag(.enabled) == false, saysDisabled(element.kind) { traits.insert(.notEnabled) }
      if element.flag(.selected) == true || isChosen(index) { traits.insert(.selected) }
    }
    if element.flag(.editing) == true, traits.contains(.textEntry) { traits.insert(.isEditing) }
    if element.flag(.secure) == true, traits.contains(.textEntry) {
      traits.insert(.secureTextField)
    }
    return traits
  }

  /// Whether UIKit makes a trait of what is disabled: controls do, but bars do not say that a tab
  /// is dimmed, and a view of one's own says nothing by itself.
  private func saysDisabled(_ kind: ElementKind) -> Bool {
    let defaults = ClassDefaults.of(kind)
    return kind != .tab && (defaults.isControl || defaults.exposure == .container || kind == .text)
  }

  private static let entryTraits: TraitSet = [.textEntry, .secureTextField, .textArea]

  /// The traits of the class, and of the place that UIKit gives an element.
  private func classTraits(of index: Int) -> TraitSet {
    let element = tree.elements[index]
    let traits = ClassDefaults.of(element.kind).traits
    // The text in a navigation bar is its title.
    guard element.kind == .text, element.parent >= 0,
      tree.elements[Int(element.parent)].kind == .navigationBar
    else { return traits }
    return traits.union(.header)
  }

  /// Whether the bar or control around a tab or segment says that it is the selected one.
  private func isChosen(_ index: Int) -> Bool {
    let element = tree.elements[index]
    guard element.kind == .segment || element.kind == .tab, element.parent >= 0,
      !element.has(.selected)
    else { return false }
    let parent = Int(element.parent)
    guard tree.elements[parent].has(.index), let chosen = tree.number(.index, of: parent) else {
      return false
    }
    return Double(element.position) == chosen
  }

  // MARK: Facts

  private static let interactiveTraits: TraitSet = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggle, .tabBarItem, .backButton,
  ]

  private func facts(of index: Int, place: Placement.Knowledge) -> NodeFacts {
    let element = tree.elements[index]
    let defaults = ClassDefaults.of(element.kind)
    var facts: NodeFacts = []
    if silences[index] == .none, element.kind != .screen { facts.formUnion([.exposed, .spoken]) }
    if defaults.speaksRole { facts.insert(.nativeRole) }
    if element.has(.traits) { facts.insert(.ownTraits) }
    if element.has(.image) { facts.insert(.image) }
    if element.has(.font) { facts.insert(.font) }
    if element.flag(.element) == true { facts.insert(.explicitElement) }
    if Int(element.next) > index + 1 { facts.insert(.parent) }
    if place == .known { facts.insert(.placed) }
    if place == .drawn { facts.insert(.drawnPlace) }
    if element.has(.frame), !element.marks.contains(.frameUntrusted) { facts.insert(.sized) }
    if element.has(.gestures), !tree.gestures(of: index).isEmpty { facts.insert(.gestures) }
    if element.has(.onTap), hasTap(index) { facts.insert(.tap) }
    if tree.says(.label, index) { facts.insert(.label) }
    if defaults.isCounting || element.has(.container) || traits[index].contains(.tabBar) {
      facts.insert(.container)
    }
    let isOperable =
      defaults.isControl || !traits[index].isDisjoint(with: Self.interactiveTraits)
      || facts.contains(.tap) || hasEnabledGesture(index, facts)
    if isOperable { facts.insert(.interactive) }
    return facts
  }

  private func hasTap(_ index: Int) -> Bool {
    guard let tap = tree.text(.onTap, of: index) else { return false }
    return !["none", "false", "no", ""].contains(tap.lowercased())
  }

  private func hasEnabledGesture(_ index: Int, _ facts: NodeFacts) -> Bool {
    facts.contains(.gestures)
      && tree.gestures(of: index).contains { $0.enabled && $0.kind != .shake }
  }

  // MARK: Names

  /// The first of label, text, picture and prompt that says something.
  private mutating func nameSource(of index: Int) -> NameSource {
    let element = tree.elements[index]
    if facts[index].contains(.label) { return .label }
    if isUnknown(.label, index) { return .unknown }
    let isField = traits[index].contains(.textEntry)
    if element.has(.text), !isField {
      if isUnknown(.text, index) { return .unknown }
      if tree.says(.text, index) { return .text }
    }
    if element.has(.labelledBy), let caption = caption(of: index) {
      captions[index] = caption
      return .caption
    }
    if ClassDefaults.of(element.kind).isControl, tree.says(.image, index) { return .asset }
    if isField, tree.says(.placeholder, index) { return .placeholder }
    return ClassDefaults.of(element.kind).isSystemNamed
      || element.marks.contains(.systemProvided) ? .system : .none
  }

  /// The element that `labelledBy` names, if it has words to lend.
  private mutating func caption(of index: Int) -> Int? {
    let screen = tree.elements[index].screen
    let known = identifiers[screen] ?? tree.identifiers(onScreen: screen)
    identifiers[screen] = known
    guard let id = tree.text(.labelledBy, of: index), let caption = known[id], caption != index
    else {
      return nil
    }
    return tree.says([.label, .text], caption) ? caption : nil
  }

  private func isUnknown(_ key: AttributeKey, _ index: Int) -> Bool {
    tree.elements[index].has(key) && tree.attribute(key, of: index)?.form == .unknown
  }

  /// Gives an element without a name of its own the texts that it holds; marks them as spoken.
  private mutating func absorb(_ index: Int) {
    guard nameSources[index] == .none || nameSources[index] == .asset,
      !facts[index].contains(.label)
    else { return }
    var child = index + 1
    let end = Int(tree.elements[index].next)
    var isAny = false
    while child < end {
      // What is a stop of its own speaks for itself and for what it holds.
      if isOutOfSight(child) || facts[child].contains(.exposed) {
        child = Int(tree.elements[child].next)
        continue
      }
      let source = nameSources[child]
      if silences[child] == .insideElement,
        source == .text || source == .label || source == .unknown
      {
        facts[child].insert(.spoken)
        isAny = true
      }
      child += 1
    }
    if isAny { nameSources[index] = .children }
  }

  private func isOutOfSight(_ index: Int) -> Bool {
    let element = tree.elements[index]
    return element.flag(.hidden) == true || element.flag(.elementsHidden) == true
      || element.flag(.element) == false && element.kind == .text
      || element.has(.alpha) && tree.number(.alpha, of: index) ?? 1 <= 0
  }

  // MARK: Words

  private static let wordFacts: TextFacts = [
    .capitals, .digits, .assetLike, .symbols, .foreign, .marks,
  ]

  /// Takes over what the reader noticed about the words that are spoken here.
  private mutating func summarize(_ index: Int) {
    let element = tree.elements[index]
    // Lists of texts are rare; nobody looked at them while reading.
    if element.has(.inputLabels) { facts[index].formUnion([.capitals, .digits, .marks]) }
    if element.has(.language) { facts[index].insert(.foreign) }
    guard !element.textFacts.isDisjoint(with: Self.wordFacts) else { return }
    var words: TextFacts = []
    if let key = nameSources[index].key { words.formUnion(textFacts(key, index)) }
    if nameSources[index] == .label, words.contains(.assetLike) {
      facts[index].insert(.assetLabel)
    }
    if element.has(.value) { words.formUnion(textFacts(.value, index)) }
    if element.has(.hint) { words.formUnion(textFacts(.hint, index)) }
    if words.contains(.capitals) { facts[index].insert(.capitals) }
    if words.contains(.digits) { facts[index].insert(.digits) }
    if words.contains(.symbols) { facts[index].insert(.symbols) }
    if words.contains(.foreign) { facts[index].insert(.foreign) }
    if words.contains(.marks) { facts[index].insert(.marks) }
  }

  private func textFacts(_ key: AttributeKey, _ index: Int) -> TextFacts {
    tree.attribute(key, of: index)?.facts ?? []
  }
}
