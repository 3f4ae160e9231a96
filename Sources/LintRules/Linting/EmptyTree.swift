/// Finds screens in which VoiceOver has nothing to stop at.
enum EmptyTree {
  static func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.interface.screens.compactMap { screen in
      let end = Int(tree.element(screen.root).next)
      for index in screen.root..<end where tree.has(.exposed, index) { return nil }
      // An Interface Builder scene is often a frame that code fills.
      // A part of what an app shows, or what a tool saw of it, need not hold anything.
      if screen.isLaunchScreen || screen.isFromInterfaceBuilder || screen.isFromSource {
        return nil
      }
      if screen.isCapture, screen.isFragment { return nil }
      return Finding(
        rule: FileDiagnostics.emptyTree, certainty: .violation, severity: .error,
        message: "VoiceOver finds nothing on this screen: no element is exposed",
        help: "Expose the content, or remove the screen from the checked files.",
        element: screen.root, range: tree.element(screen.root).anchor, notes: [], speechAfter: nil,
        fixes: [])
    }
  }
}
