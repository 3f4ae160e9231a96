import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

@Suite("No headings") struct NoHeadingsTests {
  private func certainties(ofClass name: String) -> [String] {
    let groups = (0..<3).map { group in
      let texts = (0..<5).map { "<label id=\"t\(group)\($0)\" text=\"Line \(group) \($0)\"/>" }
      return "<stackView id=\"s\(group)\"><subviews>\(texts.joined())</subviews></stackView>"
    }
    let text = InterfaceBuilderSample.storyboard(groups.joined())
      .replacing(" customClass=\"HomeController\"", with: name)
    var configuration = Configuration()
    configuration.only = [NoHeadings.info.id]
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map(\.certainty.rawValue)
  }

  @Test func codeMayMakeHeadingsOfAStoryboard() {
    #expect(certainties(ofClass: "") == ["needsReview"])
    #expect(certainties(ofClass: " customClass=\"HomeController\"") == [])
  }
}
