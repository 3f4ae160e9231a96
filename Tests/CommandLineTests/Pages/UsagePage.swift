import ScreenModel

@testable import LintReports
@testable import a11y_lint

/// `docs/USAGE.md`: every command with its options.
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
    an option counts unless it is repeatable.

    \(Command.available.map(section).joined(separator: "\n"))
    \(suppression)
    ## Exit codes

    | Code | Meaning |
    | --- | --- |
    | 0 | no finding at or above the gate of `--fail-on` |
    | 1 | findings at or above the gate |
    | 2 | the run could not do its job: wrong option, unreadable input, nothing to lint |
    | 130, 143 | stopped by a signal |

    Reports go to standard output, everything else to standard error. A report is a complete
    document even if there are no findings, or if the exit code is 2.

    \(editors)
    """
  }

  private static func section(_ command: Command) -> String {
    let options = CommandOption.options(of: command).map { option in
      let short = option.short.map { "`-\($0)`, " } ?? ""
      let value = option.value.map { " " + $0 } ?? ""
      let many = option.isRepeatable ? " Repeatable." : ""
      return "| \(short)`\(option.name)\(value)` | \(cell(option.help)).\(many) |\n"
    }
    let details = command.info.details.split(separator: "\n").map { text(String($0)) }
    return """
      ## \(command.rawValue)

      \(details.joined(separator: "\n\n"))
      \(words(of: command))
      | Option | Meaning |
      | --- | --- |
      \(options.joined())
      """
  }

  /// The words that a command takes, as a table.
  private static func words(of command: Command) -> String {
    guard command != .help, !command.info.words.isEmpty else { return "" }
    let rows = command.info.words.map { "| `\($0.name)` | \(cell($0.help)) |\n" }
    return "\n| Word | Meaning |\n| --- | --- |\n" + rows.joined()
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
