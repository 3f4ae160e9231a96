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
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    places.reserveCapacity(candidates.count)
    for index in candidates {
      guard let key = key(of: index) else { continue }
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
    let isShared = Self.shared(prints)
    return indices.indices.filter { isShared[$0] }.map { indices[$0] }
  }

  /// Which of some numbers are there more than once.
  private static func shared(_ prints: [UInt64]) -> [Bool] {
    var isShared = Array(repeating: false, count: prints.count)
    var size = 16
    while size < prints.count * 2 { size *= 2 }
    // A table of the places of the first of each, with open addressing; -1 is free.
    var table = Array(repeating: -1, count: size)
    for (place, print) in prints.enumerated() {
      var slot = Int(truncatingIfNeeded: print ^ print >> 32) & (size - 1)
      while table[slot] >= 0, prints[table[slot]] != print { slot = (slot + 1) & (size - 1) }
      if table[slot] >= 0 {
        isShared[table[slot]] = true
        isShared[place] = true
      } else {
        table[slot] = place
      }
    }
    return isShared
  }

  /// A number that is the same for equal names of a screen; nil where the name is not looked at.
  private func fingerprint(of index: Int) -> UInt64? {
    // Code fills in the texts of a row of an Interface Builder file.
    if isRow(tree.element(index).kind), tree.screen(of: index).isFromInterfaceBuilder { return nil }
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
    guard let name = tree.name(of: index).value?.text else { return nil }
    let words = Words.normalized(name)
    let value = tree.interface.text(.value, of: index) ?? ""
    return Key(
      screen: tree.element(index).screen,
      name: words.isEmpty ? name : words.joined(separator: " "), value: value.lowercased(),
      role: tree.traits[index].intersection(Self.roles), context: context(of: index))
  }

  /// The nearest group with a label or popup around an element.
  private func context(of index: Int) -> Int {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.has(.label, parent), !tree.has(.exposed, parent) { return parent }
      switch tree.element(parent).kind {
      case .alert, .sheet, .popover, .drawer, .menu, .toast: return parent
      default: parent = Int(tree.element(parent).parent)
      }
    }
    return -1
  }
}
