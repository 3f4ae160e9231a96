import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// A fix changes the element that its finding is about, and what VoiceOver says of no other one.
@Suite("Checks of fixes") struct FixCheckTests {
  private func file(_ text: String, _ path: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private func trees(_ text: String, _ path: String) -> [AccessibilityTree] {
    Linter().fixable(Linter().document(file(text, path))).trees
  }

  @Test func onlyTheNamedKeysOfTheNamedElementChange() throws {
    let text = """
      screen: A
      children:
        - {type: button, label: Save, hint: Saves it, enabled: true}
        - {type: button, label: Send, hint: Sends it}

      """
    let check = FixCheck(before: trees(text, "A.a11y.yml"))
    let anchor = try #require(text.utf8Offset(of: "type: button"))
    func keeps(_ old: String, _ new: String, _ key: String) -> Bool {
      let change = LocatedFix.Change(
        nodePath: "/children/0", key: key, value: nil, anchor: anchor)
      return check.holds(
        trees(text.replacing(old, with: new), "A.a11y.yml"), changes: [change])
    }
    #expect(keeps(", hint: Saves it", "", "hint"))
    #expect(!keeps(", hint: Saves it", "", "label"))
    #expect(!keeps(", hint: Sends it", "", "hint"))
    #expect(!keeps("label: Save,", "label: Save now,", "hint"))
    #expect(!keeps("enabled: true", "enabled: false", "hint"))
    #expect(!keeps("type: button, label: Save", "type: text, label: Save", "hint"))
  }

  /// A modifier behind a group, a branch or a disclosure group is about several views.
  static let shared = [
    "Group {\n        if isOn { Text(\"Ready\") } else { Button(\"Go\") { go() } }\n      }",
    "row",
  ]

  @Test(arguments: shared) func aModifierOfSeveralViewsStays(view: String) {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            \(view)
              .accessibilityHint("Ready")
          }
        }
        @ViewBuilder var row: some View {
          Button("Send") { send() }
          Text("Ready")
          Button("Ready") { go() }
        }
      }

      """
    let linter = Linter()
    let found = linter.lint(file(text, "A.swift")).findings.filter { $0.rule.id.hasPrefix("hint") }
    #expect(!found.isEmpty)
    let session = FixSession(file(text, "A.swift"), by: linter, unsafe: true)
    #expect(String(decoding: session.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("b; b.accessibilityLabel(\"Remove\")", false), ("b; b", true), ("b", true),
    ("if isOn { b.accessibilityValue(\"3\") } else { b }", false),
  ])
  func aPropertyChangesOnlyWhereAllItsUsesAreTheSame(uses: String, isFixed: Bool) {
    let text = """
      struct A: View {
        var body: some View { HStack { \(uses) } }
        var b: some View { Button("Save") { save() }.accessibilityHint("Save") }
      }

      """
    let session = FixSession(file(text, "A.swift"), by: Linter(), unsafe: true)
    #expect((String(decoding: session.bytes, as: UTF8.self) != text) == isFixed)
  }

  @Test func anAliasThatIsPartOfAnotherElementStays() {
    let text = """
      screen: A
      title: A
      children:
        - type: view
          children: &k
            - {type: view, element: true, label: Go button, traits: button, onTap: go}
        - {type: button, onTap: send, children: *k}

      """
    let session = FixSession(file(text, "A.a11y.yml"), by: Linter(), unsafe: true)
    #expect(String(decoding: session.bytes, as: UTF8.self) == text)
  }

  @Test func reportsOfferOnlyEditsThatHold() throws {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            row.accessibilityHint("Ready")
            Button("Save") { save() }.accessibilityHint("Save")
          }
        }
        @ViewBuilder var row: some View {
          Button("Send") { send() }
          Button("Ready") { go() }
        }
      }

      """
    for details in [ReportDetails.edits, .suggestions] {
      let found = Linter(details: details).lint(file(text, "A.swift")).findings
        .filter { $0.rule.id == "hint-repeats-label" }
      #expect(found.map { $0.fixes.contains { $0.edits != nil } } == [false, true])
      #expect(details == .edits || found.map { $0.details?.suggestions.count } == [0, 1])
    }
  }

  @Test func combineTakesInTextsAndNoControls() throws {
    func keeps(_ views: String, label: String = "") -> Bool? {
      let text = """
        struct A: View {
          var body: some View {
            VStack {
              \(views)
            }
            .padding()\(label)
          }
        }

        """
      let anchor = text.utf8Offset(of: "VStack")
      let fixed = text.replacing(
        ".padding()", with: ".padding().accessibilityElement(children: .combine)")
      let change = LocatedFix.Change(
        nodePath: "/children/0", key: "childrenMode", value: .text("combine"), anchor: anchor)
      return FixCheck(before: trees(text, "A.swift")).holds(
        trees(fixed, "A.swift"), changes: [change])
    }
    #expect(keeps("Text(\"One\"); Text(trip.name)") == true)
    #expect(keeps("Text(\"One\"); Button(\"Buy\") { buy() }") == false)
    #expect(keeps("Text(\"One\"); Text(\"Two\")", label: ".accessibilityLabel(\"All\")") == false)
    #expect(
      keeps("Text(\"One\"); Text(\"Two\")", label: ".accessibilityLabel(\"One and two\")") == true)
  }
}

extension String {
  /// The offset of the first place of a text in bytes.
  fileprivate func utf8Offset(of text: String) -> Int? {
    firstRange(of: text).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }
}
