/// Closures and their parameters.
extension SwiftReader {
  mutating func readTrailingClosures() {
    readClosure()
    while !isAtEnd, token.kind == .word, isMark(self.token(after: 1), ":"),
      isMark(self.token(after: 2), "{"), place + 2 < end, !isWord("default")
    {
      readClosure(isLabelled: true)
    }
  }

  mutating func readClosure(isLabelled: Bool = false) {
    let node = open(.closure)
    if isLabelled {
      name(node)
      advance()
      advance()
    }
    inside { reader in
      reader.readSignature()
      reader.readStatements()
    }
    close(node)
  }

  /// Reads the parameters of a closure up to `in`, if it has any.
  private mutating func readSignature() {
    var index = place
    while index < end, index - place < 64 {
      let token = tokens[index]
      switch token.kind {
      case .word:
        if has(token, "in") { return readParameters(upTo: index) }
        let words: [StaticString] = ["let", "var", "if", "for", "switch", "return", "guard"]
        if words.contains(where: { has(token, $0) }) { return }
      case .sign:
        let signs: [StaticString] = ["->", "?", "!", "<", ">"]
        if !signs.contains(where: { has(token, $0) }) { return }
      case .string, .number, .regex, .hash: return
      case .open where isMark(token, "{"): return
      default: break
      }
      let partner = Int(token.partner)
      index = partner > index ? partner + 1 : index + 1
    }
  }

  private mutating func readParameters(upTo last: Int) {
    while place < last {
      if token.kind == .open, isMark("(") {
        inside { reader in
          while !reader.isAtEnd {
            if reader.token.kind == .word {
              reader.leaf(.parameter)
              if reader.isMark(":") {
                reader.advance()
                reader.readType()
              }
            } else {
              reader.skip()
            }
          }
        }
      } else if token.kind == .word, !isWord("async"), !isWord("throws") {
        leaf(.parameter)
        if isMark(":") || isSign("->") { while place < last { skip() } }
      } else if isSign("->") {
        while place < last { skip() }
      } else {
        skip()
      }
    }
    place = last
    advance()
  }

  /// Whether the braces here are a closure although a condition is read: something that needs a
  /// value before it follows on the same line.
  var closureFollows: Bool {
    let partner = Int(token.partner)
    guard partner > place, partner + 1 < end else { return false }
    let next = tokens[partner + 1]
    guard !next.beginsLine else { return false }
    return next.kind == .open || next.kind == .sign || isMark(next, ",") || isMark(next, ".")
  }
}
