import ScreenModel

/// Finds text inputs that only their prompt names.
struct PlaceholderAsLabel: Rule {
  static let info = RuleInfo(
    id: "placeholder-as-label",
    title: "A text input has a name that stays when something is typed",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("3.3.2"), .wcag("4.1.2"), .wcag("1.3.1")],
    restsOn: [.placeholder, .type, .label],
    why: """
      A placeholder is spoken while the field is empty. Once there is a text in it, VoiceOver \
      reads that text and the role, and nobody can check which field it is.
      """,
    how: "Give the field an accessibility label, or tie its visible caption to it.",
    uiKit: #"""
      emailField.placeholder = "name@example.com"
      emailField.accessibilityLabel = String(localized: "E-mail address")
      """#,
    swiftUI: #"""
      TextField("E-mail address", text: $email, prompt: Text("name@example.com"))
      """#,
    traps: [
      "Search fields: their prompt says no more than the role, so it is a note.",
      "A field with a label, or with a caption that `labelledBy` ties to it.",
      "A field that directly follows its caption, the first thing in their group or row.",
      "The only field of a SwiftUI view, and one after a caption with the same words.",
      "A blank label is the business of `label-blank`.",
      "A field that an outlet leads to may get its label in code: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Sign in
        children:
          - {type: textField, ⟪placeholder: E-mail⟫}
          - {type: secureField, ⟪placeholder: Password⟫}
          - {type: textField, text: Ana, ⟪placeholder: First name⟫}
        """, "Of the last one VoiceOver says \"Ana, text field.\""),
      .passes(
        """
        screen: Sign in
        children:
          - {type: textField, placeholder: E-mail, label: E-mail address}
          - {type: text, id: caption, text: Password, element: false}
          - {type: secureField, placeholder: At least eight letters, labelledBy: caption}
        """),
      .fails(
        """
        screen: Cities
        children:
          - {type: searchField, ⟪placeholder: Search⟫}
        """, "For a search field this is a note."),
      .passes(
        """
        screen: Cities
        children:
          - {type: searchField, placeholder: Search}
        """, options: ["searchField": .text("off")]),
      .passes(
        """
        screen: Address
        children:
          - type: stack
            children:
              - {type: text, text: City}
              - {type: textField, placeholder: Porto}
          - type: cell
            children:
              - {type: text, text: Street}
              - {type: textField, placeholder: Rua}
        """, "The caption opens the group of the field."),
      .passes(
        """
        screen: Address
        children:
          - {type: textField, placeholder: City, label: " "}
        """, options: ["searchField": .text("note")], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var searchField = "note"

    static let fields: [OptionField<Options>] = [
      .choice(
        "searchField", \.searchField, ["off", "note", "warning", "error"],
        "how bad it is for a search field")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let fields = tree.nodes([.exposed, .interactive]).filter {
      tree.nameSources[$0] == .placeholder
    }
    var counts: [Int32: Int] = [:]
    for index in fields { counts[tree.element(index).screen, default: 0] += 1 }
    return fields.compactMap { index in
      // The only title of the only field is its prompt; which one it is needs asking where there
      // are several.
      let isTitled = tree.screen(of: index).has(.namesItself)
      if isTitled, counts[tree.element(index).screen] == 1 || isCaptioned(index, in: tree) {
        return nil
      }
      return finding(at: index, in: tree)
    }
  }

  /// Whether the same words stand before the field, as the header of a section.
  private func isCaptioned(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let caption = tree.interface.sibling(before: index),
      let words = tree.name(of: caption).value?.text,
      let prompt = tree.interface.text(.placeholder, of: index)
    else { return false }
    return Words.normalized(words) == Words.normalized(prompt)
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    let isSearch = tree.traits[index].contains(.searchField)
    guard !isSearch || options.searchField != "off", !followsCaption(index, in: tree),
      !BlankLabel.isWritten(at: index, in: tree)
    else { return nil }
    let prompt = Quoted.text(tree.interface.text(.placeholder, of: index) ?? "")
    let heard = tree.utterance(of: index) ?? ""
    let noun = Wording.noun(element.kind)
    let effect =
      tree.interface.says(.text, index)
      ? "VoiceOver says “\(heard)”"
      : "VoiceOver says “\(heard)” only while it is empty"
    let message = "the placeholder \(prompt) is all that names this \(noun), so \(effect)"
    let help =
      Wording.sentence(tree.words(for: index).set(.label))
      + ", which stays when something is typed."
    let severity = isSearch ? Severity(rawValue: options.searchField) : nil
    if tree.screen(of: index).has(.namesItself) {
      return review(
        message, help: help, of: index, in: tree, at: .placeholder, severity: .note)
    }
    if element.mayChangeInCode {
      return review(
        message + ", unless code sets a label", help: help, of: index, in: tree, at: .placeholder,
        severity: severity)
    }
    return violation(
      message, help: help, of: index, in: tree, at: .placeholder, severity: severity)
  }

  private static let groups: [ElementKind] = [.stack, .group, .cell, .gridCell, .tableCell]

  /// Whether a text opens the group or row of the field, and the field directly follows it.
  private func followsCaption(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    guard parent >= 0, tree.element(index).position == 1,
      let caption = tree.interface.sibling(before: index), tree.element(caption).kind == .text,
      tree.nameSources[caption] != .none
    else { return false }
    let group = tree.element(parent)
    return Self.groups.contains(group.kind) || group.flag(.groupChildren) == true
      || group.has(.container) || isContentView(parent, in: tree)
  }

  /// Whether a view is all that a row holds, as the content view is in Interface Builder.
  private func isContentView(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    return parent >= 0 && [.cell, .gridCell].contains(tree.element(parent).kind)
  }
}
