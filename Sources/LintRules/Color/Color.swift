/// A colour of the sRGB space, with its share of opacity; every part lies between 0 and 1.
public struct Color: Hashable, Sendable {
  /// The red part, as it is written in `#RRGGBB`, over 255.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// How much it covers: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// A colour of those parts; what lies beyond the bounds is drawn to them.
  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.bounded(red)
    self.green = Self.bounded(green)
    self.blue = Self.bounded(blue)
    self.alpha = Self.bounded(alpha)
  }

  /// The opaque colour of three bytes, as in `0xFF3B30`.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// Nothing at all.
  static let clear = Color(hex: 0, alpha: 0)
  /// The darkest colour.
  static let black = Color(hex: 0)
  /// The lightest colour.
  static let white = Color(hex: 0xFFFFFF)

  private static func bounded(_ part: Double) -> Double {
    part > 0 ? min(part, 1) : 0
  }

  /// Whether nothing shows through.
  var isOpaque: Bool { alpha >= 1 }

  // MARK: As text

  /// The colour that a text spells: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or `clear`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.count == 5, text.lowercased() == "clear" {
      self = .clear
      return
    }
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for byte in bytes.dropFirst() {
      guard digits.count < 8, let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3: self.init(hex: digits.reduce(0) { $0 << 8 | $1 * 17 })
    case 6: self.init(hex: digits.reduce(0) { $0 << 4 | $1 })
    case 8:
      self.init(
        hex: digits.prefix(6).reduce(0) { $0 << 4 | $1 },
        alpha: Double(digits[6] << 4 | digits[7]) / 255)
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where something shows through.
  public var hexadecimal: String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var count = 1
      func write(_ part: Double) {
        let byte = UInt8((part * 255).rounded())
        text[count] = Self.character(byte >> 4)
        text[count + 1] = Self.character(byte & 15)
        count += 2
      }
      write(red)
      write(green)
      write(blue)
      if !isOpaque { write(alpha) }
      return count
    }
  }

  private static func character(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  // MARK: One above another

  /// What is seen of this colour above another one.
  func over(_ beneath: Color) -> Color {
    if isOpaque { return self }
    let rest = (1 - alpha) * beneath.alpha
    let whole = alpha + rest
    guard whole > 0 else { return .clear }
    func mixed(_ own: Double, _ other: Double) -> Double { (own * alpha + other * rest) / whole }
    return Color(
      red: mixed(red, beneath.red), green: mixed(green, beneath.green),
      blue: mixed(blue, beneath.blue), alpha: whole)
  }

  /// The colour with its opacity scaled by a share.
  func faded(to share: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}
