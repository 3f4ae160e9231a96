import ScreenModel

/// Finds long numbers that VoiceOver reads digit by digit, or as one number that nobody can follow.
struct SpeechDigitRun: Rule {
  static let info = RuleInfo(
    id: "speech-digit-run",
    title: "Long numbers are grouped, or said to be codes",
    category: .speech,
    severity: .warning,
    criteria: [.wcag("1.3.1")],
    restsOn: [.label],
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
      "Texts with the spell-out attribute, and examples in the place of what is to be typed.",
      "Phone numbers, postcodes, PINs, order numbers and other codes give only a note.",
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
          - {type: text, text: "⟪10115⟫ Berlin"}
          - {type: text, text: "+49 30 ⟪1234567⟫"}
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
  private static let scales: Set<Substring> = ["hundred", "thousand", "million", "billion"]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    NumberClaims.all(.digits, in: tree, atLeast: Int(options.minDigits)).compactMap {
      spoken, claims in
      // An example of what is to be typed is heard while the field is empty.
      spoken.key == .placeholder
        ? nil
        : claims.first { isLong($0, in: spoken) }.flatMap { finding($0, in: spoken, of: tree) }
    }
  }

  private func finding(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding? {
    let isCode = isCode(claim, in: spoken, of: tree)
    if isCode, options.codes == "ignore" { return nil }
    let grouped =
      isCode ? nil : DecimalSign.grouped(claim.written, tree.language(of: spoken.element))
    let written = String(spoken.text[spoken.part(claim.reading.range)])
    let help =
      isCode
      ? "Set the digits in groups with spaces, or give the label the spell-out speech attribute."
      : "Write \(grouped.map(Quoted.text) ?? "the digits in groups") in the \(spoken.place)."
    return finding(
      "\(Quoted.text(written)) \(heard(claim, in: spoken, of: tree))", help: help, at: spoken,
      claim.part, in: tree, severity: isCode ? .note : .warning,
      after: grouped.flatMap { spoken.speech(replacing: claim.part, with: $0, in: tree) },
      fixes: isQuantity(spoken.element, in: tree)
        ? grouped.map { spoken.fixes(replacing: claim.part, with: $0, .unsafe) } ?? [] : [])
  }

  /// The spoken form of a number, in words.
  private func heard(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> String {
    guard spoken.voice(in: tree).isEnglish else {
      return "may be read digit by digit, or as one long number"
    }
    let words = claim.reading.spoken
    let isSpelled = words.split(separator: " ").allSatisfy { !Self.scales.contains($0) }
    return "is read as “\(Quoted.bare(words))”, or by some voices "
      + (isSpelled ? "as one long number" : "digit by digit")
  }

  /// Whether a run of digits is long enough and stands as a number of its own.
  private func isLong(_ claim: NumberClaims.Claim, in spoken: SpokenText) -> Bool {
    guard claim.written.count >= Int(options.minDigits) else { return false }
    return [.unit, .currency, .percent].contains(claim.reading.kind)
      || isNumber(claim.part, in: spoken.text)
  }

  /// Whether five digits stand before or behind the name of a place.
  private func isPostcode(_ claim: NumberClaims.Claim, in spoken: SpokenText) -> Bool {
    guard claim.written.count == 5 else { return false }
    let before = spoken.text[..<claim.part.lowerBound].suffix(3)
    let after = spoken.text[claim.part.upperBound...].prefix(2)
    let isState =
      before.count == 3 && before.last == " " && before.dropLast().allSatisfy(\.isUppercase)
    return isState || after.first == " " && after.last?.isUppercase == true
  }

  /// Whether eight digits are a day, the year first, as builds and logs write it.
  private func isDate(_ digits: String) -> Bool {
    guard digits.count == 8, let number = Int(digits) else { return false }
    return (1900...2100).contains(number / 10_000) && (1...12).contains(number / 100 % 100)
      && (1...31).contains(number % 100)
  }

  /// Whether a run of digits is not part of a word or an address.
  private func isNumber(_ run: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<run.lowerBound]
    let head = before.suffix(64).reversed().prefix { !$0.isWhitespace }
    let tail = text[run.upperBound...].prefix(64).prefix { !$0.isWhitespace }
    let word = String(head.reversed()) + tail
    return !word.contains { $0.isLetter || "@/\\_".contains($0) }
  }

  /// Whether a number is a quantity, since the file says so or gives its unit.
  private func isQuantity(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.text(.meaning, of: index) == "quantity" || tree.element(index).has(.unit)
  }

  /// Whether digits stand for nothing that is counted or measured.
  private func isCode(
    _ claim: NumberClaims.Claim, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Bool {
    if [.unit, .currency, .percent].contains(claim.reading.kind) { return false }
    if let meaning = tree.interface.text(.meaning, of: spoken.element) {
      return Self.codeMeanings.contains(meaning)
    }
    if claim.reading.kind == .phone || isDate(claim.written) || isPostcode(claim, in: spoken) {
      return true
    }
    if tree.interface.text(.contentType, of: spoken.element) != nil { return true }
    if tree.interface.text(.unit, of: spoken.element) != nil { return false }
    if spoken.text.contains("#") || spoken.text.contains("№") || spoken.text.hasPrefix("+") {
      return true
    }
    return Words.normalized(spoken.text).contains(where: Self.codeWords.contains)
  }
}
