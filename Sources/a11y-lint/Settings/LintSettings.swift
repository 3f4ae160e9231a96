import LintReports
import Linting

/// The values of the options of `lint`.
struct LintSettings {
  /// A report that is asked for.
  typealias Output = ReportOutput<any Reporter.Type>

  var outputs: [Output]
  /// The findings that the run may have without failing.
  var gate: Gate
  /// The least severity that is shown.
  var minimum = Severity.note
  var exitsWithZero = false
  var usesColor = false
  var showsSuppressed = false
  /// How reports look, but for what depends on where one goes.
  var style: ReportStyle
  /// The folder that paths are relative to in reports for services; nil for the repository's top.
  var baseFolder: RawPath?
  var jobs = Parallel.processors
  /// The baseline; nil for the one at the top of the project, if there is one.
  var baseline: RawPath?
  /// Whether that is said by the configuration.
  var isBaselineConfigured = false
  var usesBaseline = true
  /// The part of the files that is linted; nil for all.
  var shard: Shard?
  /// Whether entries of the baseline that are not found any more fail the run.
  var failsOnStaleEntries = false
  /// How many screens have to be read; nil for any number.
  var requiredScreens: Int?
  /// Whether the configuration asks for them, which knows nothing of the files that are named.
  var areScreensConfigured = false
  /// Whether findings are followed from one version of a file to another.
  var tracksElements = false
  /// The suppressions in files that count.
  var suppressions = RunOptions.SuppressionUse.all
  /// The day on which suppressions are judged.
  let today: CalendarDay

  /// The most lines of the short text report, where nobody says how many causes to show.
  private static let mostLines = 80

  /// The settings of a command line, laid over those of the run's configuration.
  init(_ arguments: Arguments, _ project: ProjectConfiguration) throws(UsageError) {
    let run = try arguments.run(over: project.settings.run)
    outputs = try Self.outputs(arguments, project)
    gate = Self.gate(arguments, run, project.settings)
    minimum = run.minimum
    exitsWithZero = run.exitsWithZero
    usesColor = Self.usesColor(run.color)
    showsSuppressed = run.showsSuppressed
    today = run.today ?? Terminal.today
    suppressions = run.suppressions
    style = ReportStyle()
    style.showsSummary = !run.isQuiet
    style.showsStatistics = run.showsStatistics
    style.isVerbose = run.isVerbose
    style.closesLines = !arguments.has(.format) && run.formats == nil
    style.showsReviews = run.showsReviews
    style.limit = arguments.has(.all) ? nil : run.limit
    // Somebody who says how many causes to show gets as many.
    if style.limit == ReportStyle().limit { style.mostLines = Self.mostLines }
    style.grouping = run.grouping
    style.extendsJUnit = run.extendsJUnit
    style.guardsFormulas = run.guardsFormulas
    style.showsDetails = run.showsDetails
    style.exitsWithZero = run.exitsWithZero
    style.project = arguments.value(.project)
    style.revision = arguments.value(.revision)
    style.folder = Terminal.currentFolder
    if run.hasTimestamps { style.time = try Terminal.now }
    baseFolder = project.path(run, \.baseFolder, isGiven: arguments.has(\.baseFolder))
    try takeBaseline(arguments, run, project)
    shard = try Self.shard(arguments.value(.shard))
    jobs = run.jobs ?? Parallel.processors
    try takeScreens(arguments, run)
  }

  private mutating func takeScreens(
    _ arguments: Arguments, _ run: RunOptions
  ) throws(UsageError) {
    requiredScreens = run.requiredScreens
    areScreensConfigured = !arguments.has(\.requiredScreens)
    guard !areScreensConfigured else { return }
    let partial: [OptionID] = [.shard, .diff, .run(\.since), .run(\.staged)]
    for option in partial where arguments.has(option) {
      throw UsageError(
        "--require-screens and --\(option.name) do not go together: only a run over all files "
          + "can tell how many screens there are")
    }
  }

