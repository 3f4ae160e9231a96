/// A part of a template.
enum AdapterTemplatePart: Sendable, Equatable {
  /// A text as it stands.
  case text(String)
  /// The value of a path.
  case path(AdapterPath)

  /// The parts of a template: `{path}` is a value, `{{` and `}}` are braces.
  static func parts(of template: String) throws(AdapterPath.Mistake) -> [AdapterTemplatePart] {
    var parts: [AdapterTemplatePart] = []
    var text: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let byte = rest.popFirst() {
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if isBrace, rest.first == byte {
        rest.removeFirst()
        text.append(byte)
      } else if byte == UInt8(ascii: "{") {
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        let path = rest.prefix { $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(path.count)
        guard rest.popFirst() != nil else {
          throw AdapterPath.Mistake(message: "a `{` is not closed; write {{ for a brace")
        }
        parts.append(.path(try AdapterPath(String(decoding: path, as: UTF8.self))))
      } else if byte == UInt8(ascii: "}") {
        throw AdapterPath.Mistake(message: "a `}` stands alone; write }} for a brace")
      } else {
        text.append(byte)
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return parts
  }
}
