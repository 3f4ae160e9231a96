import DocumentSyntax
import Foundation
import Testing

@Suite struct JSONParserTests {
  @Test func entriesStandInDocumentOrderWithTheirRanges() throws {
    let tree = try #require(parse(#"{"a": [1, "\n"], "b": {}}"#).tree)
    let shape = tree.entries.map { "\($0.kind) \($0.start)-\($0.end) \($0.next) \($0.style)" }
    #expect(
      shape == [
        "mapping 0-25 7 verbatim", "string 1-4 0 quoted", "sequence 6-15 5 verbatim",
        "number 7-8 0 verbatim", "string 10-14 0 jsonEscaped", "string 17-20 0 quoted",
        "mapping 22-24 7 verbatim",
      ])
    #expect(tree.roots == [0])
    #expect(tree.text(of: 4) == "\n")
    #expect(tree.text(of: 5) == "b")
  }

  @Test func escapesAreDecoded() throws {
    let text = #"["\"\\\/\b\f\n\r\t", "\u00e9\u20AC\ud83d\ude00x", "\u0000"]"#
    let tree = try #require(parse(text).tree)
    #expect(tree.text(of: 1) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(tree.text(of: 2) == "é€😀x")
    #expect(tree.text(of: 3) == "\0")
  }

  @Test(
    arguments: [
      ("[1,]", [2], ["a comma is not allowed before a closing bracket; remove it"]),
      ("{\"a\":1,}", [6], ["a comma is not allowed before a closing bracket; remove it"]),
      ("[1 2]", [3], ["a comma is missing before this value; add it"]),
      ("{\"a\":1 \"b\":2}", [7], ["a comma is missing before this key; add it"]),
      ("{\"a\" 1}", [5], ["a colon is missing before this value; add it"]),
      ("[,1]", [1], ["a value is missing before this comma; add it or remove the comma"]),
      ("{\"a\":}", [5], ["a value is missing after the colon; add it"]),
      ("[1] // x", [4], ["JSON has no comments; remove this one or use YAML"]),
      ("[/* a */ {/**/}]", [1, 10], nil),
      ("{'a': 'b'}", [1, 6], nil),
      ("{a: 1, b: 2}", [1, 7], nil),
      (
        "[01, +1, .5, 5., 1e, 1.2.3, 1_000, 0x1F, -, NaN, -Infinity]",
        [1, 5, 9, 13, 17, 21, 28, 35, 41, 44, 49], nil
      ),
      ("[True, none, abc]", [1, 7, 13], nil),
      ("[\"a\tb\", \"\\x\", \"\\ud800\", \"\\u12\"]", [3, 9, 15, 25], nil),
      ("[1e999, -1e400]", [1, 8], nil),
      ("{\"a\":{\"b\":1,\"b\":2},\"a\":3}", [12, 19], nil),
      ("[1", [2], ["the text ends before the array opened in line 1 does; add ]"]),
      ("{\n\"a\":[1}", [8], ["the array opened in line 2 is closed by ], not by }"]),
      ("[\"abc", [1], ["this string is not closed; add a double quote at its end"]),
      ("[1] 2", [4], ["there is text after the end of the value; remove it"]),
      ("[1]]", [3], ["this ] closes nothing; remove it"]),
      ("", [0], ["the file is empty; a JSON value is expected"]),
      ("  \n", [3], ["the file is empty; a JSON value is expected"]),
    ] as [(String, [Int], [String]?)])
  func problemsAreFoundAtTheirPlaces(_ text: String, _ places: [Int], _ messages: [String]?) {
    let problems = parse(text).problems
    #expect(problems.map(\.range.start) == places, "\(text): \(problems)")
    if let messages { #expect(problems.map(\.message) == messages) }
    for problem in problems { JSONExpectations.expectWellFormed(problem, text.utf8.count) }
  }

  @Test func keysAreComparedByCodePoint() {
    #expect(kinds("{\"ab\":1,\"\\u0061b\":2}") == [.duplicateKey])
    #expect(kinds("{\"\u{E9}\":1,\"e\u{301}\":2}") == [])
    #expect(kinds("{\"\u{E9}\":1,\"\\u00e9\":2}") == [.duplicateKey])
    #expect(kinds("{\"\\u0061\":1,\"\\u0061\":2}") == [.duplicateKey])
    #expect(parse("{\"a\":1,\"a\":2}").tree?.entries.count == 5)
    #expect(parse("{\"a\":1,\n\"a\":2}").problems.first?.message.contains("line 1") == true)
  }

  @Test func equalKeysAreFoundAmongMany() {
    for count in [2, 15, 16, 17, 40, 300] {
      var text =
        "{" + (0..<count).map { "\"a long key \($0)\": {\"x\": []}" }.joined(separator: ",")
      #expect(parse(text + "}").problems.isEmpty)
      text += ",\"a long key \(count / 2)\": 1}"
      #expect(kinds(text) == [.duplicateKey])
    }
  }

  @Test func nestingEndsAtTheLimit() {
    let limit = SyntaxLimits.depth
    let fits = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(parse(fits).tree != nil)
    for opener in ["[", "{\"a\":", "[{\"a\":"] {
      let result = parse(String(repeating: opener, count: 100_000))
      #expect(result.tree == nil && result.problems.map(\.kind) == [.limit])
    }
    #expect(parse("[" + fits + "]").problems.map(\.range.start) == [limit])
  }

  @Test func numberOfProblemsIsLimited() {
    #expect(parse("[" + String(repeating: "01,", count: 5_000) + "1]").problems.count == 100)
    let escapes = String(repeating: "\\x", count: 5_000)
    #expect(parse("[\"\(escapes)\"]").problems.count == SyntaxLimits.problems)
    let keys = String(repeating: "\"a\":1,", count: 5_000)
    #expect(parse("{\(keys)\"b\":1}").problems.count == SyntaxLimits.problems)
  }

  @Test func howeverManyKeysAreThereTwiceTheTreeIsWhole() throws {
    let keys = String(repeating: "\"a\":1,", count: 300)
    let text = "{\"x\":{\(keys)\"b\":1},\"y\":\"\\n\",\"z\":[123456789012345678901,true]}"
    let tree = try #require(parse(text).tree)
    #expect(kinds(text).count == SyntaxLimits.problems)
    #expect(JSONExpectations.isSane(tree) && tree.index(after: 0) == tree.entries.count)
    #expect(tree.entries.suffix(2).map(\.kind) == [.number, .boolean])
    #expect(parse(text + "x").tree == nil)
  }

  @Test func bytesThatAreNoTextAreTheOnlyProblem() {
    for bytes: [UInt8] in [
      [0x5B, 0x22, 0xE9, 0x22, 0x2C, 0x5D], [0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D],
      [0x5B, 0x22, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0xFF, 0x22, 0x5D],
    ] {
      let result = JSONParser.parse(SourceFile(path: "", bytes: bytes))
      #expect(result.tree == nil && result.problems.map(\.kind) == [.encoding])
      #expect(result.problems.first?.range.start == bytes.firstIndex { $0 >= 0x80 })
    }
    let marked = JSONParser.parse(SourceFile(path: "", bytes: [0xEF, 0xBB, 0xBF, 0x31]))
    #expect(marked.tree?.entries.first?.start == 3)
  }

  @Test func everyLineOfJSONLinesIsARoot() throws {
    let text = "{\"a\":1}\n\n  \r\n[2, 3]\r\n\"x\"\n4"
    let result = JSONParser.parseLines(SourceFile(path: "", bytes: Array(text.utf8)))
    let tree = try #require(result.tree)
    #expect(tree.roots == [0, 3, 6, 7])
    #expect(tree.text(of: 6) == "x")
    #expect(tree.number(of: 7) == 4)
    let broken = JSONParser.parseLines(SourceFile(path: "", bytes: Array("[1\n2]\n[3,]\n4".utf8)))
    #expect(broken.tree == nil && broken.problems.map(\.range.start) == [2, 4, 8])
    #expect(JSONParser.parseLines(SourceFile(path: "", bytes: [10, 10])).problems.count == 1)
  }

  @Test func manyEntriesMoveToALargerArray() throws {
    let text = "[" + String(repeating: "1,[],", count: 50_000) + "1]"
    let tree = try #require(parse(text).tree)
    #expect(tree.entries.count == 100_002 && JSONExpectations.isSane(tree))
    let lines = String(repeating: "1\n", count: 50_000)
    let read = JSONParser.parseLines(SourceFile(path: "", bytes: Array(lines.utf8)))
    #expect(read.tree?.roots.count == 50_000)
  }

  @Test func noChangeOfBytesMakesItTrap() {
    let seeds = [
      #"{"a": [1, -2.5e+3, true, false, null, "\u00e9\n"], "b\t": {"c": {}}, "é": "😀", "a1":[]}"#,
      "[ [ ] , { } , \"long enough for several words at once\" , 1234567890123 ]\n",
      "{'a': /* b */ None, \"x\": 01 // c\n, \"x\": 1e999, }",
    ]
    var random = SplitMix(state: 1)
    let deadline = Date().addingTimeInterval(2)
    var (runs, trees) = (0, 0)
    while Date() < deadline, runs < 200_000 {
      var bytes = Array(seeds[runs % seeds.count].utf8)
      for _ in 0...Int(random.next() % 3) { random.mutate(&bytes) }
      let file = SourceFile(path: "", bytes: bytes)
      let results = [JSONParser.parse(file), JSONParser.parseLines(file)]
      for result in results {
        if let tree = result.tree {
          trees += 1
          if !JSONExpectations.isSane(tree) { Issue.record("\(bytes)") }
          for index in tree.entries.indices {
            _ = tree.text(of: index)
            _ = tree.number(of: index)
          }
        } else if result.problems.isEmpty {
          Issue.record("\(bytes)")
        }
        for problem in result.problems where problem.range.end > bytes.count {
          Issue.record("\(bytes)")
        }
      }
      runs += 1
    }
    print("JSON fuzzing: \(runs) inputs, \(trees) trees")
  }

  private func parse(_ text: String) -> Parsed<SyntaxTree> {
    JSONParser.parse(SourceFile(path: "test.json", bytes: Array(text.utf8)))
  }

  private func kinds(_ text: String) -> [SyntaxProblem.Kind] { parse(text).problems.map(\.kind) }

  @Test func valuesAreThoseOfFoundation() throws {
    for seed in RandomValues.seeds {
      var spelling = JSONSpelling(seed: seed)
      let text = spelling.document()
      let parsed = JSONParser.parse(SourceFile(path: "a.json", bytes: Array(text.utf8)))
      let tree = try #require(parsed.tree, "\(text.debugDescription)")
      let expected = try JSONDecoder().decode(FoundationValue.self, from: Data(text.utf8))
      #expect(parsed.problems.isEmpty, "\(text.debugDescription)")
      #expect(YAMLTestValue(tree, at: 0) == expected.compared, "\(text.debugDescription)")
      // A JSON text is a YAML document that says the same.
      #expect(YAMLReading(text).values == [expected.compared], "\(text.debugDescription)")
    }
  }
}
