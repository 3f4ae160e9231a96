import DocumentSyntax
import LintRules
import ScreenModel

/// The check of edits against a file as it was: they may change the elements that their fixes name,
/// and what VoiceOver says of these, and nothing else.
struct FixCheck {
  /// The screens before the edits, group by group.
  let before: [AccessibilityTree]

  /// Whether other screens keep every element and stop that no change names.
  func holds(_ after: [AccessibilityTree], changes: [LocatedFix.Change]) -> Bool {
    guard after.count == before.count else { return false }
    return zip(before, after).allSatisfy { before, after in
      FixComparison(before, after, changes)?.keepsTheRest == true
    }
  }
}

/// Two versions of the screens of a group, element by element.
private struct FixComparison {
  private let before: AccessibilityTree
  private let after: AccessibilityTree
  /// The names of the keys that may differ, by the index of an element that a change names.
  private let named: [Int: Set<String>]
  private let changes: [LocatedFix.Change]

  /// Nil where the elements are not the same.
  init?(
    _ before: AccessibilityTree, _ after: AccessibilityTree, _ changes: [LocatedFix.Change]
  ) {
    guard before.count == after.count else { return nil }
    self.before = before
    self.after = after
    self.changes = changes
    let byAnchor = Dictionary(grouping: changes) { $0.anchor ?? -1 }
    var places: [Int: [Int]] = [:]
    for index in 0..<before.count {
      let anchor = before.element(index).anchor.start
      if byAnchor[anchor] != nil { places[anchor, default: []].append(index) }
    }
    var named: [Int: Set<String>] = [:]
    for (anchor, all) in places {
      let own = byAnchor[anchor] ?? []
      let keys = EditWriter.keys(changedBy: own)
      for index in Self.same(as: own, among: all, in: before) { named[index] = keys }
    }
    self.named = named
  }

  /// The elements at one place of the file that changes name. A property of source that is used
  /// twice, and an alias of YAML, are in the tree twice: the other one counts as named where it is
  /// the same to a listener.
  private static func same(
    as changes: [LocatedFix.Change], among all: [Int], in tree: AccessibilityTree
  ) -> [Int] {
    let paths = changes.map(\.nodePath)
    guard all.count > 1,
      let first = all.first(where: { paths.contains(tree.interface.path(of: $0)) })
    else { return all }
    let facts = { (index: Int) in
      [tree.utterance(of: index), "\(tree.silences[index])"]
        + AttributeKey.allCases.map { value(of: $0, at: index, in: tree.interface) }
    }
    let own = facts(first)
    return all.filter { facts($0) == own }
  }

  var keepsTheRest: Bool {
    (0..<before.count).allSatisfy { keepsAttributes(of: $0) && keepsStop(at: $0) }
  }

  private func keepsAttributes(of index: Int) -> Bool {
    let keys = named[index] ?? []
    let (old, new) = (before.interface, after.interface)
    // What makes a container of a view may make it one of another kind.
    guard old.kind(index) == new.kind(index) || keys.contains("childrenMode") else { return false }
    return AttributeKey.allCases.allSatisfy { key in
      keys.contains(key.name)
        || Self.value(of: key, at: index, in: old) == Self.value(of: key, at: index, in: new)
    }
  }

  private static func value(of key: AttributeKey, at index: Int, in tree: UITree) -> String? {
    guard let attribute = tree.attribute(key, of: index) else { return nil }
    return tree.text(of: attribute) ?? tree.flag(key, index).map { "\($0)" }
      ?? tree.number(key, of: index).map { "\($0)" } ?? ""
  }

  /// Whether VoiceOver stops at an element as before, with the same words, as far as no change is
  /// about it.
  private func keepsStop(at index: Int) -> Bool {
    guard named[index] == nil else { return true }
    let (old, new) = (before.utterance(of: index), after.utterance(of: index))
    switch (before.has(.exposed, index), after.has(.exposed, index)) {
    case (false, false): return true
    case (true, true): return old == new || holdsNamed(index)
    case (false, true): return changes.contains { EditWriter.decidesOnStops($0.key) }
    case (true, false): return mayFallSilent(index, saying: old)
    }
  }

  /// Whether an element that a change names is in it, so that it says other words.
  private func holdsNamed(_ index: Int) -> Bool {
    let inside = index + 1..<max(index + 1, Int(before.element(index).next))
    return named.keys.contains { inside.contains($0) }
  }

  /// Whether a stop may go: it was hidden with a view around it, is behind something modal, or is a
  /// text that an element around it says now.
  private func mayFallSilent(_ index: Int, saying words: String?) -> Bool {
    switch after.silences[index] {
    case .outsideModal: return changes.contains { $0.key == "modal" }
    case .hidden, .elementsHidden:
      return namedAncestors(of: index).contains { named[$0]?.contains("hidden") == true }
    case .notListed: return changes.contains { $0.key == "elements" }
    case .insideElement: return isSaidByNamed(around: index, words)
    default: return false
    }
  }

  /// Whether a text is a part of an element that a change names, which says its words. Controls
  /// would be lost.
  private func isSaidByNamed(around index: Int, _ words: String?) -> Bool {
    guard !before.has(.interactive, index) else { return false }
    return namedAncestors(of: index).contains { around in
      // A label takes the place of the words that it combines.
      if after.interface.childrenMode(of: around) == .combine, !before.element(around).has(.label) {
        return true
      }
      guard let words, let whole = after.utterance(of: around) else { return false }
      return Words.isContained(words, in: whole)
    }
  }

  private func namedAncestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var parent = Int(before.element(index).parent)
    while parent >= 0 {
      if named[parent] != nil { found.append(parent) }
      parent = Int(before.element(parent).parent)
    }
    return found
  }
}
