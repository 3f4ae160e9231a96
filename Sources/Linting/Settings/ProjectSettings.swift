package import InputFormats
package import ScreenModel

/// Configuration files laid over one another: what holds in the end, and where each of it is from.
///
/// The nearer file counts more. Single values and lists replace those of the files that it extends,
/// rules are laid over theirs one by one, and overrides, gates and adapters are added to theirs.
package struct ProjectSettings: Sendable {
  /// The presets that choose the rules.
  package private(set) var presets: [Setting<Preset>] = []
  /// The levels of rules, by id.
  package private(set) var levels: [String: Setting<Configuration.Level>] = [:]
  /// The rules whose levels were given to a group.
  private var levelsOfGroups: Set<String> = []
  /// The options of rules, by id and name.
  package private(set) var options: [String: [String: Setting<OptionValue>]] = [:]
  /// The exceptions for some files or nodes; later ones count more.
  package private(set) var overrides: [OverrideSetting] = []
  /// The gates beside the run's own.
  package private(set) var gates: [GateSetting] = []
  /// The adapters, with the layer that each is from.
  package private(set) var adapters: [(adapter: Adapter, layer: Int, path: String)] = []
  /// The meaning of views in SwiftUI source, by their names.
  package private(set) var components: [String: Setting<SwiftUIComponent>] = [:]
  /// Key paths of runtime attributes with what code makes of them.
  package private(set) var runtimeAttributes: [String: Setting<AttributeKey>] = [:]
  /// The decisions of the model that are taken, by name, in the order in which they are taken.
  package private(set) var decisions: [(name: String, value: Setting<String>)] = []
  private var values: [String: Setting<OptionValue>] = [:]

  /// Nothing is configured.
  package init() {}

  /// Combines files, the one that counts most last.
  package init(_ files: [ConfigurationFile]) {
    for file in files { add(file) }
  }

  private mutating func add(_ file: ConfigurationFile) {
    if file.addsPresets {
      presets += file.presets
    } else if !file.presets.isEmpty {
      presets = file.presets
    }
    values.merge(file.values) { $1 }
    for rule in file.rules.inOrder {
      for id in rule.rules {
        if let level = rule.level {
          levels[id] = Setting(level, rule.origin)
          if rule.isOne { levelsOfGroups.remove(id) } else { levelsOfGroups.insert(id) }
        }
        options[id, default: [:]].merge(rule.options) { $1 }
      }
    }
    overrides += file.overrides
    for index in overrides.indices { overrides[index].change.number = index }
    gates += file.gates
    adapters += file.adapters.map { ($0, file.layer, file.path) }
    components.merge(file.components) { $1 }
    runtimeAttributes.merge(file.runtimeAttributes) { $1 }
    for decision in file.decisions {
      decisions.removeAll { $0.name == decision.name }
      decisions.append(decision)
    }
  }

  /// The value of a key that takes a single value or a list of words; nil where nobody sets it.
  package func value(_ key: String) -> Setting<OptionValue>? {
    if let value = values[key] { return value }
    // The strict preset is strict about warnings as well.
    if key == "failOn", let strict = presets.first(where: { $0.value == .strict }) {
      return Setting(.text(Severity.warning.rawValue), .preset(strict.value.rawValue))
    }
    return nil
  }

  /// The value of a row with where it is from; nil where nobody sets it.
  package func setting(_ path: PartialKeyPath<RunOptions>) -> Setting<OptionValue>? {
    values.isEmpty && presets.isEmpty ? nil : RunOption.row(path).flatMap { value($0.key.name) }
  }

  /// The values of the run that are configured; others have their defaults.
  package var run: RunOptions {
    var run = RunOptions()
    if values.isEmpty, presets.isEmpty { return run }
    for option in RunOption.all {
      if let value = value(option.key.name)?.value { option.take(value, into: &run) }
    }
    return run
  }

  /// Whether a suppression needs a reason.
  package var requiresReasons: Bool { values["suppressions.requireReason"]?.value == .flag(true) }

  /// The configuration of the linter, without what holds for some files alone.
  package var configuration: Configuration {
    var configuration = Configuration()
    if isEmpty { return configuration }
    configuration.presets = presets.map(\.value)
    let run = run
    configuration.only = run.only.map { Set($0.flatMap { RuleSelector.chosen($0) ?? [] }) }
    configuration.disabled = Set((run.disable ?? []).flatMap { RuleSelector.rules($0) ?? [] })
    configuration.levels = levels.mapValues(\.value)
    configuration.levelsOfGroups = levelsOfGroups
    configuration.options = options.mapValues { $0.mapValues(\.value) }
    for (name, value) in decisions {
      // The reader of the file has tried it.
      try? VoiceOverSettings.set(name, to: value.value, in: &configuration.voiceOver)
    }
    configuration.reading.adapters = adapters.map(\.adapter)
    configuration.reading.components = components.mapValues(\.value)
    configuration.reading.readsPreviews = run.readsPreviews
    if let most = run.maxViews { configuration.reading.mostViews = most }
    configuration.reading.runtimeAttributes = runtimeAttributes.mapValues(\.value)
    configuration.reading.language = run.language
    configuration.reading.developmentLanguage = run.language
    return configuration
  }

  /// Whether nothing is set, as in most runs on one file; there is nothing to work out then.
  private var isEmpty: Bool {
    values.isEmpty && presets.isEmpty && levels.isEmpty && options.isEmpty && adapters.isEmpty
      && components.isEmpty && runtimeAttributes.isEmpty && decisions.isEmpty
  }

  /// The gate of a run with these options.
  package func gate(_ run: RunOptions) -> Gate {
    var gate = Gate()
    gate.failOn = run.failOn.severity
    gate.limits[.error] = run.maxErrors
    gate.limits[.warning] = run.maxWarnings
    gate.failsOnReview = run.failsOnReview
    gate.unit = run.count ?? gates.last { $0.gate.countsOnly }?.gate.unit
    return gate
  }
}

/// A file that a configuration extends.
package struct ExtensionSetting: Sendable {
  /// The path as it is written, relative to the file that says so.
  package let path: String
  /// The preset that it is in place of a file.
  package let preset: Setting<Preset>?
  /// The error that nothing is there that could be extended, at its place.
  package let error: @Sendable (String) -> InputError
}

/// A gate of a configuration, with the files that it looks at.
package struct GateSetting: Sendable {
  /// Globs of the files, relative to the folder of the file that says so; all where empty.
  package let files: [String]
  /// The gate.
  package let gate: Gate
  /// Where it is written.
  package let origin: Origin
}

/// The exceptions of a configuration for some files or nodes.
package struct OverrideSetting: Sendable {
  /// Globs of the files, relative to the folder of the file that says so; all where empty.
  package let files: [String]
  /// The changes.
  package internal(set) var change: LintOverride
  /// Its place among the overrides of its file.
  package let place: Int
  /// The edits that take it out of its file; nil where more stands with it.
  package let removal: [TextEdit]?
  /// Where it is written.
  package let origin: Origin
  /// The error that something is wrong with it, at its place.
  package let error: @Sendable (String) -> InputError
}

/// The setting of a word under `rules`: a rule, or all of a category, tag or preset.
struct RuleSetting: Sendable {
  /// The rules that the word means.
  let rules: [String]
  /// Whether the word is a rule's own id, which counts more than a group's.
  let isOne: Bool
  /// The level of findings, where that is set.
  let level: Configuration.Level?
  /// The options that are given, each with its place.
  let options: [String: Setting<OptionValue>]
  let origin: Origin
}
