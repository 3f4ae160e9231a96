/// A command line that cannot be followed: what is wrong, and what to do.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
