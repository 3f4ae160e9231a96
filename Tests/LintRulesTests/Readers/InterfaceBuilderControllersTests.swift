import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder controllers") struct InterfaceBuilderControllersTests {
  private typealias Sample = InterfaceBuilderSample

  private func connections(_ content: String) -> String { "<connections>\(content)</connections>" }

  private func segue(_ destination: String, _ kind: String, _ rest: String = "") -> String {
    connections("<segue destination=\"\(destination)\" kind=\"\(kind)\" \(rest)/>")
  }

  private func controller(_ id: String, _ title: String, _ more: String = "") -> String {
    """
    <viewController id="\(id)" title="\(title)"><view key="view" id="\(id)-view"/>\(more)
    </viewController>
    """
  }

  /// What a button with a segue opens.
  private func opened(_ kind: String, _ objects: String, to destination: String = "x") -> String {
    Sample.outline("<button>\(segue(destination, kind))</button>", objects: objects).first ?? ""
  }

  // MARK: Segues

  @Test(arguments: ["show", "presentation", "popoverPresentation", "push", "modal", "custom"])
  func seguesOpenScreens(kind: String) {
    #expect(
      opened(kind, controller("x", "Settings")) == "button onTap=segue opens=Settings (action)")
  }

  @Test func unwindSeguesOpenNothing() {
    #expect(opened("unwind", "<exit id=\"x\"/>") == "button onTap=segue (action)")
  }

  @Test func controllersOfControllersAreFollowed() {
    let navigation = "<navigationController id=\"x\">"
    let root = segue("y", "relationship", "relationship=\"rootViewController\"")
    #expect(
      opened("show", navigation + root + "</navigationController>" + controller("y", "List"))
        == "button onTap=segue opens=List (action)")
    let circle = segue("x", "relationship", "relationship=\"rootViewController\"")
    #expect(
      opened("show", navigation + circle + "</navigationController>")
        == "button onTap=segue opens=Navigation Controller (action)")
  }

  @Test func otherStoryboardsHaveNames() {
    let reference = { (rest: String) in "<viewControllerPlaceholder id=\"x\" \(rest)/>" }
    #expect(
      opened("show", reference("storyboardName=\"Login\""))
        == "button onTap=segue opens=Login (action)")
    #expect(
      opened("show", reference("storyboardName=\"Login\" referencedIdentifier=\"Reset\""))
        == "button onTap=segue opens=Reset (action)")
  }

  @Test func theButtonOfACellHasASegueOfItsOwn() {
    let detail = segue("x", "show", "trigger=\"accessoryAction\"")
    let table = { (type: String, connections: String) in
      """
      <tableView><prototypes><tableViewCell accessoryType="\(type)">
      <tableViewCellContentView key="contentView"/>\(connections)</tableViewCell></prototypes>
      </tableView>
      """
    }
    #expect(
      Sample.outline(table("detailDisclosureButton", detail), objects: controller("x", "More"))
        .prefix(4)
        == [
          "list", "  cell", "    view",
          "    button text=More Info onTap=segue opens=More (system) (action)",
        ])
    #expect(
      Sample.outline(table("detailButton", ""))
        == ["list", "  cell", "    view", "    button text=More Info (system)"])
    for type in ["disclosureIndicator", "checkmark", "none"] {
      #expect(Sample.outline(table(type, "")) == ["list", "  cell", "    view"])
    }
  }

  @Test func aSwitchAtTheEndOfACellIsOneStopWithIt() {
    let table = { (outlet: String) in
      """
      <tableView><sections><tableViewSection><cells><tableViewCell id="c">
      <tableViewCellContentView key="contentView"><subviews>
        <label text="Wi-Fi" id="l"/><switch on="YES" id="w"/>
      </subviews></tableViewCellContentView>
      <connections><outlet property="\(outlet)" destination="w" id="o"/></connections>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """
    }
    let heard = { (text: String) in
      let tree = Sample.reading(of: Sample.storyboard(text)).tree.map {
        AccessibilityTree(resolving: $0)
      }
      return tree.map { tree in
        tree.readingOrder(ofScreen: 0).stops.map { tree.utterance(of: $0.element) ?? "" }
      }
    }
    #expect(heard(table("accessoryView")) == ["Wi-Fi, on."])
    #expect(
      heard(table("other")) == ["Wi-Fi.", "Switch button, on."])
  }

  // MARK: Tab bars

  private func tabs(_ ids: [String]) -> String {
    "<tabBarController id=\"t\" title=\"Tabs\"><tabBar key=\"tabBar\" id=\"bar\"/>"
      + connections(
        ids.map {
          "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\"/>"
        }.joined()) + "</tabBarController>"
  }

  private func lines(_ objects: String) -> [String] {
    Array(
      Sample.lines(of: Sample.reading(of: Sample.storyboard("", objects: objects)))
        .drop { !$0.contains("tabBar") })
  }

  @Test func aTabBarControllerIsAScreenOfItsTabs() {
    let tab = { (content: String) in "<tabBarItem key=\"tabBarItem\" \(content)/>" }
    let objects =
      tabs(["b", "a", "c", "none"])
      + controller("a", "A", tab("title=\"Home\" image=\"house\" catalog=\"system\""))
      + controller("b", "B", tab("systemItem=\"favorites\" badgeValue=\"2\""))
      + controller("c", "C", "<userDefinedRuntimeAttributes/>")
    #expect(
      lines(objects).prefix(3) == [
        "  tabBar", "    tab badge=2 text=Favorites (system)",
        "    tab text=Home image=system:house",
      ])
    let screens = Sample.reading(of: Sample.storyboard("", objects: objects)).tree?.screens
    #expect(screens?.map(\.name) == ["HomeController", "Tabs", "A", "B", "C"])
    #expect(screens?[1].isFragment == true)
  }

  @Test func codeFillsTabsThatTheFileLeavesOpen() {
    let tab = { (content: String) in "<tabBarItem key=\"tabBarItem\" \(content)/>" }
    let objects =
      tabs(["a", "b", "c"]) + controller("a", "A", tab("title=\"\" id=\"1\""))
      + controller("b", "B", tab("image=\"b\" id=\"2\""))
      + "<viewController id=\"c\" customClass=\"C\">\(tab("image=\"c\" id=\"3\""))</viewController>"
    #expect(
      lines(objects).prefix(4) == [
        "  tabBar", "    tab text=? (outlet)", "    tab image=b", "    tab image=c (outlet)",
      ])
  }

  @Test func aTabBarControllerWithoutTabsIsNoScreen() {
    #expect(lines(tabs(["missing"])).isEmpty)
  }

  // MARK: Titles

  @Test func codeMayLookTitlesUp() throws {
    let item = """
      <navigationItem key="navigationItem" title="Title" id="n"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="localization" value="k"/>
      </userDefinedRuntimeAttributes></navigationItem>
      """
    let tree = try #require(Sample.reading(of: Sample.storyboard("", controller: item)).tree)
    #expect(tree.text(.title, of: 0) == nil)
    #expect(tree.screens[0].hasOwnController)
  }
}
