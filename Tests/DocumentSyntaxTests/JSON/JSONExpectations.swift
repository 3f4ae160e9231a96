import DocumentSyntax
import Testing

/// What every test of the JSON reader compares with or holds true.
enum JSONExpectations {
  /// A value of any kind, to compare trees whatever their spelling.
  indirect enum Value: Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string([UInt8])
    case sequence([Value])
    case mapping([[UInt8]: Value])
  }

  /// The value at an index of a tree.
  static func value(_ tree: SyntaxTree, _ index: Int) -> Value {
    let entry = tree.entries[index]
    switch entry.kind {
    case .null, .alias: return .null
    case .boolean: return .boolean(tree.boolean(of: index) ?? false)
    case .number: return .number(tree.number(of: index) ?? .nan)
    case .string: return .string(Array(tree.text(of: index).utf8))
    case .sequence:
      return .sequence(children(tree, index).map { value(tree, $0) })
    case .mapping:
      var pairs: [[UInt8]: Value] = [:]
      let items = children(tree, index)
      for key in stride(from: 0, to: items.count, by: 2) {
        pairs[Array(tree.text(of: items[key]).utf8)] = value(tree, items[key + 1])
      }
      return .mapping(pairs)
    }
  }

  /// The indices of what stands directly in a collection.
  static func children(_ tree: SyntaxTree, _ index: Int) -> [Int] {
    var items: [Int] = []
    var item = index + 1
    while item < tree.entries[index].next {
      items.append(item)
      item = tree.index(after: item)
    }
    return items
  }

  /// A problem lies in the file and its message is one clean sentence.
  static func expectWellFormed(_ problem: SyntaxProblem, _ length: Int) {
    let message = problem.message
    #expect(problem.range.start >= 0 && problem.range.start <= problem.range.end)
    #expect(problem.range.end <= length)
    #expect(!message.isEmpty && !message.hasSuffix(".") && message.utf8.count < 400)
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  /// Whether ranges lie in the file and in each other, and each `next` is where it has to be.
  static func isSane(_ tree: SyntaxTree) -> Bool {
    var open: [(end: UInt32, next: Int)] = [(UInt32(tree.file.bytes.count), tree.entries.count)]
    var last: UInt32 = 0
    for (index, entry) in tree.entries.enumerated() {
      while let frame = open.last, open.count > 1, frame.next <= index {
        if frame.next < index { return false }
        last = frame.end
        open.removeLast()
      }
      guard let parent = open.last, entry.start >= last, entry.start < entry.end,
        entry.end <= parent.end
      else { return false }
      if entry.kind.isCollection {
        let next = Int(entry.next)
        guard next > index, next <= parent.next else { return false }
        last = entry.start + 1
        open.append((entry.end - 1, next))
      } else {
        last = entry.end
      }
    }
    return true
  }
}
