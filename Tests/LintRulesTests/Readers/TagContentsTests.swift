import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder frames") struct TagContentsTests {
  private static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
  /// A view that is placed by constraints, so that the document has some.
  private static let other = """
    <view id="other"><constraints><constraint firstAttribute="top" secondItem="root" id="x"/>
    </constraints></view>
    """

  private func rect(_ width: String, _ height: String) -> String {
    "<rect key=\"frame\" x=\"8\" y=\"-4.5\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func side(_ name: String, _ rest: String) -> String {
    "<constraints><constraint firstAttribute=\"\(name)\" \(rest) id=\"c\"/></constraints>"
  }

  /// Whether the frame of the first view of these is trusted; nil where it has none.
  private func isTrusted(
    _ views: String, inside: Int = 0, document: String? = nil, other: String = Self.other
  ) throws -> Bool? {
    let text =
      document.map { InterfaceBuilderSample.storyboard(views + other, document: $0) }
      ?? InterfaceBuilderSample.storyboard(views + other)
    let tree = try #require(InterfaceBuilderSample.reading(of: text).tree)
    let element = tree.elements[2 + inside]
    return element.has(.frame) ? !element.marks.contains(.frameUntrusted) : nil
  }

  private func view(_ attributes: String, _ content: String) -> String {
    "<button \(attributes) id=\"v\">\(content)</button>"
  }

  @Test func framesAreThoseOfTheFile() throws {
    let text = InterfaceBuilderSample.storyboard(view("", rect("20.25", "30")))
    let tree = try #require(InterfaceBuilderSample.reading(of: text).tree)
    #expect(tree.elements[2].frame == Rect(x: 8, y: -4.5, width: 20.25, height: 30))
  }

  @Test func viewsWithoutConstraintsAreWhereTheCanvasShowsThem() throws {
    #expect(try isTrusted(view("", rect("20", "30"))) == true)
    #expect(try isTrusted(view("fixedFrame=\"YES\" \(Self.constrained)", rect("20", "30"))) == true)
    #expect(try isTrusted(view(Self.constrained, rect("20", "30")), other: "") == true)
    #expect(
      try isTrusted(
        view(Self.constrained, rect("20", "30")), document: "targetRuntime=\"iOS.CocoaTouch\"")
        == true)
  }

  @Test func viewsThatConstraintsPlaceAreElsewhere() throws {
    #expect(try isTrusted(view(Self.constrained, rect("20", "30"))) == false)
  }

  @Test(arguments: [
    ("width", "constant=\"20\"", true), ("height", "constant=\"30\"", false),
    ("width", "constant=\"25\"", true),
    ("width", "constant=\"20\" priority=\"750\"", true),
    ("width", "constant=\"25\" priority=\"750\"", false),
    ("width", "relation=\"lessThanOrEqual\" constant=\"20\"", true),
    ("width", "relation=\"lessThanOrEqual\" constant=\"90\"", false),
    ("width", "relation=\"greaterThanOrEqual\" constant=\"20\"", false),
    ("width", "secondItem=\"x\" constant=\"20\"", false),
    ("width", "placeholder=\"YES\" constant=\"20\"", false),
  ])
  func aConstraintOfTheShortSideIsEvidence(name: String, rest: String, isEvidence: Bool) throws {
    let button = view(Self.constrained, rect("20", "30") + side(name, rest))
    #expect(try isTrusted(button) == isEvidence)
  }

  @Test func aConstraintThatIsLeftOutIsNoEvidence() throws {
    let variation = """
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      """
    let button = view(
      Self.constrained, rect("20", "30") + side("width", "constant=\"20\"") + variation)
    #expect(try isTrusted(button) == false)
  }

  @Test(arguments: ["misplaced=\"YES\"", "ambiguous=\"YES\""])
  func wrongFramesAreNotTrusted(attribute: String) throws {
    #expect(try isTrusted(view(attribute, rect("20", "30"))) == false)
  }

  @Test func framesWithoutExtentAreNotTrusted() throws {
    #expect(try isTrusted(view("", rect("20", "0.0"))) == false)
    #expect(try isTrusted(view("", rect("0.0", "0.0"))) == nil)
    #expect(try isTrusted(view("", "")) == nil)
  }

  @Test func whatAStackArrangesIsNotTrusted() throws {
    let inner = view("", rect("20", "30"))
    let stack = "<stackView id=\"s\">\(rect("90", "90"))<subviews>\(inner)</subviews></stackView>"
    #expect(try isTrusted(stack) == true)
    #expect(try isTrusted(stack, inside: 1) == false)
    let fixed = view("", rect("20", "30") + side("width", "constant=\"20\""))
    #expect(try isTrusted(stack.replacing(inner, with: fixed), inside: 1) == true)
  }

  @Test func whatStandsInAnUntrustedViewIsNotTrusted() throws {
    let outer = """
      <view \(Self.constrained) id="o">\(rect("90", "90"))<subviews>
      \(view("", rect("20", "30")))</subviews></view>
      """
    #expect(try isTrusted(outer, inside: 1) == false)
  }

  @Test(arguments: [("", false), ("rowHeight=\"80\"", true), ("rowHeight=\"-1\"", false)])
  func cellsAreSizedByTheirHeight(attribute: String, isSized: Bool) throws {
    let table = """
      <tableView id="t">\(rect("90", "90"))<prototypes><tableViewCell \(attribute) id="c">
      \(rect("90", "40"))<tableViewCellContentView key="contentView">\(rect("90", "40"))
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect(try isTrusted(table) == true)
    #expect(try isTrusted(table, inside: 1) == false)
    #expect(try isTrusted(table, inside: 2) == isSized)
  }
}
