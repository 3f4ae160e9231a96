/// The bounds of the program itself, so that a hostile folder or machine ends in a message and not
/// in a hang. What a parser or reader bounds stands beside it; `docs/LIMITS.md` has all of them.
enum Limits {
  /// How many files one run reads.
  static let files = 1_000_000
  /// How many files a configuration may be made of.
  static let configurationFiles = 64
  /// How often a file is read that changes while it is read.
  static let attempts = 3
  /// How many seconds a report waits for somebody to read from a named pipe.
  static let pipeSeconds = 5
  /// How many files the system has to let the program have open.
  static let openFiles = 16
  /// How many seconds a program such as git has to end after it was told to.
  static let childSeconds = 1
}
