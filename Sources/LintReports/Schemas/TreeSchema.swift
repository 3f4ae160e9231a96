import Linting

/// The JSON Schema of the tree format, made from the vocabulary that its reader uses.
///
/// It refuses what the reader refuses or reports as an unknown key or a value of the wrong type. It
/// takes null for a key that is not there, as JSON does.
enum TreeSchema {
  /// The schema as a document.
  static var text: String {
    root.document(
      "tree", title: "Tree of a11y-lint",
      "Screens as declarative trees: the tree format of a11y-lint, version 1.",
      definitions: [("tree", tree), ("screen", screen), ("node", node)]
        + TreeSchemaForms.definitions)
  }

  /// A tree, a list of them, or an object that holds such a list.
  private static var root: JSONSchema {
    .branch(
      where: .type("array"), someTrees,
      otherwise: .branch(
        where: having("screens"), screens, otherwise: .reference("tree")))
  }

  private static var someTrees: JSONSchema {
    .list(of: .reference("tree")).with("minItems", .number(1))
  }

  private static var screens: JSONSchema {
    let list = JSONSchema.branch(
      where: .type("object"), .reference("tree"), otherwise: someTrees)
    return .object([("screens", list.described("The screens of the file."))])
  }

  /// A screen, or a node that stands for a screen without a name.
  private static var tree: JSONSchema {
    .branch(
      where: having("type").with("not", having("screen").value),
      .reference("node"), otherwise: .reference("screen"))
  }

  private static var screen: JSONSchema {
    object(TreeVocabulary.keys.filter { $0.owner != .node }, required: ["screen"])
      .described("A screen with what it shows.")
  }

  private static var node: JSONSchema {
    object(TreeVocabulary.keys.filter { $0.owner != .screen })
      .described("A node of the tree: one view, or another thing that VoiceOver may meet.")
  }

  private static func having(_ key: String) -> JSONSchema {
    JSONSchema().with("required", .texts([key]))
  }

  // MARK: Keys

  /// Objects with those keys, the names first and then other spellings.
  private static func object(_ keys: [AttributeInfo], required: [String] = []) -> JSONSchema {
    let names = keys.map { info in
      (info.name, TreeSchemaForms.schema(info.form).described(description(of: info)))
    }
    let aliases = keys.flatMap { info in
      info.aliases.map { alias in
        (alias, TreeSchemaForms.schema(info.form).described("The same as `\(info.name)`."))
      }
    }
    let schema = JSONSchema.object(names + aliases, required: required)
    let dependencies = keys.flatMap(dependencies)
    return dependencies.isEmpty ? schema : schema.with("dependencies", .object(dependencies))
  }

  /// The purpose of a key, and its values where the schema shows no names for them.
  private static func description(of info: AttributeInfo) -> String {
    let meaning = info.meaning.prefix(1).uppercased() + info.meaning.dropFirst()
    switch info.form {
    case .choice, .choices, .boolean, .text, .number, .integer, .type: return meaning + "."
    default: return meaning + ": " + info.form.description + "."
    }
  }

  /// That a key is not given a second time under another name.
  private static func dependencies(
    of info: AttributeInfo
  ) -> [(name: String, value: SchemaValue)] {
    info.aliases.enumerated().map { index, alias in
      let others = [info.name] + info.aliases[..<index]
      let refused = SchemaValue.object(others.map { (name: $0, value: .flag(false)) })
      return (name: alias, value: .object([(name: "properties", value: refused)]))
    }
  }
}

/// The forms of tree-format keys as JSON Schemas.
enum TreeSchemaForms {
  /// A text; numbers and booleans are taken as they are spelled, null is not a value.
  private static let text = JSONSchema.type("string", "number", "boolean", "null")
  /// A text that has to be there.
  private static let givenText = JSONSchema.type("string", "number", "boolean")
  private static let flag = JSONSchema.type("boolean", "null")
  private static let number = JSONSchema.type("number", "null")
  private static let givenNumber = JSONSchema.type("number")

