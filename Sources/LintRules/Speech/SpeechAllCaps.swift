import ScreenModel

/// Finds words in capitals that VoiceOver may spell letter by letter.
struct SpeechAllCaps: Rule {
  static let info = RuleInfo(
    id: "speech-all-caps",
    title: "Words are not written in capitals",
    category: .speech,
    severity: .warning,
    criteria: [.wcag("3.1.6")],
    restsOn: [.label],
    why: """
      A voice may take a word in capitals for an acronym and spell it: "LOG" becomes "L-O-G". \
      Short words are spelled for the most part, and longer ones by some voices, so that a long \
      word alone is a note. Which words are spelled depends on the voice and the version of iOS; \
      `allCaps: spell` takes all of them for spelled.
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
      "Acronyms, currency codes and Roman numerals, which are meant to be spelled: words of up to "
        + "five letters that no list of ordinary words has (English, German, French, Spanish).",
      "ON, OFF, OK and NO.",
      "Titles of sections in captures, which the system draws in capitals.",
      "Short unknown words amid ordinary ones, and words without a vowel: most are acronyms.",
      "One letter several times, as in the formats of dates: \"MM/YY\".",
      "Codes: words with digits, `meaning: code`, keyboard keys, texts that are spelled out.",
      "A text in capitals under a label in ordinary case: the label is what is read.",
      "In Interface Builder a text that code can reach may be a stand-in, so it asks for a look.",
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
          - {type: text, text: MM/YY}
          - {type: text, text: Flight LH 454}
          - {type: text, text: Export as KML}
          - {type: text, text: CAPTCHA}
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
        || isSectionTitle(index, in: tree)
        ? []
        : SpokenText.all(of: index, in: tree).compactMap { finding(in: $0, of: tree) }
    }
  }

  private func isCode(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.meaning, of: index) == "code"
  }

  /// Whether it is a plain view that lies in a list beside the rows, and its text is the one that
  /// was drawn: the system draws the titles of sections in capitals.
  private func isSectionTitle(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(index).kind == .view, !tree.screen(of: index).has(.authored) else {
      return false
    }
    var parent = Int(tree.element(index).parent)
    while parent >= 0, tree.element(parent).kind == .view {
      parent = Int(tree.element(parent).parent)
    }
    return parent >= 0 && tree.element(parent).kind == .list
  }

  /// A word of a text.
  private struct Word {
    let text: String
    let range: Range<String.Index>
  }

  private func finding(in spoken: SpokenText, of tree: AccessibilityTree) -> Finding? {
    let words = Self.words(of: spoken.text)
    let voice = spoken.voice(in: tree)
    guard words.contains(where: { isShouted($0.text) }), !spoken.isSpelledOut(in: tree),
      voice.profile.capitals != .word
    else { return nil }
    var spelled: [Int: SpokenReading] = [:]
    for reading in voice.readings(of: spoken.text) where reading.kind == .capitals {
      spelled[reading.range.lowerBound] = reading
    }
    let shouted = words.filter { word in
      isShouted(word.text) && isRead(word, by: voice)
        && Self.reading(of: word, in: spoken.text, spelled) != nil
    }
    guard let first = shouted.first, let last = shouted.last,
      let reading = Self.reading(of: first, in: spoken.text, spelled)
    else { return nil }
    let isPhrase = shouted.count >= 2 && shouted.count * 2 > words.count
    let isAlone = words.count == shouted.count
    guard isPhrase || !options.phraseOnly, isPhrase || isAlone || isCertainWord(first.text) else {
      return nil
    }
    let part = isPhrase ? first.range.lowerBound..<last.range.upperBound : first.range
    let heard = isPhrase ? voice.spoken(String(spoken.text[part])) : reading.spoken
    let isSpelled = shouted.contains { word in
      Self.reading(of: word, in: spoken.text, spelled).map { $0.spoken != word.text } ?? false
    }
    return finding(
      at: part, in: spoken, heard: isSpelled ? heard : Self.spelled(String(spoken.text[part])),
      isSpelled: isSpelled, of: tree)
  }

  private func finding(
    at part: Range<String.Index>, in spoken: SpokenText, heard: String,
    isSpelled: Bool, of tree: AccessibilityTree
  ) -> Finding {
    let written = String(spoken.text[part])
    let better = Self.ordinary(written, isFirst: part.lowerBound == spoken.text.startIndex)
    let isOrdinary = Self.words(of: written).allSatisfy { Acronyms.ordinary.contains($0.text) }
    let doubt = isSpelled ? "so VoiceOver may spell it" : "which some voices spell"
    let message = "\(Quoted.text(written)) is in capitals, \(doubt): “\(Quoted.bare(heard))”"
    let severity: Severity? = isSpelled ? nil : .note
    let help =
      "Write \(Quoted.text(better)) in the \(spoken.place)"
      + (spoken.key == .text ? ", or let a style draw the capitals." : ".")
    let after = spoken.speech(replacing: part, with: better, in: tree)
    // The title of a button stays as it is more often than the text of a label.
    if tree.element(spoken.element).kind == .text, spoken.mayBeStandIn(in: tree) {
      return review(
        message, help: help, of: spoken.element, in: tree, range: spoken.range(of: part),
        severity: severity, after: after)
    }
    return violation(
      message, help: help, of: spoken.element, in: tree, range: spoken.range(of: part),
      severity: severity, after: after,
      fixes: isOrdinary
        ? spoken.fixes(
          replacing: part, with: better, spoken.key == .label ? .safe : .shownOnly) : [])
  }

  /// The reading of a word in capitals: it spells it, or may.
  private static func reading(
    of word: Word, in text: String, _ readings: [Int: SpokenReading]
  ) -> SpokenReading? {
    let start = text.utf8.distance(from: text.startIndex, to: word.range.lowerBound)
    return readings[start].flatMap {
      $0.spoken == word.text && Capitals.isRomanNumeral(word.text) ? nil : $0
    }
  }

  /// Whether a word is one that is not meant to be spelled.
  private func isRead(_ word: Word, by voice: Voice) -> Bool {
    guard voice.profile.capitals == .dictionary else { return true }
    let kind = voice.ordinaryWords.kind(of: word.text)
    return kind == .word || kind == .short
  }

  /// The words of a text letter by letter.
  private static func spelled(_ text: String) -> String {
    text.split(separator: " ").map { $0.map(String.init).joined(separator: "-") }
      .joined(separator: " ")
  }

  private func isShouted(_ word: String) -> Bool {
    word.count >= Int(options.minLetters) && word.count > Int(options.allowAcronymsUpTo)
      && word.allSatisfy { $0.isUppercase } && Set(word).count > 1 && !Acronyms.known.contains(word)
      && !options.allow.contains(word) && !Acronyms.isUnpronounceable(word)
  }

  /// Whether a word in capitals amid others is an ordinary word, and not some acronym.
  private func isCertainWord(_ word: String) -> Bool {
    word.count >= 5 || Acronyms.ordinary.contains(word)
  }

  /// The words of letters alone; one with digits in it is a code.
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
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
      if word.allSatisfy(\.isLetter) { words.append(Word(text: word, range: range)) }
    }
  }

  /// A text in ordinary case: in small letters but for the first of a sentence.
  private static func ordinary(_ text: String, isFirst: Bool) -> String {
    let lower = text.lowercased()
    return isFirst ? lower.prefix(1).uppercased() + lower.dropFirst() : lower
  }
}
