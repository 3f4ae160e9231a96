import InputFormats
import ScreenModel

/// The options of a run.
extension RunOption {
  /// Every option that the configuration has too.
  package static let all = rules + files + gate + changes + suppressions + reports + reading

  /// The row that leads to a value.
  package static func row(_ path: PartialKeyPath<RunOptions>) -> RunOption? {
    all.first { $0.path == path }
  }

  /// The options about which rules run.
  package static let rules: [RunOption] = [
    .texts(\.only, "only", "run only these rules", form: .ruleWords, sameAs: "only"),
    .texts(\.disable, "disable", "do not run these rules", form: .ruleWords, sameAs: "disable"),
  ]

  /// The options about what is read.
  package static let files: [RunOption] = [
    .texts(
      \.include, "include", "read only these files of folders, relative to this file",
      form: .globs),
    .texts(
      \.exclude, "exclude",
      "leave out these files and folders, even named ones, relative to this file", form: .globs,
      sameAs: "exclude"),
    .flag(
      \.respectsIgnores, "respectGitignore", "leave out files that git ignores",
      option: .init(
        "no-ignore", help: "also read files that git ignores", commands: [.lint, .speak, .diff]),
      sets: false),
    .flag(
      \.respectsSkips, "skipFolders",
      "leave out the folders Carthage, DerivedData, Pods, node_modules, those that begin with a "
        + "dot, and .docc bundles",
      option: .init(
        "no-skip",
        help: """
          also read the folders Carthage, DerivedData, Pods, node_modules, those that begin with a \
          dot, and .docc bundles
          """, commands: [.lint, .speak, .diff]),
      sets: false),
    .flag(
      \.allowsEmpty, "allowEmpty", "a folder without any tree is not an error",
      option: .init("allow-empty", commands: [.lint, .speak, .diff])),
    .count(
      \.jobs, "jobs", in: 1...1_024,
      "how many threads work at once; the default is the number of cores",
      option: .init("jobs", short: "j", value: "N")),
  ]

  /// The options of the gate.
  package static let gate: [RunOption] = [
    .choice(
      \.failOn, "failOn", among: RunOptions.FailLevel.allCases, noun: "severity",
      "the least severity that fails the run",
      option: .init(
        "fail-on", value: "LEVEL",
        help: """
          exit with 1 on findings of at least this severity: error (the default), warning, note; \
          or never
          """)),
    .count(
      \.maxErrors, "maxErrors", in: 0...Int.max,
      "how many errors are allowed, whatever `failOn` says",
      option: .init(
        "max-errors", value: "N", help: "allow this many errors, whatever --fail-on says")),
    .count(
      \.maxWarnings, "maxWarnings", in: 0...Int.max,
      "how many warnings are allowed, whatever `failOn` says",
      option: .init(
        "max-warnings", value: "N", help: "allow this many warnings, whatever --fail-on says")),
    .flag(
      \.failsOnReview, "failOnReview",
      "findings that a person has to review also fail the run",
      option: .init(
        "fail-on-review", help: "also exit with 1 on findings that a person has to review")),
    .count(
      \.requiredScreens, "requireScreens", in: 1...Int.max,
      "how many screens have to be read, so that no run passes for want of any; runs on a change "
        + "or a shard are left alone",
      option: .init(
        "require-screens", value: "N", help: "exit with 1 if fewer than N screens were read")),
    .choice(
      \.count, "count", among: Gate.Unit.allCases, noun: "unit for --count",
      "the unit in which gates count: `causes` counts one defect on many screens once; "
        + "`findings` counts each, which is the default but for captures of running apps",
      option: .init(
        "count", value: "UNIT",
        help: """
          let gates count findings, or causes: one defect on many screens counts once; causes are \
          the default for captures of running apps
          """)),
    .flag(
      \.exitsWithZero, "exitZero", "exit with 0 whatever is found",
      option: .init("exit-zero", help: "exit with 0 whatever is found; 2 stays 2")),
  ]

  /// The options about which findings count.
  package static let changes: [RunOption] = [
    .text(
      \.since, "since", "report only findings introduced since that commit or branch",
      option: .init(
        "since", value: "REF",
        help: """
          report only findings introduced since the current branch diverged from REF (a branch, \
          tag or commit), including uncommitted changes
          """)),
    .flag(
      \.staged, "staged", "report only findings that the next commit would introduce",
      option: .init("staged")),
    .text(
      \.baseline, "baseline",
      "the list of known findings, which neither fail the run nor are shown, "
        + "relative to this file",
      form: .path,
      option: .init(
        "baseline", value: "FILE",
        help: """
          the list of known findings, which do not fail the run; the default is that of the \
          configuration, or the one at the top of the project
          """)),
    .flag(
      \.failsOnStaleEntries, "strictBaseline",
      "baseline entries that no longer match a finding fail the run",
      option: .init(
        "strict-baseline",
        help: "exit with 1 if the baseline has entries that no longer match a finding")),
    .day(
      \.today, "today", "the day on which dates of suppressions are judged; today by default",
      option: .init(
        "today", value: "DATE",
        help: "judge the dates of suppressions as on this day, YYYY-MM-DD; today is the default")),
  ]

  /// The options about suppressions, which have a key of their own.
  package static let suppressions: [RunOption] = [
    .choice(
      \.suppressions, "suppressions.use", among: RunOptions.SuppressionUse.allCases,
      noun: "kind of suppressions",
      "the suppressions that count: all, none, or with `approved` those that the version before "
        + "the change has as well; that of `since`, `staged` or a diff",
      option: .init(
        "suppressions", value: "WHICH",
        help: """
          the suppressions that count: all (the default), none; or approved, with --since, \
          --staged or --diff, for those that the version before the change has as well
          """))
  ]

