import ScreenModel

/// Reads the text of a `NodeSelector` from left to right.
struct NodeSelectorParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The alternatives of the selector.
  mutating func parse() throws(NodeSelector.Problem) -> [[NodeSelector.Step]] {
    if bytes.count > NodeSelector.maximumLength {
      throw problem("a selector has at most \(NodeSelector.maximumLength) bytes", at: 0)
    }
    var alternatives: [[NodeSelector.Step]] = []
    repeat {
      alternatives.append(try readAlternative())
    } while take(",")
    if let byte {
      let isBracket = byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")")
      throw problem(isBracket ? "nothing is open that \(shown) closes" : unexpected)
    }
    return alternatives
  }

  private mutating func readAlternative() throws(NodeSelector.Problem) -> [NodeSelector.Step] {
    skipBlanks()
    if byte == nil || byte == UInt8(ascii: ",") {
      let what = "a type such as `button`, `*`, `#id` or `[key]`"
      throw problem(bytes.isEmpty ? "the selector is empty; write \(what)" : "\(what) is missing")
    }
    var steps: [NodeSelector.Step] = []
    var isChild = false
    while true {
      if steps.count == NodeSelector.maximumSteps {
        throw problem("an alternative has at most \(NodeSelector.maximumSteps) steps")
      }
      var step = try readStep()
      step.isChild = isChild
      steps.append(step)
      let hasBlank = skipBlanks()
      isChild = take(">")
      if isChild {
        skipBlanks()
      } else if !hasBlank || byte == nil || byte == UInt8(ascii: ",") {
        return steps
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") {
        return steps
      }
    }
  }

  /// Reads what is asked of one element; inside `:not` there is no other `:not`.
  private mutating func readStep(
    isNegated: Bool = false
  ) throws(NodeSelector.Problem) -> NodeSelector.Step {
    var step = NodeSelector.Step()
    let start = position
    if !take("*"), let byte, Self.isNameByte(byte) {
      step.tests.append(.kind(try readKind()))
    }
    while let byte {
      switch byte {
      case UInt8(ascii: "#"): step.tests.append(try readIdentifier())
      case UInt8(ascii: "["): step.tests.append(try readKey())
      case UInt8(ascii: ":"): step.tests.append(try readNegation(isNegated: isNegated))
      default:
        guard position > start else { throw problem(unexpected) }
        return step
      }
    }
    guard position > start else { throw problem("a type, `*`, `#id` or `[key]` is missing here") }
    return step
  }

  /// The problem with a character that begins nothing.
  private var unexpected: String {
    switch byte {
    case UInt8(ascii: "."): "there are no classes; write `[class=\"Name\"]`"
    case UInt8(ascii: "+"), UInt8(ascii: "~"):
      "only a blank and `>` stand between elements, not \(shown)"
    case UInt8(ascii: "\""), UInt8(ascii: "'"): "a text stands in `#\"id\"` or `[key=\"text\"]`"
    case UInt8(ascii: ">"): "before and after `>` stands an element"
    default: "\(shown) has no meaning here"
    }
  }

  // MARK: Parts

  private mutating func readKind() throws(NodeSelector.Problem) -> ElementKind {
    let start = position
    let name = readName()
    if name == ElementKind.screen.rawValue { return .screen }
    if let kind = TreeVocabulary.typeTable.value(name) { return kind }
    let names =
      ElementKind.allCases.map(\.rawValue) + ElementKind.aliases.map(\.name)
    throw problem(
      "there is no type \(Quoted.text(name))"
        + (Suggestion.closest(to: name, among: names).map { "; did you mean `\($0)`?" }
          ?? "; a class is written `[class=\"Name\"]`"),
      at: start)
  }

  private mutating func readIdentifier() throws(NodeSelector.Problem) -> NodeSelector.Test {
    position += 1
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return .key(.id, .equals, try readQuoted())
    }
    let name = readName(isIdentifier: true)
    if name.isEmpty { throw problem("after `#` stands an id; others than names in quotes") }
    return .key(.id, .equals, name)
  }

  private mutating func readKey() throws(NodeSelector.Problem) -> NodeSelector.Test {
    let bracket = position
    position += 1
    skipBlanks()
    let start = position
    let key = try key(named: readName(), at: start)
    skipBlanks()
    let sign = position
    let comparison = try readComparison()
    if comparison == .exists { return .key(key, .exists, try closing(bracket, "")) }
    let form = TreeVocabulary.info[Int(key.rawValue)].form
    if let fault = Self.fault(of: comparison, form, key) { throw problem(fault, at: sign) }
    skipBlanks()
    let place = position
    let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    let value = isQuoted ? try readQuoted() : readName(isIdentifier: true)
    if !isQuoted, value.isEmpty { throw problem("a value in quotes is missing", at: place) }
    let known = try self.value(value, of: key, form, comparison, at: place)
    return .key(key, comparison, try closing(bracket, known))
  }

  private func key(named name: String, at start: Int) throws(NodeSelector.Problem) -> AttributeKey {
    if name == "name" { return .screen }
    if let key = TreeVocabulary.keyTable.value(name) { return key }
    if name.isEmpty { throw problem("a key such as `label` is missing", at: start) }
    let names = TreeVocabulary.keys.flatMap { [$0.name] + $0.aliases } + ["name"]
    throw problem(
      "there is no key \(Quoted.text(name))"
        + (Suggestion.closest(to: name, among: names).map { "; did you mean `\($0)`?" } ?? ""),
      at: start)
  }

  private mutating func readComparison() throws(NodeSelector.Problem) -> NodeSelector.Comparison {
    let signs: [(StaticString, NodeSelector.Comparison)] = [
      ("=", .equals), ("!=", .differs), ("*=", .contains), ("^=", .begins), ("$=", .ends),
    ]
    for (sign, comparison) in signs where take(sign) { return comparison }
    if byte == nil || byte == UInt8(ascii: "]") { return .exists }
    throw problem("a key is compared by =, !=, *=, ^= or $=, not \(shown)")
  }

  /// Why a key's values cannot be compared so.
  private static func fault(
    of comparison: NodeSelector.Comparison, _ form: AttributeForm, _ key: AttributeKey
  ) -> String? {
    let isExact = comparison == .equals || comparison == .differs
    switch form {
    case .text, .choice, .texts, .choices, .booleanOrText, .color, .traits, .type, .gestures,
      .posts:
      return nil
    case .boolean, .number, .integer:
      return isExact ? nil : "`\(key.name)` takes \(form.description), so compare it by = or !="
    default:
      return
        "the value of `\(key.name)` is not text; write `[\(key.name)]` to ask whether it is given"
    }
  }

  /// The value in the spelling that trees have it in; a number or boolean has to be one.
  private func value(
    _ text: String, of key: AttributeKey, _ form: AttributeForm,
    _ comparison: NodeSelector.Comparison, at offset: Int
  ) throws(NodeSelector.Problem) -> String {
    let isExact = comparison == .equals || comparison == .differs
    switch form {
    case .boolean where text != "true" && text != "false":
      throw problem("`\(key.name)` is \"true\" or \"false\", not \(Quoted.text(text))", at: offset)
    case .number where Double(text) == nil, .integer where Double(text) == nil:
      throw problem("`\(key.name)` is a number, not \(Quoted.text(text))", at: offset)
    case .type where isExact && text != ElementKind.screen.rawValue:
      guard let kind = TreeVocabulary.typeTable.value(text) else {
        throw problem("there is no type \(Quoted.text(text))", at: offset)
      }
      return kind.rawValue
    case .traits where isExact:
      return TreeVocabulary.traitTable.value(text)?.names.first ?? text
    default: return text
    }
  }

  private mutating func closing(
    _ bracket: Int, _ value: String
  ) throws(NodeSelector.Problem) -> String {
    skipBlanks()
    if take("]") { return value }
    throw problem(
      byte == nil ? "the bracket is not closed" : "`]` is missing before \(shown)",
      at: byte == nil ? bracket : position)
  }

  private mutating func readNegation(
    isNegated: Bool
  ) throws(NodeSelector.Problem) -> NodeSelector.Test {
    let start = position
    position += 1
    let name = readName()
    guard name == "not" else {
      throw problem("there is no `:\(Quoted.bare(name))`; only `:not(…)` is known", at: start)
    }
    if isNegated { throw problem("`:not` cannot stand inside `:not`", at: start) }
    let bracket = position
    guard take("(") else { throw problem("`(` is missing after `:not`") }
    var steps: [NodeSelector.Step] = []
    repeat {
      skipBlanks()
      steps.append(try readStep(isNegated: true))
      skipBlanks()
    } while take(",")
    if take(")") { return .not(steps) }
    guard byte != nil else { throw problem("the bracket is not closed", at: bracket) }
    throw problem("`:not` takes single elements; `)` is missing before \(shown)")
  }

  // MARK: Characters

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The character at the position, in quotes.
  private var shown: String {
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    return Quoted.text(rest.unicodeScalars.first.map { String($0) } ?? "")
  }

  private func problem(_ message: String, at offset: Int? = nil) -> NodeSelector.Problem {
    NodeSelector.Problem(offset: offset ?? position, message: message)
  }

  @discardableResult private mutating func skipBlanks() -> Bool {
    let start = position
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    return position > start
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for (offset, index) in (position..<end).enumerated()
    where bytes[index] != text.utf8Start[offset] {
      return false
    }
    position = end
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// Reads a name; identifiers may have points and slashes as well.
  private mutating func readName(isIdentifier: Bool = false) -> String {
    let start = position
    while let byte {
      let isMore = isIdentifier && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/"))
      guard Self.isNameByte(byte) || isMore else { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a text in quotes, where a backslash stands before a quote or another backslash.
  private mutating func readQuoted() throws(NodeSelector.Problem) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let escaped = self.byte {
        text.append(escaped)
        position += 1
      } else {
        text.append(byte)
      }
    }
    throw problem(
      "the text is not closed; \(Quoted.text(String(UnicodeScalar(quote)))) is missing",
      at: start)
  }
}
