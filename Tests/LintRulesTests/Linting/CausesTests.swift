import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// One cause for one defect, however often it is found.
@Suite("Causes") struct CausesTests {
  private func report(_ text: String, path: String = "x.a11y.yml") -> FileReport {
    Linter().lint(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func causes(_ text: String, of rule: String, path: String = "x.a11y.yml") -> [String] {
    report(text, path: path).findings.filter { $0.rule.id == rule }.map(\.cause)
  }

  private func buttons(_ images: [String], in list: String = "type: view") -> String {
    "screen: S\nchildren:\n  - \(list)\n    children:\n"
      + images.map { "      - {type: button, image: \($0)}\n" }.joined()
  }

  @Test func aHabitOfTheProjectIsOneCause() {
    let screen = { (name: String, size: Int) in
      """
      screen: \(name)
      children:
        - {type: text, text: \(name), font: {size: \(size)}, adjustsFont: false}
        - {type: text, text: More, font: {size: 12}, adjustsFont: false}
      """
    }
    let home = causes(screen("Home", 14), of: "fixed-font-size")
    #expect(home.count == 1)
    #expect(home == causes(screen("Cart", 17), of: "fixed-font-size"))
  }

  @Test func oneControlOnManyScreensIsOneCause() {
    let home = "screen: Home\nchildren:\n  - {type: button, image: ic_close}\n"
    let cart = """
      screen: Cart
      children:
        - {type: text, text: Your cart}
        - type: view
          children:
            - {type: button, image: ic_close}
      """
    let rule = "icon-button-missing-label"
    let one = causes(home, of: rule)
    #expect(one.count == 1)
    #expect(one == causes(cart, of: rule, path: "other.a11y.yml"))
    #expect(
      one
        == causes(
          #"{"screen": "J", "children": [{"image": "ic_close", "type": "button"}]}"#,
          of: rule, path: "x.a11y.json"))
    #expect(one != causes(home.replacing("ic_close", with: "ic_more"), of: rule))
  }

  @Test func manySiblingsAreOneCause() {
    let rule = "icon-button-missing-label"
    let four = causes(buttons(["a1", "b1", "c1", "d1"]), of: rule)
    #expect(four.count == 4)
    #expect(Set(four).count == 1)
    #expect(Set(causes(buttons(["a1", "b1", "c1", "d1", "e1"]), of: rule)) == Set(four))
    #expect(Set(causes(buttons(["a1", "b1", "c1"]), of: rule)).count == 3)
  }

  @Test func partsOfRowsAreSiblingsInTheirList() {
    let rows = (1...5).map { number in
      "      - {type: view, children: [{type: button, image: ic_\(number)}]}\n"
    }
    let text = "screen: S\nchildren:\n  - type: list\n    children:\n" + rows.joined()
    #expect(Set(causes(text, of: "icon-button-missing-label")).count == 1)
  }

  @Test func theSameDotsOnEveryHomeScreenAreOneCause() {
    func home(_ name: String, _ numbers: ClosedRange<Int>) -> String {
      "screen: \(name)\nchildren:\n"
        + numbers.map {
          "  - {type: button, label: \"Page \($0)\", onTap: a, frame: [\($0 * 10), 9, 8, 8]}\n"
        }.joined()
    }
    let rule = "touch-target-too-small"
    let five = Set(causes(home("Home", 1...5), of: rule))
    #expect(five.count == 1)
    #expect(Set(causes(home("Other home", 3...9), of: rule, path: "b.a11y.yml")) == five)
  }

  @Test func aFieldWithOtherContentsIsOneCause() {
    func field(_ contents: String, _ placeholder: String = "Name") -> String {
      "screen: S\nchildren:\n  - {type: textField, text: \(contents), "
        + "placeholder: \(placeholder), frame: [0, 0, 200, 20]}\n"
    }
    let rule = "placeholder-as-label"
    let one = causes(field("Ada"), of: rule)
    #expect(one.count == 1)
    #expect(causes(field("Grace Hopper"), of: rule) == one)
    #expect(causes(field("Ada", "Town"), of: rule) != one)
  }

  @Test func wholeScreensAreToldApartByTheNamesInTheirMessages() {
    let rule = "unknown-key"
    let one = causes("screen: S\nchildren:\n  - {type: text, text: A, lable: A}\n", of: rule)
    #expect(one.count == 1)
    #expect(one == causes("screen: T\nchildren:\n  - {type: image, lable: B}\n", of: rule))
    #expect(one != causes("screen: S\nchildren:\n  - {type: text, hnit: A}\n", of: rule))
  }

  // MARK: Gates

  @Test func gatesCountCauses() {
    let report = report(buttons(["a1", "b1", "c1", "d1"]))
    var gate = Gate()
    #expect(gate.failures(in: [report]).map(\.message) == ["4 errors (0 allowed)"])
    gate.unit = .causes
    #expect(gate.failures(in: [report]).map(\.message) == ["1 cause of errors (0 allowed)"])
    #expect(
      gate.failures(in: [report, report]).map(\.message) == ["1 cause of errors (0 allowed)"])
    gate.limits = [.error: 1]
    #expect(gate.failures(in: [report]).isEmpty)
  }

  @Test func capturesCountCausesUnlessToldOtherwise() {
    let element =
      #"{"type": "Button", "AXLabel": null, "enabled": true, "role": "AXButton", "#
      + #""frame": {"x": 0, "y": 90, "width": 9, "height": 9}}"#
    let text = "[\(element)]"
    let report = report(text, path: "describe.json")
    #expect(report.isCapture)
    var gate = Gate()
    gate.failOn = .note
    #expect(gate.counts(in: [report]).contains { $0.what == "cause of errors" })
    gate.unit = .findings
    #expect(gate.counts(in: [report]).contains { $0.what == "error" })
  }
}
