import ScreenModel

/// Finds lists whose items are lines of one text.
struct SpeechPseudoList: Rule {
  static let info = RuleInfo(
    id: "speech-pseudo-list",
    title: "The items of a list are elements of their own",
    category: .speech,
    severity: .note,
    criteria: [.wcag("1.3.1")],
    restsOn: [.label],
    why: """
      Three lines with bullets in one text are read as one long stop: nobody can go from item to \
      item, and each begins with the word "bullet".
      """,
    how: """
      Give each item an element of its own; draw the mark in a view that VoiceOver skips.
      """,
    uiKit: #"""
      for item in items {
        stack.addArrangedSubview(ItemView(text: item)) // draws its bullet
      }
      """#,
    swiftUI: #"""
      ForEach(items, id: \.self) { item in
        Label(item, systemImage: "circle.fill")
      }
      """#,
    traps: [
      "Poems, addresses and code, whose lines begin with words.",
      "Fewer lines with the same mark than `minLines`.",
      "Numbers and hyphens that are not marks: a blank and words have to follow.",
    ],
    examples: [
      .fails(
        """
        screen: Packing list
        children:
          - {type: text, ⟪text: "• Passport\\n• Tickets\\n• Charger"⟫}
        """, "VoiceOver says \"bullet Passport, bullet Tickets, bullet Charger\"."),
      .passes(
        """
        screen: Packing list
        children:
          - {type: text, text: Passport}
          - {type: text, text: Tickets}
          - {type: text, text: Charger}
        """),
      .fails(
        """
        screen: Recipe
        children:
          - {type: text, ⟪text: "Steps:\\n1. Boil water\\n2. Add tea\\n3. Wait"⟫}
          - {type: button, ⟪label: "Rules\\n- Be kind\\n- Be brief\\n- Have fun"⟫}
        """, documented: false),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: "Roses bloom\\nViolets fade\\nSugar melts\\nTea stays"}
          - {type: text, text: "Acme\\n12 Main Street\\nSpringfield\\nUSA"}
          - {type: text, text: "let a = 1\\nlet b = 2\\nprint(a)"}
          - {type: text, text: "- Passport\\n- Tickets"}
          - {type: text, text: "-5\\n-6\\n-7"}
          - {type: text, text: "1.5 l milk\\n2.5 l water\\n3.5 l tea"}
        """, documented: false),
      .passes(
        """
        screen: Packing list
        children:
          - {type: text, text: "- Passport\\n- Tickets\\n- Charger"}
        """, options: ["minLines": .number(4)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minLines = 3

    static let fields: [OptionField<Options>] = [
      .count("minLines", \.minLines, 2...50, "the fewest lines with marks that are a list")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.spoken, .symbols]).findings { index in
      guard let key = tree.nameSources[index].key, key != .placeholder,
        let text = tree.interface.text(key, of: index),
        let items = SymbolText.listItems(in: text, atLeast: options.minLines)
      else { return nil }
      let message =
        "a list of \(items.count) items is one text, so VoiceOver reads it as one stop: "
        + "“\(tree.utterance(of: index) ?? Quoted.bare(text))”"
      let help = "Give each item an element of its own, and hide the marks from VoiceOver."
      return key == .text && tree.element(index).mayChangeInCode
        ? review(message, help: help, of: index, in: tree, at: key)
        : violation(message, help: help, of: index, in: tree, at: key)
    }
  }
}
