/// What the values of tree-format keys look like in JSON Schema, form by form.
enum TreeSchemaForms {
  /// A text; numbers and booleans are taken as they are spelled, null is no value.
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

  /// What the schemas of forms refer to.
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
