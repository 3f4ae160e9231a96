import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Interface Builder elements") struct InterfaceBuilderTagTests {
  private typealias Sample = InterfaceBuilderSample

  @Test(arguments: [
    ("label", ElementKind.text), ("imageView", .image), ("tableView", .list),
    ("collectionView", .grid), ("wkWebView", .web),
    ("mapView", .map), ("visualEffectView", .view), ("stackView", .stack), ("glkView", .canvas),
    ("progressView", .progress), ("activityIndicatorView", .activityIndicator),
    ("pickerView", .picker), ("datePicker", .datePicker), ("pageControl", .pageControl),
    ("slider", .slider), ("stepper", .stepper), ("scrollView", .scroll),
    ("containerView", .view), ("textView", .textView), ("toolbar", .toolbar),
  ])
  func tagsHaveKinds(tag: String, kind: ElementKind) {
    #expect(Sample.outline("<\(tag) id=\"a\" animating=\"YES\"/>") == ["\(kind)"])
  }

  @Test func switchesAreOffUnlessTheyAreSaidToBeOn() {
    #expect(Sample.outline("<switch id=\"a\"/>") == ["switch on=false"])
    #expect(Sample.outline("<switch id=\"a\" on=\"YES\"/>") == ["switch on=true"])
  }

  @Test func searchBarsAreNamedBySystem() {
    #expect(Sample.outline("<searchBar id=\"a\"/>") == ["searchField (system)"])
  }

  @Test func unknownTagsArePlainViewsOfThatClass() {
    #expect(
      Sample.outline("<bannerView id=\"a\"><subviews><label text=\"Ad\"/></subviews></bannerView>")
        == ["view class=bannerView", "  text text=Ad"])
  }

  @Test func unknownPropertiesAreNoViews() {
    #expect(
      Sample.outline(
        """
        <view id="a"><someSetting key="x"><real key="value" value="1"/></someSetting>
        <otherView key="contentView"><rect key="frame" x="0" y="0" width="1" height="1"/>
        </otherView>
        </view>
        """) == ["view", "  view class=otherView"])
  }

  @Test func tablesHoldHeadersCellsAndFooters() {
    let table = """
      <tableView id="t">
        <view key="tableHeaderView" id="h"><subviews><label text="Top" id="l"/></subviews></view>
        <view key="tableFooterView" id="f" customClass="Footer"/>
        <sections>
          <tableViewSection headerTitle="One &amp; two" footerTitle="Note" id="s"><cells>
            <tableViewCell id="c"><tableViewCellContentView key="contentView" id="cc"><subviews>
              <label text="Row" id="r"/></subviews></tableViewCellContentView></tableViewCell>
          </cells></tableViewSection>
          <tableViewSection id="s2"><string key="headerTitle">Long</string></tableViewSection>
          <tableViewSection headerTitle="" id="s3"/>
        </sections>
      </tableView>
      """
    #expect(
      Sample.outline(table) == [
        "list", "  view", "    text text=Top", "  header text=One & two (system)", "  cell",
        "    view", "      text text=Row", "  text text=Note (system)",
        "  header text=Long (system)", "  view class=Footer",
      ])
    #expect(
      Sample.outline("<tableView><prototypes><tableViewCell id=\"c\"/></prototypes></tableView>")
        == ["list", "  cell"])
  }

  @Test func collectionsHoldHeadersCellsAndFooters() {
    let collection = """
      <collectionView id="t">
        <cells><collectionViewCell id="c"><view key="contentView"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" id="h" customClass="H"/>
        <collectionReusableView key="sectionFooterView" id="f" customClass="F"/>
      </collectionView>
      """
    #expect(
      Sample.outline(collection)
        == ["grid", "  view class=H", "  gridCell", "    view", "  view class=F"])
  }

  @Test func barsInTheViewHoldTheirItems() {
    let bars = """
      <navigationBar id="n"><items><navigationItem title="Title" id="i">
        <barButtonItem key="rightBarButtonItem" title="Done" id="r"/>
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
      </navigationItem></items></navigationBar>
      <toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="s"/>
        <barButtonItem image="trash" id="b"><connections>
          <action selector="remove:" destination="vc" id="x"/></connections></barButtonItem>
      </items></toolbar>
      <tabBar id="u"><items><tabBarItem title="Home" image="house" catalog="system" id="h"/>
        <tabBarItem systemItem="more" badgeValue="3" id="m"/></items></tabBar>
      """
    #expect(
      Sample.outline(bars) == [
        "navigationBar", "  barButton text=Cancel (system)", "  header text=Title (system)",
        "  barButton text=Done", "toolbar", "  barButton image=trash onTap=remove: (action)",
        "tabBar", "  tab text=Home image=system:house", "  tab badge=3 text=More (system)",
      ])
  }

  @Test func segmentsKnowTheSelectedOne() {
    #expect(
      Sample.outline(
        """
        <segmentedControl selectedSegmentIndex="1" id="s"><segments>
        <segment title="A"/><segment image="b" enabled="NO"/></segments></segmentedControl>
        """) == [
          "segmentedControl index=1.0", "  segment text=A",
          "  segment enabled=false selected=true image=b",
        ])
  }

  @Test func searchBarsMayHaveScopes() {
    let bar = { (attributes: String) in
      """
      <searchBar \(attributes) id="a"><scopeButtonTitles><string>All</string><string>Mine</string>
      </scopeButtonTitles></searchBar>
      """
    }
    #expect(
      Sample.outline(bar("showsScopeBar=\"YES\"")) == [
        "searchField (system)", "segmentedControl (system)", "  segment text=All",
        "  segment text=Mine",
      ])
    #expect(Sample.outline(bar("")) == ["searchField (system)"])
  }

  @Test func outletsMayNameAnOrder() throws {
    let outlets = ["c", "a", "gone", "a"].map {
      "<outletCollection property=\"accessibilityElements\" destination=\"\($0)\"/>"
    }
    let text = Sample.storyboard(
      """
      <view id="v"><subviews><label text="A" id="a"/><label text="B" id="b"/>
      <label text="C" id="c"/></subviews><connections>\(outlets.joined())</connections></view>
      """)
    let tree = try #require(Sample.reading(of: text).tree)
    guard case .elements(let items)? = tree.value(.elements, of: 2) else {
      Issue.record("there is no order")
      return
    }
    let indices = items.map { if case .inline(let index) = $0 { index } else { -1 } }
    #expect(indices == [5, 3, 3])
    let resolved = AccessibilityTree(resolving: tree, VoiceOverOptions())
    #expect(resolved.silences[4] == .notListed && resolved.silences[5] == .none)
  }

  @Test func repeatedIdsAreTolerated() {
    #expect(
      Sample.outline("<label text=\"A\" id=\"a\"/><label text=\"B\" id=\"a\"/>")
        == ["text text=A", "text text=B"])
  }

  @Test func theAnchorIsTheBeginningOfTheTag() throws {
    let tree = try #require(
      Sample.reading(of: Sample.storyboard("<button opaque=\"NO\" id=\"b\"/>")).tree)
    #expect(tree.file.text(in: tree.elements[2].anchor) == "<button")
    #expect(tree.elements[2].position == 0)
    #expect(tree.path(of: 2) == "/children/0/children/0")
  }

  // MARK: Real documents

  @Test(.needs(data: "corpus")) func realDocumentsAreReadOrSayWhy() throws {
    guard let folder = SharedData.url("corpus") else { return }
    var count = (documents: 0, screens: 0, elements: 0, skipped: 0, refused: 0)
    var kinds: [String: Int] = [:]
    var unknown: Set<String> = []
    for url in documents(in: folder) {
      let bytes = [UInt8](try Data(contentsOf: url))
      let reading = InterfaceBuilderReader.read(SourceFile(path: url.path, bytes: bytes))
      count.refused += reading.problems.isEmpty ? 0 : 1
      count.skipped += reading.notes.isEmpty ? 0 : 1
      guard let tree = reading.tree else {
        #expect(reading.problems.count + reading.notes.count == 1, "\(url.lastPathComponent)")
        continue
      }
      count.documents += 1
      count.screens += tree.screens.count
      count.elements += tree.elements.count
      let hasView =
        url.pathExtension == "xib"
        || String(decoding: bytes, as: UTF8.self).contains("key=\"view\"")
      #expect(!tree.elements.isEmpty || !hasView, "\(url.lastPathComponent)")
      check(tree, url.lastPathComponent)
      for (index, element) in tree.elements.enumerated() {
        kinds["\(element.kind)", default: 0] += 1
        kinds["gestures", default: 0] += tree.gestures(of: index).count
        let isNamed = element.kind != .view || !element.has(.class)
        if !isNamed, let name = tree.text(.class, of: index), name.first?.isLowercase == true {
          unknown.insert(name)
        }
      }
    }
    #expect(count.refused == 2 && count.skipped == 33)
    print("Interface Builder corpus:", count, kinds.sorted { $0.value > $1.value })
    print("Interface Builder tags that are read as plain views:", unknown.sorted())
  }

  private func documents(in folder: URL) -> [URL] {
    ["storyboard", "xib"].flatMap { name -> [URL] in
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
      return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == name }
    }.sorted { $0.path < $1.path }
  }

  /// Checks that a tree is in preorder, and that everything in it points into the file.
  private func check(_ tree: UITree, _ name: String) {
    let end = UInt32(tree.file.bytes.count)
    for (index, element) in tree.elements.enumerated() {
      let parent = Int(element.parent)
      #expect(parent < index && Int(element.next) > index, "\(name)")
      if parent >= 0 { #expect(element.next <= tree.elements[parent].next, "\(name)") }
      #expect(element.anchorStart < element.anchorEnd && element.anchorEnd <= end, "\(name)")
    }
    for attribute in tree.attributes {
      #expect(attribute.start <= attribute.valueEnd && attribute.valueEnd <= end, "\(name)")
      #expect(attribute.valueStart <= attribute.valueEnd, "\(name)")
    }
  }
}
