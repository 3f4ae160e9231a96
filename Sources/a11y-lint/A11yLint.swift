import LintReports
import Linting

/// The program: takes the command line apart and hands it to a command.
@main
enum A11yLint {
  /// Runs the program, on the main thread but for the work that `Parallel` shares.
  static func main() {
    StandardStreams.holdNumbers()
    Signals.prepare()
    do {
      try StandardStreams.checkOpenFiles()
      var arguments = try Arguments(words())
      if arguments.has(.help) {
        exit(OutputStream.printed(HelpPage(command: arguments.command).text))
      }
      let info = arguments.command.info
      if info.takesLists { try arguments.readLists() }
      exit(try info.run(arguments))
    } catch let error as UsageError where !error.inputErrors.isEmpty {
      var lines = ByteWriter()
      for error in error.inputErrors { InputErrorText.write(error, to: &lines) }
      OutputStream.write(lines.bytes, to: STDERR_FILENO)
      exit(2)
    } catch let error as UsageError {
      OutputStream.complain("error: \(error.message)")
      OutputStream.complain("a11y-lint --help lists commands and options")
      exit(2)
    } catch {
      OutputStream.complain("error: \(error)")
      exit(2)
    }
  }

  private static func words() -> [RawPath] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .dropFirst().compactMap { $0.map { RawPath(cString: $0) } }
  }
}
