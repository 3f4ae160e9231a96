import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LintCommand {
  /// Does what a command line asks for with one job, and prints what took how long; gives the exit
  /// code.
  static func runProfiled(
    _ make: () throws(UsageError) -> LintCommand
  ) throws(UsageError) -> Int32 {
    let profile = RunProfile { Terminal.clock }
    let command = try profile.measure(.find, make)
    let outcome = command.run(profile)
    let code = profile.measure(.report) { command.finish(outcome) }
    OutputStream.write(Array(ProfileTable(profile).text.utf8), to: STDERR_FILENO)
    return code
  }

  /// Lints every file, one after another.
  private func run(_ profile: RunProfile) -> Outcome {
    var outcome = Outcome(reports: [])
    for index in discovery.files.indices {
      let report = report(on: index, profile)
      outcome.reports.append(report)
      guard scope != nil else { continue }
      outcome.known.append(
        profile.measure(.earlier) {
          report.map {
            EarlierFindings.known(of: $0, discovery.files[index], linters[index], languages)
          } ?? []
        })
    }
    return outcome
  }

  private func report(on index: Int, _ profile: RunProfile) -> FileReport? {
    let found = discovery.files[index]
    do throws(FileProblem) {
      let file = try profile.measure(.read) { () throws(FileProblem) in
        try InputSettings.file(found)
      }
      let linter = linters[index]
      let plan = profile.measure(.parse) { Self.plan(file.source, found, linter, languages) }
      let report = plan.map { linter.lint($0, profile) }
      if let problem = file.watch?.problem { throw problem }
      return report
    } catch {
      return Self.failure(found.shown, error.message)
    }
  }
}
