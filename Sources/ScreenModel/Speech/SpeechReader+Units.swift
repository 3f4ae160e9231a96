/// Numbers with units.
extension SpeechReader {
  /// A number with a unit behind it.
  func measure(_ number: SpeechNumber) -> SpokenReading? {
    guard !text.isLetter(before: number.start) || number.isNegative else { return nil }
    let start = text.blankEnd(number.end)
    if let degrees = degrees(number, start) { return degrees }
    guard profile.units == .expand else { return nil }
    let end = text.lettersEnd(start, most: SpeechUnits.longest)
    let sign = text.text(start..<end)
    guard end > start, let name = SpeechUnits.name(sign) else { return nil }
    if let power = power(number, start..<end) { return power }
    guard text.isBoundary(end), !isPlural(number, sign) else { return nil }
    if SpeechUnits.bytes.contains(sign), text[number.start - 1] == UInt8(ascii: "("),
      text[end] == UInt8(ascii: ")")
    {
      let letters = sign.map(String.init).joined(separator: " ")
      return measure(
        number, end, letters, .reported,
        "between parentheses the letters of this unit were heard, elsewhere its name")
    }
    let unit = number.isOne(in: text) ? name.one : name.many
    if let rate = rate(end) {
      return measure(number, rate.end, unit + rate.spoken, .assumed, named)
    }
    let (evidence, reason) = doubt(about: sign)
    return measure(number, dotEnd(end), unit, evidence, reason)
  }

  /// The end of a unit with its dot, if the sentence goes on behind it.
  private func dotEnd(_ end: Int) -> Int {
    let goesOn =
      text[end] == UInt8(ascii: ".") && text[end + 1] == 0x20
      && text.isASCIILetter(end + 2) && !text.isUpper(end + 2)
    return goesOn ? end + 1 : end
  }

  /// Where a unit ends that follows a number, if one does.
  func measureEnd(_ end: Int) -> Int? {
    let start = text.blankEnd(end)
    let letters = text.lettersEnd(start, most: SpeechUnits.longest)
    guard letters > start, text.isBoundary(letters) else { return nil }
    return SpeechUnits.name(text.text(start..<letters)) == nil ? nil : letters
  }

  private var named: String { "a unit behind a number is read by its name" }

  private func doubt(about sign: String) -> (Evidence, String) {
    switch sign {
    case "m":
      (.reported, "a single \"m\" behind a number is a meter, also where minutes are meant")
    case "min", "mins":
      (.assumed, "voices differ: it was also heard as \"meters\" and \"miles\"")
    default:
      (.assumed, named)
    }
  }

  /// Whether the letters are the ending of a decade or another plural: "1990s", "80s".
  private func isPlural(_ number: SpeechNumber, _ sign: String) -> Bool {
    guard sign == "s", text[number.end] == UInt8(ascii: "s") else { return false }
    let isShort = text[number.start - 1] == UInt8(ascii: "'") || text.has("’", at: number.start - 3)
    return number.whole.count > 3 || isShort || text.has("the ", at: number.start - 4)
  }

  private func measure(
    _ number: SpeechNumber, _ end: Int, _ unit: String, _ evidence: Evidence, _ reason: String
  ) -> SpokenReading {
    SpokenReading(
      range: number.start..<end, kind: .unit,
      spoken: number.words(in: text, speller) + " " + unit, evidence: evidence, reason: reason)
  }

  /// Degrees, with or without a scale.
  private func degrees(_ number: SpeechNumber, _ start: Int) -> SpokenReading? {
    guard text.has("°", at: start) else { return nil }
    let degrees = number.isOne(in: text) ? "degree" : "degrees"
    let end = start + 2
    let scale: String? =
      switch text[end] {
      case UInt8(ascii: "C"): "Celsius"
      case UInt8(ascii: "F"): "Fahrenheit"
      default: nil
      }
    guard let scale, text.isBoundary(end + 1) else {
      return measure(number, end, degrees, .assumed, "the sign behind a number is read as a word")
    }
    return measure(number, end + 1, degrees + " " + scale, .assumed, named)
  }

  /// A unit with a small two or three.
  private func power(_ number: SpeechNumber, _ unit: Range<Int>) -> SpokenReading? {
    let isSquare = text.has("²", at: unit.upperBound)
    guard isSquare || text.has("³", at: unit.upperBound) else { return nil }
    let letters = text.text(unit).uppercased().map(String.init).joined(separator: " ")
    return measure(
      number, unit.upperBound + 2, "\(letters) to the power of \(isSquare ? "two" : "three")",
      .reported, "the small digit keeps the unit from being recognised")
  }

  /// The rate after a unit and a slash: "/h".
  private func rate(_ end: Int) -> (spoken: String, end: Int)? {
    guard text[end] == UInt8(ascii: "/") else { return nil }
    let rateEnd = text.lettersEnd(end + 1, most: SpeechUnits.longest)
    let sign = text.text(end + 1..<rateEnd)
    guard text.isBoundary(rateEnd), text[rateEnd] != 0xC2,
      let unit = SpeechUnits.rates[sign] ?? SpeechUnits.name(sign)?.one
    else { return nil }
    return (" per " + unit, rateEnd)
  }
}

/// Units behind numbers.
enum SpeechUnits {
  /// A unit, one and several.
  struct Name: Sendable {
    let one: String
    let many: String
  }

  /// The most letters of a unit.
  static let longest = 5

  /// The unit of that sign.
  static func name(_ sign: String) -> Name? {
    if let one = regular[sign] { return Name(one: one, many: one + "s") }
    return irregular[sign].map { Name(one: $0.0, many: $0.1) }
  }

  /// Units of bytes, which were heard by their letters between parentheses.
  static let bytes: Set = ["KB", "MB", "GB", "TB"]

  /// Units of time and others that only stand behind "per".
  static let rates: [String: String] = ["h": "hour", "s": "second", "min": "minute", "day": "day"]

  private static let regular: [String: String] = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "kg": "kilogram",
    "g": "gram", "mg": "milligram", "lb": "pound", "lbs": "pound", "oz": "ounce", "mi": "mile",
    "yd": "yard", "kcal": "kilocalorie", "cal": "calorie", "kB": "kilobyte", "KB": "kilobyte",
    "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "V": "volt", "W": "watt",
    "kW": "kilowatt", "kWh": "kilowatt hour", "mAh": "milliamp hour", "L": "liter", "l": "liter",
    "ml": "milliliter", "mL": "milliliter", "dl": "deciliter", "dL": "deciliter", "dB": "decibel",
    "h": "hour", "hr": "hour", "hrs": "hour", "min": "minute", "mins": "minute", "s": "second",
    "sec": "second", "secs": "second", "ms": "millisecond", "d": "day", "yr": "year",
    "yrs": "year",
  ]
  private static let irregular: [String: (String, String)] = [
    "ft": ("foot", "feet"), "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
    "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"),
    "mph": ("mile per hour", "miles per hour"),
    "bpm": ("beat per minute", "beats per minute"),
  ]
}
