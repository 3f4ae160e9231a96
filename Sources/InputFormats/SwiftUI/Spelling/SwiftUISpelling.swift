import DocumentSyntax
import ScreenModel

/// Writes changes into SwiftUI source: modifiers, in the style of the chain that they belong to.
struct SwiftUISpelling: EditSpelling {
  let tree: UITree
  /// The source, as it was parsed.
  private let source: SwiftSourceChains

  init(_ tree: UITree, _ source: SwiftSourceChains) {
    self.tree = tree
    self.source = source
  }

  var sharesPlaces: Bool { true }

  func insertions(of changes: [Fix.Change], at element: Int, in fix: Fix) -> [TextEdit]? {
    var edits: [TextEdit] = []
    let first = changes.filter { source.vocabulary.precedesSpoken($0.key) }
    for change in first + changes.filter({ !source.vocabulary.precedesSpoken($0.key) }) {
      guard let value = change.value,
        let edit = insertion(of: change.key, value, at: element, in: fix)
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  func replacement(
    of attribute: StoredAttribute, by change: Fix.Change, in fix: Fix
  ) -> TextEdit? {
    let range = attribute.valueRange
    guard range.start < range.end, range.end <= tree.file.bytes.count else { return nil }
    let written = tree.file.bytes[range.start..<range.end]
    switch change.value {
    case .text(let text)?:
      // A key of a table, and Markdown, are read as other words than are written; what is not a
      // modifier for accessibility is shown as well.
      guard written.first == UInt8(ascii: "\""), written.count > 1, isOnlySpoken(attribute),
        written.last == UInt8(ascii: "\""),
        written.dropFirst().dropLast().elementsEqual((tree.text(of: attribute) ?? "").utf8)
      else { return nil }
      return TextEdit(start: range.start, end: range.end, replacement: ScalarText.quoted(text))
    case .flag(let flag)?:
      guard written.elementsEqual("true".utf8) || written.elementsEqual("false".utf8) else {
        // It follows from the kind of view.
        guard range == tree.elements[change.element].anchor else { return nil }
        return insertion(of: change.key, .flag(flag), at: change.element, in: fix)
      }
      return TextEdit(start: range.start, end: range.end, replacement: "\(flag)")
    case .number?, .names?, nil: return nil
    }
  }

  /// Source is written with comments; no list of it has names of rules.
  func removal(ofName name: SourceRange, among names: [SourceRange]) -> TextEdit? { nil }

  /// Whether an attribute is written where nobody but a listener meets it.
  private func isOnlySpoken(_ attribute: StoredAttribute) -> Bool {
    guard let call = source.modifier(at: attribute.range.start) else { return false }
    return isSpoken(call.call)
  }

  /// Whether a modifier is one of SwiftUI that nobody but a listener meets; one of the project may
  /// do more than its name says.
  private func isSpoken(_ call: SwiftUICall) -> Bool {
    call.isOlderForm || source.vocabulary.has(modifier: call.name.name)
      ? source.vocabulary.modifier(call)?.isSpoken == true : false
  }

  // MARK: Insertions

  /// The edit that adds a modifier to the chain of a view.
  private func insertion(
    of key: AttributeKey, _ value: Fix.Value, at index: Int, in fix: Fix
  ) -> TextEdit? {
    let element = tree.elements[index]
    guard !isPartOfUse(index) else { return nil }
    if let edit = decoration(of: key, value, at: index, in: fix) { return edit }
    guard let modifier = modifier(for: key, value, at: index),
      let chain = source.chain(at: element.anchor.start)
    else { return nil }
    return source.insertion(
      of: modifier, in: chain, beforeSpoken: source.vocabulary.precedesSpoken(key))
  }

  /// Whether an element is one of several that a view of the project shows where it is used: a
  /// modifier there would be about all of them.
  private func isPartOfUse(_ index: Int) -> Bool {
    let element = tree.elements[index]
    guard element.marks.contains(.writtenElsewhere), element.parent >= 0 else { return false }
    let parent = Int(element.parent)
    if tree.elements[parent].marks.contains(.writtenElsewhere) { return true }
    var child = parent + 1
    while child < Int(tree.elements[parent].next) {
      if child != index, tree.elements[child].anchor == element.anchor { return true }
      child = Int(tree.elements[child].next)
    }
    return false
  }

  /// The edit that makes a picture a decorative one by an argument label, as in
  /// `Image(decorative: "a")`, wherever it stands. Nil where something is said about it.
  private func decoration(
    of key: AttributeKey, _ value: Fix.Value, at index: Int, in fix: Fix
  ) -> TextEdit? {
    guard [.element, .elementsHidden].contains(key), value == .flag(key == .elementsHidden),
      tree.kind(index) == .image,
      ![AttributeKey.label, .hint, .value].contains(where: { isKept($0, at: index, in: fix) })
    else { return nil }
    guard let call = source.constructor(at: tree.elements[index].anchor.start),
      let label = source.vocabulary.view(named: call.name.name)?.decorativeLabel,
      call.beginsWithLiteral, let place = call.first?.range.start
    else { return nil }
    return TextEdit(start: place, end: place, replacement: "\(label): ")
  }

  /// Whether an element has a key that the fix at hand does not take away.
  private func isKept(_ key: AttributeKey, at index: Int, in fix: Fix) -> Bool {
    guard tree.attribute(key, of: index) != nil else { return false }
    return !fix.changes.contains { $0.element == index && $0.key == key && $0.value == nil }
  }

  /// A modifier for a key; nil where SwiftUI has none.
  private func modifier(
    for key: AttributeKey, _ value: Fix.Value, at index: Int
  ) -> String? {
    // Whether a view is enabled and how many lines it has is often decided elsewhere in its chain.
    guard key != .enabled, key != .lines else { return nil }
    if key == .traits, case .names(let names) = value {
      return traits(names, at: index)
    }
    return source.vocabulary.text(key, value)
  }

  /// The modifier that adds traits to those of a view; nil where some would have to go.
  private func traits(_ names: [String], at index: Int) -> String? {
    var own = ClassDefaults.of(tree.kind(index)).traits
    for added in tree.texts(.addTraits, of: index) {
      if let trait = TraitSet(named: added.value) { own.formUnion(trait) }
    }
    var wanted: TraitSet = []
    for name in names {
      guard let trait = TraitSet(named: name) else { return nil }
      wanted.formUnion(trait)
    }
    // Static text is what a text is said to be while it has no other role.
    guard own.subtracting(.staticText).isSubset(of: wanted) else { return nil }
    return source.vocabulary.text(.addTraits, .names(wanted.subtracting(own).names))
  }

  // MARK: Removals

  /// A modifier that VoiceOver alone notices, from its full stop to its bracket; nil for others, as
  /// `help` shows its text on a Mac, and where a comment would be lost.
  func removal(of attribute: StoredAttribute, in fix: Fix) -> TextEdit? {
    guard let call = source.modifier(at: attribute.range.start),
      isSpoken(call.call),
      call.range.end >= attribute.range.end,
      !source.hasComment(in: call.range)
    else { return nil }
    let bytes = tree.file.bytes
    var end = call.range.end
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isLast = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    var start = call.range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isFirst = start == 0 || bytes[start - 1] == 0x0A
    guard isFirst else {
      return TextEdit(start: start, end: call.range.end, replacement: "")
    }
    // What follows on the line stays on it: the line before may end with a comment.
    guard isLast, start > 0 else {
      return TextEdit(start: call.range.start, end: call.range.end, replacement: "")
    }
    while start > 0, DataRemoval.isSpace(bytes[start - 1]) { start -= 1 }
    return TextEdit(start: start, end: call.range.end, replacement: "")
  }
}
