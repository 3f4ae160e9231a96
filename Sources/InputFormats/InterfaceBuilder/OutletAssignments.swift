import DocumentSyntax
import ScreenModel

/// The assignments by which classes of a project say something of their outlets for accessibility.
///
///     closeButton.accessibilityLabel = "Close"   // in `HomeController` or an extension of it
struct OutletAssignments: Sendable {
  /// One assignment.
  struct Assignment: Sendable {
    let property: OutletProperty
    /// The operands and operators of the value.
    let value: [SwiftSyntax]
    let document: SwiftUIDocument
    /// The names that stand for something of the function around it.
    let localNames: Set<String>
    /// Whether it is made in any case, before anybody meets the screen.
    let isCertain: Bool
  }

  /// The assignments by the names of the class and of the outlet.
  private var assignments: [String: [String: [Assignment]]] = [:]
  /// The first of the types that each class inherits from, which may be its superclass.
  private var superclasses: [String: String] = [:]
  /// The names of the classes, with how often each is declared.
  private var classes: [String: Int] = [:]

  /// No assignments.
  init() {}

  /// The assignments in a file.
  init(_ document: SwiftUIDocument) {
    guard !document.isTest else { return }
    let tree = document.tree
    let mentions = Self.mention.occurs(in: tree.file)
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .classType: add(class: SwiftSyntax(tree: tree, index: index))
      case .member where mentions:
        guard let found = OutletTarget(SwiftSyntax(tree: tree, index: index)) else { continue }
        let assignment = Assignment(
          property: found.property, value: found.value, document: document,
          localNames: found.place.localNames, isCertain: found.place.isCertain)
        assignments[found.place.type, default: [:]][found.outlet, default: []].append(assignment)
      default: break
      }
    }
  }

  private static let mention = BytePattern("ccessibility")

  private mutating func add(class type: SwiftSyntax) {
    let written = type.first(.inherited)?.text.prefix { $0 != "<" }
    let name = written?.split(separator: ".").last.map(String.init)
    superclasses[type.name] = name
    classes[type.name, default: 0] += 1
  }

  /// Adds those of another file.
  mutating func add(_ other: OutletAssignments) {
    for (type, outlets) in other.assignments {
      assignments[type, default: [:]].merge(outlets, uniquingKeysWith: +)
    }
    superclasses.merge(other.superclasses) { first, _ in first }
    classes.merge(other.classes, uniquingKeysWith: +)
  }

  /// Whether there are none.
  var isEmpty: Bool { assignments.isEmpty }

  /// The values that a class and its superclasses give an outlet, each property once.
  func values(of outlet: String, in type: String, _ index: SwiftUIIndex) -> [OutletValue] {
    var found: [OutletProperty: [OutletValue]] = [:]
    var seen: Set<String> = []
    var next: String? = type
    while let name = next, seen.insert(name).inserted {
      // Nobody knows which of two classes of one name is meant.
      guard classes[name] == 1 else { break }
      for assignment in assignments[name]?[outlet] ?? [] {
        found[assignment.property, default: []].append(assignment.outletValue(in: name, index))
      }
      next = superclasses[name]
    }
    return OutletProperty.allCases.compactMap { property in
      found[property].flatMap(OutletValue.common)
    }
  }
}

/// A property of a view for accessibility that code may set.
enum OutletProperty: CaseIterable {
  case label, attributedLabel, hint, attributedHint, value, attributedValue, traits, element
  case elementsHidden

  /// Its name in UIKit.
  var name: StaticString {
    switch self {
    case .label: "accessibilityLabel"
    case .attributedLabel: "accessibilityAttributedLabel"
    case .hint: "accessibilityHint"
    case .attributedHint: "accessibilityAttributedHint"
    case .value: "accessibilityValue"
    case .attributedValue: "accessibilityAttributedValue"
    case .traits: "accessibilityTraits"
    case .element: "isAccessibilityElement"
    case .elementsHidden: "accessibilityElementsHidden"
    }
  }

  /// The key that it is in the tree.
  var key: AttributeKey {
    switch self {
    case .label, .attributedLabel: .label
    case .hint, .attributedHint: .hint
    case .value, .attributedValue: .value
    case .traits: .traits
    case .element: .element
    case .elementsHidden: .elementsHidden
    }
  }
}

/// The value that code gives a property of an outlet.
struct OutletValue: Sendable {
  /// The value, as far as it is known.
  enum Content: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case traits(TraitSet)
    /// There is one, which depends on what happens when the app runs.
    case unknown
    /// Nothing is set.
    case none
  }

  let key: AttributeKey
  let content: Content
  /// Where it is written, as "path:line:column"; untrusted.
  let place: String
  /// Whether it is set in any case, before anybody meets the screen.
  let isCertain: Bool

  /// The value that several assignments of one property come to; nil where that says nothing.
  static func common(_ values: [OutletValue]) -> OutletValue? {
    let said = values.filter { $0.content != .none }
    guard let first = said.first(where: \.isCertain) ?? said.first else { return nil }
    let isKnown = first.isCertain && values.allSatisfy { $0.content == first.content }
    if isKnown, first.content != .unknown { return first }
    switch first.key {
    // Of these nobody can say that there is one and not which.
    case .element, .elementsHidden: return nil
    default:
      return OutletValue(key: first.key, content: .unknown, place: first.place, isCertain: false)
    }
  }
}

extension OutletAssignments.Assignment {
  /// The value in a class of that name.
  fileprivate func outletValue(in type: String, _ index: SwiftUIIndex) -> OutletValue {
    let frame = SwiftUIFrame(document, members: document.members[type] ?? [], index: index)
    for name in localNames { frame.bind(name, .value(.unknown)) }
    let found = SwiftUIScope(frame).value(of: value[...], isKey: false)
    let start = value.first?.range.start ?? 0
    let position = LineIndex.positions(of: [start], in: document.tree.file)[0]
    return OutletValue(
      key: property.key, content: content(of: found),
      place: "\(document.tree.file.path):\(position.line):\(position.column)",
      isCertain: isCertain)
  }

  private func content(of value: SwiftUIValue) -> OutletValue.Content {
    switch (property, value) {
    case (.traits, _): Self.traits(value).map { .traits($0) } ?? .unknown
    case (.element, .flag(let flag)), (.elementsHidden, .flag(let flag)): .flag(flag)
    case (.label, .text(let text)), (.hint, .text(let text)), (.value, .text(let text)):
      .text(text)
    case (_, .none): .none
    default: .unknown
    }
  }

  /// The traits of a member or a list of members; nil where one is not known.
  private static func traits(_ value: SwiftUIValue) -> TraitSet? {
    switch value {
    case .member(let name, of: []), .member(let name, of: ["UIAccessibilityTraits"]):
      return name == "none" ? [] : TraitSet(named: name)
    case .list(let members):
      var traits: TraitSet = []
      for member in members {
        guard let trait = Self.traits(member.value) else { return nil }
        traits.formUnion(trait)
      }
      return traits
    default: return nil
    }
  }
}
