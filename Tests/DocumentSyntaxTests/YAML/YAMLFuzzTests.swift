import Testing

@testable import DocumentSyntax

@Suite struct YAMLFuzzTests {
  /// Seeds that between them have each construct.
  private static let seeds = [
    """
    %YAML 1.2
    --- # a comment
    screens:
      - type: button
        label: "He said \\"hi\\" \\u00e9\\ud83d\\ude00 \\
          more"
        frame: [8, -4.5, 0x1F, 1e3, .inf]
        traits: {a: 'it''s', "b":c, d: }
      -
        text: plain over
          several

          lines
    - - x
      - &a y
    """,
    """
    a: |+
      literal
       more

    b: >-2
        folded
      text

    c: &anchor {x: 1}
    d: [*anchor, "*anchor", *anchor ]
    e:
    - ~
    - null
    f: 'single
      over lines'
    ...
    ---
    second
    """,
    "[\n  {\"a\": [1, 2, {}]}, # c\r\n  \"b\\n\",\r 'c' ]\t",
  ]

  /// Bytes that matter to the grammar.
  private static let pieces: [[UInt8]] = [
    "\n", "\r\n", "\r", " ", "  ", "\t", ": ", ":", "- ", "-", "? ", "#", " #", "\"", "'", "[", "]",
    "{", "}", ",", "&a ", "*a", "!t ", "|", ">", "%", "@", "---\n", "...\n", "\\", "<<: ", "é", "~",
  ].map { Array($0.utf8) }

  @Test func changedFilesNeverBreakTheReader() {
    var random = YAMLRandom(state: 0x5EED)
    var count = 0
    var read = 0
    let clock = ContinuousClock()
    let start = clock.now
    while clock.now - start < .seconds(2) {
      var bytes = Array(Self.seeds[random.next(below: Self.seeds.count)].utf8)
      for _ in 0...random.next(below: 6) { random.mutate(&bytes, with: Self.pieces) }
      let parsed = YAMLParser.parse(SourceFile(path: "fuzz.yaml", bytes: bytes))
      count += 1
      for problem in parsed.problems where !isSound(problem, count: bytes.count) {
        Issue.record("\(problem) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
      guard let tree = parsed.tree else { continue }
      read += 1
      if let defect = defect(in: tree) {
        Issue.record("\(defect) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
    print("YAML fuzzing: \(count) files, \(read) of them read")
  }

  private func isSound(_ problem: SyntaxProblem, count: Int) -> Bool {
    let range = problem.range
    return range.start >= 0 && range.start <= range.end && range.end <= count
      && !problem.message.isEmpty && !problem.message.hasSuffix(".")
      && problem.message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// What of the promises of `SyntaxTree` a tree breaks.
  private func defect(in tree: SyntaxTree) -> String? {
    for (root, next) in zip(tree.roots, tree.roots.dropFirst() + [tree.entries.count]) {
      guard root < next, tree.index(after: root) == next else { return "roots \(tree.roots)" }
      if let defect = defect(in: tree, at: root, from: 0, to: tree.file.bytes.count) {
        return defect
      }
    }
    return nil
  }

  private func defect(in tree: SyntaxTree, at index: Int, from start: Int, to end: Int) -> String? {
    let entry = tree.entries[index]
    guard Int(entry.start) >= start, entry.start <= entry.end, Int(entry.end) <= end else {
      return "range of entry \(index)"
    }
    if entry.kind == .alias {
      let isBefore = entry.next < index && tree.index(after: Int(entry.next)) <= index
      return isBefore ? nil : "alias \(index)"
    }
    guard entry.kind.isCollection else {
      _ = tree.text(of: index)
      return nil
    }
    var child = index + 1
    var position = Int(entry.start)
    var count = 0
    while child < Int(entry.next) {
      if let defect = defect(in: tree, at: child, from: position, to: Int(entry.end)) {
        return defect
      }
      if entry.kind == .mapping, count % 2 == 0, tree.entries[child].kind != .string {
        return "key \(child)"
      }
      position = Int(tree.entries[child].end)
      child = tree.index(after: child)
      count += 1
    }
    guard child == Int(entry.next), entry.kind == .sequence || count % 2 == 0 else {
      return "next of entry \(index)"
    }
    return nil
  }
}
