@testable import DocumentSyntax
@testable import LintReports
@testable import Linting

/// What has to hold of every report.
enum ReportChecks {
  /// How the output of a format can be read by a parser of our own.
  private enum Syntax {
    case json, lines, xml, yaml, text
  }

  private static func syntax(of name: String) -> Syntax {
    switch name {
    case "json", "summary", "sarif", "gitlab", "gitlab-a11y", "codeclimate", "sonarqube", "rdjson":
      .json
    case "jsonl", "rdjsonl": .lines
    case "checkstyle", "junit": .xml
    case "openacr": .yaml
    default: .text
    }
  }

  /// The report in a format.
  static func bytes(
    _ report: LintReport, _ type: any Reporter.Type, _ style: ReportStyle = ReportStyle()
  ) -> [UInt8] {
    var writer = ByteWriter()
    type.init(style: style).write(report, to: &writer)
    return writer.bytes
  }

  /// The JSON report with what other formats show.
  static func json(_ report: LintReport, details: Bool = true, time: ReportTime? = nil) -> [UInt8] {
    var style = ReportStyle()
    style.showsDetails = details
    style.time = time
    return bytes(report, JSONReporter.self, style)
  }

  /// The formats that an input is written in: some of them, so that an input takes little time, and
  /// always the same ones.
  static func reporters(for input: [UInt8], _ count: Int) -> [any Reporter.Type] {
    let hash = input.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return (0..<count).map { number in
      ReporterList.all[(Int(hash >> 8) + number * 7) % ReporterList.all.count]
    }
  }

  /// A report is valid in each of some formats, and the same on every run.
  static func check(_ report: LintReport, in types: [any Reporter.Type]) {
    for type in types {
      let name = type.info.name
      let first = bytes(report, type)
      Invariant.same(first, bytes(report, type), "the report \(name)")
      isValid(first, name)
    }
  }

  /// Output is text without anything that a terminal obeys, and what its format parses.
  static func isValid(_ bytes: [UInt8], _ name: String) {
    let file = SourceFile(path: "report.\(name)", bytes: bytes)
    Invariant.holds(TextEncoding.problem(in: file) == nil, "\(name) is no UTF-8")
    let raw = bytes.firstIndex { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 || $0 == 0x7F }
    Invariant.holds(raw == nil, "\(name) has a raw control character at \(raw ?? 0)")
    let problems: [SyntaxProblem] =
      switch syntax(of: name) {
      case .json: JSONParser.parse(file).problems
      case .lines: bytes.isEmpty ? [] : JSONParser.parseLines(file).problems
      case .xml: XMLParser.parse(file).problems
      case .yaml: YAMLParser.parse(file).problems
      case .text: []
      }
    Invariant.holds(
      problems.isEmpty,
      "\(name) does not parse: \(problems.first.map { "\($0.message) at \($0.range)" } ?? "")")
  }

  /// A report that is written as JSON and read back is the same in every format.
  static func comesBack(_ report: LintReport, in types: [any Reporter.Type]) {
    let json = json(report)
    let reader = ReportReader(SourceFile(path: "report.json", bytes: json))
    guard let stored = reader.stored else {
      return Invariant.holds(
        false, "the report cannot be read back: \(reader.errors.first?.message ?? "")")
    }
    Invariant.same(json, self.json(stored.report), "the report that is read back")
    for type in types {
      Invariant.same(
        bytes(report, type), bytes(stored.report, type), "\(type.info.name) of what is read back")
    }
  }

  /// What strangers call a report is refused with a reason, or can be written again.
  static func checkStored(_ file: SourceFile) {
    let reader = ReportReader(file)
    SettingsChecks.areSound(reader.errors, in: file)
    guard let stored = reader.stored else {
      return Invariant.holds(!reader.errors.isEmpty, "neither a report nor an error")
    }
    let report = stored.report
    let json = json(report, details: stored.hasDetails, time: stored.time)
    isValid(json, "json")
    let copy = ReportReader(SourceFile(path: file.path, bytes: json))
    guard let again = copy.stored else {
      return Invariant.holds(
        false, "cannot be read when written again: \(copy.errors.first?.message ?? "")")
    }
    Invariant.same(
      json, self.json(again.report, details: again.hasDetails, time: again.time),
      "what is written again")
    check(report, in: reporters(for: Array(file.bytes), 5))
    compare(stored, again)
  }

  /// Merging, comparing and following reports of strangers gives valid output.
  private static func compare(_ one: StoredReport, _ other: StoredReport) {
    let merge = ReportMerge([one, other])
    Invariant.holds(merge.errors.isEmpty, "a report is not merged with itself: \(merge.errors)")
    for note in merge.notes { Invariant.isClean(note) }
    isValid(json(merge.merged.report), "json")
    let diff = ReportDiff(one, other)
    Invariant.holds(
      diff.new.isEmpty && diff.fixed.isEmpty, "a report differs from itself")
    let alone = StoredReport(
      name: "none", report: LintReport(files: []), time: one.time, hasDetails: true)
    for diff in [diff, ReportDiff(alone, one), ReportDiff(one, alone)] {
      isValid(ReportDiffFormat.json.bytes(of: diff), "json")
      isValid(ReportDiffFormat.text.bytes(of: diff), "text")
    }
    let trend = ReportTrend([.init(one), .init(alone), .init(other)])
    isValid(ReportTrendFormat.json.bytes(of: trend), "json")
    isValid(ReportTrendFormat.svg.bytes(of: trend), "checkstyle")
    isValid(ReportTrendFormat.csv.bytes(of: trend), "csv")
  }
}
