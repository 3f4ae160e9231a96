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
      exit(try run(Arguments(words())))
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

  private static func run(_ given: Arguments) throws -> Int32 {
    var arguments = given
    if arguments.has(.help) { return print(HelpPage(command: arguments.command).text) }
    if arguments.command.takesLists { try arguments.readLists() }
    switch arguments.command {
    case .lint where arguments.has(.stream):
      return try reporting(arguments) { () throws(UsageError) in
        try StreamCommand(arguments)
      }.run()
    case .lint where arguments.has(.profile):
      return try LintCommand.runProfiled { () throws(UsageError) in
        try reporting(arguments) { () throws(UsageError) in try LintCommand(arguments) }
      }
    case .lint:
      let command = try reporting(arguments) { () throws(UsageError) in
        try LintCommand(arguments)
      }
      if arguments.has(.listFiles) { return print(command.fileList) }
      if arguments.has(.fix) { return try FixCommand(command, arguments).run() }
      return command.finish(command.run())
    case .baseline:
      return try BaselineCommand(arguments).run()
    case .report:
      return try ReportCommand(arguments).run()
    case .speak:
      return try SpeakCommand(arguments).run()
    case .diff:
      return try DiffCommand(arguments).run()
    case .version:
      return print("\(Tool.name) \(Tool.version)\n")
    case .rules:
      return print(try CatalogCommands.rules(arguments))
    case .formats:
      return print(try CatalogCommands.formats(arguments))
    case .explain:
      return print(try CatalogCommands.explain(arguments))
    case .`init`:
      return try InitCommand(arguments).run()
    case .config:
      return print(try ConfigCommand.run(arguments))
    case .dump:
      return try DumpCommand(arguments).run()
    case .schema:
      return print(try CatalogCommands.schema(arguments))
    case .completions:
      return print(try CatalogCommands.completions(arguments))
    case .help:
      return print(try help(arguments).text)
    }
  }

  /// The command, or else a report on why there is none: who reads reports gets one in any case.
  private static func reporting<Made>(
    _ arguments: Arguments, _ command: () throws(UsageError) -> Made
  ) throws(UsageError) -> Made {
    do {
      return try command()
    } catch  where !error.inputErrors.isEmpty {
      let file = FileReport(failed: error.inputErrors[0].path, error.inputErrors)
      if var settings = try? LintSettings(arguments, ProjectConfiguration()) {
        let files = arguments.operands + arguments.listFiles
        let reportGuard = ReportGuard(
          files + arguments.allValues(.baseline).map { RawPath($0) }
            + arguments.allValues(.diff).map { RawPath($0) }
            + error.inputErrors.map { RawPath($0.path) } + Projects.files(of: arguments))
        settings.outputs.removeAll { output in
          // People read it on standard error.
          output.path.map(reportGuard.mayHold) ?? output.form.info.isForPeople
        }
        _ = LintCommand.write(LintReport(files: [file]), settings)
      }
      throw error
    }
  }

  private static func help(_ arguments: Arguments) throws -> HelpPage {
    guard let word = arguments.operands.first?.text else { return HelpPage(command: nil) }
    guard let command = Command(rawValue: word) else {
      throw UsageError.unknown("command", word, among: Command.available.map(\.rawValue))
    }
    return HelpPage(command: command)
  }

  private static func print(_ text: String) -> Int32 {
    guard let problem = OutputStream.print(text) else { return 0 }
    OutputStream.complain("error: standard output: \(problem.message)")
    return 2
  }
}
