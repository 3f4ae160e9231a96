import ScreenModel

/// The keys of adapters: the table that their reader checks and their reference is made from.
package enum AdapterKeys {
  private static let conditionForm = SettingsKey.Form.words("a path, an object or a list of them")

  /// The keys of a type, and of an adapter as a whole.
  private static let shared = [
    SettingsKey(
      "children", .words("a path, or a list of them"), "where the children are, in order"),
    SettingsKey("properties", .names, "our keys, each with where its value comes from"),
    SettingsKey(
      "traits", .words("a value, or a list of them"),
      "where the traits come from, all together; they replace the type's own"),
    SettingsKey(
      "skip", conditionForm, "which nodes are left out with all that they hold; true for all"),
  ]

  /// The keys of an adapter.
  package static let adapter =
    [
      SettingsKey("name", .text, "the name, for messages and `--input adapter:NAME`"),
      SettingsKey(
        "files", .texts,
        "globs of the files that it reads, as in .gitignore, relative to the configuration"),
      SettingsKey(
        "adapter", .words("the name of a preset"),
        "a preset that this adapter starts from; its own keys count more"),
      SettingsKey(
        "when", conditionForm,
        "what the root of a file has to have, so that the adapter reads it without being named"),
      SettingsKey(
        "root", .words("a path"),
        "where the tree is; with `[*]` each value is a screen; everything unless given"),
      SettingsKey(
        "screen", .names, "what the screen says of itself: name, title, size, language …"),
      SettingsKey(
        "type", .words("a path, or an object"), "where a node says its type", keys: typeName),
      SettingsKey(
        "types", .names, "their types, with ours or an object that says more", keys: type),
    ] + shared + [
      SettingsKey(
        "unsaid", .texts,
        "our keys whose absence says nothing; those that are mapped nowhere are so anyway"),
      SettingsKey(
        "templates", .texts,
        "what the app fills in or sets, such as `${`; a text with one of them is not known"),
    ]

  /// The keys of `type`.
  static let typeName = [
    SettingsKey("from", .words("a path"), "where a node says its type"),
    SettingsKey("map", .names, "their types, as in `types`"),
    SettingsKey(
      "default", .words("one of our types"),
      "what types are that are not listed; without it they are reported"),
  ]

  /// The keys of one of `types`.
  static let type =
    [SettingsKey("type", .words("one of our types"), "what the nodes are")] + shared

  /// The keys of one of `children`.
  static let child = [
    SettingsKey("from", .words("a path"), "where the children are"),
    SettingsKey("as", .text, "the type that they have whatever they say themselves"),
  ]

  /// The keys of a value.
  static let value = [
    SettingsKey("from", .words("a path"), "the first value that it leads to"),
    SettingsKey("map", .names, "what each text at `from` is for us; null for nothing"),
    SettingsKey("value", .words("a value"), "always this value"),
    SettingsKey("template", .text, "a text with paths in it: \"{title}, {subtitle}\""),
    SettingsKey(
      "join", .words("a path"), "the texts of a list, one after the other"),
    SettingsKey("deep", .text, "the member that objects in the list stand for"),
    SettingsKey("separator", .text, "what stands between the texts; nothing unless given"),
    SettingsKey("present", .words("a path"), "true where there is a value that is not false"),
    SettingsKey("not", .words("a path"), "the opposite of a boolean"),
    SettingsKey("default", .words("a value"), "the value where there is no other"),
    SettingsKey("when", conditionForm, "what has to hold for the value to count"),
  ]

  /// The keys of a value that say where it comes from; it has one of them.
  package static let sources = ["from", "value", "template", "join", "present", "not"]

  /// The keys of a check.
  static let check = [
    SettingsKey("present", .flag, "whether there is a value that is not null"),
    SettingsKey("given", .flag, "whether there is a value, be it null"),
    SettingsKey("not", .texts, "the texts that it must not be"),
    SettingsKey("same", .words("a path"), "the place of a value that it has to be the same as"),
  ]

  // MARK: Our keys

  /// The parts of a structured value that may come from different places.
  static func parts(of form: AttributeForm) -> [String] {
    switch form {
    case .rect: ["x", "y", "width", "height"]
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .range: ["min", "max", "value", "step"]
    case .font: ["style", "name", "size", "weight", "scaled"]
    default: []
    }
  }

  /// The names that a form knows, for suggestions.
  static func names(of form: AttributeForm) -> [String] {
    switch form {
    case .traits: TraitSet.bitNames
    case .type: ElementKind.nameable.map(\.rawValue)
    default: form.names
    }
  }

  /// Why one of our keys cannot be mapped; nil where it can, or where it is none of ours.
  static func refusal(of name: String) -> String? {
    guard let key = TreeVocabulary.keyTable.value(name) else { return nil }
    let info = TreeVocabulary.info[Int(key.rawValue)]
    if info.owner == .screen { return "`\(name)` is a key of screens; write it under `screen`" }
    if key == .children { return "`children` stands beside `properties`, not in it" }
    return "an adapter cannot map `\(name)`; remove it"
  }

  private static func isMappable(_ form: AttributeForm) -> Bool {
    switch form {
    case .posts, .content, .alternative, .speech, .suppressions, .variant, .children: false
    default: true
    }
  }

  /// The description of a key of nodes that can be mapped.
  static func nodeInfo(_ name: String) -> AttributeInfo? { info(name) { $0.owner != .screen } }

  /// The description of a key of screens that can be mapped.
  static func screenInfo(_ name: String) -> AttributeInfo? { info(name) { $0.owner != .node } }

  private static func info(
    _ name: String, _ fits: (AttributeInfo) -> Bool
  ) -> AttributeInfo? {
    guard let key = TreeVocabulary.keyTable.value(name) else { return nil }
    let info = TreeVocabulary.info[Int(key.rawValue)]
    return fits(info) && isMappable(info.form) ? info : nil
  }

  /// The names of the keys of nodes that can be mapped, and their aliases.
  static let nodeNames = TreeVocabulary.keys.filter { $0.owner != .screen && isMappable($0.form) }
    .flatMap { [$0.name] + $0.aliases }

  /// The names of the keys of screens that can be mapped.
  static let screenNames =
    ["name"]
    + TreeVocabulary.keys.filter { $0.owner != .node && isMappable($0.form) }.map(\.name)
}
