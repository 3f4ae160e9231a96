import DocumentSyntax
import Testing

@testable import LintReports
@testable import ScreenModel

@Suite("Differences of transcripts") struct SpeechDiffTests {
  private static let list = """
    screen: List
    children:
      - {type: text, text: Groceries, traits: [header]}
      - {type: button, text: Milk}
      - {type: button, text: Bread}
      - {type: button, text: Eggs, hint: Opens the item}
    """

  private func transcript(_ text: String, _ path: String = "list.a11y.yml") -> Transcript {
    Transcript(of: SourceFile(path: path, bytes: Array(text.utf8)), isTraced: true)
  }

  private func diff(_ old: String, _ new: String) -> SpeechDiff {
    SpeechDiff([.init(old: transcript(old), new: transcript(new))])
  }

  /// The stops that differ, a line each, as a terminal shows them.
  private func lines(_ old: String, _ new: String) -> [String] {
    var output = ByteWriter()
    SpeechDiffFormat.text.write(diff(old, new), to: &output)
    return output.text.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2)) }
  }

  private func changed(_ old: String, to new: String) -> String {
    Self.list.replacing(old, with: new)
  }

  @Test func equalVersionsSoundTheSame() {
    let diff = diff(Self.list, Self.list + "\n# a comment\n")
    #expect(diff.isSame && diff.changed.isEmpty)
    #expect(diff.summary == "VoiceOver says the same: 4 stops on 1 screen")
  }

  @Test func anInsertedRowLeavesTheOthersAlone() {
    let row = "  - {type: button, text: Salt}\n"
    let new = Self.list.replacing(
      "  - {type: button, text: Bread}\n", with: row + "  - {type: button, text: Bread}\n")
    #expect(lines(Self.list, new) == ["+ 3. Salt, button."])
    #expect(lines(new, Self.list) == ["- 3. Salt, button."])
  }

  @Test func wordsThatChangedAreMarkedInsideTheUtterance() {
    #expect(
      lines(Self.list, changed("text: Bread", to: "text: White bread")) == [
        "~ 3. [-Bread-]{+White bread+}, button.  (label)"
      ])
    #expect(
      lines(Self.list, changed("Opens the item", to: "Opens the list")) == [
        "~ 4. Eggs, button. Opens the [-item-]{+list+}.  (hint)"
      ])
  }

  @Test func headingsTraitsAndContainersAreNamed() {
    #expect(
      lines(Self.list, changed(", traits: [header]", to: "")) == [
        "~ 1. Groceries[-, heading-].  (heading)"
      ])
    #expect(
      lines(Self.list, changed("text: Milk}", to: "text: Milk, traits: [button, selected]}")) == [
        "~ 2. {+Selected, +}Milk, button.  (traits)"
      ])
    let inner = "{type: button, id: buy, text: Buy}"
    let old = "screen: S\nchildren: [\(inner)]"
    let new = "screen: S\nchildren: [{type: toolbar, children: [\(inner)]}]"
    #expect(lines(old, new) == ["~ 1. Buy, button.  (container: none → Toolbar)"])
  }

  @Test func groupingSaysWhereWordsWent() {
    let row = "{type: stack, children: [{type: text, text: Ana}, {type: text, text: Online}]}"
    let apart = "screen: S\nchildren: [\(row), {type: button, text: Call}]"
    let joined = apart.replacing("{type: stack,", with: "{type: stack, childrenMode: combine,")
    #expect(
      lines(apart, joined) == [
        "- 1. Ana.  (read as a part of 1 now)", "- 2. Online.  (read as a part of 1 now)",
        "+ 1. Ana, Online.",
      ])
    #expect(
      lines(joined, apart) == [
        "- 1. Ana, Online.", "+ 1. Ana.  (was a part of 1)", "+ 2. Online.  (was a part of 1)",
      ])
    // One part alone may as well be a new text that repeats it.
    let one = apart.replacing("Online", with: "Away")
    #expect(!lines(one, joined).contains { $0.contains("a part of 1") })
  }

  @Test func whatMovedIsWhatHasToMove() {
    let new = """
      screen: List
      children:
        - {type: button, text: Eggs, hint: Opens the item}
        - {type: text, text: Groceries, traits: [header]}
        - {type: button, text: Milk}
        - {type: button, text: Bread}
      """
    #expect(lines(Self.list, new) == ["> 1. Eggs, button. Opens the item.  (moved from 4)"])
  }

  @Test func whatGoesElsewhereIsNotNew() {
    let tabs = { (names: [String]) in
      "screen: S\nchildren:\n" + names.map { "  - {type: tab, label: \($0)}\n" }.joined()
    }
    #expect(
      lines(tabs(["Movies", "Discover", "Lists"]), tabs(["Discover", "Lists", "Movies"])) == [
        "> 3. Movies, tab.  (moved from 1)"
      ])
    let old = """
      screen: Player
      children:
        - {type: button, label: Previous}
        - {type: button, label: Play}
        - {type: button, label: Next}
      """
    let new = """
      screen: Player
      children:
        - type: toolbar
          children:
            - {type: button, label: Next}
            - {type: button, label: Previous}
            - {type: button, label: Pause}
      """
    let container = "container: none → Toolbar"
    #expect(
      lines(old, new) == [
        "~ 1. Next, button.  (\(container); moved from 3)",
        "~ 2. Previous, button.  (\(container))",
        "~ 3. [-Play-]{+Pause+}, button.  (label; \(container))",
      ])
  }

  @Test func whatFallsSilentSaysWhy() {
    let lines = lines(Self.list, changed("text: Bread", to: "text: Bread, hidden: true"))
    #expect(lines.count == 1 && lines[0].hasPrefix("- 3. Bread, button.  (silent now: "))
  }

  @Test func renamedScreensStayPaired() {
    let diff = diff(Self.list, changed("screen: List", to: "screen: Shopping"))
    #expect(diff.isSame)
    #expect(diff.screens[0].oldName == "List")
    let both = SpeechDiff([.init(old: nil, new: transcript(Self.list))])
    #expect(both.screens[0].old == nil && both.counts[.added] == 4)
  }

  @Test func screensThatWentToAnotherFileStayPaired() {
    let other = "screen: Other\nchildren: [{type: text, text: Other}]"
    let both = SpeechDiff([
      .init(old: transcript(Self.list, "a.a11y.yml"), new: nil),
      .init(
        old: transcript(other, "b.a11y.yml"),
        new: transcript(other + "\n---\n" + changed("Milk", to: "Cream"), "b.a11y.yml")),
    ])
    #expect(both.screens.map(\.name) == ["Other", "List"])
    #expect(both.screens[1].oldPath == "a.a11y.yml" && both.counts[.changed] == 1)
    var output = ByteWriter()
    SpeechDiffFormat.text.write(both, to: &output)
    #expect(
      output.text.hasPrefix(
        """
        List (b.a11y.yml): before in a.a11y.yml
          ~ 2. [-Milk-]{+Cream+}, button.  (label)
        """))
    // Of two screens with one name nobody knows which one went where.
    let twice = SpeechDiff([
      .init(old: transcript(Self.list, "a.a11y.yml"), new: nil),
      .init(old: nil, new: transcript(changed("Milk", to: "Cream"), "b.a11y.yml")),
      .init(old: nil, new: transcript(changed("Milk", to: "Soy"), "c.a11y.yml")),
    ])
    #expect(twice.screens.count == 3 && twice.counts[.added] == 8)
    // One that has another name as well is known by all its words.
    let renamed = SpeechDiff([
      .init(old: transcript(Self.list, "a.a11y.yml"), new: nil),
      .init(
        old: nil, new: transcript(changed("screen: List", to: "screen: Shop"), "b.a11y.yml")),
    ])
    #expect(renamed.isSame && renamed.screens[0].oldName == "List")
  }

  @Test func aspectsAreToldApart() {
    let row = "{type: button, text: Milk, actions: [Delete]}"
    let old = changed("{type: button, text: Milk}", to: row)
    #expect(
      lines(old, old.replacing("[Delete]", with: "[Remove, Share]")) == [
        "~ 2. Milk, button. Actions available.  (custom actions: Delete → Remove, Share)"
      ])
    #expect(
      lines(Self.list, old) == [
        "~ 2. Milk, button.{+ Actions available.+}  (custom actions: none → Delete)"
      ])
    #expect(
      lines(old, old.replacing("Milk,", with: "Milk, value: \"2\", traits: [button, selected],"))
        == ["~ 2. {+Selected, +}Milk{+, two+}, button. Actions available.  (value, traits)"])
  }

  private func view(_ rows: String) -> Transcript {
    transcript(
      "struct A: View {\n  var body: some View {\n    VStack {\n\(rows)\n    }\n  }\n}\n", "A.swift"
    )
  }

  private func lines(ofViews old: String, _ new: String) -> [String] {
    var output = ByteWriter()
    SpeechDiffFormat.text.write(SpeechDiff([.init(old: view(old), new: view(new))]), to: &output)
    return output.text.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2)) }
  }

  @Test func whatCodeDecidesIsToldApart() {
    #expect(
      lines(ofViews: "Text(\"B\")", "Text(\"B\").accessibilityHidden(isBusy)") == [
        "~ 1. B.  (depends on a condition now)"
      ])
    #expect(
      lines(ofViews: "Text(\"B\").accessibilityAction(named: name) { go() }", "Text(\"B\")") == [
        "~ 1. B.  (custom actions: some → none)"
      ])
  }

  @Test func runsAreSummedUp() {
    let row = "  - {type: button, text: Milk}\n"
    let new = Self.list + "\n" + String(repeating: row, count: 20)
    #expect(lines(Self.list, new) == ["+ 5–24. Milk, button.  (20 times)"])
    #expect(lines(new, Self.list) == ["- 5–24. Milk, button.  (20 times)"])
    #expect(
      lines(ofViews: "Text(\"B\")", "Text(\"B\")\nCard()\nCard()\nText(\"C\")\nCard()") == [
        "+ (Card: not read here)  (2 times)", "+ 2. C.", "+ (Card: not read here)",
      ])
  }

  @Test func whatHasNoWordsShowsWhatMakesThem() {
    let old = "Label(title: title) { Image(\"x\") }"
    let new = old.replacing("title)", with: "name)")
    #expect(
      lines(ofViews: "Text(\"B\")", "Text(\"B\")\n" + old) == [
        "+ 2. (no words: text ‹Label(title: title) { Image(\"x\") }›, line 5)"
      ])
    #expect(lines(ofViews: old, old + "  // more").isEmpty)
    #expect(
      lines(ofViews: old, new) == [
        "~ 1. (no words: text ‹Label(title: [-title-]{+name+}) { Image(\"x\") }›, line 4)  (label)"
      ])
  }

  @Test func wordsAreComparedOneByOne() {
    #expect(
      WordDiff("Log in now", "Sign up now").pieces == [
        .removed("Log in"), .added("Sign up"), .same(" now"),
      ])
    #expect(WordDiff("", "a b").pieces == [.added("a b")])
    #expect(WordDiff("a", "a").pieces == [.same("a")])
    let long = String(repeating: "word ", count: 50_000)
    #expect(WordDiff("x " + long + "y", "z " + long + "w").pieces.count == 2)
  }

  @Test func reorderedStopsTakeTimeInProportion() {
    let isLinear = Growth.isLinear(upTo: 10_000) { count in
      let rows = (0..<count).map { "  - {type: button, text: Row \($0)}\n" }
      let head = "screen: List\nchildren:\n"
      let old = transcript(head + rows.joined())
      let new = transcript(head + (0..<count).map { rows[$0 * 7_919 % count] }.joined())
      var output = ByteWriter()
      SpeechDiffFormat.text.write(SpeechDiff([.init(old: old, new: new)]), to: &output)
      #expect(output.bytes.count > count)
    }
    #expect(isLinear)
  }
}
