import Linting

/// A JSON Schema of draft-07, or a part of one: its keywords in the order of the document.
struct JSONSchema: Sendable {
  /// The keywords with their values.
  private(set) var members: [(name: String, value: SchemaValue)] = []

  /// The schema as JSON.
  var value: SchemaValue { .object(members) }

  // MARK: Making

  /// Values of those types, by the names that JSON Schema has for them.
  static func type(_ names: String...) -> JSONSchema {
    let value = names.count == 1 ? SchemaValue.text(names[0]) : .texts(names)
    return JSONSchema().with("type", value)
  }

  /// One of those texts; null as well, where it stands for nothing at all.
  static func choice(_ names: [String], orNull: Bool = false) -> JSONSchema {
    JSONSchema().with("enum", .list(names.map(SchemaValue.text) + (orNull ? [.null] : [])))
  }

  /// A reference to a definition.
  static func reference(_ name: String) -> JSONSchema {
    JSONSchema().with("$ref", .text("#/definitions/\(name)"))
  }

  /// A value that fits at least one of some schemas.
  static func any(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema().with("anyOf", .list(schemas.map(\.value)))
  }

  /// Lists of such items.
  static func list(of item: JSONSchema) -> JSONSchema {
    type("array").with("items", item.value)
  }

  /// Lists of exactly so many such items.
  static func list(of item: JSONSchema, count: Int) -> JSONSchema {
    list(of: item).with("minItems", .number(Double(count)))
      .with("maxItems", .number(Double(count)))
  }

  /// Objects with those members and no others.
  static func object(
    _ properties: [(String, JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    let members = properties.map { (name: $0.0, value: $0.1.value) }
    let schema = type("object").with("properties", .object(members))
    return (required.isEmpty ? schema : schema.with("required", .texts(required)))
      .with("additionalProperties", .flag(false))
  }

  /// Objects of which every member is always there.
  static func record(_ properties: [(String, JSONSchema)]) -> JSONSchema {
    object(properties, required: properties.map(\.0))
  }

  /// One schema for what has a form and another one for the rest, so that complaints name the
  /// member that is wrong rather than all that could stand in its place.
  static func branch(
    where test: JSONSchema, _ match: JSONSchema, otherwise: JSONSchema
  ) -> JSONSchema {
    JSONSchema().with("if", test.value).with("then", match.value).with("else", otherwise.value)
  }

  /// A list of items; one may stand alone, and null stands for nothing.
  static func oneOrMany(_ item: JSONSchema) -> JSONSchema {
    branch(
      where: type("array", "null"), JSONSchema().with("items", item.value), otherwise: item)
  }

  // MARK: Adding

  /// The schema with one more keyword, or with another value for it.
  func with(_ name: String, _ value: SchemaValue) -> JSONSchema {
    var schema = self
    if let index = members.firstIndex(where: { $0.name == name }) {
      schema.members[index].value = value
    } else {
      schema.members.append((name, value))
    }
    return schema
  }

  /// The schema with a description in front; beside a reference no keyword counts, so that it is
  /// wrapped.
  func described(_ text: String) -> JSONSchema {
    let isReference = members.contains { $0.name == "$ref" }
    var schema = isReference ? JSONSchema().with("allOf", .list([value])) : self
    schema.members.insert((name: "description", value: .text(text)), at: 0)
    return schema
  }

  /// The schema as a whole document, with what it refers to.
  func document(
    _ subject: String, title: String, _ description: String,
    definitions: [(String, JSONSchema)]
  ) -> String {
    var schema = JSONSchema()
      .with("$schema", .text("http://json-schema.org/draft-07/schema#"))
      .with("$id", .text("a11y-lint-\(subject).schema.json"))
      .with("title", .text(title)).with("description", .text(description))
    schema.members += members
    schema.members.append(
      (name: "definitions", value: .object(definitions.map { ($0.0, $0.1.value) })))
    var writer = ByteWriter()
    schema.value.write(to: &writer)
    writer.write("\n")
    return writer.text
  }
}

/// A JSON value of a schema; objects keep their members in the order in which they are put down.
indirect enum SchemaValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SchemaValue])
  case object([(name: String, value: SchemaValue)])

  /// A list of texts.
  static func texts(_ texts: [String]) -> SchemaValue { .list(texts.map(SchemaValue.text)) }

  /// The most columns of a line that holds a list or an object as a whole.
  private static let columns = 100

  /// Writes the value; what does not fit on the rest of the line has a line for each part.
  func write(to writer: inout ByteWriter, indent: Int = 0, column: Int = 0) {
    var line = ByteWriter()
    line.writeJSON { writeLine(to: &$0) }
    guard column + line.bytes.count > Self.columns, isCollection else {
      return writer.write(line.bytes)
    }
    switch self {
    case .list(let items):
      writeBlock("[", "]", items.map { ("", $0) }, to: &writer, indent: indent)
    case .object(let members):
      let parts = members.map { member in
        var name = ByteWriter()
        name.writeJSON(member.name)
        return (name.text + ": ", member.value)
      }
      writeBlock("{", "}", parts, to: &writer, indent: indent)
    case .null, .flag, .number, .text: break
    }
  }

  private var isCollection: Bool {
    switch self {
    case .list(let items): !items.isEmpty
    case .object(let members): !members.isEmpty
    case .null, .flag, .number, .text: false
    }
  }

  private func writeBlock(
    _ open: String, _ close: String, _ parts: [(head: String, value: SchemaValue)],
    to writer: inout ByteWriter, indent: Int
  ) {
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    writer.write(open)
    for (index, part) in parts.enumerated() {
      writer.write((index == 0 ? "" : ",") + margin + part.head)
      // The comma that may follow takes a column as well.
      let column = indent + 3 + part.head.utf8.count
      part.value.write(to: &writer, indent: indent + 2, column: column)
    }
    writer.write("\n" + String(repeating: " ", count: indent) + close)
  }

  private func writeLine(to json: inout JSONWriter) {
    switch self {
    case .null: json.element(nil as String?)
    case .flag(let flag): json.element(flag)
    case .number(let number): json.element(number: Points.text(number))
    case .text(let text): json.element(text)
    case .list(let items): json.array(of: items) { $1.writeLine(to: &$0) }
    case .object(let members):
      json.object { json in
        for member in members {
          json.name(member.name)
          member.value.writeLine(to: &json)
        }
      }
    }
  }
}
