/// How long it takes to read what a view shows.
enum ReadingTime {
  /// The words that a slow reader takes in during a second.
  private static let wordsPerSecond = 2.0
  /// What passes before anybody begins to read, in seconds.
  private static let start = 1.0
  /// The characters that fit a line of a phone.
  private static let lineLength = 45

  /// The seconds that the texts among elements take; nil where they are a line at most.
  static func seconds(of parts: Range<Int>, in tree: AccessibilityTree) -> Double? {
    var lines = 0
    var words = 0
    for index in parts where tree.interface.says(.text, index) {
      guard tree.silences[index] != .hidden, let text = tree.interface.text(.text, of: index),
        text.utf8.count < 5000
      else { continue }
      for line in text.split(separator: "\n") { lines += 1 + line.count / lineLength }
      words += text.split(whereSeparator: \.isWhitespace).count
    }
    return lines > 1 ? start + Double(words) / wordsPerSecond : nil
  }
}
