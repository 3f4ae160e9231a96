import ScreenModel

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
      "Two words in lower case with an underscore may be the name of a user, and other names with "
        + "underscores what a user calls something: a person has to look.",
      "Names of pictures and of types on images and buttons, such as \"CardShadowTop\", "
        + "\"Picture2\" or \"icon drawer open\": a person has to look.",
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
    tree.nodes([.label]).compactMap { index in
      // A row says the labels of its texts.
      guard tree.has(.exposed, index) || tree.has(.spoken, index) else { return nil }
      let isCandidate = tree.has(.assetLabel, index) || tree.element(index).has(.id)
      guard isCandidate || isPictured(index, in: tree) else { return nil }
      return finding(at: index, in: tree)
    }
  }

  /// Whether an element is mostly a picture, so that its label may be the picture's name.
  private func isPictured(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .image, .button, .barButton: !tree.interface.says(.text, index)
    default: false
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let name = WrittenName(index, in: tree), name.key == .label, name.text.utf8.count < 100
    else { return nil }
    let label = name.text
    let isSure = isIdentifier(label, at: index, in: tree)
    guard
      isSure || IdentifierShape.mayBeUserData(label)
        || isPictured(index, in: tree) && IdentifierShape.mayBePicture(label),
      !options.allow.contains(label), label != tree.interface.text(.text, of: index),
      !tree.mayBeDrawn(labelOf: index),
      !tree.isAssetName(label, at: index)
    else { return nil }
    let stop = tree.has(.exposed, index) ? index : tree.stop(around: index) ?? index
    let heard = "VoiceOver says “\(tree.utterance(of: stop) ?? "")”"
    let help = "Write words in the label; a name for tests belongs in the identifier."
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

/// Recognises names of variables, views and translations by their shape.
enum IdentifierShape {
  /// Whether a label of one word is spelled as no word is.
  ///
  /// Addresses, handles, versions and names of files are not meant, nor are brands.
  static func matches(_ label: String) -> Bool {
    guard label.utf8.count >= 4, label.utf8.allSatisfy(isPart) else { return false }
    if label.utf8.contains(UInt8(ascii: ".")) { return isDottedKey(label) }
    if label.utf8.contains(UInt8(ascii: "_")) { return isSnakeCase(label) }
    return isCamelCase(label)
  }

  /// Whether a text is the key of a translation: `settings.title`, `LOGIN_BUTTON_TITLE`.
  static func isTranslationKey(_ text: String) -> Bool {
    guard (8..<80).contains(text.utf8.count), text.utf8.allSatisfy(isPart) else { return false }
    if text.utf8.contains(UInt8(ascii: ".")) {
      return !text.contains(where: \.isUppercase) && isDottedKey(text)
    }
    let parts = text.split(separator: "_")
    guard parts.count >= 2, text.allSatisfy({ $0.isUppercase || $0 == "_" }),
      let last = parts.last?.lowercased()
    else { return false }
    return nouns.contains(last) || keyWords.contains(last)
  }

  /// Whether a label that matches may as well be the name of a user: two words in lower case.
  static func mayBeUserName(_ label: String) -> Bool {
    let parts = label.split(separator: "_")
    return parts.count == 2 && !label.contains(".") && !label.contains(where: \.isUppercase)
      && !parts.contains { nouns.contains(String($0)) || keyWords.contains(String($0)) }
      && !String(parts[0]).isPrefix
  }

  /// Whether a label of words and underscores may as well be what a user calls something.
  static func mayBeUserData(_ label: String) -> Bool {
    label.utf8.contains(UInt8(ascii: "_")) && label.utf8.count >= 6 && !label.hasPrefix("_")
      && label.utf8.allSatisfy { isPart($0) && $0 != UInt8(ascii: ".") }
      && label.contains(where: \.isLetter)
  }

  /// Whether a label may be the name of a picture: a type's name of three words or more, a word for
  /// a picture with a number, or words in lower case after one for a picture.
  static func mayBePicture(_ label: String) -> Bool {
    if isTypeName(label), CamelCase.words(of: label).count >= 3 { return true }
    if let last = label.utf8.last, last &- 0x30 < 10 || last >= 0x80 {
      let stem = label.reversed().drop { $0.isNumber }
      if stem.count < label.count, pictureWords.contains(String(stem.reversed()).lowercased()) {
        return true
      }
    }
    return ["icon ", "icn ", "img ", "btn "].contains { label.hasPrefix($0) }
      && label.split(separator: " ").count >= 2 && !label.contains(where: \.isUppercase)
  }

  /// Whether a capitalised word has capitals inside, as the names of types have.
  static func isTypeName(_ label: String) -> Bool {
    label.utf8.count >= 4 && label.utf8.allSatisfy { isPart($0) && $0 != UInt8(ascii: ".") }
      && label.first?.isUppercase == true
      && !LowercaseNames.brands.contains(label.lowercased())
      && CamelCase.words(of: label).count >= 2
      && label.contains(where: \.isLowercase)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_")
  }

  private static func isCamelCase(_ label: String) -> Bool {
    guard label.first?.isLowercase == true,
      !LowercaseNames.brands.contains(label.lowercased())
    else { return false }
    let humps = CamelCase.words(of: label)
    guard humps.allSatisfy({ $0.count >= 2 }), let first = humps.first, let last = humps.last else {
      return false
    }
    return humps.count >= 3 || humps.count == 2 && (nouns.contains(last) || first.isPrefix)
  }

  /// Whether a name is of words and underscores: `user_name`, `LOGIN_BUTTON`.
  private static func isSnakeCase(_ label: String) -> Bool {
    let parts = label.split(separator: "_", omittingEmptySubsequences: false)
    let isUpper = parts.allSatisfy { $0.allSatisfy { $0.isUppercase || $0.isNumber } }
    let isLower = parts.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber } }
    let isCamel = parts.dropFirst().allSatisfy { $0.first?.isLowercase == true } && !isUpper
    guard parts.count >= 2, parts.allSatisfy({ $0.first?.isLetter == true }),
      parts.contains(where: { $0.count >= 3 })
    else { return false }
    return isUpper || isLower || isCamel
  }

  /// Whether a name is the key of a translation: `settings.title`.
  private static func isDottedKey(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ $0.first?.isLetter == true && $0.count >= 2 }),
      parts[0] != "www", let last = parts.last
    else { return false }
    let isKey = keyWords.contains(last.lowercased()) || keyWords.contains(parts[0].lowercased())
    let hasCode = parts.contains { part in
      part.contains("_") || part.first?.isLowercase == true && part.contains(where: \.isUppercase)
    }
    return isKey && !endings.contains(last.lowercased()) || parts.count >= 3 && hasCode
  }

  /// Words with which tools and people name pictures.
  private static let pictureWords = WordList(
    """
    picture image img icon photo button btn rectangle group path shape ellipse vector bitmap \
    artboard layer
    """)

  /// The endings of names of views.
  private static let nouns = WordList(
    """
    button btn label view image icon field cell title switch text key action item row \
    header footer subtitle placeholder hint avatar photo logo profile picture banner card \
    list menu screen page tab bar message description controller container slider tapped \
    pressed clicked
    """)

  /// The beginnings and endings of keys of translations.
  private static let keyWords = WordList(
    """
    title subtitle label button hint text message description placeholder header footer \
    accessibility a11y settings common general screen alert error action key name caption \
    image icon
    """)

  /// The endings of names of sites and files.
  private static let endings = WordList(
    """
    com org net de fr io app dev eu uk gov edu me co it es nl ru jp cn ai tv fm ly txt md \
    doc docx xls xlsx ppt pptx csv json xml yml yaml html htm js ts css swift py rb zip \
    mp3 mp4 mov wav
    """)
}

extension String {
  /// Whether it is what names of views begin with.
  fileprivate var isPrefix: Bool {
    ["btn", "lbl", "img", "txt", "ic", "icon", "icn", "str", "vw", "tf", "bt", "a11y"].contains(
      self)
  }
}
