/// Expressions.
extension SwiftReader {
  /// Reads an expression; in a condition, a brace behind it begins the block.
  mutating func readExpression(inCondition: Bool = false) {
    guard !isAtEnd else { return }
    guard mayNest() else {
      let node = open(.opaque)
      skip()
      return close(node)
    }
    depth += 1
    defer { depth -= 1 }
    let node = open(.expression)
    while readOperand(inCondition), readOperator(inCondition) {}
    close(node)
    // An expression without anything in it is none.
    if nodes.count == node + 1 { takeBack(node) }
  }

  /// Reads words and operators in front of an operand, and it; false where there is none.
  private mutating func readOperand(_ inCondition: Bool) -> Bool {
    while isWord("try") || isWord("await") || isWord("unsafe")
      || (isWord("consume") || isWord("copy") || isWord("each") || isWord("any") || isWord("some"))
        && self.token(after: 1).kind == .word && !self.token(after: 1).beginsLine
    {
      advance()
      if isSign("?") || isSign("!") { advance() }
    }
    while !isAtEnd, token.kind == .sign, !has(token, "=") { leaf(.sign) }
    guard !isAtEnd else { return false }
    if isWord("if") {
      readIf()
      return true
    }
    if isWord("switch") {
      readSwitch()
      return true
    }
    return readChain(inCondition)
  }

  /// Reads an operator behind an operand; false where another operand cannot follow.
  private mutating func readOperator(_ inCondition: Bool) -> Bool {
    while isWord("as") || isWord("is") {
      let cast = open(.cast)
      advance()
      if isSign("?") || isSign("!") { advance() }
      readType()
      close(cast)
    }
    guard !isAtEnd, token.kind == .sign else { return false }
    if has(token, "?") {
      guard token.isSpaced else { return false }
      readTernary(inCondition)
      return false
    }
    // One that touches only what follows begins a statement of its own.
    if token.beginsLine, !self.token(after: 1).isSpaced { return false }
    leaf(.sign)
    return true
  }

  private mutating func readTernary(_ inCondition: Bool) {
    let node = open(.ternary)
    advance()
    readExpression()
    if isMark(":") {
      advance()
      readExpression(inCondition: inCondition)
    }
    close(node)
  }

  // MARK: Chains

  private mutating func readChain(_ inCondition: Bool) -> Bool {
    let before = place
    let node = open(.chain)
    guard let takesClosure = readPrimary(inCondition), place > before else {
      takeBack(node)
      return false
    }
    readSuffixes(inCondition, takesClosure: takesClosure)
    close(node)
    return true
  }

  /// Reads the beginning of a chain, and tells whether a closure may follow it; nil where there is
  /// none.
  private mutating func readPrimary(_ inCondition: Bool) -> Bool? {
    switch token.kind {
    case .word:
      if isStopWord { return nil }
      leaf(.identifier)
      if beginsGenerics { skipGenerics() }
      return true
    case .number: leaf(.number)
    case .string: readString()
    case .regex: leaf(.opaque)
    case .hash:
      if has(token, "#if") || has(token, "#elseif") || has(token, "#else") || has(token, "#endif") {
        return nil
      }
      leaf(.macro)
      return true
    case .open:
      if isMark("(") {
        readElements(.tuple)
      } else if isMark("[") {
        readElements(.array)
      } else if inCondition {
        return nil
      } else {
        readClosure()
      }
    case .mark:
      if isMark(".") { return readImplicitMember() }
      guard isMark("\\") else { return nil }
      readKeyPath()
    default: return nil
    }
    return false
  }

  private var isStopWord: Bool {
    let words: [StaticString] = ["in", "else", "where", "catch", "case", "default"]
    return words.contains { has(token, $0) }
  }

  private mutating func readImplicitMember() -> Bool? {
    let next = self.token(after: 1)
    guard next.kind == .word else { return nil }
    let node = open(.implicitMember)
    advance()
    name(node)
    advance()
    close(node)
    if beginsGenerics { skipGenerics() }
    return true
  }

  private mutating func readKeyPath() {
    let node = open(.keyPath)
    advance()
    while !isAtEnd, !token.isSpaced {
      switch token.kind {
      case .word, .number: advance()
      case .mark where isMark("."): advance()
      case .open where isMark("["): skip()
      case .sign where isSign("?") || isSign("!"): advance()
      case .sign where bytes[Int(token.start)] == UInt8(ascii: "<"): skipGenerics()
      default: return close(node)
      }
    }
    close(node)
  }

