import DocumentSyntax
import LintRules
import Testing

@testable import a11y_lint

@Suite("Pieces of a big file") struct PieceTasksTests {
  /// A storyboard of several megabytes, with a button without a name in each scene.
  private static let file: SourceFile = {
    let padding = String(repeating: " ", count: 20_000)
    let scenes = (0..<200).map { number in
      """
      <scene sceneID="s\(number)"><objects>
      <viewController id="c\(number)" sceneMemberID="viewController">\(padding)
      <view key="view" id="v\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><button opaque="NO" id="b\(number)">
      <rect key="frame" x="9" y="90" width="44" height="44"/>
      <state key="normal" image="ic_close"/>
      </button></subviews></view></viewController></objects></scene>

      """
    }
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <scenes>

      """
    let text = head + scenes.joined() + "</scenes>\n</document>\n"
    return SourceFile(path: "Big.storyboard", bytes: Array(text.utf8))
  }()

  /// With and without helpers, and with more of them than there are pieces.
  @Test(arguments: [0, 1, 3, 20]) func piecesMakeTheWholeInTheirOrder(helpers: Int) throws {
    let linter = Linter()
    let cuts = try #require(linter.cuts(of: Self.file))
    #expect(cuts.count == 3)
    var tasks = PieceTasks(cuts, helpers: helpers, linter)
    var handedOut = 0
    let plan = linter.plan(
      Self.file,
      nextPiece: {
        let piece = tasks.next()
        if piece != nil { handedOut += 1 }
        return piece
      })
    #expect(handedOut == cuts.count)
    #expect(tasks.next() == nil)
    let findings = linter.lint(plan).findings
    #expect(findings.count { $0.rule.id == "icon-button-missing-label" } == 200)
    #expect(findings.map(\.fingerprint) == linter.lint(Self.file).findings.map(\.fingerprint))
  }
}
