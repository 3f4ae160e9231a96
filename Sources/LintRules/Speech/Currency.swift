/// A sign of money, and how amounts of it are said.
struct Currency: Sendable {
  /// One, and several.
  let one: String
  let many: String
  /// The hundredth part, one and several; nil where there is none.
  let cents: (one: String, many: String)?

  /// The currency whose sign begins at an offset, and where the sign ends.
  static func at(_ offset: Int, in text: SpeechBytes) -> (currency: Currency, end: Int)? {
    guard text[offset] == UInt8(ascii: "$") || text[offset] >= 0x80 else { return nil }
    let (scalar, end) = text.scalar(at: offset)
    return all[scalar].map { ($0, end) }
  }

  private static let all: [Unicode.Scalar: Currency] = [
    "$": Currency(one: "dollar", many: "dollars", cents: ("cent", "cents")),
    "€": Currency(one: "euro", many: "euros", cents: ("cent", "cents")),
    "£": Currency(one: "pound", many: "pounds", cents: ("penny", "pence")),
    "¥": Currency(one: "yen", many: "yen", cents: nil),
    "₹": Currency(one: "rupee", many: "rupees", cents: ("paisa", "paise")),
    "₽": Currency(one: "ruble", many: "rubles", cents: ("kopeck", "kopecks")),
    "₩": Currency(one: "won", many: "won", cents: nil),
    "₺": Currency(one: "lira", many: "lira", cents: ("kurus", "kurus")),
    "₴": Currency(one: "hryvnia", many: "hryvnias", cents: ("kopeck", "kopecks")),
    "₿": Currency(one: "bitcoin", many: "bitcoins", cents: nil),
  ]
}
