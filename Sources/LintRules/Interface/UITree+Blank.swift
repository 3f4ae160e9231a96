import DocumentSyntax

extension UITree {
  /// Whether a text has nothing that could be spoken: only white space and invisible characters.
  func isBlank(_ attribute: StoredAttribute) -> Bool {
    switch attribute.form {
    case .raw, .quoted:
      let inset = attribute.form == .quoted ? 1 : 0
      for offset in Int(attribute.valueStart) + inset..<Int(attribute.valueEnd) - inset {
        let byte = file.bytes[offset]
        if byte >= 0x80 { return text(of: attribute).map(Self.isBlank) ?? true }
        if byte > 0x20, byte != 0x7F { return false }
      }
      return true
    case .decoded:
      return Self.isBlank(strings[Int(attribute.payload)])
    case .boolean, .number, .inElement, .value, .unknown:
      return true
    }
  }

  /// Whether a text has nothing that could be spoken.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        true
      default:
        scalar.properties.isVariationSelector || scalar.properties.isWhitespace
      }
    }
  }
}
