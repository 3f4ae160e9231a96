import DocumentSyntax

/// Finds words in capitals that VoiceOver may spell letter by letter.
struct SpeechAllCaps: Rule {
  static let info = RuleInfo(
    id: "speech-all-caps",
    title: "Words are not written in capitals",
    category: .speech,
    severity: .warning,
    criteria: [.wcag("3.1.6")],
    why: """
      A voice may take a word in capitals for an acronym and spell it: "LOG" becomes "L-O-G". \
      Which words it spells depends on the voice and the version of iOS.
      """,
    how: """
      Write the word as in a sentence and let a style draw the capitals; or give the element an \
      accessibility label in ordinary case.
      """,
    uiKit: #"""
      label.text = title.localizedUppercase
      label.accessibilityLabel = title
      """#,
    swiftUI: "Text(title).textCase(.uppercase)",
    traps: [
      "Acronyms, currency codes and Roman numerals, which are meant to be spelled.",
      "Short unknown words amid ordinary ones, and words without a vowel: most are acronyms.",
      "Codes: words with digits, `meaning: code`, keyboard keys, texts that are spelled out.",
      "A text in capitals under a label in ordinary case: the label is what is read.",
    ],
    examples: [
      .fails(
        """
        screen: Journal
        children:
          - {type: button, text: ⟪LOG⟫}
          - {type: text, text: "⟪SIGN UP NOW⟫"}
          - {type: text, text: Please ⟪READ⟫ this}
        """, "VoiceOver may say \"L-O-G, button.\""),
      .passes(
        """
        screen: Journal
        children:
          - {type: text, text: Log}
          - {type: button, text: LOG, label: Log}
          - {type: text, text: Download the PDF}
          - {type: text, text: Chapter XIV}
          - {type: text, text: 20 USD}
          - {type: text, text: Flight LH 454}
          - {type: text, text: Export as KML}
          - {type: key, text: AE}
          - {type: text, text: GATE, meaning: code}
          - {type: text, text: ABOUT, speech: {spellOut: true}}
        """),
      .fails(
        """
        screen: Journal
        children:
          - {type: text, text: Notes, hint: "⟪ÄNDERN⟫"}
          - {type: slider, label: Volume, value: ⟪LOUD⟫}
          - {type: button, text: Log, inputLabels: [Log, ⟪JOURNAL⟫]}
        """, "Values, hints and the names for Voice Control count as well."),
      .passes(
        """
        screen: Journal
        children:
          - {type: text, text: RISE}
          - {type: text, text: LOUDER}
          - {type: text, text: OIL}
        """,
        options: [
          "allow": .texts(["LOUDER"]), "allowAcronymsUpTo": .number(3), "minLetters": .number(5),
        ]),
      .fails(
        """
        screen: Journal
        children:
          - {type: text, text: LOUDER}
          - {type: text, text: ⟪SIGN UP⟫}
        """, options: ["phraseOnly": .flag(true)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minLetters = 2.0
    var allow: [String] = []
    var allowAcronymsUpTo = 0.0
    var phraseOnly = false

    static let fields: [OptionField<Options>] = [
      .number("minLetters", \.minLetters, 2...40, "shorter words are not reported"),
      .texts("allow", \.allow, "words that are fine in capitals, beside the built-in acronyms"),
      .number(
        "allowAcronymsUpTo", \.allowAcronymsUpTo, 0...40,
        "words of up to so many letters are taken for acronyms"),
      .flag("phraseOnly", \.phraseOnly, "whether single words are left alone"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.spoken, .capitals]).flatMap { index in
      tree.element(index).kind == .key || isCode(index, in: tree)
        ? []
        : SpokenText.all(of: index, in: tree).compactMap { finding(in: $0, of: tree) }
    }
  }

  private func isCode(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.meaning, of: index) == "code"
  }

  private func finding(in spoken: SpokenText, of tree: AccessibilityTree) -> Finding? {
    let words = Self.words(of: spoken.text)
    let shouted = words.filter { isShouted($0.text) }
    guard let first = shouted.first, let last = shouted.last, !spoken.isSpelledOut(in: tree) else {
      return nil
    }
    let isPhrase = shouted.count >= 2 && shouted.count * 2 > words.count
    let isAlone = words.count == shouted.count
    guard isPhrase || !options.phraseOnly, isPhrase || isAlone || isCertainWord(first.text) else {
      return nil
    }
    let part = isPhrase ? first.range.lowerBound..<last.range.upperBound : first.range
    let written = String(spoken.text[part])
    let spelled =
      first.text.prefix(5).map(String.init).joined(separator: "-")
      + (first.text.count > 5 ? "-…" : "")
    let heard = "VoiceOver may spell it: “\(Quoted.bare(spelled))”"
    return violation(
      "\(Quoted.text(written)) is in capitals, so \(heard)",
      help: "Write \(Quoted.text(Self.sentenceCase(written))) in the "
        + (spoken.key == .text
          ? "accessibility label, or let a style draw the capitals."
          : "\(spoken.key.name)."),
      of: spoken.element, in: tree, range: spoken.range(of: part),
      after: spoken.speech(replacing: part, with: Self.sentenceCase(written), in: tree))
  }

  private func isShouted(_ word: String) -> Bool {
    word.count >= Int(options.minLetters) && word.count > Int(options.allowAcronymsUpTo)
      && word.allSatisfy { $0.isUppercase } && !Acronyms.known.contains(word)
      && !options.allow.contains(word) && !Acronyms.isUnpronounceable(word)
  }

  /// Whether a word in capitals amid others is an ordinary word, and not some acronym.
  private func isCertainWord(_ word: String) -> Bool {
    word.count >= 5 || Acronyms.ordinary.contains(word)
  }

  /// The words of letters alone; one with digits in it is a code.
  private static func words(of text: String) -> [(text: String, range: Range<String.Index>)] {
    var words: [(text: String, range: Range<String.Index>)] = []
    var start: String.Index?
    for index in text.indices {
      let isPart = text[index].isLetter || text[index].isNumber
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        append(first..<index)
        start = nil
      }
    }
    if let start { append(start..<text.endIndex) }
    return words

    func append(_ range: Range<String.Index>) {
      let word = String(text[range])
      if word.allSatisfy(\.isLetter) { words.append((word, range)) }
    }
  }

  private static func sentenceCase(_ text: String) -> String {
    let lower = text.lowercased()
    return lower.prefix(1).uppercased() + lower.dropFirst()
  }
}
