import ScreenModel

@testable import LintReports
@testable import a11y_lint

/// `docs/USAGE.md`: every command with its own options, and once those that several commands have.
enum UsagePage {
  /// The page.
  static var markdown: String {
    """
    <!-- Written by Scripts/record from the table of options. -->

    # All commands and options

    ```
    \(Command.available.map { "\(Tool.name) \($0.info.usage)" }.joined(separator: "\n"))
    ```

    `--option value` and `--option=value` are the same, `--` ends the options, and the last value of
    an option counts unless it is repeatable. `a11y-lint help COMMAND` prints all options of a
    command; below it has its own, and [shared options](#shared-options) are described once.
    [Editors and shells](EDITORS.md) complete commands, options and files.

    \(Command.available.map(section).joined(separator: "\n"))
    ## Shared options

    These mean the same wherever they are taken; `-h` and `--help` print the help of any command.

    \(table(of: shared, withCommands: true))
    ## Exit codes

    | Code | Meaning |
    | --- | --- |
    | 0 | no finding at or above the gate of `--fail-on` |
    | 1 | findings at or above the gate |
    | 2 | the run could not do its job: wrong option, unreadable input, nothing to lint |
    | 130, 143 | stopped by a signal |

    Reports go to standard output, everything else to standard error. A report is a complete
    document even if there are no findings, or if the exit code is 2.

    """
  }

  /// The options that several commands have, but for `--help`.
  private static let shared = CommandOption.all.filter { isShared($0) && $0.id != .help }

  private static func isShared(_ option: CommandOption) -> Bool {
    Command.available.filter(option.isOption).count > 1
  }

  private static func section(_ command: Command) -> String {
    let own = CommandOption.options(of: command).filter { !isShared($0) }
    let details = command.info.details.split(separator: "\n").map { text(String($0)) }
    // What a command is for; the rest is one `help` away, and the table is complete.
    let more = details.count > 1 ? ["`\(Tool.name) help \(command.rawValue)` says more."] : []
    let parts = [
      (details.prefix(1) + more).joined(separator: "\n\n") + "\n", words(of: command),
      own.isEmpty ? "" : table(of: own, withCommands: false),
    ]
    return "## \(command.rawValue)\n\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The options as a table, with the commands that have each where that is wanted.
  private static func table(of options: [CommandOption], withCommands: Bool) -> String {
    let rows = options.map { option in
      let short = option.short.map { "`-\($0)`, " } ?? ""
      let value = option.value.map { " " + $0 } ?? ""
      let many = option.isRepeatable ? " Repeatable." : ""
      let commands = Command.available.filter(option.isOption).map(\.rawValue)
      return "| \(short)`\(option.name)\(value)` | "
        + (withCommands ? commands.joined(separator: ", ") + " | " : "")
        + "\(cell(option.help)).\(many) |\n"
    }
    let head = withCommands ? ["Option", "Commands", "Meaning"] : ["Option", "Meaning"]
    return "| \(head.joined(separator: " | ")) |\n"
      + "| \(head.map { _ in "---" }.joined(separator: " | ")) |\n" + rows.joined()
  }

  /// The words that a command takes, as a table; none where its description is about each.
  private static func words(of command: Command) -> String {
    let info = command.info
    let isDescribed = info.words.allSatisfy { info.details.contains("`\($0.name)") }
    guard command != .help, !isDescribed else { return "" }
    let rows = command.info.words.map { "| `\($0.name)` | \(cell($0.help)) |\n" }
    return "| Word | Meaning |\n| --- | --- |\n" + rows.joined()
  }

  /// Help for a cell of a table, where a pipe ends the cell even within code.
  private static func cell(_ help: String) -> String {
    text(help).replacing("|", with: "\\|")
  }

  /// Help as Markdown: file names with stars stay what they are, and code has no escapes.
  private static func text(_ help: String) -> String {
    help.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
      index.isMultiple(of: 2) ? escaped(piece) : String(piece)
    }.joined(separator: "`")
  }

  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if ["*", "_", "<"].contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
}
