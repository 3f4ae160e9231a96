import DocumentSyntax

/// Puts a tree together in document order; what every reader writes to.
///
/// An element's attributes come right after `begin`, before its first child begins.
struct UITreeBuilder: Sendable {
  private(set) var tree: UITree

  init(file: SourceFile, expectedElements: Int = 0) {
    tree = UITree(file: file)
    tree.elements.reserveCapacity(expectedElements)
    tree.attributes.reserveCapacity(expectedElements * 6)
  }

  /// Begins a screen and the element that is its root; returns the element's index.
  mutating func beginScreen(_ name: String?, anchor: SourceRange) -> Int {
    let root = tree.elements.count
    tree.screens.append(Screen(name: name, root: root))
    return begin(.screen, parent: -1, position: 0, anchor: anchor)
  }

  /// Begins an element below a parent; returns its index.
  @inline(__always) mutating func begin(
    _ kind: ElementKind, parent: Int, position: Int, anchor: SourceRange,
    marks: Element.Marks = []
  ) -> Int {
    let index = tree.elements.count
    tree.elements.append(
      Element(
        kind: kind, marks: marks, position: UInt32(truncatingIfNeeded: position),
        parent: Int32(truncatingIfNeeded: parent), next: Int32(truncatingIfNeeded: index + 1),
        screen: Int32(truncatingIfNeeded: tree.screens.count - 1),
        firstAttribute: UInt32(truncatingIfNeeded: tree.attributes.count), attributeCount: 0,
        booleans: 0, keys: AttributeSet(), traits: [], frame: .zero,
        anchorStart: UInt32(truncatingIfNeeded: anchor.start),
        anchorEnd: UInt32(truncatingIfNeeded: anchor.end)))
    return index
  }

  /// Ends an element: all that began since is its content.
  @inline(__always) mutating func end(_ index: Int) {
    tree.elements[index].next = Int32(truncatingIfNeeded: tree.elements.count)
  }

  /// The element that is being built or was built at an index.
  subscript(index: Int) -> Element {
    get { tree.elements[index] }
    set { tree.elements[index] = newValue }
  }

  /// The screen that began last.
  var screen: Screen {
    get { tree.screens[tree.screens.count - 1] }
    set { tree.screens[tree.screens.count - 1] = newValue }
  }

  /// The number of elements so far.
  var count: Int { tree.elements.count }

  /// Adds an attribute to the element that began last; a key that it has already is ignored.
  @inline(__always) mutating func add(
    _ key: AttributeKey, _ form: StoredAttribute.Form, payload: Int = 0, value: SourceRange,
    start: Int? = nil
  ) {
    let index = tree.elements.count - 1
    guard !tree.elements[index].keys.contains(key) else { return }
    tree.elements[index].keys.insert(key)
    tree.elements[index].attributeCount &+= 1
    if form == .boolean, payload != 0 {
      tree.elements[index].booleans |= 1 << UInt32(key.rawValue)
    }
    tree.attributes.append(
      StoredAttribute(
        key: key, form: form, payload: UInt32(truncatingIfNeeded: payload),
        start: UInt32(truncatingIfNeeded: start ?? value.start),
        valueStart: UInt32(truncatingIfNeeded: value.start),
        valueEnd: UInt32(truncatingIfNeeded: value.end)))
  }

  /// Adds a decoded text.
  mutating func add(_ key: AttributeKey, text: String, value: SourceRange, start: Int? = nil) {
    tree.strings.append(text)
    add(key, .decoded, payload: tree.strings.count - 1, value: value, start: start)
  }

  /// Adds a boolean.
  mutating func add(_ key: AttributeKey, flag: Bool, value: SourceRange, start: Int? = nil) {
    add(key, .boolean, payload: flag ? 1 : 0, value: value, start: start)
  }

  /// Adds a number.
  mutating func add(_ key: AttributeKey, number: Double, value: SourceRange, start: Int? = nil) {
    tree.numbers.append(number)
    add(key, .number, payload: tree.numbers.count - 1, value: value, start: start)
  }

  /// Adds a structured value.
  mutating func add(
    _ key: AttributeKey, _ content: AttributeValue, value: SourceRange, start: Int? = nil
  ) {
    tree.values.append(content)
    add(key, .value, payload: tree.values.count - 1, value: value, start: start)
  }

  /// Adds the traits that replace the class's own.
  mutating func add(traits: TraitSet, value: SourceRange, start: Int? = nil) {
    add(.traits, .inElement, value: value, start: start)
    tree.elements[tree.elements.count - 1].traits = traits
  }

  /// Adds the frame.
  @inline(__always) mutating func add(frame: Rect, value: SourceRange, start: Int? = nil) {
    add(.frame, .inElement, value: value, start: start)
    tree.elements[tree.elements.count - 1].frame = frame
  }

  /// Adds the fact that a value exists which the file does not tell.
  mutating func add(
    _ key: AttributeKey, unknown: Unknown, value: SourceRange, start: Int? = nil
  ) {
    add(key, .unknown, payload: Int(unknown.rawValue), value: value, start: start)
  }

  /// Adds an empty explicit order; returns where its value stands, for `appendElement`.
  mutating func addElementList(value: SourceRange) -> Int {
    add(.elements, .elements([]), value: value)
    return tree.values.count - 1
  }

  /// Appends an item to an explicit order.
  mutating func appendElement(_ item: ExplicitElement, toList list: Int) {
    guard case .elements(var items) = tree.values[list] else { return }
    tree.values[list] = .elements([])
    items.append(item)
    tree.values[list] = .elements(items)
  }
}
