import DocumentSyntax
import ScreenModel

/// A number that a minus and a plus change, where each of the three is a stop of its own.
struct SplitStepper {
  /// The stepper of the system, or the button that takes away.
  let minus: Int
  /// The button that adds; nil for a stepper of the system.
  let plus: Int?
  /// The text that shows the number.
  let count: Int

  /// The elements that make it.
  var elements: [Int] { [minus, count] + (plus.map { [$0] } ?? []) }

  /// All of them in a tree; the number may stand this many points away.
  static func all(in tree: AccessibilityTree, maxGap: Double) -> [SplitStepper] {
    let search = SplitStepperSearch(tree, maxGap: maxGap)
    return search.steppers() + search.pairs()
  }
}

/// Looks for steppers and pairs of buttons beside the number that they change.
struct SplitStepperSearch {
  private let tree: AccessibilityTree
  private let maxGap: Double

  /// How many siblings on each side may belong to it.
  private static let reach = 3
  /// The longest name of a button that only adds or takes away, in bytes.
  private static let longestName = 12

  private static let minuses = ShortNames([
    "-", "−", "–", "—", "minus", "decrement", "decrease", "less", "fewer", "subtract", "weniger",
    "verringern", "moins", "menos", "disminuir",
  ])
  private static let pluses = ShortNames([
    "+", "＋", "plus", "increment", "increase", "more", "mehr", "erhöhen", "más", "aumentar",
  ])

  init(_ tree: AccessibilityTree, maxGap: Double) {
    self.tree = tree
    self.maxGap = maxGap
  }

  /// The steppers of the system with a number beside them.
  func steppers() -> [SplitStepper] {
    tree.nodes([.nativeRole]).compactMap { index in
      guard tree.element(index).kind == .stepper, !tree.systemParts(of: index).isEmpty,
        let count = siblings(of: index).first(where: { isCount($0, of: index) })
      else { return nil }
      return SplitStepper(minus: index, plus: nil, count: count)
    }
  }

  /// The pairs of buttons with a number beside or between them.
  func pairs() -> [SplitStepper] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    return tree.nodes([.exposed, .interactive]).compactMap { minus in
      guard isButton(minus, Self.minuses) else { return nil }
      let around = siblings(of: minus)
      guard let plus = around.first(where: { isButton($0, Self.pluses) }),
        let count = around.first(where: { isCount($0, of: minus) || isCount($0, of: plus) })
      else { return nil }
      return SplitStepper(minus: minus, plus: plus, count: count)
    }
  }

  /// The siblings close to an element, the nearest first.
  private func siblings(of index: Int) -> [Int] {
    let parent = Int(tree.element(index).parent)
    guard parent >= 0 else { return [] }
    var found: [Int] = []
    var before: Int? = index
    var after = Int(tree.element(index).next)
    for _ in 0..<Self.reach {
      if after < Int(tree.element(parent).next) {
        found.append(after)
        after = Int(tree.element(after).next)
      }
      before = before.flatMap { tree.interface.sibling(before: $0) }
      if let before { found.append(before) }
    }
    return found
  }

  // MARK: Buttons

  private func isButton(_ index: Int, _ names: ShortNames) -> Bool {
    guard tree.has(.exposed, index), tree.traits[index].contains(.button) else { return false }
    switch tree.nameSources[index] {
    case .label: return isName(.label, of: index, names)
    case .text: return isName(.text, of: index, names)
    case .asset:
      guard let image = tree.interface.text(.image, of: index), image.utf8.count <= 40 else {
        return false
      }
      return Words.normalized(AssetName.spoken(image)).contains(where: names.all.contains)
    default: return false
    }
  }

  private func isName(_ key: AttributeKey, of index: Int, _ names: ShortNames) -> Bool {
    guard let attribute = tree.interface.attribute(key, of: index),
      attribute.valueRange.length <= Self.longestName + 2,
      tree.interface.look(at: attribute, { names.mayBe($0) }) == true,
      let text = tree.interface.text(of: attribute)
    else { return false }
    return names.all.contains(text.lowercased().filter { !$0.isWhitespace })
  }

  // MARK: Numbers

  /// Whether a sibling shows the number that a control changes.
  private func isCount(_ index: Int, of control: Int) -> Bool {
    guard tree.has(.exposed, index), tree.element(index).kind == .text,
      tree.traits[index].isDisjoint(with: [.header, .adjustable, .button]),
      isNear(index, control), let name = tree.name(of: index).value, isCount(name.text, at: index)
    else { return false }
    guard let present = tree.valueRange(of: control)?.value else { return true }
    let numbers = QuantityReader.quantities(of: name.text, language: tree.language(of: index))
    return numbers?.contains { $0.matches(Quantity(present), exactly: false) } == true
  }

  /// Whether a text is a number with hardly anything else.
  private func isCount(_ text: String, at index: Int) -> Bool {
    guard text.utf8.count <= 30,
      let first = text.firstIndex(where: { $0.isASCII && $0.isNumber }),
      !text.contains(where: { "$€£¥/".contains($0) }),
      tree.interface.text(.meaning, of: index).map({ $0 == "quantity" }) ?? true
    else { return false }
    let end = text[first...].firstIndex { !($0.isNumber || ".,".contains($0)) } ?? text.endIndex
    let words = Words.normalized(text).filter { !$0.allSatisfy(\.isNumber) }
    if words.count > 2 || text[end...].contains(where: \.isNumber) { return false }
    return words.isEmpty
      || !NumberInLabel.isPartOfName(first..<end, in: text, language: tree.language(of: index))
  }

  /// Whether two elements stand side by side, or directly one after the other where the file gives
  /// no places.
  private func isNear(_ one: Int, _ other: Int) -> Bool {
    guard tree.has(.placed, one), tree.has(.placed, other) else {
      return tree.interface.sibling(before: one) == other
        || tree.interface.sibling(before: other) == one
    }
    let (a, b) = (tree.screenFrames[one], tree.screenFrames[other])
    let across = max(a.x, b.x) - min(a.maxX, b.maxX)
    let down = max(a.y, b.y) - min(a.maxY, b.maxY)
    return across <= maxGap && down <= maxGap
  }
}

/// A few short names in small letters, which begin with letters of ASCII or with signs.
struct ShortNames: Sendable {
  /// The names.
  let all: Set<String>
  /// Length, first and last byte of each.
  private var shapes: [UInt32] = []
  private var firsts: [UInt8] = []

  /// The first bytes of white space beyond ASCII, which is left out before names are compared.
  private static let blanks: [UInt8] = [0xC2, 0xE1, 0xE2, 0xE3]

  /// Takes the names.
  init(_ names: Set<String>) {
    all = names
    for name in names {
      guard let first = name.utf8.first, let last = name.utf8.last else { continue }
      if !firsts.contains(first) { firsts.append(first) }
      shapes.append(Self.shape(name.utf8.count, first, last))
    }
  }

  /// Whether a text may be one of the names but for capitals and blanks, as a look at its bytes
  /// tells; few others pass.
  func mayBe(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (first, last, length): (UInt8, UInt8, Int) = (0, 0, 0)
    for byte in bytes {
      if byte >= 0x80 {
        if length == 0 { return firsts.contains(byte) || Self.blanks.contains(byte) }
        return firsts.contains(first)
      }
      if byte == 0x20 || byte &- 0x09 < 5 { continue }
      last = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if length == 0 { first = last }
      length += 1
    }
    return shapes.contains(Self.shape(length, first, last))
  }

  private static func shape(_ length: Int, _ first: UInt8, _ last: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: length) << 16 | UInt32(first) << 8 | UInt32(last)
  }
}
