import Testing

@testable import DocumentSyntax

@Suite struct YAMLParserTests {
  private func problems(_ text: String) -> [SyntaxProblem] { YAMLReading(text).problems }

  private func kinds(_ text: String) -> [SyntaxProblem.Kind] { problems(text).map(\.kind) }

  // MARK: Values

  @Test func emptyFilesHaveNoRoots() {
    for text in ["", " \n", "# only a comment", "...\n", "\u{FEFF}"] {
      #expect(YAMLReading(text).values == [])
    }
  }

  @Test func emptyDocumentsAreNull() throws {
    let tree = try #require(YAMLReading("a: 1\n---\n--- # no value\n...\n").tree)
    #expect(tree.roots == [0, 3, 4])
    #expect(tree.entries[3].style == .missing)
    #expect(tree.entries[3].range == SourceRange(start: 8, end: 8))
  }

  @Test func missingValuesStandAfterTheirIndicator() throws {
    let tree = try #require(YAMLReading("color: #F00\nlist:\n-\n- {a: }\n").tree)
    let missing = tree.entries.filter { $0.style == .missing }.map(\.range)
    #expect(missing.map(\.start) == [6, 19, 25])
    #expect(missing.allSatisfy { $0.length == 0 })
  }

  @Test func blockCollectionsEndWithTheirLastValue() throws {
    let tree = try #require(YAMLReading("a:\n  - x: 1 # c\n\n  - y: |\n      z\n\nb: 2\n").tree)
    let ranges = tree.entries.filter(\.kind.isCollection).map(\.range)
    #expect(ranges.map(\.start) == [0, 5, 7, 21])
    #expect(ranges.map(\.end) == [39, 33, 11, 33])
  }

  @Test func numbersWithoutValueStayNumbers() throws {
    let tree = try #require(YAMLReading("[.inf, -.INF, .nan, 1e999]").tree)
    for index in 1...4 {
      #expect(tree.entries[index].kind == .number)
      #expect(tree.number(of: index) == nil)
    }
  }

  @Test func markersEndBlockScalars() {
    #expect(YAMLReading("--- |- \n \n...\n").values == [.text("")])
    #expect(YAMLReading("|\na\n---\nb\n").values == [.text("a\n"), .text("b")])
  }

  /// As the test suite of YAML has it: the end of a file ends a line.
  @Test(arguments: [
    ("|\n  a", "a\n"), ("|+\n  a", "a\n"), ("|-\n  a", "a"), (">\n  a\n  b", "a b\n"),
    ("|+\n   ", "\n"), ("|\n  a\n\n\n", "a\n"), ("|+\n  a\n\n", "a\n\n"),
  ])
  func blockScalarsAtTheEndKeepTheirLineFeed(text: String, value: String) {
    #expect(YAMLReading(text).values == [.text(value)])
  }

  @Test func aliasesPointAtTheEntryOfTheirAnchor() throws {
    let tree = try #require(YAMLReading("a: &x [1]\nb: *x\nc: &x 2\nd: *x\n").tree)
    let aliases = tree.entries.filter { $0.kind == .alias }
    #expect(aliases.map(\.next) == [2, 7])
    #expect(aliases.map { tree.file.text(in: $0.range) } == ["*x", "*x"])
  }

  @Test func commentsAreFound() {
    let text = "# one\na: \"# no\" # two\nb: [1, # three\n  2]\nc: |\n  # no\n# four"
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let texts = YAMLComments.ranges(in: file).map { file.text(in: $0) }
    #expect(texts == ["# one", "# two", "# three", "# four"])
  }

  // MARK: Problems

