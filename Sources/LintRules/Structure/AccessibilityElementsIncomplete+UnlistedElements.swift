import ScreenModel

/// The elements that an explicit order leaves out, although VoiceOver would stop there.
struct UnlistedElements {
  private let tree: AccessibilityTree
  private var identifiers: ListIdentifiers
  private let substitutes: Substitutes
  private var screenWords: HeardWords

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    identifiers = ListIdentifiers(tree)
    substitutes = Substitutes(tree)
    screenWords = HeardWords(tree)
  }

  /// The elements that a list leads to, in its order; nil where one of its ids leads nowhere.
  mutating func listed(in list: ExplicitList) -> [Int]? {
    let known = identifiers.around(list.owner)
    var listed: [Int] = []
    for item in list.items {
      switch item {
      case .inline(let index):
        listed.append(index)
      case .reference(let id):
        guard let index = known[id.value] else { return nil }
        listed.append(index)
      }
    }
    return listed
  }

  /// The ids in a list that no element of the screen has.
  mutating func missing(in list: ExplicitList) -> [String] {
    let known = identifiers.around(list.owner)
    return list.items.compactMap { item in
      guard case .reference(let id) = item, known[id.value] == nil else { return nil }
      return id.value
    }
  }

  /// The elements that nobody reaches because of a list, in document order.
  mutating func lost(because list: ExplicitList) -> [Int] {
    let candidates = candidates(below: list.owner)
    guard !candidates.isEmpty else { return [] }
    let heard = Heard(below: list.owner, in: tree)
    let isCell = [.cell, .gridCell].contains(tree.element(list.owner).kind)
    return candidates.filter { index in
      if substitutes.exist(for: index, in: tree) { return false }
      let name = tree.name(of: index).value?.text ?? ""
      if isControl(index) { return name.isEmpty || !heard.controls.contains(name) }
      // The author of a cell says what of its texts is heard.
      // Of what only the system names, such as a spinner, nobody misses anything.
      if isCell || name.isEmpty && tree.nameSources[index] != .unknown || heard.says(name) {
        return false
      }
      return !heard.hasInnerLists || !screenWords.contain(name, onScreenOf: index)
    }
  }

  /// Whether an element, or a row around one, is there to be operated.
  func isControl(_ index: Int) -> Bool {
    tree.has(.interactive, index) || [.stepper, .picker].contains(tree.element(index).kind)
  }

  /// Whether what is left out is not the owner's alone: a bar of the screen's controller.
  func isInBar(_ index: Int, of list: ExplicitList) -> Bool {
    guard tree.element(list.owner).kind == .screen else { return false }
    var index = index
    // Nobody puts a bar item deeper.
    for _ in 0..<4 {
      switch tree.element(index).kind {
      case .navigationBar, .toolbar, .tabBar: return true
      default: index = Int(tree.element(index).parent)
      }
      if index < 0 { return false }
    }
    return false
  }

  private func candidates(below owner: Int) -> [Int] {
    var found: [Int] = []
    var index = owner + 1
    let end = Int(tree.element(owner).next)
    while index < end {
      let next = Int(tree.element(index).next)
      if ExplicitList.isFollowed(index, in: tree) {
        // What its own list leaves out is that list's affair.
        index = next
      } else if tree.silences[index] != .notListed {
        index += 1
      } else if comesAndGoes(index) {
        index = next
      } else if tree.wouldStop(index) {
        found.append(index)
        index = next
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether an element is out of sight now, or put up by something that sees to the order as well.
  private func comesAndGoes(_ index: Int) -> Bool {
    let element = tree.element(index)
    if element.has(.frame), element.frame.width <= 0, element.frame.height <= 0 { return true }
    return tree.isOutOfSight(index) || element.has(.appearsWhen)
      || Presentation.of(index, in: tree) != nil
  }

  /// The stops below the owner of a list, but not below that of a list within it.
  private struct Heard {
    private(set) var controls: Set<String> = []
    private(set) var hasInnerLists = false
    private var words: Set<String> = []

    init(below owner: Int, in tree: AccessibilityTree) {
      var index = owner + 1
      while index < Int(tree.element(owner).next) {
        if ExplicitList.isFollowed(index, in: tree) {
          hasInnerLists = true
          index = Int(tree.element(index).next)
          continue
        }
        defer { index += 1 }
        for text in HeardWords.heard(at: index, in: tree) {
          words.formUnion(Words.normalized(text))
        }
        let standsIn = tree.has(.interactive, index) || tree.element(index).marks.contains(.pseudo)
        if tree.has(.exposed, index), standsIn, let name = tree.name(of: index).value {
          controls.insert(name.text)
        }
      }
    }

    func says(_ text: String) -> Bool {
      let needed = Words.normalized(text)
      return !needed.isEmpty && words.isSuperset(of: needed)
    }
  }
}

/// Where elements belong in an explicit order, by where they are seen.
struct ListOrder {
  private let tree: AccessibilityTree
  private let rows: RowSort

  /// The order of a screen.
  init(_ tree: AccessibilityTree, screenOf index: Int) {
    let screen = tree.screen(of: index)
    self.tree = tree
    rows = RowSort(
      policy: tree.options.rowPolicy, tolerance: tree.options.tolerance(screen.idiom),
      isRightToLeft: screen.isRightToLeft)
  }

  /// A list with more elements in it, each before the first that is read after it.
  func inserting(_ lost: [Int], into listed: [Int]) -> [Int] {
    var result = listed
    for index in lost {
      let place = result.firstIndex { precedes(index, $0) } ?? result.count
      result.insert(index, at: place)
    }
    return result
  }

  /// The frames of two elements on the screen, or at least in the same view.
  private func frames(_ a: Int, _ b: Int) -> (Rect, Rect)? {
    if let first = tree.readingFrame(of: a), let second = tree.readingFrame(of: b) {
      return (first, second)
    }
    let (one, other) = (tree.element(a), tree.element(b))
    return one.parent == other.parent && one.has(.frame) && other.has(.frame)
      ? (one.frame, other.frame) : nil
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    guard let (first, second) = frames(a, b) else { return a < b }
    return rows.precedes(
      ReadingKey(x: first.x, y: first.y, order: a), ReadingKey(x: second.x, y: second.y, order: b))
  }
}
