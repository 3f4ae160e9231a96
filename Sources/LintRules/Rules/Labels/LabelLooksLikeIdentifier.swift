/// Finds labels that are names of the program, such as a key of a translation.
struct LabelLooksLikeIdentifier: Rule {
  static let info = RuleInfo(
    id: "label-looks-like-identifier",
    title: "A label is words, not a name of the program",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("2.4.6")],
    why: """
      VoiceOver reads "btn submit order" or "settings dot title". Often a translation is missing, \
      or somebody took the label for the accessibility identifier.
      """,
    how: "Write words in the label. Names for tests belong in the accessibility identifier.",
    uiKit: #"""
      button.accessibilityIdentifier = "btnSubmitOrder"
      button.accessibilityLabel = String(localized: "Submit order")
      """#,
    swiftUI: #"""
      Button(action: submit) { Image("send") }
        .accessibilityLabel("Submit order")
        .accessibilityIdentifier("btnSubmitOrder")
      """#,
    traps: [
      "Brands such as iPhone or eBay, and what `allow` lists.",
      "Addresses, handles, versions and names of files.",
      "A label that is also the visible text.",
      "Two words in lower case with an underscore may be the name of a user: a person has to look.",
      "Capitalised words with capitals inside count only where the identifier is the same.",
      "Names of pictures are the business of `label-is-asset-name`.",
    ],
    examples: [
      .fails(
        """
        screen: Order
        children:
          - {type: button, image: send, ⟪label: btnSubmitOrder⟫}
          - {type: button, image: cart, ⟪label: settings.title⟫}
          - {type: button, image: door, ⟪label: LOGIN_BUTTON⟫}
          - {type: image, element: true, ⟪label: user_avatar⟫}
          - {type: slider, id: VolumeSlider, ⟪label: VolumeSlider⟫}
        """),
      .passes(
        """
        screen: Order
        children:
          - {type: button, image: send, id: btnSubmitOrder, label: Submit order}
          - {type: button, image: cart, label: Settings}
        """),
      .passes(
        """
        screen: Order
        children:
          - {type: button, label: iPhone}
          - {type: button, label: eBay}
          - {type: button, label: YouTube}
          - {type: link, label: www.example.com}
          - {type: link, label: example.com}
          - {type: link, label: ana@example.com}
          - {type: button, label: "@ana_duarte"}
          - {type: button, label: v2.10.3}
          - {type: cell, label: notes_final.txt, text: notes_final.txt}
          - {type: button, label: readme.md}
          - {type: button, text: ana_duarte, label: ana_duarte}
          - {type: button, label: e-mail}
          - {type: button, id: PhotoBox, label: Photo box}
        """, "Brands, addresses, a handle, a version, files, visible text, a word.",
        options: ["allow": .texts(["myTube"])], documented: false),
      .needsReview(
        """
        screen: Order
        children:
          - {type: button, ⟪label: ana_duarte⟫}
        """, documented: false),
      .passes(
        """
        screen: Order
        children:
          - {type: button, label: myOwnBrand}
        """, options: ["allow": .texts(["myOwnBrand"])]),
      .passes(
        """
        screen: Order
        children:
          - {type: button, image: ic_close, label: ic_close}
        """, options: ["allow": .texts(["none"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var allow: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("allow", \.allow, "labels that are fine, beside well-known brands")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.writtenNames(of: [.exposed, .label]) { index in
      tree.has(.assetLabel, index) || tree.interface.elements[index].has(.id)
    } pass: { _, name in
      tree.passes(name, IdentifierShape.mayMatch)
    }.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let label = tree.interface.text(.label, of: index), label.utf8.count < 100,
      isIdentifier(label, at: index, in: tree), !options.allow.contains(label),
      label != tree.interface.text(.text, of: index), !tree.mayBeDrawn(labelOf: index),
      !tree.isAssetName(label, at: index)
    else { return nil }
    let heard = "VoiceOver says “\(tree.utterance(of: index) ?? "")”"
    let help = "Write words in the label; a name for tests belongs in the identifier."
    if IdentifierShape.mayBeUserName(label) {
      return review(
        "the label \(Quoted.text(label)) may be a name of the program; \(heard)", help: help,
        of: index, in: tree, at: .label)
    }
    return violation(
      "the label \(Quoted.text(label)) is a name of the program, so \(heard)", help: help,
      of: index, in: tree, at: .label)
  }

  private func isIdentifier(_ label: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.has(.assetLabel, index), IdentifierShape.matches(label) { return true }
    return tree.element(index).has(.id) && IdentifierShape.isTypeName(label)
      && tree.interface.text(.id, of: index) == label
  }
}
