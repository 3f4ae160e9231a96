import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// How `recursiveDescription` of UIView is read.
@Suite("View hierarchy reader") struct ViewsReaderTests {
  private func reading(_ text: String) -> Reading { TreeSample.reading(text, path: "home.txt") }

  private func lines(_ text: String) -> [String] {
    InterfaceBuilderSample.lines(of: reading(text)).dropFirst().map {
      $0.replacing(" (outlet)", with: "")
    }
  }

  private let form = """
    <UIWindow: 0x7f01; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x60>; \
    layer = <UIWindowLayer: 0x61>>
       | <UIScrollView: 0x7f02; frame = (0 100; 390 744); clipsToBounds = YES; \
    layer = <CALayer: 0x62>; contentOffset: {0, 50}; contentSize: {390, 2000}>
       |    | <UIButton: 0x7f03; frame = (20 80; 100 44); opaque = NO; alpha = 0.5; \
    animations = { position=<CABasicAnimation: 0x63>; bounds=<CABasicAnimation: 0x64>; }; \
    layer = <CALayer: 0x65>>
       |    |    | <UIButtonLabel: 0x7f04; frame = (10 12; 80 20); text = 'What's new; \
    'now''; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x66>>
       |    | <App.PriceTag: 0x7f05; baseClass = UILabel; frame = (20 200; 100 20); \
    hidden = YES; text = '5 €'; layer = <_UILabelLayer: 0x67>>
       | <UITextField: 0x7f06; frame = (20 20; 350 34); text = ''; placeholder = E-mail; \
    borderStyle = RoundedRect; \
    background = <_UITextFieldProvider: 0x68: backgroundView=<UIView: 0x69; frame = (0 0; \
    1 1)>, fillColor=(null)>; enabled = NO; layer = <CALayer: 0x6a>>
    """

