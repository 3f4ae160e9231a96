/// The screens of one name that show the same screen under different conditions.
///
/// Most files have none: then nothing is made. Elements are paired by their `id`.
public struct ScreenVariants: Sendable {
  /// Two screens that differ in nothing but one condition.
  public struct Pair: Hashable, Sendable {
    /// The screen that stands first in the file.
    public let first: Int
    /// The other one.
    public let second: Int
  }

  /// The most screens of one name that are compared with each other.
  private static let maximumGroup = 12

  private let tree: UITree
  private let conditions: [Int: ScreenVariant]
  /// The screens of each name that several have, in the order of the file.
  let groups: [[Int]]
  /// The elements of those screens by their ids.
  private let identifiers: [Int: [String: Int]]

  /// The variants of a tree; nil where no screen has any.
  public init?(_ tree: UITree) {
    guard tree.screens.count > 1 else { return nil }
    var conditions: [Int: ScreenVariant] = [:]
    guard tree.keys.contains(.variant) else { return nil }
    for (index, screen) in tree.screens.enumerated() {
      if let variant = tree.variant(of: screen) { conditions[index] = variant }
    }
    guard !conditions.isEmpty else { return nil }
    self.tree = tree
    self.conditions = conditions
    groups = Self.groups(of: tree, conditions)
    if groups.isEmpty { return nil }
    identifiers = groups.joined().reduce(into: [:]) {
      $0[$1] = tree.identifiers(onScreen: Int32($1))
    }
  }

  private static func groups(of tree: UITree, _ conditions: [Int: ScreenVariant]) -> [[Int]] {
    var places: [String: Int] = [:]
    var groups: [[Int]] = []
    for (index, screen) in tree.screens.enumerated() {
      guard let name = screen.name else { continue }
      if let place = places[name] {
        if groups[place].count < maximumGroup { groups[place].append(index) }
      } else {
        places[name] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { group in
      group.count > 1 && group.contains { conditions[$0] != nil }
    }
  }

  /// The condition that a screen shows; one without `variant` shows none in particular.
  package func condition(of screen: Int) -> ScreenVariant {
    conditions[screen] ?? ScreenVariant()
  }

  /// The pairs of screens whose conditions are the same once a part is left out, and differ in it.
  package func pairs<Part: Equatable>(apartIn part: WritableKeyPath<ScreenVariant, Part?>) -> [Pair]
  {
    groups.flatMap { group -> [Pair] in
      var pairs: [Pair] = []
      for (place, first) in group.enumerated() {
        for second in group.dropFirst(place + 1) where differ(first, second, in: part) {
          pairs.append(Pair(first: first, second: second))
        }
      }
      return pairs
    }
  }

  private func differ<Part: Equatable>(
    _ first: Int, _ second: Int, in part: WritableKeyPath<ScreenVariant, Part?>
  ) -> Bool {
    var (one, two) = (condition(of: first), condition(of: second))
    guard one[keyPath: part] != two[keyPath: part] else { return false }
    one[keyPath: part] = nil
    two[keyPath: part] = nil
    return one == two
  }

  /// The screens that VoiceOver users never meet, since a variant for VoiceOver takes their place.
  package var replacedForVoiceOver: Set<Int> {
    var replaced: Set<Int> = []
    for group in groups {
      let spoken = group.filter { condition(of: $0).voiceOver == true }
      for screen in group where condition(of: screen).voiceOver != true {
        if spoken.contains(where: { replaces($0, screen) }) { replaced.insert(screen) }
      }
    }
    return replaced
  }

  /// Whether the variant for VoiceOver shows all that the other one stands for.
  private func replaces(_ spoken: Int, _ screen: Int) -> Bool {
    var (one, two) = (condition(of: spoken), condition(of: screen))
    one.voiceOver = nil
    two.voiceOver = nil
    return one == two || one == ScreenVariant()
  }

  /// The elements of two screens that have one id, in the order of the first screen.
  package func elements(of pair: Pair) -> [(first: Int, second: Int)] {
    guard let others = identifiers[pair.second], !others.isEmpty else { return [] }
    let root = tree.screens[pair.first].root
    var seen: Set<String> = []
    return (root..<Int(tree.elements[root].next)).compactMap { index in
      guard tree.elements[index].has(.id), let id = tree.text(.id, of: index),
        let other = others[id], seen.insert(id).inserted
      else { return nil }
      return (index, other)
    }
  }

  /// Whether some screen of that element's name shows an element of the same id, for which a
  /// condition holds.
  package func hasCounterpart(of index: Int, where holds: (Int) -> Bool) -> Bool {
    let screen = Int(tree.elements[index].screen)
    guard let id = tree.text(.id, of: index),
      let group = groups.first(where: { $0.contains(screen) })
    else { return false }
    return group.contains { other in
      other != screen && identifiers[other]?[id].map(holds) == true
    }
  }
}

extension UITree {
  /// The condition that a screen shows, where it says one.
  package func variant(of screen: Screen) -> ScreenVariant? {
    guard elements[screen.root].has(.variant),
      case .variant(let variant)? = value(.variant, of: screen.root)
    else { return nil }
    return variant
  }
}

/// The condition that a screen's tree shows.
public struct ScreenVariant: Hashable, Sendable {
  /// Whether VoiceOver runs.
  public var voiceOver: Bool?
  /// `portrait` or `landscape`.
  public var orientation: String?
  /// `light`, `dark` or `highContrast`.
  public var appearance: String?
  /// The content size category.
  public var contentSize: String?
  /// The name of the state.
  public var state: String?

  package init(
    voiceOver: Bool? = nil, orientation: String? = nil, appearance: String? = nil,
    contentSize: String? = nil, state: String? = nil
  ) {
    self.voiceOver = voiceOver
    self.orientation = orientation
    self.appearance = appearance
    self.contentSize = contentSize
    self.state = state
  }
}
