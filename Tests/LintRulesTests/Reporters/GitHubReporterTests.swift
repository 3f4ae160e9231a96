import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

@Suite("GitHub annotations") struct GitHubReporterTests {
  private func lines(_ report: LintReport) -> [String] {
    SampleFinding.text(GitHubReporter(style: ReportStyle()), report)
      .split(separator: "\n").map(String.init)
  }

  /// How many errors, warnings and notices there are, and what the last notice counts.
  private func counts(_ findings: [LocatedFinding], errors: [InputError] = []) -> [Int] {
    let lines = lines(SampleFinding.report(findings, errors: errors))
    let more = lines.last?.firstMatch(of: /^::notice title=a11y-lint::(\d+) more/)
    return ["error", "warning", "notice"].map { level in
      lines.count { $0.hasPrefix("::\(level) ") }
    } + [more.flatMap { Int($0.1) } ?? 0]
  }

  private func findings(_ errors: Int, _ warnings: Int, _ notes: Int) -> [LocatedFinding] {
    SampleFinding.findings(errors, .error) + SampleFinding.findings(warnings, .warning)
      + SampleFinding.findings(notes, .note)
  }

  @Test func thereAreTenOfEachLevelAndNoMore() {
    #expect(counts(findings(10, 10, 10)) == [10, 10, 10, 0])
    #expect(counts(findings(11, 0, 0)) == [10, 0, 1, 1])
    #expect(counts(findings(11, 0, 9)) == [10, 0, 10, 1])
    #expect(counts(findings(11, 0, 10)) == [10, 0, 10, 2])
    #expect(counts(findings(0, 0, 11)) == [0, 0, 10, 2])
    #expect(counts(findings(100, 100, 100)) == [10, 10, 10, 271])
    #expect(counts([]) == [0, 0, 0, 0])
  }

  @Test func inputErrorsAreTheFirstErrors() {
    let errors = (0..<4).map {
      InputError(path: "a.yml", position: nil, end: nil, message: "gone \($0)")
    }
    #expect(counts(findings(10, 0, 0), errors: errors) == [10, 0, 1, 4])
    let first = lines(SampleFinding.report(findings(1, 0, 0), errors: errors, path: "App/a.yml"))[0]
    #expect(first == "::error file=App/a.yml,title=input-error::gone 0")
  }

  @Test func theWorstComesFirst() {
    let findings = [
      SampleFinding.finding(.error, .needsReview, line: 1), SampleFinding.finding(.note, line: 2),
      SampleFinding.finding(.warning, line: 3), SampleFinding.finding(.error, line: 4),
      SampleFinding.finding(line: 5, state: .known),
      SampleFinding.finding(line: 6, state: .suppressed),
    ]
    let lines = lines(SampleFinding.report(findings))
    #expect(
      lines == [
        "::error file=a.yml,line=4,endLine=4,col=3,endColumn=6,"
          + "title=icon-button-missing-label::a message%0Ahelp",
        "::warning file=a.yml,line=3,endLine=3,col=3,endColumn=6,"
          + "title=icon-button-missing-label::a message%0Ahelp",
        "::notice file=a.yml,line=2,endLine=2,col=3,endColumn=6,"
          + "title=icon-button-missing-label::a message%0Ahelp",
        "::notice file=a.yml,line=1,endLine=1,col=3,endColumn=6,"
          + "title=icon-button-missing-label::To review: a message%0Ahelp",
      ])
  }

  @Test func longMessagesAreCutBetweenCharacters() {
    let family = "👩‍👩‍👧"
    let text = String(repeating: family, count: 1_000)
    let line = lines(SampleFinding.report([SampleFinding.finding(message: text)]))[0]
    let message = line.split(separator: "::", maxSplits: 2).last.map(String.init) ?? ""
    // Joiners are shown, which makes the message longer after the runner has cut nothing.
    let plain = message.replacing("\\u{200d}", with: "\u{200D}")
    #expect(plain.hasSuffix(family + "…"))
    #expect(plain.utf16.count <= 4_096 && plain.utf16.count > 4_096 - 10)
  }

  @Test func propertiesAndMessagesAreEncoded() {
    let finding = SampleFinding.finding(message: "100% a:b,c\r\n::error::x \u{1B}", help: "")
    let line = lines(SampleFinding.report([finding], path: "a,b:c%\n::error::x.yml"))[0]
    #expect(line.hasPrefix("::error file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax.yml,line=1,"))
    #expect(line.hasSuffix("::100%25 a:b,c%0D%0A::error::x \\u{1b}"))
  }

  @Test func columnsStandOnlyWithOneLine() {
    var finding = SampleFinding.finding()
    finding.end = Position(line: 3, column: 4, offset: 200)
    #expect(lines(SampleFinding.report([finding]))[0].contains("a.yml,line=1,endLine=3,title="))
    finding.end = Position(line: 3, column: 1, offset: 200)
    #expect(lines(SampleFinding.report([finding]))[0].contains("a.yml,line=1,endLine=2,title="))
  }
}
