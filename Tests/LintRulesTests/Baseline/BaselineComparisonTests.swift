import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Which entries are stale, and which of them nothing is known of.
@Suite("Baseline comparison") struct BaselineComparisonTests {
  private static let broken = "screen: S\nchildren:\n  - {type: button, image: ic_a}\n"
  private static let fixed = "screen: S\nchildren:\n  - {type: button, image: ic_a, label: A}\n"

  private func configuration(only rules: Set<String>? = nil) -> Configuration {
    var configuration = Configuration()
    configuration.only = rules ?? ["icon-button-missing-label"]
    configuration.tracksElements = true
    return configuration
  }

  private func file(_ path: String, _ text: String) -> BaselineComparison.File {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return BaselineComparison.File(path: path, report: Linter(configuration()).lint(file))
  }

  private func baseline(
    of files: [BaselineComparison.File], byCause: Bool = false
  ) -> Baseline {
    Baseline(
      sorting: files.flatMap { file in
        file.report.map { Baseline.entries(of: $0, byCause: byCause) } ?? []
      })
  }

  private func compare(
    _ baseline: Baseline, _ files: [BaselineComparison.File], only rules: Set<String>? = nil,
    gone: Set<String> = [], covered: Bool = true
  ) -> BaselineComparison {
    BaselineComparison(
      baseline, files, configuration(only: rules), isGone: gone.contains, covers: { _ in covered })
  }

  @Test func knownFindingsAreMarkedAndNotCounted() throws {
    let file = file("a.yml", Self.broken)
    let comparison = compare(baseline(of: [file]), [file])
    let report = try #require(comparison.reports[0])
    #expect(report.findings.map(\.state) == [.known] && report.newFindings.isEmpty)
    let all = LintReport(files: [report])
    #expect(all.violations(.error) + all.violations(.warning) + all.reviews == 0)
    #expect(comparison.found == [0] && comparison.stale.isEmpty && comparison.unjudged.isEmpty)
  }

  @Test func whatIsMendedIsStale() {
    let baseline = baseline(of: [file("a.yml", Self.broken)])
    #expect(compare(baseline, [file("a.yml", Self.fixed)]).stale == [0])
    #expect(compare(baseline, [BaselineComparison.File(path: "a.yml", report: nil)]).stale == [0])
  }

  @Test func whatWasNotLookedForIsNotStale() {
    let baseline = baseline(of: [file("a.yml", Self.broken)])
    let fixed = file("a.yml", Self.fixed)
    #expect(compare(baseline, [fixed], only: ["unknown-key"]).unjudged == [0])
    #expect(compare(baseline, []).unjudged == [0])
    #expect(compare(baseline, [file("b.yml", Self.fixed)]).unjudged == [0])
    #expect(compare(baseline, [file("a.yml", "screen: [")]).unjudged == [0])
  }

  @Test(arguments: [
    ("S", "", "development"), ("S (de)", "de", "development"), ("S (de, fr)", "de fr", "de fr"),
    ("S (de)", "de", "fr"), ("S (an old one)", "", "development"), ("(de)", "de", "all"),
  ])
  func whatIsSaidOfLanguagesThatWereNotReadStays(name: String, tags: String, read: String) {
    #expect(LanguageVersion.languages(inName: name) == tags.split(separator: " ").map(String.init))
    let baseline = baseline(of: [
      file("a.yml", Self.broken.replacing("screen: S", with: "screen: \(name)"))
    ])
    let choice: LanguageChoice =
      switch read {
      case "development": .development
      case "all": .all
      default: .only(read.split(separator: " ").map(String.init))
      }
    let comparison = BaselineComparison(
      baseline, [file("a.yml", Self.fixed.replacing("screen: S", with: "screen: \(name)"))],
      configuration(), languages: choice, isGone: { _ in false }, covers: { _ in true })
    let isRead = read == "all" || (tags.isEmpty ? read == "development" : tags == read)
    #expect(comparison.stale == (isRead ? [0] : []))
    #expect(comparison.unjudged == (isRead ? [] : [0]))
  }

  @Test func filesThatAreGoneAreStaleWhereTheRunLooked() {
    let baseline = baseline(of: [file("a.yml", Self.broken)])
    #expect(compare(baseline, [], gone: ["a.yml"]).stale == [0])
    #expect(compare(baseline, [], gone: ["a.yml"], covered: false).unjudged == [0])
    // Whatever the run covers, what moved is found.
    let moved = compare(baseline, [file("b.yml", Self.broken)], gone: ["a.yml"], covered: false)
    #expect(moved.found == [0] && moved.newFindings.isEmpty)
  }

  @Test func aRuleThatThereIsNoMoreIsStale() {
    let entry = BaselineEntry(
      path: "a.yml", rule: "gone-rule", screen: nil, fingerprint: 1,
      trace: FindingTrace(identity: 1, place: 1, element: 1),
      position: Position(line: 1, column: 1, offset: 0))
    let comparison = compare(Baseline(sorting: [entry]), [file("a.yml", Self.broken)])
    #expect(comparison.stale == [0] && comparison.newFindings.count == 1)
  }

  @Test func aKnownCauseIsKnownOnOtherScreens() throws {
    let baseline = baseline(of: [file("a.yml", Self.broken)], byCause: true)
    #expect(BaselineFile(SourceFile(path: "b", bytes: baseline.bytes)).baseline.causes.count == 1)
    let files = [
      file("a.yml", Self.broken), file("b.yml", Self.broken),
      file("c.yml", Self.broken.replacing("ic_a", with: "ic_b")),
    ]
    #expect(compare(baseline, files).newFindings.map(\.path) == ["b.yml", "c.yml"])
    let byCause = BaselineComparison(
      baseline, files, configuration(), knownCauses: baseline.causes, isGone: { _ in false },
      covers: { _ in true })
    #expect(byCause.newFindings.map(\.path) == ["c.yml"] && byCause.stale.isEmpty)
  }

  /// The keys of causes change from release to release, and baselines stay.
  @Test func theCauseOfAFindingThatIsFoundAgainIsKnown() throws {
    let own = baseline(of: [file("a.yml", Self.broken)], byCause: true)
    let entry = try #require(own.entries.first)
    let old = BaselineEntry(
      path: entry.path, rule: entry.rule, screen: entry.screen, fingerprint: entry.fingerprint,
      trace: entry.trace, cause: 1, position: Position(line: 1, column: 1, offset: 0))
    let files = [
      file("b.yml", Self.broken), file("a.yml", Self.broken),
      file("c.yml", Self.broken.replacing("ic_a", with: "ic_b")),
    ]
    let comparison = BaselineComparison(
      Baseline(sorting: [old]), files, configuration(), knownCauses: [1], isGone: { _ in false },
      covers: { _ in true })
    #expect(comparison.newFindings.map(\.path) == ["c.yml"] && comparison.stale.isEmpty)
    let without = BaselineComparison(
      baseline(of: [file("a.yml", Self.broken)]), files, configuration(), isGone: { _ in false },
      covers: { _ in true })
    #expect(without.newFindings.map(\.path) == ["b.yml", "c.yml"], "no causes in it")
    let gate = comparison.reports.compactMap(\.self)
    var causes = Gate()
    causes.unit = .causes
    #expect(causes.failures(in: gate).map(\.message) == ["1 cause of errors (0 allowed)"])
  }

  @Test func aFileThatIsNamedTwiceIsKnownTwice() {
    let file = file("a.yml", Self.broken)
    let comparison = compare(baseline(of: [file]), [file, file])
    #expect(comparison.newFindings.isEmpty && comparison.stale.isEmpty)
  }
}
