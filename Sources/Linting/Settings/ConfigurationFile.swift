package import DocumentSyntax
package import InputFormats
import ScreenModel

/// The contents of a configuration file; reading it never touches another file.
///
/// Any mistake is an error at its place, and none of the file may be used then: a configuration
/// that is half understood would pass for the wrong reason.
package struct ConfigurationFile: Sendable {
  /// The names under which it is looked for; a folder has one of them.
  package static let names = ConfigurationName.all

  /// The path as reports name it.
  package let path: String
  /// Its number among the files that are laid over one another; the higher counts more.
  package let layer: Int
  /// Its problems.
  package private(set) var errors: [InputError] = []
  /// Whether no configuration above its folder counts.
  package private(set) var isRoot = false
  /// The files and presets that it starts from, in order.
  package private(set) var extensions: [ExtensionSetting] = []
  /// Whether it only stands for presets that another one extends, which add to those before.
  private(set) var addsPresets = false
  /// The presets that it names.
  private(set) var presets: [Setting<Preset>] = []
  /// The values of keys that take a single value or a list of words, by name.
  private(set) var values: [String: Setting<OptionValue>] = [:]
  /// Its settings of rules, in the order of the file.
  private(set) var rules: [RuleSetting] = []
  private(set) var overrides: [OverrideSetting] = []
  private(set) var overrideRemoval: OverrideRemoval?
  private(set) var gates: [GateSetting] = []
  /// The adapters for files of the project's own schemas.
  package private(set) var adapters: [Adapter] = []
  private(set) var components: [String: Setting<SwiftUIComponent>] = [:]
  private(set) var runtimeAttributes: [String: Setting<AttributeKey>] = [:]
  /// The decisions of the model in the order of the file, by their names.
  private(set) var decisions: [(name: String, value: Setting<String>)] = []

  /// Reads a file, as JSON by its extension and else as YAML.
  package init(_ file: SourceFile, layer: Int = 0) {
    path = file.path
    self.layer = layer
    let parsed =
      file.path.lowercased().hasSuffix(".json") ? JSONParser.parse(file) : YAMLParser.parse(file)
    var problems = parsed.problems
    if let syntax = parsed.tree, let root = syntax.roots.first, problems.isEmpty {
      var reader = ConfigurationReader(syntax, file: file, layer: layer)
      if syntax.roots.count > 1 {
        reader.settings.complain("a configuration is one document", at: syntax.roots[1])
      }
      // A file of comments is a configuration that says nothing.
      if reader.settings.kind(syntax.resolved(root)) != .null { read(root, &reader) }
      problems = reader.settings.problems.sorted { $0.range.start < $1.range.start }
    }
    errors = InputError.errors(problems, in: file)
  }

  /// Whether a file has a key of a configuration, right or wrong as the rest of it may be; a report
  /// of an earlier run is none.
  package static func hasKeys(_ file: SourceFile) -> Bool {
    let isJSON = file.path.lowercased().hasSuffix(".json")
    let parsed = isJSON ? JSONParser.parse(file) : YAMLParser.parse(file)
    guard let syntax = parsed.tree, let root = syntax.roots.first else { return false }
    let names = Set(keys.map(\.name)).subtracting(["$schema"])
    let reader = ConfigurationReader(syntax, file: file, layer: 0)
    let found = reader.settings.members(root).map(\.name)
    return found.contains(where: names.contains) && !found.contains("schemaVersion")
  }

  /// The contents of presets that a file extends.
  package init(_ preset: Setting<Preset>, of file: ConfigurationFile) {
    path = file.path
    layer = file.layer
    presets = [preset]
    addsPresets = true
  }

  private mutating func read(_ root: Int, _ reader: inout ConfigurationReader) {
    for member in reader.settings.members(root, of: "a configuration", among: Self.keys) {
      switch member.name {
      case "$schema": _ = reader.settings.text(member)
      case "root": isRoot = reader.settings.flag(member) ?? false
      case "extends": readExtends(member, &reader)
      case "rules": rules = reader.rules(member)
      case "overrides":
        overrides = reader.overrides(member)
        overrideRemoval = reader.removal(ofOverrides: member)
      case "gates": gates = reader.gates(member)
      case "suppressions": readSuppressions(member, &reader)
      case "adapters":
        var definition = AdapterDefinition(reader.settings)
        adapters = definition.adapters(member.value)
        reader.settings = definition.settings
      case "components":
        var definition = SwiftUIComponentDefinition(settings: reader.settings)
        for (part, component) in definition.components(member) {
          components[part.name] = Setting(component, reader.origin(part))
        }
        reader.settings = definition.settings
      case "interfaceBuilder": runtimeAttributes = reader.runtimeAttributes(member)
      case "voiceover": decisions = reader.decisions(member)
      case "preset":
        reader.refuseEmptyList(member)
        presets = reader.settings.choices(member, among: Preset.allCases.map(\.rawValue))
          .compactMap(Preset.init).map { Setting($0, reader.origin(member)) }
      default: values[member.name] = reader.value(member, Self.keys)
      }
    }
  }

  /// An object, or a word alone for the suppressions that count.
  private mutating func readSuppressions(
    _ member: SettingsReader.Member, _ reader: inout ConfigurationReader
  ) {
    if reader.settings.kind(member.value) == .string {
      let words = RunOptions.SuppressionUse.allCases.map(\.rawValue)
      values["suppressions.use"] = reader.settings.choice(member, among: words).map {
        Setting(.text($0), reader.origin(member), error: reader.located(member.value))
      }
      return
    }
    let keys = Self.suppressions
    for part in reader.settings.members(member.value, of: "`suppressions`", among: keys) {
      values["suppressions." + part.name] = reader.value(part, keys)
    }
  }

  /// Presets by their names, files by a path that begins with a dot or a slash.
  private mutating func readExtends(
    _ member: SettingsReader.Member, _ reader: inout ConfigurationReader
  ) {
    for item in reader.settings.items(member.value) {
      let one = SettingsReader.Member(name: member.name, key: member.key, value: item)
      guard let word = reader.settings.text(one) else { continue }
      if let preset = Preset(rawValue: word) {
        let setting = Setting(preset, reader.origin(one))
        extensions.append(
          ExtensionSetting(path: word, preset: setting, error: reader.located(item)))
      } else if word.contains("://") {
        reader.settings.complain(
          "a configuration is extended from a file, not from an address, so that runs do not "
            + "depend on the network", at: item)
      } else if word.hasPrefix(".") || word.hasPrefix("/") {
        extensions.append(
          ExtensionSetting(path: word, preset: nil, error: reader.located(item)))
      } else {
        reader.settings.unknown(
          "a file to extend begins with ./ or ../, and there is no preset", word, at: item,
          among: Preset.allCases.map(\.rawValue))
      }
    }
  }
}
