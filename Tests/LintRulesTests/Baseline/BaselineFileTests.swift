import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

@Suite("Baseline files") struct BaselineFileTests {
  private func read(_ text: String) -> BaselineFile {
    BaselineFile(SourceFile(path: "b.json", bytes: Array(text.utf8)))
  }

  private static let entry = """
    {"path": "a.yml", "rule": "r", "node": "button", \
    "fingerprint": "00000000000000f0", "identity": "0000000000000001", \
    "place": "000000000000000a", "element": "00000000000000ff"}
    """
  private static let good = "{\"version\": 1, \"findings\": [\n\(entry),\n{}\n]}"

  @Test func whatIsWrittenIsRead() {
    let entries = (0..<5).map { number in
      BaselineEntry(
        path: "a\u{1B}\"\(number % 2).yml", rule: "rule", screen: number == 3 ? nil : "S\n\\",
        fingerprint: UInt64(number),
        trace: FindingTrace(
          identity: UInt64(number) << 60, place: .max - UInt64(number), element: 0,
          node: "é \u{7}"),
        position: Position(line: 1, column: 1, offset: 0))
    }
    let baseline = Baseline(sorting: entries)
    let file = BaselineFile(SourceFile(path: "b.json", bytes: baseline.bytes))
    #expect(file.errors.isEmpty)
    #expect(file.baseline.entries == baseline.entries && file.baseline.entries.count == 5)
    #expect(file.baseline.bytes == baseline.bytes)
    #expect(Baseline(sorting: entries.reversed()).bytes == baseline.bytes)
    #expect(file.baseline.entries.map(\.position?.line) == [4, 5, 6, 7, 8])
    #expect(baseline.bytes.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
  }

  @Test func anEmptyBaselineIsOne() {
    let empty = Baseline(sorting: [])
    #expect(BaselineFile(SourceFile(path: "b.json", bytes: empty.bytes)).errors.isEmpty)
    #expect(read("{\"version\": 1, \"findings\": []}").errors.isEmpty)
    #expect(read(Self.good).errors.isEmpty && read(Self.good).baseline.entries.count == 1)
  }

  static let mistakes: [(String, Int, String)] = [
    ("", 1, ""), ("{", 1, ""), ("[]", 1, "a baseline takes an object, not a list"),
    ("{}", 1, "a baseline needs `version`"),
    ("{\"version\": 2, \"findings\": []}", 1, "not the number \"2\"; update a11y-lint"),
    ("{\"version\": \"1\", \"findings\": []}", 1, "not the text \"1\""),
    ("{\"version\": 1}", 1, "needs `findings`"),
    ("{\"version\": 1,\n\"findings\": {}}", 2, "`findings` takes a list, not an object"),
    ("{\"version\": 1,\n\"findings\": [1]}", 2, "an entry takes an object"),
    ("{\"version\": 1,\n\"finding\": []}", 2, "did you mean `findings`?"),
    (good.replacing("\"node\"", with: "\"nod\""), 2, "did you mean `node`?"),
    (good.replacing("\"r\"", with: "1"), 2, "`rule` takes a text, not the number \"1\""),
    (good.replacing("\"r\"", with: "null"), 2, "`rule` takes a text, not nothing"),
    (good.replacing("0001\"", with: "001\""), 2, "`identity` takes 16 hexadecimal digits"),
    (good.replacing("00f0\"", with: "0f0\""), 2, "`fingerprint` takes 16 hexadecimal digits"),
    (good.replacing("000a\"", with: "000A\""), 2, "`place` takes 16 hexadecimal digits"),
    (good.replacing("00ff\"", with: "00fg\""), 2, "`element` takes 16 hexadecimal digits"),
    (good.replacing("\"rule\": \"r\", ", with: ""), 2, "the entry needs `rule`"),
    (good.replacing("\"rule\"", with: "\"path\""), 2, ""),
    (good.replacing("{}\n", with: "<<<<<<< HEAD\n"), 3, "the baseline has a merge conflict"),
    (good.replacing("{}\n", with: "=======\n>>>>>>> x\n"), 3, "a11y-lint baseline update"),
    (good + "\n<<<<<<< HEAD", 5, "the baseline has a merge conflict"),
  ]

  @Test(arguments: mistakes) func mistakesAreErrorsAtTheirPlaces(
    text: String, line: Int, message: String
  ) throws {
    let file = read(text)
    let error = try #require(file.errors.first)
    #expect(error.position?.line == line)
    #expect(error.message.contains(message), "\(error.message)")
    #expect(file.baseline.entries.isEmpty)
  }

  @Test func brokenBytesEndNothing() {
    var random = SplitMix(state: 7)
    for _ in 0..<400 {
      var bytes = Array(Self.good.utf8)
      for _ in 0..<1 + random.next() % 4 { random.mutate(&bytes) }
      let file = BaselineFile(SourceFile(path: "b.json", bytes: bytes))
      #expect(file.errors.isEmpty || file.baseline.entries.isEmpty)
      #expect(file.errors.allSatisfy { $0.position != nil })
    }
  }
}
