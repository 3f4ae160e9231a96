import LintReports
import Linting

/// The help of the program or of one command.
struct HelpPage {
  /// The command; nil for the overview.
  let command: Command?

  /// The help as text for a terminal.
  var text: String {
    guard let command else { return overview }
    let usage = "Usage: \(Tool.name) \(command.info.usage)\n\n"
    var text = usage + Wrapping.paragraphs(command.info.details, indent: 0)
    if command != .help, !command.info.words.isEmpty {
      text +=
        "\nTakes one of:\n"
        + command.info.words.map { Self.entry("  " + $0.name, $0.help) }.joined()
    }
    text += Self.options(of: command)
    if command == .speak { text += "\n" + Self.decisions }
    if command == .lint { text += "\n" + Self.exitCodes }
    return text
  }

  /// So many options need headings.
  private static let ungrouped = 16

  /// The options of a command, under headings where there are many.
  private static func options(of command: Command) -> String {
    let all = CommandOption.options(of: command)
    guard all.count > ungrouped else {
      return all.isEmpty ? "" : "\nOptions:\n" + all.map(entry).joined()
    }
    return CommandOption.groups.map { group in
      let own = group.options.filter { $0.isOption(of: command) }
      return own.isEmpty ? "" : "\n\(group.title):\n" + own.map(entry).joined()
    }.joined()
  }

  private var overview: String {
    let groups = Command.groups.map { title, commands in
      "\(title):\n"
        + commands.map { command in
          "  " + Self.padded(command.rawValue, to: 12) + command.info.summary + "\n"
        }.joined()
    }
    return """
      \(Tool.name) \(Tool.version): finds VoiceOver problems in iOS screens

      Usage: \(Tool.name) [lint] [OPTION…] [PATH…]
             \(Tool.name) COMMAND …

      \(groups.joined(separator: "\n"))
      \(Tool.name) help COMMAND, or \(Tool.name) COMMAND --help, says more.

      """
  }

  private static let exitCodes = """
    Exit codes:
      0  no finding at or above the gate of --fail-on
      1  findings at or above the gate
      2  the run could not do its job: a wrong option, unreadable input, or nothing
         to lint

    """

  /// The keys of `--set`.
  private static var decisions: String {
    "Decisions of the VoiceOver model, for --set KEY=VALUE:\n"
      + VoiceOverSettings.descriptions.map { option in
        let value = option.defaultValue.description
        let help = "\(option.meaning): \(option.kind.description); \(value) unless set"
        return entry("  " + option.name, help)
      }.joined()
  }

  private static func entry(_ option: CommandOption) -> String {
    entry("  " + head(of: option), option.help)
  }

  private static func entry(_ head: String, _ help: String) -> String {
    let column = 28
    let lines = Wrapping.lines(of: help, width: Wrapping.width - column)
    let margin = "\n" + String(repeating: " ", count: column)
    let first = CellWidth.of(head) < column - 1 ? padded(head, to: column) : head + margin
    return first + lines.joined(separator: margin) + "\n"
  }

  /// An option with its short form and value, as help and documentation show it.
  static func head(of option: CommandOption) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + option.name
      + (option.value.map { " " + $0 } ?? "")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - CellWidth.of(text), 1))
  }
}
