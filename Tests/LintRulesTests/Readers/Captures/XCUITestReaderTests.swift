import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// How `debugDescription` of XCUITest is read.
@Suite("XCUITest reader") struct XCUITestReaderTests {
  private func reading(_ text: String) -> Reading { TreeSample.reading(text, path: "a/home.txt") }

  /// The elements below the root of the screen.
  private func lines(_ text: String) -> [String] {
    Array(InterfaceBuilderSample.lines(of: reading(text)).dropFirst())
  }

  /// An element with these fields on a line of its own.
  private func element(_ line: String) -> String {
    lines(line).first.map { String($0.dropFirst(2)) } ?? "nothing"
  }

  @Test func aDescriptionIsATree() throws {
    let text = """
      Attributes: Application, 0x1055, pid: 8736, label: 'Shop'
      Element subtree:
       →Application, 0x1055, pid: 8736, label: 'Shop'
          Window (Main), 0x1056, {{0.0, 0.0}, {414.0, 896.0}}
            NavigationBar, 0x1057, {{0.0, 44.0}, {414.0, 44.0}}, identifier: 'Cart'
              StaticText, 0x1058, {{180.0, 56.0}, {54.0, 20.0}}, label: 'Cart'
            Button, 0x1059, {{16.0, 131.0}, {89.0, 33.0}}, identifier: 'pay', label: 'Pay', Disabled
          Window, 0x105a, {{inf, inf}, {0.0, 0.0}}
      Path to element:
       →Application, 0x1055, pid: 8736, label: 'Shop'
        ↳Window (Main), 0x1056, {{0.0, 0.0}, {414.0, 896.0}}
      Query chain:
       →Find: Target Application 'org.example.Shop'
        Output: {
          Application, 0x1055, pid: 8736, label: 'Shop'
        }
        ↪︎Find: Children matching type Any
          Output: {
            Window (Main), 0x1056, {{0.0, 0.0}, {414.0, 896.0}}
          }
      """
    #expect(
      lines(text) == [
        "  view label=Shop", "    view", "      navigationBar id=Cart", "        text label=Cart",
        "      button id=pay label=Pay enabled=false", "    view",
      ])
    let tree = try #require(reading(text).tree)
    #expect(tree.screens.map(\.name) == ["Shop"])
    #expect(tree.elements[5].frame == Rect(x: 16, y: 131, width: 89, height: 33))
    #expect(!tree.elements[6].has(.frame), "an infinite frame is none")
    #expect(tree.screens[0].framesAreAbsolute && !tree.screens[0].isFragment)
  }

  @Test func placesAreExact() throws {
    let text =
      " →Button, 0x1, {{1.0, 2.0}, {30.0, 40.0}}, identifier: 'a', label: 'It's, ok', Selected\n"
    let tree = try #require(reading(text).tree)
    func slice(_ range: SourceRange?) -> String { range.map { TreeSample.slice(text, $0) } ?? "-" }
    #expect(slice(tree.elements[1].anchor) == "Button")
    #expect(slice(tree.attribute(.label, of: 1)?.valueRange) == "It's, ok")
    #expect(slice(tree.attribute(.label, of: 1)?.range) == "label: 'It's, ok")
    #expect(slice(tree.attribute(.frame, of: 1)?.range) == "{{1.0, 2.0}, {30.0, 40.0}}")
    #expect(slice(tree.attribute(.selected, of: 1)?.range) == "Selected")
  }

  @Test(arguments: [
    ("label: 'a, b', value: 0%", "button label=a, b value=0%"),
    ("label: 'say 'hi', you', Disabled", "button label=say 'hi', you enabled=false"),
    ("label: ''", "button label="),
    ("identifier: 'it's', label: 'I'm'", "button id=it's label=I'm"),
    ("title: 'Open', value: 1, 2, Selected", "button text=Open value=1, 2 selected=true"),
    ("value: a, label: 'b'", "button label=b value=a"),
    ("label: 'never closed", "button label=never closed"),
    ("label: 'Selected', Selected, Focused", "button label=Selected selected=true"),
    ("pid: 12, other: 'x', label: 'L'", "button label=L"),
  ])
  func fieldsEndWhereTheNextBegins(fields: String, expected: String) {
    #expect(element("Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, \(fields)") == expected)
    #expect(element("Button, {{0.0, 0.0}, {9.0, 9.0}}, \(fields)") == expected)
    #expect(element("Button, 0x1, \(fields)") == expected)
  }

  @Test(arguments: [
    ("Switch, 0x1, label: 'W', value: 1", "switch label=W on=true"),
    ("Switch, 0x1, label: 'W', value: 0", "switch label=W on=false"),
    ("Switch, 0x1, label: 'W', value: mixed", "switch label=W value=mixed"),
    ("Slider, 0x1, value: 50%", "slider value=50%"),
    ("TextField, 0x1, value: City, placeholderValue: 'City'", "textField placeholder=City"),
    (
      "TextField, 0x1, value: Oslo, placeholderValue: 'City'",
      "textField placeholder=City value=Oslo"
    ),
    ("SecureTextField, 0x1, label: 'PIN', value: ••••", "secureField label=PIN"),
    ("Other, 0x1, label: 'Card'", "view label=Card element=true"),
    ("Other, 0x1", "view"),
    ("Image, 0x1, identifier: 'cat', label: 'Cat'", "image id=cat label=Cat"),
    (
      "ActivityIndicator, 0x1, label: 'In progress', value: 1",
      "activityIndicator label=In progress"
    ),
    (
      "StaticText 0x6080: traits: 8590000192, {{0.0, 0.0}, {9.0, 9.0}}, label: 'H'",
      "text label=H traits=[\"staticText\", \"header\"]"
    ),
    ("Window 0x6080: Main Window, {{0.0, 0.0}, {9.0, 9.0}}", "view"),
  ])
  func valuesMeanWhatTheTypeMakesOfThem(line: String, expected: String) {
    #expect(element(line) == expected)
  }

  @Test func labelsMayHaveLineBreaks() {
    let text = """
       →Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
          StaticText, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'One
      Button
        two', Disabled
          TextView, 0x3, {{0.0, 0.0}, {9.0, 9.0}}, value: Dear all,

      yours, Ana
          Button, 0x4, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Send'
      """
    #expect(
      lines(text) == [
        "  view", "    text label=One\nButton\n  two enabled=false",
        "    textView value=Dear all,\n\nyours, Ana", "    button label=Send",
      ])
    let windows = text.replacing("\n", with: "\r\n")
    #expect(lines(windows).count == 4)
    #expect(lines(windows).last == "    button label=Send")
  }

  @Test func indentationMayBeAnything() {
    let plain = """
       →Table, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
          Cell, 0x2, {{0.0, 0.0}, {9.0, 9.0}}
            StaticText, 0x3, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'
          Cell, 0x4, {{0.0, 0.0}, {9.0, 9.0}}
      """
    let expected = ["  list", "    cell", "      text label=A", "    cell"]
    #expect(lines(plain) == expected)
    let rows: [Substring] = plain.split(separator: "\n")
    let pasted: [String] = rows.map { "        " + String($0) }
    #expect(lines(pasted.joined(separator: "\n")) == expected)
    let tabs: [String] = rows.map { row in
      let text = row.drop { $0 == " " }
      return String(repeating: "\t", count: (row.count - text.count) / 2) + String(text)
    }
    #expect(lines(tabs.joined(separator: "\n")) == expected)
    let logged: [String] = rows.map { "    t =    12.34s " + String($0) }
    #expect(lines(logged.joined(separator: "\n")) == expected)
  }

  @Test func aPartOfATreeHasItsShallowestLinesForRoots() {
    let text = """
                Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Privacy'
                  Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Privacy'
              Other, 0x3, {{0.0, 0.0}, {9.0, 9.0}}
      Path to element:
       →Application, 0x5, pid: 5, label: 'Club'
        ↳Window (Main), 0x6, {{0.0, 0.0}, {428.0, 926.0}}
      """
    #expect(lines(text) == ["  view label=Privacy", "    button label=Privacy", "  view"])
    let screen = reading(text).tree?.screens.first
    #expect(screen?.name == "Club" && screen?.isFragment == true)
    #expect(screen?.size == Rect(x: 0, y: 0, width: 428, height: 926))
  }

  @Test func eachMatchOfAQueryIsAScreen() {
    let block = """
      Attributes: Button, 0x1, {{0.0, 0.0}, {50.0, 50.0}}, label: 'Go'
      Element subtree:
       →Button, 0x1, {{0.0, 0.0}, {50.0, 50.0}}, label: 'Go'
      Path to element:
       →Application, 0x3, pid: 5, label: 'Trips'
      Query chain:
       →Find: Target Application 'x'


      """
    let tree = reading(block + block).tree
    #expect(tree?.screens.map(\.name) == ["Trips", "Trips"])
    #expect(tree?.elements.map(\.kind) == [.screen, .button, .screen, .button])
    let alone = reading("Attributes: Button, 0x1, {{0.0, 0.0}, {50.0, 50.0}}, label: 'Go'\n").tree
    #expect(alone?.elements.map(\.kind) == [.screen, .button])
  }

  @Test func whatTheSystemDrawsIsMarked() {
    let text = """
       →Application, 0x1, pid: 1, label: 'A'
          Window (Main), 0x2, {{0.0, 0.0}, {9.0, 9.0}}
            Button, 0x3, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'
          Window, 0x4, {{0.0, 0.0}, {9.0, 9.0}}
            Keyboard, 0x5, {{0.0, 0.0}, {9.0, 9.0}}
              Key, 0x6, {{0.0, 0.0}, {9.0, 9.0}}, label: 'q'
            Button, 0x7, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Emoji'
      """
    #expect(
      lines(text).filter { $0.contains("(system)") } == [
        "      keyboard (system)", "        key label=q (system)",
        "      button label=Emoji (system)",
      ])
  }

  @Test(arguments: [
    "Query chain:\n →Find: Target Application 'x'\n",
    "Element subtree:\n",
    " →Application, 0x1, pid: 2, label: 'A'\n",
    "Attributes: Window (Main), {{0.0, 0.0}, {9.0, 9.0}}\nElement subtree:\n →Window (Main), 0x1\n",
    " →Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n    Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n",
  ])
  func aCaptureOfNothingIsSaidOnce(text: String) {
    let report = Linter().lint(SourceFile(path: "x.txt", bytes: Array(text.utf8)))
    #expect(report.findings.map(\.rule.id) == ["empty-tree"], "\(text)")
    #expect(report.findings.first?.message.hasPrefix("the capture shows nothing: ") == true)
  }

  @Test(arguments: [
    "Button: Save\n", "Other things, 0 of them\n", "Application log, 2024\n", "Window, door\n",
    "screen: A\n", "Query chain:\n", "Table, chairs\n",
  ])
  func otherTextsAreRefused(text: String) {
    let file = SourceFile(path: "x.txt", bytes: Array(text.utf8))
    #expect(XCUITestReader.refusal(of: .text(file)) != nil)
    #expect(Readers.documentIfTree(file, ReadingOptions()) == nil)
  }
}
