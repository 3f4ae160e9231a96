import ScreenModel

/// Finds values that were turned into text without being unwrapped or checked.
struct LabelContainsOptional: Rule {
  static let info = RuleInfo(
    id: "label-contains-optional",
    title: "Labels do not contain “Optional(…)”",
    category: .labels,
    severity: .error,
    criteria: [.wcag("4.1.2")],
    why: """
      A value that was put into a text without being unwrapped is heard as "optional Ana", and a \
      missing one as "nil". On the screen nobody sees it, since only the label is built that way.
      """,
    how: "Unwrap the value before it goes into the text, and leave the text out without one.",
    uiKit: #"""
      row.accessibilityLabel = [person.name, person.city].compactMap(\.self)
        .joined(separator: ", ")
      """#,
    swiftUI: #"""
      Row(person).accessibilityLabel(person.name ?? String(localized: "No name"))
      """#,
    traps: [
      "\"(optional)\" behind the name of a field.",
      "\"Nil\" and \"null\" as words of a sentence, a result or a name.",
      "Only a person can tell about \"nil\" between commas or behind a colon.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: Ana, label: 'Name: ⟪Optional("Ana")⟫'}
          - {type: button, label: Call, value: ⟪(null)⟫}
          - {type: button, label: ⟪undefined⟫}
          - {type: text, text: "⟪NaN⟫ kilometres"}
        """, "VoiceOver says \"Name: Optional Ana.\""),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Ana, label: "Name: Ana"}
          - {type: textField, label: Phone (optional)}
        """),
      .passes(
        """
        screen: Result
        children:
          - {type: text, text: It ended two nil}
          - {type: text, text: Nil}
          - {type: text, text: The null hypothesis}
          - {type: text, text: The result is undefined}
        """, documented: false),
      .needsReview(
        """
        screen: Profile
        children:
          - {type: text, text: "City: ⟪nil⟫"}
          - {type: text, text: "⟪nil⟫, Berlin"}
        """, "This may be a word."),
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: "City: ⟪<none>⟫"}
          - {type: text, text: NaN}
        """, options: ["tokens": .texts(["<none>"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var tokens = MissingValue.usualTokens

    static let fields: [OptionField<Options>] = [
      .texts(
        "tokens", \.tokens, "what a missing value is written as; words count where they stand alone"
      )
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.spoken) else { return [] }
    let isUsual = options.tokens == MissingValue.usualTokens
    let search = isUsual ? .usual : MissingValue(tokens: options.tokens)
    var findings: [Finding] = []
    for index in tree.nodes(.spoken)
    where SpokenBytes.anyText(of: index, in: tree, { search.mayBeFound(in: $0) }) {
      findings += SpokenText.all(of: index, in: tree).compactMap {
        finding(in: $0, search, of: tree)
      }
    }
    return findings
  }

  private func finding(
    in spoken: SpokenText, _ search: MissingValue, of tree: AccessibilityTree
  ) -> Finding? {
    if let wrapped = search.wrapped(in: spoken.text) {
      return finding(about: wrapped, in: spoken, of: tree)
    }
    let isGerman = tree.language(of: spoken.element).hasPrefix("de")
    guard let missing = search.missing(in: spoken.text),
      !(isGerman && spoken.text[missing.range] == "null")
    else { return nil }
    let token = Quoted.text(String(spoken.text[missing.range]))
    let heard = tree.utterance(of: spoken.element).map { ": VoiceOver says “\($0)”" } ?? ""
    let help = "Leave the text out, or say that there is nothing."
    let range = spoken.range(of: missing.range)
    if !missing.isCertain || isOpen(spoken, in: tree) {
      return review(
        "\(token) may stand for a value that is missing\(heard)", help: help, of: spoken.element,
        in: tree, range: range)
    }
    return violation(
      "\(token) stands where a value is missing\(heard)", help: help, of: spoken.element,
      in: tree, range: range)
  }

  private func finding(
    about wrapped: MissingValue.Wrapped, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding {
    let whole = spoken.text.startIndex..<spoken.text.endIndex
    let after = wrapped.unwrapped.flatMap {
      spoken.speech(replacing: whole, with: $0, in: tree)
    }
    let fixes = wrapped.unwrapped.map { text in
      spoken.key == .inputLabels
        ? [] : [Fix.set(spoken.key, of: spoken.element, to: text, .safe)]
    }
    let token = Quoted.text(String(spoken.text[wrapped.range]))
    let heard = tree.utterance(of: spoken.element).map { ", so VoiceOver says “\($0)”" } ?? ""
    let message = "\(token) is a value that nobody unwrapped\(heard)"
    let help = "Unwrap the value before it goes into the text."
    let range = spoken.range(of: wrapped.range)
    if isOpen(spoken, in: tree) {
      return review(
        message, help: help, of: spoken.element, in: tree, range: range, after: after,
        fixes: fixes ?? [])
    }
    return violation(
      message, help: help, of: spoken.element, in: tree, range: range, after: after,
      fixes: fixes ?? [])
  }

  /// In Interface Builder the text of an element that code can reach is often a stand-in.
  private func isOpen(_ spoken: SpokenText, in tree: AccessibilityTree) -> Bool {
    spoken.key == .text && tree.element(spoken.element).mayChangeInCode
  }
}

/// Finds what is left in a text of values that were wrapped or missing.
struct MissingValue {
  /// A value that nobody unwrapped.
  struct Wrapped {
    let range: Range<String.Index>
    /// The whole text with such values unwrapped; nil where not all of them are quoted literals.
    let unwrapped: String?
  }

  /// A placeholder for a missing value.
  struct Missing {
    let range: Range<String.Index>
    let isCertain: Bool
  }

  /// The usual spellings of a missing value.
  static let usualTokens = [
    "(null)", "<null>", "<nil>", "[object Object]", "nil", "null", "undefined", "NaN",
  ]
  /// A search for these.
  static let usual = MissingValue(tokens: usualTokens)

  private static let wrapper = "Optional("

  /// Tokens with signs in them, which stand for nothing else.
  private var signs: [String] = []
  /// Tokens that are words, and their bytes.
  private var words: Set<String> = []
  private let wordBytes: [[UInt8]]
  /// By byte: whether something begins with it that is looked for.
  private let starts: [Bool]

  /// A search for these tokens; those of letters alone count as whole words.
  init(tokens: [String]) {
    var starts = Array(repeating: false, count: 256)
    starts[Int(UInt8(ascii: "("))] = true
    for token in tokens {
      guard let first = token.utf8.first else { continue }
      starts[Int(first)] = true
      if Self.isWord(token) { words.insert(token) } else { signs.append(token) }
    }
    self.starts = starts
    wordBytes = words.map { Array($0.utf8) }
  }

  private static func isWord(_ token: String) -> Bool {
    var hasSigns = false
    for byte in token.utf8 {
      // Letters of other scripts take a closer look.
      if byte >= 0x80 { return token.allSatisfy(\.isLetter) }
      if (byte | 0x20) &- 0x61 >= 26 { hasSigns = true }
    }
    return !hasSigns
  }

  /// Whether the bytes of a text have the first sign of something that is looked for, or a word.
  func mayBeFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in bytes.indices where starts[Int(bytes[place])] {
      guard Self.isLetter(bytes[place]) else { return true }
      if place > 0, Self.isLetter(bytes[place - 1]) { continue }
      if wordBytes.contains(where: { bytes[place...].starts(with: $0) }) { return true }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
  }

  // MARK: Wrapped values

  /// The first wrapped value of a text.
  func wrapped(in text: String) -> Wrapped? {
    guard let start = Self.first(Self.wrapper, in: text, from: text.startIndex) else { return nil }
    let end = Self.end(ofBracketAt: start.upperBound, in: text) ?? text.endIndex
    return Wrapped(range: start.lowerBound..<end, unwrapped: Self.unwrapped(text))
  }

  /// The place behind the bracket that closes what begins before an index.
  private static func end(ofBracketAt index: String.Index, in text: String) -> String.Index? {
    var depth = 1
    var index = index
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      index = text.index(after: index)
      if depth == 0 { return index }
    }
    return nil
  }

  private static func unwrapped(_ text: String) -> String? {
    var text = text
    // A value can be wrapped more than once; each turn takes one wrapper away.
    for _ in 0..<20 {
      guard let start = first(wrapper, in: text, from: text.startIndex) else { return text }
      guard let end = end(ofBracketAt: start.upperBound, in: text) else { return nil }
      let inner = text[start.upperBound..<text.index(before: end)]
      let isNested = inner.hasPrefix(wrapper)
      guard isNested || isLiteral(inner) else { return nil }
      let value = inner.first == "\"" ? inner.dropFirst().dropLast() : inner
      text = String(text[..<start.lowerBound] + value + text[end...])
    }
    return nil
  }

  private static func isLiteral(_ text: Substring) -> Bool {
    if !text.isEmpty, text.allSatisfy({ $0.isNumber || $0 == "." }) { return true }
    return text.count > 2 && text.first == "\"" && text.last == "\""
      && !text.dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" }
  }

  /// Where a text has another one in it, from an index on.
  private static func first(
    _ part: String, in text: String, from start: String.Index
  ) -> Range<String.Index>? {
    var index = start
    while index < text.endIndex {
      if text[index...].hasPrefix(part) {
        return index..<text.index(index, offsetBy: part.count)
      }
      index = text.index(after: index)
    }
    return nil
  }

  // MARK: Missing values

  /// The first token of a text.
  func missing(in text: String) -> Missing? {
    for sign in signs {
      if let range = Self.first(sign, in: text, from: text.startIndex) {
        return Missing(range: range, isCertain: true)
      }
    }
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isLetter else {
        index = text.index(after: index)
        continue
      }
      let word = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if words.contains(String(word)), let found = missing(at: word, in: text) { return found }
      index = word.endIndex
    }
    return nil
  }

  /// The meaning of a word: alone it is not a word of a language, nor is one with odd capitals.
  private func missing(at word: Substring, in text: String) -> Missing? {
    let range = word.startIndex..<word.endIndex
    let before = text[..<word.startIndex].last { !$0.isWhitespace }
    let behind = text[word.endIndex...].first { !$0.isWhitespace }
    if before == nil, behind == nil { return Missing(range: range, isCertain: true) }
    if word.dropFirst().contains(where: \.isUppercase) {
      return Missing(range: range, isCertain: true)
    }
    let isItem =
      (before == nil || before == ":" || before == ",") && (behind == nil || behind == ",")
    return isItem ? Missing(range: range, isCertain: false) : nil
  }
}
