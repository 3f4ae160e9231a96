import ScreenModel

/// Finds elements that want an unusual gesture, and invisible helpers, that nothing explains.
struct ComplexGestureUnexplained: Rule {
  static let info = RuleInfo(
    id: "complex-gesture-unexplained",
    title: "An element that wants an unusual gesture says how it is used",
    category: .actions,
    severity: .note,
    criteria: [.wcag("3.3.2")],
    restsOn: [.hint, .label],
    why: """
      At an element with direct interaction VoiceOver hands over every touch, and its own gestures \
      stop to work: whoever does not know what is expected is lost. An invisible helper is heard \
      and not seen, so those who see a little cannot make sense of it.
      """,
    how: "Say in the hint what the element does with touches, or what the helper stands in for.",
    uiKit: #"""
      signature.accessibilityTraits = .allowsDirectInteraction
      signature.accessibilityHint = String(localized: "Draw with one finger.")
      """#,
    swiftUI: #"""
      SignatureView().accessibilityDirectTouch(options: .requiresActivation)
        .accessibilityHint("Draw with one finger.")
      """#,
    traps: [
      "A hint, or a label or visible text beside it that speaks of fingers and gestures.",
      "Keys, and what is disabled or hidden from VoiceOver.",
      "Controls that can be seen: their name and role explain them.",
      "In Interface Builder files, elements that code may change.",
    ],
    examples: [
      .fails(
        """
        screen: Letter
        children:
          - {type: canvas, element: true, label: Signature, ⟪traits: allowsDirectInteraction⟫}
          - {type: image, id: photo, image: cat.jpg, label: Cat, element: true, gestures: pinch}
          - type: button
            label: Bigger
            ⟪alternativeFor: {id: photo, gesture: pinch}⟫
            background: clear
        """, "What to do with the signature, and what is the button that nobody sees?"),
      .passes(
        """
        screen: Letter
        children:
          - type: canvas
            element: true
            label: Signature
            hint: Draw with one finger.
            traits: allowsDirectInteraction
          - {type: image, id: photo, image: cat.jpg, label: Cat, element: true, gestures: pinch}
          - type: button
            label: Bigger
            hint: Makes the photo larger.
            alternativeFor: {id: photo, gesture: pinch}
            background: clear
        """),
      .passes(
        """
        screen: Letter
        children:
          - type: stack
            children:
              - {type: text, text: Draw with one finger}
              - type: canvas
                element: true
                label: Signature
                traits: allowsDirectInteraction
          - {type: key, text: C, traits: [keyboardKey, allowsDirectInteraction]}
          - type: canvas
            element: true
            label: Swipe to turn the globe
            traits: allowsDirectInteraction
          - {type: image, id: photo, image: cat.jpg, label: Cat, element: true, gestures: pinch}
          - {type: button, text: Bigger, alternativeFor: {id: photo, gesture: pinch}}
        """, "Words beside it or in the label, a key, and a button that can be seen."),
    ])

  let options: NoOptions

  /// Words that tell how to touch; one of them is enough.
  private static let instructions = WordPack([
    "en": """
    draw drag swipe pinch tap touch slide finger fingers rotate turn sign flick hold press play move
    """,
    "de": "zeichnen zeichne ziehen ziehe wischen wische tippen tippe finger drehen drehe berühren",
    "fr": "dessinez glissez balayez touchez doigt doigts tournez pincez signez",
    "es": "dibuja dibuje arrastra arrastre desliza deslice toca toque dedo dedos gira firme firma",
    "ru": "рисуйте нарисуйте проведите смахните коснитесь пальцем пальцами поверните перетащите",
  ])

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let keys = tree.interface.keys
    let helpers =
      keys.contains(.alternativeFor) || keys.contains(.substituteFor)
      ? tree.nodes([.exposed, .interactive]).compactMap { helper(at: $0, in: tree) } : []
    return helpers + tree.nodes([.exposed, .ownTraits]).compactMap { direct(at: $0, in: tree) }
  }

  /// The finding about an element that takes every touch for itself.
  private func direct(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard tree.traits[index].contains(.allowsDirectInteraction),
      !tree.traits[index].contains(.keyboardKey), isOpen(index, in: tree)
    else { return nil }
    let noun = Wording.noun(tree.element(index).kind)
    return violation(
      "this \(noun) takes every touch for itself, and VoiceOver says only "
        + "“\(tree.utterance(of: index) ?? "")”", help: "Say in the hint what to do with it.",
      of: index, in: tree, at: .traits)
  }

  /// The finding about a control that replaces a gesture and cannot be seen.
  private func helper(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard element.has(.alternativeFor) || element.has(.substituteFor), isInvisible(index, in: tree),
      isOpen(index, in: tree)
    else { return nil }
    return violation(
      "nobody sees this \(Wording.noun(element.kind)), and VoiceOver says only "
        + "“\(tree.utterance(of: index) ?? "")”", help: "Say in the hint what it stands in for.",
      of: index, in: tree, at: element.has(.alternativeFor) ? .alternativeFor : .substituteFor)
  }

  private func isInvisible(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    if element.marks.contains(.pseudo) { return false }
    if element.has(.alpha), tree.interface.number(.alpha, of: index) ?? 1 < 0.1 { return true }
    return element.has(.background) && tree.interface.text(.background, of: index) == "clear"
      && !tree.interface.says([.text, .image, .draws], index) && !tree.has(.parent, index)
  }

  /// Whether nothing explains an element, and code cannot either.
  private func isOpen(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard !element.has(.hint), !element.mayChangeInCode,
      !tree.traits[index].contains(.notEnabled),
      let words = Self.instructions[tree.language(of: index)]
    else { return false }
    let beside = [
      tree.interface.sibling(before: index), CaptionSearch.sibling(after: index, in: tree),
    ]
    let names = ([index] + beside.compactMap(\.self)).compactMap { tree.name(of: $0).value?.text }
    return !names.contains { name in
      name.utf8.count <= 500 && Words.normalized(name).contains(where: words.contains)
    }
  }
}
