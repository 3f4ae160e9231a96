import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Places of views, as constraints tell them.
@Suite("Interface Builder geometry") struct InterfaceBuilderGeometryTests {
  /// A view with its frame on the canvas and what is in it.
  private func view(
    _ id: String, _ frame: (Int, Int, Int, Int), _ content: String = "", tag: String = "view",
    attributes: String = "translatesAutoresizingMaskIntoConstraints=\"NO\""
  ) -> String {
    """
    <\(tag) \(attributes) id="\(id)"><rect key="frame" x="\(frame.0)" y="\(frame.1)"
      width="\(frame.2)" height="\(frame.3)"/>\(content)</\(tag)>
    """
  }

  /// A constraint, as in `a.leading = b.trailing + 8`; the parts are separated by blanks.
  private func constraint(_ text: String, _ rest: String = "") -> String {
    let parts = text.split(separator: " ").map(String.init)
    let first = parts[0].split(separator: ".")
    var attributes = "firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
    var index = 2
    if parts.count > index, parts[index].contains("."), Double(parts[index]) == nil {
      let second = parts[index].split(separator: ".")
      attributes += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      index += 1
      if parts.count > index, parts[index] == "+" { index += 1 }
    }
    if parts.count > index { attributes += " constant=\"\(parts[index])\"" }
    return "<constraint \(attributes) \(rest)/>"
  }

  private func pinned(
    _ id: String, to other: String, _ insets: (Int, Int), size: (Int, Int)
  ) -> [String] {
    [
      constraint("\(id).leading = \(other).leading + \(insets.0)"),
      constraint("\(id).top = \(other).top + \(insets.1)"),
      constraint("\(id).width = \(size.0)"), constraint("\(id).height = \(size.1)"),
    ]
  }

