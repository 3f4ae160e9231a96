import LintReports
import Linting

/// One option: all that parsing, help, documentation and completion need to know.
struct CommandOption {
  /// The kinds of values, for shells.
  enum Completion {
    case nothing
    case files
    /// Ids, categories and tags of rules, as a list with commas.
    case rules
    /// Such a list with a level for each: `RULE=LEVEL`.
    case levels
    /// The ids of rules, one a word.
    case ruleIDs
    /// The keys of the VoiceOver model's decisions, with their values: `KEY=VALUE`.
    case decisions
    case words([String])
    /// Words, each of which may have a file after a colon.
    case outputs([String])
  }

  let id: OptionID
  let short: Character?
  /// The name of the value in help; nil for an option without one.
  let value: String?
  let isRepeatable: Bool
  let commands: [Command]
  // Most runs ask nobody for help, and the lists in it take time to make.
  private let helpText: @Sendable () -> String
  private let offer: @Sendable () -> Completion

  /// An option of `lint`, unless other commands are given.
  init(
    id: OptionID, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    help: @autoclosure @escaping @Sendable () -> String, commands: [Command] = [.lint],
    completion: @autoclosure @escaping @Sendable () -> Completion = .nothing
  ) {
    self.id = id
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.commands = commands
    helpText = help
    offer = completion
  }

  /// The option of the command line that a row of the run's options has.
  init?(_ row: RunOption) {
    guard let spelling = row.spelling else { return nil }
    let completion: @Sendable () -> Completion = {
      switch row.key.form {
      case .choice(let words): .words(words)
      case .path: .files
      default: spelling.words().isEmpty ? .nothing : .words(spelling.words())
      }
    }
    self.init(
      id: OptionID(spelling.name), short: spelling.short, value: spelling.value,
      help: row.help, commands: Command.all(of: spelling.commands), completion: completion())
  }

  var help: String { helpText() }

  /// The values that a shell can offer.
  var completion: Completion { offer() }

  /// The option as it is written, with dashes.
  var name: String { "--" + id.name }
}

extension CommandOption {
  /// Options that belong together, as help shows them.
  struct Group {
    let title: String
    let options: [CommandOption]
  }

  /// The options in their groups, in the order of help.
  static let groups = [
    Group(title: "Reports", options: formats + rows(RunOption.reports) + reports),
    Group(title: "Rules", options: rules),
    Group(title: "Gate: which findings fail the run", options: rows(RunOption.gate) + gate),
    Group(
      title: "Baseline and changes: which findings count",
      options: rows(RunOption.changes) + baseline + rows(RunOption.suppressions) + suppressions),
    Group(title: "Input", options: input + rows(RunOption.files + RunOption.reading)),
    Group(title: "Fixes", options: fixing),
    Group(title: "General", options: general),
  ]

  private static func rows(_ options: [RunOption]) -> [CommandOption] {
    options.compactMap(CommandOption.init)
  }

  /// Every option of every command, in the order of help.
  static let all = groups.flatMap(\.options)

  private static let formats = [
    CommandOption(
      id: .format, value: "FORMAT[:PATH]", isRepeatable: true,
      help: """
        the report: \(list(ReporterList.names)); with PATH it is written there; one run can write \
        several
        """,
      completion: .outputs(ReporterList.names)),
    CommandOption(
      id: .format, value: "FORMAT", help: "table (the default), json or markdown",
      commands: [.rules, .formats], completion: .words(["table", "json", "markdown"])),
    CommandOption(
      id: .format, value: "FORMAT", help: "text (the default) or json",
      commands: [.speak], completion: .words(["text", "json"])),
    CommandOption(
      id: .format, value: "FORMAT[:PATH]", isRepeatable: true,
      help: "text (the default), markdown, json or html; with PATH it is written there",
      commands: [.diff], completion: .outputs(SpeechDiffFormat.allCases.map(\.rawValue))),
    CommandOption(
      id: .format, value: "FORMAT[:PATH]", isRepeatable: true,
      help: """
        for convert and merge the formats of lint; for diff those of the command diff; for trend \
        csv (the default), json or svg. With PATH it is written there
        """,
      commands: [.report], completion: .outputs(ReporterList.names + ["svg"])),
  ]

