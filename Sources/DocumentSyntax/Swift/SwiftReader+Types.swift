/// Types and generic arguments.
extension SwiftReader {
  /// Reads a type as a node.
  mutating func readType() {
    let node = open(.type)
    readTypeText()
    close(node)
  }

  mutating func readTypeText() {
    var isFirst = true
    while !isAtEnd {
      if token.beginsLine, !isFirst, !isMark("."), !isSign("->") { return }
      switch token.kind {
      case .word:
        if has(token, "in") || has(token, "where") { return }
        advance()
      case .attribute: advance()
      case .open:
        guard !isMark("{") else { return }
        skip()
      case .mark:
        guard isMark(".") else { return }
        advance()
      case .sign:
        let first = bytes[Int(token.start)]
        if first == UInt8(ascii: "<") {
          skipGenerics()
        } else if !token.isSpaced && (first == UInt8(ascii: "?") || first == UInt8(ascii: "!"))
          || has(token, "&") || has(token, "->") || has(token, "~") || has(token, "...")
        {
          advance()
        } else {
          return
        }
      default: return
      }
      isFirst = false
    }
  }

  /// Passes over generic arguments, from the `<` on.
  mutating func skipGenerics() {
    var level = 0
    while !isAtEnd {
      if token.kind == .sign {
        for offset in Int(token.start)..<Int(token.end) {
          if bytes[offset] == UInt8(ascii: "<") {
            level += 1
          } else if bytes[offset] == UInt8(ascii: ">"),
            offset == Int(token.start) || bytes[offset - 1] != UInt8(ascii: "-")
          {
            level -= 1
          }
        }
        advance()
        if level <= 0 { return }
      } else if isMark("{") {
        return
      } else {
        skip()
      }
    }
  }

  /// Whether a `<` here begins generic arguments: its `>` is near, and something that calls or
  /// accesses follows.
  var beginsGenerics: Bool {
    guard !isAtEnd, token.kind == .sign, !token.isSpaced,
      bytes[Int(token.start)] == UInt8(ascii: "<")
    else { return false }
    var level = 0
    var index = place
    while index < end, index - place < 40 {
      let token = tokens[index]
      switch token.kind {
      case .sign:
        for offset in Int(token.start)..<Int(token.end) {
          switch bytes[offset] {
          case UInt8(ascii: "<"): level += 1
          case UInt8(ascii: ">"): level -= 1
          case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "!"): break
          default: return false
          }
        }
        if level <= 0 {
          let next = tokens[min(index + 1, tokens.count - 1)]
          return index + 1 >= end || next.beginsLine
            || !next.isSpaced && (next.kind == .open || isMark(next, "."))
        }
      case .word: break
      case .mark:
        guard isMark(token, ".") || isMark(token, ",") || isMark(token, ":") else { return false }
      case .open:
        guard !isMark(token, "{"), token.partner > index else { return false }
        index = Int(token.partner)
      default: return false
      }
      index += 1
    }
    return false
  }
}
