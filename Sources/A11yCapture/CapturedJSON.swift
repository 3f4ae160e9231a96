/// Writes captured nodes as JSON, each on a line of its own.
struct CapturedJSON {
  private(set) var text = ""

  /// A place in the tree that is still to be written.
  private enum Step {
    case node(CapturedNode, isFirst: Bool, level: Int)
    case list(String, [CapturedNode.Item], level: Int)
    case end(String)
  }

  private let nodes: [ObjectIdentifier: CapturedNode]

  /// The JSON of a screen and all that is in it; items of explicit orders are looked up in `nodes`.
  ///
  /// The tree may be of any depth: what is still to be written is kept in an array.
  init(of screen: CapturedNode, nodes: [ObjectIdentifier: CapturedNode]) {
    self.nodes = nodes
    var steps = [Step.node(screen, isFirst: true, level: 0)]
    while let step = steps.popLast() {
      switch step {
      case .end(let end): text += end
      case .node(let node, let isFirst, let level):
        begin(node, isFirst, level)
        steps.append(.end("}"))
        let children = node.children.map(CapturedNode.Item.element)
        if !children.isEmpty { steps.append(.list("children", children, level: level + 1)) }
        if let order = node.order { steps.append(.list("elements", order, level: level + 1)) }
      case .list(let key, let items, let level):
        write(key, items, level, &steps)
      }
    }
    text += "\n"
  }

  private mutating func begin(_ node: CapturedNode, _ isFirst: Bool, _ level: Int) {
    if !isFirst { text += "," }
    if level > 0 { newLine(level) }
    text += "{"
    write(node.fields)
  }

  private mutating func write(
    _ key: String, _ items: [CapturedNode.Item], _ level: Int, _ steps: inout [Step]
  ) {
    if text.last != "{" { text += ", " }
    text += "\"\(key)\": ["
    steps.append(.end("]"))
    for (index, item) in items.enumerated().reversed() {
      switch item {
      case .element(let node): steps.append(.node(node, isFirst: index == 0, level: level))
      case .view(let view):
        let id = Self.quoted(nodes[view]?.id ?? "")
        steps.append(.end(index == 0 ? id : ", " + id))
      }
    }
  }

  private mutating func newLine(_ level: Int) {
    text += "\n" + String(repeating: " ", count: level)
  }

  // MARK: Values

  private mutating func write(_ fields: [CapturedField]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text += ", " }
      text += Self.quoted(field.key) + ": "
      write(field.value)
    }
  }

  private mutating func write(_ value: CapturedValue) {
    switch value {
    case .text(let value): text += Self.quoted(value)
    case .number(let value): text += Self.digits(value)
    case .flag(let value): text += value ? "true" : "false"
    case .fields(let fields):
      text += "{"
      write(fields)
      text += "}"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value)
      }
      text += "]"
    }
  }

  /// A number to the hundredth of a point.
  private static func digits(_ number: Double) -> String {
    guard CapturedValue.isWritable(number) else { return "null" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A text of JSON. Everything that does not show, or turns the direction of what follows, is
  /// escaped, so that nobody is deceived who reads the file.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    // Joiners are part of emoji and of several scripts.
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }
}
