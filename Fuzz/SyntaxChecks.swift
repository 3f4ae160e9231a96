@testable import DocumentSyntax

/// What has to hold of every JSON and YAML document.
enum SyntaxChecks {
  /// How many bytes of one file are parsed again, so that checking stays linear.
  private static let budget = 20_000

  /// Checks what a parser made of a file, and that it makes the same of it again.
  static func check(
    _ file: SourceFile, isYAML: Bool, _ parse: (SourceFile) -> Parsed<SyntaxTree>
  ) -> SyntaxTree? {
    let parsed = parse(file)
    Invariant.areSound(parsed.problems, in: file)
    let again = parse(file)
    Invariant.holds(parsed.problems == again.problems, "the problems differ on a second run")
    Invariant.holds((parsed.tree == nil) == (again.tree == nil), "a tree on one run alone")
    guard let tree = parsed.tree, let second = again.tree else {
      Invariant.holds(!parsed.problems.isEmpty, "neither a tree nor a problem")
      return nil
    }
    Invariant.holds(isSame(tree, second), "the trees of two runs differ")
    isSound(tree, isYAML: isYAML)
    return tree
  }

  private static func isSame(_ one: SyntaxTree, _ other: SyntaxTree) -> Bool {
    one.roots == other.roots && one.entries.count == other.entries.count
      && zip(one.entries, other.entries).allSatisfy {
        $0.range == $1.range && $0.next == $1.next && $0.kind == $1.kind && $0.style == $1.style
          && $0.indent == $1.indent
      }
  }

  // MARK: Ranges

  /// A collection that is open while the entries are walked.
  private struct Frame {
    let end: Int
    let next: Int
    let isMapping: Bool
    var count = 0
    var position: Int
  }

  /// Ranges lie in the file and in those of their parents, one after the other; every index leads
  /// where it has to; every scalar can be decoded.
  static func isSound(_ tree: SyntaxTree, isYAML: Bool) {
    let entries = tree.entries
    let length = tree.file.bytes.count
    var open = [Frame(end: length, next: entries.count, isMapping: false, position: 0)]
    for index in entries.indices {
      let entry = entries[index]
      while open.count > 1, open[open.count - 1].next <= index { close(&open, at: index) }
      let parent = open[open.count - 1]
      Invariant.lies(entry.range, in: length, "entry \(index)")
      Invariant.holds(
        Int(entry.start) >= parent.position && Int(entry.end) <= parent.end,
        "entry \(index) at \(entry.range) lies not in its parent after \(parent.position)")
      if parent.isMapping, parent.count % 2 == 0 {
        Invariant.holds(entry.kind == .string, "key \(index) is no text")
      }
      open[open.count - 1].count += 1
      open[open.count - 1].position = Int(entry.end)
      if entry.kind == .alias {
        let target = Int(entry.next)
        Invariant.holds(target < index && tree.index(after: target) <= index, "alias \(index)")
      }
      decode(index, of: tree)
      guard entry.kind.isCollection else { continue }
      let next = Int(entry.next)
      Invariant.holds(next > index && next <= parent.next, "next of entry \(index)")
      open.append(
        Frame(
          end: Int(entry.end), next: next, isMapping: entry.kind == .mapping,
          position: Int(entry.start)))
    }
    while open.count > 1 { close(&open, at: entries.count) }
    areSound(tree.roots, of: tree)
  }

  private static func close(_ open: inout [Frame], at index: Int) {
    let frame = open.removeLast()
    Invariant.holds(frame.next == index, "a collection ends at \(frame.next), not at \(index)")
    Invariant.holds(!frame.isMapping || frame.count % 2 == 0, "a key without a value")
  }

  private static func areSound(_ roots: [Int], of tree: SyntaxTree) {
    for (root, next) in zip(roots, roots.dropFirst() + [tree.entries.count]) {
      Invariant.holds(root < next && tree.index(after: root) == next, "roots \(roots)")
    }
  }

  private static func decode(_ index: Int, of tree: SyntaxTree) {
    let text = tree.text(of: index)
    let number = tree.number(of: index)
    let kind = tree.entries[index].kind
    Invariant.holds(number?.isFinite != false, "entry \(index) is no finite number")
    Invariant.holds(kind == .boolean || tree.boolean(of: index) == nil, "boolean \(index)")
    Invariant.holds(!kind.isCollection || text.isEmpty, "a collection with a text")
  }

  // MARK: Parsing again

  /// The text of each value parses to the same value.
  static func parsesAgain(_ tree: SyntaxTree, isYAML: Bool) {
    var left = budget
    var keys = Set<Int>()
    for index in tree.entries.indices {
      let entry = tree.entries[index]
      if entry.kind == .mapping { keys.formUnion(self.keys(of: index, in: tree)) }
      left -= entry.range.length
      guard left >= 0 else { return }
      if isYAML {
        guard let sample = YAMLSample(tree, index, isKey: keys.contains(index)) else { continue }
        sample.parsesAgain()
      } else {
        jsonParsesAgain(index, of: tree)
      }
    }
  }

  private static func keys(of mapping: Int, in tree: SyntaxTree) -> [Int] {
    var keys: [Int] = []
    var (index, isKey) = (mapping + 1, true)
    while index < Int(tree.entries[mapping].next) {
      if isKey { keys.append(index) }
      isKey.toggle()
      index = tree.index(after: index)
    }
    return keys
  }

  private static func jsonParsesAgain(_ index: Int, of tree: SyntaxTree) {
    let entry = tree.entries[index]
    let bytes = Array(tree.file.bytes[Int(entry.start)..<Int(entry.end)])
    let parsed = JSONParser.parse(SourceFile(path: "value.json", bytes: bytes))
    guard let copy = parsed.tree else {
      return Invariant.holds(false, "\(text(bytes)) does not parse: \(parsed.problems)")
    }
    let span = tree.entries[index..<tree.index(after: index)]
    let same =
      copy.entries.count == span.count
      && zip(copy.entries, span).allSatisfy { one, other in
        one.start == other.start - entry.start && one.end == other.end - entry.start
          && one.kind == other.kind && one.style == other.style
      }
    Invariant.holds(same, "\(text(bytes)) parses to something else")
  }

  /// Bytes for a message.
  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(200), as: UTF8.self).debugDescription
  }
}
