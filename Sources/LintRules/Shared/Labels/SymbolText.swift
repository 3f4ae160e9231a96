import ScreenModel

/// Tells what texts are made of beside letters and digits.
enum SymbolText {
  /// Whether a text has something to be heard or seen, and neither letter, digit nor emoji.
  static func isSymbolsOnly(_ text: String) -> Bool {
    !text.isBlank
      && text.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
          && !isPrivate(scalar) && !isEmoji(scalar) && scalar != "\u{FE0F}"
      }
  }

  /// Whether a character is one for private use, which means something in one font only.
  static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .privateUse
  }

  /// Whether a character is a picture, with or without the wish to be shown as one.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.value > 0x1F000 && scalar.properties.isEmoji
  }

  /// Whether a symbol decorates: arrows, shapes, stars, bullets, bars; no mathematics or money.
  static func isDecorative(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The bar and the bullet.
    case 0x7C, 0x2022: true
    // Arrows, but for the shift and tab keys.
    case 0x2190...0x21FF: scalar != "⇧" && scalar != "⇥"
    // Boxes, shapes and dingbats; warnings, sexes and accidentals of notes mean something.
    case 0x26A0, 0x2640, 0x2642: false
    case 0x2500...0x266C, 0x2670...0x27BF, 0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2BFF:
      true
    default: false
    }
  }

  /// The lines of a text that begin like items of a list, where at least so many do.
  static func listItems(in text: String, atLeast count: Int) -> [Substring]? {
    guard text.contains(where: \.isNewline) else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let marks = lines.compactMap { line in mark(of: line).map { (line, $0) } }
    guard let first = marks.first?.1 else { return nil }
    let items = marks.filter { $0.1 == first }.map(\.0)
    return items.count >= count ? items : nil
  }

  /// The mark that a line begins with, if a blank and words follow it; any number is "1".
  private static func mark(of line: Substring) -> Character? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard let mark = rest.first, let next = rest.dropFirst().first, next.isWhitespace,
      rest.contains(where: \.isLetter)
    else { return nil }
    if digits.isEmpty { return "•-*–·‣◦▪".contains(mark) ? mark : nil }
    return digits.count < 3 && (mark == "." || mark == ")") ? "1" : nil
  }
}
