import ScreenModel

/// Finds the controls of each screen that have the same name, value and role.
struct SameNames {
  /// Controls that sound the same, in document order.
  struct Group {
    /// Their name in small letters.
    let name: String
    var members: [Int]
  }

  private struct Key: Hashable {
    let screen: Int32
    let name: String
    let value: String
    let role: TraitSet
    /// The group or popup around it that says what it is about; -1 where there is none.
    let context: Int
  }

  private static let roles: TraitSet = [
    .button, .link, .adjustable, .toggle, .textEntry, .searchField, .tabBarItem, .popupButton,
    .radioButton,
  ]

  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The groups of at least two, in document order of their first members.
  func groups() -> [Group] {
    let candidates = candidates()
    guard !candidates.isEmpty else { return [] }
    var series = SignSeries(tree)
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    places.reserveCapacity(candidates.count)
    for index in candidates {
      guard let key = key(of: index), !series.holds(index, named: key.name) else { continue }
      guard let place = places[key] else {
        places[key] = groups.count
        groups.append(Group(name: key.name, members: [index]))
        continue
      }
      if let last = groups[place].members.last, tree.isInside(index, last) { continue }
      groups[place].members.append(index)
    }
    return groups.filter { $0.members.count > 1 }
  }

  /// The controls whose names have the same fingerprint as another one's.
  private func candidates() -> [Int] {
    var prints: [UInt64] = []
    var indices: [Int] = []
    for index in tree.nodes([.exposed, .interactive]) {
      guard let print = fingerprint(of: index) else { continue }
      prints.append(print)
      indices.append(index)
    }
    var met = Set<UInt64>(minimumCapacity: prints.count)
    let shared = Set(prints.filter { !met.insert($0).inserted })
    return zip(indices, prints).filter { shared.contains($0.1) }.map(\.0)
  }

  /// A number that is the same for equal names of a screen; nil where the name is not looked at.
  private func fingerprint(of index: Int) -> UInt64? {
    // Branches of source are never there together.
    if tree.element(index).marks.contains(.alternative) { return nil }
    // Code fills in the texts of a row.
    if isRow(tree.element(index).kind), tree.screen(of: index).has(.completedElsewhere) {
      return nil
    }
    // The button that the system puts at the end of each row belongs to the row.
    if tree.element(index).marks.contains(.systemProvided), tree.element(index).parent >= 0,
      isRow(tree.element(Int(tree.element(index).parent)).kind)
    {
      return nil
    }
    let start = UInt64(truncatingIfNeeded: tree.element(index).screen) &* 0x9E37_79B9
    switch tree.nameSources[index] {
    case .label, .text:
      return tree.nameSources[index].key.flatMap { key in
        SpokenBytes.look(at: key, of: index, in: tree) { Self.fingerprint($0, start) }
      }
    case .caption, .children:
      guard var name = tree.name(of: index).value?.text else { return nil }
      return name.withUTF8 { Self.fingerprint($0, start) }
    case .none, .asset, .placeholder, .system, .unknown: return nil
    }
  }

  /// Blanks, capitals and everything beyond ASCII make no difference here.
  private static func fingerprint(_ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt64) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325 ^ start
    for byte in bytes where byte > 0x20 && byte < 0x80 {
      sum = (sum ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3
    }
    return sum
  }

  private func isRow(_ kind: ElementKind) -> Bool { kind == .cell || kind == .gridCell }

  private func key(of index: Int) -> Key? {
    guard let name = tree.name(of: index).value?.text, !name.isBlank else { return nil }
    let words = Words.normalized(name)
    let value = tree.interface.text(.value, of: index) ?? ""
    return Key(
      screen: tree.element(index).screen,
      name: words.isEmpty ? name : words.joined(separator: " "), value: value.lowercased(),
      role: tree.traits[index].intersection(Self.roles), context: context(of: index))
  }

  /// Controls that set something, which the heading of their section goes with.
  private static let settings: Set<ElementKind> = [
    .switch, .slider, .stepper, .picker, .popupButton, .segmentedControl, .datePicker, .textField,
    .secureField, .textView,
  ]

  /// The nearest group with a label or popup around an element.
  private func context(of index: Int) -> Int {
    let hasSections =
      tree.screen(of: index).has(.composition) && Self.settings.contains(tree.element(index).kind)
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.has(.label, parent), !tree.has(.exposed, parent) { return parent }
      if hasSections, parent + 1 < index, tree.element(parent + 1).kind == .header { return parent }
      switch tree.element(parent).kind {
      case .alert, .sheet, .popover, .drawer, .menu, .toast: return parent
      default: parent = Int(tree.element(parent).parent)
      }
    }
    return -1
  }
}

/// Controls of a screen whose names are numbers of up to two digits or single signs: the days of a
/// calendar, the letters of an index, the keys of a keypad. They say where they stand by the order
/// in which they are read.
private struct SignSeries {
  /// How many of them make a series.
  private static let least = 7

  private let tree: AccessibilityTree
  private var counts: [Int32: Int] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether a control with a name is one of a series.
  mutating func holds(_ index: Int, named name: String) -> Bool {
    guard Self.isSign(name) else { return false }
    let screen = tree.element(index).screen
    if let count = counts[screen] { return count >= Self.least }
    let root = tree.screen(of: index).root
    let count = (root..<Int(tree.element(root).next)).count { other in
      tree.has([.exposed, .interactive], other)
        && tree.nameSources[other].key.flatMap { tree.interface.text($0, of: other) }
          .map(Self.isSign) == true
    }
    counts[screen] = count
    return count >= Self.least
  }

  private static func isSign(_ name: String) -> Bool {
    name.utf8.count <= 2 && !name.isEmpty && name.utf8.allSatisfy { $0 &- 0x30 < 10 }
      || name.count == 1
  }
}
