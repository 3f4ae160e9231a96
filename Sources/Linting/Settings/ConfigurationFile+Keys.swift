package import InputFormats
import ScreenModel

/// The keys of a configuration file, as its reader checks them and pages and schemas list them.
extension ConfigurationFile {
  /// Every key of the root.
  package static let keys: [SettingsKey] =
    [
      SettingsKey("$schema", .text, "for editors; the linter does not read it"),
      SettingsKey(
        "root", .flag, "ignore configurations above this folder; the nearest one always counts",
        standard: "false"),
      SettingsKey(
        "extends", .texts,
        "configurations and presets that this one builds on, each overriding those before it; "
          + "files relative to this one, beginning with ./ or ../"),
    ] + rules + files + gate + reports + reading

  private static let rules = [
    SettingsKey(
      "preset", .choices(Preset.allCases.map(\.rawValue)),
      "which rules run; several presets add up", standard: "recommended",
      option: "preset"),
    SettingsKey("only", .ruleWords, "run only these rules", option: "only"),
    SettingsKey("disable", .ruleWords, "do not run these rules", option: "disable"),
    SettingsKey(
      "rules", .rules, "the severities and options of rules",
      option: "severity"),
    SettingsKey(
      "overrides", .objects, "exceptions for some files or nodes", keys: override),
    SettingsKey(
      "suppressions", .object, "requirements on suppressions", keys: suppressions),
  ]

  /// The keys of one of `overrides`.
  static let override = [
    SettingsKey("files", .globs, "the files; all by default"),
    SettingsKey(
      "select", .text, "a selector of the nodes, such as `button#trash`; all by default"),
    SettingsKey("rules", .rules, "the severities and options of rules there"),
    SettingsKey("reason", .text, "why"),
    SettingsKey("until", .date, "the last day on which it applies"),
  ]

  /// The keys of `suppressions`.
  static let suppressions = [
    SettingsKey(
      "requireReason", .flag, "a suppression without a reason is reported", standard: "false")
  ]

  private static let files = [
    SettingsKey(
      "include", .globs, "read only these files of folders, relative to this file"),
    SettingsKey(
      "exclude", .globs,
      "leave out these files and folders, even named ones, relative to this file",
      option: "exclude"),
    SettingsKey(
      "respectGitignore", .flag, "leave out files that git ignores", standard: "true",
      option: "no-ignore"),
    SettingsKey(
      "allowEmpty", .flag, "a folder without any tree is not an error", standard: "false",
      option: "allow-empty"),
    SettingsKey(
      "jobs", .count(1...1_024),
      "how many threads work at once; the default is the number of cores",
      option: "jobs"),
  ]

  private static let levels = Severity.allCases.reversed().map(\.rawValue) + ["never"]

  private static let gate = [
    SettingsKey(
      "failOn", .choice(levels), "the least severity that fails the run", standard: "error",
      option: "fail-on"),
    SettingsKey(
      "maxErrors", .count(0...Int.max), "how many errors are allowed, whatever `failOn` says",
      option: "max-errors"),
    SettingsKey(
      "maxWarnings", .count(0...Int.max), "how many warnings are allowed, whatever `failOn` says",
      option: "max-warnings"),
    SettingsKey(
      "failOnReview", .flag, "findings that a person has to review also fail the run",
      standard: "false", option: "fail-on-review"),
    SettingsKey(
      "count", .choice(Gate.Unit.allCases.map(\.rawValue)),
      "the unit in which gates count: `causes` counts one defect on many screens once; "
        + "`findings` counts each, which is the default but for captures of running apps",
      option: "count"),
    SettingsKey(
      "gates", .objects,
      "more gates, each for some rules or files; the run fails if one of them does",
      keys: gateKeys),
    SettingsKey(
      "exitZero", .flag, "exit with 0 whatever is found", standard: "false", option: "exit-zero"),
    SettingsKey(
      "baseline", .text,
      "the list of known findings, which neither fail the run nor are shown, "
        + "relative to this file", option: "baseline"),
    SettingsKey(
      "strictBaseline", .flag, "baseline entries that no longer match a finding fail the run",
      standard: "false", option: "strict-baseline"),
    SettingsKey(
      "since", .text, "report only findings introduced since that commit or branch", option: "since"
    ),
    SettingsKey(
      "staged", .flag, "report only findings that the next commit would introduce",
      standard: "false",
      option: "staged"),
    SettingsKey(
      "today", .date, "the day on which dates of suppressions are judged; today by default",
      option: "today"),
  ]

