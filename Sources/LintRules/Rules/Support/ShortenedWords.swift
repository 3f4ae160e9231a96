/// Shortened words of English that voices read as they are written, and what they stand for.
struct ShortenedWords {
  /// The long words of the short ones, all in lower case.
  private let words: [String: String]
  /// Bits that tell which words are worth looking up.
  private let sieve: [UInt64]

  /// The built-in words.
  static let standard = ShortenedWords(adding: [])

  /// The built-in words and others; a word without anything that it stands for is left out.
  init(adding more: [String]) {
    var words = Self.known
    for entry in more {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { words[parts[0].lowercased()] = parts[1].lowercased() }
    }
    var sieve = [UInt64](repeating: 0, count: 64)
    for word in Array(words.keys) + Array(Self.units.keys) {
      let place = Self.place(word.utf8.reduce(0) { Self.key($0, $1) })
      sieve[place >> 6] |= 1 << UInt64(place & 63)
    }
    self.words = words
    self.sieve = sieve
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
  @inline(__always) func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var key: UInt64 = 0
    for byte in bytes {
      if (byte | 0x20) &- 0x61 < 26 {
        key = Self.key(key, byte)
        continue
      }
      if key != 0 {
        if passes(key) || byte == UInt8(ascii: "/") && (key == Self.w || key == Self.c) {
          return true
        }
        key = 0
      }
    }
    return key != 0 && passes(key)
  }

  @inline(__always) private func passes(_ key: UInt64) -> Bool {
    let place = Self.place(key)
    return sieve[place &>> 6] >> UInt64(place & 63) & 1 == 1
  }

  @inline(__always) private static func key(_ key: UInt64, _ letter: UInt8) -> UInt64 {
    key &<< 8 ^ key &>> 56 ^ UInt64(letter | 0x20)
  }

  @inline(__always) private static func place(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 52)
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
