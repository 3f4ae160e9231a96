/// A script of letters, as far as rules tell them apart.
package enum Script: Int, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic
  case devanagari, thai, georgian, hangul, kana, han

  /// The script of a letter; nil for digits, marks, and letters of other scripts.
  package init?(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard (scalar.value | 0x20) &- 0x61 < 26 else { return nil }
      self = .latin
      return
    }
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case ..<0x250, 0x1E00..<0x1F00, 0xFF21..<0xFF5B: self = .latin
    case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
    case 0x400..<0x530: self = .cyrillic
    case 0x530..<0x590: self = .armenian
    case 0x590..<0x600: self = .hebrew
    case 0x600..<0x700, 0x750..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFF00: self = .arabic
    case 0x900..<0x980: self = .devanagari
    case 0xE00..<0xE80: self = .thai
    case 0x10A0..<0x1100: self = .georgian
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: self = .hangul
    case 0x3040..<0x3100, 0xFF66..<0xFFA0: self = .kana
    case 0x3005..<0x3008, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xF900..<0xFB00, 0x20000..<0x32000:
      self = .han
    default: return nil
    }
  }

  /// The scripts that a language is written in; nil where that is not known.
  package static func scripts(of language: String) -> [Script]? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    switch primary {
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl",
      "cs", "sk", "sl", "hr", "hu", "ro", "tr", "vi", "id", "ms", "ca", "eu", "gl", "et", "lv",
      "lt", "ga", "cy", "sq", "mt", "sw", "af", "fil", "la", "eo", "lb":
      return [.latin]
    case "ru", "uk", "be", "bg", "mk", "ky", "mn", "tg": return [.cyrillic]
    case "sr", "kk": return [.cyrillic, .latin]
    case "el": return [.greek]
    case "hy": return [.armenian]
    case "he", "iw", "yi": return [.hebrew]
    case "ar", "fa", "ur", "ps": return [.arabic]
    case "hi", "mr", "ne": return [.devanagari]
    case "th": return [.thai]
    case "ka": return [.georgian]
    case "ko": return [.hangul, .han]
    case "ja": return [.kana, .han]
    case "zh", "yue": return [.han]
    default: return nil
    }
  }

  /// Its name in English.
  package var name: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .armenian: "Armenian"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .devanagari: "Devanagari"
    case .thai: "Thai"
    case .georgian: "Georgian"
    case .hangul: "Hangul"
    case .kana: "Kana"
    case .han: "Han"
    }
  }

  /// The language that a text in the script is most likely in.
  package var likelyLanguage: String? {
    switch self {
    case .latin: nil
    case .greek: "el"
    case .cyrillic: "ru"
    case .armenian: "hy"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .thai: "th"
    case .georgian: "ka"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    }
  }
}

/// How many letters of each script there are.
package struct ScriptCounts {
  private var counts = SIMD16<UInt32>()

  /// Nothing that is counted yet.
  package init() {}

  /// The letters of a text.
  package init(_ text: String) {
    add(text)
  }

  /// Counts the letters of a text as well.
  package mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      if let script = Script(scalar) { counts[script.rawValue] &+= 1 }
    }
  }

  /// How many letters there are.
  package var total: Int { Int(counts.wrappedSum()) }

  /// The script with the most letters, of several the first one; nil where there is no letter.
  package var leading: Script? {
    let most = counts.max()
    return most == 0 ? nil : Script.allCases.first { counts[$0.rawValue] == most }
  }

  /// How many letters are of a script.
  package subscript(script: Script) -> Int {
    get { Int(counts[script.rawValue]) }
    set { counts[script.rawValue] = UInt32(newValue) }
  }
}