  /// The keys of one of `gates`.
  static let gateKeys = [
    SettingsKey("name", .text, "its name in messages"),
    SettingsKey("rules", .ruleWords, "the rules that it counts; all by default"),
    SettingsKey("files", .globs, "the files that it counts; all by default"),
    SettingsKey(
      "failOn", .choice(levels), "the least severity that fails the gate",
      standard: "never"),
    SettingsKey(
      "count", .choice(Gate.Unit.allCases.map(\.rawValue)),
      "the unit in which it counts; alone, that of the run's own gate"),
    SettingsKey("maxErrors", .count(0...Int.max), "how many errors are allowed"),
    SettingsKey("maxWarnings", .count(0...Int.max), "how many warnings are allowed"),
    SettingsKey("maxNotes", .count(0...Int.max), "how many notes are allowed"),
    SettingsKey(
      "failOnReview", .flag, "findings that a person has to review fail it", standard: "false"),
  ]

  private static let reports = [
    SettingsKey(
      "format", .texts,
      "the reports, each as on the command line: a format, or `format:PATH` relative to this file",
      standard: "[text]", option: "format"),
    SettingsKey(
      "minSeverity", .choice(Severity.allCases.reversed().map(\.rawValue)),
      "the least severity that is shown; the gates count everything", standard: "note",
      option: "min-severity"),
    SettingsKey(
      "showSuppressed", .flag, "also show suppressed findings", standard: "false",
      option: "show-suppressed"),
    SettingsKey(
      "statistics", .flag, "show how many findings each rule has", standard: "false",
      option: "statistics"),
    SettingsKey(
      "timestamps", .flag, "put the time of the run into reports", standard: "false",
      option: "timestamps"),
    SettingsKey(
      "baseDir", .text,
      "the folder that paths are relative to in reports for services, relative to this file; by "
        + "default the top of the git repository", option: "base-dir"),
    SettingsKey(
      "reportDetails", .flag,
      "add everything that other formats show to the JSON report, so that it can be converted",
      standard: "false", option: "report-details"),
    SettingsKey(
      "junitExtended", .flag,
      "add the file of each test to the JUnit report, which GitLab reads and no schema allows",
      standard: "false", option: "junit-extended"),
    SettingsKey(
      "csvGuard", .flag,
      "write cells of the CSV report that look like formulas as text",
      standard: "true", option: "no-csv-guard"),
    SettingsKey(
      "limit", .count(1...1_000_000), "the most causes that the text report shows",
      standard: "20", option: "limit"),
    SettingsKey(
      "reviews", .flag, "also show findings to review in the text report", standard: "false",
      option: "reviews"),
    SettingsKey(
      "groupBy", .choice(["cause", "rule", "file", "screen"]),
      "the headings of the text report", standard: "cause", option: "group-by"),
    SettingsKey(
      "verbose", .flag, "show every finding in the text report, with source lines and criteria",
      standard: "false", option: "verbose"),
    SettingsKey(
      "quiet", .flag, "no summary after the findings", standard: "false", option: "quiet"),
    SettingsKey(
      "color", .choice(["auto", "always", "never"]), "colour in a report on a terminal",
      standard: "auto", option: "color"),
  ]

  private static let reading = [
    SettingsKey(
      "language", .text, "the language of the texts, BCP 47, where a file does not state it"),
    SettingsKey(
      "languages", .texts,
      "the languages in which storyboards and xibs are read; all means every one",
      option: "language"),
    SettingsKey(
      "input", .text,
      "the format of named files and standard input; by default name and contents "
        + "decide", option: "input"),
    SettingsKey(
      "adapter", .text, "the adapter for named files and standard input",
      option: "adapter"),
    SettingsKey(
      "adapters", .objects, "how files of your own schema are read", keys: AdapterKeys.adapter),
    SettingsKey(
      "components", .components,
      "views of packages and design systems in SwiftUI source, each with what it is",
      keys: component),
    SettingsKey(
      "previews", .flag, "lint previews of SwiftUI source as well", standard: "false",
      option: "previews"),
    SettingsKey(
      "interfaceBuilder", .object, "conventions of the project's storyboards",
      keys: interfaceBuilder),
    SettingsKey(
      "voiceover", .object, "open questions of the VoiceOver model, decided as by `--set`",
      option: "set"),
  ]

  /// The keys of one of `components`, besides those of the tree format.
  static let component = [
    SettingsKey("type", .words("one of our types"), "what the view is"),
    SettingsKey(
      "children", .words("an argument, or a list of them"),
      "the closures and arguments that hold other views"),
  ]

  /// The keys of `interfaceBuilder`.
  static let interfaceBuilder = [
    SettingsKey(
      "runtimeAttributes", .names,
      "key paths of user-defined runtime attributes that code turns into one of our keys")
  ]
}
