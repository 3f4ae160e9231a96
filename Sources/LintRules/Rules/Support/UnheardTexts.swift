/// Finds texts that are seen and not heard.
struct UnheardTexts {
  private let tree: AccessibilityTree
  private let minimum: Int
  private let substitutes: Substitutes
  private var heard: HeardWords
  /// What is drawn where; worked out for the first text that something may cover.
  private var layers: ScreenLayers?

  /// A search for texts of at least so many letters and digits.
  init(_ tree: AccessibilityTree, minimum: Int) {
    self.tree = tree
    self.minimum = minimum
    substitutes = Substitutes(tree)
    heard = HeardWords(tree)
  }

  /// The texts, in document order.
  mutating func all() -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < tree.count {
      if tree.silences[index] == .none {
        index += 1
        continue
      }
      let element = tree.element(index)
      if element.flag(.decorative) == true {
        index = Int(element.next)
        continue
      }
      if isCandidate(index, element), isUnheard(index) { found.append(index) }
      index += 1
    }
    return found
  }

  /// What other rules speak of: what can be operated, and labels that nobody hears.
  private static let elsewhere: NodeFacts = [.interactive, .label]

  /// Whether an element shows a text and is no stop, by its bits alone.
  private func isCandidate(_ index: Int, _ element: Element) -> Bool {
    guard tree.interface.says(.text, index), tree.facts[index].isDisjoint(with: Self.elsewhere)
    else { return false }
    switch (tree.silences[index], element.kind) {
    case (.notElement, .text): return element.flag(.element) == false
    case (.notElement, .view), (.notElement, .gridCell):
      return element.flag(.element) != true && !element.has(.elements)
    case (.elementsHidden, .text):
      return element.flag(.elementsHidden) == true
        && tree.silences[Int(element.parent)] != .elementsHidden
    default: return false
    }
  }

  private mutating func isUnheard(_ index: Int) -> Bool {
    guard let text = tree.interface.text(.text, of: index),
      text.count(where: { $0.isLetter || $0.isNumber }) >= minimum,
      !isWatermark(index), !tree.screen(of: index).isLaunchScreen,
      !substitutes.exist(for: index, in: tree), !heard.contain(text, onScreenOf: index)
    else { return false }
    let isNumber = !text.contains(where: \.isLetter)
    return !isCovered(index) && !isBesidePart(index, orderly: isNumber) && !isLeftToCode(index)
  }

  /// Whether a text is hardly drawn, or not at all.
  private func isWatermark(_ index: Int) -> Bool {
    let element = tree.element(index)
    if element.has(.color), tree.interface.text(.color, of: index) == "clear" { return true }
    return element.has(.alpha) && tree.interface.number(.alpha, of: index) ?? 1 <= 0.3
  }

  /// The most siblings that a look around a text takes in.
  private static let reach = 20

  /// Whether a text stands beside a field whose prompt it may be; or, for a number, beside or
  /// inside something with words of its own, which may say it in letters.
  private func isBesidePart(_ index: Int, orderly isNumber: Bool) -> Bool {
    let parent = Int(tree.element(index).parent)
    if isNumber, let stop = tree.stop(around: index), tree.has(.label, stop) { return true }
    var sibling = parent + 1
    for _ in 0..<Self.reach where sibling < Int(tree.element(parent).next) {
      if sibling != index {
        if tree.traits[sibling].contains(.textEntry), mayMeet(sibling, index) { return true }
        if isNumber, tree.has([.exposed, .label], sibling) { return true }
      }
      sibling = Int(tree.element(sibling).next)
    }
    return false
  }

  private func mayMeet(_ a: Int, _ b: Int) -> Bool {
    guard let first = tree.readingFrame(of: a), let second = tree.readingFrame(of: b) else {
      // Without places, only neighbours may lie on one another.
      return abs(Int(tree.element(a).position) - Int(tree.element(b).position)) == 1
    }
    return first.meets(second)
  }

  /// Whether something opaque lies over a text.
  private mutating func isCovered(_ index: Int) -> Bool {
    guard tree.has(.placed, index) else { return false }
    let layers = layers ?? tree.shared(ScreenLayers.self)
    self.layers = layers
    let frame = tree.screenFrames[index]
    var sibling = Int(tree.element(index).next)
    let parent = tree.element(index).parent
    for _ in 0..<Self.reach where sibling < tree.count && tree.element(sibling).parent == parent {
      if let cover = Cover(sibling, in: tree, layers), cover.isOpaque, cover.frame.contains(frame) {
        return true
      }
      sibling = Int(tree.element(sibling).next)
    }
    return false
  }

  /// Whether code writes a text, or the label of what it stands in.
  private func isLeftToCode(_ index: Int) -> Bool {
    guard tree.screen(of: index).isFromInterfaceBuilder else { return false }
    var index = index
    // Labels stand a few views deep in their cell.
    for _ in 0..<6 where index >= 0 {
      if tree.element(index).mayChangeInCode { return true }
      index = Int(tree.element(index).parent)
    }
    return false
  }
}
