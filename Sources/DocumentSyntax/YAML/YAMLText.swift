/// Decodes YAML scalars.
enum YAMLText {
  static func decoded(_ bytes: Bytes, entry: SyntaxEntry) -> String { "" }
}
