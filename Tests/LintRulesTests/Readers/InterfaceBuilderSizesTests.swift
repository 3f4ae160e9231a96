import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder sizes") struct InterfaceBuilderSizesTests {
  /// The frame and the trust in it of a button of 46 × 30 points that constraints place.
  private func size(
    _ constraints: String, more: String = "", attributes: String = ""
  ) throws -> String {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="b">
      <rect key="frame" x="0" y="0" width="46" height="30"/>
      <constraints>\(constraints)</constraints>\(more)</button>
      """
    let tree = try #require(
      InterfaceBuilderSample.reading(of: InterfaceBuilderSample.storyboard(button)).tree)
    let element = tree.elements[2]
    let mark = element.marks.contains(.frameUntrusted) ? "?" : ""
    let frame = element.frame
    return "\(Points.text(frame.width)) × \(Points.text(frame.height))\(mark)"
  }

  private func constraint(_ side: String, _ rest: String) -> String {
    "<constraint firstAttribute=\"\(side)\" \(rest)/>"
  }

  @Test func constraintsCountForMoreThanTheCanvas() throws {
    #expect(try size(constraint("height", "constant=\"36\"")) == "46 × 36")
    #expect(try size(constraint("height", "firstItem=\"b\" constant=\"36\"")) == "46 × 36")
    #expect(try size(constraint("height", "firstItem=\"c\" constant=\"36\"")) == "46 × 30?")
    #expect(try size(constraint("width", "constant=\"90\"")) == "90 × 30?")
    #expect(try size(constraint("height", "constant=\"-1\"")) == "46 × 30?")
    #expect(try size(constraint("height", "constant=\"x\"")) == "46 × 30?")
  }

  @Test func aLeastSizeIsReached() throws {
    let least = "relation=\"greaterThanOrEqual\" constant=\"44\""
    #expect(try size(constraint("height", least)) == "46 × 44?")
    #expect(try size(constraint("height", least + " priority=\"500\"")) == "46 × 30?")
  }

  @Test func proportionsTellTheOtherSide() throws {
    let fixed = constraint("height", "constant=\"20\"")
    let square = "secondItem=\"b\" secondAttribute=\"height\""
    #expect(try size(fixed + constraint("width", square)) == "20 × 20")
    #expect(try size(fixed + constraint("width", square + " multiplier=\"2:1\"")) == "40 × 20")
    #expect(try size(fixed + constraint("width", square + " multiplier=\"0.5\"")) == "10 × 20")
    #expect(try size(fixed + constraint("width", square + " multiplier=\"1:0\"")) == "20 × 20")
    let other = "secondItem=\"b\" secondAttribute=\"width\" multiplier=\"1:2\""
    #expect(
      try size(constraint("width", "constant=\"20\"") + constraint("height", other)) == "20 × 10")
  }

  @Test func constraintsThatContradictEachOtherSayNothing() throws {
    let two = constraint("height", "constant=\"20\"") + constraint("height", "constant=\"40\"")
    #expect(try size(two) == "46 × 30?")
  }

  @Test func constraintsThatAreNotAlwaysThereSayNothing() throws {
    let fixed = constraint("height", "constant=\"20\" id=\"h\"")
    for key in ["default", "heightClass=compact"] {
      let variation = """
        <variation key="\(key)"><mask key="constraints"><exclude reference="h"/></mask></variation>
        """
      #expect(try size(fixed, more: variation) == "46 × 30?")
    }
    let placeholder = constraint("height", "placeholder=\"YES\" constant=\"20\"")
    #expect(try size(placeholder) == "46 × 30?")
  }

  @Test func aWrongCanvasLeavesWhatBothSidesSay() throws {
    let height = constraint("height", "constant=\"20\"")
    let both = height + constraint("width", "constant=\"40\"")
    #expect(try size(height, attributes: "misplaced=\"YES\"") == "46 × 20?")
    #expect(try size(both, attributes: "misplaced=\"YES\"") == "40 × 20")
  }

  // MARK: Other views

  /// The size of the first of two buttons whose size the constraints around them tell.
  private func size(around constraints: String, other: String = "") throws -> String {
    let button = { (id: String, more: String) in
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="30" height="30"/>\(more)</button>
      """
    }
    let view = """
      <view id="v"><subviews>\(button("a", ""))\(button("b", other))</subviews>
      <constraints>\(constraints)</constraints></view>
      """
    let tree = try #require(
      InterfaceBuilderSample.reading(of: InterfaceBuilderSample.storyboard(view)).tree)
    let frame = tree.elements[3].frame
    let mark = tree.elements[3].marks.contains(.frameUntrusted) ? "?" : ""
    return "\(Points.text(frame.width)) × \(Points.text(frame.height))\(mark)"
  }

  private func equal(_ side: String, _ rest: String = "") -> String {
    """
    <constraint firstItem="a" firstAttribute="\(side)" secondItem="b" secondAttribute="\(side)"
    \(rest)/>
    """
  }

  @Test func viewsOfEqualSizeTellEachOthers() throws {
    let both = equal("width") + equal("height")
    let fixed = { (width: Int, height: Int) in
      "<constraints>\(self.constraint("width", "constant=\"\(width)\""))"
        + "\(self.constraint("height", "constant=\"\(height)\""))</constraints>"
    }
    #expect(try size(around: both, other: fixed(50, 60)) == "50 × 60")
    #expect(try size(around: equal("width"), other: fixed(28, 60)) == "28 × 30")
    #expect(try size(around: both) == "30 × 30?")
    let other = fixed(50, 60)
    #expect(try size(around: equal("width", "priority=\"500\""), other: other) == "30 × 30?")
    #expect(try size(around: equal("width", "multiplier=\"2\""), other: other) == "100 × 30?")
    #expect(try size(around: equal("width", "constant=\"8\""), other: other) == "58 × 30?")
    #expect(
      try size(around: constraint("width", "firstItem=\"a\" constant=\"28\"")) == "28 × 30")
  }
}
