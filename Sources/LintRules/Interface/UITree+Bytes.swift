import DocumentSyntax

extension UITree {
  /// What a look at the bytes of an attribute's text tells, without making a string of it; nil
  /// where the value is no text.
  @inline(__always) func look<Answer>(
    at attribute: StoredAttribute, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer? {
    let inset = attribute.form == .quoted ? 1 : 0
    switch attribute.form {
    case .raw, .quoted:
      let range = attribute.valueRange
      return file.bytes.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[range.start + inset..<range.end - inset]))
      }
    case .decoded:
      var text = strings[Int(attribute.payload)]
      return text.withUTF8(body)
    case .boolean, .number, .inElement, .value, .unknown:
      return nil
    }
  }
}
