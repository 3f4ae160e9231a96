import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Two rules for one defect: one speaks.
@Suite("Precedence") struct PrecedenceTests {
  @Test func theTableNamesRulesAndHasNoCircle() {
    let ids = Set(AllRules.all.map { $0.info.id })
    for entry in Precedence.table {
      #expect(ids.contains(entry.speaks), "\(entry.speaks)")
      for rule in entry.silent { #expect(ids.contains(rule), "\(rule)") }
    }
    var next: [String: [String]] = [:]
    for entry in Precedence.table { next[entry.speaks] = entry.silent }
    for start in next.keys {
      var reached: Set<String> = []
      var open = next[start] ?? []
      while let rule = open.popLast() {
        if reached.insert(rule).inserted { open += next[rule] ?? [] }
      }
      #expect(!reached.contains(start), "\(start)")
    }
  }

  private static let crowded = """
    screen: S
    size: [390, 844]
    children:
      - {type: button, label: Undo, frame: [20, 100, 20, 20]}
      - {type: button, label: Redo, frame: [41, 100, 20, 20]}
    """

  private func findings(_ text: String, _ configuration: Configuration = Configuration())
    -> [LocatedFinding]
  {
    Linter(configuration).lint(SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))).findings
  }

  @Test func aSmallTargetThatIsTooCloseIsOneFinding() throws {
    let found = findings(Self.crowded)
    #expect(!found.contains { $0.rule.id == "touch-target-spacing" })
    let small = try #require(found.first { $0.rule.id == "touch-target-too-small" })
    #expect(small.related.contains { $0.message.contains("pt apart") })
  }

  @Test func whatIsSuppressedDoesNotSpeak() {
    let text = Self.crowded.replacing(
      "frame: [20, 100, 20, 20]}",
      with: "frame: [20, 100, 20, 20], disable: touch-target-too-small}")
    #expect(findings(text).contains { $0.rule.id == "touch-target-spacing" })
  }

  @Test func whatIsOffDoesNotSpeak() {
    var configuration = Configuration()
    configuration.levels["touch-target-too-small"] = .off
    #expect(
      findings(Self.crowded, configuration).contains { $0.rule.id == "touch-target-spacing" })
  }
}
