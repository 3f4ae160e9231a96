/// Declarations.
extension SwiftReader {
  /// Whether a declaration begins here: with one of its keywords, or with a word in front of one.
  func beginsDeclaration(inType: Bool) -> Bool {
    var index = place
    while index < end, tokens[index].kind == .word {
      let word = tokens[index]
      if isKeyword(word, inType: inType) {
        let next = tokens[min(index + 1, tokens.count - 1)]
        return next.kind == .word || next.kind == .open || next.kind == .sign
      }
      guard isModifier(word) else { return false }
      index += 1
      // `private(set)`
      if index < end, isMark(tokens[index], "("), !tokens[index].isSpaced {
        index = Int(tokens[index].partner) + 1
      }
      guard index < end, !tokens[index].beginsLine || index == place + 1 else { return false }
    }
    return index < end && index > place && tokens[index].kind == .attribute
  }

  private func isKeyword(_ token: SwiftToken, inType: Bool) -> Bool {
    let always: [StaticString] = [
      "let", "var", "func", "struct", "class", "enum", "extension", "protocol", "actor", "import",
      "typealias",
    ]
    if always.contains(where: { has(token, $0) }) { return true }
    let members: [StaticString] = [
      "init", "deinit", "subscript", "case", "associatedtype", "indirect", "operator",
    ]
    return inType && members.contains { has(token, $0) }
  }

  private func isModifier(_ token: SwiftToken) -> Bool {
    let modifiers: [StaticString] = [
      "static", "private", "public", "fileprivate", "internal", "package", "open", "final", "lazy",
      "weak", "unowned", "mutating", "nonmutating", "override", "required", "convenience",
      "dynamic", "optional", "nonisolated", "indirect", "class", "consuming", "borrowing",
      "isolated", "prefix", "postfix", "infix",
    ]
    return modifiers.contains { has(token, $0) }
  }

  /// Reads attributes, modifiers, and what they stand in front of.
  mutating func readDeclaration(inType: Bool) {
    let node = open(.opaque)
    while !isAtEnd {
      if token.kind == .attribute {
        readAttribute()
      } else if token.kind == .word, isModifier(token), !declaresType {
        leaf(.modifier)
        if isMark("("), !token.isSpaced { skip() }
      } else {
        break
      }
    }
    readBody(of: node, inType: inType)
    // The first of several variables or cases is closed before the others.
    if nodes[node].next == 0 { close(node) }
  }

  /// Whether the word `class` here is a type's keyword rather than a modifier.
  private var declaresType: Bool {
    guard has(token, "class") else { return false }
    let next = self.token(after: 1)
    return next.kind == .word && !has(next, "func") && !has(next, "var")
      && !has(next, "let") && !has(next, "subscript") && !isModifier(next)
  }

  private mutating func readAttribute() {
    let node = open(.attribute)
    name(node)
    nodes[node].nameStart += 1
    advance()
    while isMark("."), self.token(after: 1).kind == .word {
      advance()
      name(node)
      advance()
    }
    if isSign("<") { skipGenerics() }
    if isMark("("), !token.isSpaced { readArguments() }
    close(node)
  }

  private mutating func readBody(of node: Int, inType: Bool) {
    guard !isAtEnd, token.kind == .word else { return }
    if isWord("let") || isWord("var") {
      readVariables(node)
    } else if isWord("func") {
      readFunction(node, .function)
    } else if isWord("init") || isWord("subscript") || isWord("deinit") {
      readFunction(node, isWord("init") ? .initializer : .opaque)
    } else if isWord("case") {
      readCases(node)
    } else if isWord("import") || isWord("typealias") || isWord("associatedtype") {
      advance()
      // Another declaration may stand on the same line.
      while !isAtEnd, !token.beginsLine, !isMark(";") { skip() }
    } else if let kind = typeKind {
      readType(node, kind)
    } else if !inType {
      // Attributes in front of an expression, such as a closure.
      readExpression()
    }
  }

  private var typeKind: SwiftNode.Kind? {
    if isWord("struct") { return .structure }
    if isWord("class") { return .classType }
    if isWord("enum") { return .enumeration }
    if isWord("actor") { return .actor }
    if isWord("protocol") { return .protocolType }
    return isWord("extension") ? .extensionType : nil
  }