  private mutating func takeBaseline(
    _ arguments: Arguments, _ run: RunOptions, _ project: ProjectConfiguration
  ) throws(UsageError) {
    let isOff = arguments.has(.noBaseline)
    guard !isOff || !arguments.has(\.baseline) && !arguments.has(\.failsOnStaleEntries) else {
      throw UsageError("--no-baseline contradicts the other options about the baseline")
    }
    usesBaseline = !isOff
    isBaselineConfigured = !arguments.has(\.baseline) && run.baseline != nil
    baseline = project.path(run, \.baseline, isGiven: arguments.has(\.baseline))
    failsOnStaleEntries = !isOff && run.failsOnStaleEntries
  }

  /// Refuses to let approved suppressions count alone where no earlier version says which are.
  func checkSuppressions(
    hasEarlierVersions: Bool, _ project: ProjectConfiguration
  ) throws(UsageError) {
    guard suppressions == .approved, !hasEarlierVersions else { return }
    throw UsageError(
      "approved suppressions are those that the version before a change has; add --since REF, "
        + "--staged or --diff FILE"
    ).placed(by: project.settings.setting(\.suppressions))
  }

  /// The details that the reports show beyond findings.
  var details: ReportDetails {
    outputs.reduce(into: style.showsDetails ? .all : []) {
      $0.formUnion($1.form.info.details)
    }
  }

  /// The configuration of the linter: that of a project for a file for which those of its overrides
  /// hold, with the command line laid over it.
  func configuration(
    _ arguments: Arguments, _ project: ProjectConfiguration, overrides: [Int] = []
  ) throws(UsageError) -> Configuration {
    var configuration = project.configuration
    configuration.voiceOver = try InputSettings.voiceOver(arguments, project)
    configuration.reading = try InputSettings.reading(arguments, project)
    configuration.today = today
    configuration.keepsSuppressed = showsSuppressed || suppressions == .approved
    configuration.ignoresSuppressions = suppressions == .ignored
    configuration.asksForApproval = suppressions == .approved
    configuration.tracksElements = tracksElements
    configuration.requiresReasons = project.settings.requiresReasons
    for index in overrides {
      let change = project.settings.overrides[index].change
      if let until = change.until, today > until { continue }
      configuration.overrides.append(change)
      for (rule, options) in change.options {
        configuration.options[rule, default: [:]].merge(options) { $1 }
      }
    }
    try Self.choose(arguments, &configuration)
    return configuration
  }

  /// The reports; a configuration's paths are relative to it, and what is wrong with its formats is
  /// said at their place.
  private static func outputs(
    _ arguments: Arguments, _ project: ProjectConfiguration
  ) throws(UsageError) -> [Output] {
    // A stream has one format, whatever the configuration says of other runs.
    let given = arguments.has(.stream) ? ["jsonl"] : arguments.allValues(.format)
    let configured = given.isEmpty ? project.settings.run.formats : nil
    let outputs: [Output]
    do {
      outputs = try Output.all(
        configured ?? (given.isEmpty ? [defaultFormat(arguments)] : given), form: reporter
      ) { path in
        configured == nil ? RawPath(path).cleaned : project.place(path, given: \.formats)
      }
    } catch {
      guard configured != nil, let place = project.settings.setting(\.formats)?.error else {
        throw error
      }
      throw UsageError([place(error.message)])
    }
    if configured != nil {
      for path in outputs.compactMap(\.path) {
        try project.checkWriting("a report", to: path, given: \.formats)
      }
    }
    return outputs
  }

  /// The format where none is said: short lines where no person reads at a terminal, unless an
  /// option is about the text report.
  private static func defaultFormat(_ arguments: Arguments) -> String {
    let rows = RunOption.all.filter { $0.spelling?.isAboutText == true }
    let isAboutText = arguments.has(.all) || rows.contains { arguments.has($0.path) }
    return isAboutText || arguments.command == .report || Terminal.isOutput ? "text" : "concise"
  }