  private mutating func readSuffixes(_ inCondition: Bool, takesClosure: Bool) {
    var takesClosure = takesClosure
    while !isAtEnd {
      switch token.kind {
      case .mark where isMark("."):
        readMember()
        takesClosure = true
      case .open where isMark("(") && !token.beginsLine:
        // `update(_:)` is the function, and no call of it.
        if isCompoundName { skip() } else { readCall(inCondition) }
        takesClosure = false
      case .open where isMark("[") && !token.beginsLine:
        let node = open(.subscription)
        readArguments()
        close(node)
        takesClosure = true
      case .open where isMark("{") && takesClosure:
        guard !inCondition || closureFollows, !isObserver(place + 1) else { return }
        let node = open(.call)
        readTrailingClosures()
        close(node)
        takesClosure = false
      case .sign where !token.isSpaced && (isSign("?") || isSign("!")): leaf(.unwrap)
      case .hash where has(token, "#if"):
        guard isPostfixConditional else { return }
        readPostfixConditional(inCondition)
        takesClosure = false
      default: return
      }
    }
  }

  private mutating func readMember() {
    let node = open(.member)
    advance()
    if !isAtEnd, token.kind == .word || token.kind == .number {
      name(node)
      advance()
    }
    if beginsGenerics { skipGenerics() }
    close(node)
  }

  private mutating func readCall(_ inCondition: Bool) {
    let node = open(.call)
    readArguments()
    if isMark("{"), !inCondition || closureFollows, !isObserver(place + 1) {
      readTrailingClosures()
    }
    close(node)
  }

  /// Whether the parentheses here hold labels without values.
  private var isCompoundName: Bool {
    let last = Int(token.partner)
    guard last > place + 2, (last - place) % 2 == 1 else { return false }
    var index = place + 1
    while index < last {
      guard tokens[index].kind == .word, isMark(tokens[index + 1], ":"),
        !tokens[index + 1].isSpaced
      else { return false }
      index += 2
    }
    return true
  }

  /// Whether `willSet` or `didSet` begins at a token: the braces around observe a variable.
  func isObserver(_ place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place].kind == .word else { return false }
    let isName = has(tokens[place], "didSet") || has(tokens[place], "willSet")
    return isName && (isMark(tokens[place + 1], "{") || isMark(tokens[place + 1], "("))
  }

  /// Reads what is in the brackets that open here, as arguments.
  mutating func readArguments() {
    guard isClosed else { return readHalfTypedArguments() }
    inside { reader in
      while reader.readNextArgument() {}
    }
  }

  /// Reads an argument or what is between two; false at the end.
  private mutating func readNextArgument() -> Bool {
    guard !isAtEnd else { return false }
    let before = place
    if isMark(",") || isMark(":") {
      advance()
    } else {
      readArgument()
      if place == before { skip() }
    }
    return true
  }

  /// Reads arguments whose bracket is missing: somebody is typing them, and the next line that
  /// follows no comma is not one of them.
  private mutating func readHalfTypedArguments() {
    guard mayNest() else { return inside { $0.place = $0.end } }
    depth += 1
    advance()
    while !token.beginsLine || isMark(tokens[place - 1], ","), readNextArgument() {}
    depth -= 1
  }

  /// Whether the bracket here has a partner of its own.
  private var isClosed: Bool {
    guard token.kind == .open else { return true }
    let partner = tokens[min(max(0, Int(token.partner)), tokens.count - 1)]
    guard partner.kind == .close else { return false }
    let isRound = isMark("(")
    return bytes[Int(partner.start)] == UInt8(ascii: isRound ? ")" : "]")
  }

  private mutating func readArgument() {
    let node = open(.argument)
    if token.kind == .word, place + 1 < end, isMark(self.token(after: 1), ":") {
      name(node)
      advance()
      advance()
    }
    if isWord("let") || isWord("var") { advance() }
    if !isMark(",") { readExpression() }
    close(node)
  }

  private mutating func readElements(_ kind: SwiftNode.Kind) {
    let node = open(kind)
    readArguments()
    close(node)
  }

  // MARK: `#if` in chains

  /// Whether a member follows the condition of the `#if` here.
  private var isPostfixConditional: Bool {
    var index = place + 1
    while index < end, !tokens[index].beginsLine { index += 1 }
    guard index < end else { return false }
    return isMark(tokens[index], ".")
      || tokens[index].kind == .hash && has(tokens[index], "#if")
  }

  private mutating func readPostfixConditional(_ inCondition: Bool) {
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
      let before = place
      readSuffixes(inCondition, takesClosure: false)
      close(branch)
      if place == before, !isAtEnd, token.kind != .hash { break }
    }
    if !isAtEnd, token.kind == .hash { advance() }
    close(node)
    depth -= 1
  }

  // MARK: Strings

  private mutating func readString() {
    let node = open(.string)
    name(node)
    inside { reader in
      while !reader.isAtEnd {
        switch reader.token.kind {
        case .text: reader.leaf(.text)
        case .interpolation:
          let interpolation = reader.open(.interpolation)
          reader.readArguments()
          reader.close(interpolation)
        default: reader.skip()
        }
      }
    }
    close(node)
  }
}
