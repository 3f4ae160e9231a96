import Linting

/// A command line that cannot be followed: what is wrong, and what to do.
struct UsageError: Error {
  let message: String
  /// Problems in a file that the command line leads to; reported in place of the message.
  private(set) var inputErrors: [InputError] = []

  /// Problems in a configuration file.
  init(_ errors: [InputError]) {
    message = "the configuration cannot be used"
    inputErrors = errors
  }

  /// The complaint at the place of the setting that it is about, where it is in a file.
  func placed<Value>(by setting: Setting<Value>?) -> UsageError {
    setting?.error.map { UsageError([$0(message)]) } ?? self
  }

  init(_ message: String) {
    self.message = message
  }

  /// The complaint about an unknown word, with the nearest known one or all of them.
  static func unknown(_ noun: String, _ word: String, among names: [String]) -> UsageError {
    guard !word.isBlank else {
      return UsageError("the \(noun) is empty; use \(names.joined(separator: ", "))")
    }
    let hint = Suggestion.closest(to: word, among: names).map { "; did you mean \($0)?" }
    return UsageError(
      "unknown \(noun) \(Arguments.shown(word))"
        + (hint ?? "; use \(names.joined(separator: ", "))"))
  }
}
