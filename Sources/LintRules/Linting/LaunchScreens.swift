/// Leaves launch screens alone: they are shown for a moment, and nobody operates or hears them.
enum LaunchScreens {
  /// The rules that have something to say of them all the same.
  private static let rules: Set = ["duplicate-node-id"]

  /// Removes what is said of the launch screens of a tree and makes no sense there.
  static func removeSenseless(from findings: inout [Finding], in tree: UITree) {
    guard tree.screens.contains(where: \.isLaunchScreen) else { return }
    findings.removeAll { finding in
      guard let element = finding.element, !rules.contains(finding.rule.id) else { return false }
      return tree.screens[Int(tree.elements[element].screen)].isLaunchScreen
    }
  }
}
