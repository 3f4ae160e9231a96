import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// What is no label of a recogniser.
@Suite("label-on-gesture-recognizer") struct LabelOnGestureRecognizerTests {
  @Test func theEditorsNameOfARecogniserIsNoLabel() {
    let text = InterfaceBuilderSample.storyboard(
      """
      <view id="a"><connections>
        <outletCollection property="gestureRecognizers" destination="g"/>
      </connections></view>
      """
    ).replacing(
      "</objects>", with: "<tapGestureRecognizer id=\"g\" userLabel=\"Open\"/></objects>")
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    let found = Linter().lint(file).findings.map(\.rule.id)
    #expect(!found.contains("label-on-gesture-recognizer"))
  }
}
