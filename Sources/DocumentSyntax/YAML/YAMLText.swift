/// Decodes YAML scalars.
enum YAMLText {
  /// The text of a scalar in one of the `yaml…` styles.
  static func decoded(_ bytes: Bytes, entry: SyntaxEntry) -> String {
    let start = Int(entry.start)
    let end = Int(entry.end)
    switch entry.style {
    case .yamlLiteral, .yamlFolded:
      return YAMLBlockText.decoded(bytes, entry: entry)
    case .yamlPlainFolded:
      var text = YAMLFlowText(bytes, from: start, to: end)
      return text.decoded(quote: nil)
    case .yamlSingleQuoted:
      var text = YAMLFlowText(bytes, from: start + 1, to: end - 1)
      return text.decoded(quote: UInt8(ascii: "'"))
    case .yamlDoubleQuoted:
      var text = YAMLFlowText(bytes, from: start + 1, to: end - 1)
      return text.decoded(quote: UInt8(ascii: "\""))
    case .verbatim, .jsonEscaped, .quoted, .missing:
      return ""
    }
  }
}
