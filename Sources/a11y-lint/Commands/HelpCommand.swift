import LintReports
import Linting

/// `a11y-lint help` and `a11y-lint version`.
enum HelpCommand {
  /// The page that is asked for.
  private static func page(_ arguments: Arguments) throws(UsageError) -> HelpPage {
    guard let word = arguments.operands.first?.text else { return HelpPage(command: nil) }
    guard let command = Command(rawValue: word) else {
      throw UsageError.unknown("command", word, among: Command.available.map(\.rawValue))
    }
    return HelpPage(command: command)
  }
}

extension HelpCommand {
  /// The row of `version`.
  static var versionInfo: CommandInfo {
    CommandInfo(
      usage: "version", summary: "print the version",
      details: "Prints the name and version of the program.",
      run: { _ in OutputStream.printed("\(Tool.name) \(Tool.version)\n") })
  }

  /// The row of `help`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "help [COMMAND]", summary: "print help for the program or a command",
      details: "Prints help for the program or for one of its commands.",
      words: Command.available.map { CommandWord(name: $0.rawValue, help: $0.info.summary) },
      run: { OutputStream.printed(try page($0).text) })
  }
}
