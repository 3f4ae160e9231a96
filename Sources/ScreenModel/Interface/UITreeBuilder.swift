package import DocumentSyntax

/// Puts a tree together in document order; what every reader writes to.
///
/// An element's attributes come right after `begin`, before its first child begins.
package struct UITreeBuilder: Sendable {
  private var finished: UITree
  /// The element that began last; kept apart, since nearly every change is to it.
  private var open = Element.none
  private var isOpen = false

  package init(file: SourceFile, expectedElements: Int = 0) {
    finished = UITree(file: file)
    finished.elements.reserveCapacity(expectedElements)
    finished.attributes.reserveCapacity(expectedElements * 5)
  }

  /// The tree as far as it is built.
  package var tree: UITree {
    mutating get {
      close()
      return finished
    }
  }

  private mutating func close() {
    if isOpen {
      finished.keys.formUnion(open.keys)
      finished.elements.append(open)
      isOpen = false
    }
  }

  /// Takes the element that began last back to change it.
  private mutating func reopen() {
    guard !isOpen, let last = finished.elements.popLast() else { return }
    open = last
    isOpen = true
  }

  /// Begins a screen and the element that is its root; returns the element's index.
  package mutating func beginScreen(
    _ name: String?, anchor: SourceRange, notation: any Notation = OutputNotation()
  ) -> Int {
    let root = count
    finished.screens.append(Screen(name: name, root: root))
    finished.screens[finished.screens.count - 1].notation = notation
    return begin(.screen, parent: -1, position: 0, anchor: anchor)
  }

  /// Begins an element below a parent; returns its index.
  package mutating func begin(
    _ kind: ElementKind, parent: Int, position: Int, anchor: SourceRange,
    marks: Element.Marks = []
  ) -> Int {
    close()
    let index = finished.elements.count
    open = Element(
      kind: kind, attributeCount: 0, marks: marks,
      position: UInt32(truncatingIfNeeded: position),
      parent: Int32(truncatingIfNeeded: parent), next: Int32(truncatingIfNeeded: index + 1),
      screen: Int32(truncatingIfNeeded: finished.screens.count - 1),
      firstAttribute: UInt32(truncatingIfNeeded: finished.attributes.count),
      booleans: 0, keys: AttributeSet(), traits: [], frame: .zero,
      anchorStart: UInt32(truncatingIfNeeded: anchor.start),
      anchorEnd: UInt32(truncatingIfNeeded: anchor.end))
    isOpen = true
    return index
  }

  /// Ends an element: all that began since is its content.
  package mutating func end(_ index: Int) {
    // An element that is still open holds nothing.
    if index < finished.elements.count {
      finished.elements[index].next = Int32(truncatingIfNeeded: count)
    }
  }

  /// Notes that nobody looks into the view of an element, whose type has that name.
  package mutating func addUnread(_ name: String, at index: Int) {
    finished.unread.append(UnreadView(element: index, name: name))
  }

  /// The element that is being built or was built at an index.
  package subscript(index: Int) -> Element {
    mutating get {
      close()
      return finished.elements[index]
    }
    set {
      close()
      finished.elements[index] = newValue
    }
  }

  /// Whether an element has a key.
  package func has(_ key: AttributeKey, _ index: Int) -> Bool {
    index < finished.elements.count ? finished.elements[index].has(key) : hasKey(key)
  }

  /// Whether the element that began last has a key already.
  package func hasKey(_ key: AttributeKey) -> Bool { isOpen && open.keys.contains(key) }

  /// Sets what sort of view the element that began last is, and where findings point.
  package mutating func set(
    kind: ElementKind? = nil, mark: Element.Marks = [], anchor: SourceRange? = nil
  ) {
    if !isOpen { reopen() }
    if let kind { open.kind = kind }
    open.marks.formUnion(mark)
    if let anchor {
      open.anchorStart = UInt32(truncatingIfNeeded: anchor.start)
      open.anchorEnd = UInt32(truncatingIfNeeded: anchor.end)
    }
  }

  /// The screen that began last.
  package var screen: Screen {
    get { finished.screens[finished.screens.count - 1] }
    set { finished.screens[finished.screens.count - 1] = newValue }
  }

  /// The number of elements so far.
  package var count: Int { finished.elements.count &+ (isOpen ? 1 : 0) }

  /// The number of structured values so far.
  package var valueCount: Int { finished.values.count }

  /// Adds an attribute to the element that began last; a key that it has already is ignored.
  package mutating func add(
    _ key: AttributeKey, _ form: StoredAttribute.Form, payload: Int = 0, value: SourceRange,
    start: Int? = nil
  ) {
    if !isOpen { reopen() }
    guard !open.keys.contains(key) else { return }
    open.keys.insert(key)
    open.attributeCount &+= 1
    if form == .boolean, payload != 0 { open.booleans |= 1 << UInt32(key.rawValue) }
    let attribute = StoredAttribute(
      key: key, form: form, payload: UInt32(truncatingIfNeeded: payload),
      start: UInt32(truncatingIfNeeded: start ?? value.start),
      valueStart: UInt32(truncatingIfNeeded: value.start),
      valueEnd: UInt32(truncatingIfNeeded: value.end))
    if AttributeWords(key) != nil, finished.look(at: attribute, String.isBlank) == false {
      open.takeWords(of: key)
    }
    finished.attributes.append(attribute)
  }

  /// Says by which means an attribute was given that was added just now.
  package mutating func set(_ origin: StoredAttribute.Origin, of key: AttributeKey) {
    let last = finished.attributes.count - 1
    guard last >= 0, finished.attributes[last].key == key else { return }
    finished.attributes[last].origin = origin
  }

  /// Notes the place in code of the attribute that was added last.
  package mutating func noteCode(at place: String) {
    finished.codePlaces[finished.attributes.count - 1] = place
  }

  /// Notes what source tells of the words of the attribute that was added last.
  package mutating func noteSketch(_ words: String) {
    finished.sketches[finished.attributes.count - 1] = words
  }

  /// Adds a decoded text.
  package mutating func add(
    _ key: AttributeKey, text: String, value: SourceRange, start: Int? = nil
  ) {
    finished.strings.append(text)
    add(key, .decoded, payload: finished.strings.count - 1, value: value, start: start)
  }

  /// Adds a boolean.
  package mutating func add(_ key: AttributeKey, flag: Bool, value: SourceRange, start: Int? = nil)
  {
    add(key, .boolean, payload: flag ? 1 : 0, value: value, start: start)
  }

  /// Adds a number.
  package mutating func add(
    _ key: AttributeKey, number: Double, value: SourceRange, start: Int? = nil
  ) {
    finished.numbers.append(number)
    add(key, .number, payload: finished.numbers.count - 1, value: value, start: start)
  }

  /// Adds a structured value.
  package mutating func add(
    _ key: AttributeKey, _ content: AttributeValue, value: SourceRange, start: Int? = nil
  ) {
    finished.values.append(content)
    add(key, .value, payload: finished.values.count - 1, value: value, start: start)
  }

  /// Adds the traits that replace the class's own, and the names beside them that mean nothing.
  package mutating func add(
    traits: TraitSet, unknown: [Located<String>] = [], value: SourceRange, start: Int? = nil
  ) {
    if !unknown.isEmpty {
      finished.values.append(.texts(unknown))
      finished.hasUnknownTraits = true
    }
    let payload = unknown.isEmpty ? 0 : finished.values.count
    add(.traits, .inElement, payload: payload, value: value, start: start)
    open.traits = traits
  }

  /// Adds the traits that replace the class's own, where all of their names mean something.
  package mutating func add(
    plainTraits traits: TraitSet, value: SourceRange, start: Int
  ) {
    add(.traits, .inElement, value: value, start: start)
    open.traits = traits
  }

  /// Adds the frame.
  package mutating func add(frame: Rect, value: SourceRange, start: Int? = nil) {
    add(.frame, .inElement, value: value, start: start)
    open.frame = frame
  }

  /// Adds the fact that a value exists which the file does not tell.
  package mutating func add(
    _ key: AttributeKey, unknown: Unknown, value: SourceRange, start: Int? = nil
  ) {
    add(key, .unknown, payload: Int(unknown.rawValue), value: value, start: start)
  }

  /// Adds an empty explicit order; returns where its value stands, for `appendElement`.
  package mutating func addElementList(value: SourceRange) -> Int {
    add(.elements, .elements([]), value: value)
    return finished.values.count - 1
  }

  /// Appends an item to an explicit order.
  package mutating func appendElement(_ item: ExplicitElement, toList list: Int) {
    guard case .elements(var items) = finished.values[list] else { return }
    finished.values[list] = .elements([])
    items.append(item)
    finished.values[list] = .elements(items)
  }
}
