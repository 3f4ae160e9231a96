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

  var help: String { helpText() }

  /// The values that a shell can offer.
  var completion: Completion { offer() }

  /// The option as it is written, with dashes.
  var name: String { "--" + id.rawValue }
}

extension CommandOption {
  /// Options that belong together, as help shows them.
  struct Group {
    let title: String
    let options: [CommandOption]
  }

  /// The options in their groups, in the order of help.
  static let groups = [
    Group(title: "Reports", options: reports),
    Group(title: "Rules", options: rules),
    Group(title: "Gate: which findings fail the run", options: gate),
    Group(title: "Baseline and changes: which findings count", options: baseline),
    Group(title: "Input", options: input),
    Group(title: "Fixes", options: fixing),
    Group(title: "General", options: general),
  ]

  /// Every option of every command, in the order of help.
  static let all = groups.flatMap(\.options)

  private static let reports = [
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
      id: .save,
      help: "write each transcript beside its file, as FILE.voiceover.txt, where it changed",
      commands: [.speak]),
    CommandOption(
      id: .saved,
      help: "compare with the transcripts that speak --save wrote",
      commands: [.diff]),
    CommandOption(
      id: .failOnChange, help: "exit with 1 if VoiceOver reads anything differently",
      commands: [.diff]),
    CommandOption(
      id: .since, value: "REF",
      help: """
        compare with the state where the current branch diverged from REF (a branch, tag or \
        commit), including uncommitted changes
        """,
      commands: [.diff]),
    CommandOption(
      id: .format, value: "FORMAT[:PATH]", isRepeatable: true,
      help: """
        for convert and merge the formats of lint; for diff text (the default) or json; for trend \
        csv (the default), json or svg. With PATH it is written there
        """,
      commands: [.report], completion: .outputs(ReporterList.names + ["svg"])),
    CommandOption(
      id: .failOnGates,
      help: """
        for convert and merge: exit with 1 if the gates of the reports failed, and with 2 if \
        files could not be read
        """,
      commands: [.report]),
    CommandOption(
      id: .failOn, value: "LEVEL",
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
      id: .color, value: "WHEN",
      help: """
        colour in a report on a terminal: auto (the default), always or never; auto respects \
        NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR
        """,
      commands: [.lint, .report, .diff], completion: .words(["auto", "always", "never"])),
    CommandOption(
      id: .minSeverity, value: "LEVEL",
      help: "show only findings of at least this severity; the gates count everything",
      commands: [.lint, .report], completion: .words(["error", "warning", "note"])),
    CommandOption(
      id: .limit, value: "N",
      help: "show at most this many causes in the text report; 20 is the default",
      commands: [.lint, .report]),
    CommandOption(
      id: .all, help: "show every cause in the text report", commands: [.lint, .report]),
    CommandOption(
      id: .reviews, help: "also show what a person has to review in the text report",
      commands: [.lint, .report]),
    CommandOption(
      id: .groupBy, value: "WHAT",
      help: "put the entries of the text report under headings: rule, file, screen; or cause",
      commands: [.lint, .report],
      completion: .words(ReportStyle.Grouping.allCases.map(\.rawValue))),
    CommandOption(
      id: .verbose,
      help: "show every finding in the text report, with source lines and criteria",
      commands: [.lint, .report]),
    CommandOption(
      id: .listFiles, help: "print the paths of the files that would be read, and read none"),
    CommandOption(
      id: .statistics, help: "show how many findings each rule has, in the text report",
      commands: [.lint, .report]),
    CommandOption(
      id: .showSuppressed,
      help: "also report suppressed findings, with the reason; they do not count for gates"),
    CommandOption(
      id: .timestamps,
      help: """
        put the time of the run into reports; without it the same files give the same bytes. \
        SOURCE_DATE_EPOCH overrides the clock
        """),
    CommandOption(
      id: .project, value: "NAME", help: "the name of the project, for the head of the HTML report",
      commands: [.lint, .report]),
    CommandOption(
      id: .revision, value: "TEXT",
      help: "the commit or version that is checked, for the head of the HTML report",
      commands: [.lint, .report]),
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
        add everything that other formats show to the JSON report, such as screens and source \
        lines, so that `a11y-lint report convert` can make any of them from it
        """),
    CommandOption(
      id: .junitExtended,
      help: """
        add the file of each test to the JUnit report, which GitLab reads and no schema allows
        """,
      commands: [.lint, .report]),
    CommandOption(
      id: .noCSVGuard,
      help: "write cells of the CSV report that look like formulas as they are",
      commands: [.lint, .report]),
    CommandOption(
      id: .profile,
      help: """
        print to standard error how long each step and each rule took; everything runs one after \
        another, whatever --jobs says, so that the times add up
        """),
    CommandOption(
      id: .quiet, short: "q", help: "no summary after the findings",
      commands: [.lint, .report]),
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
    CommandOption(
      id: .today, value: "DATE",
      help: "judge the dates of suppressions as on this day, YYYY-MM-DD; today is the default"),
    CommandOption(
      id: .failOn, value: "LEVEL",
      help: """
        exit with 1 on findings of at least this severity: error (the default), warning, note; or \
        never
        """,
      completion: .words(["error", "warning", "note", "never"])),
    CommandOption(id: .strict, help: "the same as --fail-on warning"),
    CommandOption(
      id: .maxErrors, value: "N", help: "allow this many errors, whatever --fail-on says"),
    CommandOption(
      id: .maxWarnings, value: "N", help: "allow this many warnings, whatever --fail-on says"),
    CommandOption(
      id: .count, value: "UNIT",
      help: """
        let gates count findings, or causes: one defect on many screens counts once; causes are \
        the default for captures of running apps
        """,
      completion: .words(Gate.Unit.allCases.map(\.rawValue))),
    CommandOption(
      id: .failOnReview, help: "also exit with 1 on findings that a person has to review"),
    CommandOption(
      id: .exitZero, help: "exit with 0 whatever is found; 2 stays 2"),
    CommandOption(id: .lenient, help: "the same as --exit-zero"),
  ]

  private static let baseline = [
    CommandOption(
      id: .since, value: "REF",
      help: """
        report only findings introduced since the current branch diverged from REF (a branch, tag \
        or commit), including uncommitted changes
        """),
    CommandOption(id: .staged, help: "report only findings that the next commit would introduce"),
    CommandOption(
      id: .diff, value: "FILE",
      help: """
        report only findings introduced by this unified diff; - is standard input. The files must \
        be in the state after the change. With --fix it is written --diff=FILE
        """,
      completion: .files),
    CommandOption(
      id: .baseline, value: "FILE",
      help: """
        the list of known findings, which do not fail the run; the default is that of the \
        configuration, or \(Baseline.name) at the top of the project
        """,
      completion: .files),
    CommandOption(id: .noBaseline, help: "ignore the baseline"),
    CommandOption(
      id: .strictBaseline,
      help: "exit with 1 if the baseline has entries that no longer match a finding"),
  ]

  /// The options of `lint` that decide what is found, which those who keep a baseline need as well.
  private static let finding: [OptionID] = [
    .preset, .only, .disable, .severity, .today, .baseline, .config, .noConfig, .input, .adapter,
    .language,
    .stdinFilename, .exclude, .noExclude, .noIgnore, .allowEmpty, .jobs, .set,
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