  @Test func duplicateKeysKeepTheTreeAndNameTheFirst() {
    let reading = YAMLReading("a: 1\r\n\r\n\"\\u0061\": 2\r\nb: 3\r\nb: 4\r\n")
    #expect(reading.tree != nil)
    #expect(
      reading.problems.map(\.message) == [
        "the key is already there on line 1; remove one of the two",
        "the key is already there on line 4; remove one of the two",
      ])
    #expect(reading.problems.map(\.range.start) == [8, 27])
  }

  @Test func howeverManyKeysAreThereTwiceTheTreeIsWhole() throws {
    let keys = String(repeating: "  a: 1\n", count: 300)
    let reading = YAMLReading("- x:\n  - 1\n" + keys + "- y: {z: 2}\n")
    let tree = try #require(reading.tree)
    #expect(reading.problems.count == SyntaxLimits.problems)
    #expect(tree.index(after: 0) == tree.entries.count)
    #expect(tree.entries.suffix(2).map(\.kind) == [.string, .number])
    let broken = YAMLReading("- x: 1\n" + keys + "- y: [\n")
    #expect(broken.tree == nil && broken.problems.count == SyntaxLimits.problems)
  }

  @Test func longKeysDifferAfterTheirFirstBytes() {
    #expect(problems("accessibilityLabel: 1\naccessibilityHint: 2\n").isEmpty)
    #expect(kinds("accessibilityLabel: 1\n'accessibilityLabel': 2\n") == [.duplicateKey])
    #expect(kinds("accessibilityLabel: 1\n\"accessibility\\x4Cabel\": 2\n") == [.duplicateKey])
  }

  @Test func keysThatOnlyLookAlikeAreTwo() {
    #expect(problems("\"\u{E9}\": 1\n\"e\u{301}\": 2\n").isEmpty)
    #expect(problems("a: 1\n\"a\\0\": 2\n").isEmpty)
  }

  @Test func duplicatesInLargeMappingsAreFound() {
    let lines = (0..<100).map { "key\($0): {a: 1, key\($0): 2}\n" }.joined()
    #expect(problems(lines).isEmpty)
    #expect(kinds(lines + "key0: 1\n\"key99\": 1\nkey5: 1\n").count == 3)
  }

  @Test func severalProblemsAreReportedAtOnce() {
    let text = "a: !t 1\nb: \"\\q\"\nc: *none\nd: 1\nd: 2\n<<: {}\n"
    #expect(
      kinds(text) == [.unsupported, .syntax, .syntax, .duplicateKey, .unsupported])
  }

  @Test func reportingEndsAtTheLimit() {
    let text = String(repeating: "- *none\n", count: 1_000)
    #expect(problems(text).count == SyntaxLimits.problems)
  }

  @Test func unsupportedFeaturesAreNamed() {
    let texts = [
      "? a\n": "'?' keys", "[a]: 1\n": "collections as keys",
      "a: &b 1\n*b : 2\n": "aliases as keys",
      "&a b: 1\n": "anchors on keys", ": 1\n": "empty keys", "[a: 1]": "pairs in […]",
      "{a}": "keys without a value", "%TAG ! x\n---\n": "directives", "a: !b c\n": "tags",
      "<<: {}\n": "merge keys", "a:\n\tb: 1\n": "tabs",
    ]
    for (text, name) in texts {
      let message = problems(text).first?.message ?? ""
      #expect(message.hasPrefix("unsupported YAML feature: \(name)"), "\(text): \(message)")
    }
  }

  @Test func commonSlipsAreExplained() {
    let texts = [
      "label: Total: 5\n": "quote the value", "label: 'it's'\n": "an apostrophe inside",
      "label: @home\n": "quote the value", "a: \"b\"# c\n": "needs a space",
      "a: [1, 2\nb: 3\n": "add ']'", "a: \"b\nc: d\n": "close it", "a: - b\n": "on the next",
    ]
    for (text, part) in texts {
      let message = problems(text).first?.message ?? ""
      #expect(message.contains(part), "\(text): \(message)")
    }
  }

  // MARK: Hostile files

  @Test func deepFilesEndInALimit() {
    for text in ["[", "{a: ", "- "] {
      #expect(kinds(String(repeating: text, count: 100_000)) == [.limit])
    }
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(kinds(lines) == [.limit])
    let allowed = SyntaxLimits.depth
    #expect(
      problems(
        String(repeating: "[", count: allowed) + String(repeating: "]", count: allowed)
      ).isEmpty)
  }

  @Test func aliasesThatMultiplyEndInALimit() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(kinds(text) == [.limit])
  }

  @Test func manyHonestAliasesAreRead() {
    let text = "a: &a [1, 2]\nb:\n" + String(repeating: "- *a\n", count: 1_000)
    #expect(problems(text).isEmpty)
  }

  @Test func aliasesInsideTheirAnchorAreRefusedThere() {
    #expect(problems("&a\nb: {c: *a}\n").map(\.range) == [SourceRange(start: 10, end: 12)])
    #expect(kinds("&a [&b [*b], *a]") == [.syntax, .syntax])
  }

  @Test(arguments: [
    "- - - \n", "a:a:a:", "word \n", "\"\\n\": ", "[1,\n", "# comment\n", " \n", "'''' ", "&a ",
    "x: |\n\n\n", "{ \"a\n", "a\t\t", "- a\n\n\n", "? ", "!a ", "*a ", "%a\n", "---\n", "...\n",
  ])
  func longFilesTakeLinearTime(piece: String) {
    for start in ["", "a: ", "a: \"", "- ["] {
      let isLinear = Growth.isLinear(upTo: 20_000) { count in
        let piece = start == "- [" ? " " + piece : piece
        _ = YAMLReading(start + String(repeating: piece, count: count))
      }
      #expect(isLinear, "\(start)")
    }
  }

  @Test func manyKeysTakeLinearTime() {
    let isLinear = Growth.isLinear(upTo: 80_000) { count in
      let lines = (0..<count).map { "a key with number \($0): 1\n" }.joined()
      #expect(problems(lines).isEmpty)
      #expect(kinds(lines + "a key with number 7: 2\n") == [.duplicateKey])
    }
    #expect(isLinear)
  }

  @Test func valuesAreThoseOfLibyaml() throws {
    let files = RandomValues.seeds.map { seed in
      var spelling = YAMLSpelling(seed: seed)
      return spelling.file()
    }
    guard let values = try PyYAML.values(of: files) else { return }
    var compared = 0
    for (file, theirs) in zip(files, values) {
      guard let json = theirs.json else {
        Issue.record("libyaml refuses \(file.debugDescription): \(theirs.complaint)")
        continue
      }
      let ours = YAMLReading(file)
      let expected = YAMLTestValue(json: json).items
      if ours.values != expected {
        Issue.record("\(file.debugDescription) is \(json) \(ours.problems.map(\.message))")
      }
      compared += expected?.count ?? 0
    }
    #expect(compared > files.count)
    print("YAML beside libyaml: \(compared) documents")
  }
}
