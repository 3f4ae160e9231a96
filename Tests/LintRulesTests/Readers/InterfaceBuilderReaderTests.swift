import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder documents") struct InterfaceBuilderReaderTests {
  private typealias Sample = InterfaceBuilderSample

  private func screens(of text: String, path: String = "Main.storyboard") -> [Screen] {
    Sample.reading(of: text, path: path).tree?.screens ?? []
  }

  // MARK: Which documents are read

  @Test(arguments: [
    ("MacOSX.Cocoa", "a macOS"), ("watchKit", "a watchOS"), ("xros", "a \"xros\""),
  ])
  func otherPlatformsAreSkippedWithANote(runtime: String, name: String) {
    let reading = Sample.reading(
      of: Sample.storyboard("", document: "targetRuntime=\"\(runtime)\""))
    #expect(reading.tree == nil)
    #expect(reading.problems.isEmpty)
    #expect(reading.notes == ["skipped: \(name) document; only iOS and tvOS are read"])
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", Screen.Idiom.phone), ("iOS.CocoaTouch.iPad", .pad), ("AppleTV", .tv),
  ])
  func theRuntimeNamesTheDevice(runtime: String, idiom: Screen.Idiom) {
    let text = Sample.storyboard("", document: "targetRuntime=\"\(runtime)\"")
    #expect(screens(of: text).map(\.idiom) == [idiom])
  }

  @Test(arguments: [
    ("", "the file is empty"), (" \n", "the file is empty"),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "before Xcode 5"),
    ("<plist version=\"1.0\"/>", "the root element is \"plist\""),
    ("<document type=\"other\"/>", "no Interface Builder document"), ("<document", ""),
    ("NIBArchive\u{1}", "compiled nib"), ("bplist00", "compiled nib"),
  ])
  func whatIsNoDocumentIsAProblem(text: String, message: String) {
    let reading = Sample.reading(of: text)
    #expect(reading.tree == nil)
    #expect(reading.notes.isEmpty)
    #expect(reading.problems.count == 1)
    #expect(message.isEmpty || reading.problems.first?.message.contains(message) == true)
  }

  @Test func anArchiveIsUnderlinedAtItsRoot() {
    let problem = Sample.reading(of: "<?xml version=\"1.0\"?>\n<archive data=\"\"/>").problems.first
    #expect(problem?.range == SourceRange(start: 22, end: 30))
  }

  @Test func launchScreensAreMarked() {
    let text = Sample.storyboard(
      "", document: "targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\"")
    #expect(screens(of: text).map(\.isLaunchScreen) == [true])
  }

  // MARK: Screens

  @Test func aSceneIsAScreenOfTheSizeOfItsView() {
    let screen = screens(of: Sample.storyboard("")).first
    #expect(screen?.name == "HomeController")
    #expect(screen?.size == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen?.capabilities == .ofInterfaceBuilder)
    #expect(screen?.framesAreAbsolute == false)
  }

  @Test func aViewWithoutFrameTakesTheSizeOfTheDevice() {
    let text = Sample.storyboard("").replacing("<rect", with: "<other")
    #expect(screens(of: text).first?.size == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func titlesComeFromTheNavigationItemOrTheController() {
    let item = "<navigationItem key=\"navigationItem\" title=\"Home &amp; more\" id=\"n\"/>"
    let lines = Sample.lines(of: Sample.reading(of: Sample.storyboard("", controller: item)))
    #expect(lines.first == "screen title=Home & more")
    let titled = Sample.storyboard("").replacing(
      "<viewController ", with: "<viewController title=\"T\" ")
    #expect(Sample.lines(of: Sample.reading(of: titled)).first == "screen title=T")
    #expect(screens(of: titled).first?.name == "T")
  }

  @Test func theBarShowsTheTitle() {
    let item = { (title: String) in
      Sample.lines(
        of: Sample.reading(
          of: Sample.storyboard(
            "<label text=\"A\" id=\"l\"/>",
            controller: "<navigationItem key=\"navigationItem\" \(title) id=\"n\"/>")))
    }
    #expect(
      item("title=\"Home\"") == [
        "screen title=Home", "  navigationBar", "    header text=Home (system)", "  view",
        "    text text=A",
      ])
    #expect(item("title=\"\"") == ["screen", "  view", "    text text=A"])
  }

  @Test func controllersWithoutViewAreNoScreens() {
    let objects = """
      <navigationController id="n"><navigationBar key="navigationBar" id="b">
      <rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar></navigationController>
      <viewControllerPlaceholder storyboardName="Other" id="p"/><hostingController id="h"/>
      """
    #expect(screens(of: Sample.storyboard("", objects: objects)).count == 1)
  }

  @Test func looseViewsAreScreensOfTheirOwn() {
    let loose = """
      <view contentMode="scaleToFill" id="l" customClass="Header">
      <rect key="frame" x="0" y="0" width="100" height="40"/></view>
      """
    let names = screens(of: Sample.storyboard("", objects: loose + loose)).map(\.name)
    #expect(names == ["HomeController", "HomeController (Header)", "HomeController (Header) 2"])
  }

  @Test func viewsOfAXibAreScreensNamedAfterTheFile() {
    let view = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"50\"/>"
    let text = Sample.xib(
      """
      <tableViewCell id="a" customClass="PlaceCell">\(view)</tableViewCell>
      <view id="b" userLabel="Footer">\(view)</view><view id="d">\(view)</view>
      <customObject id="c" customClass="Store"/>
      """)
    #expect(
      screens(of: text, path: "App/Base.lproj/PlaceCell.xib").map(\.name)
        == ["PlaceCell", "PlaceCell (Footer)", "PlaceCell 2"])
  }

  @Test func barItemsStandAroundTheViewInReadingOrder() {
    let controller = """
      <toolbarItems>
        <barButtonItem systemItem="flexibleSpace" id="t1"/>
        <barButtonItem title="Share" id="t2"/>
      </toolbarItems>
      <navigationItem key="navigationItem" title="Home" id="n">
        <barButtonItem key="backBarButtonItem" title="Back" id="n1"/>
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="n2"/>
        <view key="titleView" id="n3"/>
        <leftBarButtonItems>
          <barButtonItem image="gear" catalog="system" id="n4"/>
          <barButtonItem style="plain" id="n5">
            <button key="customView" id="n6"><state key="normal" title="Edit"/></button>
          </barButtonItem>
        </leftBarButtonItems>
      </navigationItem>
      """
    let text = Sample.storyboard("<label text=\"Hello\" id=\"l\"/>", controller: controller)
    #expect(
      Sample.lines(of: Sample.reading(of: text)) == [
        "screen title=Home", "  navigationBar", "    barButton image=system:gear",
        "    button text=Edit", "    view", "    barButton text=Add (system)", "  view",
        "    text text=Hello", "  toolbar", "    barButton text=Share",
      ])
  }

  @Test func aBarWithoutItemsIsLeftOut() {
    let controller = """
      <toolbarItems><barButtonItem systemItem="fixedSpace" id="t1"/></toolbarItems>
      <navigationItem key="navigationItem" id="n">
        <barButtonItem key="backBarButtonItem" title="Back" id="n1"/>
      </navigationItem>
      """
    #expect(Sample.outline("", controller: controller).isEmpty)
  }

  // MARK: Robustness

  @Test func deepDocumentsAreReadWithoutRecursion() {
    let text = Sample.storyboard(
      String(repeating: "<view id=\"v\"><subviews>", count: 480)
        + String(repeating: "</subviews></view>", count: 480))
    #expect(Sample.reading(of: text).tree?.elements.count == 482)
  }

  @Test(arguments: ["nan", "inf", "1e999", "-1e400", "", "x", "0x", "99999999999999999999", "1e12"])
  func numbersOfNoUseAreIgnored(number: String) {
    let text = Sample.storyboard(
      """
      <segmentedControl selectedSegmentIndex="\(number)" alpha="\(number)" id="v">
        <rect key="frame" x="\(number)" y="0" width="10" height="10"/>
        <color key="backgroundColor" red="\(number)" green="0" blue="0" alpha="1"/>
        <segments><segment title="A"/></segments>
      </segmentedControl>
      """)
    let tree = Sample.reading(of: text).tree
    #expect(tree?.elements.count == 4)
    #expect(tree?.elements[2].has(.frame) == false)
    #expect(tree?.number(.alpha, of: 2) == nil)
  }

  @Test func everyCutOfADocumentIsReadOrRefused() {
    let bytes = Array(
      Sample.storyboard(
        "<button><accessibility key=\"accessibilityConfiguration\" label=\"&amp;\"/></button>"
      ).utf8)
    for count in stride(from: 0, to: bytes.count, by: 3) {
      let reading = InterfaceBuilderReader.read(
        SourceFile(path: "a.xib", bytes: Array(bytes.prefix(count))))
      #expect(reading.tree == nil)
      #expect(!reading.problems.isEmpty)
    }
  }
}
