public import DocumentSyntax

/// What a configuration file says; reading it never touches another file.
///
/// What is wrong with it is an error at its place, and none of it may be used then: a configuration
/// that is half understood would pass for the wrong reason.
public struct ConfigurationFile: Sendable {
  /// The names under which it is looked for; a folder has one of them.
  public static let names = [".a11y-lint.yml", ".a11y-lint.yaml", ".a11y-lint.json"]

  /// What is wrong with it.
  public private(set) var errors: [InputError] = []
  /// Whether no configuration above its folder counts.
  public private(set) var isRoot = false
  /// The adapters for files of the project's own schemas.
  public private(set) var adapters: [Adapter] = []
  private var runtimeAttributes: [String: AttributeKey] = [:]
  private var voiceOver = VoiceOverOptions()
  private var language: String?

  /// What a file says, JSON where its name ends so and else YAML.
  public init(_ file: SourceFile) {
    let parsed =
      file.path.lowercased().hasSuffix(".json") ? JSONParser.parse(file) : YAMLParser.parse(file)
    var problems = parsed.problems
    if let syntax = parsed.tree, let root = syntax.roots.first, problems.isEmpty {
      var settings = SettingsReader(syntax)
      if syntax.roots.count > 1 {
        settings.complain("a configuration is one document", at: syntax.roots[1])
      }
      // A file of comments is a configuration that says nothing.
      if settings.kind(syntax.resolved(root)) != .null { read(root, &settings) }
      problems = settings.problems.sorted { $0.range.start < $1.range.start }
    }
    errors = InputError.errors(problems, in: file)
  }

  /// Puts what the file says into a configuration.
  public func apply(to configuration: inout Configuration) {
    configuration.voiceOver = voiceOver
    configuration.reading.adapters = adapters
    configuration.reading.runtimeAttributes = runtimeAttributes
    configuration.reading.language = language
    configuration.reading.developmentLanguage = language
  }

  private mutating func read(_ root: Int, _ settings: inout SettingsReader) {
    for member in settings.members(root, of: "a configuration", among: Self.keys) {
      switch member.name {
      case "adapters":
        var definition = AdapterDefinition(settings)
        adapters = definition.adapters(member.value)
        settings = definition.settings
      case "interfaceBuilder": readInterfaceBuilder(member, &settings)
      case "voiceover": readVoiceOver(member.value, under: "", &settings)
      case "language": language = settings.text(member)
      case "root": isRoot = settings.flag(member) ?? false
      default: break
      }
    }
  }

  private mutating func readInterfaceBuilder(
    _ member: SettingsReader.Member, _ settings: inout SettingsReader
  ) {
    let keys = Self.interfaceBuilder
    for part in settings.members(member.value, of: "`interfaceBuilder`", among: keys) {
      guard settings.kind(part.value) == .mapping else {
        settings.mismatch(part.name, takes: "an object of key paths", part.value)
        continue
      }
      for attribute in settings.members(part.value) {
        guard let name = settings.text(attribute) else { continue }
        guard let key = TreeVocabulary.keyTable.value(name) else {
          settings.unknown(
            "there is no key", name, at: attribute.value,
            among: TreeVocabulary.keys.filter { $0.owner != .screen }.map(\.name))
          continue
        }
        runtimeAttributes[attribute.name] = key
      }
    }
  }

  /// The decisions of the model; `numbers: {mode: words}` is the same as `numbers.mode: words`.
  private mutating func readVoiceOver(
    _ entry: Int, under prefix: String, _ settings: inout SettingsReader
  ) {
    guard settings.kind(entry) == .mapping else {
      return settings.mismatch("voiceover", takes: "an object", entry)
    }
    for member in settings.members(entry) {
      let name = prefix + member.name
      if prefix.isEmpty, settings.kind(member.value) == .mapping {
        readVoiceOver(member.value, under: name + ".", &settings)
        continue
      }
      let member = SettingsReader.Member(name: name, key: member.key, value: member.value)
      let before = settings.problems.count
      let text = settings.texts(member).joined(separator: ",")
      guard settings.problems.count == before else { continue }
      set(member, to: text, &settings)
    }
  }

  private mutating func set(
    _ member: SettingsReader.Member, to text: String, _ settings: inout SettingsReader
  ) {
    do {
      try VoiceOverSettings.set(member.name, to: text, in: &voiceOver)
    } catch {
      switch error {
      case .unknownKey:
        settings.unknown(
          "`voiceover` has no key", member.name, at: member.key, among: VoiceOverSettings.names)
      case .unfitting(let takes):
        settings.mismatch(member.name, takes: takes, member.value)
      }
    }
  }
}