  @Test func aDescriptionIsATree() throws {
    #expect(
      lines(form) == [
        "  view", "    scroll clips=true", "      button opaque=false alpha=0.5",
        "        text text=What's new; 'now' opaque=false userInteraction=false",
        "      text text=5 € hidden=true", "    textField placeholder=E-mail text= enabled=false",
      ])
    #expect(reading(form).tree?.screens.first?.name == "home")
  }

  @Test func framesAreThoseOnTheScreen() throws {
    let tree = try #require(reading(form).tree)
    #expect(tree.elements[2].frame == Rect(x: 0, y: 100, width: 390, height: 744))
    #expect(tree.elements[3].frame == Rect(x: 20, y: 130, width: 100, height: 44))
    #expect(tree.elements[4].frame == Rect(x: 30, y: 142, width: 80, height: 20))
    #expect(tree.elements[6].frame == Rect(x: 20, y: 20, width: 350, height: 34))
    #expect(tree.screens[0].size == Rect(x: 0, y: 0, width: 390, height: 844))
    let lost = """
      <UIView: 0x1; layer = <CALayer: 0x2>>
         | <UILabel: 0x3; frame = (1 2; 3 4); text = 'A'>
         | <UIView: 0x4; frame = (1 nan; 3 4)>
      """
    let file = SourceFile(path: "x", bytes: Array(lost.utf8))
    let unplaced = ViewsReader.read(.text(file), ReadingOptions()).tree
    #expect(unplaced?.elements.allSatisfy { !$0.has(.frame) } == true)
  }

  @Test func placesAreExact() throws {
    let tree = try #require(reading(form).tree)
    func slice(_ range: SourceRange?) -> String { range.map { TreeSample.slice(form, $0) } ?? "-" }
    #expect(slice(tree.elements[5].anchor) == "App.PriceTag")
    #expect(slice(tree.attribute(.text, of: 4)?.valueRange) == "What's new; 'now'")
    #expect(slice(tree.attribute(.frame, of: 3)?.range) == "frame = (20 80; 100 44)")
    #expect(slice(tree.attribute(.hidden, of: 5)?.range) == "hidden = YES")
  }

  @Test func addressesMayBeMissing() {
    let text = """
      <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
         | <UILabel; frame = (16 20; 288 30); text = 'What's the point?'; layer = <_UILabelLayer>>
      """
    #expect(lines(text) == ["  view", "    text text=What's the point?"])
  }

  @Test func longTextsAreNotKnown() {
    let cut = "Lorem ipsum dolor sit ame..."
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UILabel: 0x2; frame = (0 0; 9 9); text = '"
    #expect(lines(text + cut + "'>") == ["  view", "    text text=?"])
    #expect(lines(text + "Loading...'>") == ["  view", "    text text=Loading..."])
    #expect(lines(text + "one\ntwo'; opaque = NO>").last == "    text text=one\ntwo opaque=false")
  }

  @Test(arguments: [
    ("UITableViewCell", "cell"), ("UISwitch", "switch"), ("UITabBarButton", "tab"),
    ("_UIButtonBarButton", "barButton"), ("UISearchBarTextField", "searchField"),
    ("UISegment", "segment"), ("App.Chart", "view"), ("UIStackView", "stack"),
    ("_UIModernBarButton", "view"), ("RCTTextView", "text"), ("UITableViewLabel", "text"),
  ])
  func classesAreKinds(name: String, kind: String) {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n   | <\(name): 0x2; frame = (0 0; 9 9)>\n"
    #expect(lines(text).last == "    \(kind)")
  }

  @Test func partsOfSystemControlsAreNone() {
    let text = """
      <UIView: 0x1; frame = (0 0; 99 99)>
         | <UIStepper: 0x2; frame = (0 0; 94 29)>
         |    | <_UIStepperButton: 0x3; baseClass = UIButton; frame = (0 0; 47 29)>
         | <UIButton: 0x4; frame = (0 40; 20 20); userInteractionEnabled = NO>
         | <UITextView: 0x5; frame = (0 50; 90 20); text = 'A'>
         |    | <<_UITextContainerView: 0x6; frame = (0 0; 90 20); \
      layer = <L: 0x7>> minSize = {0, 0}>
      """
    #expect(
      lines(text) == [
        "  view", "    stepper", "      view", "    view userInteraction=false",
        "    textView text=A", "      view",
      ])
  }

  @Test func nothingIsConcludedFromWhatIsNotPrinted() {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844)>
         | <UIButton: 0x2; frame = (20 100; 60 60)>
         |    | <UIImageView: 0x3; frame = (0 0; 60 60)>
         | <UISwitch: 0x4; frame = (20 200; 60 60)>
         | <UIView: 0x5; frame = (20 300; 60 60); gestureRecognizers = <NSArray: 0x6>>
         | <_UIHostingView<ModifiedContent<AnyView, RootModifier>>: 0x7; frame = (0 400; 390 99)>
      """
    let report = Linter().lint(SourceFile(path: "x.txt", bytes: Array(text.utf8)))
    #expect(report.findings.filter { $0.certainty == .violation }.map(\.rule.id) == [])
    #expect(report.inputErrors.isEmpty && reading(text).tree?.elements.count == 7)
  }

  @Test func lineOfALogMayComeFirst() {
    let text = """
      2024-05-01 10:00:00.123 Demo[1:2] <UIView: 0x1; frame = (0 0; 9 9)> - (null)
         | <UILabel: 0x2; frame = (0 0; 9 9); text = 'A'>
      (lldb) po self
      """
    #expect(lines(text) == ["  view", "    text text=A"])
  }

  @Test(arguments: [
    ("[   AF    ! wLU ] h=--- v=--- NSButton \"A\" f=(0,0,87,32) b=(-)\n", "AppKit"),
    ("<UITabBarController>, state: appeared, view: <UIView>\n", "view controllers"),
    ("<UITabBarController 0x7f8>, state: appeared, view: <UIView 0x7f9>\n", "view controllers"),
  ])
  func otherGrammarsAreNamed(text: String, name: String) {
    let reading = reading(text)
    #expect(reading.tree == nil && reading.problems.count == 1)
    #expect(reading.problems.first?.message.contains(name) == true)
    let file = SourceFile(path: "x.txt", bytes: Array(text.utf8))
    #expect(Readers.documentIfTree(file, ReadingOptions()) == nil)
  }

  @Test func aSingleViewIsNothing() {
    let text = "<UIView: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n"
    let report = Linter().lint(SourceFile(path: "x.txt", bytes: Array(text.utf8)))
    #expect(report.findings.map(\.rule.id) == ["empty-tree"])
  }
}
