/// Decodes scalars when somebody asks.
extension SyntaxTree {
  /// The decoded text of a scalar: escapes, folding and quotes are gone; "" for a collection.
  package func text(of index: Int) -> String {
    let entry = entries[index]
    let start = Int(entry.start)
    let end = Int(entry.end)
    switch entry.style {
    case .missing:
      return ""
    case .verbatim:
      return entry.kind.isCollection ? "" : file.text(in: entry.range)
    case .quoted:
      return file.text(in: SourceRange(start: start + 1, end: end - 1))
    case .jsonEscaped:
      return file.bytes.withUnsafeBufferPointer { JSONText.decoded($0, start: start, end: end) }
    case .yamlPlainFolded, .yamlSingleQuoted, .yamlDoubleQuoted, .yamlLiteral, .yamlFolded:
      return file.bytes.withUnsafeBufferPointer { YAMLText.decoded($0, entry: entry) }
    }
  }

  /// The value of a number, or nil where the entry is none or the value fits no finite double.
  package func number(of index: Int) -> Double? {
    let entry = entries[index]
    guard entry.kind == .number else { return nil }
    return file.bytes.withUnsafeBufferPointer {
      NumberText.value($0, start: Int(entry.start), end: Int(entry.end))
    }
  }

  /// The value of a boolean, or nil where the entry is none.
  package func boolean(of index: Int) -> Bool? {
    let entry = entries[index]
    guard entry.kind == .boolean else { return nil }
    let first = file.bytes[Int(entry.start)]
    return first == UInt8(ascii: "t") || first == UInt8(ascii: "T")
  }
}
