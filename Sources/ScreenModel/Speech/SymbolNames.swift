/// The English names of symbols and marks.
enum SymbolNames {
  /// A symbol that is spoken.
  struct Symbol: Sendable {
    let name: String
    let evidence: Evidence
    /// Whether it is rather a mark, which is silent where no punctuation is to be spoken.
    let isMark: Bool
  }

  /// The symbol of a character; nil for letters, digits and marks that only make pauses.
  static func symbol(_ scalar: Unicode.Scalar) -> Symbol? {
    if let name = words[scalar] { return Symbol(name: name, evidence: .assumed, isMark: false) }
    if let name = spoken[scalar] {
      let evidence: Evidence =
        switch scalar {
        case "/": .article
        case "•": .reported
        default: .assumed
        }
      return Symbol(name: name, evidence: evidence, isMark: true)
    }
    guard !scalar.isASCII, isSymbol(scalar) else { return nil }
    return scalar.spokenName.map { Symbol(name: $0, evidence: .assumed, isMark: false) }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .otherSymbol, .currencySymbol: true
    default: false
    }
  }

  /// Symbols that stand for a word.
  private static let words: [Unicode.Scalar: String] = [
    "&": "and", "@": "at", "+": "plus", "=": "equals", "#": "number", "%": "percent",
    "$": "dollar", "€": "euro", "£": "pound", "¥": "yen", "<": "less than", ">": "greater than",
    "©": "copyright", "®": "registered", "™": "trademark", "×": "times", "÷": "divided by",
    "−": "minus", "±": "plus or minus", "≈": "almost equal to", "≠": "not equal to",
    "≤": "less than or equal to", "≥": "greater than or equal to", "°": "degrees",
    "√": "square root",
    "∞": "infinity", "²": "squared", "³": "cubed", "←": "left arrow", "→": "right arrow",
    "↑": "up arrow", "↓": "down arrow",
    "↔": "left right arrow", "⌘": "command", "⌥": "option", "⇧": "shift", "§": "section",
  ]

  /// Marks that are spoken unless no punctuation is.
  private static let spoken: [Unicode.Scalar: String] = [
    "/": "slash", "\\": "backslash", "•": "bullet", "*": "asterisk", "_": "underscore",
    "|": "vertical bar", "~": "tilde", "^": "caret", "‰": "per mille", "†": "dagger",
  ]

  /// Marks that are spoken only where all punctuation is.
  static let marks: [Unicode.Scalar: String] = [
    ",": "comma", ";": "semicolon", ".": "period", ":": "colon", "!": "exclamation point",
    "?": "question mark", "-": "hyphen", "–": "en dash", "—": "em dash", "…": "ellipsis",
    "(": "open paren", ")": "close paren", "[": "open bracket", "]": "close bracket",
    "{": "open brace", "}": "close brace", "\"": "quote", "'": "apostrophe", "`": "backtick",
    "“": "left double quote", "”": "right double quote", "‘": "left single quote",
    "’": "right single quote", "«": "left guillemet", "»": "right guillemet", "·": "middle dot",
    "¿": "inverted question mark", "¡": "inverted exclamation point",
  ]
}

extension Unicode.Scalar {
  /// The name that Unicode has for it, in lower case.
  var spokenName: String? {
    switch properties.generalCategory {
    case .privateUse, .unassigned, .control: nil
    default: properties.name?.lowercased()
    }
  }
}
