import LintRules

extension LintCommand {
  /// Runs a command line on one thread, and prints how long each step and rule took; gives the exit
  /// code.
  static func runProfiled(
    _ make: () throws(UsageError) -> LintCommand
  ) throws(UsageError) -> Int32 {
    let profile = RunProfile { Terminal.clock }
    let command = try profile.measure(.find, make)
    let results = command.run(profile)
    let code = profile.measure(.report) { command.finish(results) }
    OutputStream.write(Array(ProfileTable(profile).text.utf8), to: STDERR_FILENO)
    return code
  }
}
