import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Cells that a spreadsheet would take for formulas, in whole reports.
@Suite("Tables") struct CSVReporterTests {
  private func rows(_ style: ReportStyle) -> [String] {
    let text = """
      screen: "=1+1"
      title: A
      children:
        - {type: button, id: "-2", image: trash, label: ""}
      """
    let file = SourceFile(path: "@A.a11y.yml", bytes: Array(text.utf8))
    var writer = ByteWriter()
    CSVReporter(style: style).write(LintReport(files: [Linter().lint(file)]), to: &writer)
    return writer.text.split(separator: "\r\n").map(String.init)
  }

  @Test func formulasAreText() {
    let rows = rows(ReportStyle())
    #expect(rows.count > 1)
    for row in rows.dropFirst() {
      #expect(row.hasPrefix("finding,'@A.a11y.yml,") && row.contains(",'=1+1,button,'-2,"))
    }
  }

  @Test func theGuardCanBeLeftOut() {
    var style = ReportStyle()
    style.guardsFormulas = false
    for row in rows(style).dropFirst() {
      #expect(row.hasPrefix("finding,@A.a11y.yml,") && row.contains(",=1+1,button,-2,"))
    }
  }
}
