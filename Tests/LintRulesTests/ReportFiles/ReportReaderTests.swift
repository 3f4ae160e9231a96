import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// JSON reports that are read back.
@Suite("Reading reports") struct ReportReaderTests {
  private static let small = ReportSample.allCases.filter { $0 != .thousands }

  /// The formats in which a report differs from what was read back from it.
  private func differences(_ report: LintReport) throws -> [String] {
    let stored = try report.stored()
    #expect(stored.hasDetails)
    let withDetails = report.json() == stored.report.json() ? [] : ["json with details"]
    return withDetails
      + ReporterList.all.filter { report.bytes($0) != stored.report.bytes($0) }
      .map { $0.info.name }
  }

  @Test(arguments: small) func everyFormatComesOutTheSame(sample: ReportSample) throws {
    var report = sample.report
    var gate = Gate()
    gate.name = "a \"gate\"\u{1B}"
    gate.failsOnReview = true
    report.gates = Gate().counts(in: report.files) + gate.counts(in: report.files)
    var files = report.files
    files[0].repositoryPath = "App/\(files[0].path)"
    let gates = report.gates
    report = LintReport(files: files)
    report.gates = gates
    #expect(try differences(report) == [])
    let plain = try report.stored(details: false)
    #expect(!plain.hasDetails)
    #expect(plain.report.json(details: false) == report.json(details: false))
    #expect(plain.report.gateFailures.map(\.message) == report.gateFailures.map(\.message))
  }

  @Test func whatIsNotShownStillCounts() throws {
    let report = ReportSample.many.report.showing(atLeast: .error)
    #expect(try differences(report) == [])
    let stored = try report.stored().report
    #expect(stored.violations(.warning) == report.violations(.warning))
    #expect(stored.violations(.warning) > 0)
    #expect(stored.files.flatMap(\.findings).allSatisfy { $0.severity == .error })
  }

  @Test func statesAndSuppressionsComeOutTheSame() throws {
    var configuration = Configuration()
    configuration.keepsSuppressed = true
    let text =
      screen("S", ["a", "b"])
      + "  - type: button\n    image: x\n"
      + "    disable: [{rule: all, reason: \"a\\nb\", until: 2999-01-01}]\n"
    let file = Linter(configuration, details: .all).lint(
      SourceFile(path: "s.a11y.yml", bytes: Array(text.utf8)))
    let report = LintReport(files: [file.marking(known: file.newFindings.map { $0.nodeID == "a" })])
    let states = Set(report.files[0].findings.map(\.state))
    #expect(states == [.new, .known, .suppressed])
    #expect(try differences(report) == [])
  }

  @Test func detailsComeOutTheSame() throws {
    let file = ReportSample.one.report.files[1]
    var finding = file.findings[0]
    finding.details = FindingDetails(
      excerpt: Excerpt(lines: ["a\u{1B}", "\"b"], cut: 3),
      columns: EncodedColumns(startUTF8: 1, endUTF8: 9, startUTF16: 2, endUTF16: 8),
      lineHash: "39fa54c3a5f04d1f:1", screen: 1,
      frame: Rect(x: 0.1, y: -1e-9, width: 1e300, height: 30))
    var report = FileReport(
      path: "a", findings: [finding], inputErrors: [], notes: [], screens: 2, nodes: 3,
      suppressed: 0)
    let frame = Rect(x: 1.0 / 3, y: 2, width: 3, height: 4)
    report.pictures = [
      ScreenPicture(
        name: nil, size: nil, boxes: [], omittedBoxes: 0, stops: [], silent: []),
      ScreenPicture(
        name: "\u{202E}S", size: frame,
        boxes: [.init(nodePath: "/children/0", nodeType: "button", text: nil, frame: frame)],
        omittedBoxes: 7,
        stops: [
          .init(
            number: 1, nodePath: "", nodeType: "view", entering: ["<a>"], spoken: "A.",
            frame: frame, isOnScreen: true),
          .init(
            number: 2, nodePath: "", nodeType: "view", entering: [], spoken: "", frame: nil,
            isOnScreen: false),
        ], silent: [.init(nodePath: "/children/1", nodeType: "text", reason: "hidden")]),
    ]
    // The finding's own path is that of another file, which a report never has.
    let moved = LintReport(files: [report])
    let json = String(decoding: moved.json(), as: UTF8.self)
      .replacing("\"path\": \"a\"", with: "\"path\": \"\(finding.path)\"")
    #expect(try Self.again(json) == json)
    #expect(json.contains("[0.3333333333333333, 2, 3, 4]"))
    let wrong = errors(json.replacing("\"screen\": 1, ", with: "\"screen\": 2, "))
    #expect(wrong.first?.message == "`screen` is 2, and the file has 2 pictures")
  }

