import ScreenModel

/// Marks what cannot be told of a capture that lists elements one after the other, without saying
/// which holds which.
///
/// Nobody knows there what is in front, or what takes a tap. And such lists have the parts of a row
/// behind the row itself, as if VoiceOver stopped at each: "Milk, 2 litres", "Milk", "chevron".
struct FlatCapture {
  /// The number of elements before another one that it may be a part of.
  private static let reach = 24
  /// Names of signs at the end of rows, which the system draws.
  private static let signs: Set<String> = [
    "chevron", "chevron.right", "chevron.forward", "chevron.left", "chevron.backward",
    "disclosure indicator", "disclosure", "checkmark",
  ]

  private var tree: UITree

  /// The tree with its flat screens marked.
  static func marked(_ tree: UITree) -> UITree {
    var capture = FlatCapture(tree: tree)
    for number in tree.screens.indices {
      guard let list = capture.list(ofScreen: number) else { continue }
      capture.tree.screens[number].evidence.subtract(.nesting)
      capture.markParts(of: list)
    }
    return capture.tree
  }

  /// The elements of a screen that is a mere list; nil where one holds another. The application
  /// that holds them all says nothing about them.
  private func list(ofScreen number: Int) -> [Int]? {
    var holder = tree.screens[number].root
    let children = tree.children(of: holder)
    if children.count == 1, let only = children.first, tree.kind(only) == .view,
      tree.screens[number].size != nil
    {
      holder = only
    }
    let list = tree.children(of: holder)
    let isFlat = list.count > 1 && list.allSatisfy { Int(tree.elements[$0].next) == $0 + 1 }
    return isFlat ? list : nil
  }

  private mutating func markParts(of list: [Int]) {
    var wholes: [(frame: Rect, words: Set<String>)] = []
    for index in list {
      let element = tree.elements[index]
      guard element.has(.frame), element.frame.area > 0 else { continue }
      if isBar(index) || isCheckMark(index) {
        tree.elements[index].marks.insert(.part)
        continue
      }
      let words = words(of: index)
      let isPart =
        mayBePart(index)
        && wholes.contains { whole in
          whole.frame.enlarged(by: 1).contains(element.frame) && whole.frame != element.frame
            && (isSign(index) || !words.isEmpty && words.isSubset(of: whole.words))
        }
      if isPart {
        tree.elements[index].marks.insert(.part)
      } else if mayBeWhole(index), !words.isEmpty {
        wholes.append((element.frame, words))
        if wholes.count > Self.reach { wholes.removeFirst() }
      }
    }
  }

  /// The heights of bars at the lower end of a screen, in points.
  private static let barHeights = 40.0...110.0

  /// Whether an element is the bar that holds the tabs behind it in the list, and no stop itself.
  private func isBar(_ index: Int) -> Bool {
    let element = tree.elements[index]
    guard element.kind == .view, let size = tree.screens[Int(element.screen)].size else {
      return false
    }
    return Self.barHeights.contains(element.frame.height) && element.frame.width >= size.width - 1
      && element.frame.maxY >= size.maxY - 1
  }

  /// Whether an element is the mark that the system draws at the end of a chosen row.
  private func isCheckMark(_ index: Int) -> Bool {
    let element = tree.elements[index]
    guard element.kind == .image || element.kind == .button, element.frame.width <= 32 else {
      return false
    }
    return tree.text(.label, of: index)?.lowercased() == "checkmark"
  }

  /// Whether an element can be a part of another one: a text, a picture, or a sign.
  private func mayBePart(_ index: Int) -> Bool {
    let kind = tree.kind(index)
    return kind == .text || kind == .image || kind == .view || isSign(index)
  }

  /// Whether an element can have parts: a row, a button, or a view that is one element.
  private func mayBeWhole(_ index: Int) -> Bool {
    let kind = tree.kind(index)
    return kind == .cell || kind == .gridCell || kind == .tableCell || kind == .button
      || kind == .link || kind == .view
  }

  private func isSign(_ index: Int) -> Bool {
    let name = tree.text(.label, of: index) ?? tree.text(.id, of: index)
    return name.map { Self.signs.contains($0.lowercased()) } == true
  }

  /// The words of an element, in lower case.
  private func words(of index: Int) -> Set<String> {
    var words: Set<String> = []
    for key in [AttributeKey.label, .text, .value] where tree.has(key, index) {
      let text = tree.text(key, of: index)?.lowercased() ?? ""
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
