import ScreenModel

/// Finds the numbers of a text, with their units.
struct QuantityReader {
  private let text: [Character]
  private let isDecimalPoint: Bool
  private var place = 0
  private var found: [Quantity] = []
  /// The rank of the unit of the last number where that is a time, hours below minutes.
  private var rank: Int?
  /// Whether there is something that this reader does not understand.
  private var isLost = false

  /// The longest text that is looked at, in bytes.
  private static let longest = 200

  /// The numbers of a text in a language; nil where some of them are dates, times of day or
  /// otherwise not to be compared.
  static func quantities(of text: String, language: String) -> [Quantity]? {
    guard text.utf8.count <= longest else { return nil }
    guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return [] }
    var reader = QuantityReader(text, language)
    reader.read()
    return reader.isLost ? nil : reader.found
  }

  private init(_ text: String, _ language: String) {
    self.text = Array(text)
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    isDecimalPoint = ["en", "ja", "zh", "ko", "he", "th"].contains(primary)
  }

  private mutating func read() {
    var slashes = 0
    var hyphens = 0
    while place < text.count, !isLost {
      let letter = text[place]
      if isDigit(place) {
        readNumber()
      } else if letter.isLetter {
        readWord()
      } else {
        if letter.isNumber { isLost = true }
        if letter == "/" { slashes += 1 }
        if letter == "-", isDigit(place - 1), isDigit(place + 1) { hyphens += 1 }
        place += 1
      }
    }
    if slashes > 1 || hyphens > 1 { isLost = true }
  }

  /// Passes a word; the digits in it are none of the numbers: "MP3".
  private mutating func readWord() {
    let start = place
    while text.indices.contains(place), text[place].isLetter || isDigit(place) { place += 1 }
    noteMonth(String(text[start..<place]))
  }

  /// Gives up on texts that name a month: their numbers are a date.
  private mutating func noteMonth(_ word: String) {
    if word.first?.isUppercase == true, Self.months.contains(word.lowercased()) { isLost = true }
  }

  private func isDigit(_ place: Int) -> Bool {
    text.indices.contains(place) && text[place].isASCII && text[place].isNumber
  }

  // MARK: Numbers

  private mutating func readNumber() {
    let currency = place > 0 ? Self.currencies[text[place - 1]] : nil
    var groups = [digits()]
    var marks: [Character] = []
    while text.indices.contains(place), isMark(text[place]), isDigit(place + 1) {
      marks.append(text[place])
      place += 1
      groups.append(digits())
    }
    guard var quantity = number(groups, marks) else {
      isLost = true
      return
    }
    if let currency {
      quantity.unit = .word(currency)
      return add(quantity)
    }
    addUnit(to: quantity)
  }

  private mutating func digits() -> String {
    let start = place
    while isDigit(place) { place += 1 }
    return String(text[start..<place])
  }

  private func isMark(_ character: Character) -> Bool {
    ".,:'\u{A0}\u{202F}\u{2009}".contains(character)
  }

  private func number(_ groups: [String], _ marks: [Character]) -> Quantity? {
    let all = groups.compactMap(Double.init)
    guard all.count == groups.count, let first = all.first, groups.allSatisfy({ $0.count < 16 })
    else { return nil }
    guard let mark = marks.first else { return Quantity([first]) }
    if mark == ":" { return clock(all, marks) }
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 }
    let whole = all.dropFirst().reduce(first) { $0 * 1000 + $1 }
    if marks.count == 1 {
      guard mark == "." || mark == "," else { return isGrouped ? Quantity([whole]) : nil }
      let decimals = groups[1].count
      guard let fraction = Double(groups[0] + "." + groups[1]) else { return nil }
      // "6.000" is six or six thousand, as the language and its readers will have it.
      if isGrouped, (mark == ".") != isDecimalPoint { return Quantity([whole, fraction]) }
      return Quantity(isGrouped ? [fraction, whole] : [fraction], decimals: decimals)
    }
    if Set(marks).count == 1 { return isGrouped ? Quantity([whole]) : nil }
    guard let last = marks.last, !marks.dropLast().contains(last), last == "." || last == ",",
      groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
      let number = Double(groups.dropLast().joined() + "." + groups[groups.count - 1])
    else { return nil }
    return Quantity([number], decimals: groups[groups.count - 1].count)
  }

  /// Minutes and seconds, or hours and minutes; nobody can tell from the digits.
  private func clock(_ parts: [Double], _ marks: [Character]) -> Quantity? {
    guard marks.allSatisfy({ $0 == ":" }) else { return nil }
    switch parts.count {
    case 2:
      let seconds = parts[0] * 60 + parts[1]
      return Quantity([seconds, seconds * 60], unit: .time)
    case 3: return Quantity([parts[0] * 3600 + parts[1] * 60 + parts[2]], unit: .time)
    default: return nil
    }
  }

  // MARK: Units

  private mutating func addUnit(to quantity: Quantity) {
    var quantity = quantity
    let start = place
    while text.indices.contains(place), text[place].isWhitespace { place += 1 }
    if text.indices.contains(place), text[place] == "%" {
      place += 1
      quantity.unit = .percent
      return add(quantity)
    }
    if text.indices.contains(place), let currency = Self.currencies[text[place]] {
      place += 1
      quantity.unit = .word(currency)
      return add(quantity)
    }
    let first = place
    while text.indices.contains(place), text[place].isLetter { place += 1 }
    noteMonth(String(text[first..<place]))
    let word = String(text[first..<place]).lowercased()
    if word.isEmpty { place = start }
    if Self.scales.contains(word) || Self.halves.contains(word) && quantity.unit == .time {
      isLost = true
    } else if Self.percents.contains(word) {
      quantity.unit = .percent
      add(quantity)
    } else if quantity.unit == .time || word.isEmpty || Self.links.contains(word) {
      add(quantity)
    } else if let timeRank = timeRank(of: word) {
      addTime(quantity, timeRank)
    } else {
      quantity.unit = .word(word)
      add(quantity)
    }
  }

  private mutating func add(_ quantity: Quantity) {
    rank = nil
    found.append(quantity)
  }

  /// Adds a number of hours, minutes or seconds, to those before it where there are any.
  private mutating func addTime(_ quantity: Quantity, _ timeRank: Int) {
    guard let number = quantity.numbers.first else { return }
    let seconds = number * Self.seconds[timeRank]
    if let rank, rank < timeRank, let last = found.indices.last {
      found[last].numbers = found[last].numbers.map { $0 + seconds }
      found[last].plain = nil
    } else {
      var time = quantity
      time.numbers = [seconds]
      time.plain = number
      time.unit = .time
      found.append(time)
    }
    rank = timeRank
  }

  private static let seconds = [86400.0, 3600, 60, 1]

  /// The place of a unit among days, hours, minutes and seconds. A lone "m" is a metre.
  private func timeRank(of word: String) -> Int? {
    if word == "m" {
      let rest = text[place...].drop { $0.isWhitespace || $0.isNumber }.prefix { $0.isLetter }
      return rank == 1 || Self.times[3].contains(String(rest).lowercased()) ? 2 : nil
    }
    return Self.times.firstIndex { $0.contains(word) }
  }

  private static let times: [Set<String>] = [
    ["d", "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días"],
    [
      "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora",
      "horas",
    ],
    ["min", "mins", "minute", "minutes", "minuten", "minuto", "minutos"],
    [
      "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde", "secondes",
      "segundo", "segundos",
    ],
  ]
  private static let currencies: [Character: String] = [
    "$": "dollars", "€": "euros", "£": "pounds", "¥": "yen",
  ]
  private static let months: Set<String> = Set(
    """
    january february march april may june july august september october november december jan feb \
    mar apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember \
    janvier février mars avril juin juillet août septembre octobre novembre décembre
    """.wordList)
  private static let percents: Set<String> = ["percent", "prozent", "pourcent"]
  /// Words behind a number that make it another one.
  private static let scales: Set<String> = [
    "k", "bn", "mio", "mrd", "tsd", "thousand", "million", "millions", "billion", "tausend",
    "millionen", "mille", "mil",
  ]
  private static let halves: Set<String> = ["am", "pm", "a", "p", "uhr"]
  /// Words behind a number that do not say what it counts.
  private static let links: Set<String> = [
    "of", "out", "and", "to", "from", "or", "by", "in", "on", "at", "is", "st", "nd", "rd", "th",
    "von", "bis", "und", "aus", "de", "sur", "et", "à", "y", "x", "point", "left", "remaining",
  ]
}
