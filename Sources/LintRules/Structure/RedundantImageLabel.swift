import ScreenModel

/// Finds pictures that say the same as the text beside them.
struct RedundantImageLabel: Rule {
  static let info = RuleInfo(
    id: "redundant-image-label",
    title: "A picture does not repeat the text beside it",
    category: .structure,
    severity: .note,
    criteria: [],
    restsOn: [.value],
    why: """
      VoiceOver says "Acme, image" and then "Acme": two stops, and nothing new at the second.
      """,
    how: """
      Let the picture not be an element, since the text says it all; or say what the picture shows.
      """,
    uiKit: #"""
      logo.isAccessibilityElement = false
      """#,
    swiftUI: #"""
      Image(decorative: "acme")
      """#,
    traps: [
      "Pictures that can be operated: they need their name.",
      "Pictures with a value or a hint, which say more.",
      "Texts that are not heard, and texts elsewhere on the screen.",
      "Labels that say more than the text.",
    ],
    examples: [
      .fails(
        """
        screen: Brand
        children:
          - {type: image, image: acme.png, element: true, ⟪label: Acme⟫}
          - {type: text, text: Acme}
        """),
      .passes(
        """
        screen: Brand
        children:
          - {type: image, image: acme.png, element: false}
          - {type: text, text: Acme}
        """),
      .passes(
        """
        screen: Brand
        children:
          - {type: image, image: a.png, element: true, label: Porto, traits: [image, button]}
          - {type: text, text: Porto}
          - {type: image, image: b.png, element: true, label: Faro, value: three stars}
          - {type: text, text: Faro}
          - {type: image, image: c.png, element: true, label: The harbour of Sines}
          - {type: text, text: Sines}
          - {type: image, image: d.png, element: true, label: Evora}
          - {type: text, text: Evora, hidden: true}
          - type: view
            children:
              - {type: image, image: e.png, element: true, label: Braga}
          - type: view
            children:
              - {type: text, text: Braga}
        """, "Operable, with a value, more to say, a text that is hidden or elsewhere.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .label]) else { return [] }
    return tree.nodes([.exposed, .label]).compactMap { index in
      let element = tree.element(index)
      guard element.kind == .image, !tree.has(.interactive, index), !element.has(.value),
        !element.has(.hint)
      else { return nil }
      let next = Int(element.next)
      let isSibling = next < tree.count && tree.element(next).parent == element.parent
      for text in [tree.interface.sibling(before: index), isSibling ? next : nil] {
        if let text, repeats(index, text, in: tree) { return finding(at: index, text, in: tree) }
      }
      return nil
    }
  }

  private func finding(at index: Int, _ text: Int, in tree: AccessibilityTree) -> Finding {
    let isOpen = tree.element(index).mayChangeInCode || tree.element(text).mayChangeInCode
    let message =
      "this image says “\(tree.utterance(of: index) ?? "")”, and the text beside it says the same"
    let help = "Let the image not be an element, and leave out its label."
    let notes = [Finding.Note(message: "the text", range: tree.element(text).anchor)]
    let fixes = [
      Fix(
        title: "Set `element` to false, and remove `label`", safety: .safe,
        changes: [
          Fix.Change(element: index, key: .element, value: .flag(false)),
          Fix.Change(element: index, key: .label, value: nil),
        ])
    ]
    return isOpen
      ? review(message, help: help, of: index, in: tree, at: .label, notes: notes)
      : violation(message, help: help, of: index, in: tree, at: .label, notes: notes, fixes: fixes)
  }

  /// Whether a text beside a picture is heard and has the same words.
  private func repeats(_ image: Int, _ text: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(text).kind == .text, tree.has(.spoken, text),
      let key = tree.nameSources[text].key,
      let name = tree.interface.attribute(key, of: text),
      let label = tree.interface.attribute(.label, of: image)
    else { return false }
    let spoken = tree.interface.text(of: label) ?? ""
    let written = tree.interface.text(of: name) ?? ""
    guard Words.isContained(spoken, in: written) else { return false }
    let words = Words.normalized(spoken)
    return !words.isEmpty && words == Words.normalized(written)
  }
}
