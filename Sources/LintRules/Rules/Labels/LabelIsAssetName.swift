/// Finds labels that are the names of files or symbols.
struct LabelIsAssetName: Rule {
  static let info = RuleInfo(
    id: "label-is-asset-name",
    title: "A label is words for a listener, not the name of a file",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    why: """
      A label is there, so checks for missing labels pass; but what is heard is "ic underscore \
      close at two x dot png".
      """,
    how: "Write what the image shows, or what the control does.",
    uiKit: #"""
      closeButton.accessibilityLabel = String(localized: "Close")
      """#,
    swiftUI: #"""
      Button(action: close) { Image("ic_close") }
        .accessibilityLabel("Close")
      """#,
    traps: [
      "Only the whole label counts: \"T-shirt\" and \"e-mail\" are words.",
      "A label that is also the visible text, as in a file manager.",
      "A word with a capital is a label even where the picture has the same name.",
    ],
    examples: [
      .fails(
        """
        screen: Viewer
        children:
          - {type: button, image: ic_close, ⟪label: ic_close@2x.png⟫}
          - {type: image, element: true, ⟪label: square.and.arrow.up⟫}
          - {type: image, element: true, image: hero, ⟪label: hero⟫}
          - {type: button, ⟪label: btn-send⟫}
          - {type: button, ⟪label: profile_edit_action⟫}
        """),
      .passes(
        """
        screen: Viewer
        children:
          - {type: button, image: ic_close, label: Close}
          - {type: button, image: camera, label: Camera}
          - {type: button, label: T-shirt}
          - {type: button, label: www.example.com}
          - {type: cell, text: report_2_final.pdf, label: report_2_final.pdf}
        """),
      .fails(
        """
        screen: Viewer
        children:
          - {type: button, ⟪label: hero.dng⟫}
          - {type: button, ⟪label: pic_hero⟫}
        """, options: ["extensions": .texts(["dng"]), "prefixes": .texts(["pic"])],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var extensions = [
      "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "webp", "avif",
    ]
    var prefixes = ["ic", "icn", "icon", "img", "btn", "bg"]

    static let fields: [OptionField<Options>] = [
      .texts("extensions", \.extensions, "endings of image files"),
      .texts("prefixes", \.prefixes, "beginnings of asset names, before a _ or -"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.exposed, .assetLabel]).compactMap { index in
      guard let label = tree.interface.text(.label, of: index), label.utf8.count < 200,
        isAssetName(label, image: tree.interface.text(.image, of: index)),
        label != tree.interface.text(.text, of: index), !tree.mayBeDrawn(labelOf: index)
      else { return nil }
      let isControl = tree.has(.interactive, index)
      return violation(
        "the label \(Quoted.text(label)) is the name of a picture, so VoiceOver reads that name",
        help: isControl ? "Say what it does." : "Say what it shows.", of: index, in: tree,
        at: .label, severity: isControl ? .error : .warning)
    }
  }

  /// Whether a label is the name of a file or symbol.
  func isAssetName(_ label: String, image: String?) -> Bool {
    // All that follows needs one of the marks - . @ _ or the picture's name.
    let hasMark = label.utf8.contains { $0 == 0x2D || $0 == 0x2E || $0 == 0x40 || $0 == 0x5F }
    guard hasMark || image != nil, !label.contains(where: \.isWhitespace) else { return false }
    let lower = label.lowercased()
    if let image, isName(label, of: image) { return true }
    guard hasMark else { return false }
    if options.extensions.contains(where: {
      lower.hasSuffix("." + $0) && lower.count > $0.count + 1
    })
      || lower.contains("@2x") || lower.contains("@3x")
    {
      return true
    }
    if options.prefixes.contains(where: { lower.hasPrefix($0 + "_") || lower.hasPrefix($0 + "-") })
    {
      return true
    }
    return label.count(where: { $0 == "_" }) >= 2 || isSymbolName(label)
  }

  /// Whether a label repeats the picture's name; a capitalised word is taken for a real label.
  private func isName(_ label: String, of image: String) -> Bool {
    let name =
      image.hasPrefix(AssetName.systemPrefix)
      ? String(image.dropFirst(AssetName.systemPrefix.count)) : image
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard label.lowercased() == name.lowercased() || label.lowercased() == stem.lowercased() else {
      return false
    }
    return label.first?.isUppercase != true || label.contains { !$0.isLetter }
  }

  private static let domainEndings: Set<Substring> = [
    "com", "org", "net", "de", "fr", "io", "app", "dev", "eu", "uk", "gov", "edu", "me", "co",
  ]

  /// Whether a label has the shape of a symbol's name: three or more lower-case words with dots.
  private func isSymbolName(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] != "www", let last = parts.last,
      !Self.domainEndings.contains(last)
    else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter == true
        && part.allSatisfy { ($0.isLetter && $0.isLowercase || $0.isNumber) && $0.isASCII }
    }
  }
}
