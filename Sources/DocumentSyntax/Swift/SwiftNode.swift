/// A node of a Swift tree: a record of fixed size over the file's bytes.
package struct SwiftNode: Sendable {
  /// The kinds of nodes, with their children.
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// The whole file: statements.
    case file

    // Declarations: `attribute` and `modifier` nodes come first.

    /// A type: `inherited` nodes, then members.
    case structure, classType, enumeration, actor, protocolType, extensionType
    /// A variable or constant: its `type`, its value as `expression`, its getter as `block`.
    case variable
    /// A function: `parameter` nodes, the `type` that it returns, its `block`.
    case function
    /// An initialiser, as a function.
    case initializer
    /// A case of an enumeration: its raw value as `expression`.
    case enumCase
    /// A parameter; its name is the one inside, and a `label` comes first where that is another.
    case parameter
    /// The label of a parameter; the name is `_` where callers give none.
    case label
    /// `@Name`, with its `argument` nodes.
    case attribute
    /// A word such as `static` in front of a declaration.
    case modifier
    /// The text of a type.
    case type
    /// A type after the colon of another one.
    case inherited

    // Statements

    /// Statements in braces.
    case block
    /// An `if`: a `branch` for each part; the last one has no condition where it is an `else`.
    case ifStatement
    /// A `switch`: the subject as `expression`, a `branch` for each case.
    case switchStatement
    /// A part of an `if`, `switch` or `#if`: `condition` nodes, then statements.
    case branch
    /// A condition; its name is the variable that it binds, and an `expression` may be inside.
    case condition
    /// A `guard`: `condition` nodes, a `block`.
    case guardStatement
    /// A `for`: the sequence as `expression`, a `block`; the name is the variable.
    case forStatement
    /// `while`, `repeat`, `do`, `defer`, `catch`: a `block`.
    case loop
    /// A `return` or `throw`: an `expression`, if there is one.
    case returnStatement
    /// `#if`: a `branch` for each part. In a chain, the branches hold parts of the chain.
    case conditional

    // Expressions

    /// Operands (`chain`, `ifStatement`, `switchStatement`) with `sign`, `cast` and `ternary`
    /// nodes between and behind them.
    case expression
    /// An operand: a primary node, then `member`, `call`, `subscription`, `unwrap` and
    /// `conditional` nodes.
    case chain
    /// A name.
    case identifier
    /// `.name`, whose type is not written.
    case implicitMember
    /// `.name` behind something.
    case member
    /// Parentheses with `argument` nodes, and `closure` nodes behind them.
    case call
    case subscription
    /// `?` or `!` behind something.
    case unwrap
    /// An argument or element: an `expression`; the name is its label.
    case argument
    /// Statements in braces as a value; `parameter` nodes first. The name is its label.
    case closure
    /// A string: `text` and `interpolation` nodes; the name is its opening quotes.
    case string
    /// Text of a string as it is written, with its escapes.
    case text
    /// A part of a string that is worked out when the app runs: `argument` nodes.
    case interpolation
    case number
    /// Elements in square brackets: `argument` nodes; dictionaries have keys and values in turn.
    case array
    /// Elements in parentheses: `argument` nodes.
    case tuple
    case keyPath
    /// `#name`, with a call behind it where it has arguments.
    case macro
    /// An operator between or in front of operands.
    case sign
    /// `as` or `is` with a type.
    case cast
    /// Behind a condition: the two values as `expression` nodes.
    case ternary
    /// Something that is not looked into.
    case opaque
  }

  package internal(set) var kind: Kind
  /// The offset of the first byte.
  package internal(set) var start: Int32
  /// The offset behind the last byte.
  package internal(set) var end: Int32
  /// The place of the name; empty where there is none.
  package internal(set) var nameStart: Int32
  package internal(set) var nameEnd: Int32
  /// The index of the node behind this one and all that it holds.
  package internal(set) var next: Int32
  /// The index of the node that it lies in; -1 for the file.
  package internal(set) var parent: Int32
}

