import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// What the file of a baseline looks like, and how it changes.
@Suite("Baseline") struct BaselineTests {
  private func baseline(_ text: String, path: String = "S.a11y.yml") -> Baseline {
    var configuration = Configuration()
    configuration.only = ["icon-button-missing-label", "unknown-key"]
    configuration.tracksElements = true
    let report = Linter(configuration).lint(SourceFile(path: path, bytes: Array(text.utf8)))
    return Baseline(sorting: Baseline.entries(of: report))
  }

  private func lines(_ baseline: Baseline) -> [Substring] {
    String(decoding: baseline.bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test func anEntryIsALineThatPeopleCanRead() {
    let baseline = baseline(
      "screen: Home\nchildren:\n  - {type: button, id: send, image: ic_send, txet: 1}\n")
    let lines = lines(baseline)
    #expect(lines.count == 8 && lines.first == "{" && lines.last == "}")
    #expect(lines[1...2] == ["  \"version\": 1,", "  \"findings\": ["])
    #expect(
      lines[3].hasPrefix(
        #"    {"path": "S.a11y.yml", "rule": "icon-button-missing-label", "screen": "Home", "#
          + #""node": "button #send", "fingerprint": ""#))
    #expect(
      lines[4].contains(#""rule": "unknown-key", "screen": "Home", "node": "button #send: txet","#))
    #expect(lines[5...] == ["    {}", "  ]", "}"])
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>) func oneMoreFindingIsOneMoreLine(seed: UInt64) {
    var screen = EditedScreen(seed: seed)
    let before = lines(baseline(screen.yaml()))
    // What stands alone in a new stack leaves the places of others alone.
    screen.addBrokenInStack()
    let after = lines(baseline(screen.yaml()))
    #expect(after.count == before.count + 1)
    #expect(after.difference(from: before).count == 1)
  }

  /// Entries that read the same are told apart by all that their lines have.
  @Test func theOrderOfEntriesIsAlwaysTheSame() {
    func entry(_ element: UInt64, screen: String?) -> BaselineEntry {
      BaselineEntry(
        path: "S.a11y.yml", rule: "label-blank", screen: screen, fingerprint: 1,
        trace: FindingTrace(identity: 2, place: 3, element: element, node: "button"),
        position: Position(line: 1, column: 1, offset: 0))
    }
    let entries = [entry(4, screen: ""), entry(5, screen: ""), entry(4, screen: nil)]
    let expected = Baseline(sorting: entries).bytes
    #expect(Baseline(sorting: entries.reversed()).bytes == expected)
    #expect(Baseline(sorting: [entries[1], entries[2], entries[0]]).bytes == expected)
  }

  @Test func linesAndMessagesDoNotMatter() {
    let screen = EditedScreen(seed: 3)
    let expected = baseline(screen.yaml()).bytes
    #expect(baseline("# A comment\n\n" + screen.yaml(indent: 7)).bytes == expected)
    #expect(baseline(screen.json).bytes == expected)
  }

  @Test func hostileTextsAreEscapedAndCut() {
    let id = "x\\u001b[31m\\n" + String(repeating: "y", count: 200)
    let baseline = baseline(
      #"{"screen": "S\u0007", "children": [{"type": "button", "id": ""# + id
        + #"", "image": "a"}]}"#)
    #expect(baseline.entries.count == 1)
    #expect(baseline.bytes.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
    #expect(baseline.entries[0].trace.node.unicodeScalars.count < 100)
    #expect(!baseline.entries[0].summary.contains("\u{7}"))
  }
}
