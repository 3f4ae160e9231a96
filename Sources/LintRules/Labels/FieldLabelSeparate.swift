import ScreenModel

/// Finds captions that are heard twice: by themselves, and as the label of their control.
struct FieldLabelSeparate: Rule {
  static let info = RuleInfo(
    id: "field-label-separate",
    title: "A caption and its control are heard as one",
    category: .labels,
    severity: .note,
    criteria: [.wcag("1.3.1"), .wcag("3.3.2")],
    clauses: ["11.5.2.8"],
    restsOn: [.element, .frame],
    why: """
      VoiceOver stops at the caption and says "City", and stops at the field and says "City" \
      again. A form takes twice the swipes, and the two look unconnected.
      """,
    how: """
      Keep the label of the control, and let its caption not be an accessibility element; or put \
      both into one element.
      """,
    uiKit: #"""
      cityField.accessibilityLabel = cityCaption.text
      cityCaption.isAccessibilityElement = false
      """#,
    swiftUI: #"""
      LabeledContent("City") { TextField("City", text: $city) }
      """#,
    traps: [
      "A caption that is a heading, or that names several controls.",
      "A control without a label: see `control-missing-label`.",
      "A caption that the file ties to its control.",
      "A text that stands farther away.",
      "A caption that names the group around as well.",
    ],
    examples: [
      .fails(
        """
        screen: Address
        children:
          - {type: text, text: "City:"}
          - {type: textField, ⟪label: City⟫}
          - {type: textField, placeholder: Second line}
          - {type: switch, ⟪label: Home⟫, on: true, frame: [16, 100, 51, 31]}
          - {type: text, text: Home, frame: [75, 100, 200, 31]}
        """, "VoiceOver says \"City.\" and then \"City, text field.\""),
      .passes(
        """
        screen: Address
        children:
          - {type: text, text: City, element: false}
          - {type: textField, label: City}
        """),
      .passes(
        """
        screen: Address
        children:
          - {type: header, text: City}
          - {type: textField, label: City}
          - {type: text, text: Name}
          - {type: textField, label: Name}
          - {type: textField, label: Second name}
          - {type: text, id: street, text: Street}
          - {type: textField, labelledBy: street}
          - {type: text, text: Country, frame: [16, 100, 100, 20]}
          - {type: textField, label: Country, frame: [16, 200, 300, 44]}
          - type: group
            label: Telephone
            children:
              - {type: text, text: Telephone}
              - {type: textField, label: Telephone}
        """, "A heading, a caption of two fields, one that is tied, one far away.",
        documented: false),
      .fails(
        """
        screen: Address
        children:
          - {type: text, text: Floor}
          - {type: slider, range: {min: 0, max: 9, value: 2}}
          - {type: text, text: Door}
          - {type: textField, ⟪label: Door⟫}
        """, "The slider has no label.", documented: false),
      .passes(
        """
        screen: Address
        children:
          - {type: text, text: City, frame: [16, 100, 100, 20]}
          - {type: textField, label: City, frame: [16, 124, 300, 44]}
        """, options: ["maxGap": .number(2)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxGap = 16.0

    static let fields: [OptionField<Options>] = [
      .number("maxGap", \.maxGap, 0...400, "captions farther away are not looked at, in pt")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive, .label]).findings { index in
      // A control that names itself is not laid out as one with a text, and a label is the common
      // way.
      guard !tree.screen(of: index).has(.namesItself), CaptionSearch.isInput(index, in: tree),
        tree.nameSources[index] == .label,
        !tree.element(index).has(.labelledBy),
        let caption = CaptionSearch.caption(of: index, maxGap: options.maxGap, in: tree),
        isHeardTwice(caption, with: index, in: tree)
      else { return nil }
      return finding(at: index, caption, in: tree)
    }
  }

  private func isHeardTwice(
    _ caption: Int, with index: Int, in tree: AccessibilityTree
  ) -> Bool {
    guard tree.has(.exposed, caption), !tree.traits[caption].contains(.header),
      maySaySame(caption, index, in: tree), let name = tree.name(of: index).value?.text,
      let words = tree.name(of: caption).value?.text
    else { return false }
    let spoken = Words.normalized(name)
    return !spoken.isEmpty && spoken == Words.normalized(words)
      && !namesMore(caption, than: index, spoken, in: tree)
  }

  /// Whether a caption may have the words of a label, as a look at the bytes tells.
  private func maySaySame(_ caption: Int, _ index: Int, in tree: AccessibilityTree) -> Bool {
    let source = tree.nameSources[caption]
    guard source == .label || source == .text, let key = source.key else { return true }
    let answer = SpokenBytes.look(at: .label, of: index, in: tree) { label in
      SpokenBytes.look(at: key, of: caption, in: tree) { Words.areSame(label, $0) }
    }
    return answer != .some(.some(.some(false)))
  }

  /// Whether a caption stands before several controls, or names the group around them.
  private func namesMore(
    _ caption: Int, than index: Int, _ words: [String], in tree: AccessibilityTree
  ) -> Bool {
    if caption < index, let next = CaptionSearch.sibling(after: index, in: tree),
      tree.element(next).kind == tree.element(index).kind, repeats(words, next, in: tree)
    {
      return true
    }
    let parent = Int(tree.element(index).parent)
    guard parent >= 0, tree.has(.label, parent) else { return false }
    return tree.interface.text(.label, of: parent).map(Words.normalized) == words
  }

  /// Whether a control has all words of a caption in its name, or no name.
  private func repeats(_ words: [String], _ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let name = tree.name(of: index).value?.text else { return true }
    return Set(words).isSubset(of: Words.normalized(name))
  }

  private func finding(at index: Int, _ caption: Int, in tree: AccessibilityTree) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let text = tree.interface.text(.text, of: caption) ?? ""
    let heard =
      "“\(tree.utterance(of: caption) ?? "")” and “\(tree.utterance(of: index) ?? "")”"
    let notes = [Finding.Note(message: "the caption", range: tree.element(caption).anchor)]
    let help = "Keep the label, and do not make the caption an accessibility element."
    let fixes = [Fix.set(.element, of: caption, to: false, .unsafe)]
    let isOpen = tree.element(index).mayChangeInCode || tree.element(caption).mayChangeInCode
    if isOpen {
      return review(
        "the caption \(Quoted.text(text)) and the label of this \(noun) say the same here: "
          + "\(heard)", help: help, of: index, in: tree, at: .label, notes: notes, fixes: fixes)
    }
    return violation(
      "the caption \(Quoted.text(text)) is heard twice, by itself and as the label of this "
        + "\(noun): \(heard)", help: help, of: index, in: tree, at: .label, notes: notes,
      fixes: fixes)
  }
}
