import ScreenModel

/// Finds shortened words that voices do not expand.
struct SpeechAbbreviation: Rule {
  static let info = RuleInfo(
    id: "speech-abbreviation",
    title: "Words are spoken in full",
    category: .speech,
    severity: .note,
    criteria: [],
    restsOn: [.label],
    why: """
      "Grad Date" saves room on the screen; a listener hears "grad date" and has to guess, and \
      "qty" or "3mon" are hardly words at all.
      """,
    how: """
      Leave the short word on the screen, and write the whole one in the accessibility label.
      """,
    uiKit: #"""
      label.text = "Grad Date"
      label.accessibilityLabel = "Graduation Date"
      """#,
    swiftUI: #"""
      Text("Grad Date").accessibilityLabel("Graduation Date")
      """#,
    traps: [
      "Short words that voices expand: \"Dr.\", \"5 km\", \"2h 34m\", \"No. 8\".",
      "Words in capitals, which `speech-all-caps` reports.",
      "Parts of addresses, of names of files, and of names in code.",
      "Texts in other languages than English.",
      "In Interface Builder a text that code can reach may be a stand-in, so it asks for a look.",
    ],
    examples: [
      .fails(
        """
        screen: Diploma
        children:
          - {type: text, text: ⟪Grad⟫ Date}
          - {type: text, text: "⟪Qty⟫: 3"}
          - {type: text, text: Due in ⟪3mon⟫}
        """, "VoiceOver says \"Qty, three\"."),
      .passes(
        """
        screen: Diploma
        children:
          - {type: text, text: Grad Date, label: Graduation Date}
          - {type: text, text: Dr. Miller}
          - {type: text, text: 5 mins}
          - {type: text, text: 2 hrs 5 min}
        """),
      .fails(
        """
        screen: Order
        children:
          - {type: text, text: Tea ⟪w/⟫ milk}
          - {type: text, text: ⟪Avg.⟫ speed}
          - {type: text, text: The total ⟪qty⟫.}
          - {type: button, label: Open ⟪acct⟫, hint: Shows the ⟪dept⟫}
          - {type: text, text: ⟪1mo⟫ free}
        """, documented: false),
      .passes(
        """
        screen: Traps
        children:
          - {type: text, text: Quantity in graduation}
          - {type: text, text: see msg.example.com}
          - {type: text, text: Open acct_list}
          - {type: text, text: Dept der Liebe, language: de}
          - {type: text, text: Wk, speech: {spellOut: true}}
          - {type: text, text: and/or}
        """, documented: false),
      .fails(
        """
        screen: Feed
        children:
          - {type: text, text: ⟪5m⟫ ago}
          - {type: text, text: Chapter two ⟪12 m⟫ left}
        """, "A single \"m\" is read as meters."),
      .needsReview(
        """
        screen: Feed
        children:
          - {type: text, text: ⟪5m⟫}
          - {type: text, text: 400 m to the harbour}
        """, documented: false),
      .passes(
        """
        screen: Order
        children:
          - {type: text, text: Qty}
        """, options: ["allow": .texts(["Qty"])], documented: false),
      .fails(
        """
        screen: Order
        children:
          - {type: text, text: ⟪Zwgl⟫ list}
        """, options: ["pack": .texts(["zwgl=Zwinglian"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var pack: [String] = []
    var allow: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("pack", \.pack, "more short words, each with what it stands for, as in qty=quantity"),
      .texts("allow", \.allow, "short words that are fine"),
    ]
  }

  /// A short word in a text.
  private struct Short {
    let range: Range<Int>
    let written: String
    let long: String
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.spoken) else { return [] }
    let words =
      options.pack.isEmpty ? ShortenedWords.standard : ShortenedWords(adding: options.pack)
    var findings: [Finding] = []
    for index in tree.nodes(.spoken)
    where SpokenBytes.anyText(of: index, in: tree, { words.mayOccur(in: $0) }) {
      findings += SpokenText.all(of: index, in: tree).compactMap { spoken in
        finding(in: spoken, words, of: tree)
      }
    }
    return findings
  }

  private func finding(
    in spoken: SpokenText, _ words: ShortenedWords, of tree: AccessibilityTree
  ) -> Finding? {
    let voice = spoken.voice(in: tree)
    guard voice.isEnglish, spoken.key != .inputLabels, !spoken.isSpelledOut(in: tree) else {
      return nil
    }
    let readings = voice.readings(of: spoken.text).filter { $0.kind != .integer }
    if let finding = minutes(in: spoken, readings, of: tree) { return finding }
    let short = shorts(in: spoken.text, words).first { short in
      !options.allow.contains(short.written)
        && !readings.contains { $0.range.overlaps(short.range) && $0.spoken != "slash" }
    }
    guard let short else { return nil }
    let part = spoken.part(short.range)
    return finding(
      "\(Quoted.text(short.written)) stands for “\(Quoted.bare(short.long))”, but voices read it "
        + "as it is written: “\(spoken.heard(in: tree))”",
      help: "Write \(Quoted.text(short.long)) in the \(spoken.place).", at: spoken, part, in: tree,
      after: spoken.speech(replacing: part, with: short.long, in: tree),
      fixes: spoken.fixes(replacing: part, with: short.long, .unsafe))
  }

  /// Words behind a number that make it a time.
  private static let times: Set = ["ago", "left", "remaining", "later", "read"]

  /// A single "m" behind a number, which voices read as meters where minutes are meant: "5m ago".
  private func minutes(
    in spoken: SpokenText, _ readings: [SpokenReading], of tree: AccessibilityTree
  ) -> Finding? {
    let text = spoken.text
    guard !options.allow.contains("m"), spoken.key == .text || spoken.key == .label,
      let reading = readings.first(where: {
        let written = text[spoken.part($0.range)]
        return $0.kind == .unit && written.last == "m" && $0.spoken.hasSuffix("meters")
          && written.dropLast().allSatisfy { $0.isWholeNumber || $0 == " " }
      })
    else { return nil }
    let part = spoken.part(reading.range)
    let number = text[part].dropLast().filter(\.isWholeNumber)
    let isAll = part == text.startIndex..<text.endIndex
    let next = Words.normalized(String(text[part.upperBound...])).first
    let isTime = next.map(Self.times.contains) ?? false
    guard let count = Int(number), count < 60, isTime || isAll else { return nil }
    let long = "\(number) minutes"
    let written = Quoted.text(String(text[part]))
    if isAll || tree.element(spoken.element).mayChangeInCode {
      return review(
        "\(written) is read as “\(Quoted.bare(reading.spoken))”, also where minutes are meant",
        help: "Where it is a time, write \(Quoted.text(long)) in the \(spoken.place).",
        of: spoken.element, in: tree, range: spoken.range(of: part))
    }
    return finding(
      "\(written) stands for “\(long)”, but voices read “\(Quoted.bare(reading.spoken))”",
      help: "Write \(Quoted.text(long)) in the \(spoken.place).", at: spoken, part, in: tree,
      after: spoken.speech(replacing: part, with: long, in: tree),
      fixes: spoken.fixes(replacing: part, with: long, .unsafe))
  }

  /// The short words of a text, each standing by itself or behind a number.
  private func shorts(in text: String, _ words: ShortenedWords) -> [Short] {
    let bytes = Array(text.utf8)
    var shorts: [Short] = []
    var offset = 0
    while offset < bytes.count {
      guard Self.isWord(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
        offset = Self.slashEnd(bytes, start, offset)
      }
      if let short = short(bytes, start..<offset, words) { shorts.append(short) }
    }
    return shorts
  }

  private func short(_ bytes: [UInt8], _ range: Range<Int>, _ words: ShortenedWords) -> Short? {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
    let next = range.upperBound + 1 < bytes.count ? bytes[range.upperBound + 1] : 0x20
    // What goes on behind a point, a hyphen or the like is a name in code or a longer word.
    let isJoined = ".-'/@:".utf8.contains(after) && Self.isWord(next)
    guard !isJoined, !"._-/@'&#".utf8.contains(before) else { return nil }
    let written = String(decoding: bytes[range], as: UTF8.self)
    if let long = words.long(written) {
      // A dot goes with the word, unless it ends the text.
      let isLast = range.upperBound + 1 >= bytes.count
      let hasDot = after == UInt8(ascii: ".") && next == 0x20 && !isLast
      let end = range.upperBound + (hasDot ? 1 : 0)
      return Short(range: range.lowerBound..<end, written: written, long: long)
    }
    let letters = written.drop { $0.isNumber }
    let number = written.prefix(written.count - letters.count)
    guard !number.isEmpty, let unit = ShortenedWords.unit(String(letters)) else { return nil }
    let long = number + " " + (number == "1" ? unit.one : unit.many)
    return Short(range: range, written: written, long: String(long))
  }

  /// Where a short word with a slash ends, such as "w/" or "c/o"; other slashes part words.
  private static func slashEnd(_ bytes: [UInt8], _ start: Int, _ slash: Int) -> Int {
    guard slash == start + 1 else { return slash }
    let end = slash + 1
    guard end < bytes.count, isWord(bytes[end]) else { return end }
    let isOne = end + 1 == bytes.count || !isWord(bytes[end + 1])
    return isOne ? end + 1 : slash
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

/// Shortened words of English that voices read as they are written, and what they stand for.
struct ShortenedWords {
  /// The long words of the short ones, all in lower case.
  private let words: [String: String]
  /// The letters of all that is worth looking up.
  private let keys: Set<UInt64>

  /// The built-in words.
  static let standard = ShortenedWords(adding: [])

  /// The built-in words and others; a word without anything that it stands for is left out.
  init(adding more: [String]) {
    var words = Self.known
    for entry in more {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { words[parts[0].lowercased()] = parts[1].lowercased() }
    }
    self.words = words
    keys = Set((Array(words.keys) + Self.units.keys + ["m"]).map { $0.utf8.reduce(0, Self.key) })
  }

  /// The word that a short one stands for, as the short one is capitalised; nil for words in
  /// capitals, which are spelled.
  func long(_ short: String) -> String? {
    let lower = short.lowercased()
    guard let long = words[lower] else { return nil }
    if short == lower { return long }
    guard short.dropFirst().allSatisfy({ !$0.isUppercase }) else { return nil }
    return long.prefix(1).uppercased() + long.dropFirst()
  }

  /// The unit that letters behind a number stand for, for one and for several.
  static func unit(_ short: String) -> (one: String, many: String)? {
    units[short].map { ($0, $0 + "s") }
  }

  /// Whether a text may have a short word.
  func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var key: UInt64 = 0
    for byte in bytes {
      if (byte | 0x20) &- 0x61 < 26 {
        key = Self.key(key, byte)
      } else if key != 0 {
        let isSlashed = byte == UInt8(ascii: "/") && (key == Self.w || key == Self.c)
        if isSlashed || keys.contains(key) { return true }
        key = 0
      }
    }
    return key != 0 && keys.contains(key)
  }

  /// The key of letters and one more, without regard to case.
  private static func key(_ key: UInt64, _ letter: UInt8) -> UInt64 {
    key << 8 ^ key >> 56 ^ UInt64(letter | 0x20)
  }

  private static let w = UInt64(UInt8(ascii: "w"))
  private static let c = UInt64(UInt8(ascii: "c"))

  /// Units that voices do not know where they touch a number.
  private static let units: [String: String] = [
    "mon": "month", "mons": "month", "mo": "month", "mos": "month", "mth": "month",
    "mths": "month", "wk": "week", "wks": "week", "qtr": "quarter", "qtrs": "quarter",
    "pg": "page", "pgs": "page", "pcs": "piece", "pts": "point", "ppl": "person",
  ]

  private static let known: [String: String] = [
    "grad": "graduation", "qty": "quantity", "amt": "amount", "acct": "account",
    "accts": "accounts", "appt": "appointment", "appts": "appointments", "dept": "department",
    "depts": "departments", "mgr": "manager", "mgmt": "management", "msg": "message",
    "msgs": "messages", "pwd": "password", "passwd": "password", "addr": "address",
    "nr": "number", "nbr": "number", "hr": "hour", "hrs": "hours",
    "mins": "minutes", "secs": "seconds", "kcal": "kilocalories", "avg": "average",
    "approx": "approximately", "desc": "description", "misc": "miscellaneous",
    "attn": "attention", "asst": "assistant", "assn": "association", "govt": "government",
    "intl": "international", "natl": "national", "univ": "university", "bldg": "building",
    "pkg": "package", "pkgs": "packages", "prev": "previous", "pg": "page", "pgs": "pages",
    "svc": "service", "svcs": "services", "txn": "transaction", "txns": "transactions",
    "trx": "transaction", "cust": "customer", "mfr": "manufacturer", "mfg": "manufacturing",
    "wt": "weight", "ht": "height", "btn": "button", "lbl": "label", "img": "image",
    "cfg": "configuration", "pls": "please", "plz": "please", "thx": "thanks",
    "tmrw": "tomorrow", "wknd": "weekend", "bday": "birthday", "sched": "schedule",
    "qtr": "quarter", "lvl": "level", "pts": "points", "pmt": "payment", "pmts": "payments",
    "stmt": "statement", "rcpt": "receipt", "mtg": "meeting", "mtgs": "meetings",
    "yr": "year", "yrs": "years", "wk": "week", "wks": "weeks", "mth": "month",
    "mths": "months", "mos": "months", "pct": "percent", "recd": "received",
    "rcvd": "received", "reqd": "required", "incl": "including", "excl": "excluding",
    "lang": "language", "freq": "frequency", "chg": "charge", "ppl": "people", "pcs": "pieces",
    "avail": "available", "transl": "translation", "curr": "current",
    "dest": "destination", "dist": "distance", "dur": "duration",
    "w/": "with", "c/o": "care of", "w/o": "without",
  ]
}
