import LintRules

/// A command line that cannot be followed: what is wrong, and what to do.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The complaint about a word that is none of those that there are.
  static func unknown(_ noun: String, _ word: String, among names: [String]) -> UsageError {
    let hint = Suggestion.closest(to: word, among: names).map { "; did you mean \($0)?" }
    return UsageError(
      "there is no \(noun) \(Arguments.shown(word))"
        + (hint ?? "; use \(names.joined(separator: ", "))"))
  }
}
