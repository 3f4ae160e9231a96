import DocumentSyntax
import ScreenModel

/// Finds controls that are named by two letters which are not a word.
struct LabelTooShort: Rule {
  static let info = RuleInfo(
    id: "label-too-short",
    title: "The name of a control is a word",
    category: .labels,
    severity: .note,
    criteria: [],
    restsOn: [.label],
    why: "Two letters are read as a syllable that nobody understands, and were often cut off.",
    how: "Write the whole word in the accessibility label.",
    uiKit: #"""
      editButton.accessibilityLabel = String(localized: "Edit")
      """#,
    swiftUI: #"""
      Button("Ed", action: edit).accessibilityLabel("Edit")
      """#,
    traps: [
      "Words such as \"OK\" and \"Go\", and what `allow` lists.",
      "Single letters, as on keys and in an index, but for texts such as the days of a week.",
      "Digits, units and codes in capitals.",
      "Scripts other than Latin, and languages without a list of short words.",
      "Names without letters or digits are the business of `speech-symbol-only-label`.",
    ],
    examples: [
      .fails(
        """
        screen: Journal
        children:
          - {type: button, ⟪text: Ed⟫}
          - {type: button, image: bin, ⟪label: De⟫}
        """),
      .fails(
        """
        screen: Calendar
        size: [390, 844]
        children:
          - {type: text, ⟪text: M⟫, frame: [16, 100, 40, 20]}
          - {type: text, text: T, frame: [66, 100, 40, 20]}
          - {type: text, text: W, frame: [116, 100, 40, 20]}
          - {type: text, text: T, frame: [166, 100, 40, 20]}
          - {type: text, text: F, frame: [216, 100, 40, 20]}
        """, "The days of a week."),
      .passes(
        """
        screen: Journal
        children:
          - {type: button, text: Ed, label: Edit}
          - {type: button, image: bin, label: Delete}
        """),
      .passes(
        """
        screen: Journal
        children:
          - {type: button, text: OK}
          - {type: button, text: Go}
          - {type: button, text: A}
          - {type: key, text: qu}
          - {type: button, text: "12"}
          - {type: button, text: x2}
          - {type: button, text: km}
          - {type: button, text: EN}
          - {type: button, text: 保存}
          - {type: button, text: Да}
          - {type: button, text: Ie, language: cy}
          - {type: text, text: Ed}
          - {type: button, label: "+"}
        """, options: ["allow": .texts(["Zu"])], documented: false),
      .passes(
        """
        screen: Journal
        children:
          - {type: button, text: Ed}
        """, options: ["allow": .texts(["Ed"])]),
      .fails(
        """
        screen: Journal
        children:
          - {type: button, ⟪text: Del⟫}
        """, options: ["min": .number(4)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var min = 3
    var allow: [String] = []

    static let fields: [OptionField<Options>] = [
      .count("min", \.min, 2...10, "the fewest letters of a name"),
      .texts("allow", \.allow, "short names that are fine, beside common words and units"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    controls(in: tree)
      + LetterRows(tree).all.map { row in
        violation(
          "this text and \(row.count - 1) more in its row are single letters, and VoiceOver says "
            + "“\(tree.utterance(of: row[0]) ?? "")”",
          help: "Write the whole words in the accessibility labels.", of: row[0], in: tree,
          at: tree.nameSources[row[0]].key)
      }
  }

  private func controls(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.exposed, .interactive]).compactMap { index in
      guard let name = WrittenName(index, in: tree, upTo: 4 * options.min),
        isShort(name.text, in: tree.language(of: index)),
        tree.element(index).kind != .key, !tree.traits[index].contains(.keyboardKey)
      else { return nil }
      let heard = tree.utterance(of: index) ?? ""
      let letters = name.text.count(where: \.isLetter)
      return violation(
        "the name \(Quoted.text(name.text)) has \(letters) letters, fewer than \(options.min): "
          + "“\(heard)”",
        help: "Write the whole word in the accessibility label.", of: index, in: tree,
        at: name.key)
    }
  }

  private func isShort(_ text: String, in language: String) -> Bool {
    let name = WrittenName.trimmed(text)
    return !name.isEmpty && name.count < options.min && name.allSatisfy(Self.isLatin)
      && !options.allow.contains(name) && !ShortWords.isFine(name, in: language)
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.isLetter
      && character.unicodeScalars.allSatisfy {
        $0.value < 0x250 || $0.value >= 0x300 && $0.value < 0x370
      }
  }
}

/// Whole words of one or two letters that name something.
enum ShortWords {
  private static let words = WordPack([
    "en": "ok go no hi up on me my in do ad ax be by it us we to tv pc id am pm so if or at as is",
    "de": "ok ja an ab zu um am im du er es wo so da je tv pc ei",
    "fr": "ok où or et ou tv va là un",
    "es": "ok sí si no ir yo tú mi tu su tv ya al de", "pt": "ok eu tu ir já só tv sim ao os",
    "it": "ok sì no su io tu di da tv va or", "nl": "ok ja nu op om in ga tv pc er zo je",
  ])

  /// Whether a short name is a word, a unit or a code; unknown languages are not judged.
  static func isFine(_ name: String, in language: String) -> Bool {
    guard let words = words[language] else { return true }
    if LowercaseNames.units.contains(name) || words.contains(name.lowercased()) { return true }
    // Codes of languages and countries, symbols such as pH.
    return name.count == 1 || name.dropFirst().contains(where: \.isUppercase)
  }
}

/// Rows of texts that are single letters, as the days above a calendar are.
struct LetterRows {
  /// How many letters side by side are not a chance.
  private static let least = 5

  /// The texts of each row, in document order.
  let all: [[Int]]

  init(_ tree: AccessibilityTree) {
    var rows: [[Int]] = []
    var row: [Int] = []
    var last: Rect?
    for index in tree.nodes(.exposed) where !tree.has(.interactive, index) {
      guard let frame = Self.frame(ofLetter: index, in: tree) else { continue }
      let isOnScreen =
        row.last.map { tree.element($0).screen == tree.element(index).screen } ?? true
      if let last, !isOnScreen || (last.y - frame.y).magnitude > 2 || frame.x < last.maxX - 2 {
        rows.append(row)
        row = []
      }
      row.append(index)
      last = frame
    }
    all = (rows + [row]).filter { $0.count >= Self.least }
  }

  private static func frame(ofLetter index: Int, in tree: AccessibilityTree) -> Rect? {
    guard tree.element(index).kind == .text, let key = tree.nameSources[index].key,
      let name = tree.interface.attribute(key, of: index), name.valueRange.length <= 6,
      tree.interface.text(key, of: index).map({ $0.count == 1 && $0.first?.isLetter == true })
        == true
    else { return nil }
    return tree.readingFrame(of: index)
  }
}
