import DocumentSyntax

/// Finds long numbers that VoiceOver reads digit by digit, or as one number that nobody can follow.
struct SpeechDigitRun: Rule {
  static let info = RuleInfo(
    id: "speech-digit-run",
    title: "Long numbers are grouped, or said to be codes",
    category: .speech,
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    why: """
      "520215" is heard as "five two zero two one five", or as one number in words, depending on \
      the voice: neither tells that it is half a million people.
      """,
    how: """
      Group the digits of a quantity in the label, "520,215". Where the digits are a code, set \
      them in groups with spaces, or give the label the spell-out speech attribute.
      """,
    uiKit: #"""
      label.accessibilityLabel = population.formatted(.number)
      code.accessibilityAttributedLabel = NSAttributedString(
        string: "4711", attributes: [.accessibilitySpeechSpellOut: true])
      """#,
    swiftUI: #"""
      Text(population, format: .number)
      Text("4711").speechSpellsOutCharacters()
      """#,
    traps: [
      "Years and other numbers of up to four digits, and grouped numbers.",
      "The digits after a decimal point, which are read one by one in any case.",
      "Addresses, e-mail addresses and words that mix letters and digits.",
      "Texts with the spell-out attribute.",
      "Phone numbers, PINs, order numbers and other codes give only a note.",
    ],
    examples: [
      .fails(
        """
        screen: City
        children:
          - {type: text, text: "Population: ⟪520215⟫"}
          - {type: text, text: Area, value: ⟪102500⟫ square metres}
        """, "VoiceOver may say \"five two zero two one five\"."),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: "Population: 520,215"}
          - {type: text, text: Founded in 1782}
          - {type: text, text: "520215", label: "520,215"}
          - {type: text, text: Pi is 3.14159265}
          - {type: text, text: see example.com/12345678}
          - {type: text, text: Boeing N123456A}
          - {type: text, text: "202155", speech: {spellOut: true}}
        """),
      .fails(
        """
        screen: Order
        children:
          - {type: text, text: "⟪4427180093⟫", meaning: code}
          - {type: text, text: "Order number ⟪4427180⟫"}
          - {type: text, text: "Build ⟪20250101⟫"}
        """, "A code is a note: grouped digits are easier to follow."),
      .passes(
        """
        screen: Order
        children:
          - {type: text, text: "4427180093", meaning: code}
          - {type: text, text: "PIN 558812"}
        """, options: ["codes": .text("ignore")]),
      .passes(
        """
        screen: City
        children:
          - {type: text, text: "Population: 520215"}
        """, options: ["minDigits": .number(7)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minDigits = 5.0
    var codes = "suggest"

    static let fields: [OptionField<Options>] = [
      .number("minDigits", \.minDigits, 2...40, "shorter runs of digits are not reported"),
      .choice("codes", \.codes, ["suggest", "ignore"], "what to do about phone numbers and codes"),
    ]
  }

  private static let codeMeanings: Set<String> = ["code", "phone", "version", "time", "date"]
  private static let codeWords: Set<String> = [
    "phone", "tel", "telephone", "mobile", "fax", "call", "pin", "code", "iban", "bic", "order",
    "no", "nr", "number", "id", "ref", "reference", "account", "tracking", "zip", "postcode",
    "serial", "card", "isbn", "invoice", "ticket", "booking", "customer", "passport", "key",
  ]
  private static let digitNames = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    tree.nodes([.spoken, .digits]).flatMap { index in
      SpokenText.all(of: index, in: tree).compactMap { finding(in: $0, of: tree) }
    }
  }

  private func finding(in spoken: SpokenText, of tree: AccessibilityTree) -> Finding? {
    guard let run = longRun(in: spoken.text), !spoken.isSpelledOut(in: tree) else { return nil }
    let digits = String(spoken.text[run])
    let isCode = isCode(spoken, in: tree) || isDate(digits)
    if isCode, options.codes == "ignore" { return nil }
    let heard =
      digits.prefix(6).compactMap { $0.wholeNumberValue.map { Self.digitNames[$0] } }
      .joined(separator: " ") + (digits.count > 6 ? " …" : "")
    let help =
      isCode
      ? "Set the digits in groups with spaces, or give the label the spell-out speech attribute."
      : "Write \(Quoted.text(Self.grouped(digits))) in the accessibility label."
    let message =
      "\(Quoted.text(digits)) may be read digit by digit, “\(heard)”, or as one long number"
    let range = spoken.range(of: run)
    let after =
      isCode ? nil : spoken.speech(replacing: run, with: Self.grouped(digits), in: tree)
    // In Interface Builder the text of a label that code can reach is often a stand-in.
    if spoken.key == .text, tree.element(spoken.element).marks.contains(.outlet) {
      return review(
        message, help: help, of: spoken.element, in: tree, range: range,
        severity: isCode ? .note : .warning, after: after)
    }
    return violation(
      message, help: help, of: spoken.element, in: tree, range: range,
      severity: isCode ? .note : .warning, after: after)
  }

  /// Whether eight digits are a day, the year first, as builds and logs write it.
  private func isDate(_ digits: String) -> Bool {
    guard digits.count == 8, let number = Int(digits) else { return false }
    return (1900...2100).contains(number / 10_000) && (1...12).contains(number / 100 % 100)
      && (1...31).contains(number % 100)
  }

  /// The first run of digits that is long enough and stands as a number of its own.
  private func longRun(in text: String) -> Range<String.Index>? {
    var start: String.Index?
    var index = text.startIndex
    while true {
      let isDigit = index < text.endIndex && text[index].isASCII && text[index].isNumber
      if isDigit, start == nil { start = index }
      if !isDigit, let first = start {
        start = nil
        let run = first..<index
        if text.distance(from: first, to: index) >= Int(options.minDigits),
          isNumber(run, in: text)
        {
          return run
        }
      }
      if index == text.endIndex { return nil }
      index = text.index(after: index)
    }
  }

  /// Whether a run of digits is neither a fraction nor part of a word or an address.
  private func isNumber(_ run: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<run.lowerBound]
    if let mark = before.last, mark == "." || mark == ",",
      before.dropLast().last?.isNumber == true
    {
      return false
    }
    let head = before.reversed().prefix { !$0.isWhitespace }
    let tail = text[run.upperBound...].prefix { !$0.isWhitespace }
    let word = String(head.reversed()) + tail
    return !word.contains { $0.isLetter || "@/\\_".contains($0) }
  }

  private func isCode(_ spoken: SpokenText, in tree: AccessibilityTree) -> Bool {
    if let meaning = tree.interface.text(.meaning, of: spoken.element) {
      return Self.codeMeanings.contains(meaning)
    }
    if tree.interface.text(.contentType, of: spoken.element) != nil { return true }
    if tree.interface.text(.unit, of: spoken.element) != nil { return false }
    if spoken.text.contains("#") || spoken.text.contains("№") || spoken.text.hasPrefix("+") {
      return true
    }
    return Words.normalized(spoken.text).contains(where: Self.codeWords.contains)
  }

  /// The digits in groups of three, as English writes quantities.
  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
