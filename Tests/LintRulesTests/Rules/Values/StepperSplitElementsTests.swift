import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Steppers and their numbers in Interface Builder files, and where the pieces stand.
@Suite("Split steppers") struct StepperSplitElementsTests {
  private typealias Sample = InterfaceBuilderSample

  private func findings(_ subviews: String, controller: String = "") -> [String] {
    let text = Sample.storyboard(subviews, controller: controller)
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    var configuration = Configuration()
    configuration.only = ["stepper-split-elements"]
    return Linter(configuration).lint(file).findings.map {
      "\($0.certainty.rawValue) \($0.speechAfter ?? "-")"
    }
  }

  private let pieces = """
    <label text="Guests: 2" id="l"/>
    <stepper id="s" value="2" minimumValue="1" maximumValue="9"/>
    """

  @Test func aStepperWithoutOutletsIsAViolation() {
    #expect(findings(pieces).map { $0.prefix(9) } == ["violation"])
    #expect(findings(pieces).first?.hasPrefix("violation Guests, two, adjustable.") == true)
  }

  @Test func anOutletMayMakeOneElementOfThem() {
    let outlet = "<connections><outlet property=\"s\" destination=\"s\" id=\"o\"/></connections>"
    #expect(findings(pieces, controller: outlet).map { $0.prefix(6) } == ["needsR"])
  }

  /// The stepper or minus button, the number and the plus button, by id.
  private func steppers(_ children: String) -> [String] {
    let tree = TreeSample.tree(children: children)
    return SplitStepper.all(in: tree, maxGap: 24).map { stepper in
      [stepper.minus, stepper.count, stepper.plus].map { index in
        index.flatMap { tree.interface.text(.id, of: $0) } ?? "none"
      }.joined(separator: " ")
    }
  }

  private static let minus = "{id: m, type: button, label: Decrease}"
  private static let plus = "{id: p, type: button, image: system:plus.circle}"
  private static let number = "{id: n, type: text, text: '2'}"

  @Test(
    arguments: [
      ("\(minus), \(number), \(plus)", ["m n p"]), ("\(number), \(minus), \(plus)", ["m n p"]),
      ("\(minus), \(plus), \(number)", ["m n p"]), ("\(plus), \(number), \(minus)", ["m n p"]),
      ("\(minus), \(plus)", []), ("\(minus), \(number)", []),
      ("\(number), {id: s, type: stepper}", ["s n none"]),
      ("{id: s, type: stepper}, \(number)", ["s n none"]),
      ("{id: s, type: stepper}, {type: view}, \(number)", []),
      ("{id: s, type: stepper, range: {value: 3}}, \(number)", []),
      ("{id: s, type: stepper, element: true, label: Guests}, \(number)", []),
      ("{type: view, element: true, children: [{id: s, type: stepper}, \(number)]}", []),
      ("\(minus), {type: text, text: Room 2}, \(plus)", []),
      ("\(minus), {type: text, text: Two}, \(plus)", []),
      ("\(minus), {type: text, text: '2', traits: header}, \(plus)", []),
      ("\(minus), {type: text, text: '2:30'}, \(plus)", []),
    ])
  func piecesStandTogether(children: String, expected: [String]) {
    #expect(steppers("[\(children)]") == expected)
  }

  @Test func manySiblingsAreSearchedOnce() {
    let row = "\(Self.minus), \(Self.number), \(Self.plus)"
    let children = "[" + Array(repeating: row, count: 2000).joined(separator: ", ") + "]"
    #expect(steppers(children).count == 2000)
  }
}
