import DocumentSyntax

/// Works out names, traits and facts for every element of a tree, in a few passes over it.
///
/// Functions that run for each element are inlined, as in `Exposure`.
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
    (facts, traits) = ElementFacts(tree, silences: silences).all(placement)
    nameSources = []
    nameSources.reserveCapacity(count)
    for index in 0..<count {
      let isField = traits[index].contains(.textEntry)
      nameSources.append(
        nameSource(of: index, ClassDefaults.of(tree.kind(index)), isField: isField))
    }
    for index in 0..<count where facts[index].contains([.exposed, .parent]) {
      absorb(index)
    }
    for index in 0..<count where facts[index].contains(.spoken) { summarize(index) }
  }

  // MARK: Names

  /// The first of label, text, picture and prompt that says something.
  private mutating func nameSource(
    of index: Int, _ defaults: ClassDefaults, isField: Bool
  ) -> NameSource {
    if tree.says(.label, index) { return .label }
    if isUnknown(.label, index) { return .unknown }
    if tree.has(.text, index), !isField {
      // What says something is known.
      if tree.says(.text, index) { return .text }
      if isUnknown(.text, index) { return .unknown }
    }
    if tree.has(.labelledBy, index), let caption = caption(of: index) {
      captions[index] = caption
      return .caption
    }
    if defaults.isControl || namesItself(index), tree.says(.image, index) { return .asset }
    if isField, tree.says(.placeholder, index) { return .placeholder }
    return defaults.isSystemNamed || tree.elements[index].marks.contains(.systemProvided)
      ? .system : .none
  }

  /// Whether an image has the name of its picture for a label: where images name themselves, and
  /// those of SF Symbols everywhere.
  private func namesItself(_ index: Int) -> Bool {
    guard tree.kind(index) == .image else { return false }
    return tree.screens[Int(tree.elements[index].screen)].has(.namesItself)
      || tree.text(.image, of: index)?.hasPrefix(AssetName.systemPrefix) == true
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
    tree.has(key, index) && tree.attribute(key, of: index)?.form == .unknown
  }

  /// Gives an element without a name of its own the texts that it holds; marks them as spoken.
  private mutating func absorb(_ index: Int) {
    guard nameSources[index] == .none || nameSources[index] == .asset,
      !facts[index].contains(.label), tree.childrenMode(of: index) != .ignore
    else { return }
    if tree.childrenMode(of: index) == .combine, absorb(index, leavesOutButtons: true) { return }
    _ = absorb(index, leavesOutButtons: false)
  }

  /// Marks the texts that an element holds as spoken, and tells whether there are any. SwiftUI's
  /// `.combine` leaves out the names of buttons (reference images of AccessibilitySnapshot).
  private mutating func absorb(_ index: Int, leavesOutButtons: Bool) -> Bool {
    var child = index + 1
    let end = Int(tree.elements[index].next)
    var isAny = false
    while child < end {
      if leavesOutButtons, [.button, .barButton, .popupButton].contains(tree.kind(child)) {
        child = Int(tree.elements[child].next)
        continue
      }
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
    return isAny
  }

  private func isOutOfSight(_ index: Int) -> Bool {
    tree.flag(.hidden, index) == true || tree.flag(.elementsHidden, index) == true
      || tree.flag(.element, index) == false && tree.kind(index) == .text
      || tree.has(.alpha, index) && tree.number(.alpha, of: index) ?? 1 <= 0
  }

  // MARK: Words

  /// Notes what a look at the words that are spoken here tells.
  private mutating func summarize(_ index: Int) {
    // Lists of texts are rare; rules look at all of them.
    if tree.has(.inputLabels, index) { facts[index].formUnion([.capitals, .digits, .marks]) }
    if tree.has(.language, index) { facts[index].insert(.foreign) }
    var words: TextFacts = []
    if let key = nameSources[index].key { words.formUnion(textFacts(key, index)) }
    if nameSources[index] == .label, words.contains(.assetLike) {
      facts[index].insert(.assetLabel)
    }
    if tree.has(.value, index) { words.formUnion(textFacts(.value, index)) }
    if tree.has(.hint, index) { words.formUnion(textFacts(.hint, index)) }
    if words.contains(.capitals) { facts[index].insert(.capitals) }
    if words.contains(.digits) { facts[index].insert(.digits) }
    if words.contains(.symbols) { facts[index].insert(.symbols) }
    if words.contains(.foreign) { facts[index].insert(.foreign) }
    if words.contains(.marks) { facts[index].insert(.marks) }
  }

  private func textFacts(_ key: AttributeKey, _ index: Int) -> TextFacts {
    guard let attribute = tree.attribute(key, of: index) else { return [] }
    switch attribute.form {
    case .raw, .quoted:
      let inset = attribute.form == .quoted ? 1 : 0
      let range = attribute.valueRange
      return tree.file.bytes.withUnsafeBufferPointer {
        TextFacts($0, start: range.start + inset, end: range.end - inset)
      }
    default: return tree.look(at: attribute) { TextFacts($0, start: 0, end: $0.count) } ?? []
    }
  }
}

