import ScreenModel

/// The stops of a tree at which VoiceOver offers something beside activation.
struct OfferedActions {
  private let tree: AccessibilityTree
  /// The stops with custom actions, and those that can be adjusted, in document order.
  private let owners: [Int]
  private let adjustables: [Int]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    owners =
      tree.uses(.actions)
      ? tree.nodes(.exposed).filter { tree.element($0).has(.actions) } : []
    adjustables = tree.adjustables
  }

  /// Whether a view, the element around it or one inside it has custom actions.
  func customActionsExist(for index: Int) -> Bool {
    tree.has(.exposed, index) && tree.element(index).has(.actions)
      || Self.isAny(owners, inside: index, in: tree)
      || around(index).map { tree.element($0).has(.actions) } ?? false
  }

  /// Whether a view, the element around it or one inside it can be adjusted.
  func adjustingExists(for index: Int) -> Bool {
    tree.traits[index].contains(.adjustable)
      || Self.isAny(adjustables, inside: index, in: tree)
      || around(index).map { tree.traits[$0].contains(.adjustable) } ?? false
  }

  /// The most elements inside a view whose actions are read.
  private static let maximumInside = 50

  /// The names of the custom actions at a view, the element around it, and inside it.
  func names(for index: Int) -> [String] {
    let inside = Self.part(of: owners, inside: index, in: tree).prefix(Self.maximumInside)
    let places = [index] + (around(index).map { [$0] } ?? []) + inside
    return places.flatMap { tree.interface.texts(.actions, of: $0).map(\.value) }
  }

  private func around(_ index: Int) -> Int? {
    tree.silences[index] == .insideElement ? tree.stop(around: index) : nil
  }

  private static func isAny(
    _ places: [Int], inside index: Int, in tree: AccessibilityTree
  ) -> Bool {
    !part(of: places, inside: index, in: tree).isEmpty
  }

  /// The places inside an element, found by halving.
  private static func part(
    of places: [Int], inside index: Int, in tree: AccessibilityTree
  ) -> ArraySlice<Int> {
    let start = first(of: places, from: index + 1)
    return places[start..<max(start, first(of: places, from: Int(tree.element(index).next)))]
  }

  private static func first(of places: [Int], from index: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
