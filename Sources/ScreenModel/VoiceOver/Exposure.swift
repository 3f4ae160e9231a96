/// Decides which elements VoiceOver can land on, after section 1 of the VoiceOver model.
///
/// Every element is visited at most once, whatever lists lead to it, so the time is linear. What is
/// asked of each is inlined: a call that cannot change a structure of this size copies it first.
struct Exposure {
  private let tree: UITree
  private let options: VoiceOverOptions
  private var visited: [Bool]
  private var modalChildren: [Int: Int]?
  /// The containers whose explicit lists are still to be walked.
  private var listOwners: [Int] = []
  private var identifiers: [Int32: [String: Int]]?
  private(set) var silences: [Silence]

  /// The reason for the silence of each element; `none` where VoiceOver stops.
  static func silences(of tree: UITree, _ options: VoiceOverOptions) -> [Silence] {
    var exposure = Exposure(tree, options)
    exposure.findModals()
    for screen in tree.screens {
      if options.modalScope == .everything { exposure.silenceAllOutsideModal(of: screen) }
      exposure.walkAll(from: screen.root)
    }
    return exposure.silences
  }

  private init(_ tree: UITree, _ options: VoiceOverOptions) {
    self.tree = tree
    self.options = options
    visited = Array(repeating: false, count: tree.elements.count)
    // What no walk reaches has been left out of an explicit list.
    silences = Array(repeating: .notListed, count: tree.elements.count)
  }

  /// Finds the last visible modal child of each parent that has one.
  private mutating func findModals() {
    for index in tree.elements.indices
    where isModal(index) && tree.elements[index].parent >= 0 && !isInvisible(index) {
      modalChildren = modalChildren ?? [:]
      modalChildren?[Int(tree.elements[index].parent)] = index
    }
  }

  /// Whether an element takes everything for itself: as its author says, or as alerts do.
  private func isModal(_ index: Int) -> Bool {
    tree.flag(.modal, index) ?? (tree.kind(index) == .alert || tree.kind(index) == .sheet)
  }

  /// Silences all but the last visible modal view of a screen, for those who read the header so.
  private mutating func silenceAllOutsideModal(of screen: Screen) {
    let end = Int(tree.elements[screen.root].next)
    var modal: Int?
    for index in screen.root..<end
    where isModal(index) && index > screen.root && isVisible(index) {
      modal = index
    }
    guard let modal else { return }
    var path: Set<Int> = []
    var ancestor = modal
    while ancestor >= 0 {
      path.insert(ancestor)
      ancestor = Int(tree.elements[ancestor].parent)
    }
    let inside = modal..<Int(tree.elements[modal].next)
    for index in screen.root..<end where !inside.contains(index) && !path.contains(index) {
      visited[index] = true
      silences[index] = .outsideModal
    }
  }

