import DocumentSyntax
import Testing

@Suite("Interface Builder connections") struct InterfaceBuilderReferencesTests {
  private func connections(_ content: String) -> String { "<connections>\(content)</connections>" }

  private func outline(_ view: String, _ objects: String = "", controller: String = "") -> [String]
  {
    InterfaceBuilderSample.outline(view, controller: controller, objects: objects)
  }

  /// A view with one recogniser, and the line that comes of them.
  private func gesture(_ recognizer: String) -> [String] {
    outline(
      "<view id=\"v\">"
        + connections(
          "<outletCollection property=\"gestureRecognizers\" destination=\"g\" appends=\"YES\"/>")
        + "</view>", recognizer)
  }

  // MARK: Actions

  @Test(arguments: [
    (
      "<action selector=\"save:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"x\"/>",
      "save:"
    ),
    ("<action selector=\"a:\" eventType=\"primaryActionTriggered\"/>", "a:"),
    ("<action selector=\"hideKeyboard:\" eventType=\"touchUpInside\"/>", "dismissKeyboard"),
    ("<segue destination=\"other\" kind=\"show\" id=\"x\"/>", "segue"),
    ("<segue destination=\"e\" kind=\"unwind\" unwindAction=\"back:\" id=\"x\"/>", "segue"),
  ])
  func actionsAndSeguesSayWhatATapDoes(connection: String, tap: String) {
    #expect(
      outline("<button id=\"b\">\(connections(connection))</button>")
        == ["button onTap=\(tap) (action)"])
  }

  @Test func otherEventsAreNoTaps() {
    let changed = connections("<action selector=\"changed:\" eventType=\"valueChanged\"/>")
    #expect(outline("<slider>\(changed)</slider>") == ["slider (action)"])
    #expect(outline("<switch>\(changed)</switch>") == ["switch on=false onTap=changed: (action)"])
  }

  @Test func embeddedControllersAreNoTaps() {
    let embed = connections("<segue destination=\"other\" kind=\"embed\"/>")
    #expect(outline("<containerView>\(embed)</containerView>") == ["view"])
  }

  @Test func cellsMayHaveSegues() {
    let segue = connections("<segue destination=\"other\" kind=\"push\"/>")
    let detail = connections(
      "<segue destination=\"other\" kind=\"push\" trigger=\"accessoryAction\"/>")
    #expect(
      outline(
        """
        <tableView><prototypes><tableViewCell>\(segue)</tableViewCell><tableViewCell>\(detail)
        </tableViewCell></prototypes></tableView>
        """) == ["list", "  cell onTap=segue (action)", "  cell"])
  }

  // MARK: Outlets

  @Test func destinationsOfOutletsAreMarked() {
    let outlets = connections(
      """
      <outlet property="name" destination="a" id="1"/>
      <outletCollection property="all" destination="b" id="2"/>
      <outlet property="delegate" destination="c" id="3"/>
      """)
    #expect(
      outline(
        "<label id=\"a\"/><label id=\"b\"/><label id=\"c\"/><label id=\"d\"/>", controller: outlets)
        == ["text (outlet)", "text (outlet)", "text", "text"])
  }

  // MARK: Gestures

  @Test(arguments: [
    ("tap", "tap"), ("pongPress", "longPress"), ("swipe", "swipe"), ("pan", "pan"),
    ("pinch", "pinch"), ("rotation", "rotate"), ("screenEdgePan", "edgePan"),
  ])
  func recognizersHaveKinds(tag: String, kind: String) {
    #expect(gesture("<\(tag)GestureRecognizer id=\"g\"/>") == ["view gestures=\(kind) 1 -"])
  }

  @Test func recognizersHaveActionsTouchesAndState() {
    #expect(
      gesture(
        """
        <tapGestureRecognizer id="g" numberOfTapsRequired="2" numberOfTouchesRequired="3"
        enabled="NO">\(connections("<action selector=\"zoom:\" destination=\"vc\"/>"))
        </tapGestureRecognizer>
        """) == ["view gestures=doubleTap off 3 zoom"])
    #expect(
      gesture(
        """
        <tapGestureRecognizer id="g">
        \(connections("<action selector=\"dismissKeyboard\" destination=\"vc\"/>"))
        </tapGestureRecognizer>
        """) == ["view gestures=tap 1 dismissKeyboard"])
    #expect(
      gesture(
        """
        <tapGestureRecognizer id="g">
        \(connections("<segue kind=\"show\" destination=\"other\"/>"))</tapGestureRecognizer>
        """) == ["view gestures=tap 1 segue"])
  }

  @Test func threeTapsAreForDevelopers() {
    #expect(gesture("<tapGestureRecognizer id=\"g\" numberOfTapsRequired=\"3\"/>") == ["view"])
  }

  @Test func recognizersThatNothingLeadsToAreIgnored() {
    #expect(outline("<view id=\"v\"/>", "<tapGestureRecognizer id=\"g\"/>") == ["view"])
    #expect(gesture("<customObject id=\"g\"/>") == ["view"])
  }
}
