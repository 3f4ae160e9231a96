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

  @Test(arguments: [(60, false), (66, true), (90, true)])
  func viewsThatNestTooDeeplyAreAnError(depth: Int, isError: Bool) {
    let text =
      "struct A: View { var body: some View {\n" + String(repeating: "VStack {\n", count: depth)
      + "Image(\"a_b\")\n" + String(repeating: "}\n", count: depth) + "} }"
    #expect(errors(text).isEmpty != isError)
  }

  @Test func propertiesThatLeadTooFarAreAnError() {
    func text(_ count: Int) -> String {
      "struct A: View {\nvar body: some View { p0 }\n"
        + (0..<count).map { "var p\($0): some View { p\($0 + 1) }\n" }.joined()
        + "var p\(count): some View { Image(\"a_b\") }\n}"
    }
    #expect(errors(text(14)).isEmpty)
    #expect(errors(text(16)) == ["18: more than 16 propert"])
  }

  @Test func tooManyViewsAreAnError() {
    let row = "var row: some View { " + String(repeating: "Text(\"a\"); ", count: 201) + "}\n"
    let body = "var body: some View { " + String(repeating: "row; ", count: 100) + "}\n"
    #expect(errors("struct A: View {\n\(body)\(row)}") == ["3: a view shows more th"])
    #expect(errors("struct A: View {\n\(body)var row: some View { Text(\"a\") }\n}").isEmpty)
  }
}
