/// Cells of RFC 4180.
extension ByteWriter {
  /// Appends untrusted text as a cell on one line, in quotes where it needs them.
  ///
  /// Guarded, what a spreadsheet would take for a formula has an apostrophe before it.
  mutating func writeCSV(_ text: String, guardsFormulas: Bool) {
    let isGuarded = guardsFormulas && Self.mayBeFormula(text)
    let isQuoted =
      text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      || text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ")
    if isQuoted { write("\"") }
    if isGuarded { write("'") }
    writeEscaped(text, by: .csv)
    if isQuoted { write("\"") }
  }

  /// Whether a text begins with the sign of a formula, in the eyes of a spreadsheet that looks
  /// past blanks and marks, and takes full-width signs for the plain ones.
  static func mayBeFormula(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫", "\u{2212}": return true
      case "A"..."Z", "a"..."z", "0"..."9": return false
      default: break
      }
      if scalar.properties.isWhitespace { continue }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: continue
      default: return false
      }
    }
    return false
  }
}
