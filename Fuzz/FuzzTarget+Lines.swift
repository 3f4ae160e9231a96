@testable import DocumentSyntax
@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Reports that are read back, and the whole line from bytes to reports.
extension FuzzTarget {
  static let reports = [report, stream]
  static let lines = [treeLine, interfaceBuilderLine, captureLine]

  private static let report = FuzzTarget(
    "report", longest: 12_288, seeds: ["./Tests/LintRulesTests/Reporters/Golden/report*.json"],
    words: {
      AllRules.infos.prefix(60).map { "\"\($0.id)\"" } + [
        "\"files\":", "\"gates\":", "\"findings\":", "\"inputErrors\":", "\"schemaVersion\":1",
        "\"timestamp\":\"2027-01-31T18:00:00Z\"", "null", "\"state\":", "\"known\"", "\"path\":",
        "\"suppressed\"", "\"start\":{\"line\":1,\"column\":1,\"offset\":0}", "\\u001b", "\\u202e",
        "9223372036854775807", "1e308", "-0", "]]>", "<!--", "=cmd()", "::error::", "\"error\"",
        "\"fingerprint\":\"0123456789abcdef\"", "\"allowed\":", "\"count\":", "\"what\":",
      ]
    },
    examples: {
      let linter = Linter(details: .all)
      return treeExamples().prefix(16).enumerated().map { number, bytes in
        let file = linter.lint(SourceFile(path: "x\(number).a11y.yml", bytes: bytes))
        var report = LintReport(files: [file])
        report.gates = Gate().counts(in: report.files)
        report.rules = number % 2 == 0 ? nil : linter.ruleIDs
        let json = ReportChecks.json(
          report, details: number % 3 != 0, time: ReportTime(seconds: 1_795_000_000))
        let read = ReportReader(SourceFile(path: "report.json", bytes: json))
        Invariant.holds(read.stored != nil, "an example of a report cannot be read")
        return json
      }
    },
    check: { ReportChecks.checkStored(SourceFile(path: "report.json", bytes: $0)) })

  private static let stream = FuzzTarget(
    "stream", seeds: ["./Examples/*/*.a11y.json"],
    words: { treeWords() + ["{\"path\":", "\"tree\":", "\"contents\":", "\\n", "\r\n", "\n"] },
    examples: {
      [
        "{\"path\":\"a.yml\",\"tree\":{\"type\":\"button\",\"image\":\"x\"}}\n"
          + "{\"type\":\"button\"}\n",
        "{\"path\":\"a.yml\",\"contents\":\"type: button\\nimage: x\\n\"}\r\n\n"
          + "{\"path\":\"a\",\"tree\":\"{}\"}\n[]\n{\"contents\":\"\"}",
      ].map { Array($0.utf8) }
    },
    check: LineChecks.checkStream)

  private static let treeLine = FuzzTarget(
    "line-tree", longest: 8_192, seeds: ["./Examples/*/*.a11y.*"], words: treeWords,
    examples: treeExamples, check: { LineChecks.check(treeFile($0)) })

  private static let interfaceBuilderLine = FuzzTarget(
    "line-ib", longest: 16_384,
    seeds: ["corpus/xib/**", "corpus/storyboard/**", "./Examples/*/*.storyboard"],
    words: { AllRules.infos.prefix(40).map(\.id) + ["a11y-lint-disable all -- x"] },
    examples: { examples(areTrees: false) },
    check: { LineChecks.check(SourceFile(path: "x.storyboard", bytes: $0)) })

  private static let captureLine = FuzzTarget(
    "line-capture", longest: 8_192,
    seeds: [
      "corpus/idb-json/**", "corpus/axe-json/**", "corpus/sim-use-json/**", "corpus/wda-xml/**",
      "corpus/xcuitest-text/**", "corpus/recursive-description/**", "corpus/earlgrey-text/**",
      "corpus/a11ysnapshot-json/**",
    ],
    examples: { captures.flatMap { $0.examples() } },
    check: { LineChecks.check(SourceFile(path: "Screen", bytes: $0)) })
}
