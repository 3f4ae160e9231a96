import Linting

/// The keys under `voiceover`, and the values that options take.
enum DecisionSchema {
  /// The decisions of the VoiceOver model; `numbers: {mode: words}` is the same as
  /// `numbers.mode: words`.
  static var decisions: JSONSchema {
    let options = VoiceOverSettings.descriptions
    var groups: [String] = []
    for name in options.compactMap({ group(of: $0.name) }) where !groups.contains(name) {
      groups.append(name)
    }
    let flat = options.filter { !groups.contains($0.name) }.map { ($0.name, schema(of: $0)) }
    let nested = groups.map { name in
      let members = options.filter { group(of: $0.name) == name }.map { option in
        (String(option.name.dropFirst(name.utf8.count + 1)), schema(of: option))
      }
      // A key may take a value of its own beside the object.
      let own = options.first { $0.name == name }.map(schema)
      let object = JSONSchema.object(members)
      return (name, own.map { .branch(where: .type("object"), object, otherwise: $0) } ?? object)
    }
    return .object(flat + nested)
  }

  private static func group(of name: String) -> String? {
    name.split(separator: ".", maxSplits: 1).count == 2
      ? name.split(separator: ".", maxSplits: 1).first.map(String.init) : nil
  }

  /// The values of an option, with the one that holds where nobody gives any.
  static func schema(of option: OptionDescription) -> JSONSchema {
    let meaning = option.meaning.prefix(1).uppercased() + option.meaning.dropFirst()
    return schema(of: option.kind).with("default", value(option.defaultValue))
      .described(meaning + ".")
  }

  private static func schema(of kind: OptionKind) -> JSONSchema {
    switch kind {
    case .flag: .type("boolean")
    case .number(let bounds):
      .type("number").with("minimum", .number(bounds.lowerBound))
        .with("maximum", .number(bounds.upperBound))
    case .texts:
      .type("array", "string").with("items", JSONSchema.type("string", "number", "boolean").value)
    case .choice(let words): .choice(words)
    }
  }

  private static func value(_ value: OptionValue) -> SchemaValue {
    switch value {
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .texts(let texts): .texts(texts)
    }
  }
}
