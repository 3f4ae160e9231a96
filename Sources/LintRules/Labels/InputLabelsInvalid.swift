import DocumentSyntax
import ScreenModel

/// Finds names for Voice Control that cannot work.
struct InputLabelsInvalid: Rule {
  static let info = RuleInfo(
    id: "input-labels-invalid",
    title: "Names for Voice Control are short, distinct and not blank",
    category: .labels,
    severity: .note,
    criteria: [.wcag("2.5.3")],
    why: """
      Voice Control shows the first input label and listens for all of them. A blank one takes \
      the name away, a long one nobody says, and where two controls have the same it has to ask.
      """,
    how: "List a few short names, the most likely one first, and each for one control.",
    uiKit: #"""
      sendButton.accessibilityUserInputLabels = ["Send", "Submit"]
      """#,
    swiftUI: #"""
      SendButton().accessibilityInputLabels(["Send", "Submit"])
      """#,
    traps: [
      "Controls that do the same, as far as the file tells.",
      "Long names behind the first one, which is the one that is shown.",
      "The same name on different screens.",
    ],
    examples: [
      .fails(
        """
        screen: Form
        children:
          - {type: button, text: Send, inputLabels: [Send, ⟪""⟫]}
          - {type: button, text: Cancel, inputLabels: [Cancel, ⟪cancel⟫]}
          - {type: button, text: Help, inputLabels: [⟪Show me how this form works⟫, Help]}
          - {type: button, text: Left, inputLabels: [⟪Turn⟫, Left]}
          - {type: button, text: Right, inputLabels: [Turn, Right]}
        """),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Send, onTap: send, inputLabels: [Send, Submit]}
          - {type: button, label: Send now, onTap: send, inputLabels: Send}
          - {type: button, text: Help, inputLabels: [Help, Show me how this form works]}
        """),
      .passes(
        """
        - screen: Form
          children:
            - {type: button, text: Send, inputLabels: Send}
        - screen: Letter
          children:
            - {type: button, text: Send, inputLabels: Send}
        """, documented: false),
      .passes(
        """
        screen: Form
        children:
          - {type: button, text: Help, inputLabels: [Show me how this form works, Help]}
        """, options: ["maxWords": .number(8)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var maxWords = 4

    static let fields: [OptionField<Options>] = [
      .count("maxWords", \.maxWords, 1...20, "a first name of more words is reported")
    ]
  }

  /// The elements of a screen that have a name for Voice Control.
  private struct Owner: Hashable {
    package let screen: Int32
    let name: String
  }

  /// The controls that have a name, and where each has it.
  private struct Claim {
    let index: Int
    let range: SourceRange
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var claims: [Owner: [Claim]] = [:]
    var findings: [Finding] = []
    for index in tree.nodes(.exposed, ifAnyHas: .inputLabels)
    where tree.element(index).has(.inputLabels) {
      findings += self.findings(at: index, &claims, in: tree)
    }
    for (owner, claims) in claims where claims.count > 1 {
      if let finding = finding(about: owner.name, claims, in: tree) { findings.append(finding) }
    }
    return findings
  }

  private func findings(
    at index: Int, _ claims: inout [Owner: [Claim]], in tree: AccessibilityTree
  ) -> [Finding] {
    let labels = tree.interface.texts(.inputLabels, of: index)
    var seen: Set<String> = []
    var findings: [Finding] = []
    for (place, label) in labels.enumerated() {
      let name = Words.normalized(label.value).joined(separator: " ")
      if label.value.isBlank {
        findings.append(blank(label, labels, at: index, in: tree))
      } else if name.isEmpty {
        continue
      } else if !seen.insert(name).inserted {
        findings.append(
          violation(
            "the name \(Quoted.text(label.value)) for Voice Control stands here twice",
            help: "Remove one of them.", of: index, in: tree, range: label.range))
      } else {
        if place == 0, isLong(name) { findings.append(long(label, at: index, in: tree)) }
        claims[Owner(screen: tree.element(index).screen, name: name), default: []].append(
          Claim(index: index, range: label.range))
      }
    }
    return findings
  }

  private func isLong(_ name: String) -> Bool {
    name.split(separator: " ").count > options.maxWords
  }

  private func blank(
    _ label: Located<String>, _ labels: [Located<String>], at index: Int,
    in tree: AccessibilityTree
  ) -> Finding {
    let rest = labels.map(\.value).filter { !$0.isBlank }
    let change =
      rest.isEmpty
      ? Fix.remove(.inputLabels, of: index, .safe)
      : Fix(
        title: "Remove the blank names", safety: .safe,
        changes: [Fix.Change(element: index, key: .inputLabels, value: .names(rest))])
    return violation(
      "a name for Voice Control is blank, so nobody can say it", help: "Remove it.", of: index,
      in: tree, range: label.range, fixes: [change])
  }

  /// One finding for all controls of a screen that have the same name and do different things.
  private func finding(
    about name: String, _ claims: [Claim], in tree: AccessibilityTree
  ) -> Finding? {
    guard let first = claims.first else { return nil }
    if let target = ControlTarget(of: first.index, in: tree),
      claims.allSatisfy({ ControlTarget(of: $0.index, in: tree) == target })
    {
      return nil
    }
    let notes = claims.dropFirst().prefix(Self.maximumNotes).map {
      Finding.Note(message: "has the name too", range: $0.range)
    }
    return violation(
      "the name \(Quoted.text(name)) belongs to \(claims.count) controls, so Voice Control "
        + "has to ask which is meant", help: "Give each control names of its own.", of: first.index,
      in: tree,
      range: first.range, notes: notes)
  }

  /// The most places that a finding lists.
  private static let maximumNotes = 20

  private func long(
    _ label: Located<String>, at index: Int, in tree: AccessibilityTree
  ) -> Finding {
    violation(
      "the first name for Voice Control, \(Quoted.text(label.value)), has more than "
        + "\(options.maxWords) words", help: "Put a short name first, and this one behind it.",
      of: index, in: tree, range: label.range)
  }
}
