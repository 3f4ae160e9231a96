import LintRules
import ScreenModel

/// Finds screens in which VoiceOver has nothing to stop at.
enum EmptyTree {
  static func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.interface.screens.compactMap { screen in
      let end = Int(tree.element(screen.root).next)
      for index in screen.root..<end where isReached(index, in: tree) { return nil }
      // A screen that is not settled is often a frame that code fills.
      // A part of what an app shows, or what a tool saw of it, need not hold anything.
      if screen.isLaunchScreen || !screen.has(.settled) { return nil }
      if !screen.has(.authored), screen.isFragment { return nil }
      let cover = cover(of: screen.root..<end, in: tree)
      let reason =
        cover.map { "`\($0.key.name)` on \(Wording.element($0.index, in: tree)) hides all of it" }
        ?? "no element is exposed"
      return Finding(
        rule: FileDiagnostics.emptyTree, certainty: .violation, severity: .error,
        message: "VoiceOver finds nothing on this screen: \(reason)",
        help: cover == nil
          ? "Expose the content, or remove the screen from the checked files."
          : "Remove the key, or set it while something covers the screen.",
        element: screen.root, range: tree.element(screen.root).anchor,
        notes: cover.map { cover in
          [
            Finding.Note(
              message: "the key is here",
              range: tree.interface.attribute(cover.key, of: cover.index)?.range
                ?? tree.element(cover.index).anchor)
          ]
        } ?? [], speechAfter: nil, fixes: [], isAboutElement: true)
    }
  }

  /// Whether VoiceOver stops at an element, or at parts of it that the system makes.
  private static func isReached(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.has(.exposed, index) { return true }
    guard tree.mayStop(index) else { return false }
    switch tree.element(index).kind {
    case .stepper, .picker, .datePicker, .map, .web: return true
    default: return false
    }
  }

  /// The element that hides all that has words, and the key by which it does; nil where there is no
  /// single one.
  private static func cover(
    of screen: Range<Int>, in tree: AccessibilityTree
  ) -> (index: Int, key: AttributeKey)? {
    var found: (index: Int, key: AttributeKey)?
    for index in screen where tree.interface.says([.label, .text], index) {
      guard let cover = cover(over: index, in: tree) else { return nil }
      if let found, found.index != cover.index { return nil }
      found = cover
    }
    return found
  }

  /// The outermost element around one that hides it.
  private static func cover(
    over index: Int, in tree: AccessibilityTree
  ) -> (index: Int, key: AttributeKey)? {
    var found: (index: Int, key: AttributeKey)?
    var current = index
    while current >= 0 {
      let element = tree.element(current)
      if element.flag(.elementsHidden) == true { found = (current, .elementsHidden) }
      if element.flag(.hidden) == true { found = (current, .hidden) }
      current = Int(element.parent)
    }
    return found
  }
}
