/// Statements.
extension SwiftReader {
  /// Reads statements up to the end of the region, or of a part of `#if`.
  mutating func readStatements(inType: Bool = false) {
    while !isAtEnd {
      let before = place
      if token.kind == .hash, isClauseEnd { return }
      readStatement(inType: inType)
      if place == before { skip() }
    }
  }

  private var isClauseEnd: Bool {
    has(token, "#elseif") || has(token, "#else") || has(token, "#endif")
  }

  private mutating func readStatement(inType: Bool) {
    switch token.kind {
    case .hash where has(token, "#if"): readConditional()
    case .attribute: readDeclaration(inType: inType)
    case .word:
      if inType || !readKeyword() { readDeclarationOrExpression(inType: inType) }
    case .mark where isMark(";") || isMark(",") || isMark(":"): advance()
    default: readExpression()
    }
  }

  private mutating func readDeclarationOrExpression(inType: Bool) {
    if beginsDeclaration(inType: inType) {
      readDeclaration(inType: inType)
    } else {
      readExpression()
    }
  }

  /// Reads a statement that begins with a keyword; false where it does not.
  private mutating func readKeyword() -> Bool {
    if isWord("if") {
      readIf()
    } else if isWord("switch") {
      readSwitch()
    } else if isWord("guard") {
      readGuard()
    } else if isWord("for") {
      readFor()
    } else if isWord("while") || isWord("repeat") || isWord("do") || isWord("defer") {
      readLoop()
    } else if isWord("return") || isWord("throw") {
      readReturn()
    } else if isWord("break") || isWord("continue") || isWord("fallthrough") {
      advance()
      if !isAtEnd, token.kind == .word, !token.beginsLine { advance() }
    } else {
      return false
    }
    return true
  }

  /// Reads a block in braces; nothing where there is none.
  mutating func readBlock() {
    guard isMark("{") else { return }
    let node = open(.block)
    inside { $0.readStatements() }
    close(node)
  }

  private mutating func readReturn() {
    let node = open(.returnStatement)
    advance()
    if !isAtEnd, !token.beginsLine { readExpression() }
    close(node)
  }

  private mutating func readLoop() {
    let node = open(.loop)
    let isWhile = isWord("while")
    let isRepeat = isWord("repeat")
    advance()
    if isWhile { readConditions() }
    if isWord("throws") {
      advance()
      if isMark("(") { skip() }
    }
    readBlock()
    if isRepeat, isWord("while") {
      advance()
      readExpression()
    }
    while isWord("catch") {
      advance()
      while !isAtEnd, !isMark("{"), token.kind != .close { skip() }
      readBlock()
    }
    close(node)
  }

  private mutating func readFor() {
    let node = open(.forStatement)
    advance()
    while !isAtEnd, !isWord("in"), !isMark("{") {
      if token.kind == .word { name(node) }
      skip()
    }
    if isWord("in") {
      advance()
      readExpression(inCondition: true)
    }
    if isWord("where") {
      advance()
      readExpression(inCondition: true)
    }
    readBlock()
    close(node)
  }

  private mutating func readGuard() {
    let node = open(.guardStatement)
    advance()
    readConditions()
    if isWord("else") { advance() }
    readBlock()
    close(node)
  }

  /// Reads an `if` with all its parts.
  mutating func readIf() {
    let node = open(.ifStatement)
    while true {
      let branch = open(.branch)
      if isWord("if") {
        advance()
        readConditions()
      }
      if isMark("{") { inside { $0.readStatements() } }
      close(branch)
      guard isWord("else") else { break }
      advance()
      guard isWord("if") || isMark("{") else { break }
    }
    close(node)
  }

  /// Reads conditions up to the brace behind them.
  private mutating func readConditions() {
    while !isAtEnd, !isMark("{"), !isWord("else") {
      if isMark(",") {
        advance()
        continue
      }
      let before = place
      readCondition()
      if place == before { skip() }
    }
  }

  private mutating func readCondition() {
    let node = open(.condition)
    if isWord("let") || isWord("var") {
      advance()
      if !isAtEnd { name(node) }
      skip()
      if isMark(":") {
        advance()
        readType()
      }
    } else if isWord("case") {
      advance()
      while !isAtEnd, !isSign("="), !isMark("{"), !isMark(",") { skip() }
    } else {
      readExpression(inCondition: true)
    }
    if isSign("=") {
      advance()
      readExpression(inCondition: true)
    }
    close(node)
  }

  /// Reads a `switch` with its cases.
  mutating func readSwitch() {
    let node = open(.switchStatement)
    advance()
    readExpression(inCondition: true)
    if isMark("{") { inside { $0.readCases() } }
    close(node)
  }

  private mutating func readCases() {
    while !isAtEnd {
      let before = place
      if isWord("case") || isWord("default") || token.kind == .attribute {
        readCase()
      } else if token.kind == .hash {
        // Cases under `#if` are cases like others.
        let isCondition = has(token, "#if") || has(token, "#elseif")
        advance()
        if isCondition { skipLine() }
      }
      if place == before { skip() }
    }
  }

  private mutating func readCase() {
    let branch = open(.branch)
    if token.kind == .attribute { advance() }
    let isDefault = isWord("default")
    advance()
    let condition = open(.condition)
    while !isAtEnd, !isMark(":") { skip() }
    close(condition)
    if isDefault { takeBack(condition) }
    if isMark(":") { advance() }
    while !isAtEnd, !isWord("case"), !isWord("default") {
      // `@unknown default`, or a part of `#if` around cases.
      if token.kind == .attribute, has(token, "@unknown") { break }
      if token.kind == .hash, isClauseEnd || has(token, "#if") && isIfAroundCases { break }
      let before = place
      readStatement(inType: false)
      if place == before { skip() }
    }
    close(branch)
  }

  private var isIfAroundCases: Bool {
    var index = place + 1
    while index < end, !tokens[index].beginsLine { index += 1 }
    return index < end && (has(tokens[index], "case") || has(tokens[index], "default"))
  }

  mutating func skipLine() {
    while !isAtEnd, !token.beginsLine { skip() }
  }

  /// Reads `#if` with its parts.
  private mutating func readConditional() {
    guard mayNest() else { return advance() }
    depth += 1
    let node = open(.conditional)
    while !isAtEnd, token.kind == .hash, !has(token, "#endif") {
      let branch = open(.branch)
      let hasCondition = !has(token, "#else")
      advance()
      if hasCondition {
        let condition = open(.condition)
        skipLine()
        close(condition)
      }
      readStatements()
      close(branch)
    }
    if !isAtEnd { advance() }
    close(node)
    depth -= 1
  }
}
