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
    ] + rules + RunOption.files.map(\.key) + gate + RunOption.reports.map(\.key) + reading

  private static let rules =
    [
      SettingsKey(
        "preset", .choices(Preset.allCases.map(\.rawValue)),
        "which rules run; several presets add up", standard: "recommended",
        option: "preset")
    ] + RunOption.rules.map(\.key) + [
      SettingsKey(
        "rules", .rules, "the severities and options of rules",
        option: "severity"),
      SettingsKey(
        "overrides", .objects, "exceptions for some files or nodes", keys: override),
      SettingsKey(
        "suppressions", .choiceOrObject(RunOptions.SuppressionUse.allCases.map(\.rawValue)),
        "the suppressions that count, and requirements on them",
        option: suppressionUse.option, keys: suppressions),
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

  /// The key for the suppressions that count.
  private static let suppressionUse = RunOption.suppressions[0].key

  /// The keys of `suppressions`.
  static let suppressions = [
    SettingsKey(
      "use", suppressionUse.form, suppressionUse.meaning,
      standard: suppressionUse.standard, option: suppressionUse.option),
    SettingsKey(
      "requireReason", .flag, "a suppression without a reason is reported", standard: "false"),
  ]

  private static let gate =
    RunOption.gate.map(\.key) + [
      SettingsKey(
        "gates", .objects,
        "more gates, each for some rules or files; the run fails if one of them does",
        keys: gateKeys)
    ] + RunOption.changes.map(\.key)

  /// The keys of one of `gates`.
  static let gateKeys = [
    SettingsKey("name", .text, "its name in messages"),
    SettingsKey("rules", .ruleWords, "the rules that it counts; all by default"),
    SettingsKey("files", .globs, "the files that it counts; all by default"),
    SettingsKey(
      "failOn", .choice(RunOptions.FailLevel.allCases.map(\.rawValue)),
      "the least severity that fails the gate",
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

  private static let reading =
    RunOption.reading.map(\.key) + [
      SettingsKey(
        "adapters", .objects, "how files of your own schema are read", keys: AdapterKeys.adapter),
      SettingsKey(
        "components", .components,
        "views of packages and design systems in SwiftUI source, each with what it is",
        keys: component),
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
