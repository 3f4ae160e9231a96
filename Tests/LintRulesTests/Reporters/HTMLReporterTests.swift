import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The page for a browser: what it shows, escapes, draws and leaves out.
@Suite("HTML report") struct HTMLReporterTests {
  private static func page(_ sample: ReportSample) -> String {
    String(decoding: sample.bytes(HTMLReporter.self), as: UTF8.self)
  }

  private static func page(_ text: String, _ path: String = "A.a11y.yml") -> String {
    let report = Linter(details: .all).lint(SourceFile(path: path, bytes: Array(text.utf8)))
    var writer = ByteWriter()
    HTMLReporter(style: ReportStyle()).write(LintReport(files: [report]), to: &writer)
    return writer.text
  }

  private static func count(_ piece: String, in text: String) -> Int {
    text.components(separatedBy: piece).count - 1
  }

  @Test(arguments: [ReportSample.none, .one, .many, .errors, .hostile, .minified])
  func everyLinkHasItsTarget(sample: ReportSample) {
    let page = Self.page(sample)
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for link in page.matches(of: /(?:href="#|aria-labelledby="|aria-describedby=")([^"]+)"/) {
      #expect(ids.contains(String(link.1)), "\(link.1)")
    }
    let levels = page.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
    #expect(levels.first == 1)
    for (before, after) in zip(levels, levels.dropFirst()) { #expect(after <= before + 1) }
  }

  @Test func nothingIsAskedForAndNothingRuns() {
    let page = Self.page(.hostile)
    #expect(page.contains("default-src 'none'"))
    for piece in ["<script", "<img", "<link", "src=", "@import", " on", "javascript:alert(1)\""] {
      let isThere = piece == " on" ? page.contains(/<[^>]* on[a-z]+=/) : page.contains(piece)
      #expect(!isThere, "\(piece)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains("\\u{202e}"))
    #expect(!page.unicodeScalars.contains { $0 != "\n" && Quoted.needsEscape($0) })
  }

  @Test func theWorstComesFirstAndWhatIsCleanLast() throws {
    let page = Self.page(.many)
    let places = ["id=\"filter\"", "class=\"finding f", "id=\"rules\"", "id=\"about\""].map {
      page.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let clean = Self.page(.one)
    let fold = try #require(clean.range(of: "<details class=\"clean\">"))
    #expect(clean[fold.upperBound...].contains("Fine<wbr>.a11y<wbr>.yml"))
    #expect(!clean[fold.upperBound...].contains("class=\"finding"))
    #expect(clean.contains("<summary>1 file without findings</summary>"))
    #expect(clean.contains("<bdi>Screens/<wbr>Fine<wbr>.a11y<wbr>.yml</bdi>"))
    for id in page.matches(of: /<article class="finding [^"]*" id="([^"]+)"/) {
      #expect(page.contains("<a class=\"badge\" href=\"#\(id.1)\">"))
    }
  }

  @Test func theHeadSaysWhatWasChecked() {
    var style = ReportStyle()
    style.project = "<Shop>"
    style.revision = "4fb4d82"
    var writer = ByteWriter()
    HTMLReporter(style: style).write(LintReport(files: []), to: &writer)
    #expect(writer.text.contains("<p class=\"when\">Project: <bdi>&lt;Shop&gt;</bdi></p>"))
    #expect(writer.text.contains("<p class=\"when\">Revision: <bdi>4fb4d82</bdi></p>"))
    #expect(!Self.page(.one).contains("Revision:"))
  }

  @Test func everyFindingIsWrittenOnce() {
    for sample in [ReportSample.one, .many, .hostile, .minified] {
      let findings = sample.report.files.flatMap(\.shownFindings)
      #expect(Self.count("<article class=\"finding", in: Self.page(sample)) == findings.count)
    }
  }

  @Test func whatIsLeftOutIsCounted() {
    let report = ReportSample.thousands.report
    let findings = report.files[0].shownFindings
    var writer = ByteWriter()
    HTMLReporter(style: ReportStyle()).write(report, to: &writer)
    let written = Self.count("<article class=\"finding", in: writer.text)
    let rules = Set(findings.map(\.rule.id))
    #expect(written == rules.count * HTMLContents.maximumOfRule)
    #expect(writer.text.contains("\(findings.count - written) findings are left out"))
    #expect(report.files[0].pictures[0].stops.count == ScreenPicture.maximumStops)
    #expect(writer.text.contains("\(30_000 - ScreenPicture.maximumStops) more stops"))
  }

  @Test func stopsAreNumberedAlongTheWay() throws {
    let page = Self.page(
      """
      screen: Way
      size: [390, 844]
      children:
        - {type: text, text: First, frame: [16, 60, 200, 40]}
        - {type: button, label: Second, frame: [16, 160, 200, 44]}
        - {type: button, label: Third, frame: [16, 900, 200, 44]}
      """)
    #expect(Self.count("class=\"p-no\"", in: page) == 2)
    #expect(Self.count("class=\"p-no off\"", in: page) == 1)
    let way = try #require(page.firstMatch(of: /class="p-way" d="([^"]+)"/)?.1)
    #expect(way.count { $0 == "M" } == 2)
    #expect(page.contains("class=\"p-beyond\""))
    #expect(page.contains("First") && page.contains("off screen"))
  }

  @Test func findingsAreMarkedOnTheirElements() throws {
    let page = Self.page(.one)
    let mark = try #require(page.firstMatch(of: /<a class="mark [^"]*" href="#(f-[0-9a-f]+)"/))
    #expect(page.contains(/<article class="finding [^"]*" id="([^"]+)"/))
    #expect(page.contains("\" id=\"\(mark.1)\" aria-labelledby=\"\(mark.1)-t\""))
  }

  @Test func screensWithoutPlacesHaveTranscriptsAlone() {
    let page = Self.page("screen: Bare\nchildren:\n  - {type: button, label: Go}\n")
    #expect(!page.contains("<figure"))
    #expect(page.contains("The file gives no places") && page.contains("Go"))
  }

  @Test func senselessPlacesDoNoHarm() {
    let page = Self.page(
      """
      screen: Odd
      children:
        - {type: button, label: Far, frame: [1e300, -1e300, 1e300, 44]}
        - {type: button, label: Negative, frame: [10, 10, -5, -5]}
        - {type: button, label: Empty, frame: [0, 0, 0, 0]}
        - {type: button, label: Fine, frame: [0, 0, 44, 44]}
      """)
    #expect(page.contains("Far") && page.contains("Fine"))
    #expect(!page.contains("nan") && !page.contains("inf\""))
  }

  @Test func theReportIsTheSameTwice() {
    #expect(Self.page(.many) == Self.page(.many))
  }
}
