import DocumentSyntax

@testable import LintReports

/// A document written as JSON, with the keys of each object in another order.
struct ShuffledTree {
  private let syntax: SyntaxTree
  private var random: SplitMix
  private var writer = ByteWriter()

  /// The text; nil where a key is there twice, so that the order means something.
  static func json(of syntax: SyntaxTree, seed: UInt64) -> String? {
    guard syntax.roots.count == 1, let root = syntax.roots.first else { return nil }
    var tree = ShuffledTree(syntax: syntax, random: SplitMix(state: seed))
    return tree.write(syntax.resolved(root)) ? tree.writer.text : nil
  }

  private init(syntax: SyntaxTree, random: SplitMix) {
    self.syntax = syntax
    self.random = random
  }

  private mutating func write(_ index: Int) -> Bool {
    switch syntax.entries[index].kind {
    case .null: writer.write("null")
    case .boolean: writer.write(syntax.boolean(of: index) == true ? "true" : "false")
    case .number:
      let text = syntax.text(of: index)
      guard text.wholeMatch(of: /-?[1-9]?[0-9]+(\.[0-9]+)?/) != nil else { return false }
      writer.write(text)
    case .string: writer.writeJSON(syntax.text(of: index))
    case .sequence:
      var isFirst = true
      writer.write("[")
      for child in children(of: index) {
        if !isFirst { writer.write(", ") }
        isFirst = false
        guard write(syntax.resolved(child)) else { return false }
      }
      writer.write("]")
    case .mapping: return writeMapping(index)
    case .alias: return false
    }
    return true
  }

  private mutating func writeMapping(_ index: Int) -> Bool {
    let parts = children(of: index)
    var pairs = stride(from: 0, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
    let names = pairs.map { syntax.text(of: syntax.resolved($0.0)) }
    guard Set(names).count == names.count, !names.contains("<<") else { return false }
    for last in pairs.indices.reversed() {
      pairs.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    var isFirst = true
    writer.write("{")
    for (key, value) in pairs {
      if !isFirst { writer.write(",\n ") }
      isFirst = false
      writer.writeJSON(syntax.text(of: syntax.resolved(key)))
      writer.write(": ")
      guard write(syntax.resolved(value)) else { return false }
    }
    writer.write("}")
    return true
  }

  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(syntax.entries[index].next) {
      children.append(child)
      child = syntax.index(after: child)
    }
    return children
  }
}
