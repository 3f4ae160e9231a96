import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// A value that cannot be read in SwiftUI source is unknown and never absent, and a view that is
/// not read is named.
@Suite("SwiftUI: the unknown") struct SwiftUIUnknownTests {
  private func file(_ body: String, _ others: String = "") -> SourceFile {
    let text = "struct Home: View {\n  var body: some View {\n\(body)\n  }\n}\n\(others)"
    return SourceFile(path: "Home.swift", bytes: Array(text.utf8))
  }

  private func rules(_ body: String, _ others: String = "") -> [String] {
    Linter().lint(file(body, others)).findings.map(\.rule.id)
  }

  /// Modifiers behind a text with a tap.
  static let modifiers: [(modifier: String, isMissing: Bool)] = [
    ("", true), (".padding()", true), (".plain()", true),
    (".accessibilityAddTraits(.isHeader)", true),
    (".accessibilityAddTraits(isOn ? .isSelected : .isHeader)", false),
    (".accessibilityAddTraits(traits)", false), (".accessibilityAddTraits(traits(of: row))", false),
    (".accessibilityAddTraits(.row)", false), (".accessibilityAddTraits(.init())", false),
    (".accessibilityAddTraits([.isSelected, role])", false),
    (".accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)", false),
    (".accessibility(addTraits: isOn ? .isSelected : [])", false),
    (".modifier(Pressable())", false), (".modifier(Padded())", true), (".modifier(foreign)", false),
    (".asButton()", false), (".asRow()", false), (".foreign()", false),
    (
      ".apply { if #available(iOS 17, *) { $0.accessibilityAddTraits(.isToggle) } else { $0 } }",
      false
    ),
  ]

  @Test(arguments: modifiers) func aTraitThatMayHaveBeenAddedIsNotMissing(
    modifier: String, isMissing: Bool
  ) {
    let declared = """
      extension View {
        func plain() -> some View { padding() }
        func asButton() -> some View { accessibilityAddTraits(.isButton) }
        func asRow() -> some View { padding().modifier(Pressable()) }
      }
      struct Pressable: ViewModifier {
        func body(content: Content) -> some View { content.accessibilityAddTraits(.isButton) }
      }
      struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
      }
      """
    let found = rules("Text(\"Open\").onTapGesture { open() }\(modifier)", declared)
    #expect(found.contains("interactive-missing-role-trait") == isMissing)
  }

  @Test(arguments: [
    ("", true), (".padding()", true), (".accessibilityAddTraits(.isButton)", false),
    (".accessibilityAddTraits(traits)", false), (".asButton()", false), (".foreign()", true),
  ])
  func aContainerHandsTraitsOn(modifier: String, isMissing: Bool) {
    let found = rules(
      "VStack { Text(\"Open\").onTapGesture { open() } }\(modifier)",
      "extension View { func asButton() -> some View { accessibilityAddTraits(.isButton) } }")
    #expect(found.contains("interactive-missing-role-trait") == isMissing)
  }

  @Test(arguments: ["isOn ? \"on\" : \"off\"", "state", "Text(state)"])
  func aValueThatIsMadeAtRunTimeTellsTheState(value: String) {
    let found = rules(
      """
      Button { isOn.toggle() } label: { Text("Wi-Fi") }
        .accessibilityAddTraits(.isToggle).accessibilityValue(\(value))
      """)
    #expect(!found.contains("toggle-state-missing"))
  }

