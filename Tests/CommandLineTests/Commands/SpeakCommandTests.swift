import Foundation
import Testing

@Suite("speak") struct SpeakCommandTests {
  let folder: TemporaryFolder

  private static let screen = """
    screen: Cart
    size: [390, 800]
    children:
      - {type: text, text: Total 12, frame: [16, 100, 200, 20]}
      - {type: button, id: buy, text: BUY, hint: Pays, frame: [16, 140, 200, 44]}
      - {type: image, image: cart.png, frame: [16, 20, 50, 50]}
      - {type: text, text: Small print, frame: [16, 900, 200, 20]}
      - type: toolbar
        frame: [0, 750, 390, 50]
        children: [{type: barButton, text: Done, frame: [8, 0, 44, 44]}]
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("cart.a11y.yml", Self.screen)
  }

  @Test func aLineTellsAStop() throws {
    let run = try folder.program.run("speak", "cart.a11y.yml")
    #expect(run.code == 0)
    #expect(
      run.output == """
        Cart (cart.a11y.yml)
          1. Total twelve.
          2. B-U-Y, button. Pays.
          3. [Toolbar] Done, button.
          4. Small print. (off screen)

        """)
    #expect(try folder.program.run("speak", "cart.a11y.yml").output == run.output)
  }

  @Test func snapshotsHaveTheWordsAsTheyAreWritten() throws {
    let run = try folder.program.run(
      "speak", "--renderer", "snapshot", "--visible-only", "--silent", "cart.a11y.yml")
    #expect(
      run.output == """
        Cart (cart.a11y.yml)
          1. Total 12
          2. BUY. Button. | Pays
          3. [Toolbar] Done. Button.
          silent: image /children/2: it is not an accessibility element

        """)
  }

  @Test func theJSONFormIsValidAndComplete() throws {
    let run = try folder.program.run("speak", "--format", "json", "cart.a11y.yml")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let document = try #require(value as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    let screens = try #require(document["screens"] as? [[String: Any]])
    let screen = try #require(screens.first)
    #expect(screen["path"] as? String == "cart.a11y.yml")
    #expect(screen["screen"] as? String == "Cart")
    #expect(screen["idiom"] as? String == "phone")
    #expect((screen["ambiguousOrder"] as? [Any])?.isEmpty == true)
    let stops = try #require(screen["stops"] as? [[String: Any]])
    #expect(stops.map { $0["index"] as? Int } == [1, 2, 3, 4])
    let buy = stops[1]
    #expect(buy["nodeID"] as? String == "buy")
    #expect(buy["nodePath"] as? String == "/children/1")
    #expect(buy["type"] as? String == "button")
    #expect(buy["description"] as? String == "BUY. Button.")
    #expect(buy["hint"] as? String == "Pays")
    #expect(buy["spoken"] as? String == "B-U-Y, button. Pays.")
    #expect(buy["frame"] as? [Double] == [16, 140, 200, 44])
    #expect(buy["onscreen"] as? Bool == true)
    #expect(buy["container"] is NSNull)
    #expect(stops[2]["entering"] as? [String] == ["Toolbar"])
    #expect(stops[2]["container"] as? String == "Toolbar")
    #expect(stops[3]["onscreen"] as? Bool == false)
    let silent = try #require(screen["silent"] as? [[String: Any]])
    #expect(silent.map { $0["reason"] as? String } == ["notElement"])
  }

  @Test func decisionsChangeWhatIsHeard() throws {
    let run = try folder.program.run(
      "speak", "--set", "allCaps=word", "--set", "traits=false", "--set", "hints=false", "--input",
      "yaml", "-",
      input: Data("{type: button, text: BUY, hint: Pays}".utf8))
    #expect(run.output == "<stdin>\n  1. BUY.\n")
    let mistake = try folder.program.run("speak", "--set", "allcaps=word", "cart.a11y.yml")
    #expect(mistake.code == 2)
    #expect(mistake.errors.contains("did you mean allCaps?"))
  }

  @Test func foldersAreReadInOrderAndBadFilesAreTold() throws {
    try folder.write("a.a11y.yml", "screen: A\nchildren: [{type: text, text: One}]\n")
    try folder.write("b.a11y.yml", "screen: [\n")
    let run = try folder.program.run("speak", ".")
    #expect(run.code == 2)
    #expect(run.output.hasPrefix("A (a.a11y.yml)\n  1. One.\n\nCart (cart.a11y.yml)\n"))
    #expect(run.errors.contains("b.a11y.yml:"))
    let excluded = try folder.program.run("speak", "--exclude", "*.yml", ".")
    #expect(excluded.code == 0)
    #expect(excluded.errors.contains("everything in . is excluded"))
  }

  @Test func hostileTextStaysOnItsLine() throws {
    let text =
      #"{"screen": "::error::x\n", "children": [{"type": "text", "text": "a\u001b[31m\nb"}]}"#
    let run = try folder.program.run("speak", "-", input: Data(text.utf8))
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.hasPrefix("::"))
    #expect(run.output.split(separator: "\n").count == 2)
  }
}
