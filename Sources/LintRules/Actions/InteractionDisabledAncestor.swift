import ScreenModel

/// Finds controls that VoiceOver offers in a view that receives no touches.
struct InteractionDisabledAncestor: Rule {
  static let info = RuleInfo(
    id: "interaction-disabled-ancestor",
    title: "A control that VoiceOver offers can be operated",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("2.1.1")],
    restsOn: [.implements, .enabled, .respondsToInteraction],
    why: """
      A view without user interaction lets no touch through to what is in it. VoiceOver stops at \
      its controls all the same and calls them buttons; a double tap does nothing.
      """,
    how: """
      While the view receives no touches, disable its controls as well, so that VoiceOver says \
      "dimmed"; or hide them from VoiceOver.
      """,
    uiKit: #"""
      panel.isUserInteractionEnabled = !isLoading
      panel.accessibilityElementsHidden = isLoading
      """#,
    swiftUI: #"""
      Panel().disabled(isLoading)
      """#,
    traps: [
      "Controls that are disabled too, or say that they do not respond.",
      "Elements with an activation or adjusting of their own, which need no touch.",
      "Controls that are hidden from VoiceOver, or that a modal view in front keeps away.",
      "In Interface Builder files, views that code may change: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Payment
        children:
          - type: view
            ⟪userInteraction: false⟫
            children:
              - {type: button, text: Pay, onTap: pay}
              - {type: button, text: Cancel, onTap: cancel}
        """, "VoiceOver says \"Pay, button.\", and a double tap does nothing."),
      .passes(
        """
        screen: Payment
        children:
          - type: view
            userInteraction: false
            children:
              - {type: button, text: Pay, onTap: pay, enabled: false}
              - {type: text, text: One moment}
              - {type: button, text: Help, elementsHidden: true}
              - {type: link, text: Terms, respondsToInteraction: false}
              - {type: view, element: true, label: Stop, traits: button, implements: activate}
          - {type: button, text: Cancel, userInteraction: true}
        """),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
              <outlet property="panel" destination="p" id="o"/>
            </connections></placeholder>
            <view id="v"><subviews>
              <view id="p" ⟪userInteractionEnabled="NO"⟫>
                <subviews><button id="b"><state key="normal" title="Pay"/></button></subviews>
              </view>
            </subviews></view>
          </objects>
        </document>
        """, "An outlet leads to the view, so code may let touches through.", documented: false,
        path: "Payment.xib"),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.userInteraction),
      tree.hasAny([.exposed, .interactive])
    else { return [] }
    var findings: [Finding] = []
    var index = 0
    while index < tree.count {
      let element = tree.element(index)
      guard element.flag(.userInteraction) == false, Int(element.next) > index + 1 else {
        index += 1
        continue
      }
      if let finding = finding(at: index, in: tree) { findings.append(finding) }
      index = Int(element.next)
    }
    return findings
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let controls = (index + 1..<Int(tree.element(index).next)).filter { isDead($0, in: tree) }
    guard let first = controls.first, !tree.screen(of: index).isLaunchScreen else { return nil }
    let noun = Wording.noun(tree.element(index).kind)
    let heard = tree.utterance(of: first) ?? ""
    let rest = controls.count > 1 ? " and \(controls.count - 1) more" : ""
    let message =
      "this \(noun) receives no touches, yet VoiceOver offers “\(heard)”\(rest) in it"
    let help = "Disable the controls in it as well, or hide them from VoiceOver."
    let notes = controls.prefix(20).map {
      Finding.Note(message: "does nothing", range: tree.element($0).anchor)
    }
    let mayChange = tree.element(index).mayChangeInCode || tree.element(first).mayChangeInCode
    return mayChange
      ? review(
        message + " unless code changes that", help: help, of: index, in: tree,
        at: .userInteraction, notes: notes)
      : violation(
        message, help: help, of: index, in: tree, at: .userInteraction, notes: notes)
  }

  /// Whether VoiceOver offers an element to be operated, and only a touch could do it.
  private func isDead(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard tree.has([.exposed, .interactive], index), element.flag(.enabled) != false,
      !tree.traits[index].contains(.notEnabled), element.flag(.respondsToInteraction) != false,
      RoleTraits.speaksRole(index, in: tree)
    else { return false }
    let members = tree.interface.texts(.implements, of: index)
    return !members.contains { ["activate", "increment", "decrement"].contains($0.value) }
  }
}
