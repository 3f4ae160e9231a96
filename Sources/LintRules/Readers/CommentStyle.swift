/// How comments are written in a file.
enum CommentStyle: Sendable {
  /// From `#` to the end of the line.
  case yaml
  /// Between `<!--` and `-->`.
  case xml
}
