import Linting

/// The options that `--stream` excludes, and why.
enum StreamOptions {
  /// The options that only make sense for files, or for another format.
  private static let unfit: [(options: [OptionID], reason: String)] = [
    ([.run(\.since), .run(\.staged), .diff], "lines have no earlier version"),
    (
      [.run(\.failsOnStaleEntries)], "only a run over all files can tell what is not found any more"
    ),
    ([.run(\.requiredScreens)], "only a run over all files can tell how many screens there are"),
    ([.shard], "divide the lines instead, as docs/SCALE.md shows"),
    (
      [.run(\.respectsIgnores), .run(\.respectsSkips), .run(\.allowsEmpty)], "no folder is searched"
    ),
    ([.profile], "lines are linted at the same time; profile a file with one of them"),
    (
      [
        .run(\.showsDetails), .run(\.showsStatistics), .run(\.hasTimestamps), .project, .revision,
        .run(\.baseFolder), .run(\.extendsJUnit), .run(\.guardsFormulas),
      ],
      "its records have nothing of that"
    ),
  ]

  /// Refuses what a command line says beside `--stream`.
  static func check(_ arguments: Arguments) throws(UsageError) {
    for (options, reason) in unfit {
      for option in options where arguments.has(option) {
        throw UsageError("--stream and --\(option.name) do not go together: \(reason)")
      }
    }
    for format in arguments.allValues(.format) where format != "jsonl" && format != "jsonl:-" {
      throw UsageError(
        "--stream writes jsonl to standard output and nothing else; leave out "
          + "--format \(Arguments.shown(format))")
    }
    if arguments.hasLists {
      throw UsageError("--stream reads standard input; leave out the list of paths")
    }
    if let path = arguments.operands.first(where: { $0.text != "-" }) {
      throw UsageError(
        "--stream reads standard input; leave out \(Arguments.shown(path.text)), or lint it "
          + "without --stream")
    }
  }

  /// Refuses what the configuration says that would change the results.
  static func check(
    _ settings: LintSettings, _ arguments: Arguments, _ project: ProjectConfiguration
  ) throws(UsageError) {
    if try ChangeScope(arguments, project) != nil {
      throw UsageError(
        "--stream cannot report changes alone, as lines have no earlier version; remove the key, "
          + "or use --no-config or another --config"
      ).placed(by: ChangeScope.setting(arguments, project))
    }
    guard settings.suppressions != .approved else {
      throw UsageError(
        "--stream cannot tell which suppressions are approved, as lines have no earlier version"
      ).placed(by: project.settings.setting(\.suppressions))
    }
    if settings.failsOnStaleEntries {
      throw UsageError(
        "--stream and `strictBaseline` do not go together: only a run over all files can tell "
          + "what is not found any more"
      ).placed(by: project.settings.setting(\.failsOnStaleEntries))
    }
    switch try LanguageSettings.choice(
      arguments, arguments.run(over: project.settings.run))
    {
    case .all: throw translations
    case .only(let tags) where tags.count > 1: throw translations
    default: return
    }
  }

  private static let translations = UsageError(
    "--stream reads no translations; name one language, that of the texts")
}
