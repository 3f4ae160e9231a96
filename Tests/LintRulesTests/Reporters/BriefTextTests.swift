import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The short text report: causes, the worst first, and no more than a person reads.
@Suite("Short text report")
struct BriefTextTests {
  private static let rows = String(
    repeating: "      - {type: button, image: trash, onTap: delete}\n", count: 6)

  private func text(_ trees: [String], _ change: (inout ReportStyle) -> Void = { _ in }) -> String {
    var style = ReportStyle()
    change(&style)
    let files = trees.enumerated().map { index, tree in
      Linter().lint(SourceFile(path: "Screen\(index).a11y.yml", bytes: FileBytes(Array(tree.utf8))))
    }
    return SampleFinding.text(TextReporter(style: style), LintReport(files: files))
  }

  private static func screen(_ name: String) -> String {
    "screen: \(name)\ntitle: \(name)\nsize: [390, 844]\nchildren:\n  - type: list\n    id: rows\n"
      + "    children:\n" + rows
  }

  @Test func siblingsAndScreensAreOneEntry() {
    let text = text([Self.screen("Home"), Self.screen("Cart")])
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(entries.count { $0.contains("icon button has no label") } == 1)
    #expect(text.contains("the same at line 9, line 10 and 3 more like it; also on 1 other screen"))
  }

  @Test func aLimitSaysWhatItLeavesOut() {
    let trees = (1...3).map { number in
      "screen: A\(number)\ntitle: T\nchildren:\n  - {type: button, id: b\(number), image: trash}\n"
    }
    let text = text(trees) { $0.limit = 2 }
    #expect(text.contains("2 of 3 causes are shown; --all shows all."))
    #expect(!self.text(trees) { $0.limit = nil }.contains("--all"))
  }

  @Test func reviewsAreCountedAndShownOnRequest() {
    let findings = [SampleFinding.finding(), SampleFinding.finding(.note, .needsReview, line: 2)]
    let report = SampleFinding.report(findings)
    var style = ReportStyle()
    let quiet = SampleFinding.text(TextReporter(style: style), report)
    style.showsReviews = true
    let full = SampleFinding.text(TextReporter(style: style), report)
    #expect(quiet.contains("--reviews") && !quiet.contains(", to review: "))
    #expect(full.contains(", to review: ") && !full.contains("--reviews"))
  }

  /// Numbers of errors, notes and reviews, and how many of each are shown.
  @Test(
    arguments: [
      ([30, 0, 30], [10, 0, 10]), ([30, 0, 4], [16, 0, 4]), ([3, 30, 30], [3, 0, 17]),
      ([3, 30, 5], [3, 5, 5]), ([2, 2, 2], [2, 2, 2]), ([30, 5, 0], [20, 0, 0]),
    ])
  func reviewsHavePlacesWithinTheLimit(found: [Int], shown: [Int]) {
    let findings =
      SampleFinding.findings(found[0], .error)
      + SampleFinding.findings(found[1], .note, from: 100)
      + SampleFinding.findings(found[2], .error, .needsReview, from: 200)
    var style = ReportStyle()
    style.showsReviews = true
    let text = SampleFinding.text(TextReporter(style: style), SampleFinding.report(findings))
    let starts = ["error: ", "note: ", "error, to review: "]
    let lines = text.split(separator: "\n")
    #expect(starts.map { start in lines.count { $0.hasPrefix(start) } } == shown)
    #expect(shown.reduce(0, +) == found.reduce(0, +) || text.contains("causes are shown; --all"))
  }

  @Test func theReportKeepsToItsLines() {
    let report = SampleFinding.report(SampleFinding.findings(30, .error))
    var style = ReportStyle()
    let all = SampleFinding.text(TextReporter(style: style), report)
    #expect(all.contains("20 of 30 causes are shown"))
    style.mostLines = 60
    let short = SampleFinding.text(TextReporter(style: style), report)
    #expect(short.count { $0 == "\n" } <= 60 && short.count { $0 == "\n" } > 40)
    #expect(short.contains(" of 30 causes are shown; --all shows all."))
  }