  /// Whether neither an element nor any view around it is hidden.
  private func isVisible(_ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      if isInvisible(index) { return false }
      index = Int(tree.elements[index].parent)
    }
    return true
  }

  private mutating func walkAll(from root: Int) {
    walk(root)
    while let owner = listOwners.popLast() {
      guard case .elements(let items)? = tree.value(.elements, of: owner) else { continue }
      let ids = identifiers(onScreen: tree.elements[owner].screen)
      for item in items {
        switch item {
        case .inline(let index): walk(index)
        case .reference(let id): ids[id.value].map { walk($0) }
        }
      }
    }
  }

  /// The first element of each id of a screen; worked out when the first list asks.
  private mutating func identifiers(onScreen screen: Int32) -> [String: Int] {
    if let known = identifiers?[screen] { return known }
    let found = tree.identifiers(onScreen: screen)
    identifiers = identifiers ?? [:]
    identifiers?[screen] = found
    return found
  }

  /// Walks an element and what it holds, as far as VoiceOver looks.
  private mutating func walk(_ start: Int) {
    let end = Int(tree.elements[start].next)
    var index = start
    while index < end {
      if visited[index] {
        index = Int(tree.elements[index].next)
        continue
      }
      index = visit(index, isListed: index == start)
    }
  }

  /// Decides about one element; returns the index of the next one to visit.
  private mutating func visit(_ index: Int, isListed: Bool) -> Int {
    let next = Int(tree.elements[index].next)
    if let reason = dropped(index, isListed: isListed) {
      mark(index..<next, reason)
      return next
    }
    visited[index] = true
    switch participation(index) {
    case .element:
      silences[index] = .none
      mark(index + 1..<next, .insideElement)
      return next
    case .row:
      silences[index] =
        markTexts(of: index) || saysSomething(index) && !isSplit(index) ? .none : .notElement
    case .container, .plain:
      silences[index] = tree.kind(index) == .screen ? .none : .notElement
    }
    if tree.has(.elements, index) {
      listOwners.append(index)
      return next
    }
    // The rows of a picker are one wheel.
    if tree.kind(index) == .picker, !hasPicker(in: index + 1..<next) {
      mark(index + 1..<next, .insideElement)
      return next
    }
    return index + 1
  }

  private func hasPicker(in range: Range<Int>) -> Bool {
    range.contains { tree.elements[$0].kind == .picker }
  }

  /// Why the element and all that it holds are left out, if they are.
  private func dropped(_ index: Int, isListed: Bool) -> Silence? {
    if !isListed, modalChildren != nil, let modal = modal(beside: index), modal != index {
      return .outsideModal
    }
    if tree.elements[index].marks.contains(.part) { return .insideElement }
    if tree.flag(.elementsHidden, index) == true { return .elementsHidden }
    if tree.flag(.hidden, index) == true { return .hidden }
    if isTransparent(index) { return .transparent }
    guard tree.has(.frame, index), tree.elements[index].frame.shortSide <= 0 else { return nil }
    // What is not a view may be as small as it likes.
    let isView = !tree.elements[index].marks.contains(.pseudo)
    return isView && isTooSmall(index) ? .zeroSize : nil
  }

  private func modal(beside index: Int) -> Int? {
    modalChildren?[Int(tree.elements[index].parent)]
  }

  private func isTransparent(_ index: Int) -> Bool {
    tree.has(.alpha, index)
      && tree.number(.alpha, of: index) ?? 1 <= options.alphaThreshold
  }

  /// Whether an element's size keeps it from being reached.
  private func isTooSmall(_ index: Int) -> Bool {
    let element = tree.elements[index]
    if element.frame.width == 0, element.frame.height == 0 {
      return options.zeroSizePolicy == .drop || element.flag(.clips) == true
        || isOneElement(index) || element.has(.elements)
    }
    return options.dropDegenerate && element.frame.shortSide <= 0 && isOneElement(index)
  }

  private func isInvisible(_ index: Int) -> Bool {
    tree.flag(.hidden, index) == true || tree.flag(.elementsHidden, index) == true
      || isTransparent(index)
  }

  /// Whether an element is a stop by itself, whatever it holds.
  private func isOneElement(_ index: Int) -> Bool {
    let participation = participation(index)
    return participation == .element || participation == .row
  }

  /// How an element takes part: as its author says, or as its class does.
  private func participation(_ index: Int) -> ClassDefaults.Exposure {
    let kind = tree.kind(index)
    if kind == .screen { return .plain }
    if let said = tree.saysElement(index) { return said ? .element : .plain }
    if tree.elements[index].marks.contains(.pseudo) { return .element }
    let exposure = ClassDefaults.of(kind).exposure
    if tree.has(.elements, index) { return exposure == .element ? .element : .plain }
    if kind == .text, !hasWords(index) { return .plain }
    return exposure
  }

  /// Whether an element has any words of its own; a text without any is not a stop.
  private func hasWords(_ index: Int) -> Bool {
    tree.says([.text, .label, .value, .hint, .draws], index) || isSetInCode(.text, index)
      || isSetInCode(.label, index)
  }

  /// Whether the file says that code gives a key its words.
  private func isSetInCode(_ key: AttributeKey, _ index: Int) -> Bool {
    tree.has(key, index) && tree.attribute(key, of: index)?.form == .unknown
  }

  /// Whether a row is a stop even without texts inside: its author gave it words or a role.
  private func saysSomething(_ index: Int) -> Bool {
    let element = tree.elements[index]
    return element.has(.label) || element.has(.value) || element.has(.traits)
      || element.has(.onTap) || element.has(.gestures) || element.has(.text)
  }

  /// Whether a row has nothing but a label, and texts that are elements: it merely holds them.
  private func isSplit(_ row: Int) -> Bool {
    let element = tree.elements[row]
    let keys: [AttributeKey] = [.value, .traits, .onTap, .gestures, .text, .container]
    guard element.has(.label), !keys.contains(where: element.has) else { return false }
    var index = row + 1
    while index < Int(element.next) {
      let inside = tree.elements[index]
      if inside.kind == .text, inside.flag(.element) == true { return true }
      index = isPartOfRow(index) ? index + 1 : Int(inside.next)
    }
    return false
  }

  /// Marks the texts that a row reads as its own, and tells whether there are any; the row's
  /// controls stay elements. What is hidden, one element itself, or lists its elements is left to
  /// the walk.
  private mutating func markTexts(of row: Int) -> Bool {
    var isAny = false
    var index = row + 1
    let end = Int(tree.elements[row].next)
    while index < end {
      let next = Int(tree.elements[index].next)
      if visited[index] || !isPartOfRow(index) {
        index = next
      } else if tree.kind(index) == .text, tree.flag(.element, index) == nil {
        mark(index..<next, .insideElement)
        isAny = isAny || hasWords(index)
        index = next
      } else {
        index += 1
      }
    }
    return isAny
  }

  /// Whether a row looks at an element, or into it, for its own texts.
  private func isPartOfRow(_ index: Int) -> Bool {
    tree.flag(.element, index) != true && !tree.has(.elements, index)
      && !ClassDefaults.of(tree.kind(index)).isControl && dropped(index, isListed: false) == nil
  }

  private mutating func mark(_ range: Range<Int>, _ reason: Silence) {
    for index in range where !visited[index] {
      visited[index] = true
      silences[index] = reason
    }
  }
}