/// The traits and facts of elements, whatever they are called.
///
/// A structure that never changes, so that asking it copies nothing.
struct ElementFacts {
  private let tree: UITree
  private let silences: [Silence]

  init(_ tree: UITree, silences: [Silence]) {
    self.tree = tree
    self.silences = silences
  }

  /// The facts and the traits of all elements.
  func all(_ placement: Placement) -> (facts: [NodeFacts], traits: [TraitSet]) {
    var allFacts: [NodeFacts] = []
    var allTraits: [TraitSet] = []
    allFacts.reserveCapacity(tree.elements.count)
    allTraits.reserveCapacity(tree.elements.count)
    for index in tree.elements.indices {
      let defaults = ClassDefaults.of(tree.kind(index))
      let traits = traits(of: index, defaults)
      allTraits.append(traits)
      allFacts.append(facts(of: index, defaults, traits, place: placement.knowledge[index]))
    }
    return (allFacts, allTraits)
  }

  // MARK: Traits

  /// The author's traits, or else the class's; with the states that UIKit turns into traits.
  private func traits(of index: Int, _ defaults: ClassDefaults) -> TraitSet {
    var traits = classTraits(of: index, defaults)
    if tree.has(.traits, index), !tree.mayHaveOtherTraits(index) {
      // UIKit adds the private traits of text entry whatever the author assigns.
      traits = tree.elements[index].traits.union(traits.intersection(Self.entryTraits))
    } else {
      if tree.flag(.enabled, index) == false, saysDisabled(tree.kind(index), defaults) {
        traits.insert(.notEnabled)
      }
      if tree.flag(.selected, index) == true || isChosen(index) { traits.insert(.selected) }
    }
    if tree.has(.addTraits, index) {
      traits.formUnion(named(.addTraits, index))
    } else if tree.has(.childrenMode, index), tree.childrenMode(of: index) == .combine {
      traits.formUnion(roleInside(index))
    }
    if tree.has(.removeTraits, index) { traits.subtract(named(.removeTraits, index)) }
    guard traits.contains(.textEntry) else { return traits }
    if tree.flag(.editing, index) == true { traits.insert(.isEditing) }
    if tree.flag(.secure, index) == true { traits.insert(.secureTextField) }
    return traits
  }

  /// The role of a control that an element made of several views takes over.
  private func roleInside(_ index: Int) -> TraitSet {
    var roles: TraitSet = []
    var child = index + 1
    let end = Int(tree.elements[index].next)
    while child < end {
      if tree.has(.elementsHidden, child), Int(tree.elements[child].parent) == index {
        child = Int(tree.elements[child].next)
        continue
      }
      // A switch keeps its state to itself, and stays what it is.
      let traits = ClassDefaults.of(tree.kind(child)).traits
      if !traits.contains(.toggle) { roles.formUnion(traits) }
      if tree.has(.addTraits, child) { roles.formUnion(named(.addTraits, child)) }
      child += 1
    }
    return roles.contains(.button) ? .button : roles.intersection(.link)
  }

  /// The traits whose names a key lists.
  private func named(_ key: AttributeKey, _ index: Int) -> TraitSet {
    guard case .texts(let names)? = tree.value(key, of: index) else { return [] }
    return names.reduce(into: []) { $0.formUnion(TraitSet(named: $1.value) ?? []) }
  }