  @Test func timeIsKept() throws {
    let time = ReportTime(seconds: 1_795_000_000)
    #expect(try ReportSample.one.report.stored(time: time).time == time)
    #expect(try ReportSample.one.report.stored().time == nil)
  }

  @Test(.needs(data: "corpus")) func realReportsComeOutTheSame() throws {
    let files = try CorpusFile.all()
    guard !files.isEmpty else { return }
    let linter = Linter(details: .all)
    for kind in Set(files.map(\.kind)).sorted() {
      let some = files.filter { $0.kind == kind && $0.source.bytes.count < 200_000 }
      let reports = stride(from: 0, to: some.count, by: max(some.count / 4, 1)).compactMap {
        linter.lintIfTree(some[$0].source)
      }
      let found = try differences(LintReport(files: reports))
      #expect(found == [], "\(kind)")
    }
  }

  @Test func reportsOfManyFilesAreReadBack() throws {
    let report = ReportSample.many.report
    let json = report.json()
    #expect(try StoredReport.read(json).report.json() == json)
  }

  // MARK: What is not as it should be

  /// A report with one finding.
  private static let one = String(decoding: ReportSample.one.report.json(), as: UTF8.self)

  /// A report that is read and written again.
  private static func again(_ text: String) throws -> String {
    String(decoding: try StoredReport.read(Array(text.utf8)).report.json(), as: UTF8.self)
  }

  private func errors(_ text: String) -> [InputError] {
    let reader = ReportReader(SourceFile(path: "r.json", bytes: Array(text.utf8)))
    #expect((reader.stored == nil) == !reader.errors.isEmpty)
    return reader.errors
  }

