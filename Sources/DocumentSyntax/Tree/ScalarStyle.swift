/// How a scalar is spelled, and so how its text is decoded from its range.
@frozen public enum ScalarStyle: UInt8, Sendable {
  /// The bytes of the range are the text.
  case verbatim
  /// A JSON string with escapes; the range includes the quotes.
  case jsonEscaped
  /// A quoted string without escapes or line breaks; the range includes the quotes.
  case quoted
  /// A YAML plain scalar over several lines.
  case yamlPlainFolded
  /// A YAML single-quoted scalar that needs decoding; the range includes the quotes.
  case yamlSingleQuoted
  /// A YAML double-quoted scalar that needs decoding; the range includes the quotes.
  case yamlDoubleQuoted
  /// A YAML literal block scalar; the range starts at its `|`, `indent` is its indentation.
  case yamlLiteral
  /// A YAML folded block scalar; the range starts at its `>`, `indent` is its indentation.
  case yamlFolded
  /// A scalar that is not written at all (`key:` with no value); the range is empty.
  case missing
}
