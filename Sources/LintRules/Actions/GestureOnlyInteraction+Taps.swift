import ScreenModel

/// Taps that no recogniser of the file receives: by target and action, or by selection.
extension GestureOnlyInteraction {
  /// Taps of which the file tells no more than that there is one.
  private static let unnamed: Set = ["true", "yes", "segue"]

  /// Views that react to a tap, by whatever means, and at which VoiceOver does not stop.
  func findingsOfTaps(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.tap) else { return [] }
    var alternatives = GestureAlternatives(tree)
    let actions = OfferedActions(tree)
    return tree.nodes(.tap).compactMap { index in
      guard mayLoseTap(index, in: tree), !actions.customActionsExist(for: index) else {
        return nil
      }
      let tap = tap(on: index, in: tree)
      // The other cells of a grid open something else by the same action.
      let isLost =
        tree.element(index).kind == .gridCell
        ? !holdsControl(for: tap, index, in: tree)
        : lostTap(of: [tap], at: index, in: tree, &alternatives) != nil
      return isLost ? finding(for: tap, at: index, in: tree) : nil
    }
  }

  private func tap(on index: Int, in tree: AccessibilityTree) -> Gesture {
    let action = tree.interface.text(.onTap, of: index).flatMap {
      Self.unnamed.contains($0.lowercased()) ? nil : $0
    }
    return Gesture(
      kind: .tap, action: action, touches: 1, enabled: true, range: tree.element(index).anchor)
  }

  /// Whether VoiceOver passes over a view that reacts to a tap. Of composed views it is
  /// `interactive-missing-role-trait` that speaks, and the system selects cells that code fills.
  private func mayLoseTap(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let screen = tree.screen(of: index)
    guard tree.silences[index] == .notElement, !tree.has(.gestures, index),
      !screen.has(.composition),
      !tree.isOutOfSight(index), tree.showsGestures(index)
    else { return false }
    return !(screen.has(.completedElsewhere) && tree.element(index).kind == .gridCell)
  }

  /// Whether something inside that VoiceOver stops at does the same.
  private func holdsControl(
    for tap: Gesture, _ index: Int, in tree: AccessibilityTree
  ) -> Bool {
    (index + 1..<max(index + 1, Int(tree.element(index).next))).contains {
      tree.has([.exposed, .tap], $0)
        && (tap.action == nil || tree.interface.text(.onTap, of: $0) == tap.action)
    }
  }
}
