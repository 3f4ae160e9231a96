import ScreenModel

/// Finds hints that are too long, no sentences, or say what everybody knows.
struct HintStyle: Rule {
  static let info = RuleInfo(
    id: "hint-style",
    title: "A hint is one short sentence about what happens",
    category: .labels,
    severity: .note,
    criteria: [],
    isOptIn: true,
    why: """
      A hint is heard at every visit, unless somebody has switched hints off. A long one is cut \
      off by the next swipe, and one that says "opens the screen" tells nothing.
      """,
    how: "Say in one sentence what happens, beginning with a verb, or leave the hint out.",
    uiKit: #"""
      row.accessibilityHint = String(localized: "Plays the song on the kitchen speaker")
      """#,
    swiftUI: #"""
      SongRow(song).accessibilityHint("Plays the song on the kitchen speaker")
      """#,
    traps: [
      "Fields, whose hints explain formats and errors.",
      "Scripts without capitals.",
      "Names that begin with a small letter, such as iCloud.",
    ],
    examples: [
      .fails(
        """
        screen: Songs
        children:
          - {type: button, label: Shuffle, ⟪hint: plays all songs⟫}
          - {type: button, label: Rate, ⟪hint: Rates it. You can undo that. Nobody sees it.⟫}
          - {type: cell, label: Yesterday, onTap: open, ⟪hint: Opens the details⟫}
        """, "A small letter, three sentences, and what a row does anyway."),
      .passes(
        """
        screen: Songs
        children:
          - {type: button, label: Shuffle, hint: Plays all songs in any order}
          - {type: button, label: Backup, hint: iCloud has room for it}
          - {type: button, label: Zufall, hint: 開く}
          - {type: secureField, label: Password, hint: "one digit. one sign. eight letters."}
        """),
      .fails(
        """
        screen: Songs
        children:
          - {type: button, label: Shuffle, ⟪hint: Plays all songs in any order⟫}
        """, options: ["max": .number(20)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var max = 120

    static let fields: [OptionField<Options>] = [
      .count("max", \.max, 10...2000, "longer hints are reported, in characters")
    ]
  }

  /// The default effect of a tap on a row or a button.
  private static let obvious = WordPack([
    "en": """
    opens
    opens details
    opens the details
    opens the detail screen
    opens the screen
    opens a new screen
    opens the next screen
    shows details
    shows the details
    shows more
    shows more info
    shows more information
    goes to the next screen
    navigates to the next screen
    navigates to details
    navigates to the detail screen
    activates the button
    selects the row
    selects this item
    """,
    "de": """
    öffnet
    öffnet details
    öffnet die details
    zeigt details
    zeigt details an
    zeigt mehr
    öffnet den nächsten bildschirm
    """,
  ])

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed]).findings { index in
      guard let hint = SpokenHint.text(of: index, in: tree),
        !tree.traits[index].contains(.textEntry), let fault = fault(of: hint, at: index, in: tree)
      else { return nil }
      return violation(
        "the hint \(Quoted.text(hint)) \(fault)",
        help: "Say in one sentence what happens, beginning with a verb, or leave the hint out.",
        of: index, in: tree, at: .hint)
    }
  }

  private func fault(of hint: String, at index: Int, in tree: AccessibilityTree) -> String? {
    let count = hint.count
    if count > options.max {
      return "has \(count) characters, more than \(options.max), and is cut off by the next swipe"
    }
    let phrase = Words.normalized(hint).joined(separator: " ")
    if Self.obvious[tree.language(of: index)]?.contains(phrase) == true {
      return "says what everybody expects"
    }
    if Self.sentences(in: hint) > 2 { return "is more than a sentence or two" }
    return Self.beginsSmall(hint) ? "is not a sentence: it begins with a small letter" : nil
  }

  private static func sentences(in text: String) -> Int {
    text.split { ".!?。".contains($0) }.count { $0.contains(where: \.isLetter) }
  }

  /// Whether the first word begins with a small letter and has no capital, as names may.
  private static func beginsSmall(_ text: String) -> Bool {
    let word = text.prefix { !$0.isWhitespace }
    return word.first?.isLowercase == true && !word.contains(where: \.isUppercase)
  }
}