  @Test(arguments: [
    ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "this one is of 2; update a11y-lint"),
    ("\"schemaVersion\": 1", "\"schemaVersion\": \"1\"", "`schemaVersion` takes a whole number"),
    ("\"schemaVersion\": 1,", "", "this is not a report of a11y-lint --format json"),
    ("\"gates\"", "\"gate\"", "does not say what each file came to"),
    ("\"files\": [", "\"file\": [", "does not say what each file came to"),
    ("\"rule\": ", "\"rulé\": ", "a finding needs `rule`"),
    ("\"rule\": \"", "\"rule\": \"\\u001b[31m", "`rule` takes letters"),
    ("\"rule\": \"", "\"rule\": \"A ", "`rule` takes the id of a rule"),
    ("\"severity\": \"error\"", "\"severity\": \"grave\"", "`severity` takes no \"grave\"; use"),
    ("\"severity\": \"error\"", "\"severity\": 4", "`severity` takes a text"),
    ("\"start\": {\"line\": ", "\"start\": {\"line\": 9", "the range ends before it begins"),
    ("\"line\": ", "\"line\": 99999999999999999999", "`line` takes a whole number from 1"),
    ("\"line\": ", "\"line\": -", "`line` takes a whole number from 1"),
    ("\"line\": ", "\"line\": 1e2", "`line` takes a whole number from 1"),
    ("\"fingerprint\": \"", "\"fingerprint\": \"0", "takes 16 hexadecimal digits"),
    ("\"state\": \"new\"", "\"state\": null", "`state` takes a text"),
    ("\"message\": ", "\"message\": [], \"m\": ", "`message` takes a text, not a list"),
    ("\"errors\": 1", "\"errors\": 0", "counts fewer findings than it has"),
    ("\"checked\": true", "\"checked\": 1", "`checked` takes true or false"),
    ("\"timestamp\": null", "\"timestamp\": \"today\"", "takes a moment such as"),
    ("\"timestamp\": null", "\"timestamp\": \"2027-02-30T00:00:00Z\"", "takes a moment such as"),
    ("\"nodePath\": \"", "\"nodePath\": \"<", "`nodePath` takes letters"),
    ("\"findings\": [", "\"findings\": {}, \"x\": [", "`findings` takes a list, not an object"),
    ("\"findings\": [", "\"findings\": [[],", "a finding has to be an object"),
  ]) func mistakesAreLocated(text: String, wrong: String, message: String) throws {
    #expect(Self.one.contains(text), "\(text)")
    let found = errors(Self.one.replacing(text, with: wrong, maxReplacements: 9))
    let error = try #require(found.first)
    #expect(error.message.contains(message), "\(error.message)")
    #expect(error.position != nil && error.path == "r.json")
  }

  @Test func filesHaveToCountWhatIsTheirs() throws {
    let report = ReportSample.one.report
    let text = String(decoding: report.json(details: false), as: UTF8.self)
    let own = try #require(report.files.last?.findings.count)
    let end = ", \"inputErrors\": 0, \"remarks\": []}\n  ]"
    #expect(own > 0 && text.contains("\"findings\": \(own)" + end))
    for (count, message) in [
      (own + 1, "the file counts \(own + 1) of `findings`, and there are only \(own) more"),
      (own - 1, "none of `files` counts this one"),
    ] {
      let wrong = text.replacing(
        "\"findings\": \(own)" + end, with: "\"findings\": \(count)" + end)
      #expect(errors(wrong).map(\.message) == [message])
    }
  }

  @Test func cutReportsAreNone() {
    let bytes = ReportSample.many.report.json()
    for count in stride(from: 0, to: bytes.count - 2, by: 331) {
      let reader = ReportReader(SourceFile(path: "r.json", bytes: Array(bytes.prefix(count))))
      #expect(!reader.errors.isEmpty && reader.stored == nil)
    }
  }

  @Test func whatLaterVersionsAddDoesNotMatter() throws {
    let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let text = Self.one.replacing("\"rule\": ", with: "\"novel\": \(deep), \"rule\": ")
      .replacing("\"schemaVersion\": 1", with: "\"later\": {\"a\": 1e300}, \"schemaVersion\": 1")
    #expect(try Self.again(text) == Self.one)
    let deeper = String(repeating: "[", count: 100_000)
    let tooDeep = Self.one.replacing("\"rule\": ", with: "\"novel\": \(deeper), \"rule\": ")
    #expect(!errors(tooDeep).isEmpty)
  }

  @Test func rulesOfOtherVersionsAreTakenAsTheyAre() throws {
    let rule = ReportSample.one.report.files[1].findings[0].rule
    let text = Self.one.replacing("\"rule\": \"\(rule.id)\"", with: "\"rule\": \"novel-rule\"")
    let stored = try StoredReport.read(Array(text.utf8))
    let finding = try #require(stored.report.files.last?.findings.first)
    #expect(finding.rule.id == "novel-rule" && finding.rule.category == rule.category)
    #expect(finding.rule.wcag == rule.wcag && finding.rule.en301549 == rule.en301549)
    #expect(String(decoding: stored.report.json(), as: UTF8.self) == text)
  }

  /// Whatever is read can be written in every format, and nothing traps.
  @Test func brokenReportsDoNoHarm() {
    var random = SplitMix(state: 28)
    let seeds = [ReportSample.one, .errors, .many].map { $0.report.json() }
    var read = 0
    for round in 0..<1_500 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...random.next() % 2 { random.mutate(&bytes) }
      let reader = ReportReader(SourceFile(path: "r.json", bytes: bytes))
      guard let stored = reader.stored else { continue }
      read += 1
      guard read % 5 == 0 else { continue }
      for reporter in ReporterList.all { _ = stored.report.bytes(reporter) }
    }
    #expect(read > 100)
  }
}
