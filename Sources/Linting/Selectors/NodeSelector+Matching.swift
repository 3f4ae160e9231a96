import ScreenModel

/// Matching: the elements are looked at from the root down, once for each step of the selector.
///
/// Of each element it is kept which steps have been reached there, as bits; what follows depends on
/// its parent's bits alone. So nothing is tried twice, however deep the tree, whatever the steps.
extension NodeSelector {
  /// How far an alternative has come at an element.
  private struct Progress {
    /// The steps that end at the element.
    var here: UInt64 = 0
    /// The steps that end at the element or around it.
    var around: UInt64 = 0
  }

  /// Whether an element is meant. For many elements of a tree, `matches(in:)` is quicker.
  func matches(_ element: Int, in tree: UITree) -> Bool {
    var line: [Int] = []
    var index = element
    while index >= 0 {
      line.append(index)
      index = Int(tree.elements[index].parent)
    }
    return alternatives.contains { steps in
      var progress = Progress()
      for index in line.reversed() {
        progress = Self.next(steps, after: progress, at: index, in: tree)
      }
      return progress.here >> UInt64(steps.count - 1) & 1 == 1
    }
  }

  /// Whether each element of a tree is meant, by index.
  func matches(in tree: UITree) -> [Bool] {
    var found = [Bool](repeating: false, count: tree.elements.count)
    var progress = [Progress](repeating: Progress(), count: tree.elements.count)
    for steps in alternatives {
      for index in tree.elements.indices {
        let parent = Int(tree.elements[index].parent)
        let before = parent < 0 ? Progress() : progress[parent]
        progress[index] = Self.next(steps, after: before, at: index, in: tree)
        if progress[index].here >> UInt64(steps.count - 1) & 1 == 1 { found[index] = true }
      }
    }
    return found
  }

  private static func next(
    _ steps: [Step], after parent: Progress, at element: Int, in tree: UITree
  ) -> Progress {
    var here: UInt64 = 0
    for (number, step) in steps.enumerated() {
      let reached = step.isChild ? parent.here : parent.around
      let isOpen = number == 0 || reached >> UInt64(number - 1) & 1 == 1
      if isOpen, fits(step, element, tree) { here |= 1 << UInt64(number) }
    }
    return Progress(here: here, around: parent.around | here)
  }

  private static func fits(_ step: Step, _ element: Int, _ tree: UITree) -> Bool {
    step.tests.allSatisfy { test in
      // A step inside `:not` has none of these itself, so this goes one level deep.
      if case .not(let steps) = test {
        return !steps.contains { $0.tests.allSatisfy { holds($0, element, tree) } }
      }
      return holds(test, element, tree)
    }
  }

  private static func holds(_ test: Test, _ element: Int, _ tree: UITree) -> Bool {
    switch test {
    case .not: false
    case .kind(let kind): tree.elements[element].kind == kind
    case .key(let key, .exists, _): exists(key, element, tree)
    case .key(let key, .differs, let value): !compares(key, .equals, value, element, tree)
    case .key(let key, let comparison, let value):
      compares(key, comparison, value, element, tree)
    }
  }

  // MARK: Keys

  /// Whether a key has a value; whether a boolean one is true.
  private static func exists(_ key: AttributeKey, _ index: Int, _ tree: UITree) -> Bool {
    let element = tree.elements[index]
    if key.isBoolean { return element.flag(key) == true }
    switch key {
    case .type: return true
    case .children: return Int(element.next) > index + 1
    case .screen where element.parent < 0: return tree.screens[Int(element.screen)].name != nil
    default: return element.has(key)
    }
  }

  private static func compares(
    _ key: AttributeKey, _ comparison: Comparison, _ value: String, _ index: Int, _ tree: UITree
  ) -> Bool {
    let element = tree.elements[index]
    if key.isBoolean { return element.flag(key).map { $0 == (value == "true") } ?? false }
    switch key {
    case .type: return test(element.kind.rawValue, comparison, value)
    case .screen where element.parent < 0:
      return tree.screens[Int(element.screen)].name.map { test($0, comparison, value) } ?? false
    case .idiom where element.parent < 0:
      return test(tree.screens[Int(element.screen)].idiom.rawValue, comparison, value)
    case .traits:
      guard element.has(.traits) else { return false }
      return element.traits.names.contains { test($0, comparison, value) }
    default: break
    }
    guard let attribute = tree.attribute(key, of: index) else { return false }
    if let text = tree.text(of: attribute) { return test(text, comparison, value) }
    switch attribute.form {
    case .number: return Double(value) == tree.numbers[Int(attribute.payload)]
    case .boolean: return value == (attribute.payload == 1 ? "true" : "false")
    case .value:
      return words(tree.values[Int(attribute.payload)]).contains { test($0, comparison, value) }
    default: return false
    }
  }

  /// The words of a value that is a list of such.
  private static func words(_ value: AttributeValue) -> [String] {
    switch value {
    case .texts(let texts): texts.map(\.value)
    case .gestures(let gestures): gestures.map(\.kind.rawValue)
    case .posts(let posts): posts.map(\.kind.rawValue)
    default: []
    }
  }

  /// Compares bytes, so that no two spellings of a letter are taken for one.
  private static func test(_ text: String, _ comparison: Comparison, _ value: String) -> Bool {
    var (text, value) = (text, value)
    return text.withUTF8 { text in
      value.withUTF8 { value in
        switch comparison {
        case .exists: true
        case .equals: text.elementsEqual(value)
        case .differs: !text.elementsEqual(value)
        case .begins: !value.isEmpty && text.starts(with: value)
        case .ends: !value.isEmpty && text.reversed().starts(with: value.reversed())
        case .contains: ByteSearch.offset(of: value, in: text) != nil
        }
      }
    }
  }
}
