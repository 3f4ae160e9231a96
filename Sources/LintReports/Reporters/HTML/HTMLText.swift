import Linting

/// Small pieces of text that several parts of the page write.
enum HTMLText {
  /// A number with its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }

  /// A kind of element in words, as in "segmented control".
  static func kind(_ type: String) -> String {
    ElementKind(rawValue: type).map(Wording.noun) ?? type
  }

  /// The languages that a transcript is marked with, so that a screen reader takes the right voice.
  private static let languages: Set<String> = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr", "ga", "gl",
    "he", "hi", "hr", "hu", "id", "is", "it", "ja", "kk", "ko", "lt", "lv", "ms", "nb", "nl", "nn",
    "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "ta", "th", "tr", "uk", "vi", "zh",
  ]

  /// The attribute for the language of texts, where it is a known one other than the page's.
  static func language(_ tag: String) -> String {
    let code = String(decoding: tag.utf8.prefix { $0 != 0x2D && $0 != 0x5F }, as: UTF8.self)
    return code != "en" && languages.contains(code) ? " lang=\"\(code)\"" : ""
  }

  /// Writes a link to a success criterion.
  static func writeLink(to criterion: SuccessCriterion, _ output: inout ByteWriter) {
    output.write("<a href=\"\(criterion.understanding)\">WCAG \(criterion.number) ")
    output.writeHTML(criterion.name)
    output.write(" (\(criterion.level))</a>")
  }
}
