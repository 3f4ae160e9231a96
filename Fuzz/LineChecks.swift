@testable import DocumentSyntax
@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// What has to hold of the whole line: bytes, tree, rules, report.
enum LineChecks {
  private static let linter: Linter = {
    var configuration = Configuration()
    configuration.presets = [.all]
    configuration.keepsSuppressed = true
    configuration.requiresReasons = true
    configuration.tracksElements = true
    configuration.today = CalendarDay(year: 2026, month: 6, day: 15)
    return Linter(configuration, details: .all)
  }()

  /// Lints a file and checks the report in some formats.
  static func check(_ file: SourceFile) {
    let bytes = Array(file.bytes)
    let report = linter.lint(file)
    isSound(report, in: file)
    // Groups of screens may be linted in any order, on any thread.
    let other = linter.lint(file, using: ReversedPool())
    let (one, two) = (LintReport(files: [report]), LintReport(files: [other]))
    Invariant.same(
      ReportChecks.json(one), ReportChecks.json(two), "the report of groups in another order")
    let types = ReportChecks.reporters(for: bytes, 3)
    ReportChecks.check(one, in: types)
    ReportChecks.comesBack(one, in: types)
  }

  /// Findings lie in the file, in their order, where their lines and columns say.
  static func isSound(_ report: FileReport, in file: SourceFile) {
    SettingsChecks.areSound(report.inputErrors, in: file)
    for note in report.notes { Invariant.isClean(note) }
    let positions = LineIndex.positions(
      of: report.findings.flatMap { [$0.start.offset, $0.end.offset] }, in: file)
    var last: (Int, String) = (0, "")
    for (index, finding) in report.findings.enumerated() {
      let rule = finding.rule.id
      Invariant.lies(
        SourceRange(start: finding.start.offset, end: finding.end.offset), in: file.bytes.count,
        "finding of \(rule)")
      Invariant.isClean(finding.message)
      Invariant.isClean(finding.help)
      Invariant.holds(
        finding.start == positions[index * 2] && finding.end == positions[index * 2 + 1],
        "\(rule) has other lines than its offsets: \(finding.start) and \(finding.end)")
      for related in finding.related {
        Invariant.lies(
          SourceRange(start: related.start.offset, end: related.end.offset), in: file.bytes.count,
          "related place of \(rule)")
      }
      let place = (finding.start.offset, rule)
      Invariant.holds(last.0 <= place.0, "\(rule) stands after \(last.1)")
      last = place
    }
  }

  // MARK: Streams

  /// Each line of a stream comes to records that parse, the same on every run.
  static func checkStream(_ bytes: [UInt8]) {
    let records = [stream(bytes), stream(bytes)]
    Invariant.same(records[0], records[1], "the stream")
    ReportChecks.isValid(records[0], "jsonl")
  }

  private static func stream(_ bytes: [UInt8]) -> [UInt8] {
    var stream = JSONLinesStream(showing: .note)
    var offset = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      defer { offset += line.count + 1 }
      guard !StreamRecord.isBlank(Array(line)) else { continue }
      let record = StreamRecord(Array(line))
      let place =
        record.path == nil
        ? Position(line: number + 1, column: 1, offset: offset)
        : Position(line: 1, column: 1, offset: 0)
      let report = linter.lint(record, path: record.path ?? "stdin", at: place)
      for finding in report.findings {
        Invariant.holds(finding.start.offset <= finding.end.offset, "a finding that ends early")
        let end = place.offset + line.count
        Invariant.holds(
          record.path != nil || finding.start.offset >= place.offset && finding.end.offset <= end,
          "a finding outside of its line")
      }
      stream.write(report, line: record.path == nil ? number + 1 : nil, counts: [])
    }
    return JSONLinesStream.start + stream.output.bytes + JSONLinesStream.end(stream.totals)
  }

  // MARK: Translations

  private static let storyboard = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects><viewController id="v"><view key="view" id="w">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
    <button id="b"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    <state key="normal" title="Buy"/></button>
    <label id="l" text="Total"><rect key="frame" x="0.0" y="60" width="80" height="20"/></label>
    </subviews></view></viewController></objects></scene></scenes></document>
    """.utf8)

  /// What translations say is read, and a storyboard is linted with them.
  static func translate(_ translations: TranslationFile) {
    for note in translations.notes { Invariant.isClean(note) }
    Invariant.areSound(translations.problems, in: translations.file)
    let file = SourceFile(path: "Base.lproj/Main.storyboard", bytes: storyboard)
    let localizations = Localizations(of: file.path, [translations])
    let languages = localizations.languages.prefix(4)
    let choices: [LanguageChoice] =
      localizations.languages.count > 8 ? [.only(Array(languages))] : [.all]
    for choice in choices {
      let languages = localizations.versions(for: choice)
      let report = linter.lint(file, in: languages)
      isSound(report, in: file)
      let again = linter.lint(file, in: languages)
      Invariant.same(
        ReportChecks.json(LintReport(files: [report])),
        ReportChecks.json(LintReport(files: [again])), "the report in all languages")
    }
  }
}

/// A pool that does the last piece of work first.
private struct ReversedPool: WorkerPool {
  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).reversed().map(work).reversed()
  }
}
