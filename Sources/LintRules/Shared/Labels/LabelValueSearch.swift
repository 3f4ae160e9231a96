import DocumentSyntax
import ScreenModel

/// Looks for two texts beside each other that are a caption and its value.
struct LabelValueSearch {
  /// A caption and its value, in the order of the document.
  struct Pair {
    let caption: Int
    let value: Int
    var first: Int { min(caption, value) }
    var second: Int { max(caption, value) }
  }

  private let tree: AccessibilityTree
  private let maxGap: Double
  private let requiresColon: Bool

  /// The longest text that can be half of a pair, in bytes.
  private static let longest = 60
  /// The most words of either half.
  private static let mostWords = 3
  private static let signs: Set<Character> = [
    "$", "€", "£", "¥", "₽", "+", "-", "−", "~", "<", ">",
  ]

  /// A search in a tree; the halves of a pair stand no farther apart than a gap in points.
  init(_ tree: AccessibilityTree, maxGap: Double, requiresColon: Bool) {
    self.tree = tree
    self.maxGap = maxGap
    self.requiresColon = requiresColon
  }

  /// The pairs in document order; no text is in two of them.
  func pairs() -> [Pair] {
    var found: [Pair] = []
    var last = -1
    for value in tree.nodes([.exposed]) where isText(value) {
      let isAmount =
        startsLikeValue(value) && tree.name(of: value).value.map { isValue($0.text) } == true
      guard isAmount || mayBeNamed(value) else { continue }
      let around = [
        neighbour(of: value) { tree.interface.sibling(before: $0) },
        neighbour(of: value) { CaptionSearch.sibling(after: $0, in: tree) },
      ]
      for (place, sibling) in around.enumerated() {
        guard let caption = sibling, caption > last, isText(caption),
          let words = tree.name(of: caption).value?.text, isCaption(words),
          isAmount || place == 0 && words.hasSuffix(":"),
          isPair(caption, value, hasColon: words.hasSuffix(":"), isBefore: place == 0)
        else { continue }
        found.append(Pair(caption: caption, value: value))
        last = max(caption, value)
        break
      }
    }
    return found + forms(besides: Set(found.flatMap { [$0.caption, $0.value] }))
  }

  // MARK: Forms

  /// The columns that the halves of a pair stand in: the same for the rows of one form.
  private struct Columns: Hashable {
    let parent: Int
    let caption: Double
    let value: Double
  }

  /// The pairs of captured rows, of which two or more have the caption at the left and the value,
  /// any short text, at the right: far apart, and in the same columns.
  private func forms(besides known: Set<Int>) -> [Pair] {
    var forms: [Columns: [Pair]] = [:]
    for caption in tree.nodes([.exposed]) where isText(caption) && !known.contains(caption) {
      guard !tree.screen(of: caption).has(.authored),
        let value = CaptionSearch.sibling(after: caption, in: tree), isText(value),
        !known.contains(value), let a = tree.readingFrame(of: caption),
        let b = tree.readingFrame(of: value), a.maxX <= b.x, (a.y - b.y).magnitude < 8,
        !hasThird(caption, value), let words = tree.name(of: caption).value?.text,
        isCaption(words), words.count > 1, mayBeNamed(value)
      else { continue }
      let parent = Int(tree.element(caption).parent)
      // The application around a list is not a group.
      let isGroup = parent >= 0 && Int(tree.element(parent).parent) != tree.screen(of: caption).root
      guard parent >= 0, !(isGroup && tree.has(.label, parent)), !isTable(parent) else { continue }
      for edge in [b.x, b.maxX] {
        let columns = Columns(parent: parent, caption: a.x.rounded(), value: edge.rounded())
        forms[columns, default: []].append(Pair(caption: caption, value: value))
      }
    }
    var taken = known
    return forms.values.filter(areRows).flatMap(\.self)
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
      .filter { taken.insert($0.caption).inserted && taken.insert($0.value).inserted }
  }

  /// Whether pairs are several rows with values of their own: the same mark in each says nothing.
  private func areRows(_ pairs: [Pair]) -> Bool {
    pairs.count >= 2 && Set(pairs.compactMap { tree.name(of: $0.value).value?.text }).count >= 2
  }

  // MARK: Texts

  private func isText(_ index: Int) -> Bool {
    tree.element(index).kind == .text && tree.has(.exposed, index) && !tree.has(.interactive, index)
      && tree.traits[index].isDisjoint(with: [.header, .button, .link, .adjustable])
  }

