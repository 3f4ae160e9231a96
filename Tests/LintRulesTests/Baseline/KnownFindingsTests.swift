import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting

/// Which findings are known after edits, over many random screens.
@Suite("Known findings") struct KnownFindingsTests {
  private static let rule = "icon-button-missing-label"
  private static let seeds: [UInt64] = Array(1...8)

  private func file(_ text: String, path: String = "S.a11y.yml") -> KnownFindings.File {
    var configuration = Configuration()
    configuration.only = [Self.rule]
    configuration.tracksElements = true
    let report = Linter(configuration).lint(SourceFile(path: path, bytes: Array(text.utf8)))
    #expect(report.inputErrors.isEmpty, "\(text)")
    return KnownFindings.File(report)
  }

  private func entries(_ file: KnownFindings.File) -> [KnownFindings.Entry] {
    file.findings.map { KnownFindings.Entry(path: file.path, trace: $0) }
  }

  /// How many findings are new after an edit, and how many are missing.
  private func change(
    _ before: KnownFindings.File, _ after: KnownFindings.File, gone: Set<String> = []
  ) -> [Int] {
    let match = KnownFindings.match(entries(before), in: [after], gone: gone)
    return [match.known[0].count { !$0 }, match.missing.count]
  }

  @Test(arguments: seeds) func theSamplesAreWhatTheyShouldBe(seed: UInt64) {
    let screen = EditedScreen(seed: seed)
    for text in [screen.yaml(), screen.yaml(indent: 4), screen.json] {
      #expect(file(text).findings.count == screen.brokenCount, "\(text)")
    }
    #expect(screen.brokenCount > 0)
  }

  @Test(arguments: seeds) func editsElsewhereMakeNothingNew(seed: UInt64) {
    var screen = EditedScreen(seed: seed)
    let before = file(screen.yaml())
    for _ in 0..<6 {
      screen.editElsewhere()
      #expect(change(before, file(screen.yaml())) == [0, 0], "\(screen.yaml())")
    }
    #expect(change(before, file(screen.yaml(indent: 5))) == [0, 0])
    #expect(change(before, file(screen.json)) == [0, 0])
  }

  @Test(arguments: seeds) func anotherFormatKeepsEveryFingerprint(seed: UInt64) {
    let screen = EditedScreen(seed: seed)
    let linter = Linter()
    let fingerprints = [screen.yaml(), screen.yaml(indent: 3), screen.json].map { text in
      linter.lint(SourceFile(path: "S.yml", bytes: Array(text.utf8))).findings.map(\.fingerprint)
        .sorted()
    }
    #expect(fingerprints[0] == fingerprints[1] && fingerprints[0] == fingerprints[2])
    #expect(!fingerprints[0].isEmpty && Set(fingerprints[0]).count == fingerprints[0].count)
  }

  @Test(arguments: seeds) func eachCopyIsOneNewFinding(seed: UInt64) {
    var screen = EditedScreen(seed: seed)
    let before = file(screen.yaml())
    for copies in 1...4 {
      let isDone = screen.copyBroken()
      #expect(isDone)
      screen.editElsewhere()
      #expect(change(before, file(screen.yaml())) == [copies, 0], "\(screen.yaml())")
    }
  }

  @Test(arguments: seeds) func aFixHidesNothingThatBreaks(seed: UInt64) {
    let original = EditedScreen(seed: seed)
    let before = file(original.yaml())
    var screen = original
    let isDone = screen.fix()
    #expect(isDone)
    #expect(change(before, file(screen.yaml())) == [0, 1])
    guard let fine = original.paths({ $0.label != nil }).last else { return }
    for path in original.paths(\.isBroken) {
      screen = original
      screen[fine].label = nil
      #expect(change(before, file(screen.yaml())) == [1, 0])
      screen[path].label = "Name"
      #expect(change(before, file(screen.yaml())) == [1, 1])
      screen[path].image = "another"
      #expect(change(before, file(screen.yaml())) == [1, 1], "\(screen.yaml())")
    }
  }

  @Test(arguments: seeds) func aDeletedOneHidesNoNeighbourThatBreaks(seed: UInt64) {
    var screen = EditedScreen(seed: seed)
    let before = file(screen.yaml())
    guard screen.deleteBrokenAndBreakNeighbour() else { return }
    #expect(change(before, file(screen.yaml())) == [1, 1], "\(screen.yaml())")
  }

  @Test(arguments: seeds) func editedElementsStayKnown(seed: UInt64) {
    let original = EditedScreen(seed: seed)
    let before = file(original.yaml())
    var screen = original
    screen.changeWords()
    #expect(change(before, file(screen.yaml())) == [0, 0])
    screen = original
    screen.renameIDs()
    #expect(change(before, file(screen.yaml())) == [0, 0])
    screen.changeWords()
    #expect(change(before, file(screen.json)) == [0, 0])
  }

  @Test(arguments: seeds) func aMovedFileKeepsItsFindings(seed: UInt64) {
    var screen = EditedScreen(seed: seed)
    let before = file(screen.yaml())
    let moved = file(screen.json, path: "other/T.a11y.json")
    #expect(change(before, moved, gone: ["S.a11y.yml"]) == [0, 0])
    // A file that is still there has not moved.
    #expect(change(before, moved) == [moved.findings.count, before.findings.count])
    let isDone = screen.copyBroken()
    #expect(isDone)
    let more = file(screen.yaml(), path: "other/T.a11y.yml")
    #expect(change(before, more, gone: ["S.a11y.yml"]) == [1, 0])
    // A file that has entries of its own is no other one that moved.
    let entries = entries(before) + [KnownFindings.Entry(path: more.path, trace: more.findings[0])]
    let match = KnownFindings.match(entries, in: [more], gone: ["S.a11y.yml"])
    #expect(match.known[0].count { $0 } == 1)
  }
}
