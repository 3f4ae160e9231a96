import DocumentSyntax
import ScreenModel

/// Traits that modifiers add and take away. One that may have been added is unknown, never absent.
extension SwiftUIReader {
  /// The traits of an expression, as far as it is known.
  struct WrittenTraits {
    /// The names in the tree format of those that are there in any case.
    var certain: [String] = []
    /// Whether there may be others.
    var mayBeMore = false

    /// Traits of which nothing is known.
    static let unknown = WrittenTraits(mayBeMore: true)
  }

  /// The traits of an argument: a member, a list of members, or the value of a condition.
  func traits(_ expression: SwiftSyntax?) -> WrittenTraits {
    guard let expression else { return .unknown }
    if let choice = expression.first(.ternary) {
      return common(choice.all(.expression).map { traits($0) })
    }
    let parts = Array(expression.children)
    guard parts.count == 1, let chain = parts.first, chain.kind == .chain else { return .unknown }
    let links = Array(chain.children)
    if links.count == 1, links[0].kind == .array {
      return links[0].all(.argument).reduce(into: WrittenTraits()) { all, argument in
        let own = traits(argument.first(.expression))
        all.certain += own.certain
        all.mayBeMore = all.mayBeMore || own.mayBeMore
      }
    }
    let isMember =
      links.count == 1 && links[0].kind == .implicitMember
      || links.count == 2 && links[0].isNamed("AccessibilityTraits") && links[1].kind == .member
    guard isMember, let trait = Self.trait(named: links[links.count - 1].name) else {
      return .unknown
    }
    return WrittenTraits(certain: [trait])
  }

  /// The traits that all values have, with doubt where they differ.
  private func common(_ values: [WrittenTraits]) -> WrittenTraits {
    guard let first = values.first else { return .unknown }
    let shared = first.certain.filter { name in
      values.allSatisfy { $0.certain.contains(name) }
    }
    let isSame = values.allSatisfy { !$0.mayBeMore && $0.certain.count == shared.count }
    return WrittenTraits(certain: shared, mayBeMore: !isSame)
  }

  /// The trait of a member such as `isHeader`, by its name in the tree format.
  private static func trait(named name: String) -> String? {
    let short =
      name.hasPrefix("is") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    return short == modal || TraitSet(named: short) != nil ? short : nil
  }

  /// The trait that is a property of a view in UIKit.
  private static let modal = "modal"

  /// Adds traits to those of views, or takes them away; what comes later counts.
  func setTraits(
    _ views: inout [SwiftUIView], _ key: AttributeKey, _ written: WrittenTraits,
    _ call: SwiftUICall
  ) {
    if written.mayBeMore { doubtTraits(of: &views, call, spread: true) }
    if key == .addTraits, written.certain.contains(Self.modal) {
      set(&views, .modal, .flag(true), call)
    }
    let traits = written.certain.filter { $0 != Self.modal }.map {
      Located(value: $0, range: call.anchor)
    }
    guard !traits.isEmpty else { return }
    if key == .addTraits { doubtTraits(inside: &views, call) }
    let other = key == .addTraits ? AttributeKey.removeTraits : .addTraits
    for index in views.indices {
      if views[index].isDrawn { views[index].set(.element, .flag(true), at: call.anchor) }
      let before = views[index].texts(key).filter { !written.certain.contains($0.value) }
      views[index].set(key, .value(.texts(before + traits)), at: call.anchor)
      let rest = views[index].texts(other)
      let left = rest.filter { !written.certain.contains($0.value) }
      guard left.count < rest.count else { continue }
      views[index].attributes.removeAll { $0.key == other }
      if let place = left.first?.range {
        views[index].set(other, .value(.texts(left)), at: place)
      }
    }
  }

  /// Applies a modifier that is not known here: it may add traits, and one of the app that speaks
  /// of accessibility may name what it stands behind.
  func modifyUnknown(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if mayAddTraits(call) { doubtTraits(of: &views, call, spread: isDeclared(call)) }
    let lower = call.name.name.lowercased()
    guard ["a11y", "access", "voiceover", "label"].contains(where: lower.contains) else { return }
    for index in views.indices {
      if views[index].isLayout {
        // It may as well make one element of what it stands behind.
        views[index].marks.insert(.customClass)
      } else {
        views[index].set(.label, .madeAtRunTime, at: call.anchor)
      }
    }
  }

  /// Says of views that they may have other traits than those that are written, and where these
  /// spread, of the views inside of containers.
  private func doubtTraits(of views: inout [SwiftUIView], _ call: SwiftUICall, spread: Bool) {
    for index in views.indices { views[index].set(.traits, .madeAtRunTime, at: call.anchor) }
    if spread { doubtTraits(inside: &views, call) }
  }

  /// Says the same of the views inside of containers, to which SwiftUI hands traits on.
  private func doubtTraits(inside views: inout [SwiftUIView], _ call: SwiftUICall) {
    for index in views.indices where views[index].isLayout {
      for child in views[index].children.indices {
        views[index].children[child].forEach { view in
          if !view.has(.traits) { view.set(.traits, .madeAtRunTime, at: call.anchor) }
        }
      }
    }
  }

  /// Whether a modifier may add traits in its own code: it is neither one of SwiftUI nor one of the
  /// project that leaves accessibility alone.
  func mayAddTraits(_ call: SwiftUICall) -> Bool {
    let name = call.name.name
    guard name != "modifier" else {
      let type = call.first?.first(.chain)?.first(.identifier)?.name
      return type.map(mayAddTraits) ?? true
    }
    return !SwiftUIModifierNames.contains(name) && mayAddTraits(name)
  }

  /// Whether a modifier, or the view modifier that it applies, is one of the project.
  private func isDeclared(_ call: SwiftUICall) -> Bool {
    let name =
      call.name.isNamed("modifier")
      ? call.first?.first(.chain)?.first(.identifier)?.name : call.name.name
    return name.map { document.modifiers.declares($0) || index?.modifiers.declares($0) == true }
      ?? false
  }

  private func mayAddTraits(_ name: String) -> Bool {
    if document.modifiers.declares(name) { return document.modifiers.speaks(name) }
    guard let modifiers = index?.modifiers, modifiers.declares(name) else { return true }
    return modifiers.speaks(name)
  }
}

extension SwiftUIView {
  /// The texts of a list.
  fileprivate func texts(_ key: AttributeKey) -> [Located<String>] {
    for attribute in attributes where attribute.key == key {
      if case .value(.texts(let texts)) = attribute.value { return texts }
    }
    return []
  }
}