  /// Whether a short text has a digit, as a look at its bytes tells.
  private func startsLikeValue(_ index: Int) -> Bool {
    guard let key = tree.nameSources[index].key,
      let attribute = tree.interface.attribute(key, of: index),
      attribute.valueRange.length <= Self.longest
    else { return false }
    return tree.interface.look(at: attribute) { $0.contains { $0 &- 0x30 < 10 } } == true
  }

  /// Whether a short text that is not an amount may be what the caption before it asks for.
  private func mayBeNamed(_ index: Int) -> Bool {
    guard tree.interface.sibling(before: index) != nil,
      let text = tree.name(of: index).value?.text
    else { return false }
    return text.utf8.count <= Self.longest && !text.hasSuffix(":")
      && text.split(whereSeparator: \.isWhitespace).count <= Self.mostWords
  }

  /// Whether a text is an amount, a number or a date, and hardly anything else.
  private func isValue(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longest, !text.contains(where: \.isNewline),
      let first = text.first(where: { !$0.isWhitespace }),
      first.isNumber || Self.signs.contains(first)
    else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count <= Self.mostWords
      && words.count(where: { $0.contains(where: \.isNumber) }) * 2 >= words.count
      && !text.hasSuffix(":")
  }

  /// Whether a text is short and without digits, as captions are.
  private func isCaption(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longest, !text.contains(where: { $0.isNumber || $0.isNewline }),
      text.contains(where: \.isLetter)
    else { return false }
    if text.hasSuffix(":") { return true }
    if requiresColon { return false }
    return text.split(whereSeparator: \.isWhitespace).count <= Self.mostWords
      && !".!?,;…".contains(text.last ?? " ")
  }

  // MARK: Places

  private func isPair(_ caption: Int, _ value: Int, hasColon: Bool, isBefore: Bool) -> Bool {
    let parent = Int(tree.element(caption).parent)
    guard parent >= 0, !tree.has(.label, parent), !isTable(parent) else { return false }
    if let a = tree.readingFrame(of: caption), let b = tree.readingFrame(of: value) {
      return isStack(parent) || isRow(a, b) && !hasThird(caption, value)
    }
    // Without places only a stack of two or a colon ties them.
    return isStack(parent) || hasColon && isBefore && !hasTextBehind(value)
  }

  private func isTable(_ parent: Int) -> Bool {
    ContainerType.of(parent, in: tree.interface) == .dataTable
      || tree.element(parent).kind == .tableCell
  }

  private func isStack(_ parent: Int) -> Bool {
    guard tree.element(parent).kind == .stack else { return false }
    var (child, parts, all) = (parent + 1, 0, 0)
    while child < Int(tree.element(parent).next), all < Self.mostInStack {
      if !isFiller(child) { parts += 1 }
      all += 1
      child = Int(tree.element(child).next)
    }
    return parts == 2 && child == Int(tree.element(parent).next)
  }

  /// The most children of a stack of two texts, with what keeps them apart.
  private static let mostInStack = 5

  /// Whether an element keeps others apart, as a spacer does, and shows no more than a line.
  private func isFiller(_ index: Int) -> Bool {
    tree.element(index).kind == .view && !tree.has(.parent, index)
      && tree.facts[index].isDisjoint(with: [.exposed, .interactive, .label, .image])
      && !tree.element(index).mayChangeInCode
  }

  /// The nearest sibling on one side that is more than a filler.
  private func neighbour(of index: Int, _ next: (Int) -> Int?) -> Int? {
    let sibling = next(index)
    return sibling.map(isFiller) == true ? sibling.flatMap(next) : sibling
  }

  private func isRow(_ a: Rect, _ b: Rect) -> Bool {
    let tolerance = 8.0
    let across = max(a.x - b.maxX, b.x - a.maxX)
    return (a.y - b.y).magnitude < tolerance && across > -1 && across <= maxGap
  }

  /// Whether the row of a pair goes on with another text on either side.
  private func hasThird(_ caption: Int, _ value: Int) -> Bool {
    let first = min(caption, value)
    let second = max(caption, value)
    let around = [
      tree.interface.sibling(before: first), CaptionSearch.sibling(after: second, in: tree),
    ]
    guard let row = tree.readingFrame(of: value) else { return false }
    return around.contains { sibling in
      guard let sibling, isText(sibling), let frame = tree.readingFrame(of: sibling) else {
        return false
      }
      return (frame.y - row.y).magnitude < 8
    }
  }

  private func hasTextBehind(_ value: Int) -> Bool {
    CaptionSearch.sibling(after: value, in: tree).map {
      isText($0) && startsLikeValue($0)
    } ?? false
  }
}
