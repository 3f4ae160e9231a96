import DocumentSyntax

/// Works out names, traits and facts for every element of a tree, in a few passes over it.
///
/// What is asked of each is inlined, as in `Exposure`.
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
    (facts, traits) = OwnFacts(tree, silences: silences).all(placement)
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
  @inline(__always) private mutating func nameSource(
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
    if defaults.isControl, tree.says(.image, index) { return .asset }
    if isField, tree.says(.placeholder, index) { return .placeholder }
    return defaults.isSystemNamed || tree.elements[index].marks.contains(.systemProvided)
      ? .system : .none
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

  @inline(__always) private func isUnknown(_ key: AttributeKey, _ index: Int) -> Bool {
    tree.has(key, index) && tree.attribute(key, of: index)?.form == .unknown
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

  @inline(__always) private func isOutOfSight(_ index: Int) -> Bool {
    tree.flag(.hidden, index) == true || tree.flag(.elementsHidden, index) == true
      || tree.flag(.element, index) == false && tree.kind(index) == .text
      || tree.has(.alpha, index) && tree.number(.alpha, of: index) ?? 1 <= 0
  }

  // MARK: Words

  private static let wordFacts: TextFacts = [
    .capitals, .digits, .assetLike, .symbols, .foreign, .marks,
  ]

  /// Takes over what the reader noticed about the words that are spoken here.
  private mutating func summarize(_ index: Int) {
    // Lists of texts are rare; nobody looked at them while reading.
    if tree.has(.inputLabels, index) { facts[index].formUnion([.capitals, .digits, .marks]) }
    if tree.has(.language, index) { facts[index].insert(.foreign) }
    guard !tree.elements[index].textFacts.isDisjoint(with: Self.wordFacts) else { return }
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

  @inline(__always) private func textFacts(_ key: AttributeKey, _ index: Int) -> TextFacts {
    tree.attribute(key, of: index)?.facts ?? []
  }
}
