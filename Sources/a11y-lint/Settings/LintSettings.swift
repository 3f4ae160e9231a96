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
  /// Whether findings are followed from one version of a file to another.
  var tracksElements = false
  /// The day on which suppressions are judged.
  let today: CalendarDay

  /// The settings of a command line, laid over those of the run's configuration.
  init(_ arguments: Arguments, _ project: ProjectConfiguration) throws(UsageError) {
    let settings = project.settings
    outputs = try Self.outputs(arguments, project)
    gate = try Self.gate(arguments, settings)
    if let word = arguments.value(.minSeverity) ?? settings.text("minSeverity") {
      minimum = try Self.severity(word, option: .minSeverity)
    }
    // Who says on what to fail wants it to fail.
    exitsWithZero =
      arguments.has(.exitZero)
      || !arguments.has(.failOn) && settings.flag("exitZero") ?? false
    usesColor = try Self.usesColor(arguments.value(.color) ?? settings.text("color"))
    showsSuppressed = arguments.has(.showSuppressed) || settings.flag("showSuppressed") ?? false
    today = try Self.today(arguments.value(.today) ?? settings.text("today"))
    style = try Self.style(arguments, settings)
    style.exitsWithZero = exitsWithZero
    baseFolder = arguments.value(.baseDir).map { RawPath($0) } ?? project.path(of: "baseDir")
    try takeBaseline(arguments, project)
    shard = try Self.shard(arguments.value(.shard))
    if let jobs = arguments.value(.jobs) {
      self.jobs = try Self.count(jobs, option: .jobs, in: 1...1_024)
    } else if let jobs = settings.count("jobs") {
      self.jobs = jobs
    }
  }

  /// How reports look.
  private static func style(
    _ arguments: Arguments, _ settings: ProjectSettings
  ) throws(UsageError) -> ReportStyle {
    var style = ReportStyle()
    style.showsSummary = !(arguments.has(.quiet) || settings.flag("quiet") ?? false)
    style.showsStatistics = arguments.has(.statistics) || settings.flag("statistics") ?? false
    style.isVerbose = arguments.has(.verbose) || settings.flag("verbose") ?? false
    style.closesLines = !arguments.has(.format) && settings.texts("format") == nil
    style.showsReviews = arguments.has(.reviews) || settings.flag("reviews") ?? false
    if arguments.has(.all) {
      style.limit = nil
    } else if let limit = arguments.value(.limit) {
      style.limit = try Self.count(limit, option: .limit, in: 1...Int.max)
    } else if let limit = settings.count("limit") {
      style.limit = limit
    }
    if let word = arguments.value(.groupBy) ?? settings.text("groupBy") {
      guard let grouping = ReportStyle.Grouping(rawValue: word) else {
        throw UsageError.unknown(
          "grouping", word, among: ReportStyle.Grouping.allCases.map(\.rawValue))
      }
      style.grouping = grouping
    }
    style.extendsJUnit =
      arguments.has(.junitExtended) || settings.flag("junitExtended") ?? false
    style.guardsFormulas = !arguments.has(.noCSVGuard) && settings.flag("csvGuard") ?? true
    style.showsDetails =
      arguments.has(.reportDetails) || settings.flag("reportDetails") ?? false
    style.project = arguments.value(.project)
    style.revision = arguments.value(.revision)
    style.folder = Terminal.currentFolder
    if arguments.has(.timestamps) || settings.flag("timestamps") ?? false {
      style.time = try Terminal.now
    }
    return style
  }

  private mutating func takeBaseline(
    _ arguments: Arguments, _ project: ProjectConfiguration
  ) throws(UsageError) {
    let isOff = arguments.has(.noBaseline)
    guard !isOff || !arguments.has(.baseline) && !arguments.has(.strictBaseline) else {
      throw UsageError("--no-baseline contradicts the other options about the baseline")
    }
    usesBaseline = !isOff
    isBaselineConfigured = !arguments.has(.baseline) && project.settings.text("baseline") != nil
    baseline = arguments.value(.baseline).map { RawPath($0) } ?? project.path(of: "baseline")
    failsOnStaleEntries =
      !isOff
      && (arguments.has(.strictBaseline) || project.settings.flag("strictBaseline") ?? false)
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
    configuration.keepsSuppressed = showsSuppressed
    configuration.tracksElements = tracksElements
    configuration.requiresReasons = project.settings.flag("suppressions.requireReason") ?? false
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
    let configured = given.isEmpty ? project.settings.texts("format") : nil
    let outputs: [Output]
    do {
      outputs = try Output.all(
        configured ?? (given.isEmpty ? [defaultFormat(arguments)] : given), form: reporter
      ) { path in
        configured == nil ? RawPath(path).cleaned : project.place(path, given: "format")
      }
    } catch {
      guard configured != nil, let place = project.settings.value("format")?.error else {
        throw error
      }
      throw UsageError([place(error.message)])
    }
    if configured != nil {
      for path in outputs.compactMap(\.path) {
        try project.checkWriting("a report", to: path, given: "format")
      }
    }
    return outputs
  }

  /// The format where none is said: short lines where no person reads at a terminal, unless an
  /// option is about the text report.
  private static func defaultFormat(_ arguments: Arguments) -> String {
    let isAboutText = [.verbose, .reviews, .limit, .all, .groupBy, .statistics].contains {
      arguments.has($0)
    }
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
      // Who names a rule here wants it to run, even if the configuration switches it off.
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
          "--\(option.rawValue): unknown rule, category, tag or preset \(Arguments.shown(word))"
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

  private static func today(_ value: String?) throws(UsageError) -> CalendarDay {
    guard let value else { return Terminal.today }
    guard let day = CalendarDay(value) else {
      throw UsageError("--today takes a date such as 2027-01-31, not \(Arguments.shown(value))")
    }
    return day
  }

  private static func gate(
    _ arguments: Arguments, _ settings: ProjectSettings
  ) throws(UsageError) -> Gate {
    var gate = settings.gate
    // The strict preset fails on warnings, unless somebody says on what to fail.
    let isStrict = arguments.listValues(.preset).contains(Preset.strict.rawValue)
    if let word = arguments.value(.failOn) {
      gate.failOn = word == "never" ? nil : try severity(word, option: .failOn)
    } else if isStrict {
      gate.failOn = .warning
    }
    if let limit = arguments.value(.maxErrors) {
      gate.limits[.error] = try count(limit, option: .maxErrors, in: 0...Int.max)
    }
    if let limit = arguments.value(.maxWarnings) {
      gate.limits[.warning] = try count(limit, option: .maxWarnings, in: 0...Int.max)
    }
    if arguments.has(.failOnReview) { gate.failsOnReview = true }
    if let word = arguments.value(.count) {
      guard let unit = Gate.Unit(rawValue: word) else {
        throw UsageError.unknown(
          "unit for --count", word, among: Gate.Unit.allCases.map(\.rawValue))
      }
      gate.unit = unit
    }
    return gate
  }

  private static func severity(
    _ word: String, option: OptionID
  ) throws(UsageError) -> Severity {
    guard let severity = Severity(rawValue: word) else {
      let words = Severity.allCases.reversed().map(\.rawValue)
      throw UsageError.unknown(
        "severity", word, among: words + (option == .failOn ? ["never"] : []))
    }
    return severity
  }

  private static func count(
    _ word: String, option: OptionID, in bounds: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(word), bounds.contains(number) else {
      let range =
        bounds.upperBound == .max
        ? "of \(bounds.lowerBound) or more" : "from \(bounds.lowerBound) to \(bounds.upperBound)"
      throw UsageError(
        "--\(option.rawValue) takes a number \(range), not \(Arguments.shown(word))")
    }
    return number
  }

  /// Whether a report on standard output is in colour.
  static func usesColor(_ value: String?) throws(UsageError) -> Bool {
    switch value ?? "auto" {
    case "auto": return Terminal.wantsColor
    case "always": return true
    case "never": return false
    case let word:
      throw UsageError.unknown("kind of colour", word, among: ["auto", "always", "never"])
    }
  }
}
