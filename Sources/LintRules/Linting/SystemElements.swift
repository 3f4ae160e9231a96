/// Leaves out findings about what the system draws over an app: nobody who writes the app can mend
/// a status bar or a keyboard.
enum SystemElements {
  /// Removes findings about system elements of captures.
  static func removeFindings(from findings: inout [Finding], in tree: UITree) {
    guard tree.screens.contains(where: { $0.isCapture }) else { return }
    findings.removeAll { finding in
      guard let element = finding.element else { return false }
      return tree.elements[element].marks.contains(.systemProvided)
        && tree.screens[Int(tree.elements[element].screen)].isCapture
    }
  }
}
