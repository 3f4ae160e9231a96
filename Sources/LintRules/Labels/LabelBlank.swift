import ScreenModel

/// Finds labels in which there is nothing to hear.
struct LabelBlank: Rule {
  static let info = RuleInfo(
    id: "label-blank",
    title: "Labels are not blank",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    isCore: true,
    restsOn: [.type],
    why: """
      A label of nothing, of blanks or of invisible characters is a label for checks and none for \
      a listener. It can even silence a title that would have been spoken.
      """,
    how: """
      Write what the element is for, or leave the label out. What should be skipped is not \
      an accessibility element, whatever its label.
      """,
    uiKit: #"""
      closeButton.accessibilityLabel = String(localized: "Close")
      separator.isAccessibilityElement = false
      """#,
    swiftUI: #"""
      Button(action: close) { Image("ic_close") }.accessibilityLabel("Close")
      Image("separator").accessibilityHidden(true)
      """#,
    traps: [
      "An empty label on an image is a known habit for decoration: the advice is that it should "
        + "not be an element, and `decorativeAs` says how bad it is.",
      "Elements that VoiceOver does not stop at, and images declared decorative.",
      "An element that an outlet leads to may get another label in code: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Viewer
        children:
          - {type: button, ⟪label: " "⟫}
          - {type: button, image: ic_close, ⟪label: ""⟫}
          - {type: switch, on: true, ⟪label: "\\u200B"⟫}
          - {type: button, text: Save, ⟪label: ""⟫}
        """, "Blanks, nothing, a character without width; and a title that may be silenced."),
      .passes(
        """
        screen: Viewer
        children:
          - {type: button, image: ic_close, label: Close}
          - {type: button, text: Save}
        """),
      .fails(
        """
        screen: Viewer
        children:
          - {type: image, image: line.png, element: true, ⟪label: ""⟫}
        """, "Do not make it an element instead; this is a warning."),
      .passes(
        """
        screen: Viewer
        children:
          - {type: image, image: line.png, element: false, label: ""}
          - {type: image, image: dots.png, label: ""}
          - {type: image, image: wave.png, element: true, decorative: true, label: ""}
        """, "VoiceOver says nothing of the first two anyway.",
        options: ["decorativeAs": .text("error")]),
      .passes(
        """
        screen: Viewer
        children:
          - {type: image, image: line.png, element: true, label: ""}
        """, options: ["decorativeAs": .text("off")], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var decorativeAs = "warning"

    static let fields: [OptionField<Options>] = [
      .choice(
        "decorativeAs", \.decorativeAs, ["off", "note", "warning", "error"],
        "how bad it is for an image that nobody operates")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed]).findings { index in
      guard tree.element(index).has(.label), BlankLabel.isWritten(at: index, in: tree),
        !EmptyHeading.isOne(index, in: tree)
      else { return nil }
      return finding(at: index, in: tree)
    }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    let isControl = tree.has(.interactive, index)
    let isPicture = !isControl && element.kind == .image
    if isPicture, options.decorativeAs == "off" || element.flag(.decorative) == true { return nil }
    let isNamed = ![.none, .asset, .unknown].contains(tree.nameSources[index])
    let heard = tree.utterance(of: index) ?? ""
    let isBare = tree.nameSources[index] == .none
    let effect =
      heard.isEmpty
      ? "VoiceOver says nothing"
      : isBare ? "VoiceOver says only “\(heard)”" : "VoiceOver says “\(heard)” at best"
    let message = "the label of this \(Wording.noun(element.kind)) is blank, so \(effect)"
    let help =
      isPicture
      ? "Say what it shows, or do not make it an accessibility element."
      : isNamed ? "Leave the label out, or say what it is for." : "Say in the label what it is for."
    let severity =
      isPicture
      ? Severity(rawValue: options.decorativeAs) : isControl && !isNamed ? .error : .warning
    let name = isNamed || isPicture ? nil : symbolName(index, in: tree)
    let after = name.map { tree.utterance(of: index, changing: UtteranceChange(name: .some($0))) }
    let fixes = fixes(index, name: name, isNamed: isNamed, isPicture: isPicture)
    if element.mayChangeInCode || tree.nameSources[index] == .unknown {
      return review(
        message + ", unless code sets another", help: help, of: index, in: tree, at: .label,
        severity: severity, after: after, fixes: fixes)
    }
    return violation(
      message, help: help, of: index, in: tree, at: .label, severity: severity, after: after,
      fixes: fixes)
  }

  /// The system's name for the symbol that an element shows.
  private func symbolName(_ index: Int, in tree: AccessibilityTree) -> String? {
    tree.interface.text(.image, of: index).flatMap { AssetName.systemDescription($0) }
  }

  private func fixes(_ index: Int, name: String?, isNamed: Bool, isPicture: Bool) -> [Fix] {
    if isPicture { return [.set(.element, of: index, to: false, .unsafe)] }
    if isNamed { return [.remove(.label, of: index, .unsafe)] }
    return name.map { [.set(.label, of: index, to: $0, .unsafe)] } ?? []
  }
}
