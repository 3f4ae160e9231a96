/// The parts of a tree in which its author switched rules off with `disable`.
struct SuppressedNodes {
  private struct Part {
    let nodes: Range<Int>
    let rules: Set<String>
  }

  private let parts: [Part]

  init(_ tree: UITree) {
    var parts: [Part] = []
    for (index, element) in tree.elements.enumerated() where element.has(.disable) {
      guard case .suppressions(let suppressions)? = tree.value(.disable, of: index) else {
        continue
      }
      // `all` counts only with a reason.
      let rules = suppressions.filter { $0.rule != "all" || $0.reason != nil }.map(\.rule)
      parts.append(Part(nodes: index..<Int(element.next), rules: Set(rules)))
    }
    self.parts = parts
  }

  /// Whether a finding's element stands where its rule is switched off.
  func covers(_ finding: Finding) -> Bool {
    guard let element = finding.element else { return false }
    return parts.contains {
      $0.nodes.contains(element) && ($0.rules.contains(finding.rule.id) || $0.rules.contains("all"))
    }
  }
}