  private mutating func readType(_ node: Int, _ kind: SwiftNode.Kind) {
    nodes[node].kind = kind
    advance()
    while !isAtEnd, token.kind == .word {
      name(node)
      advance()
      // `extension Outer.Inner` is about the inner type.
      guard isMark("."), self.token(after: 1).kind == .word else { break }
      advance()
    }
    if isSign("<") { skipGenerics() }
    if isMark(":") {
      advance()
      while !isAtEnd, !isMark("{"), !isWord("where") {
        let inherited = open(.inherited)
        while token.kind == .attribute { advance() }
        let before = place
        readTypeText()
        if place == before { skip() }
        close(inherited)
        if isMark(",") { advance() }
        if isSign("&") { advance() }
      }
    }
    while !isAtEnd, !isMark("{") {
      if token.beginsLine, token.kind == .hash || beginsDeclaration(inType: false) { return }
      skip()
    }
    if isMark("{") { inside { $0.readStatements(inType: true) } }
  }

  /// Reads `let` or `var` with one name or several; the first has the attributes.
  private mutating func readVariables(_ first: Int) {
    var node = first
    advance()
    while !isAtEnd {
      nodes[node].kind = .variable
      if token.kind == .word { name(node) }
      skip()
      if isMark(":") {
        advance()
        readType()
      }
      if isSign("=") {
        advance()
        readExpression()
      }
      if isMark("{") { readAccessors() }
      guard isMark(",") else { break }
      close(node)
      advance()
      node = open(.variable)
    }
    if node != first { close(node) }
  }

  /// Reads the braces behind a variable: statements of a getter, or accessors.
  private mutating func readAccessors() {
    let node = open(.block)
    inside { reader in
      guard let getter = reader.getter else {
        if reader.beginsAccessor { reader.readObservers() } else { reader.readStatements() }
        return
      }
      reader.place = getter
      reader.inside { $0.readStatements() }
    }
    close(node)
  }

  /// Reads the braces of `willSet` and `didSet`, each as something that is not a getter.
  private mutating func readObservers() {
    while !isAtEnd {
      guard isWord("willSet") || isWord("didSet") else {
        skip()
        continue
      }
      let node = open(.opaque)
      name(node)
      advance()
      if isMark("(") { skip() }
      readBlock()
      close(node)
    }
  }

  private var beginsAccessor: Bool {
    var index = place
    while index < end, tokens[index].kind == .attribute { index += 1 }
    guard index + 1 < end, tokens[index].kind == .word else { return false }
    let words: [StaticString] = [
      "get", "set", "willSet", "didSet", "_read", "_modify", "nonmutating", "mutating",
    ]
    guard words.contains(where: { has(tokens[index], $0) }) else { return false }
    let next = tokens[index + 1]
    return isMark(next, "{") || isMark(next, "(") || next.kind == .word
  }

  /// The brace of `get`, where accessors are written out.
  private var getter: Int? {
    guard beginsAccessor else { return nil }
    var index = place
    while index < end {
      if tokens[index].kind == .word, has(tokens[index], "get") {
        var brace = index + 1
        while brace < end, !isMark(tokens[brace], "{") { brace += 1 }
        return brace < end ? brace : nil
      }
      let partner = Int(tokens[index].partner)
      index = partner > index ? partner + 1 : index + 1
    }
    return nil
  }

  private mutating func readFunction(_ node: Int, _ kind: SwiftNode.Kind) {
    nodes[node].kind = kind
    name(node)
    advance()
    if kind == .function, !isAtEnd {
      name(node)
      advance()
    }
    while !isAtEnd, token.kind == .sign, !has(token, "->") {
      if bytes[Int(token.start)] == UInt8(ascii: "<") { skipGenerics() } else { advance() }
    }
    if isMark("(") { inside { $0.readParameters() } }
    while isWord("async") || isWord("throws") || isWord("rethrows") {
      advance()
      if isMark("("), !isAtEnd { skip() }
    }
    if isSign("->") {
      advance()
      readType()
    }
    if isWord("where") {
      while !isAtEnd, !isMark("{") { skip() }
    }
    readBlock()
  }

  private mutating func readParameters() {
    while !isAtEnd {
      let before = place
      readParameter()
      if isMark(",") { advance() }
      if place == before { skip() }
    }
  }

  private mutating func readParameter() {
    let node = open(.parameter)
    while !isAtEnd, token.kind == .attribute { readAttribute() }
    if token.kind == .word, !isAtEnd {
      name(node)
      let next = self.token(after: 1)
      if next.kind == .word {
        leaf(.label)
        name(node)
      }
      advance()
    }
    if isMark(":") {
      advance()
      readType()
    }
    if isSign("=") {
      advance()
      readExpression()
    }
    close(node)
  }

  private mutating func readCases(_ first: Int) {
    var node = first
    advance()
    while !isAtEnd, token.kind == .word {
      nodes[node].kind = .enumCase
      name(node)
      advance()
      if isMark("(") { skip() }
      if isSign("=") {
        advance()
        readExpression()
      }
      guard isMark(",") else { break }
      close(node)
      advance()
      node = open(.enumCase)
    }
    if node != first { close(node) }
  }
}
