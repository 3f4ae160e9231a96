/// Shortened words of English that voices read as they are written, and what they stand for.
struct ShortenedWords {
  /// The long words of the short ones, all in lower case.
  private let words: [String: String]
  /// The first eight letters of the words that are worth looking up, by their hash.
  private let slots: [UInt64]
  /// Whether some words have other signs than letters, so that the slots do not tell of them.
  private let isOpen: Bool
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
    var keys: [UInt64] = []
    keys.reserveCapacity(words.count + Self.units.count)
    var isOpen = false
    func note(_ word: String) {
      let (key, sieveKey) = Self.keys(of: word)
      let place = Self.sievePlace(sieveKey)
      sieve[place >> 6] |= 1 << UInt64(place & 63)
      if let key { keys.append(key) } else if Self.known[word] == nil { isOpen = true }
    }
    for word in words.keys { note(word) }
    for unit in Self.units.keys { note(unit) }
    self.isOpen = isOpen
    self.sieve = sieve
    var size = 256
    while size < keys.count * 4 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for key in keys {
      var place = Self.place(key) & (size - 1)
      while slots[place] != 0, slots[place] != key { place = (place + 1) & (size - 1) }
      slots[place] = key
    }
    self.words = words
    self.slots = slots
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
        key = Self.sieveKey(key, byte)
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
    let place = Self.sievePlace(key)
    return sieve[place &>> 6] >> UInt64(place & 63) & 1 == 1
  }

  @inline(__always) private static func sieveKey(_ key: UInt64, _ letter: UInt8) -> UInt64 {
    key &<< 8 ^ key &>> 56 ^ UInt64(letter | 0x20)
  }

  @inline(__always) private static func sievePlace(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }

  /// Whether a text may have a short word, by a quick look that lets too many texts pass.
  @inline(__always) func mayBeFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isOpen { return true }
    return slots.withUnsafeBufferPointer { slots in
      var offset = 0
      while offset < bytes.count {
        let eight = EightBytes(bytes, at: offset)
        let others = ~eight.letters & EightBytes.high
        let length = others == 0 ? 8 : others.trailingZeroBitCount &>> 3
        if length > 0 {
          let key = (eight.word | 0x2020_2020_2020_2020) & ~0 &>> UInt64((8 &- length) &* 8)
          if Self.isKnown(key, slots) { return true }
          offset &+= length
          if length == 8 {
            offset = Self.wordEnd(bytes, offset)
          }
          if offset < bytes.count, bytes[offset] == 0xE2 { return true }
          if length == 1, key == Self.w || key == Self.c, offset < bytes.count,
            bytes[offset] == UInt8(ascii: "/")
          {
            return true
          }
        } else if eight.word & 0xFF == 0xE2 {
          // The kelvin sign in small letters is a letter of ASCII.
          return true
        }
        offset &+= 1
      }
      return false
    }
  }

  @inline(__always) private static func isKnown(
    _ key: UInt64, _ slots: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    var place = place(key) & (slots.count &- 1)
    while slots[place] != 0 {
      if slots[place] == key { return true }
      place = (place &+ 1) & (slots.count &- 1)
    }
    return false
  }

  @inline(__always) private static func wordEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Int {
    var end = start
    while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end &+= 1 }
    return end
  }

  /// The first eight letters of a word, nil where it has other signs, which no text is asked for;
  /// and its key in the sieve.
  private static func keys(of word: String) -> (key: UInt64?, sieve: UInt64) {
    var (key, sieve, shift): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var hasSigns = word.isEmpty
    for byte in word.utf8 {
      sieve = sieveKey(sieve, byte)
      if (byte | 0x20) &- 0x61 >= 26 { hasSigns = true }
      if shift < 64 { key |= UInt64(byte | 0x20) << shift }
      shift += 8
    }
    return (hasSigns ? nil : key, sieve)
  }

  @inline(__always) private static func place(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 44)
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
