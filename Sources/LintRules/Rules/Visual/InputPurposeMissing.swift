/// Finds fields for the user's own data that do not say what is typed there.
struct InputPurposeMissing: Rule {
  static let info = RuleInfo(
    id: "input-purpose-missing",
    title: "Fields for personal data say what they are for",
    category: .visual,
    severity: .note,
    criteria: [.wcag("1.3.5")],
    restsOn: [.contentType],
    why: """
      With a content type, the system offers the user's own address, password or code above the \
      keyboard. Without it, people with tremor or dyslexia type all of it, letter by letter.
      """,
    how: "Set the content type of each field that asks for something about the user.",
    uiKit: #"""
      emailField.textContentType = .emailAddress
      """#,
    swiftUI: #"""
      TextField("E-mail", text: $email).textContentType(.emailAddress)
      """#,
    traps: [
      "Fields about somebody else: a contact, a guest, the recipient.",
      "Names and places that need not be the user's, such as the name of a list, where no other "
        + "field of the screen asks for personal data.",
      "Search fields, pickers, and languages without a word list.",
      "Files that never say a content type, and fields that an outlet leads to: a person has to "
        + "look.",
    ],
    examples: [
      .fails(
        """
        screen: Sign up
        children:
          - {⟪type: textField⟫, label: E-mail}
          - {type: secureField, label: Password, contentType: newPassword}
          - {type: textField, label: Phone, ⟪contentType: phone⟫}
        """, "One lacks its content type, and one has a type that does not exist."),
      .passes(
        """
        screen: Sign up
        children:
          - {type: textField, label: E-mail, contentType: emailAddress}
          - {type: secureField, label: Password, contentType: new-password}
        """),
      .needsReview(
        """
        screen: Sign in
        children:
          - {⟪type: textField⟫, label: Your e-mail address}
        """, "The file may just not tell."),
      .passes(
        """
        screens:
          - screen: New contact
            children:
              - {type: textField, label: E-mail}
              - {type: textField, label: Phone, contentType: tel}
          - screen: New list
            children:
              - {type: textField, label: Name}
          - screen: Weather
            children:
              - {type: searchField, label: City}
              - {type: textField, label: City, inputView: picker, traits: adjustable,
                 implements: [increment, decrement]}
              - {type: textField, label: E-mail of a friend}
              - {type: textField, label: Telefon, language: nl}
        """, "Another person's data, a list's name, a search, a picker, another language.",
        documented: false),
      .fails(
        """
        screen: Order
        children:
          - {⟪type: textField⟫, label: Account name}
          - {⟪type: textField⟫, label: E-mail for the bill}
          - {type: textField, label: Phone, contentType: tel}
        """,
        options: ["strict": .flag(true), "pack": .texts(["account name=username"])],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var pack: [String] = []
    var strict = false

    static let fields: [OptionField<Options>] = [
      .texts(
        "pack", \.pack, "more captions, each with its content type, as in account=username"),
      .flag("strict", \.strict, "takes any caption in which one of the known ones stands"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    let fields = tree.nodes([.exposed, .interactive]).filter { isField($0, in: tree) }
    guard !fields.isEmpty else { return [] }
    let extra = extraCaptions
    var filter = PerLanguage(InputPurpose.filter)
    let purposes = fields.map { field -> InputPurpose? in
      filter.turn(to: field, in: tree)
      return mayHavePurpose(field, filter.value, in: tree)
        ? purpose(of: field, extra, in: tree) : nil
    }
    var personal: Set<Int32> = []
    var typed: Set<Int32> = []
    for (field, purpose) in zip(fields, purposes) {
      if let purpose, !purpose.isVague { personal.insert(tree.element(field).screen) }
      if tree.element(field).has(.contentType) { typed.insert(tree.element(field).screen) }
    }
    var suggestions = Suggestions()
    return zip(fields, purposes).compactMap { field, purpose in
      let element = tree.element(field)
      if element.has(.contentType) { return unknownType(field, in: tree, &suggestions) }
      guard let purpose, !purpose.isVague || personal.contains(element.screen) else { return nil }
      return missing(purpose, field, isTold: typed.contains(element.screen), in: tree)
    }
  }

  private var extraCaptions: [String: String] {
    var captions: [String: String] = [:]
    for entry in options.pack {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        captions[Words.normalized(parts[0]).joined(separator: " ")] = parts[1]
      }
    }
    return captions
  }

  private func isField(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.kind == .textField || element.kind == .secureField else { return false }
    return element.flag(.enabled) != false && tree.interface.text(.inputView, of: index) == nil
  }

  // MARK: What is typed

  /// Whether a field's name or placeholder may be a known caption, as their bytes tell.
  private func mayHavePurpose(
    _ field: Int, _ filter: CaptionFilter, in tree: AccessibilityTree
  ) -> Bool {
    guard options.pack.isEmpty, !options.strict, let key = tree.nameSources[field].key else {
      return true
    }
    return [key, .placeholder].contains {
      SpokenBytes.look(at: $0, of: field, in: tree) { filter.mayMatch($0) } == true
    }
  }

  private func purpose(
    of field: Int, _ extra: [String: String], in tree: AccessibilityTree
  ) -> InputPurpose? {
    let language = tree.language(of: field)
    var captions: [String] = []
    if let name = tree.name(of: field).value { captions.append(name.text) }
    if let placeholder = tree.interface.text(.placeholder, of: field) {
      captions.append(placeholder)
    }
    if captions.isEmpty, let before = Caption.textBefore(field, in: tree) {
      captions.append(before)
    }
    let purpose = captions.lazy.compactMap {
      InputPurpose.of(
        caption: $0, language: language, isLoose: options.strict, extra: extra)
    }.first
    guard let purpose else { return nil }
    let screen = tree.screen(of: field)
    let title = tree.interface.text(.title, of: screen.root) ?? ""
    let context = captions + [screen.name ?? "", title]
    return context.contains { InputPurpose.isAboutOthers($0, language: language) } ? nil : purpose
  }

  // MARK: Findings

  private func missing(
    _ purpose: InputPurpose, _ field: Int, isTold: Bool, in tree: AccessibilityTree
  ) -> Finding {
    let element = tree.element(field)
    let noun = Wording.noun(element.kind)
    let isSure =
      tree.screen(of: field).isFromInterfaceBuilder ? !element.mayChangeInCode : isTold
    let type = Quoted.bare(purpose.name)
    let help = "Set `contentType` to `\(type)`."
    let fixes = [Fix.set(.contentType, of: field, to: purpose.name, .shownOnly)]
    guard isSure else {
      return review(
        "unless code sets a content type, the system cannot fill in this \(noun), which asks for "
          + "something of the user's own", help: help, of: field, in: tree, fixes: fixes)
    }
    return violation(
      "this \(noun) asks for something of the user's own and has no content type, so the system "
        + "cannot fill it in", help: help, of: field, in: tree, fixes: fixes)
  }

  private func unknownType(
    _ field: Int, in tree: AccessibilityTree, _ suggestions: inout Suggestions
  ) -> Finding? {
    guard let type = tree.interface.text(.contentType, of: field), !type.isEmpty,
      !InputPurpose.isKnown(type)
    else { return nil }
    let suggestion =
      InputPurpose.meaning(of: type) ?? suggestions.closest(to: type, among: InputPurpose.names)
    return violation(
      "there is no content type \(Quoted.text(type)), so the system cannot fill in this field",
      help: suggestion.map { "Did you mean `\($0)`?" } ?? "Choose one of UIKit's content types.",
      of: field, in: tree, at: .contentType, severity: .warning,
      fixes: suggestion.map { [Fix.set(.contentType, of: field, to: $0, .unsafe)] } ?? [])
  }
}
