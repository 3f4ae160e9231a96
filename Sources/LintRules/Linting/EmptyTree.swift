/// Finds screens in which VoiceOver has nothing to stop at.
enum EmptyTree {
  static func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.interface.screens.compactMap { screen in
      let end = Int(tree.element(screen.root).next)
      for index in screen.root..<end where tree.has(.exposed, index) { return nil }
      if screen.isLaunchScreen { return nil }
      let isDrawnInCode = screen.isFromInterfaceBuilder
      return Finding(
        rule: FileDiagnostics.emptyTree, certainty: isDrawnInCode ? .needsReview : .violation,
        severity: isDrawnInCode ? .note : .error,
        message: "VoiceOver finds nothing on this screen: no element is exposed",
        help: isDrawnInCode
          ? "Check on a device that what the code adds is exposed."
          : "Expose the content, or remove the screen from the checked files.",
        element: screen.root, range: tree.element(screen.root).anchor, notes: [])
    }
  }
}
