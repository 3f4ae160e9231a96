/// Reads numbers.
enum NumberText {
  static func value(_ bytes: Bytes, start: Int, end: Int) -> Double? { nil }
}
