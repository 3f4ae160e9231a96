import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// What a gate allows.
@Suite("Gates") struct GateTests {
  private static let text = """
    screen: S
    children:
      - {type: button, image: ic_close}
      - {type: button, image: ic_more}
      - {type: button, label: Close window, lable: x}
    """

  private func failures(_ change: (inout Gate) -> Void) -> [String] {
    var gate = Gate()
    change(&gate)
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(Self.text.utf8))
    return gate.failures(in: [Linter().lint(file)]).map(\.message)
  }

  @Test func everythingThatIsLookedAtIsCounted() {
    var gate = Gate()
    gate.failOn = .warning
    gate.limits[.note] = 7
    gate.failsOnReview = true
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(Self.text.utf8))
    let counts = gate.counts(in: [Linter().lint(file)])
    #expect(counts.map(\.what) == ["error", "warning", "note", "finding to review"])
    #expect(counts.map(\.allowed) == [0, 0, 7, 0])
    #expect(counts.map(\.count).prefix(2) == [2, 1])
    #expect(counts.map { $0.failure != nil }.prefix(3) == [true, true, false])
  }

  @Test func nothingOfTheLevelIsAllowed() {
    #expect(failures { _ in } == ["2 errors (0 allowed)"])
    #expect(
      failures { $0.failOn = .warning } == [
        "2 errors (0 allowed)", "1 warning (0 allowed)",
      ])
    #expect(failures { $0.failOn = nil } == [])
  }

  @Test func limitsCountMoreThanTheLevel() {
    #expect(failures { $0.limits = [.error: 2] } == [])
    #expect(failures { $0.limits = [.error: 1] } == ["2 errors (1 allowed)"])
    #expect(
      failures {
        $0.failOn = nil
        $0.limits = [.warning: 0]
      } == ["1 warning (0 allowed)"])
  }

  @Test func rulesNarrowAGate() {
    #expect(failures { $0.rules = ["unknown-key"] } == [])
    #expect(
      failures {
        $0.rules = ["unknown-key"]
        $0.failOn = .note
        $0.name = "no typing errors"
      } == ["1 warning (0 allowed by the gate \"no typing errors\")"])
  }
}
