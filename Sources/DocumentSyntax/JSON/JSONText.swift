/// Decodes JSON strings.
enum JSONText {
  static func decoded(_ bytes: Bytes, start: Int, end: Int) -> String { "" }
}