/// The parts of a Swift file as one contiguous array over its bytes, in document order.
package final class SwiftTree: Sendable {
  /// The file that the nodes point into.
  package let file: SourceFile
  /// Every node; the first is the file.
  package let nodes: [SwiftNode]
  /// The comments, in the order of the file.
  package let comments: [SourceRange]

  init(file: SourceFile, nodes: [SwiftNode], comments: [SourceRange]) {
    self.file = file
    self.nodes = nodes
    self.comments = comments
  }

  /// The index of the first comment that begins at an offset or behind it.
  package func firstComment(from offset: Int) -> Int {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The node of the file.
  package var root: SwiftSyntax { SwiftSyntax(tree: self, index: 0) }

  /// The last node that begins at an offset or before it: one that the offset lies in, or one in
  /// front of it there.
  package func lastNode(from offset: Int) -> SwiftSyntax {
    var (low, high) = (0, nodes.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if nodes[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return SwiftSyntax(tree: self, index: low)
  }
}

/// One node of a tree, with what it holds.
///
///     for item in tree.root.children where item.kind == .structure { print(item.name) }
package struct SwiftSyntax: Sendable {
  package let tree: SwiftTree
  /// Its index among the nodes of the tree.
  package let index: Int

  package init(tree: SwiftTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: SwiftNode { tree.nodes[index] }
  package var kind: SwiftNode.Kind { tree.nodes[index].kind }
  package var range: SourceRange { SourceRange(start: Int(node.start), end: Int(node.end)) }
  /// The place of the name; empty where it has none.
  package var nameRange: SourceRange {
    SourceRange(start: Int(node.nameStart), end: Int(node.nameEnd))
  }
  /// The name, without backquotes; empty where it has none.
  package var name: String {
    let range = nameRange
    guard range.length > 1, tree.file.bytes[range.start] == UInt8(ascii: "`") else {
      return tree.file.text(in: range)
    }
    let isClosed = tree.file.bytes[range.end - 1] == UInt8(ascii: "`")
    return tree.file.text(
      in: SourceRange(start: range.start + 1, end: isClosed ? range.end - 1 : range.end))
  }
  /// The source text.
  package var text: String { tree.file.text(in: range) }
  /// The source text, with a blank for each comment.
  package var textWithoutComments: String {
    var text = ""
    var start = range.start
    for comment in tree.comments[tree.firstComment(from: start)...] {
      guard comment.end <= range.end else { break }
      text += tree.file.text(in: SourceRange(start: start, end: comment.start)) + " "
      start = comment.end
    }
    return text + tree.file.text(in: SourceRange(start: start, end: range.end))
  }

  /// Whether it has that name.
  package func isNamed(_ name: StaticString) -> Bool {
    let range = nameRange
    guard range.length == name.utf8CodeUnitCount else { return false }
    return tree.file.bytes.withUnsafeBufferPointer { $0.has(name, at: range.start) }
  }

  /// The node that it lies in; nil for the file.
  package var parent: SwiftSyntax? {
    let parent = Int(node.parent)
    return parent < 0 ? nil : SwiftSyntax(tree: tree, index: parent)
  }

  /// The nodes directly in it.
  package var children: Children { Children(tree: tree, index: index + 1, end: Int(node.next)) }

  /// The first node of a kind directly in it.
  package func first(_ kind: SwiftNode.Kind) -> SwiftSyntax? { children.first { $0.kind == kind } }

  /// The nodes of a kind directly in it.
  package func all(_ kind: SwiftNode.Kind) -> [SwiftSyntax] { children.filter { $0.kind == kind } }

  /// The nodes directly in a node, in their order.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SwiftTree
    var index: Int
    let end: Int

    @usableFromInline package mutating func next() -> SwiftSyntax? {
      guard index < end else { return nil }
      let syntax = SwiftSyntax(tree: tree, index: index)
      index = Int(tree.nodes[index].next)
      return syntax
    }
  }
}
