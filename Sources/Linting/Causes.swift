import DocumentSyntax
import ScreenModel

/// Gives findings their causes, so that people read about one defect once.
///
/// The same control on many screens has one cause: its kind, its id or words, its size and the
/// message. Many siblings with one reason have one as well: their kind, the containers around them,
/// and the message. And so have all findings of a rule about a habit, such as fonts of a fixed size
/// on every screen. Nothing in a cause depends on a path, a screen, a place, a number, or on what
/// somebody typed into a field, and what a tree has besides does not change it.
struct Causes {
  /// The hash of each finding's cause, in their order.
  let hashes: [UInt64]

  /// So many siblings are one cause; of fewer, a report lists each anyway.
  private static let fewestSiblings = 4
  /// How many ancestors are looked at for a list or a bar.
  private static let reach = 32

  /// The causes of findings in a tree; without one, the message is the cause.
  init(of findings: [DecidedFinding], in tree: AccessibilityTree?) {
    guard let tree else {
      hashes = findings.map(\.reason)
      return
    }
    var containers = ContainerKeys(tree.interface)
    var siblings: [Siblings: Int] = [:]
    let groups = findings.map { decided -> Siblings? in
      guard let index = Self.control(of: decided.finding, in: tree) else { return nil }
      let group = Siblings(
        key: containers.key(around: index, mixedInto: decided.reason),
        screen: tree.element(index).screen)
      siblings[group, default: 0] += 1
      return group
    }
    hashes = zip(findings, groups).map { decided, group in
      guard let group, let index = decided.finding.element else { return decided.reason }
      return siblings[group, default: 0] >= Self.fewestSiblings
        ? group.key : Self.hash(ofControl: index, decided.reason, in: tree)
    }
  }

  /// The part of a finding's cause that its rule and message make. It is all of the cause where the
  /// finding is about no control.
  static func reason(for finding: Finding, in tree: AccessibilityTree?) -> UInt64 {
    if finding.rule.isHabit { return habit(finding) }
    guard let tree, let index = control(of: finding, in: tree) else { return sentence(finding) }
    return reason(finding, of: tree.element(index).kind)
  }

  /// The element that a finding is about, where the cause depends on it.
  private static func control(of finding: Finding, in tree: AccessibilityTree) -> Int? {
    // Of what is about the file, the quoted word is what is wrong.
    guard let index = finding.element, tree.element(index).parent >= 0, !finding.rule.isHabit,
      finding.rule.category != .file
    else { return nil }
    return index
  }

  /// Findings of one reason in one container of a screen.
  private struct Siblings: Hashable {
    let key: UInt64
    let screen: Int32
  }

  // MARK: Keys

  /// The rule and the message with the names in it: of what is about a whole screen or file.
  private static func sentence(_ finding: Finding) -> UInt64 {
    var hash = StableHash()
    hash.mix(finding.rule.id)
    MessageTemplate.mix(finding.message, keepingQuotes: true, into: &hash)
    return hash.value
  }

  /// The rule, and whether a person has to look.
  private static func habit(_ finding: Finding) -> UInt64 {
    var hash = StableHash()
    hash.mix(finding.rule.id)
    hash.mix(finding.certainty.rawValue)
    return hash.value
  }

  /// The rule, the kind of the element, and the message without names and numbers.
  private static func reason(_ finding: Finding, of kind: ElementKind) -> UInt64 {
    var hash = StableHash()
    hash.mix(finding.rule.id)
    hash.mix(kind.rawValue)
    MessageTemplate.mix(finding.message, into: &hash)
    return hash.value
  }

  /// The reason and the control, wherever it is: its id or its words without numbers, and its size.
  private static func hash(
    ofControl index: Int, _ reason: UInt64, in tree: AccessibilityTree
  ) -> UInt64 {
    let element = tree.element(index)
    var hash = StableHash(continuing: reason)
    // What stands in a field is what somebody typed there.
    let keys: [AttributeKey] =
      tree.traits[index].contains(.textEntry)
      ? [.id, .label, .placeholder] : [.id, .text, .label, .image, .placeholder]
    if let key = keys.first(where: element.has) {
      hash.mix(key.name)
      let words = tree.interface.text(key, of: index) ?? ""
      if key == .id { hash.mix(words) } else { MessageTemplate.mix(words, into: &hash) }
    }
    if element.has(.frame) {
      hash.mix("\(Points.text(element.frame.width)) \(Points.text(element.frame.height))")
    }
    return hash.value
  }

  /// The containers around elements, each worked out once.
  private struct ContainerKeys {
    /// Containers that are the same on many screens.
    private static let bars: Set<ElementKind> = [.tabBar, .navigationBar, .toolbar, .keyboard]
    /// Containers of rows, where an element is a part of a row rather than of the view around it.
    private static let lists: Set<ElementKind> = [.list, .grid, .table, .listContainer]

    private let tree: UITree
    /// The hash of the container of the children of an element, by its index.
    private var known: [Int: UInt64] = [:]

    init(_ tree: UITree) {
      self.tree = tree
    }

    /// A hash with the containers around an element: the id of the nearest list or bar, or else of
    /// the parent; without one the kinds on the way to what has an id, or to the screen.
    mutating func key(around index: Int, mixedInto reason: UInt64) -> UInt64 {
      let parent = Int(tree.elements[index].parent)
      let container: UInt64
      if let hash = known[parent] {
        container = hash
      } else {
        container = hash(of: self.container(parent))
        known[parent] = container
      }
      var hash = StableHash(continuing: reason)
      hash.mix(container)
      return hash.value
    }

    /// The list or bar that an element is or lies in, or else the element.
    private func container(_ parent: Int) -> Int {
      var ancestor = parent
      for _ in 0..<Causes.reach where ancestor >= 0 {
        let kind = tree.elements[ancestor].kind
        if Self.lists.contains(kind) || Self.bars.contains(kind) { return ancestor }
        ancestor = Int(tree.elements[ancestor].parent)
      }
      return parent
    }

    private func hash(of container: Int) -> UInt64 {
      var hash = StableHash()
      var index = container
      for _ in 0..<Causes.reach where index >= 0 && tree.elements[index].parent >= 0 {
        if let id = tree.text(.id, of: index) {
          hash.mix(id)
          break
        }
        let kind = tree.elements[index].kind
        hash.mix(kind.rawValue)
        if Self.bars.contains(kind) { break }
        index = Int(tree.elements[index].parent)
      }
      return hash.value
    }
  }
}
