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
    writeLine(to: &line)
    guard column + line.bytes.count > Self.columns, isCollection else {
      return writer.bytes.append(contentsOf: line.bytes)
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

  private func writeLine(to writer: inout ByteWriter) {
    switch self {
    case .null: writer.write("null")
    case .flag(let flag): writer.write(flag ? "true" : "false")
    case .number(let number): writer.write(Points.text(number))
    case .text(let text): writer.writeJSON(text)
    case .list(let items):
      writer.write("[")
      for (index, item) in items.enumerated() {
        if index > 0 { writer.write(", ") }
        item.writeLine(to: &writer)
      }
      writer.write("]")
    case .object(let members):
      writer.write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { writer.write(", ") }
        writer.writeJSON(member.name)
        writer.write(": ")
        member.value.writeLine(to: &writer)
      }
      writer.write("}")
    }
  }
}