  /// The schema of a form; longer ones stand under `definitions`.
  static func schema(_ form: AttributeForm) -> JSONSchema {
    switch form {
    case .boolean: flag
    case .text, .booleanOrText: text
    case .number: number
    case .integer: .type("integer", "null")
    case .choice(let names): .choice(names, orNull: true)
    case .texts:
      .type("array", "string", "number", "boolean", "null").with("items", text.value)
    case .choices(let names): .oneOrMany(.choice(names))
    case .color: .reference("color")
    case .traits: .reference("traits")
    case .type: .reference("type")
    case .rect: .reference("rect")
    case .point, .size: .reference("point")
    case .insets: .type("array", "null").numbers(4)
    case .range: .reference("range")
    case .font: .reference("font")
    case .gestures: .oneOrMany(.reference("gesture"))
    case .posts: .oneOrMany(.reference("post"))
    case .content: .oneOrMany(.reference("content"))
    case .elements: .reference("elements")
    case .alternative: .reference("alternativeFor")
    case .speech: .reference("speech")
    case .suppressions: .oneOrMany(.reference("suppression"))
    case .variant: .reference("variant")
    case .children: .reference("children")
    }
  }

  /// The definitions that the schemas of forms refer to.
  static var definitions: [(String, JSONSchema)] {
    [
      ("children", children), ("elements", elements), ("type", type), ("traits", traits),
      ("color", color), ("rect", rect), ("point", point), ("range", range), ("font", font),
      ("gesture", gesture), ("post", post), ("content", content),
      ("alternativeFor", alternative), ("speech", speech), ("suppression", suppression),
      ("variant", variant),
    ]
  }

  // MARK: Nodes

  private static var children: JSONSchema {
    .branch(
      where: .type("object"), .reference("node"),
      otherwise: .type("array", "null").with("items", JSONSchema.reference("node").value))
  }

  /// Ids, or nodes without a view; the id of an element is a text of any spelling.
  private static var elements: JSONSchema {
    let item = JSONSchema.branch(
      where: .type("object"), .reference("node"), otherwise: text)
    return .oneOrMany(item)
  }

  // MARK: Names

  /// Types without regard to case; the names are there for those who complete them.
  private static var type: JSONSchema {
    let names = ElementKind.nameable.map(\.rawValue) + ElementKind.aliases.map(\.name)
    var patterns: [String] = []
    for name in names.map(pattern) where !patterns.contains(name) { patterns.append(name) }
    return .type("string", "null")
      .with("if", .object([("pattern", .text("^(" + patterns.joined(separator: "|") + ")$"))]))
      .with("else", JSONSchema.choice(names).value)
  }

  /// A regular expression for a word in any case.
  private static func pattern(_ word: String) -> String {
    word.map { "[\($0.uppercased())\($0.lowercased())]" }.joined()
  }

  /// Names, and masks as dumps have them. Other names are what the rule `unknown-or-private-trait`
  /// is about, so that they fit here.
  private static var traits: JSONSchema {
    let mask = JSONSchema.type("integer").with("minimum", .number(0))
    let names = TraitSet.bitNames + TraitSet.aliases.map(\.name)
    return .oneOrMany(.any([.choice(names), .type("string"), mask]))
  }

  private static var color: JSONSchema {
    let digits = "[0-9A-Fa-f]"
    let spellings = [
      "#\(digits){3}", "#\(digits){6}", "#\(digits){8}", pattern("clear"),
      "(" + SystemColors.names.joined(separator: "|") + ")Color",
    ]
    return .type("string", "null")
      .with("if", .object([("pattern", .text("^(" + spellings.joined(separator: "|") + ")$"))]))
      .with("else", JSONSchema.choice(["clear"] + SystemColors.names, orNull: true).value)
  }

  // MARK: Geometry

  private static var rect: JSONSchema {
    sides(["x", "y", "width", "height"])
  }