  @Test func aViewOfTheProjectNamesAButton() {
    let found = rules(
      "Button { go() } label: { Chip() }",
      "struct Chip: View { var body: some View { Text(\"Filters\") } }")
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    (".accessibilityRemoveTraits(.isButton)", true),
    (".accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isButton)", false),
    (".accessibilityRemoveTraits(.isButton).accessibilityAddTraits(role)", false),
    (".accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)", true),
    (".accessibilityRemoveTraits(traits)", false),
  ])
  func theLastModifierDecidesOnATrait(modifiers: String, isTaken: Bool) {
    let found = rules("Button(\"Save\") { save() }\(modifiers)")
    #expect(found.contains("trait-fights-native-role") == isTaken)
  }

  @Test(arguments: ["", ".foreign()", ".accessibilityAddTraits(state)"])
  func aStateThatMayBeToldIsNotMissing(modifier: String) {
    let found = rules(
      """
      Button { isOn.toggle() } label: { Image(systemName: isOn ? "heart.fill" : "heart") }
        .accessibilityLabel("Favourite")\(modifier)
      """)
    #expect(found.contains("toggle-state-missing") == modifier.isEmpty)
  }

  @Test func aDisclosureGroupHasItsOwnHint() throws {
    let body = """
      DisclosureGroup("Details") { Text("Saved") }
        .accessibilityHint("Saved").accessibilityValue("2")
      """
    let tree = AccessibilityTree(
      resolving: try #require(
        Readers.document(file(body), ReadingOptions()).read(0).tree))
    let hints = tree.nodes([.exposed]).map { tree.interface.text(.hint, of: $0) }
    #expect(hints == ["Saved", nil])
    #expect(rules(body).allSatisfy { !$0.hasPrefix("hint-") && !$0.hasPrefix("value-") })
  }

  @Test(arguments: [
    ("if false { Image(\"a_b\") } else { Text(\"a\") }", false),
    ("if isOn { Image(\"a_b\") }", true),
    ("if true { Image(\"a_b\") }", true),
  ])
  func aBranchThatIsNeverThereIsNotRead(body: String, isFound: Bool) {
    #expect(rules(body).contains("image-missing-label") == isFound)
  }

  // MARK: Limits

  private func errors(_ text: String) -> [String] {
    let file = SourceFile(path: "Home.swift", bytes: Array(text.utf8))
    return Linter().lint(file).inputErrors.map {
      "\($0.position?.line ?? 0): \($0.message.prefix(20))"
    }
  }

  @Test func viewsNestAsDeeplyAsTheParserAllows() {
    let depth = 75
    let text =
      "struct A: View { var body: some View {\n" + String(repeating: "VStack {\n", count: depth)
      + "Image(\"a_b\")\n" + String(repeating: "}\n", count: depth) + "} }"
    #expect(errors(text).isEmpty)
  }

  @Test(arguments: [(200, false), (600, true)])
  func propertiesThatLeadTooFarAreAnError(count: Int, isError: Bool) {
    let text =
      "struct A: View {\nvar body: some View { p0 }\n"
      + (0..<count).map { "var p\($0): some View { p\($0 + 1) }\n" }.joined()
      + "var p\(count): some View { Image(\"a_b\") }\n}"
    #expect(errors(text).isEmpty != isError)
  }

  @Test func viewsThatDoubleAgainAndAgainAreAnError() {
    let doubled = (0..<40).map { "var p\($0): some View { p\($0 + 1); p\($0 + 1) }\n" }.joined()
    let text =
      "struct A: View {\nvar body: some View { p0 }\n\(doubled)"
      + "var p40: some View { Text(\"a\") }\n}"
    #expect(errors(text).map { $0.drop { $0 != " " } } == [" a screen shows more "])
  }

  @Test(arguments: [(60, false), (70, true)])
  func viewsInsideEachOtherByTheirUseHaveALimit(count: Int, isError: Bool) {
    let text =
      (0..<count).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }\n" }
      .joined() + "struct V\(count): View { var body: some View { Image(\"a_b\") } }"
    #expect(errors(text).isEmpty != isError)
  }

  @Test func aViewInsideItselfIsShownOnce() {
    let text = """
      struct Comment: View {
        var body: some View { VStack { Image("a_b"); Comment() } }
      }
      struct Thread: View { var body: some View { Comment() } }
      """
    #expect(errors(text).isEmpty)
  }
}