  /// The options about reports.
  package static let reports: [RunOption] = [
    .texts(
      \.formats, "format",
      "the reports, each as on the command line: a format, or `format:PATH` relative to this file",
      standard: "[text]", sameAs: "format"),
    .choice(
      \.minimum, "minSeverity", among: Severity.allCases.reversed(), noun: "severity",
      "the least severity that is shown; the gates count everything",
      option: .init(
        "min-severity", value: "LEVEL",
        help: "show only findings of at least this severity; the gates count everything",
        commands: [.lint, .report])),
    .count(
      \.limit, "limit", in: 1...Int.max, "the most causes that the text report shows",
      option: .init(
        "limit", value: "N",
        help: "show at most this many causes in the text report; 20 is the default",
        commands: [.lint, .report], isAboutText: true)),
    .flag(
      \.showsReviews, "reviews", "also show what a person has to review in the text report",
      option: .init("reviews", commands: [.lint, .report], isAboutText: true)),
    .choice(
      \.grouping, "groupBy", among: ReportGrouping.allCases, noun: "grouping",
      "the headings of the text report",
      option: .init(
        "group-by", value: "WHAT",
        help: """
          put the entries of the text report under headings: rule, file, screen; or cause
          """,
        commands: [.lint, .report], isAboutText: true)),
    .flag(
      \.isVerbose, "verbose",
      "show every finding in the text report, with source lines and criteria",
      option: .init("verbose", commands: [.lint, .report], isAboutText: true)),
    .flag(
      \.showsStatistics, "statistics",
      "show how many findings each rule has, in the text report",
      option: .init("statistics", commands: [.lint, .report], isAboutText: true)),
    .flag(
      \.isQuiet, "quiet", "no summary after the findings",
      option: .init("quiet", short: "q", commands: [.lint, .report])),
    .choice(
      \.color, "color", among: RunOptions.ColorUse.allCases, noun: "kind of colour",
      "colour in a report on a terminal",
      option: .init(
        "color", value: "WHEN",
        help: """
          colour in a report on a terminal: auto (the default), always or never; auto respects \
          NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR
          """,
        commands: [.lint, .report, .diff])),
    .flag(
      \.showsSuppressed, "showSuppressed",
      "also report suppressed findings, with the reason; they do not count for gates",
      option: .init("show-suppressed")),
    .flag(
      \.hasTimestamps, "timestamps", "put the time of the run into reports",
      option: .init(
        "timestamps",
        help: """
          put the time of the run into reports; without it the same files give the same bytes. \
          SOURCE_DATE_EPOCH overrides the clock
          """)),
    .text(
      \.baseFolder, "baseDir",
      "the folder that paths are relative to in reports for services, relative to this file; by "
        + "default the top of the git repository",
      form: .path,
      option: .init(
        "base-dir", value: "FOLDER",
        help: """
          the folder that paths are relative to in reports for services; otherwise the top of the \
          git repository
          """)),
    .flag(
      \.showsDetails, "reportDetails",
      "add everything that other formats show to the JSON report, so that it can be converted",
      option: .init(
        "report-details",
        help: """
          add everything that other formats show to the JSON report, such as screens and source \
          lines, so that `a11y-lint report convert` can make any of them from it
          """)),
    .flag(
      \.extendsJUnit, "junitExtended",
      "add the file of each test to the JUnit report, which GitLab reads and no schema allows",
      option: .init("junit-extended", commands: [.lint, .report])),
    .flag(
      \.guardsFormulas, "csvGuard",
      "write cells of the CSV report that look like formulas as text",
      option: .init(
        "no-csv-guard",
        help: "write cells of the CSV report that look like formulas as they are",
        commands: [.lint, .report]),
      sets: false),
  ]

  /// The options about how files are read.
  package static let reading: [RunOption] = [
    .text(
      \.language, "language", "the language of the texts, BCP 47, where a file does not state it"),
    .texts(
      \.languages, "languages",
      "the languages in which storyboards and xibs are read; all means every one",
      sameAs: "language"),
    .text(
      \.input, "input",
      "the format of named files and standard input; by default name and contents decide",
      option: .init(
        "input", value: "FORMAT",
        help: """
          read the named files and standard input as \(formats), or by an adapter of the \
          configuration, written adapter:NAME; by default name and contents decide
          """,
        commands: [.lint, .speak, .diff, .dump],
        words: { InputFormat.allCases.map(\.rawValue) })),
    .text(
      \.adapter, "adapter", "the adapter for named files and standard input",
      option: .init(
        "adapter", value: "NAME",
        help: "read the named files and standard input by this adapter; the same as adapter:NAME",
        commands: [.lint, .speak, .diff, .dump])),
    .flag(
      \.readsPreviews, "previews", "lint previews of SwiftUI source as well",
      option: .init(
        "previews", help: "read previews of SwiftUI files as well (#Preview, PreviewProvider)",
        commands: [.lint, .speak, .diff, .dump])),
    .count(
      \.maxViews, "maxViews", in: ReadingOptions.views,
      "how many views a screen of SwiftUI source may show",
      option: .init(
        "max-views", value: "N",
        help: "read screens of SwiftUI source that show up to N views (200000 by default)",
        commands: [.lint, .speak, .diff, .dump])),
  ]

  /// The names of the input formats, as a sentence has them.
  private static var formats: String {
    let names = InputFormat.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or " + $0 }.joined()
  }
}
