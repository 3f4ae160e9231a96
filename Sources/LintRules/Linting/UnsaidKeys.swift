/// Leaves out what a rule concludes from the absence of something that a format cannot say.
enum UnsaidKeys {
  /// Removes findings of rules that rest on keys which the screen's format cannot give.
  static func removeUnfounded(from findings: inout [Finding], in tree: UITree) {
    guard tree.screens.contains(where: { !$0.unsaid.isEmpty }) else { return }
    findings.removeAll { finding in
      guard let element = finding.element, !finding.rule.restsOn.isEmpty else { return false }
      let screen = tree.screens[Int(tree.elements[element].screen)]
      return !screen.unsaid.isDisjoint(with: finding.rule.restsOn)
    }
  }
}
