import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Languages of texts") struct SpeechLanguageMismatchTests {
  private typealias Sample = InterfaceBuilderSample

  /// The rules that find something in labels of a storyboard.
  private func found(_ texts: [String]) -> [String] {
    let labels = texts.map { "<label text=\"\($0)\" id=\"\($0)\"/>" }.joined()
    let file = SourceFile(path: "Main.storyboard", bytes: Array(Sample.storyboard(labels).utf8))
    return Linter().lint(file).findings.map { "\($0.rule.id) \($0.certainty.rawValue)" }
  }

  @Test func anInterfaceBuilderFileMayBeInAnyLanguage() {
    #expect(found(["Привет", "Сегодня", "Завтра"]) == [])
    let mixed = ["Hello", "Today", "Later", "Never", "Maybe", "Привет"]
    #expect(found(mixed) == ["speech-language-mismatch needsReview"])
  }
}
