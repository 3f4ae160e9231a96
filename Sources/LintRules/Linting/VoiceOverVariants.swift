import DocumentSyntax

/// Judges a screen by its variant for VoiceOver, where a file has both.
///
/// Nobody who uses VoiceOver meets the other variant, so what only they would meet is reported in
/// the one that they are shown. What concerns others as well is reported in both.
enum VoiceOverVariants {
  /// Removes what is said of screens that a variant for VoiceOver takes the place of.
  static func removeReplaced(from findings: inout [Finding], in tree: UITree) {
    guard let replaced = ScreenVariants(tree)?.replacedForVoiceOver, !replaced.isEmpty else {
      return
    }
    findings.removeAll { finding in
      guard let element = finding.element, finding.rule.isForVoiceOverAlone else { return false }
      return replaced.contains(Int(tree.elements[element].screen))
    }
  }
}

extension RuleInfo {
  /// The criteria whose failures other people meet too: those who see, touch or speak.
  private static let shared: Set<String> = [
    "1.3.4", "1.3.5", "1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.6", "1.4.11", "1.4.12", "2.2.1",
    "2.2.2", "2.3.3", "2.5.3", "2.5.5", "2.5.7", "2.5.8",
  ]

  /// Whether what the rule finds is met with VoiceOver alone.
  var isForVoiceOverAlone: Bool {
    category != .visual && category != .file
      && !criteria.contains { Self.shared.contains($0.number) }
  }
}
