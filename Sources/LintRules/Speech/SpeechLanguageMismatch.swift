import ScreenModel

/// Finds texts in another script than that of their language, and language tags that are none.
struct SpeechLanguageMismatch: Rule {
  static let info = RuleInfo(
    id: "speech-language-mismatch",
    title: "Texts in another language say so",
    category: .speech,
    severity: .note,
    criteria: [.wcag("3.1.1")],
    comparesLanguages: true,
    restsOn: [.language],
    why: """
      VoiceOver reads a text with the voice of its language. Without a tag an English voice may \
      meet Cyrillic letters, and skip or spell them.
      """,
    how: """
      Set the accessibility language of the element, or write the right language of the screen.
      """,
    uiKit: #"""
      label.text = "Привет"
      label.accessibilityLanguage = "ru"
      """#,
    swiftUI: #"""
      Text("Привет").environment(\.locale, Locale(identifier: "ru"))
      """#,
    traps: [
      "Single letters and short words, such as π or µ.",
      "Names and brands in Latin letters within other scripts.",
      "Languages that share a script: only the script is looked at.",
      "Interface Builder files, whose language the file does not tell, unless a few texts differ "
        + "from the rest.",
    ],
    examples: [
      .needsReview(
        """
        screen: Greetings
        children:
          - {type: text, text: Hello}
          - {type: text, text: ⟪Привет⟫}
        """, "An English voice meets Cyrillic letters."),
      .passes(
        """
        screen: Greetings
        children:
          - {type: text, text: Hello}
          - {type: text, text: Привет, language: ru}
          - {type: text, text: Angle π}
        """),
      .fails(
        """
        screen: Greetings
        children:
          - {type: text, text: Hello, ⟪language: english⟫}
          - {type: text, text: Hola, ⟪language: es_ES⟫}
        """, "These are not tags of BCP 47."),
      .needsReview(
        """
        screen: Приветствия
        language: ru
        children:
          - {type: text, text: Добро пожаловать}
          - {type: text, text: Apple Music}
          - {type: text, text: ⟪Welcome to our new store⟫}
        """, documented: false),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: Straße und Café, language: de}
          - {type: text, text: Zdravo Здраво свете, language: sr}
          - {type: text, text: Ω and µ}
          - {type: text, text: Hola, language: es-419}
          - {type: text, text: 你好, language: zh-Hant-TW}
          - {type: text, text: Привет, speech: {language: ru}}
        """, documented: false),
      .passes(
        """
        screen: Greetings
        children:
          - {type: text, text: Καλημέρα}
        """, options: ["scripts": .texts(["Greek"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var scripts: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("scripts", \.scripts, "scripts that are fine in every text, such as Greek")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var findings: [Finding] = []
    for screen in tree.interface.screens {
      findings += wrongTag(of: screen.root, in: tree)
      findings += mismatches(on: screen, in: tree)
    }
    return findings
  }

  // MARK: Tags

  private func wrongTag(of index: Int, in tree: AccessibilityTree) -> [Finding] {
    guard tree.element(index).has(.language), let tag = tree.interface.text(.language, of: index),
      !Self.isTag(tag)
    else { return [] }
    let help =
      tag.contains("_")
      ? "Write \(Quoted.text(tag.replacing("_", with: "-")))."
      : "Write a tag such as \"en\" or \"pt-BR\"."
    return [
      violation(
        "\(Quoted.text(tag)) is not a language tag of BCP 47, so VoiceOver keeps its own voice",
        help: help, of: index, in: tree, at: .language)
    ]
  }

  /// Whether a tag begins with a language of two or three letters and goes on in parts.
  private static func isTag(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, first.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return false
    }
    let isPrivate = first.lowercased() == "x" || first.lowercased() == "i"
    return (2...3 ~= first.count || isPrivate && parts.count > 1)
      && parts.dropFirst().allSatisfy { part in
        1...8 ~= part.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  // MARK: Scripts

  private func mismatches(on screen: Screen, in tree: AccessibilityTree) -> [Finding] {
    let end = Int(tree.element(screen.root).next)
    // Most screens are English, and for those the table of scripts is not needed.
    let isLatin =
      screen.language == "en" || Script.scripts(of: screen.language)?.contains(.latin) ?? true
    let wanted: NodeFacts = isLatin ? [.spoken, .foreign] : .spoken
    guard tree.hasAny(wanted) else { return [] }
    let expected = Script.scripts(of: screen.language)
    var tags: [Finding] = []
    var findings: [Finding] = []
    for index in screen.root..<end where tree.has(wanted, index) {
      if tree.element(index).has(.language) { tags += wrongTag(of: index, in: tree) }
      if let finding = mismatch(at: index, expected, in: tree) { findings.append(finding) }
    }
    guard !screen.has(.settled), !findings.isEmpty else { return tags + findings }
    // Where many of the texts that are to be translated are in another script, that is the
    // language of the whole screen.
    let all = (screen.root..<end).count { tree.has(.spoken, $0) }
    return findings.count * 3 > all ? tags : tags + findings
  }

  private func mismatch(
    at index: Int, _ onScreen: [Script]?, in tree: AccessibilityTree
  ) -> Finding? {
    if case .speech(let speech)? = tree.interface.value(.speech, of: index),
      speech.language != nil || speech.ipa != nil
    {
      return nil
    }
    let language = tree.language(of: index)
    let hasOwn = tree.element(index).has(.language)
    guard let expected = hasOwn ? Script.scripts(of: language) : onScreen else { return nil }
    for spoken in SpokenText.all(of: index, in: tree) where spoken.key != .inputLabels {
      if let (script, part) = foreignPart(of: spoken.text, expected) {
        return finding(script, part, in: spoken, language, of: tree)
      }
    }
    return nil
  }

  private func finding(
    _ script: Script, _ part: Range<String.Index>, in spoken: SpokenText, _ language: String,
    of tree: AccessibilityTree
  ) -> Finding {
    let isWhole = part == spoken.text.startIndex..<spoken.text.endIndex
    let fix = script.likelyLanguage.map {
      Fix.set(.language, of: spoken.element, to: $0, .unsafe)
    }
    return review(
      "\(Quoted.text(String(spoken.text[part]))) is in \(script.name) letters, but its "
        + "language is \(Quoted.text(language)), so VoiceOver reads it with that voice",
      help: "Set the language of the element to that of the text.", of: spoken.element, in: tree,
      range: spoken.range(of: part), fixes: isWhole ? fix.map { [$0] } ?? [] : [])
  }

  /// The letters of another script, from the first to the last, where most letters of a text are
  /// of that script.
  private func foreignPart(
    of text: String, _ expected: [Script]
  ) -> (Script, Range<String.Index>)? {
    let counts = ScriptCounts(text)
    var foreign = counts
    var known = 0
    for script in Script.allCases where counts[script] > 0 {
      if expected.contains(script) {
        known += counts[script]
        foreign[script] = 0
      } else if options.scripts.contains(script.name) {
        foreign[script] = 0
      }
    }
    // Of scripts as frequent as one another the first in the list counts; Japanese has two.
    guard foreign.total > known, let script = foreign[.kana] > 0 ? .kana : foreign.leading,
      isTold(script, foreign, of: counts.total, in: text)
    else { return nil }
    let first = text.unicodeScalars.firstIndex(where: isForeign)
    let last = text.unicodeScalars.lastIndex(where: isForeign)
    guard let first, let last else { return nil }
    return (script, first..<text.unicodeScalars.index(after: last))

    func isForeign(_ scalar: Unicode.Scalar) -> Bool {
      Script(scalar).map { foreign[$0] > 0 } ?? false
    }
  }

  /// Whether a text has three words in small letters, which names and brands have not.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count { $0.count > 1 && $0.allSatisfy { $0.isLetter && $0.isLowercase } } > 2
  }

  /// Whether letters are enough to tell a language: Latin ones are names unless they make a
  /// sentence, and one sign of East Asia is a word.
  private func isTold(
    _ script: Script, _ foreign: ScriptCounts, of all: Int, in text: String
  ) -> Bool {
    var count = foreign[script]
    if script == .kana { count += foreign[.han] }
    switch script {
    case .latin: return count == all && Self.isSentence(text)
    case .han, .kana, .hangul: return count > 2 || count > 1 && count == all
    default: return count > 2
    }
  }
}
