import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

@Suite("Selectors of elements") struct NodeSelectorTests {
  private static let source = """
    screen: Profile
    title: Your profile
    idiom: pad
    children:
      - {type: view, id: top, children: [
          {type: button, id: save, text: Save, label: Save now, hidden: true},
          {type: UILabel, id: name.first, text: Name, alpha: 0.5, enabled: false},
          {type: stack, id: inner, children: [
            {type: button, id: "my id", image: ic_more, traits: [button, selected]},
            {type: image, id: picture, image: cat, gestures: [tap, pan]}]}]}
      - {type: button, id: last, text: 'Say "hi"', class: FancyButton}
    """

  private static var tree: UITree {
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(source.utf8))
    return TreeSample.reading(file).tree ?? UITree(file: file)
  }

  private func selected(_ text: String) throws -> [String] {
    let tree = Self.tree
    let selector = try NodeSelector(text)
    let all = selector.matches(in: tree)
    for index in tree.elements.indices {
      #expect(selector.matches(index, in: tree) == all[index], "\(text) \(index)")
    }
    return all.indices.filter { all[$0] }.map { tree.text(.id, of: $0) ?? "screen" }
  }

  @Test(arguments: [
    ("button", ["save", "my id", "last"]), ("UIButton", ["save", "my id", "last"]),
    ("label", ["name.first"]), ("text", ["name.first"]), ("#save", ["save"]),
    ("#name.first", ["name.first"]), ("#\"my id\"", ["my id"]), ("[id='my id']", ["my id"]),
    ("*", ["screen", "top", "save", "name.first", "inner", "my id", "picture", "last"]),
    ("screen", ["screen"]), ("screen[name=\"Profile\"]", ["screen"]), ("screen[name=Other]", []),
    ("screen[title^=Your][idiom=pad]", ["screen"]), ("screen > button", ["last"]),
    ("screen>*", ["top", "last"]), ("screen view button", ["save", "my id"]),
    ("view > button", ["save"]), ("#top   stack>image", ["picture"]), ("button button", []),
    ("view > stack button, #last", ["my id", "last"]),
    (
      "button,image",
      [
        "save", "my id", "picture", "last",
      ]
    ),
    ("[hidden]", ["save"]), ("[isHidden]", ["save"]), ("[enabled]", []),
    ("[enabled=\"false\"]", ["name.first"]), ("button:not([hidden])", ["my id", "last"]),
    ("button:not([hidden], #last)", ["my id"]),
    (
      "view :not(button):not(stack)",
      [
        "name.first", "picture",
      ]
    ),
    ("[label]", ["save"]), ("[accessibilityLabel=\"Save now\"]", ["save"]),
    (
      "[text^=\"Sa\"]",
      [
        "save", "last",
      ]
    ),
    ("[text$='ave']", ["save"]), ("[text*='a']", ["save", "name.first", "last"]),
    ("[text*='']", []), ("[text=\"Say \\\"hi\\\"\"]", ["last"]),
    (
      "[text!=Save][text]",
      [
        "name.first", "last",
      ]
    ),
    ("[alpha=\"0.50\"]", ["name.first"]), ("[traits=selected]", ["my id"]),
    ("[gestures=pan]", ["picture"]), ("[type=UIImageView]", ["picture"]),
    (
      "[class^=Fancy]",
      [
        "last"
      ]
    ),
    ("[children]:not(screen)", ["top", "inner"]), ("\tbutton\n>\nbutton ", []),
    ("[ label = Save\u{20}]", []),
  ])
  func elementsAreSelected(selector: String, ids: [String]) throws {
    #expect(try selected(selector) == ids, "\(selector)")
  }

  @Test(arguments: [
    ("", 0, "empty"), ("   ", 3, "missing"), ("buton", 0, "`button`"),
    ("view > buttn", 7, "`button`"), ("[lable]", 1, "`label`"), ("[label", 0, "not closed"),
    ("[label=\"x]", 7, "not closed"), ("button)", 6, "nothing is open"),
    ("button]", 6, "nothing is open"), ("[label~=x]", 6, "compared by"),
    ("[font=x]", 5, "not text"),
    ("[alpha^=1]", 6, "compare it by"), ("[alpha=x]", 7, "a number"), ("[hidden=yes]", 8, "true"),
    ("[type=buton]", 6, "no type"), ("a > ", 0, "no type"), ("button > ", 9, "missing"),
    ("> button", 0, "stands an element"), ("button,", 7, "missing"), (",", 0, "missing"),
    (".Fancy", 0, "[class="), ("button.Fancy", 6, "[class="), ("button + image", 7, "only a blank"),
    ("button:hover", 6, "only `:not"), (":not(:not(*))", 5, "cannot stand inside"),
    (":not(a", 5, "no type"), (":not(button", 4, "not closed"), (":not(view button)", 10, "single"),
    (":not()", 5, "no meaning"), (":not button", 4, "`(` is missing"), ("#", 1, "after `#`"),
    ("#my id", 4, "no type"), ("[label=]", 7, "value"), ("[]", 1, "a key"),
    ("[label=x y]", 9, "`]` is missing"), ("é", 0, "no type"), ("\u{0}", 0, "no meaning"),
  ])
  func mistakesAreLocated(selector: String, offset: Int, words: String) {
    do {
      _ = try NodeSelector(selector)
      Issue.record("\(selector) is taken")
    } catch {
      #expect(error.offset == offset, "\(selector): \(error.message)")
      #expect(error.message.contains(words), "\(selector): \(error.message)")
    }
  }

  @Test func hostileSelectorsAreRefusedOrQuick() throws {
    for text in [
      String(repeating: "* ", count: 65), String(repeating: "a", count: 5_000),
      String(repeating: ":not(", count: 800), String(repeating: "[", count: 4_000),
    ] {
      #expect(throws: NodeSelector.Problem.self) { try NodeSelector(text) }
    }
    var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
    let range = SourceRange(start: 0, end: 0)
    var parent = builder.beginScreen("S", anchor: range)
    for _ in 0..<20_000 {
      parent = builder.begin(.view, parent: parent, position: 0, anchor: range)
    }
    let tree = builder.tree
    let steps = String(repeating: "view ", count: 63) + "button"
    #expect(try !NodeSelector(steps).matches(in: tree).contains(true))
    #expect(try NodeSelector("screen view").matches(parent, in: tree))
  }

  @Test func randomSelectorsNeverTrap() {
    let tree = Self.tree
    let parts = [
      "button", "*", " ", ">", ",", "#", "a", "[", "]", "label", "=", "\"", "'", ":not(", ")",
      "^=", "hidden", "screen", "\\", "é", ".", "\n", "alpha", "1",
    ]
    var random = SplitMix(state: 7)
    var taken = 0
    for _ in 0..<20_000 {
      let count = random.next() % 9
      let text = (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      guard let selector = try? NodeSelector(text) else { continue }
      taken += 1
      #expect(selector.matches(in: tree).count == tree.elements.count)
    }
    #expect(taken > 100)
  }
}