  /// Whether UIKit makes a trait of what is disabled: controls do, but bars do not say that a tab
  /// is dimmed, and a view of one's own says nothing by itself.
  private func saysDisabled(_ kind: ElementKind, _ defaults: ClassDefaults) -> Bool {
    kind != .tab && (defaults.isControl || defaults.exposure == .container || kind == .text)
  }

  private static let entryTraits: TraitSet = [.textEntry, .secureTextField, .textArea]

  /// The traits of the class, and of the place that UIKit gives an element.
  private func classTraits(
    of index: Int, _ defaults: ClassDefaults
  ) -> TraitSet {
    if tree.kind(index) == .link, isPlainLink(index) { return .link }
    // The text in a navigation bar is its title.
    guard tree.kind(index) == .text, tree.elements[index].parent >= 0,
      tree.kind(Int(tree.elements[index].parent)) == .navigationBar
    else { return defaults.traits }
    return defaults.traits.union(.header)
  }

  /// Whether a link is one of UIKit or of web content; SwiftUI's `Link` is a button as well.
  private func isPlainLink(_ index: Int) -> Bool {
    if !tree.screens[Int(tree.elements[index].screen)].has(.authored) { return true }
    var parent = Int(tree.elements[index].parent)
    while parent >= 0 {
      if [.web, .text, .textView].contains(tree.kind(parent)) { return true }
      parent = Int(tree.elements[parent].parent)
    }
    return false
  }

  /// Whether the bar or control around a tab or segment says that it is the selected one.
  private func isChosen(_ index: Int) -> Bool {
    guard tree.kind(index) == .segment || tree.kind(index) == .tab else { return false }
    let parent = Int(tree.elements[index].parent)
    guard parent >= 0, !tree.has(.selected, index), tree.has(.index, parent),
      let chosen = tree.number(.index, of: parent)
    else { return false }
    return Double(tree.elements[index].position) == chosen
  }

  // MARK: Facts

  private static let interactiveTraits: TraitSet = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggle, .tabBarItem, .backButton,
  ]

  /// The traits and facts of an element.
  private func facts(
    of index: Int, _ defaults: ClassDefaults, _ traits: TraitSet, place: Placement.Knowledge
  ) -> NodeFacts {
    var facts: NodeFacts = []
    if silences[index] == .none, tree.kind(index) != .screen {
      facts.formUnion([.exposed, .spoken])
    }
    if defaults.speaksRole { facts.insert(.nativeRole) }
    if tree.has(.traits, index), !tree.mayHaveOtherTraits(index) { facts.insert(.ownTraits) }
    if tree.has(.image, index) { facts.insert(.image) }
    if tree.has(.font, index) { facts.insert(.font) }
    if tree.saysElement(index) == true { facts.insert(.explicitElement) }
    if Int(tree.elements[index].next) > index + 1 { facts.insert(.parent) }
    if place == .known { facts.insert(.placed) }
    if place == .drawn { facts.insert(.drawnPlace) }
    if tree.has(.frame, index), !tree.elements[index].marks.contains(.frameUntrusted) {
      facts.insert(.sized)
    }
    if tree.has(.gestures, index), !tree.gestures(of: index).isEmpty { facts.insert(.gestures) }
    if tree.has(.onTap, index), hasTap(index) { facts.insert(.tap) }
    if tree.says(.label, index) { facts.insert(.label) }
    if defaults.isCounting || tree.has(.container, index) || traits.contains(.tabBar) {
      facts.insert(.container)
    }
    let isOperable =
      defaults.isControl || !traits.isDisjoint(with: Self.interactiveTraits)
      || facts.contains(.tap) || hasEnabledGesture(index, facts)
    if isOperable { facts.insert(.interactive) }
    return facts
  }

  private func hasTap(_ index: Int) -> Bool {
    guard let attribute = tree.attribute(.onTap, of: index) else { return false }
    // What is longer than `"false"` is not such a word.
    if attribute.form == .raw || attribute.form == .quoted, attribute.valueRange.length > 7 {
      return true
    }
    guard let tap = tree.text(of: attribute) else { return false }
    return !["none", "false", "no", ""].contains(tap.lowercased())
  }

  private func hasEnabledGesture(_ index: Int, _ facts: NodeFacts) -> Bool {
    facts.contains(.gestures)
      && tree.gestures(of: index).contains { $0.enabled && $0.kind != .shake }
  }
}
