import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// SwiftUI's views and modifiers as elements: what VoiceOver would say at each.
@Suite("SwiftUI reader") struct SwiftUIReaderTests {
  private func file(_ body: String, members: String = "") -> SourceFile {
    let text = "struct Home: View {\n  var body: some View {\n\(body)\n  }\n\(members)\n}"
    return SourceFile(path: "Home.swift", bytes: Array(text.utf8))
  }

  private func tree(_ body: String, members: String = "") throws -> AccessibilityTree {
    let document = Readers.document(file(body, members: members), ReadingOptions())
    return AccessibilityTree(resolving: try #require(document.read(0).tree))
  }

  /// The words of all stops, with `?` where the name is not known.
  private func stops(_ body: String, members: String = "") throws -> [String] {
    let tree = try tree(body, members: members)
    return tree.nodes([.exposed]).map { index in
      let words = tree.utterance(of: index) ?? ""
      return tree.nameSources[index] == .unknown ? "? " + words : words
    }
  }

  private func rules(_ body: String, members: String = "") -> [String] {
    Linter().lint(file(body, members: members)).findings.map(\.rule.id)
  }

  @Test(arguments: [
    (#"Text("Hello **you**, [here](https://a.b)")"#, ["Hello you, here."]),
    (#"Text(verbatim: "a*b")"#, ["a asterisk b."]),
    (#"Text(name)"#, ["? ‹name›."]),
    (#"Text("Age \(age)")"#, ["? Age ‹age›."]),
    (#"Text("home.title")"#, [#"? ‹"home.title"›."#]),
    (#"Text("a") + Text("b")"#, ["ab."]),
    (#"Image("logo")"#, ["logo, image."]),
    (#"Image(decorative: "logo")"#, []),
    (#"Image("logo").accessibilityHidden(true)"#, []),
    (#"Image("logo").accessibilityLabel("Bank")"#, ["Bank, image."]),
    (#"Image(uiImage: image)"#, ["Image."]),
    (#"Label("Settings", systemImage: "gear")"#, ["Settings."]),
    (#"Button("Save") { save() }"#, ["Save, button."]),
    (#"Button { save() } label: { Text("Save"); Image("disk") }"#, ["Save, button."]),
    (#"Button(action: save) { Image("ic_save") }"#, ["ic save, button."]),
    (#"Button { save() } label: { Circle() }"#, ["Button."]),
    (#"Button { save() } label: { SaveLabel() }"#, ["? ‹SaveLabel›, button."]),
    (#"Button(role: .cancel) { close() }"#, ["? Button."]),
    (#"Button(role: .confirm, action: { save() })"#, ["? Button."]),
    (#"Button(role: .destructive, action: remove) { Image("ic_bin") }"#, ["ic bin, button."]),
    (
      #"Group { if a { Image("b") } else { Image("c") } }.accessibilityLabel("d")"#,
      ["d, image.", "d, image."]
    ),
    (#"HStack { Image("a"); Text("b") }.accessibilityLabel("c")"#, ["c, image.", "b."]),
    (#"Circle().overlay(Image("a")).accessibilityLabel("b")"#, ["b, image."]),
    (#"Circle().overlay { Image("a") }.accessibilityHidden(true)"#, []),
    (#"Text("a").overlay(Image("b")).accessibilityHidden(true)"#, []),
    (#"Color.red.mask(Image("a"))"#, []),
    (#"TextField(text: $t, prompt: Text("Name")) {}"#, ["Name, text field."]),
    ("#if os(macOS)\nText(\"a\")\n#else\nText(\"b\")\n#endif", ["b."]),
    (#"Button(L10n.save) { save() }.disabled(true)"#, ["? ‹L10n.save›, dimmed, button."]),
    (#"NavigationLink("More") { More() }"#, ["More, button."]),
    (#"Link("Site", destination: url)"#, ["Site, button, link."]),
    (#"Toggle("Push", isOn: $on)"#, ["Push, switch button."]),
    (#"Toggle(isOn: $on) { Text("Push") }"#, ["Push, switch button."]),
    (#"TextField("Email", text: $email)"#, ["Email, text field."]),
    (#"TextField(L10n.email, text: $email)"#, ["? ‹L10n.email›, text field."]),
    (#"Text("Tap").onTapGesture { go() }"#, ["Tap."]),
    (#"Text("Tap").onTapGesture { go() }.accessibilityAddTraits(.isButton)"#, ["Tap, button."]),
    (#"Text("Title").accessibilityAddTraits([.isHeader])"#, ["Title, heading."]),
    (#"Text("Title").accessibility(addTraits: .isHeader)"#, ["Title, heading."]),
    (#"HStack { Text("a"); Text("b") }"#, ["a.", "b."]),
    (#"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#, ["a, b."]),
    (
      #"HStack { Text("a"); Button("b") {} }.accessibilityElement(children: .combine)"#,
      ["a, button."]
    ),
    (#"HStack { Button("b") {} }.accessibilityElement(children: .combine)"#, ["b, button."]),
    (#"ToolbarItem(placement: .primaryAction, content: { Button("Add") {} })"#, ["Add, button."]),
    (
      #"HStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("c")"#,
      ["c."]
    ),
    (#"HStack { Text("a") }.accessibilityHidden(true)"#, []),
    (#"List { Section("Names") { Text("Ana") } }"#, ["Names, heading.", "Ana."]),
    (#"VStack { Section("Names") { Text("Ana") } }"#, ["Names.", "Ana."]),
    (#"if a { Text("b") } else if c { Text("d") } else { Text("e") }"#, ["b.", "d.", "e."]),
    (#"Text(a ? "b" : "c")"#, ["? b ‹or: c›."]),
    (#"ForEach(items) { item in Text("row") }"#, ["row."]),
    (#"Text("x").toolbar { ToolbarItem { Button("Add") {} } }"#, ["x.", "Add, button."]),
    (#"Slider(value: $v).accessibilityRepresentation { Text("r") }"#, ["r."]),
  ])
  func viewsAreHeard(source: String, words: [String]) throws {
    let heard = try stops(source).map { text in
      // Hints are not what this is about.
      text.split(separator: ". ", omittingEmptySubsequences: false).first.map {
        $0.hasSuffix(".") || $0.isEmpty || $0 == "?" ? String($0) : $0 + "."
      } ?? ""
    }
    #expect(heard.map { $0 == "?" ? "? " : $0 } == words.map { $0.isEmpty ? "" : $0 })
  }

  @Test func membersAreReadWhereTheyAreUsed() throws {
    let members = """
        private let title = "Basket"
        var header: some View { Text(title).bold() }
        @ViewBuilder func row(_ name: String) -> some View { Text(name); Text("one") }
      """
    #expect(
      try stops("header\nrow(\"x\")", members: members)
        == ["Basket.", "x.", "one."])
  }

  @Test(arguments: [
    ("DeleteAlert", "Color.black.opacity(0.4)", true),
    ("DeletePage", "Color.black.opacity(0.4)", false),
    ("DeleteAlert", "Color.white", false), ("DeleteAlert", "Image(decorative: \"sea\")", false),
  ])
  func aViewThatIsCalledAfterADialogAsksForALook(name: String, layer: String, isAsked: Bool) {
    let text = """
      struct \(name): View {
        var body: some View { ZStack { \(layer); VStack { Button("Yes") { yes() } } } }
      }
      """
    let file = SourceFile(path: "Delete.swift", bytes: Array(text.utf8))
    let found = Linter().lint(file).findings
    #expect(found.map(\.rule.id) == (isAsked ? ["modal-missing-flag"] : []))
    #expect(found.allSatisfy { $0.certainty == .needsReview })
  }

  @Test func aGroupShowsOneViewAtATimeThroughFunctionsToo() throws {
    let group = "Group { if a { mark(b) } else { Image(\"c\") } }.accessibilityLabel(\"Like\")"
    let member = """
      @ViewBuilder func mark(_ b: Bool) -> some View {
        if b { Image(\"d\") } else { Image(\"e\") }
      }
      """
    #expect(try stops(group, members: member).allSatisfy { $0 == "Like, image." })
    #expect(!rules(group, members: member).contains("label-on-container"))
  }

  @Test func aFunctionOfTheTypeMayBeginWithACapital() throws {
    #expect(
      try stops("Row(\"a\")", members: "func Row(_ a: String) -> some View { Text(\"b\") }") == [
        "b."
      ])
  }

  @Test(arguments: [("GameRow", false), ("GameCell", false), ("GameView", true)])
  func aRowHasNoTitles(name: String, isAsked: Bool) {
    let text = """
      struct \(name): View {
        var body: some View { VStack { Text(game.name).font(.title); Text("Yesterday") } }
      }
      """
    let file = SourceFile(path: "Game.swift", bytes: Array(text.utf8))
    let found = Linter().lint(file).findings.map(\.rule.id)
    #expect(found == (isAsked ? ["missing-header-trait"] : []))
  }

  @Test func aTapThatOnlyMovesTheFocusIsNoAction() throws {
    let search = "HStack { Text(\"Search\") }.onTapGesture { isFocused = true }"
    let members = "@FocusState private var isFocused: Bool"
    let rule = "interactive-missing-role-trait"
    #expect(!rules(search, members: members).contains(rule))
    #expect(rules(search, members: "@State private var isFocused = false").contains(rule))
  }

  @Test func aMemberThatUsesItselfEnds() throws {
    _ = try stops("header", members: "var header: some View { VStack { header; header } }")
  }

  @Test func filesWithoutViewsAreNoNoise() {
    let model = SourceFile(path: "Model.swift", bytes: Array("struct Model { let a = 1 }".utf8))
    #expect(Linter().lintIfTree(model) == nil)
    let report = Linter().lint(model)
    #expect(report.findings.isEmpty && report.inputErrors.isEmpty)
    // Whether there is a view in other bytes, nobody knows.
    let broken = SourceFile(path: "Broken.swift", bytes: [0xFF, 0xFE, 0xFD])
    #expect(Linter().lintIfTree(broken)?.inputErrors.count == 1)
  }

  @Test func codeThatIsNotFinishedIsReadAsFarAsItGoes() throws {
    let found = rules("VStack { Button { } label: { Image(\"ic_close\") }\n Text(\"a\"")
    #expect(found.contains("icon-button-missing-label"))
  }

  @Test(arguments: [
    (#"Button { close() } label: { Image("ic_close") }"#, "icon-button-missing-label"),
    (#"Button { close() } label: { Image(systemName: "xmark") }"#, "icon-button-missing-label"),
    (#"Image("sunset_beach")"#, "image-missing-label"),
    (#"Toggle("", isOn: $on)"#, "control-missing-label"),
    (#"Slider(value: $volume)"#, "control-missing-label"),
    (#"Text("Open").onTapGesture { open() }"#, "interactive-missing-role-trait"),
    (#"Text("News").font(.system(size: 14))"#, "fixed-font-size"),
    (
      #"TextField("Name", text: $name); TextField("Town", text: $town)"#, "placeholder-as-label"
    ),
    (#"Picker("", selection: $town) { Text("Porto") }"#, "control-missing-label"),
    (#"NavigationLink(destination: More()) { EmptyView() }"#, "control-missing-label"),
    (#"AsyncImage(url: url)"#, "image-missing-label"),
    (
      #"AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }"#,
      "image-missing-label"
    ),
    (
      #"NavigationLink("Edit") { A() }; NavigationLink("Edit") { B() }"#, "duplicate-control-label"
    ),
    (#"Button { close() } label: { Image(systemName: name) }"#, "icon-button-missing-label"),
    (#"VStack { Text("a"); Text("b") }.accessibilityLabel("c")"#, "label-on-container"),
    (#"HStack { Text("a") }.accessibilityElement()"#, "silent-element"),
    (#"Button("a") {}.accessibilityLabel("")"#, "label-blank"),
    (#"Text("SALE")"#, "speech-all-caps"),
  ])
  func defectsAreFound(source: String, rule: String) {
    #expect(rules(source).contains(rule), "\(rules(source))")
  }

  @Test(arguments: [
    #"Button { close() } label: { Image("ic_close") }.accessibilityLabel("Close")"#,
    #"Button { close() } label: { Image("ic_close").accessibilityLabel("Close") }"#,
    #"Button { close() } label: { Label("Close", systemImage: "xmark") }"#,
    #"Button { close() } label: { icon }"#, #"Button(title) { close() }"#,
    #"Image(decorative: "sunset")"#, #"Image("sunset").accessibilityLabel("Sunset at sea")"#,
    #"Image("sunset").accessibility(label: Text("Sunset at sea"))"#,
    #"Image("sunset").accessibilityHidden(true)"#, #"Toggle(L10n.push, isOn: $on)"#,
    #"Toggle("Push", isOn: $on).labelsHidden()"#,
    #"Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)"#,
    #"Slider(value: $volume) { Text("Volume") }"#,
    #"Slider(value: $volume).accessibilityLabel("Volume")"#,
    #"if a { Button("Save") { b() } } else { Button("Save") { c() } }"#,
    #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#,
    #"Text("News").font(.headline)"#, #"EmptyView()"#, #"content"#,
    #"Rectangle().fill(.red)"#, #"DatePicker("Day", selection: $day)"#,
    #"NavigationLink(destination: More(), isActive: $isMore) { EmptyView() }"#,
    #"NavigationLink(destination: More(), tag: 1, selection: $page) {}"#,
    #"LabeledContent("Account") { Button("Sign out") { out() } }.labelsHidden()"#,
    #"VStack { Text("a"); Text("b") }.labeledContentStyle(.card)"#,
    #"VStack { Text("a"); Text("b") }.voiceOverRow()"#,
    #"VStack { Label("Play", systemImage: "play") }.labelStyle(.iconOnly).font(.system(size: 90))"#,
    #"Label("Play", systemImage: "play").font(.system(size: 90)).labelStyle(IconOnlyLabelStyle())"#,
    #"Menu("View") { Picker("", selection: $view) { Text("List"); Text("Grid") } }"#,
    #"Card().accessibilityLabel("a").accessibilityAction(named: "Show") { show() }"#,
    #"Menu(content: items) { title }"#, #"Button(action: save, label: label)"#,
    #"Menu { Button("a") {} } label: { title }"#,
    #"Picker(selection: $tab, label: Text("")) { Text("a") }.pickerStyle(SegmentedPickerStyle())"#,
    #"Picker("Image", selection: $image) { Text("Sea") }"#, #"Toggle("Pinch to zoom", isOn: $on)"#,
    #"TextField("", text: $host, prompt: Text("Host"))"#,
    #"TextField("{{ now() }}", text: $template)"#,
    #"Text("Version").onTapGesture(count: 7) { unlock() }"#,
    #"Group { if a { Image("b") } else { Image("c") } }.accessibilityLabel("d")"#,
    #"Text("a").accessibilityAddTraits(.isButton)"#,
    #"Button("a") {}.simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in go() })"#,
    """
    HStack { HStack { Text("Ana") }.accessibilityAddTraits(.isButton).onTapGesture { open() } }
      .accessibilityElement(children: .combine).accessibilityAction { open() }
    """,
    """
    Button { open() } label: {
      VStack { Text("News") }.accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isLink)
    }
    """,
    """
    VStack {
      Text(words).onTapGesture { withAnimation { isOpen.toggle() } }
      Button("More") { withAnimation { isOpen.toggle() } }
    }
    """,
    """
    Text(title)
    #if os(tvOS)
      .font(.system(size: 29))
    #else
      .font(.body)
    #endif
    """,
  ])
  func goodCodeIsLeftAlone(source: String) {
    #expect(Linter().lint(file(source)).findings.filter { $0.certainty == .violation }.isEmpty)
  }

  @Test(arguments: [
    #"TextField("Name", text: $name)"#,
    """
    Section("Name") { TextField("Name", text: $name) }
    Section("Town") { TextField("Town", text: $town) }
    """,
    #"AsyncImage(url: url).accessibilityLabel("Portrait of Ana")"#,
    #"AsyncImage(url: url) { $0.accessibilityHidden(true) } placeholder: { Color.gray }"#,
    #"NavigationLink("Edit") { A() }; NavigationLink("Edit") { A() }"#,
    #"Button("Close") { close() }.accessibilityHidden(isMoving)"#, #"Text(state).font(.title3)"#,
    #"Text("a").gesture(TapGesture(count: 2).onEnded { open() })"#,
  ])
  func nobodyNeedsToLook(source: String) {
    let asked = Linter().lint(file(source)).findings.filter { $0.certainty == .needsReview }
    #expect(asked.filter { $0.rule.id != "gesture-only-interaction" }.map(\.rule.id) == [])
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("os(tvOS) || os(watchOS)", false),
    ("os(iOS) || os(tvOS)", true), ("!os(macOS) && !os(tvOS)", true), ("!os(iOS)", false),
    ("os(macOS) && DEBUG", false), ("DEBUG", nil), ("os(iOS) && DEBUG", nil),
    ("targetEnvironment(macCatalyst)", false), ("compiler(>=6)", nil), ("", nil),
    (String(repeating: "!", count: 1_000_001) + "os(iOS)", false), ("||&&!|", nil), ("!!", nil),
    ("!(os(iOS) || os(watchOS))", false), ("!(os(iOS))", false), ("((os(macOS)))", false),
    ("os(macOS) || (os(tvOS) && DEBUG)", false), ("(os(iOS)", nil), ("os(iOS) os(macOS)", nil),
    (String(repeating: "(", count: 100_000), nil),
  ])
  func systemsAreTold(condition: String, isOnIOS: Bool?) {
    #expect(SwiftUIPlatforms.isOnIOS(condition) == isOnIOS)
  }

  @Test(arguments: [
    ("accessibilityAction(.escape) { close() }", ["escape"], true),
    (
      "accessibilityAction(.magicTap, play).accessibilityAction(.escape, close)",
      ["magicTap", "escape"], true
    ),
    (
      "accessibilityAdjustableAction { _ in }.accessibilityAction(ActionKind.escape) {}",
      ["increment", "decrement", "escape"], true
    ),
    ("accessibilityAction(.delete) { remove() }", [], false),
    ("accessibilityAction { open() }", ["activate"], false),
    (#"accessibilityAction(named: "Open") { open() }"#, [], false),
  ])
  func gesturesOfAViewAreNotCustomActions(
    modifiers: String, implemented: [String], reactsToTap: Bool
  ) throws {
    let tree = try tree(#"VStack { Text("a") }.onTapGesture { open() }.\#(modifiers)"#)
    let stack = try #require((0..<tree.count).first { tree.element($0).kind == .stack })
    #expect(tree.interface.texts(.implements, of: stack).map(\.value) == implemented)
    #expect(tree.element(stack).has(.actions) == !reactsToTap)
    #expect(tree.element(stack).has(.onTap) == reactsToTap)
  }

  @Test func viewsOfPreviewsAreNoScreens() {
    let text = """
      struct Home_Previews: PreviewProvider {
        static var previews: some View { Content() }
        struct Content: View { var body: some View { Image("a_b") } }
      }
      """
    let file = SourceFile(path: "Home.swift", bytes: Array(text.utf8))
    #expect(Linter().lint(file).findings.isEmpty)
  }

  @Test(arguments: [
    ("import AppKit", false), ("import UIKit", true), ("import SwiftUI", true),
    ("import AppKit\nimport UIKit", true),
  ])
  func aMacHasNoTextSizes(imports: String, isFound: Bool) {
    let view = #"struct A: View { var body: some View { Text("Age").font(.system(size: 9)) } }"#
    let file = SourceFile(path: "A.swift", bytes: Array("\(imports)\n\(view)".utf8))
    let found = Linter().lint(file).findings.map(\.rule.id)
    #expect(found.contains("text-too-small") == isFound)
    #expect(found.contains("fixed-font-size") == isFound)
  }

  @Test func commentsSuppress() {
    let text = """
      // a11y-lint-disable-next-line icon-button-missing-label -- a style names it
      Button { close() } label: { Image("ic_close") }
      """
    #expect(!rules(text).contains("icon-button-missing-label"))
  }
}
