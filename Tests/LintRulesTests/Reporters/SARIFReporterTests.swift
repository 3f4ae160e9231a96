import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

@Suite("SARIF reports") struct SARIFReporterTests {
  private struct Log: Decodable {
    let runs: [Run]
  }

  private struct Run: Decodable {
    let results: [Result]
    let invocations: [Invocation]
    let columnKind: String
    let properties: [String: Int]
  }

  private struct Invocation: Decodable {
    let executionSuccessful: Bool
    let endTimeUtc: String?
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Decodable {
    let level: String
    let message: Message
    let locations: [Location]?
  }

  private struct Message: Decodable {
    let text: String
  }

  private struct Location: Decodable {
    let physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Decodable {
    let artifactLocation: [String: String]
    let region: [String: Int]?
  }

  private struct Suppression: Decodable, Equatable {
    let kind: String
    let justification: String?
  }

  private struct Result: Decodable {
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let baselineState: String?
    let suppressions: [Suppression]?
    let relatedLocations: [Location]?
  }

  private func run(
    _ report: LintReport, _ style: ReportStyle = ReportStyle(),
    _ limits: SARIFLimits = SARIFLimits()
  ) throws -> Run {
    let text = SampleFinding.text(SARIFReporter(style: style, limits: limits), report)
    return try #require(try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.first)
  }

  @Test func findingsThatShareALineHaveHashesOfTheirOwn() throws {
    let report = ReportSample.minified.report
    let results = try run(report).results
    let hashes = results.compactMap { $0.partialFingerprints["primaryLocationLineHash"] }
    #expect(Set(hashes.map { $0.prefix { $0 != ":" } }).count == 1)
    let ids = zip(report.files.flatMap(\.findings).map(\.rule.id), hashes).map { "\($0) \($1)" }
    #expect(results.count == 12 && Set(ids).count == results.count)
    let alone = try run(SampleFinding.report([SampleFinding.finding()])).results
    #expect(alone[0].partialFingerprints["primaryLocationLineHash"] == "abc:1")
    let other = SampleFinding.finding(line: 2, rule: TouchTargetTooSmall.info)
    let twoRules = try run(SampleFinding.report([SampleFinding.finding(), other])).results
    for result in twoRules {
      #expect(result.partialFingerprints["primaryLocationLineHash"] == "abc:1")
    }
  }

  @Test func statesAreToldAsSoonAsOneIsNotNew() throws {
    let new = SampleFinding.finding()
    let known = SampleFinding.finding(line: 2, state: .known)
    let plain = try run(SampleFinding.report([new])).results
    #expect(plain[0].baselineState == nil && plain[0].suppressions == nil)
    let compared = try run(SampleFinding.report([new, known])).results
    #expect(compared.map(\.baselineState) == ["new", "unchanged"])
    #expect(compared.allSatisfy { $0.suppressions == nil })
  }

  @Test func suppressedFindingsTellWhoSuppressedThemAndWhy() throws {
    let text = """
      screen: A
      disable: {rule: icon-button-missing-label, reason: 'we say "so"'}
      children:
        - {type: button, image: a}
        - {type: button, label: ""}

      """
    var configuration = Configuration()
    configuration.keepsSuppressed = true
    let file = Linter(configuration, details: .all)
      .lint(SourceFile(path: "a.a11y.yml", bytes: Array(text.utf8)))
    let results = try run(LintReport(files: [file])).results
    let silent = results.filter { $0.suppressions?.isEmpty == false }
    #expect(silent.count == file.suppressed && !silent.isEmpty && silent.count < results.count)
    for result in silent {
      #expect(
        result.suppressions == [Suppression(kind: "inSource", justification: "we say \"so\"")])
    }
    #expect(results.allSatisfy { $0.suppressions != nil })
  }

