package import Linting

/// The settings in effect, as a configuration file with the origin of each value beside it.
///
/// The page is itself a configuration that means the same.
package struct SettingsPage {
  private let settings: ProjectSettings
  private let configuration: Configuration
  /// The file that the page is about; nil where it is about the run.
  private let file: String?
  /// The lines, and where what they say is from.
  private var lines: [(text: String, origin: Origin?)] = []

  /// A page about the run, or about a file for which those overrides hold.
  package init(
    _ settings: ProjectSettings, _ configuration: Configuration, for file: String? = nil
  ) {
    self.settings = settings
    self.configuration = configuration
    self.file = file
    writeKeys()
  }

  /// The page as text.
  package var text: String {
    let widths = lines.compactMap { $0.origin == nil ? nil : CellWidth.of($0.text) }
    let column = min((widths.max() ?? 0) + 2, 60)
    return lines.map { line, origin in
      guard let origin else { return line + "\n" }
      let gap = String(repeating: " ", count: max(column - CellWidth.of(line), 2))
      var comment = ByteWriter()
      comment.writeEscaped(origin.description)
      return line + gap + "# " + comment.text + "\n"
    }.joined()
  }

  private mutating func writeKeys() {
    for key in ConfigurationFile.keys {
      switch key.name {
      case "$schema", "root", "extends", "adapters": continue
      case "preset":
        let origin = settings.presets.first?.origin ?? .standard
        let names = settings.presets.map(\.value.rawValue)
        lines.append(("preset: \(Self.list(names.isEmpty ? ["recommended"] : names))", origin))
      case "rules": writeRules()
      case "overrides": writeOverrides()
      case "gates": writeGates()
      case "suppressions":
        lines.append(("suppressions:", nil))
        for part in key.keys { write(part, under: "suppressions.", indent: "  ") }
      case "voiceover": writeDecisions()
      case "components": writeComponents()
      case "interfaceBuilder": writeRuntimeAttributes()
      default: write(key)
      }
    }
    for (adapter, _, path) in settings.adapters {
      var place = ByteWriter()
      place.writeEscaped(path)
      lines.append(("# adapter \(Self.plain(adapter.name)): see \(place.text)", nil))
    }
  }

  private mutating func write(
    _ key: SettingsKey, under prefix: String = "", indent: String = ""
  ) {
    if let value = settings.value(prefix + key.name) {
      lines.append(("\(indent)\(key.name): \(Self.yaml(value.value))", value.origin))
    } else if let standard = key.standard {
      lines.append(("\(indent)\(key.name): \(standard)", .standard))
    }
  }

  /// Every rule with what its findings become.
  private mutating func writeRules() {
    lines.append(("rules:", nil))
    for info in (AllRules.infos + FileDiagnostics.all).sorted(by: { $0.id < $1.id }) {
      let (level, origin) = level(of: info)
      let options = options(of: info)
      guard !options.isEmpty else {
        lines.append(("  \(info.id): \(level)", origin))
        continue
      }
      lines.append(("  \(info.id):", nil))
      lines.append(("    severity: \(level)", origin))
      for option in options {
        lines.append(("    \(option.name): \(Self.yaml(option.value.value))", option.value.origin))
      }
    }
  }

  private func level(of info: RuleInfo) -> (String, Origin) {
    for override in overridesForAll.reversed() {
      if let level = override.change.levels[info.id] { return (level.rawValue, override.origin) }
    }
    if let only = configuration.only, !only.contains(info.id) {
      return ("off", settings.value("only")?.origin ?? .standard)
    }
    if configuration.disabled.contains(info.id) {
      return ("off", settings.value("disable")?.origin ?? .standard)
    }
    if let level = settings.levels[info.id] { return (level.value.rawValue, level.origin) }
    let preset = settings.presets.first { $0.value.includes(info) } ?? settings.presets.first
    return (
      configuration.isOn(info) ? info.severity.rawValue : "off",
      preset.map { .preset($0.value.rawValue) } ?? .standard
    )
  }

  private func options(of info: RuleInfo) -> [(name: String, value: Setting<OptionValue>)] {
    var options = settings.options[info.id] ?? [:]
    for override in overridesForAll {
      for (name, value) in override.change.options[info.id] ?? [:] {
        options[name] = Setting(value, override.origin)
      }
    }
    return options.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The overrides that change all of the file that the page is about.
  private var overridesForAll: [OverrideSetting] {
    guard file != nil else { return [] }
    let numbers = Set(configuration.overrides.map(\.number))
    return settings.overrides.filter {
      $0.change.selector == nil && numbers.contains($0.change.number)
    }
  }

  /// The overrides of the run, or those that change some nodes of the file.
  private mutating func writeOverrides() {
    let numbers = Set(configuration.overrides.map(\.number))
    let shown = settings.overrides.filter {
      file == nil || $0.change.selector != nil && numbers.contains($0.change.number)
    }
    guard !shown.isEmpty else { return }
    lines.append(("overrides:", nil))
    for override in shown {
      let change = override.change
      var parts = ["files: \(Self.list(override.files.isEmpty ? ["**"] : override.files))"]
      if let selector = change.selector { parts.append("select: \(Self.plain(selector.text))") }
      if let reason = change.reason { parts.append("reason: \(Self.plain(reason))") }
      if let until = change.until { parts.append("until: \(until.description)") }
      parts.append("rules:")
      for rule in Set(change.levels.keys).union(change.options.keys).sorted() {
        let level = change.levels[rule].map { ["severity: \($0.rawValue)"] } ?? []
        let options = (change.options[rule] ?? [:]).sorted { $0.key < $1.key }.map {
          "\($0.key): \(Self.yaml($0.value))"
        }
        parts.append("  \(rule): {\((level + options).joined(separator: ", "))}")
      }
      for (index, part) in parts.enumerated() {
        lines.append(
          (index == 0 ? "  - " + part : "    " + part, index == 0 ? override.origin : nil))
      }
    }
  }

  private mutating func writeGates() {
    guard !settings.gates.isEmpty else { return }
    lines.append(("gates:", nil))
    for setting in settings.gates {
      let gate = setting.gate
      lines.append(("  - name: \(Self.plain(gate.name ?? ""))", setting.origin))
      if !setting.files.isEmpty { lines.append(("    files: \(Self.list(setting.files))", nil)) }
      if let rules = gate.rules { lines.append(("    rules: \(Self.list(rules.sorted()))", nil)) }
      lines.append(("    failOn: \(gate.failOn?.rawValue ?? "never")", nil))
      for severity in Severity.allCases.reversed() {
        guard let limit = gate.limits[severity] else { continue }
        let name = severity.rawValue.prefix(1).uppercased() + severity.rawValue.dropFirst() + "s"
        lines.append(("    max\(name): \(limit)", nil))
      }
      lines.append(("    failOnReview: \(gate.failsOnReview)", nil))
    }
  }

  private mutating func writeDecisions() {
    lines.append(("voiceover:", nil))
    for option in VoiceOverSettings.descriptions {
      if let decision = settings.decisions.first(where: { $0.name == option.name }) {
        let value = option.kind.value(of: decision.value.value) ?? .text(decision.value.value)
        lines.append(("  \(option.name): \(Self.yaml(value))", decision.value.origin))
      } else if option.name != "verbosity",
        !settings.decisions.contains(where: { $0.name == "verbosity" })
      {
        lines.append(("  \(option.name): \(Self.yaml(option.defaultValue))", .standard))
      }
    }
  }

  private mutating func writeComponents() {
    guard !settings.components.isEmpty else { return }
    lines.append(("components:", nil))
    for (name, component) in settings.components.sorted(by: { $0.key < $1.key }) {
      lines.append(("  \(Self.plain(name)): \(component.value.spelled)", component.origin))
    }
  }

  private mutating func writeRuntimeAttributes() {
    guard !settings.runtimeAttributes.isEmpty else { return }
    lines.append(("interfaceBuilder:", nil))
    lines.append(("  runtimeAttributes:", nil))
    for (name, key) in settings.runtimeAttributes.sorted(by: { $0.key < $1.key }) {
      lines.append(("    \(Self.plain(name)): \(key.value.name)", key.origin))
    }
  }

  private static func yaml(_ value: OptionValue) -> String {
    switch value {
    case .flag, .number: value.description
    case .text(let text): plain(text)
    case .texts(let texts): list(texts)
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(plain).joined(separator: ", ") + "]"
  }

  /// A text as YAML reads it back: plain where no reader could take it for anything else.
  private static func plain(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) } == true
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F: true
        default: false
        }
      }
    if isPlain, !["true", "false", "null", "yes", "no"].contains(text.lowercased()) { return text }
    var writer = ByteWriter()
    writer.writeJSON(text)
    return writer.text
  }
}
