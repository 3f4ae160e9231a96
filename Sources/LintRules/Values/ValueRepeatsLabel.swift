import ScreenModel

/// Finds values that begin with the label, so that it is heard twice.
struct ValueRepeatsLabel: Rule {
  static let info = RuleInfo(
    id: "value-repeats-label",
    title: "A value does not say the label again",
    category: .values,
    severity: .note,
    criteria: [],
    restsOn: [.on],
    why: """
      VoiceOver says the label and then the value, so "Count" with the value "Count 1" is heard as \
      "Count, Count one", and again "Count" after each change.
      """,
    how: "Leave the label's words out of the value.",
    uiKit: #"""
      counter.accessibilityLabel = String(localized: "Count")
      counter.accessibilityValue = "\(count)"
      """#,
    swiftUI: #"""
      CounterView(count: count)
        .accessibilityLabel("Count").accessibilityValue("\(count)")
      """#,
    traps: [
      "A value of one word that equals the label by chance, such as a day or an option.",
      "Only whole words count: \"Age\" and \"Ages 3 to 6\" have none in common.",
      "The value of a switch is not spoken, and the text of a field is its user's.",
    ],
    examples: [
      .fails(
        """
        screen: Counter
        children:
          - {type: text, label: Count, ⟪value: Count 1⟫}
          - {type: view, element: true, label: Due date, ⟪value: "due date: tomorrow"⟫}
          - {type: view, element: true, label: Due date, ⟪value: Due date⟫}
        """, "VoiceOver says \"Count. Count one.\""),
      .passes(
        """
        screen: Counter
        children:
          - {type: text, label: Count, value: "1"}
          - {type: view, element: true, label: Due date, value: Tomorrow}
        """),
      .passes(
        """
        screen: Counter
        children:
          - {type: button, text: Monday, value: Monday}
          - {type: button, text: Wi-Fi, value: Wi-Fi}
          - {type: button, label: Age, value: Ages 3 to 6}
          - {type: switch, label: Wi-Fi, on: true, value: Wi-Fi on}
          - {type: textField, label: Name, text: Name of the rose}
          - {type: textField, label: Name, value: Name of the rose}
        """),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes(.exposed, ifAnyHas: .value).findings { index in
      guard tree.interface.says(.value, index), !tree.traits[index].contains(.textEntry),
        tree.spokenValue(of: index)?.source == .attribute(.value),
        let name = name(of: index, in: tree), name.utf8.count <= 200,
        let value = tree.interface.text(.value, of: index), value.utf8.count <= 1000,
        let rest = rest(of: value, after: name)
      else { return nil }
      return finding(at: index, value: value, rest: rest, in: tree)
    }
  }

  private func name(of index: Int, in tree: AccessibilityTree) -> String? {
    switch tree.nameSources[index] {
    case .label, .text, .caption: tree.name(of: index).value?.text
    default: nil
    }
  }

  private func finding(
    at index: Int, value: String, rest: String, in tree: AccessibilityTree
  ) -> Finding? {
    let heard = tree.utterance(of: index) ?? ""
    if rest.isEmpty {
      // Without it an adjustable element or a class would say another value, or none.
      let isFree =
        !tree.traits[index].contains(.adjustable) && !NumberInLabel.hasNativeValue(index, in: tree)
      return violation(
        "the value only repeats the label; VoiceOver says “\(heard)”",
        help: "Say what it is set to, or leave the value out.", of: index, in: tree, at: .value,
        fixes: isFree ? [.remove(.value, of: index, .safe)] : [])
    }
    return violation(
      "the value \(Quoted.text(value)) begins with the label; VoiceOver says “\(heard)”",
      help: "Let the value be \(Quoted.text(rest)).", of: index, in: tree, at: .value,
      after: tree.utterance(of: index, changing: UtteranceChange(value: rest)),
      fixes: [.set(.value, of: index, to: rest, .safe)])
  }

  /// The text after the label's words at the start of a value; nil where it begins otherwise, and
  /// where both are the same one word.
  private func rest(of value: String, after name: String) -> String? {
    let names = Words.normalized(name)
    guard !names.isEmpty else { return nil }
    var place = value.startIndex
    for word in names {
      place = value[place...].firstIndex { isPart($0) } ?? value.endIndex
      let end = value[place...].firstIndex { !isPart($0) } ?? value.endIndex
      guard value[place..<end].lowercased() == word else { return nil }
      place = end
    }
    let rest = withoutMarks(value[place...])
    return rest.isEmpty && !name.contains(where: \.isWhitespace) ? nil : rest
  }

  private func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }

  /// A text without the marks and blanks at its start; a sign stays with its number.
  private func withoutMarks(_ text: Substring) -> String {
    var rest = text.drop { $0.isWhitespace || ",:;.=·–—|".contains($0) }
    if rest.first == "-", rest.dropFirst().first?.isWhitespace == true {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    }
    return rest.contains(where: isPart) ? String(rest) : ""
  }
}
