import LintRules

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
  /// What the value is called in help; nil for an option without one.
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

  var help: String { helpText() }

  /// What a shell can offer as the value.
  var completion: Completion { offer() }

  /// The option as it is written, with dashes.
  var name: String { "--" + id.rawValue }
}

extension CommandOption {
  /// Every option of every command, in the order of help.
  static let all = {
    // Adding to an array that is one's own copies no options.
    var all = reports
    all += rules
    all += gate
    all += baseline
    all += input
    all += general
    return all
  }()

  private static let reports = [
    CommandOption(
      id: .format, value: "FORMAT[:PATH]", isRepeatable: true,
      help: """
        the report: \(list(ReporterList.names)); with PATH it is written there, as many reports \
        as wanted in one run
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
      help: """
        for convert and merge what lint takes; for diff text (the default) or json; for trend csv \
        (the default), json or svg. With PATH it is written there
        """,
      commands: [.report], completion: .outputs(ReporterList.names + ["svg"])),
    CommandOption(
      id: .failOnGates,
      help: """
        for convert and merge: exit with 1 where the gates of the reports fail, and with 2 where \
        files could not be read
        """,
      commands: [.report]),
    CommandOption(
      id: .failOn, value: "LEVEL",
      help: "for diff: exit with 1 on new findings from this severity on; never is the default",
      commands: [.report], completion: .words(["error", "warning", "note", "never"])),
    CommandOption(
      id: .renderer, value: "RENDERER",
      help: """
        spoken (the default) for the sentences that are heard, or snapshot for the description, \
        the hint and the notices of each stop
        """,
      commands: [.speak], completion: .words(TranscriptText.Renderer.allCases.map(\.rawValue))),
    CommandOption(
      id: .visibleOnly, help: "leave out what does not show without scrolling",
      commands: [.speak]),
    CommandOption(
      id: .silent, help: "list what has something to say and is never reached, with the reason",
      commands: [.speak]),
    CommandOption(
      id: .color, value: "WHEN",
      help: """
        colour in a report on a terminal: auto (the default), always or never; auto heeds \
        NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR
        """,
      commands: [.lint, .report], completion: .words(["auto", "always", "never"])),
    CommandOption(
      id: .minSeverity, value: "LEVEL",
      help: "show findings from this severity on; the gates see everything",
      commands: [.lint, .report], completion: .words(["error", "warning", "note"])),
    CommandOption(
      id: .statistics, help: "show how often each rule was broken, in the text report",
      commands: [.lint, .report]),
    CommandOption(
      id: .showSuppressed,
      help: "report suppressed findings, too, with the reason; they fail no run and do not count"),
    CommandOption(
      id: .timestamps,
      help: """
        tell in reports when the run was; without it the same files give the same bytes. \
        SOURCE_DATE_EPOCH counts more than the clock
        """),
    CommandOption(
      id: .baseDir, value: "FOLDER",
      help: """
        the folder that paths are relative to in reports for services; otherwise the top of the \
        git repository
        """,
      completion: .files),
    CommandOption(
      id: .reportDetails,
      help: """
        add to the JSON report what other formats show, such as screens and source lines, so that \
        `a11y-lint report convert` can make any of them from it
        """),
    CommandOption(
      id: .junitExtended,
      help: """
        add the file of each test to the JUnit report, as GitLab reads it and no schema allows
        """,
      commands: [.lint, .report]),
    CommandOption(
      id: .noCSVGuard,
      help: "write cells of the CSV report that look like formulas as they are",
      commands: [.lint, .report]),
    CommandOption(
      id: .profile,
      help: """
        print to standard error how long each step of the run took and each rule; everything is \
        done one after another, whatever --jobs says, so that the times add up
        """),
    CommandOption(
      id: .quiet, short: "q", help: "no summary after the findings",
      commands: [.lint, .report]),
  ]

  private static let rules = [
    CommandOption(
      id: .preset, value: "PRESET,…", isRepeatable: true,
      help: "which rules run: \(list(Preset.allCases.map(\.rawValue)))",
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
    CommandOption(
      id: .today, value: "DATE",
      help: "judge the dates of suppressions as on this day, YYYY-MM-DD; otherwise as of today"),
    CommandOption(
      id: .failOn, value: "LEVEL",
      help: """
        exit with 1 from this severity on: error (the default), warning, note; or never
        """,
      completion: .words(["error", "warning", "note", "never"])),
    CommandOption(id: .strict, help: "the same as --fail-on warning"),
    CommandOption(
      id: .maxErrors, value: "N", help: "allow this many errors, whatever --fail-on says"),
    CommandOption(
      id: .maxWarnings, value: "N", help: "allow this many warnings, whatever --fail-on says"),
    CommandOption(
      id: .failOnReview, help: "exit with 1 on findings that a person has to look at, too"),
    CommandOption(
      id: .exitZero, help: "exit with 0 whatever is found; 2 stays 2"),
    CommandOption(id: .lenient, help: "the same as --exit-zero"),
  ]

  private static let baseline = [
    CommandOption(
      id: .since, value: "REF",
      help: """
        report only what was brought since the branch that is checked out left this branch, tag or \
        commit, with what is not committed yet
        """),
    CommandOption(id: .staged, help: "report only what the next commit would bring"),
    CommandOption(
      id: .diff, value: "FILE",
      help: """
        report only what the change in this unified diff brought; - is standard input. The files \
        have to be as after the change
        """,
      completion: .files),
    CommandOption(
      id: .baseline, value: "FILE",
      help: """
        the baseline, whose findings are known and fail nothing; otherwise that of the \
        configuration, or \(Baseline.name) at the top of the project
        """,
      completion: .files),
    CommandOption(id: .noBaseline, help: "take every finding for new"),
    CommandOption(
      id: .strictBaseline,
      help: "exit with 1 where the baseline has entries that are not found any more"),
  ]

  /// The options of `lint` that decide what is found, which those who keep a baseline need as well.
  private static let finding: [OptionID] = [
    .preset, .only, .disable, .severity, .today, .baseline, .config, .noConfig, .input, .adapter,
    .language,
    .stdinFilename, .exclude, .noExclude, .noIgnore, .allowEmpty, .jobs, .set,
  ]

  private static let input = [
    CommandOption(
      id: .config, value: "FILE",
      help: """
        the configuration of all files; otherwise each has that of the nearest folder above it, up \
        to the top of the git repository, with .a11y-lint.yml, .a11y-lint.yaml or .a11y-lint.json
        """,
      commands: [.lint, .speak, .dump, .config], completion: .files),
    CommandOption(
      id: .noConfig, help: "use no configuration file",
      commands: [.lint, .speak, .dump, .config]),
    CommandOption(
      id: .for, value: "FILE", help: "print what holds for this file", commands: [.config],
      completion: .files),
    CommandOption(
      id: .input, value: "FORMAT",
      help: """
        read the named files and standard input as \(list(InputFormat.allCases.map(\.rawValue))), \
        or by an adapter of the configuration, written adapter:NAME; otherwise name and contents \
        tell
        """,
      commands: [.lint, .speak, .dump], completion: .words(InputFormat.allCases.map(\.rawValue))),
    CommandOption(
      id: .adapter, value: "NAME",
      help: "read the named files and standard input by this adapter; the same as adapter:NAME",
      commands: [.lint, .speak, .dump]),
    CommandOption(
      id: .language, value: "TAG,…", isRepeatable: true,
      help: """
        read storyboards and xibs in these languages (de, pt-BR), with the texts of the strings \
        files and string catalogs beside them; all for their own texts and every translation. \
        Other files that do not say their language are taken to be in the first
        """,
      commands: [.lint, .speak, .dump]),
    CommandOption(
      id: .stdinFilename, value: "NAME",
      help: "the name of standard input in reports; it also tells the format",
      commands: [.lint, .speak, .dump], completion: .files),
    CommandOption(
      id: .stream,
      help: """
        read standard input line by line, each line a tree as JSON or {"path": …, "tree": …}, and \
        write records (jsonl) as they come; the memory does not grow with the number of lines
        """),
    CommandOption(
      id: .shard, value: "I/N",
      help: """
        lint only the I-th of N parts of the files, for runs side by side; `report merge` puts \
        their reports together
        """),
    CommandOption(
      id: .exclude, value: "GLOB", isRepeatable: true,
      help: """
        leave out files and folders, also named ones; written as in .gitignore, relative to the \
        current folder
        """,
      commands: [.lint, .speak]),
    CommandOption(
      id: .noExclude, help: "read what the configuration and --exclude leave out, too",
      commands: [.lint, .speak]),
    CommandOption(
      id: .noIgnore, help: "read what git ignores, too", commands: [.lint, .speak]),
    CommandOption(
      id: .allowEmpty, help: "a folder without any tree is no error", commands: [.lint, .speak]),
    CommandOption(
      id: .jobs, short: "j", value: "N",
      help: "how many files are read at once; the number of cores unless given"),
  ]

  private static let general = [
    CommandOption(
      id: .set, value: "KEY=VALUE", isRepeatable: true,
      help: """
        take a decision of the VoiceOver model, such as modalScope=everything; the keys are listed \
        by `a11y-lint help speak`
        """,
      commands: [.lint, .speak, .dump],
      completion: .decisions),
    CommandOption(
      id: .help, short: "h", help: "print this help", commands: Command.available),
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

  private func isOption(of command: Command) -> Bool {
    commands.contains(command)
      || command == .baseline && commands.contains(.lint) && Self.finding.contains(id)
  }

  private static func list(_ names: [String]) -> String {
    var list = ""
    for (index, name) in names.enumerated() {
      if index > 0 { list += index == names.count - 1 ? " or " : ", " }
      list += name
    }
    return list
  }
}
