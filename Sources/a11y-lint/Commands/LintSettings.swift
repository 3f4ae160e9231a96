import LintRules

/// What the options of `lint` come to.
struct LintSettings {
  /// A report that is asked for.
  struct Output {
    let reporter: any Reporter.Type
    /// Where it goes; nil for standard output.
    let path: RawPath?
  }

  var outputs: [Output] = []
  var configuration = Configuration()
  /// The least severity that fails the run; nil where none does.
  var gate: Severity? = .error
  var failsOnReview = false
  var exitsWithZero = false
  var usesColor = false
  var isQuiet = false
  var jobs = Terminal.cores

  /// The settings of a command line, laid over those of the configuration.
  init(_ arguments: Arguments, _ project: ProjectConfiguration) throws(UsageError) {
    outputs = try Self.outputs(arguments.allValues(.format))
    configuration = try Self.configuration(arguments, project)
    gate = try Self.gate(arguments.value(.failOn))
    failsOnReview = arguments.has(.failOnReview)
    exitsWithZero = arguments.has(.exitZero)
    usesColor = try Self.usesColor(arguments.value(.color))
    isQuiet = arguments.has(.quiet)
    configuration.today = try Self.today(arguments.value(.today))
    if let jobs = arguments.value(.jobs) {
      guard let number = Int(jobs), (1...1_024).contains(number) else {
        throw UsageError("--jobs takes a number from 1 to 1024, not \(Arguments.shown(jobs))")
      }
      self.jobs = number
    }
  }

  /// Whether a report shows source lines.
  var showsSource: Bool { outputs.contains { $0.reporter.info.showsSource } }

  private static func outputs(_ values: [String]) throws(UsageError) -> [Output] {
    var outputs: [Output] = []
    for value in values.isEmpty ? ["text"] : values {
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let reporter = ReporterList.reporter(named: name) else {
        throw UsageError.unknown("report format", name, among: ReporterList.names)
      }
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw UsageError("--format \(name): needs a path after the colon")
      }
      let path = parts.count == 1 || parts[1] == "-" ? nil : RawPath(String(parts[1])).cleaned
      guard !outputs.contains(where: { $0.path == path }) else {
        let place = path.map { Arguments.shown($0.text) } ?? "standard output"
        throw UsageError("two reports go to \(place); give one a path: --format \(name):PATH")
      }
      outputs.append(Output(reporter: reporter, path: path))
    }
    return outputs
  }

  private static func configuration(
    _ arguments: Arguments, _ project: ProjectConfiguration
  ) throws(UsageError) -> Configuration {
    var configuration = project.configuration
    configuration.voiceOver = try InputSettings.voiceOver(arguments, project)
    if arguments.has(.only) {
      configuration.only = Set(try rules(arguments.listValues(.only), option: .only))
    }
    configuration.disabled = Set(try rules(arguments.listValues(.disable), option: .disable))
    for value in arguments.listValues(.severity) {
      guard let sign = value.lastIndex(of: "=") else {
        throw UsageError("--severity takes RULE=LEVEL, not \(Arguments.shown(value))")
      }
      let word = String(value[value.index(after: sign)...])
      let levels = Configuration.Level.allCases.map(\.rawValue)
      guard let level = Configuration.Level(rawValue: word) else {
        throw UsageError.unknown("level", word, among: levels)
      }
      for rule in try rules([String(value[..<sign])], option: .severity) {
        configuration.levels[rule] = level
      }
    }
    return configuration
  }

  private static func rules(
    _ words: [String], option: OptionID
  ) throws(UsageError) -> [String] {
    var rules: [String] = []
    for word in words {
      guard let selected = RuleSelector.rules(word) else {
        let hint = RuleSelector.suggestion(for: word).map { "; did you mean \($0)?" }
        throw UsageError(
          "--\(option.rawValue): there is no rule, category or tag \(Arguments.shown(word))"
            + (hint ?? "; a11y-lint rules lists them"))
      }
      rules += selected
    }
    return rules
  }

  private static func today(_ value: String?) throws(UsageError) -> CalendarDay {
    guard let value else { return Terminal.today }
    guard let day = CalendarDay(value) else {
      throw UsageError("--today takes a date such as 2027-01-31, not \(Arguments.shown(value))")
    }
    return day
  }

  private static func gate(_ value: String?) throws(UsageError) -> Severity? {
    guard let value else { return .error }
    if value == "never" { return nil }
    guard let severity = Severity(rawValue: value) else {
      throw UsageError.unknown(
        "severity", value, among: Severity.allCases.reversed().map(\.rawValue) + ["never"])
    }
    return severity
  }

  private static func usesColor(_ value: String?) throws(UsageError) -> Bool {
    switch value ?? "auto" {
    case "auto": return Terminal.wantsColor
    case "always": return true
    case "never": return false
    case let word:
      throw UsageError.unknown("kind of colour", word, among: ["auto", "always", "never"])
    }
  }
}
