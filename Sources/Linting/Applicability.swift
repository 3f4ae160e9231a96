import DocumentSyntax
import ScreenModel

/// Decides whether a finding says something about a screen that its users would agree with,
/// whatever rule it comes from.
struct Applicability {
  private let tree: UITree
  /// The screens that a variant for VoiceOver replaces.
  private let replaced: Set<Int>
  /// Whether every finding applies, as in most trees.
  private let isEverything: Bool

  /// The decisions for a tree.
  init(in tree: UITree) {
    self.tree = tree
    replaced = ScreenVariants(tree)?.replacedForVoiceOver ?? []
    isEverything =
      replaced.isEmpty
      && !tree.screens.contains {
        $0.isLaunchScreen || !$0.has(.authored) || !$0.unsaid.isEmpty || $0.evidence != .all
      }
  }

  /// Whether a finding is to be reported.
  func includes(_ finding: Finding) -> Bool {
    guard !isEverything, let element = finding.element else { return true }
    let number = Int(tree.elements[element].screen)
    let screen = tree.screens[number]
    return !(replaced.contains(number) && finding.rule.isForVoiceOverAlone)
      && !isJudgedElsewhere(finding, element, on: screen)
      && !(screen.isLaunchScreen && !finding.rule.holdsOnLaunchScreens)
      && !(!screen.has(.authored)
        && !tree.elements[element].marks.isDisjoint(with: [.systemProvided, .part]))
      && screen.evidence.isSuperset(of: finding.rule.needs)
      && screen.unsaid.isDisjoint(with: finding.rule.restsOn)
      && (screen.evidence.contains(.roles) || !finding.rule.restsOn.contains(.type))
      && !(finding.rule.restsOn.contains(.traits) && tree.mayHaveOtherTraits(element))
  }

  /// Whether another view answers for it: the one where an element is written, unless the finding
  /// points at something that the use says; or the uses of a view, where they say all of it.
  private func isJudgedElsewhere(_ finding: Finding, _ element: Int, on screen: Screen) -> Bool {
    screen.handedOver.contains(finding.range)
      || tree.elements[element].marks.contains(.writtenElsewhere)
        && finding.range == tree.elements[element].anchor
  }
}

extension RuleInfo {
  /// The criteria whose failures other people meet too: those who see, touch or speak.
  private static let shared: Set<String> = [
    "1.3.4", "1.3.5", "1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.6", "1.4.11", "1.4.12", "2.2.1",
    "2.2.2", "2.3.3", "2.5.3", "2.5.5", "2.5.7", "2.5.8",
  ]

  /// Whether only VoiceOver users meet the problem. Where a file has a variant of a screen for
  /// VoiceOver, such a problem of the other variant reaches nobody.
  fileprivate var isForVoiceOverAlone: Bool {
    category != .visual && category != .file
      && !criteria.contains { Self.shared.contains($0.number) }
  }
}
