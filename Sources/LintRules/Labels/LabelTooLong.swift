import DocumentSyntax
import ScreenModel

/// Finds controls and images that are named by a paragraph.
struct LabelTooLong: Rule {
  static let info = RuleInfo(
    id: "label-too-long",
    title: "A control or image has a short name",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.label],
    why: """
      The name is heard in full at each visit, before the role says what can be done. Voice \
      Control users have to speak it.
      """,
    how: "Name the control in a few words, and put the rest into a text, the value or a hint.",
    uiKit: #"""
      acceptButton.accessibilityLabel = String(localized: "Accept the terms")
      acceptButton.accessibilityHint = String(localized: "They are shown above.")
      """#,
    swiftUI: #"""
      Button("Accept the terms", action: accept)
        .accessibilityHint("They are shown above.")
      """#,
    traps: [
      "Texts, rows of a table, and elements that read together what they hold; in captures, names "
        + "of several parts, which the system may have joined.",
      "Chinese, Japanese and Korean say as much in half the characters: see `cjkMax`.",
      "Characters are counted as they are seen, so an accent or a flag is one.",
    ],
    examples: [
      .fails(
        """
        screen: Terms
        children:
          - type: button
            ⟪label: By going on you accept our terms of use and the rules on the data of \
        all our partners⟫
        """),
      .passes(
        """
        screen: Terms
        children:
          - {type: button, label: Accept the terms}
        """),
      .passes(
        """
        screen: Terms
        children:
          - type: text
            text: By going on you accept our terms of use and the rules on the data of \
        all our partners
          - type: cell
            onTap: open
            traits: button
            label: By going on you accept our terms of use and the rules on the data of \
        all our partners
          - type: button
            children:
              - {type: text, text: By going on you accept the terms of use and the rules}
              - {type: text, text: on the data of all our partners and their partners}
          - type: button
            label: Éléphant à vélo près de la forêt où l’été a été passé à bâtir des châteaux
        """, "A text, a row, a button of several texts, and accents that count once.",
        documented: false),
      .fails(
        """
        screen: Terms
        language: ja
        children:
          - {type: button, ⟪label: 続行することにより利用規約およびすべてのパートナー企業のデータに関する規則に同意したものとみなされます⟫}
        """, "More than 40 characters of Japanese.", documented: false),
      .fails(
        """
        screen: Terms
        children:
          - {type: button, ⟪label: Accept the terms of use⟫}
          - {type: button, ⟪label: 利用規約に同意する⟫}
        """, options: ["max": .number(20), "cjkMax": .number(8)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var max = 80
    var cjkMax = 40

    static let fields: [OptionField<Options>] = [
      .count("max", \.max, 10...1000, "the most characters of a name"),
      .count(
        "cjkMax", \.cjkMax, 5...1000, "the most characters of a Chinese, Japanese or Korean name"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let shortest = min(options.max, options.cjkMax)
    return tree.nodes([.exposed]).compactMap { index in
      let source = tree.nameSources[index]
      guard source == .label || source == .text, let key = source.key,
        tree.has(.interactive, index) || tree.traits[index].contains(.image),
        // No text has more characters than bytes.
        let attribute = tree.interface.attribute(key, of: index),
        attribute.form == .decoded || attribute.valueRange.length > shortest
      else { return nil }
      return finding(at: index, key, in: tree)
    }
  }

  private static let exempt: [ElementKind] = [.text, .cell, .gridCell, .tableCell, .header]

  private func finding(at index: Int, _ key: AttributeKey, in tree: AccessibilityTree) -> Finding? {
    let kind = tree.element(index).kind
    guard !Self.exempt.contains(kind), let name = tree.interface.text(key, of: index) else {
      return nil
    }
    let most = isCJK(name) ? options.cjkMax : options.max
    let count = name.count
    guard count > most, !mayBeJoined(name, at: index, in: tree) else { return nil }
    let noun = Wording.noun(kind)
    return violation(
      "the name of this \(noun) has \(count) characters, more than \(most): \(Quoted.text(name))",
      help: "Name it in a few words, and put the rest into a text, the value or a hint.",
      of: index, in: tree, at: key)
  }

  /// Whether the system may have joined a name from several texts, as those of a row.
  private func mayBeJoined(_ name: String, at index: Int, in tree: AccessibilityTree) -> Bool {
    !tree.screen(of: index).has(.authored) && name.contains(", ")
  }

  /// Whether most letters are Chinese, Japanese or Korean.
  private func isCJK(_ text: String) -> Bool {
    var letters = 0
    var dense = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF:
        dense += 1
      default: break
      }
    }
    return dense * 2 > letters
  }
}