  @Test func pathsAreThoseOfTheRepository() throws {
    func location(_ path: String) throws -> [String: String] {
      let report = SampleFinding.report([SampleFinding.finding()], path: path)
      return try run(report).results[0].locations[0].physicalLocation.artifactLocation
    }
    let base = "%SRCROOT%"
    #expect(try location("App/a b.yml") == ["uri": "App/a%20b.yml", "uriBaseId": base])
    #expect(try location("é:#%?.yml") == ["uri": "%C3%A9%3A%23%25%3F.yml", "uriBaseId": base])
    #expect(try location("/tmp/a b.yml") == ["uri": "file:///tmp/a%20b.yml"])
    #expect(try location("../b.yml") == ["uri": "../b.yml"])
    #expect(try location("..b.yml") == ["uri": "..b.yml", "uriBaseId": base])
  }

  @Test func columnsAreThoseOfUTF16WhereTheyAreKnown() throws {
    let known = try run(SampleFinding.report([SampleFinding.finding()]))
    #expect(known.columnKind == "utf16CodeUnits")
    #expect(known.results[0].locations[0].physicalLocation.region?["startColumn"] == 5)
    let unknown = try run(
      SampleFinding.report([SampleFinding.finding(), SampleFinding.finding(details: nil)]))
    #expect(unknown.columnKind == "unicodeCodePoints")
    for result in unknown.results {
      #expect(result.locations[0].physicalLocation.region?["startColumn"] == 3)
    }
    #expect(unknown.results[1].partialFingerprints["primaryLocationLineHash"] == nil)
  }

  @Test func inputErrorsAreNotifications() throws {
    let errors = [
      InputError(path: "a.yml", position: nil, end: nil, message: "it is gone"),
      InputError(
        path: "b.yml", position: Position(line: 4, column: 2, offset: 9), end: nil, message: "odd"),
    ]
    let run = try run(SampleFinding.report([], errors: errors, path: "App/a.yml"))
    let notifications = run.invocations[0].toolExecutionNotifications
    #expect(!run.invocations[0].executionSuccessful && run.invocations[0].endTimeUtc == nil)
    #expect(notifications.map(\.message.text) == ["it is gone", "odd"])
    let places = notifications.compactMap { $0.locations?.first?.physicalLocation }
    #expect(places.map { $0.artifactLocation["uri"] } == ["App/a.yml", "b.yml"])
    #expect(places.map { $0.region } == [nil, ["startLine": 4]])
  }

  @Test func theMomentIsToldWhereItIsAskedFor() throws {
    var style = ReportStyle()
    style.time = ReportTime(seconds: 0)
    let run = try run(SampleFinding.report([]), style)
    #expect(run.invocations[0].endTimeUtc == "1970-01-01T00:00:00Z")
    #expect(run.invocations[0].executionSuccessful && run.results.isEmpty)
  }

  @Test func noLabelBecomesALink() throws {
    let finding = SampleFinding.finding(message: "\"[a](b)\"")
    let text = try run(SampleFinding.report([finding])).results[0].message.text
    #expect(text == "\"[a]\\u{28}b)\". help")
    // An accent makes another character of the parenthesis, but the same link.
    let accented = SampleFinding.finding(message: "[a](\u{301}b)")
    let other = try run(SampleFinding.report([accented])).results[0].message.text
    #expect(other == "[a]\\u{28}\u{301}b). help")
  }

  @Test func whatIsLeftOutIsCounted() throws {
    var limits = SARIFLimits()
    limits.results = 3
    limits.notificationBytes = 500
    let findings = SampleFinding.findings(5, .note) + SampleFinding.findings(2, .error, from: 6)
    let errors = (0..<9).map {
      InputError(path: "\($0).yml", position: nil, end: nil, message: "it is gone")
    }
    let run = try run(SampleFinding.report(findings, errors: errors), ReportStyle(), limits)
    #expect(run.results.map(\.level) == ["note", "error", "error"])
    #expect(run.properties == ["omittedResults": 4])
    let texts = run.invocations[0].toolExecutionNotifications.map(\.message.text)
    #expect(texts.filter { $0 == "it is gone" }.count == 2)
    #expect(texts.contains { $0.hasPrefix("7 more files") })
    #expect(texts.contains { $0.hasPrefix("4 more findings") })
  }

  @Test func aReviewIsANote() throws {
    let review = SampleFinding.finding(.error, .needsReview)
    let result = try run(SampleFinding.report([review])).results[0]
    #expect(result.level == "note" && result.message.text == "To review: a message. help")
  }
}
