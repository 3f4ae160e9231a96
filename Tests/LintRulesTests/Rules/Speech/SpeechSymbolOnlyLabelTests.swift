import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Labels of symbols") struct SpeechSymbolOnlyLabelTests {
  private typealias Sample = InterfaceBuilderSample

  @Test func codeMayNameAButtonOfSymbols() {
    let button = "<button id=\"a\"><state key=\"normal\" title=\"…\"/></button>"
    let outlet = "<connections><outlet property=\"b\" destination=\"a\" id=\"o\"/></connections>"
    for (controller, certainty) in [("", Certainty.violation), (outlet, .needsReview)] {
      let text = Sample.storyboard(button, controller: controller)
      let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
      let found = Linter().lint(file).findings.filter { $0.rule.category == .speech }
      #expect(found.map(\.rule.id) == ["speech-symbol-only-label"])
      #expect(found.map(\.certainty) == [certainty])
    }
  }
}