  private static var point: JSONSchema {
    sides(["x", "y"])
  }

  /// Numbers by their names, or as a list in that order.
  private static func sides(_ names: [String]) -> JSONSchema {
    .branch(
      where: .type("object"), .record(names.map { ($0, givenNumber) }),
      otherwise: .type("array", "null").numbers(names.count))
  }

  private static var range: JSONSchema {
    optional(["min", "max", "value", "step"].map { ($0, number) })
  }

  // MARK: Objects

  private static func optional(
    _ properties: [(String, JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    JSONSchema.object(properties, required: required).with("type", .texts(["object", "null"]))
  }

  private static var font: JSONSchema {
    let parts = [
      ("style", text.described("A text style, such as `body` or `headline`.")), ("name", text),
      ("size", number.described("The size in points.")), ("weight", text),
      ("scaled", flag.described("false: the size is fixed.")),
    ]
    return .branch(
      where: .type("object"), .object(parts), otherwise: .type("string", "null"))
  }

  private static var gesture: JSONSchema {
    let names = JSONSchema.choice(Gesture.Kind.allCases.map(\.rawValue))
    let parts = [
      ("type", names), ("action", text.described("What it does.")),
      ("touches", number.described("How many fingers it takes.")), ("enabled", flag),
      ("label", text.described("The accessibility label of the recogniser.")),
    ]
    return .branch(
      where: .type("object"), .object(parts, required: ["type"]), otherwise: names)
  }

  private static var post: JSONSchema {
    let names = JSONSchema.choice(Post.Kind.allCases.map(\.rawValue))
    let events = Post.Event.allCases.map(\.rawValue)
    let parts = [
      ("type", names),
      ("on", .choice(events, orNull: true).described("When it is posted.")),
      ("every", number.described("The seconds between one and the next.")),
      ("text", text.described("What is announced.")),
      ("target", text.described("The id of the element that gets the focus.")),
      ("wait", flag.described("Whether the code waits for the announcement to finish.")),
    ]
    return .branch(
      where: .type("object"), .object(parts, required: ["type"]), otherwise: names)
  }

  private static var content: JSONSchema {
    .object([("label", givenText), ("value", text), ("important", flag)], required: ["label"])
  }

  private static var alternative: JSONSchema {
    let names = Gesture.Kind.allCases.map(\.rawValue)
    let gesture = JSONSchema.any([.choice(names), text]).described("Where only one is meant.")
    return optional(
      [("id", givenText.described("The element with the gesture.")), ("gesture", gesture)],
      required: ["id"])
  }

  private static var speech: JSONSchema {
    optional([
      ("spellOut", flag), ("ipa", text), ("punctuation", flag), ("language", text),
    ])
  }

  private static var suppression: JSONSchema {
    let ids = AllRules.all.map { $0.info.id } + FileDiagnostics.all.map(\.id) + ["all"]
    let until = JSONSchema.type("string", "null")
      .with("pattern", .text("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"))
      .with("format", .text("date")).described("The last day on which it holds.")
    let parts = [
      ("rule", JSONSchema.any([.choice(ids), givenText])),
      ("reason", text.described("Why the rule is to be silent here.")), ("until", until),
    ]
    return .branch(
      where: .type("object"), .object(parts, required: ["rule"]),
      otherwise: .any([.choice(ids), .type("string")]))
  }

  private static var variant: JSONSchema {
    optional([
      ("voiceOver", flag.described("Whether VoiceOver is running.")),
      ("orientation", text.described("portrait or landscape.")),
      ("appearance", text.described("light, dark or highContrast.")),
      ("contentSize", text.described("The content size category.")),
      ("state", text.described("A name of your own.")),
    ])
  }
}

extension JSONSchema {
  /// The schema with lists of exactly so many numbers.
  fileprivate func numbers(_ count: Int) -> JSONSchema {
    with("items", JSONSchema.type("number").value).with("minItems", .number(Double(count)))
      .with("maxItems", .number(Double(count)))
  }
}
