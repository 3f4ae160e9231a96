import Linting

/// The JSON Schema of configuration files, made from the table of keys that their reader checks.
enum ConfigurationSchema {
  private static let plain = JSONSchema.type("string", "number", "boolean")

  /// The schema as a document; a file of comments alone is a configuration as well.
  static var text: String {
    object(ConfigurationFile.keys).with("type", .texts(["object", "null"])).document(
      "config", title: "Configuration of a11y-lint",
      "What .a11y-lint.yml, .a11y-lint.yaml and .a11y-lint.json may say.",
      definitions: RuleSettingSchema.definitions + [("decisions", DecisionSchema.decisions)])
  }

  private static func object(_ keys: [SettingsKey]) -> JSONSchema {
    .object(keys.map { ($0.name, schema(of: $0)) })
  }

  private static func schema(of key: SettingsKey) -> JSONSchema {
    var schema = schema(key.form, key.keys)
    // The decisions of the model have a table of their own.
    if key.name == "voiceover" { schema = .reference("decisions") }
    if let standard = key.standard { schema = schema.with("default", value(standard)) }
    let meaning = key.meaning.prefix(1).uppercased() + key.meaning.dropFirst()
    let end = meaning.last == "…" ? "" : "."
    switch key.form {
    case .words(let words): return schema.described("\(meaning): \(words).")
    default: return schema.described(meaning + end)
    }
  }

  /// A default that is spelled as in YAML.
  private static func value(_ spelled: String) -> SchemaValue {
    switch spelled {
    case "true", "false": .flag(spelled == "true")
    default: Double(spelled).map(SchemaValue.number) ?? .text(spelled)
    }
  }

  private static func schema(_ form: SettingsKey.Form, _ keys: [SettingsKey]) -> JSONSchema {
    switch form {
    case .flag: .type("boolean")
    case .text, .path: plain
    case .texts, .globs: .type("array", "string", "number", "boolean").with("items", plain.value)
    case .choice(let words): .choice(words)
    case .choices(let words): many(.choice(words))
    case .count(let bounds): count(bounds)
    case .date:
      .type("string").with("pattern", .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))
        .with("format", .text("date"))
    case .ruleWords: many(.reference("ruleWord"))
    case .rules: .reference("rules")
    case .object: object(keys)
    case .choiceOrObject(let words):
      .branch(where: .type("object"), object(keys), otherwise: .choice(words))
    case .objects: many(object(keys))
    case .names: .type("object")
    case .components: components(keys)
    case .words: keys.isEmpty ? JSONSchema() : words(keys)
    }
  }

  private static func count(_ bounds: ClosedRange<Int>) -> JSONSchema {
    let least = JSONSchema.type("integer").with("minimum", .number(Double(bounds.lowerBound)))
    return bounds.upperBound == .max
      ? least : least.with("maximum", .number(Double(bounds.upperBound)))
  }

  /// Views by name: a type, or an object with a type and keys of the tree format.
  private static func components(_ keys: [SettingsKey]) -> JSONSchema {
    let members = keys.map { ($0.name, schema(of: $0)) }.map { (name: $0.0, value: $0.1.value) }
    let object = JSONSchema.type("object").with("properties", .object(members))
      .with("required", .texts(["type"]))
    let one = JSONSchema.branch(where: .type("object"), object, otherwise: .type("string"))
    return .type("object").with("additionalProperties", one.value)
  }

  /// A list, or one item that stands for a list.
  private static func many(_ item: JSONSchema) -> JSONSchema {
    .branch(where: .type("array"), .list(of: item), otherwise: item)
  }

  /// An object with those keys, or anything else that no word of a schema says.
  private static func words(_ keys: [SettingsKey]) -> JSONSchema {
    .branch(where: .type("object"), object(keys), otherwise: JSONSchema())
  }
}

/// The settings under `rules`, made from the catalogue of rules.
enum RuleSettingSchema {
  /// The definitions that the schema of configurations refers to.
  static var definitions: [(String, JSONSchema)] {
    [("rules", rules), ("ruleWord", .choice(words)), ("level", level), ("severity", severity)]
  }

  /// Every word that means rules: the ids first.
  private static var words: [String] { RuleSelector.ids + RuleSelector.groups }

  private static var level: JSONSchema {
    .choice(Configuration.Level.allCases.map(\.rawValue))
  }

  /// A level without options: for groups of rules, and rules that have none.
  private static var severity: JSONSchema {
    .branch(
      where: .type("object"), .object([("severity", .reference("level"))]),
      otherwise: .reference("level"))
  }

  private static var rules: JSONSchema {
    let single = AllRules.all.map { ($0.info.id, schema($0.info, $0.optionDescriptions)) }
    let diagnostics = FileDiagnostics.all.map { ($0.id, schema($0, [])) }
    let groups = RuleSelector.groups.map { word in
      (word, JSONSchema.reference("severity").described("All rules of `\(word)`."))
    }
    return .object(single + diagnostics + groups)
  }

  private static func schema(_ info: RuleInfo, _ options: [OptionDescription]) -> JSONSchema {
    guard !options.isEmpty else {
      return JSONSchema.reference("severity").described(info.title + ".")
    }
    let members =
      [("severity", JSONSchema.reference("level"))]
      + options.map { ($0.name, DecisionSchema.schema(of: $0)) }
    return JSONSchema.branch(
      where: .type("object"), .object(members), otherwise: .reference("level")
    ).described(info.title + ".")
  }
}