  @Test func warningsAndReviewsComeBeforeNotes() {
    let findings = [
      SampleFinding.finding(.note), SampleFinding.finding(.note, .needsReview, line: 2),
      SampleFinding.finding(.warning, line: 3), SampleFinding.finding(.error, line: 4),
    ]
    var style = ReportStyle()
    style.showsReviews = true
    let text = SampleFinding.text(TextReporter(style: style), SampleFinding.report(findings))
    let severities = text.split(separator: "\n").compactMap { line in
      line.contains(": a message [") ? line.prefix { $0 != ":" } : nil
    }
    #expect(severities == ["error", "warning", "note, to review", "note"])
  }

  @Test(arguments: ["text", "concise", "narrated", "markdown", "html"])
  func whatDoesNotFailTheRunIsNotCalledFailed(name: String) throws {
    let type = try #require(ReporterList.reporter(named: name))
    var style = ReportStyle()
    style.closesLines = true
    let report = GateSample.report([GateSample(nil)])
    #expect(SampleFinding.text(type.init(style: style), report).contains("Failed"))
    style.exitsWithZero = true
    let text = SampleFinding.text(type.init(style: style), report)
    #expect(!text.lowercased().contains("failed"))
    #expect(text.replacing("\n", with: " ").contains("not fail the run, because of --exit-zero."))
  }

  @Test(arguments: ReportStyle.Grouping.allCases)
  func headings(grouping: ReportStyle.Grouping) {
    let text = text([Self.screen("Home")]) { $0.grouping = grouping }
    let first = text.split(separator: "\n").first.map(String.init) ?? ""
    switch grouping {
    case .cause: #expect(first.hasPrefix("error: "))
    case .rule: #expect(first.hasPrefix("icon-button-missing-label: "))
    case .file: #expect(first == "Screen0.a11y.yml")
    case .screen: #expect(first == "screen \"Home\"")
    }
  }

  /// Texts are wrapped after they were escaped, so that each width puts other words at the start of
  /// a line.
  @Test(arguments: 1...10) func noWidthLetsATextBeACommand(tens: Int) {
    let words = ["::error::x", "::add-mask::y", "##[error]z", "##vso[task]w"]
    let attack = words.map { "a b \($0)" }.joined(separator: " ")
    let tree = """
      screen: "\(attack)"
      children:
        - {type: button, id: "\(attack)", image: trash, onTap: a, actions: ["\(attack)"]}
        - {type: image, id: i, image: "\(attack)", element: true, "\(attack)": 1}
        - {type: button, label: "\(attack) \(attack)", "disable": {rule: "\(attack)"}}
        - {type: textField, label: "\(attack)", hint: "\(attack)", traits: ["\(attack)"]}
      """
    for width in (tens * 10)..<(tens * 10 + 10) {
      for isVerbose in [false, true] {
        let text = text([tree]) {
          ($0.width, $0.isVerbose) = (width, isVerbose)
          ($0.limit, $0.showsReviews, $0.showsStatistics) = (nil, true, true)
        }
        for line in text.split(separator: "\n") {
          let start = line.drop(while: \.isWhitespace)
          #expect(!start.hasPrefix("::") && !start.contains("##["), "\(width): \(line)")
        }
      }
    }
  }

  @Test func placesAreLinksOnATerminal() {
    let text = text([Self.screen("Home")]) {
      $0.linksFiles = true
      $0.folder = "/a b"
    }
    #expect(text.contains("\u{1B}]8;;file:///a%20b/Screen0.a11y.yml\u{1B}\\"))
  }

  @Test(
    arguments: [
      ("Add, button.", "Add"), ("Terms, and more, link.", "Terms, and more"), ("Milk.", "Milk"),
      ("Wi-Fi, switch button, on.", "Wi-Fi"), ("Link, button.", "Link"), ("button.", ""),
      ("Adjustable. Swipe up or down with one finger to adjust the value.", ""),
    ])
  func namesAreWithoutRoles(speech: String, name: String) {
    #expect(SpokenName.words(speech, of: "button") == name)
  }

  @Test func aTextMayBeCalledAsARoleIs() {
    #expect(SpokenName.words("Off.", of: "text") == "Off")
    #expect(SpokenName.words("Switch button, on.", of: "switch") == "")
  }

  @Test func tablesFitTheirTerminal() {
    let rows = [["rule", "what it says"], ["label-blank", "Labels are not blank"]]
    #expect(
      TextColumns.text(rows, width: 33) == """
        rule         what it says
        label-blank  Labels are not blank

        """)
    #expect(
      TextColumns.text(rows, width: 20) == """
        rule
            what it says
        label-blank
            Labels are not
            blank

        """)
  }
}
