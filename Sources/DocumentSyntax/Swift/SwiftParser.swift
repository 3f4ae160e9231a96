/// Reads Swift source as far as interfaces are written in it: declarations, statements, and
/// expressions with their calls, arguments, closures and strings.
///
/// It takes any text. What it does not understand becomes an `opaque` node, or is passed over up to
/// the next statement; brackets that are missing end with the brackets around them. It looks no
/// deeper than `SwiftParser.depth` brackets and operands in one another, and says where there are
/// more.
package enum SwiftParser {
  /// How deep it looks; code of people stays below 40.
  package static let depth = 160

  /// The tree of a file; nil where it is not text.
  package static func parse(_ file: SourceFile) -> Parsed<SwiftTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    if let problem = TextEncoding.problem(in: file) {
      return Parsed(tree: nil, problems: [problem])
    }
    let mark = TextEncoding.markLength(of: file.bytes)
    return file.bytes.withUnsafeBufferPointer { bytes in
      let tokens = SwiftLexer.tokens(of: bytes, from: mark)
      var reader = SwiftReader(bytes, tokens.tokens)
      reader.readFile()
      let tree = SwiftTree(file: file, nodes: reader.nodes, comments: tokens.comments)
      return Parsed(tree: tree, problems: reader.excess.map { [tooDeep(at: $0)] } ?? [])
    }
  }

  private static func tooDeep(at range: SourceRange) -> SyntaxProblem {
    SyntaxProblem(
      .limit,
      "code nests deeper than \(depth) brackets and operands; move the inner part into a view or "
        + "function of its own", at: range)
  }
}

extension SwiftParser {
  /// The comments of a file, with their slashes.
  package static func comments(in file: SourceFile) -> [SourceRange] {
    guard file.bytes.count <= SourceFile.maximumLength else { return [] }
    return file.bytes.withUnsafeBufferPointer { SwiftLexer.tokens(of: $0, from: 0).comments }
  }
}

/// Reads tokens into nodes. Each function reads one construct from the current token on, and ends
/// at the token behind it or at `end`.
struct SwiftReader {
  let bytes: Bytes
  let tokens: [SwiftToken]
  var nodes: [SwiftNode] = []
  /// The index of the innermost node that is open; -1 where none is.
  private var openNode: Int32 = -1
  /// The index of the current token.
  var place = 0
  /// The index of the token that ends the region that is read.
  var end: Int
  /// How many brackets and operands are open.
  var depth = 0
  /// The first place that is not looked into, since it is too deep.
  var excess: SourceRange?

  init(_ bytes: Bytes, _ tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
    end = tokens.count - 1
    nodes.reserveCapacity(tokens.count)
  }

  mutating func readFile() {
    let file = open(.file)
    readStatements()
    close(file)
  }

  /// Whether there may be one more bracket or operand here.
  mutating func mayNest() -> Bool {
    if depth < SwiftParser.depth { return true }
    excess = excess ?? SourceRange(start: Int(token.start), end: Int(token.end))
    return false
  }

  // MARK: Tokens

  var isAtEnd: Bool { place >= end }
  var token: SwiftToken { tokens[place] }

  /// A token that comes later; the end of the file beyond it.
  func token(after count: Int) -> SwiftToken { tokens[min(place + count, tokens.count - 1)] }

  func has(_ token: SwiftToken, _ text: StaticString) -> Bool {
    Int(token.end - token.start) == text.utf8CodeUnitCount
      && bytes.has(text, at: Int(token.start))
  }

  /// Whether the current token is that word.
  func isWord(_ text: StaticString) -> Bool {
    !isAtEnd && token.kind == .word && has(token, text)
  }

  /// Whether the current token is that mark or bracket.
  func isMark(_ byte: Character) -> Bool { !isAtEnd && isMark(token, byte) }

  func isMark(_ token: SwiftToken, _ byte: Character) -> Bool {
    guard token.kind == .mark || token.kind == .open else { return false }
    return bytes[Int(token.start)] == byte.asciiValue
  }

  func isSign(_ text: StaticString) -> Bool {
    !isAtEnd && token.kind == .sign && has(token, text)
  }

  mutating func advance() { if place < tokens.count - 1 { place += 1 } }

  /// Passes over the current token, and over all that it opens in the region.
  mutating func skip() {
    let partner = Int(token.partner)
    guard partner > place else { return advance() }
    // Where its own partner is missing, that of the bracket around ends both.
    place = min(partner + 1, max(end, place + 1), tokens.count - 1)
  }

  // MARK: Nodes

  /// Begins a node at the current token.
  mutating func open(_ kind: SwiftNode.Kind) -> Int {
    let start = tokens[place].start
    nodes.append(
      SwiftNode(
        kind: kind, start: start, end: start, nameStart: start, nameEnd: start, next: 0,
        parent: openNode))
    openNode = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  /// Takes back a node and all behind it.
  mutating func takeBack(_ node: Int) {
    openNode = nodes[node].parent
    nodes.removeLast(nodes.count - node)
  }

  /// Ends a node behind the last token that was read.
  mutating func close(_ node: Int) {
    let last = place > 0 ? tokens[place - 1].end : 0
    if last < nodes[node].start, nodes[node].nameStart == nodes[node].nameEnd {
      // A node without tokens ends where its parent may end, before white space.
      nodes[node].start = last
      nodes[node].nameStart = last
      nodes[node].nameEnd = last
    }
    nodes[node].end = max(last, nodes[node].start)
    nodes[node].next = Int32(nodes.count)
    openNode = nodes[node].parent
  }

  /// Makes the current token the name of a node.
  mutating func name(_ node: Int) {
    nodes[node].nameStart = token.start
    nodes[node].nameEnd = token.end
  }

  /// A node for the current token alone, which is its name.
  mutating func leaf(_ kind: SwiftNode.Kind) {
    let node = open(kind)
    name(node)
    advance()
    close(node)
  }

  /// Reads what the current bracket or quote opens, as a region of its own, and passes over it.
  mutating func inside(_ read: (inout SwiftReader) -> Void) {
    let partner = Int(token.partner)
    guard partner > place else { return advance() }
    let outer = end
    let close = min(partner, tokens.count - 1)
    advance()
    if place >= close || mayNest() {
      depth += 1
      end = min(close, outer)
      read(&self)
      depth -= 1
    } else {
      let node = open(.opaque)
      place = close
      self.close(node)
    }
    end = outer
    // A partner that is missing is the bracket around, which is still to be read.
    place = close
    let isClosed = [.close, .interpolationEnd, .stringEnd].contains(tokens[close].kind)
    if isClosed, place < end { advance() }
  }
}
