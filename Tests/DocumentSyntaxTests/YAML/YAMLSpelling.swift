/// Writes random YAML documents in the spellings that version 1.1, as libyaml reads it, and version
/// 1.2 both allow: block and flow collections, all five kinds of scalars, anchors and comments.
struct YAMLSpelling {
  private var values: RandomValues
  private var text = ""
  private var names = 0
  private var anchors: [String] = []
  /// Whether the last scalar ends with its line, so that no comment may follow it.
  private var isAtLineStart = true

  init(seed: UInt64) {
    values = RandomValues(seed: seed)
  }

  /// A file of one document or a few.
  mutating func file() -> String {
    text = ""
    let count = values.once(in: 4) ? 1 + values.next(below: 3) : 1
    for index in 0..<count {
      anchors = []
      if index > 0 || values.once(in: 4) {
        text += "---"
        isAtLineStart = false
        endLine()
      } else {
        remarks()
      }
      block(indent: 0, depth: 0)
      if values.once(in: 8) { text += "...\n" }
    }
    return values.once(in: 4) ? text.replacing("\n", with: "\r\n") : text
  }

  /// Ends a line, if it has not ended: perhaps after a comment.
  private mutating func endLine() {
    guard !isAtLineStart else { return }
    text += values.once(in: 6) ? " # note: [1, 'x'\n" : "\n"
    isAtLineStart = true
    remarks()
  }

  /// Empty lines and comments between others.
  private mutating func remarks() {
    while values.once(in: 9) { text += values.pick(["\n", "# - note\n", "  # a: b\n"]) }
  }

  private mutating func write(_ part: String) {
    text += part
    isAtLineStart = false
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Block collections

  /// A collection whose lines begin at a column; the cursor is at the start of a line.
  private mutating func block(indent: Int, depth: Int, isOpen: Bool = false) {
    let isMapping = values.next(below: 3) > 0
    for index in 0...values.next(below: 5) {
      if index > 0 || !isOpen { write(spaces(indent)) }
      if isMapping {
        names += 1
        write(YAMLScalar(values.name(names)).key(&values))
        write(":")
        value(indent: indent, depth: depth + 1)
      } else {
        write("-")
        item(indent: indent, depth: depth + 1)
      }
    }
  }

  /// An item of a sequence: perhaps a collection that begins on the same line.
  private mutating func item(indent: Int, depth: Int) {
    if depth < 5, values.once(in: 3) {
      let space = 1 + values.next(below: 3)
      write(spaces(space))
      block(indent: indent + 1 + space, depth: depth, isOpen: true)
    } else {
      value(indent: indent, depth: depth)
    }
  }

  /// What stands behind a colon or a dash, to the end of its last line.
  private mutating func value(indent: Int, depth: Int) {
    if let name = anchors.last, values.once(in: 12) {
      write(" *\(name)")
      return endLine()
    }
    var anchor: String?
    if values.once(in: 10) {
      anchor = "a\(anchors.count)_\(text.utf8.count)"
      write(" &\(anchor ?? "")")
    }
    switch values.next(below: depth > 4 ? 5 : 9) {
    case 0 where anchor == nil: endLine()
    case 0, 1, 2:
      scalar(indent: indent)
    case 3, 4:
      write(" ")
      flow(indent: indent, depth: depth)
      endLine()
    default:
      isAtLineStart = false
      endLine()
      block(indent: indent + 1 + values.next(below: 4), depth: depth)
    }
    if let anchor { anchors.append(anchor) }
  }

  private mutating func scalar(indent: Int) {
    write(" ")
    if values.once(in: 3) {
      write(values.pick(["~", "null", "True", "FALSE", "+12", "0o17", "0x1F", "-.5", "007", "3."]))
    } else if values.once(in: 4) {
      write(values.number())
    } else {
      let scalar = YAMLScalar(values.text())
      write(scalar.value(&values, indent: indent + 1 + values.next(below: 3)))
      isAtLineStart = text.unicodeScalars.last == "\n"
    }
    endLine()
  }

  // MARK: Flow collections

  /// A collection in brackets or braces, or a scalar in one.
  private mutating func flow(indent: Int, depth: Int) {
    let isMapping = values.once(in: 2)
    write(isMapping ? "{" : "[")
    for index in 0..<values.next(below: 5) {
      if index > 0 { write(",") }
      gap(indent)
      if isMapping {
        names += 1
        write(YAMLScalar(values.name(names)).key(&values) + ":" + values.pick([" ", "  "]))
      }
      flowItem(indent: indent, depth: depth)
      if values.once(in: 6) { gap(indent) }
    }
    write(isMapping ? "}" : "]")
  }

  private mutating func flowItem(indent: Int, depth: Int) {
    switch values.next(below: depth > 5 ? 3 : 4) {
    case 0: write(values.number())
    case 1: write(values.pick(["~", "null", "true", "False"]))
    case 2: write(YAMLScalar(values.text()).key(&values))
    default: flow(indent: indent, depth: depth + 1)
    }
  }

  /// Space in a flow collection, perhaps to the next line.
  private mutating func gap(_ indent: Int) {
    if values.once(in: 7) {
      write(values.pick(["\n", " # x, y\n", "\n\n"]) + spaces(indent + 1 + values.next(below: 3)))
    } else {
      write(values.pick(["", " "]))
    }
  }
}