  private static func reporter(_ name: String) throws(UsageError) -> any Reporter.Type {
    guard let reporter = ReporterList.reporter(named: name) else {
      throw UsageError.unknown("report format", name, among: ReporterList.names)
    }
    return reporter
  }

  /// Lays what the command line says about rules over a configuration.
  private static func choose(
    _ arguments: Arguments, _ configuration: inout Configuration
  ) throws(UsageError) {
    let presets = arguments.listValues(.preset)
    if !presets.isEmpty {
      var chosen: [Preset] = []
      for word in presets {
        guard let preset = Preset(rawValue: word) else {
          throw UsageError.unknown("preset", word, among: Preset.allCases.map(\.rawValue))
        }
        chosen.append(preset)
      }
      configuration.presets = chosen
    }
    if arguments.has(.only) {
      let only = Set(try rules(arguments.listValues(.only), option: .only))
      configuration.only = only
      // Somebody who names a rule here wants it to run, even if the configuration switches it off.
      configuration.disabled.subtract(only)
      configuration.levels = configuration.levels.filter { $1 != .off || !only.contains($0) }
    }
    let levels = arguments.listValues(.severity)
    for value in levels {
      // A level of the command line counts more than what the configuration switches off.
      let word = value.split(separator: "=").first.map(String.init) ?? ""
      configuration.disabled.subtract(RuleSelector.rules(word) ?? [])
    }
    configuration.disabled.formUnion(
      try rules(arguments.listValues(.disable), option: .disable))
    for value in levels {
      guard let sign = value.lastIndex(of: "=") else {
        throw UsageError("--severity takes RULE=LEVEL, not \(Arguments.shown(value))")
      }
      let word = String(value[value.index(after: sign)...])
      let levels = Configuration.Level.allCases.map(\.rawValue)
      guard let level = Configuration.Level(rawValue: word) else {
        throw UsageError.unknown("level", word, among: levels)
      }
      let name = String(value[..<sign])
      for rule in try rules([name], option: .severity) {
        if rule == name {
          configuration.levelsOfGroups.remove(rule)
        } else if configuration.levels[rule] == nil {
          configuration.levelsOfGroups.insert(rule)
        }
        configuration.levels[rule] = level
      }
    }
  }

  private static func rules(
    _ words: [String], option: OptionID
  ) throws(UsageError) -> [String] {
    var rules: [String] = []
    for word in words {
      let selects = option == .only ? RuleSelector.chosen : RuleSelector.rules
      guard let selected = selects(word) else {
        let hint = RuleSelector.suggestion(for: word).map { "; did you mean \($0)?" }
        throw UsageError(
          "--\(option.name): unknown rule, category, tag or preset \(Arguments.shown(word))"
            + (hint ?? "; a11y-lint rules lists them"))
      }
      rules += selected
    }
    return rules
  }

  private static func shard(_ value: String?) throws(UsageError) -> Shard? {
    guard let value else { return nil }
    guard let shard = Shard(value) else {
      throw UsageError(
        "--shard takes a part and a number of parts such as 2/5, not \(Arguments.shown(value))")
    }
    return shard
  }

  private static func gate(
    _ arguments: Arguments, _ run: RunOptions, _ settings: ProjectSettings
  ) -> Gate {
    var gate = settings.gate(run)
    // The strict preset fails on warnings, unless somebody says on what to fail.
    let isStrict = arguments.listValues(.preset).contains(Preset.strict.rawValue)
    if isStrict, !arguments.has(\.failOn) { gate.failOn = .warning }
    return gate
  }

  /// Whether a report on standard output is in colour.
  static func usesColor(_ use: RunOptions.ColorUse) -> Bool {
    switch use {
    case .auto: Terminal.wantsColor
    case .always: true
    case .never: false
    }
  }
}
