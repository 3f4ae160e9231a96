import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting

/// Every text of a report goes through every format, so that a new one cannot forget any.
@Suite("Texts of reports") struct ReportTextsTests {
  private static let attacks = [
    "::error::a##[error]b##vso[c]\u{1B}[31m\u{202E}\u{9B}", "\n::stop-commands::x##teamcity[d]",
    "evil.swift:1:1: error: pwned [empty-tree]", "evil.swift:1:1",
  ]

  /// A way to a text: the names of members; any element stands for all of an array.
  private typealias Way = [String]

  /// The report that has the texts.
  private static let report = {
    let samples = [ReportSample.one, .errors, .many].map(\.report)
    var report = LintReport(files: samples.flatMap(\.files))
    report.gates = samples[0].gates
    report.rules = samples[0].rules
    return report
  }()

  /// The ways to all texts of a value.
  private func ways(_ value: Any, _ way: Way = []) -> Set<Way> {
    switch value {
    case is String: [way]
    case let list as [Any]:
      list.reduce(into: []) { $0.formUnion(ways($1, way + ["*"])) }
    case let object as [String: Any]:
      object.reduce(into: []) { $0.formUnion(ways($1.value, way + [$1.key])) }
    default: []
    }
  }

  /// A value whose texts at the end of a way are another one.
  private func replacing(_ value: Any, _ way: ArraySlice<String>, by text: String) -> Any {
    guard let name = way.first else { return value is String ? text : value }
    let rest = way.dropFirst()
    switch value {
    case let list as [Any]: return list.map { replacing($0, rest, by: text) }
    case var object as [String: Any]:
      object[name] = object[name].map { replacing($0, rest, by: text) }
      return object
    default: return value
    }
  }

  /// The report with an attack for every text that a report may have so, and the ways to them.
  private func report(_ attack: String) throws -> (LintReport, Set<Way>) {
    var value = try JSONSerialization.jsonObject(with: Data(Self.report.json()))
    var report = Self.report
    var taken: Set<Way> = []
    for way in ways(value).sorted(by: { $0.joined() < $1.joined() }) {
      let changed = replacing(value, way[...], by: attack)
      let bytes = Array(try JSONSerialization.data(withJSONObject: changed))
      guard let stored = ReportReader(SourceFile(path: "r.json", bytes: bytes)).stored else {
        continue
      }
      value = changed
      report = stored.report
      taken.insert(way)
    }
    return (report, taken)
  }

  /// A report on files whose paths begin with an attack.
  private func paths(_ attack: String) -> LintReport {
    LintReport.of([
      ("\(attack)/a.a11y.yml", screen("A", ["a"])), ("\(attack)", screen("B", ["b"])),
      ("\(attack)/b.a11y.json", "{"),
    ])
  }

  /// The line of a finding, as the problem matcher of the action reads it.
  private static var place: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    /^(.+?):(\d+):(\d+): (error|warning|note|review):[ ]/
  }

  @Test(arguments: attacks) func textsDoNothingInAnyFormat(attack: String) throws {
    let (report, taken) = try report(attack)
    for name in ["screen", "message", "help", "speech", "nodeID"] {
      #expect(taken.contains(["findings", "*", name]), "\(name)")
    }
    #expect(taken.contains(["inputErrors", "*", "message"]) && taken.count > 15, "\(taken.count)")
    for format in ReporterList.all {
      for report in [report, paths(attack)] {
        var style = ReportStyle()
        style.showsInputErrors = true
        let text = String(decoding: report.bytes(format, style), as: UTF8.self)
        #expect(HostileTree.complaints(about: text) == [], "\(format.info.name)")
        let line = text.split(separator: "\n").first { $0.hasPrefix("evil.swift:1:1:") }
        #expect(line == nil, "\(format.info.name)")
      }
    }
  }

  /// Texts are wrapped after they were escaped, so that each width puts other words at the start of
  /// a line.
  @Test(arguments: 0..<8) func textsDoNothingAtAnyWidth(part: Int) throws {
    let words = ["::error::x", "::add-mask::y", "##[error]z", "\u{3000}::stop-commands::w", "::"]
    let attack = words.map { "a bb \($0)" }.joined(separator: " ")
    let (report, taken) = try report(attack)
    #expect(taken.count > 15)
    // Other formats have no width.
    let text = try #require(ReporterList.reporter(named: "text"))
    for width in stride(from: 1 + part, to: 130, by: 8) {
      for isLong in [false, true] {
        var style = ReportStyle()
        (style.width, style.showsInputErrors, style.showsStatistics) = (width, true, true)
        (style.isVerbose, style.showsReviews, style.limit) = (isLong, true, isLong ? 20 : nil)
        style.grouping = ReportGrouping.allCases[width % 4]
        let lines = String(decoding: report.bytes(text, style), as: UTF8.self)
        #expect(HostileTree.complaints(about: lines) == [], "\(width)")
      }
      var errors = ByteWriter()
      for error in report.inputErrors { InputErrorText.write(error, width: width, to: &errors) }
      #expect(HostileTree.complaints(about: errors.text) == [], "\(width)")
    }
  }

  @Test func pathsBeginNoPlaceButTheirOwn() throws {
    for (path, shown) in [
      ("evil.swift:1:1: error: x.json", "evil.swift\\u{3a}1:1: error: x.json"),
      ("a:1:1", "a\\u{3a}1:1"), ("a:1", "a:1"), ("a:10:30:15", "a\\u{3a}10\\u{3a}30:15"),
      ("a:1:1b", "a:1:1b"), ("C:/a:b", "C:/a:b"), ("::error::x", "\\u{3a}:error::x"),
    ] {
      var writer = ByteWriter()
      writer.writePathStart(path)
      #expect(writer.text == shown)
      let line = writer.text + ":3:4: error: b"
      let match = try #require(line.firstMatch(of: Self.place), "\(line)")
      #expect(String(match.1) == shown && match.2 == "3" && match.3 == "4")
    }
  }

  @Test(arguments: [
    ("- type: button\n\tlabel: \"Größe 10:30\"\r\n", true), ("a\r::error::b", false),
    ("a\n  ::error::b", false), ("a.swift:1:1: error: b", false), ("a ##[error]b", false),
    ("a\u{1B}[31m", false), ("a\u{202E}b", false),
  ])
  func onlyLinesThatDoNothingStandAsTheyAre(lines: String, stand: Bool) {
    #expect(ByteWriter.standsAsItIs(lines) == stand)
  }

  @Test func namesOfReportsBeginNoCommand() throws {
    for attack in Self.attacks + [" ::error::x", "evil.swift:1:1: error: x"] {
      let stored = try Self.report.stored(attack)
      for format in ReportTrendFormat.allCases {
        let bytes = format.bytes(of: ReportTrend([ReportTrend.Point(stored)]))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(HostileTree.complaints(about: text) == [])
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("evil.swift:1:1:") })
      }
    }
  }
}
