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

  /// What a key is for, and what it takes where the schema shows no names for it.
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
