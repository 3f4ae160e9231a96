import LintReports
import Linting

/// The commands of the program.
enum Command: String, CaseIterable {
  case lint, speak, diff, rules, formats, explain, dump, version, help
  case `init`, config, baseline, report, schema, completions

  /// The commands in their groups, as help shows them.
  static let groups: [(title: String, commands: [Command])] = [
    ("Look at screens", [.lint, .speak, .diff]),
    ("Look up", [.rules, .explain, .formats]),
    ("Set up", [.`init`, .config, .baseline, .completions]),
    ("Work with reports and trees", [.report, .dump, .schema]),
    ("About", [.version, .help]),
  ]

  /// The commands in the order of help.
  static let available = groups.flatMap(\.commands)

  /// The row of the command: all that the program, help and shells need to know of it.
  var info: CommandInfo {
    switch self {
    case .lint: LintCommand.info
    case .speak: SpeakCommand.info
    case .diff: DiffCommand.info
    case .rules: CatalogCommands.rulesInfo
    case .formats: CatalogCommands.formatsInfo
    case .explain: CatalogCommands.explainInfo
    case .`init`: InitCommand.info
    case .config: ConfigCommand.info
    case .baseline: BaselineCommand.info
    case .completions: CatalogCommands.completionsInfo
    case .report: ReportCommand.info
    case .dump: DumpCommand.info
    case .schema: CatalogCommands.schemaInfo
    case .version: HelpCommand.versionInfo
    case .help: HelpCommand.info
    }
  }

  /// The commands of a set.
  static func all(of set: RunOption.Commands) -> [Command] {
    let all: [(RunOption.Commands, Command)] = [
      (.lint, .lint), (.report, .report), (.speak, .speak), (.diff, .diff), (.dump, .dump),
    ]
    return all.filter { set.contains($0.0) }.map(\.1)
  }
}

/// A command: what it is for, what it takes, and what runs it.
struct CommandInfo {
  /// The usage after the program's name; `WORD` stands for one of its words.
  private let template: String
  /// Its purpose, as the end of a line of help.
  let summary: String
  /// The description of the command, as paragraphs.
  let details: String
  /// The words of which the first operand is one; none where it may be anything.
  var words: [CommandWord] { listWords() }
  // The words of help are the rows of all commands.
  private let listWords: () -> [CommandWord]
  /// The operands that a shell can offer, after the word where there is one.
  let operands: CommandOption.Completion
  /// Whether `@FILE` stands for the paths in a file.
  let takesLists: Bool
  /// Runs a command line; gives the exit code.
  let run: (Arguments) throws -> Int32

  init(
    usage: String, summary: String, details: String,
    words: @autoclosure @escaping () -> [CommandWord] = [],
    operands: CommandOption.Completion = .nothing, takesLists: Bool = false,
    run: @escaping (Arguments) throws -> Int32
  ) {
    template = usage
    self.summary = summary
    self.details = details
    listWords = words
    self.operands = operands
    self.takesLists = takesLists
    self.run = run
  }

  /// The usage after the program's name.
  var usage: String { words.isEmpty ? template : template.replacing("WORD", with: choice) }

  /// The words with bars between them, as a line of usage has them.
  private var choice: String { words.map(\.name).joined(separator: "|") }
}

/// A word that a command takes as its first operand, as `interface` in `dump interface FILE`.
struct CommandWord {
  let name: String
  /// Its purpose, as the end of a line of help.
  let help: String
}

/// Words that a command takes as its first operand.
protocol CommandWords: CaseIterable, RawRepresentable<String> {
  /// The purpose of a word, as the end of a line of help.
  var summary: String { get }
}

extension CommandWords {
  /// All words, as help and shells show them.
  static var words: [CommandWord] {
    allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
  }
}
