/// The keys of a configuration file, as its reader checks them and pages and schemas list them.
extension ConfigurationFile {
  /// Every key of the root.
  public static let keys: [SettingsKey] =
    [
      SettingsKey(
        "root", .flag, "no configuration above this folder counts; the nearest one does anyway"),
      SettingsKey(
        "language", .text, "the language of the texts, BCP 47, where a file does not tell it"),
      SettingsKey(
        "adapters", .objects, "how files of your own schema are read", keys: AdapterKeys.adapter),
      SettingsKey(
        "interfaceBuilder", .object, "what is special about the project's storyboards",
        keys: interfaceBuilder),
      SettingsKey("voiceover", .object, "decisions of the VoiceOver model, as `--set` takes them"),
      SettingsKey("$schema", .text, "for editors; the linter does not read it"),
    ] + planned.map(SettingsKey.init(planned:))

  /// The keys of `interfaceBuilder`.
  static let interfaceBuilder = [
    SettingsKey(
      "runtimeAttributes", .names,
      "key paths of user-defined runtime attributes that code turns into one of our keys")
  ]

  /// The keys of later versions.
  private static let planned = [
    "rules", "include", "exclude", "extends", "overrides", "preset", "presets", "baseline",
    "suppressions", "gates", "failOn", "maxWarnings", "maxErrors", "formats", "reports", "only",
    "disable", "severity",
  ]
}