  /// What is known about the views in the view of a controller, in document order: the frame, with
  /// "~" where it depends on the device, "?" where only its size is known, "-" where nothing is.
  private func places(
    _ views: String, _ constraints: [String], guides: String = "", objects: String = ""
  ) throws -> [String] {
    let file = InterfaceBuilderSample.storyboard(views, objects: objects).replacing(
      "</subviews>\n      </view>",
      with: "</subviews>\(guides)<constraints>\(constraints.joined())</constraints></view>")
    let document = try #require(
      InterfaceBuilderReader.outline(SourceFile(path: "a.storyboard", bytes: Array(file.utf8)))
        .document)
    let tree = try #require(
      InterfaceBuilderReader.read(document, screens: 0..<document.screens.count).tree)
    return tree.elements.dropFirst(2).map { element in
      let frame = element.frame
      let text = [frame.x, frame.y, frame.width, frame.height].map { Points.text($0) }
      if element.marks.contains(.frameUntrusted) { return text.joined(separator: " ") + " -" }
      let mark = element.marks.contains(.placeUntrusted) ? " ?" : ""
      return text.joined(separator: " ") + mark
    }
  }

  @Test func edgesAndSizesPinAView() throws {
    let button = view("a", (16, 20, 100, 44))
    #expect(
      try places(button, pinned("a", to: "root", (16, 20), size: (100, 44))) == ["16 20 100 44"])
    // Without the top nobody knows where it is.
    let rest = pinned("a", to: "root", (16, 20), size: (100, 44)).filter { !$0.contains("top") }
    #expect(try places(button, rest) == ["16 20 100 44 ?"])
    // The canvas shows another place.
    #expect(
      try places(
        view("a", (40, 20, 100, 44)), pinned("a", to: "root", (16, 20), size: (100, 44)))
        == ["40 20 100 44 ?"])
  }

  @Test func farEdgesCountOnTheDeviceOfTheDocument() throws {
    let right = [
      constraint("root.trailing = a.trailing + 16"), constraint("a.top = root.top + 20"),
      constraint("a.width = 100"), constraint("a.height = 44"),
    ]
    #expect(try places(view("a", (277, 20, 100, 44)), right) == ["277 20 100 44"])
    let wide = [
      constraint("a.leading = root.leading + 16"), constraint("root.trailing = a.trailing + 16"),
      constraint("a.top = root.top + 20"), constraint("root.bottom = a.bottom + 20"),
    ]
    #expect(try places(view("a", (16, 20, 361, 812)), wide) == ["16 20 361 812"])
  }

  @Test func sizesAndPlacesFollowOtherViews() throws {
    let views = view("a", (16, 20, 100, 44)) + view("b", (124, 22, 50, 40))
    let constraints =
      pinned("a", to: "root", (16, 20), size: (100, 44)) + [
        constraint("b.leading = a.trailing + 8"), constraint("b.centerY = a.centerY"),
        constraint("b.width = a.width", "multiplier=\"0.5\""),
        constraint("b.height = b.width -10"),
      ]
    #expect(try places(views, constraints) == ["16 20 100 44", "124 22 50 40"])
  }

  @Test func guidesAreWhereTheCanvasHasThem() throws {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let views = view("a", (16, 59, 100, 44)) + view("b", (16, 120, 100, 44))
    let constraints =
      ["a", "b"].flatMap { id in
        [
          constraint("\(id).leading = root.leadingMargin"), constraint("\(id).width = 100"),
          constraint("\(id).height = 44"),
        ]
      } + [constraint("a.top = safe.top"), constraint("b.top = a.bottom + 17")]
    #expect(
      try places(views, constraints, guides: guide) == ["16 59 100 44", "16 120 100 44"])
    // Two views that show it in different places leave it unknown.
    let contradictory = constraints.dropLast() + [constraint("b.top = safe.top")]
    #expect(
      try places(views, Array(contradictory), guides: guide)
        == ["16 59 100 44 ?", "16 120 100 44 ?"])
  }

  @Test func stackViewsArrange() throws {
    let stack = { (attributes: String, views: String) in
      self.view(
        "s", (16, 20, 208, 44), "<subviews>\(views)</subviews>", tag: "stackView",
        attributes: "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)")
    }
    let pins = pinned("s", to: "root", (16, 20), size: (208, 44))
    let equal = view("a", (0, 0, 100, 44)) + view("b", (108, 0, 100, 44))
    #expect(
      try places(stack("spacing=\"8\" distribution=\"fillEqually\"", equal), pins)
        == ["16 20 208 44", "0 0 100 44", "108 0 100 44"])
    // In a stack view that fills by content, nobody knows where one view ends.
    #expect(
      try places(stack("spacing=\"8\"", equal), pins).dropFirst()
        == ["0 0 100 44 ?", "108 0 100 44 ?"])
    let outlets =
      "<viewController id=\"c\"><connections><outlet property=\"b\" "
      + "destination=\"b\" id=\"o\"/></connections></viewController>"
    #expect(
      try places(
        stack("spacing=\"8\" distribution=\"fillEqually\"", equal), pins, objects: outlets
      )
      .dropFirst() == ["0 0 100 44 ?", "108 0 100 44 ?"])
  }

  @Test(arguments: [
    "placeholder=\"YES\"", "relation=\"greaterThanOrEqual\"", "priority=\"250\"", "id=\"held\"",
    "id=\"left\"",
  ])
  func constraintsThatMayChangePinNothing(rest: String) throws {
    let outlet =
      "<viewController id=\"c\"><connections><outlet property=\"top\" "
      + "destination=\"held\" id=\"o\"/></connections></viewController>"
    let variation =
      "<variation key=\"heightClass=compact\"><mask key=\"constraints\">"
      + "<exclude reference=\"left\"/></mask></variation>"
    let pins = pinned("a", to: "root", (16, 20), size: (100, 44)).filter { !$0.contains("top") }
    #expect(
      try places(
        view("a", (16, 20, 100, 44)), pins + [constraint("a.top = root.top + 20", rest)],
        guides: variation, objects: outlet) == ["16 20 100 44 ?"])
  }

  @Test func contentThatScrollsHasEdgesOfItsOwn() throws {
    let content = view("c", (0, 0, 393, 1200))
    let scroll = view(
      "s", (0, 0, 393, 852), "<subviews>\(content)</subviews>", tag: "scrollView")
    let edges = { (inner: String, outer: String) in
      ["leading", "top", "trailing", "bottom"].map {
        self.constraint("\(inner).\($0) = \(outer).\($0)")
      }
    }
    let found = try places(
      scroll,
      edges("s", "root") + edges("c", "s") + [
        constraint("c.width = s.width"), constraint("c.height = 1200"),
      ])
    #expect(found == ["0 0 393 852", "0 0 393 1200"])
  }
}
