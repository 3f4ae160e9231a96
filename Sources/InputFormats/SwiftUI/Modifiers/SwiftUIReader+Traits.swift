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
    WrittenTraits(value(of: expression))
  }

  /// Adds traits to those of views, or takes them away; what comes later counts.
  func setTraits(
    _ views: inout [SwiftUIView], _ key: AttributeKey, _ written: WrittenTraits,
    _ call: SwiftUICall
  ) {
    if written.mayBeMore { doubtTraits(of: &views, call, spread: true) }
    if key == .addTraits, written.certain.contains(SwiftUIVocabulary.modal) {
      set(&views, .modal, .flag(true), call)
    }
    let traits = written.certain.filter { $0 != SwiftUIVocabulary.modal }.map {
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
    if mayName(call) { addName(&views, call) }
    let lower = call.name.name.lowercased()
    guard ["a11y", "access", "voiceover", "label"].contains(where: lower.contains) else { return }
    addName(&views, call)
  }

  /// Whether a modifier of the project, or a closure that it takes, says something for
  /// accessibility.
  private func mayName(_ call: SwiftUICall) -> Bool {
    let name = call.name.name
    if document.modifiers.speaks(name, vocabulary) { return true }
    if index?.modifiers.speaks(name, vocabulary) == true { return true }
    return call.closures.contains { closure in
      closure.contains {
        $0.kind == .member && vocabulary.modifier(named: $0.name)?.isSpoken == true
      }
    }
  }

  /// Says of views that a modifier may name them.
  func addName(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
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
    return !vocabulary.has(modifier: name) && mayAddTraits(name)
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
    if document.modifiers.declares(name) { return document.modifiers.speaks(name, vocabulary) }
    guard let modifiers = index?.modifiers, modifiers.declares(name) else { return true }
    return modifiers.speaks(name, vocabulary)
  }
}

extension SwiftUIReader.WrittenTraits {
  /// The traits of a value.
  init(_ value: SwiftUIValue) {
    switch value {
    case .oneOf(let values): self = Self.common(values.map(Self.init))
    case .list(let values):
      self.init()
      for value in values {
        let own = Self(value.value)
        certain += own.certain
        mayBeMore = mayBeMore || own.mayBeMore
      }
    case .member(let name, of: []), .member(let name, of: ["AccessibilityTraits"]):
      self = SwiftUIVocabulary.trait(ofMember: name).map { Self(certain: [$0]) } ?? .unknown
    default: self = .unknown
    }
  }

  /// The traits that all values have, with doubt where they differ.
  private static func common(_ values: [Self]) -> Self {
    guard let first = values.first else { return .unknown }
    let shared = first.certain.filter { name in
      values.allSatisfy { $0.certain.contains(name) }
    }
    let isSame = values.allSatisfy { !$0.mayBeMore && $0.certain.count == shared.count }
    return Self(certain: shared, mayBeMore: !isSame)
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