  private static let reports = [
    CommandOption(
      id: .save,
      help: "write each transcript beside its file, as FILE.voiceover.txt, where it changed, and "
        + "remove those whose file or screen is gone",
      commands: [.speak]),
    CommandOption(
      id: .saved,
      help: "compare with the transcripts that speak --save wrote",
      commands: [.diff]),
    CommandOption(
      id: .failOnChange, help: "exit with 1 if VoiceOver reads anything differently",
      commands: [.diff]),
    CommandOption(
      id: .run(\.since), value: "REF",
      help: """
        compare with the state where the current branch diverged from REF (a branch, tag or \
        commit), including uncommitted changes
        """,
      commands: [.diff]),
    CommandOption(
      id: .failOnGates,
      help: """
        for convert and merge: exit with 1 if the gates of the reports failed, and with 2 if \
        files could not be read
        """,
      commands: [.report]),
    CommandOption(
      id: .run(\.failOn), value: "LEVEL",
      help: "for diff: exit with 1 on new findings of at least this severity; never is the default",
      commands: [.report], completion: .words(["error", "warning", "note", "never"])),
    CommandOption(
      id: .renderer, value: "RENDERER",
      help: """
        spoken (the default) for the spoken sentences, or snapshot for the description, \
        the hint and the notices of each stop
        """,
      commands: [.speak], completion: .words(TranscriptText.Renderer.allCases.map(\.rawValue))),
    CommandOption(
      id: .visibleOnly, help: "leave out stops that are not visible without scrolling",
      commands: [.speak, .diff]),
    CommandOption(
      id: .silent, help: "list elements with words that VoiceOver never reaches, with the reason",
      commands: [.speak]),
    CommandOption(
      id: .all, help: "show every cause in the text report", commands: [.lint, .report]),
    CommandOption(
      id: .listFiles, help: "print the paths of the files that would be looked at, and lint none"),
    CommandOption(
      id: .project, value: "NAME", help: "the name of the project, for the head of the HTML report",
      commands: [.lint, .report]),
    CommandOption(
      id: .revision, value: "TEXT",
      help: "the commit or version that is checked, for the head of the HTML report",
      commands: [.lint, .report]),
    CommandOption(
      id: .profile,
      help: """
        print to standard error how long each step and each rule took; everything runs one after \
        another, whatever --jobs says, so that the times add up
        """),
  ]

  private static let rules = [
    CommandOption(
      id: .preset, value: "PRESET,…", isRepeatable: true,
      help: "which rules run: \(list(Preset.allCases.map(\.rawValue)))",
      commands: [.lint, .`init`],
      completion: .words(Preset.allCases.map(\.rawValue))),
    CommandOption(
      id: .only, value: "RULE,…", isRepeatable: true,
      help: """
        run only these rules; a rule is given by its id, its category, a tag (wcag2a) or a preset
        """,
      completion: .rules),
    CommandOption(
      id: .disable, value: "RULE,…", isRepeatable: true, help: "do not run these rules",
      completion: .rules),
    CommandOption(
      id: .severity, value: "RULE=LEVEL", isRepeatable: true,
      help: "report these rules as error, warning, note or off", completion: .levels),
  ]

  private static let gate = [
    CommandOption(id: .strict, help: "the same as --fail-on warning"),
    CommandOption(id: .lenient, help: "the same as --exit-zero"),
  ]

  private static let baseline = [
    CommandOption(
      id: .diff, value: "FILE",
      help: """
        report only findings introduced by this unified diff; - is standard input. The files must \
        be in the state after the change. With --fix it is written --diff=FILE
        """,
      completion: .files),
    CommandOption(id: .noBaseline, help: "ignore the baseline"),
  ]

  private static let suppressions = [
    CommandOption(id: .noSuppressions, help: "the same as --suppressions none")
  ]

  /// The options of `lint` that decide what is found, which those who keep a baseline need as well.
  private static let finding: [OptionID] = [
    .preset, .only, .disable, .severity, .run(\.today), .run(\.baseline), .config, .noConfig,
    .run(\.input), .run(\.adapter), .language, .stdinFilename, .exclude, .noExclude,
    .run(\.respectsIgnores), .run(\.respectsSkips), .run(\.allowsEmpty), .run(\.jobs), .set,
    .run(\.suppressions), .noSuppressions,
  ]

  /// The options of a command.
  static func options(of command: Command) -> [CommandOption] {
    all.filter { $0.isOption(of: command) }
  }

  /// The option of a command that has a certain name, or whatever else tells it from others.
  static func option(
    of command: Command, where isMeant: (CommandOption) -> Bool
  ) -> CommandOption? {
    // By index, since to look at an option in a loop is to copy it.
    for index in all.indices where isMeant(all[index]) && all[index].isOption(of: command) {
      return all[index]
    }
    return nil
  }

  func isOption(of command: Command) -> Bool {
    commands.contains(command)
      || command == .baseline && commands.contains(.lint) && Self.finding.contains(id)
  }

  /// Names as a sentence has them.
  static func list(_ names: [String]) -> String {
    var list = ""
    for (index, name) in names.enumerated() {
      if index > 0 { list += index == names.count - 1 ? " or " : ", " }
      list += name
    }
    return list
  }
}
