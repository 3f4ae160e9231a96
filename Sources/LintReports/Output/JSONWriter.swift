/// Writes objects and arrays of JSON; commas and the blanks behind them come by themselves.
///
/// Bodies write the inside of each: `json.object { $0.member("id", 7) }` is `{"id": 7}`. What is in
/// an object or an array follows on one line, or on a line each where it is given an indentation.
/// Every value is a member of an object where it has a name, and else an element of an array.
struct JSONWriter {
  /// The document so far.
  var output = ByteWriter()
  /// Whether nothing is in the innermost object or array yet.
  private var isFirst = true
  /// The blanks that every line of it begins with; nil where there is one line.
  private var indentation: Int?
  /// The blanks of the line that begins with the next value or bracket.
  private var nextLine: Int?
  /// Whether the name of the next value is written.
  private var hasName = false

  // MARK: Objects and arrays

  /// Appends an object.
  mutating func object(
    _ name: StaticString? = nil, lines indentation: Int? = nil,
    _ body: (inout JSONWriter) -> Void
  ) {
    nest("{", "}", name, indentation, body)
  }

  /// Appends an array.
  mutating func array(
    _ name: StaticString? = nil, lines indentation: Int? = nil,
    _ body: (inout JSONWriter) -> Void
  ) {
    nest("[", "]", name, indentation, body)
  }

  /// Appends an array with an element for each item.
  mutating func array<Items: Sequence>(
    _ name: StaticString? = nil, lines indentation: Int? = nil, of items: Items,
    _ body: (inout JSONWriter, Items.Element) -> Void
  ) {
    array(name, lines: indentation) { json in for item in items { body(&json, item) } }
  }

  private mutating func nest(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ name: StaticString?, _ indentation: Int?,
    _ body: (inout JSONWriter) -> Void
  ) {
    begin(name)
    output.write(ascii: start)
    let outer = self.indentation
    self.indentation = indentation
    isFirst = true
    body(&self)
    if let indentation, !isFirst { nextLine = indentation - 2 }
    breakLine()
    output.write(ascii: end)
    self.indentation = outer
    isFirst = false
  }

  /// Lets the next value, or the end of this object or array, begin a line with so many blanks.
  mutating func newLine(_ indentation: Int) { nextLine = indentation }

  // MARK: Values

  /// Appends a text, or null.
  mutating func member(_ name: StaticString, _ text: String?) {
    begin(name)
    write(text)
  }

  /// Appends a number, or null.
  mutating func member(_ name: StaticString, _ number: Int?) {
    begin(name)
    write(number)
  }

  /// Appends a truth value.
  mutating func member(_ name: StaticString, _ flag: Bool) {
    begin(name)
    output.write(flag ? "true" : "false")
  }

  /// Appends an array of texts on one line.
  mutating func member(_ name: StaticString, _ texts: [String]) {
    array(name, of: texts) { $0.element($1) }
  }

  /// Appends a number as JSON writes it, or null.
  mutating func member(_ name: StaticString, number text: String?) {
    begin(name)
    output.write(text ?? "null")
  }

  /// Appends null.
  mutating func null(_ name: StaticString) {
    begin(name)
    output.write("null")
  }

  /// Appends a text, or null, as an element or after its name.
  mutating func element(_ text: String?) {
    begin(nil)
    write(text)
  }

  /// Appends a number, or null, as an element or after its name.
  mutating func element(_ number: Int?) {
    begin(nil)
    write(number)
  }

  /// Appends a truth value, as an element or after its name.
  mutating func element(_ flag: Bool) {
    begin(nil)
    output.write(flag ? "true" : "false")
  }

  /// Appends an array of texts on one line, as an element or after its name.
  mutating func element(_ texts: [String]) { array(of: texts) { $0.element($1) } }

  /// Appends a number as JSON writes it, as an element or after its name.
  mutating func element(number text: String) {
    begin(nil)
    output.write(text)
  }

  private mutating func write(_ text: String?) {
    if let text { output.writeJSON(text) } else { output.write("null") }
  }

  private mutating func write(_ number: Int?) {
    if let number { output.write(number) } else { output.write("null") }
  }

  /// Appends members that a writer of their own has written.
  mutating func members(_ text: [UInt8]) {
    begin(nil)
    output.write(text)
  }

  /// Elements of an array with a line each, for `elements(_:)` of another writer.
  static func elements(lines indentation: Int, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.indentation = indentation
    body(&json)
    return json.output.bytes
  }

  /// Appends elements that a writer of their own has written, with the line breaks before them.
  mutating func elements(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    if !isFirst { output.write(ascii: ",") }
    isFirst = false
    nextLine = nil
    output.write(text)
  }

  /// Appends the name of a member whose value is appended next, as an element is.
  mutating func name(_ text: String) {
    begin(nil)
    output.writeJSON(text)
    output.write(": ")
    hasName = true
  }

  /// Appends what is before a value: a comma, the line break or blank behind it, and its name.
  private mutating func begin(_ name: StaticString?) {
    if hasName {
      hasName = false
      return
    }
    if !isFirst { output.write(ascii: ",") }
    if let indentation, nextLine == nil { nextLine = indentation }
    if nextLine == nil, !isFirst { output.write(ascii: " ") }
    breakLine()
    isFirst = false
    guard let name else { return }
    output.write(ascii: "\"")
    output.write(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    output.write(ascii: "\"")
    output.write(ascii: ":")
    output.write(ascii: " ")
  }

  private mutating func breakLine() {
    guard let blanks = nextLine else { return }
    nextLine = nil
    output.write(ascii: "\n")
    for _ in 0..<blanks { output.write(ascii: " ") }
  }
}
