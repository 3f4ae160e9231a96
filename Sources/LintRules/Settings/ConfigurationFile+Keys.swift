/// The keys of a configuration file, as its reader checks them and pages and schemas list them.
extension ConfigurationFile {
  /// Every key of the root.
  public static let keys: [SettingsKey] =
    [
      SettingsKey("$schema", .text, "for editors; the linter does not read it"),
      SettingsKey(
        "root", .flag, "no configuration above this folder counts; the nearest one does anyway",
        standard: "false"),
      SettingsKey(
        "extends", .texts,
        "configurations and presets that this one starts from, each counting more than the one "
          + "before; files relative to this one, beginning with ./ or ../"),
    ] + rules + files + gate + reports + reading

  private static let rules = [
    SettingsKey(
      "preset", .choices(Preset.allCases.map(\.rawValue)),
      "which rules run; of several presets the rules of all", standard: "recommended",
      option: "preset"),
    SettingsKey("only", .ruleWords, "run only these rules", option: "only"),
    SettingsKey("disable", .ruleWords, "do not run these rules", option: "disable"),
    SettingsKey(
      "rules", .rules, "what findings of rules become, and the rules' options",
      option: "severity"),
    SettingsKey(
      "overrides", .objects, "what is different for some files or nodes", keys: override),
    SettingsKey(
      "suppressions", .object, "what suppressions have to look like", keys: suppressions),
  ]

  /// The keys of one of `overrides`.
  static let override = [
    SettingsKey("files", .globs, "the files; all unless given"),
    SettingsKey(
      "select", .text, "a selector of the nodes, such as `button#trash`; all unless given"),
    SettingsKey("rules", .rules, "what findings of rules become there, and the rules' options"),
    SettingsKey("reason", .text, "why"),
    SettingsKey("until", .date, "the last day on which it holds"),
  ]

  /// The keys of `suppressions`.
  static let suppressions = [
    SettingsKey(
      "requireReason", .flag, "a suppression without a reason is reported", standard: "false")
  ]

  private static let files = [
    SettingsKey(
      "include", .globs, "the only files that are read of folders, relative to this file"),
    SettingsKey(
      "exclude", .globs,
      "files and folders that are left out, also named ones, relative to this file",
      option: "exclude"),
    SettingsKey(
      "respectGitignore", .flag, "leave out what git ignores", standard: "true",
      option: "no-ignore"),
    SettingsKey(
      "allowEmpty", .flag, "a folder without any tree is no error", standard: "false",
      option: "allow-empty"),
    SettingsKey(
      "jobs", .count(1...1_024),
      "how many files are read at once; the number of cores unless given",
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
      "failOnReview", .flag, "findings that a person has to look at fail the run, too",
      standard: "false", option: "fail-on-review"),
    SettingsKey(
      "gates", .objects, "more gates, each for some rules or files; one that fails fails the run",
      keys: gateKeys),
    SettingsKey(
      "exitZero", .flag, "exit with 0 whatever is found", standard: "false", option: "exit-zero"),
    SettingsKey(
      "baseline", .text,
      "a file of known findings, which neither fail the run nor are shown, "
        + "relative to this file", option: "baseline"),
    SettingsKey(
      "strictBaseline", .flag, "entries of the baseline that are found no more fail the run",
      standard: "false", option: "strict-baseline"),
    SettingsKey(
      "since", .text, "report only what changed since that commit or branch", option: "since"),
    SettingsKey(
      "staged", .flag, "report only what the next commit would bring", standard: "false",
      option: "staged"),
    SettingsKey(
      "today", .date, "the day on which dates of suppressions are judged; today unless given",
      option: "today"),
  ]

  /// The keys of one of `gates`.
  static let gateKeys = [
    SettingsKey("name", .text, "what messages call it"),
    SettingsKey("rules", .ruleWords, "the rules that it looks at; all unless given"),
    SettingsKey("files", .globs, "the files that it looks at; all unless given"),
    SettingsKey(
      "failOn", .choice(levels), "the least severity of which nothing is allowed",
      standard: "never"),
    SettingsKey("maxErrors", .count(0...Int.max), "how many errors are allowed"),
    SettingsKey("maxWarnings", .count(0...Int.max), "how many warnings are allowed"),
    SettingsKey("maxNotes", .count(0...Int.max), "how many notes are allowed"),
    SettingsKey(
      "failOnReview", .flag, "findings that a person has to look at fail it", standard: "false"),
  ]

  private static let reports = [
    SettingsKey(
      "format", .texts,
      "the reports, each as on the command line: a format, or `format:PATH` relative to this file",
      standard: "[text]", option: "format"),
    SettingsKey(
      "minSeverity", .choice(Severity.allCases.reversed().map(\.rawValue)),
      "the least severity that is shown; the gates see everything", standard: "note",
      option: "min-severity"),
    SettingsKey(
      "showSuppressed", .flag, "show what is suppressed, too", standard: "false",
      option: "show-suppressed"),
    SettingsKey(
      "statistics", .flag, "show how often each rule was broken", standard: "false",
      option: "statistics"),
    SettingsKey(
      "timestamps", .flag, "tell in reports when the run was", standard: "false",
      option: "timestamps"),
    SettingsKey(
      "baseDir", .text,
      "the folder that paths are relative to in reports for services, relative to this file; the "
        + "top of the git repository unless given", option: "base-dir"),
    SettingsKey(
      "reportDetails", .flag,
      "add to the JSON report what other formats show, so that it can be turned into any of them",
      standard: "false", option: "report-details"),
    SettingsKey(
      "junitExtended", .flag,
      "add the file of each test to the JUnit report, as GitLab reads it and no schema allows",
      standard: "false", option: "junit-extended"),
    SettingsKey(
      "csvGuard", .flag,
      "write cells of the CSV report that a spreadsheet would take for formulas as text",
      standard: "true", option: "no-csv-guard"),
    SettingsKey(
      "quiet", .flag, "no summary after the findings", standard: "false", option: "quiet"),
    SettingsKey(
      "color", .choice(["auto", "always", "never"]), "colour in a report on a terminal",
      standard: "auto", option: "color"),
  ]

  private static let reading = [
    SettingsKey(
      "language", .text, "the language of the texts, BCP 47, where a file does not tell it"),
    SettingsKey(
      "languages", .texts, "the languages that storyboards and xibs are read in; all for all",
      option: "language"),
    SettingsKey(
      "input", .text,
      "the format of named files and standard input; name and contents tell "
        + "unless given", option: "input"),
    SettingsKey(
      "adapter", .text, "the adapter that named files and standard input are read by",
      option: "adapter"),
    SettingsKey(
      "adapters", .objects, "how files of your own schema are read", keys: AdapterKeys.adapter),
    SettingsKey(
      "interfaceBuilder", .object, "what is special about the project's storyboards",
      keys: interfaceBuilder),
    SettingsKey(
      "voiceover", .object, "decisions of the VoiceOver model, as `--set` takes them",
      option: "set"),
  ]

  /// The keys of `interfaceBuilder`.
  static let interfaceBuilder = [
    SettingsKey(
      "runtimeAttributes", .names,
      "key paths of user-defined runtime attributes that code turns into one of our keys")
  ]
}
