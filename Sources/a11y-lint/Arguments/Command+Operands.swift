import LintRules

/// What may stand after a command beside its options: for its help and for shells.
extension Command {
  /// The words of which the first operand is one; none where it may be anything.
  var words: [CommandWord] {
    switch self {
    case .dump:
      DumpCommand.Subject.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .schema: SchemaSubject.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .config:
      [
        CommandWord(name: "check", help: "report mistakes in the configuration"),
        CommandWord(name: "print", help: "print the settings in effect, and where each comes from"),
      ]
    case .baseline:
      BaselineCommand.Action.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .report:
      ReportCommand.Action.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .completions: Shell.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .help: Command.available.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    default: []
    }
  }

  /// The words with bars between them, as a line of usage has them.
  var choice: String { words.map(\.name).joined(separator: "|") }

  /// What a shell can offer as an operand, after the word where there is one.
  var operands: CommandOption.Completion {
    switch self {
    case .lint, .speak, .dump, .baseline, .report: .files
    case .explain: .ruleIDs
    default: .nothing
    }
  }
}
