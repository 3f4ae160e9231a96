import ScreenModel

/// Finds labels that are names of the program, such as a key of a translation.
struct LabelLooksLikeIdentifier: Rule {
  static let info = RuleInfo(
    id: "label-looks-like-identifier",
    title: "A label is words, not a name of the program",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("2.4.6")],
    isShownToReview: true,
    isCore: true,
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
      "Two words in lower case with an underscore may be the name of a user, and other names with "
        + "underscores what a user calls something: a person has to look.",
      "Names of pictures and of types on images and buttons, such as \"CardShadowTop\", "
        + "\"Picture2\" or \"icon drawer open\": a person has to look, unless a capture shows two "
        + "of them on one screen, where the system took the pictures' names for labels.",
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
      .fails(
        """
        screen: Downloads
        children:
          - type: cell
            children:
              - {type: text, text: Harbour tour, ⟪label: lblVideoName⟫}
              - {type: text, text: 3 minutes}
        """, "A row says the labels of its texts.", documented: false),
      .needsReview(
        """
        screen: Welcome
        children:
          - {type: text, ⟪text: onboarding.welcome.title⟫}
          - {type: button, ⟪text: SIGN_IN_BUTTON⟫}
          - {type: text, text: example.com}
        """, "Keys of translations that are missing."),
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
          - {type: image, element: true, ⟪label: UIButtonBarShareThin⟫}
          - {type: image, element: true, ⟪label: CardShadowTop⟫}
          - {type: image, element: true, ⟪label: PanelBG_3⟫}
          - {type: image, element: true, ⟪label: Picture2⟫}
          - {type: button, ⟪label: icon drawer open⟫}
          - {type: cell, ⟪label: cafe_guest_5G⟫, traits: button}
        """, "Names of pictures, and what may be data of a user."),
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
    labels(in: tree) + texts(in: tree)
  }

  /// Texts that look like keys of translations. Where texts are not settled, many are, and the app
  /// looks them up.
  private func texts(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .settled) else { return [] }
    return tree.nodes([.exposed]).compactMap { index in
      guard tree.screen(of: index).has(.settled), tree.nameSources[index] == .text,
        let text = tree.interface.text(.text, of: index),
        IdentifierShape.isTranslationKey(text), !options.allow.contains(text)
      else { return nil }
      return review(
        "the text \(Quoted.text(text)) looks like the key of a translation that is missing; "
          + "VoiceOver says “\(tree.utterance(of: index) ?? "")”",
        help: "Check that it is translated.", of: index, in: tree, at: .text)
    }
  }

  private func labels(in tree: AccessibilityTree) -> [Finding] {
    let pictures = PictureNames(tree)
    return tree.nodes([.label]).compactMap { index in
      // A row says the labels of its texts.
      guard tree.has(.exposed, index) || tree.has(.spoken, index) else { return nil }
      let isCandidate = tree.has(.assetLabel, index) || tree.element(index).has(.id)
      guard isCandidate || PictureNames.mayHaveOne(index, in: tree) else { return nil }
      return finding(at: index, pictures, in: tree)
    }
  }

  private func finding(
    at index: Int, _ pictures: PictureNames, in tree: AccessibilityTree
  ) -> Finding? {
    guard let name = WrittenName(index, in: tree), name.key == .label, name.text.utf8.count < 100
    else { return nil }
    let label = name.text
    let isSure = isIdentifier(label, at: index, in: tree)
    guard
      isSure || IdentifierShape.mayBeUserData(label)
        || PictureNames.mayHaveOne(index, in: tree) && IdentifierShape.mayBePicture(label),
      !options.allow.contains(label), label != tree.interface.text(.text, of: index),
      !tree.mayBeDrawn(labelOf: index),
      !tree.isAssetName(label, at: index)
    else { return nil }
    let stop = tree.has(.exposed, index) ? index : tree.stop(around: index) ?? index
    let heard = "VoiceOver says “\(tree.utterance(of: stop) ?? "")”"
    let help = "Write words in the label; a name for tests belongs in the identifier."
    if pictures.areProven(by: index) {
      return violation(
        "the label \(Quoted.text(label)) is the name of a picture, and \(heard)", help: help,
        of: index, in: tree, at: .label)
    }
    if !isSure || IdentifierShape.mayBeUserName(label) {
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
    return tree.element(index).has(.id) && tree.interface.text(.id, of: index) == label
      && IdentifierShape.isTypeName(label)
  }
}
