import DocumentSyntax
import Foundation
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// The screens of `Examples/`: what the broken ones show, and that the mended ones are silent.
@Suite("Bundled examples") struct BundledExamplesTests {
  /// The rules that each broken screen breaks, and how often.
  static let broken: [String: [String: Int]] = [
    "Checkout.a11y.yml": ["ambiguous-order": 1],
    "City.a11y.yml": ["speech-all-caps": 3, "speech-digit-run": 2],
    "Counter.a11y.yml": ["custom-drawn-content-silent": 1, "gesture-only-interaction": 1],
    "Guests.a11y.yml": [
      "container-swallows-children": 1, "icon-button-missing-label": 2,
      "stepper-split-elements": 1, "touch-target-too-small": 1,
    ],
    "Inbox.a11y.yml": ["background-reachable": 1],
    "Photos.a11y.yml": [
      "auto-dismiss-timing": 1, "color-only-state": 1, "fixed-font-size": 2,
      "popup-not-announced": 1, "text-contrast": 2, "text-too-small": 2,
    ],
    "Player.a11y.json": [
      "conflicting-traits": 3, "label-is-asset-name": 2,
      "touch-target-too-small": 3,
    ],
    "Profile.a11y.yml": [
      "adjust-step-too-coarse": 1, "control-missing-label": 1, "icon-button-missing-label": 2,
      "image-missing-label": 1, "slider-raw-percent-value": 1,
    ],
    "Settings.storyboard": [
      "control-missing-label": 1, "icon-button-missing-label": 2,
      "interactive-missing-role-trait": 1, "missing-header-trait": 1,
      "touch-target-too-small": 1,
    ],
    "TaskList.a11y.yml": [
      "icon-button-missing-label": 2, "interactive-missing-role-trait": 2,
      "speech-clock-duration": 2,
    ],
    "Trips.a11y.yml": [
      "gesture-only-interaction": 2, "image-decision-missing": 1,
      "interactive-missing-role-trait": 1, "nested-interactive": 1,
    ],
  ]

  private static let folder = packageRoot.appendingPathComponent("Examples")

  private static func names(in folder: String) throws -> [String] {
    let url = Self.folder.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func report(on name: String, in folder: String) throws -> FileReport {
    let url = Self.folder.appendingPathComponent(folder).appendingPathComponent(name)
    let bytes = Array(try Data(contentsOf: url))
    return Linter().lint(SourceFile(path: "Examples/\(folder)/\(name)", bytes: bytes))
  }

  @Test(arguments: broken.keys.sorted())
  func brokenScreensBreakTheseRules(name: String) throws {
    let report = try Self.report(on: name, in: "broken")
    let found = Dictionary(grouping: report.findings, by: \.rule.id).mapValues(\.count)
    #expect(found == Self.broken[name])
    #expect(report.inputErrors.isEmpty)
    #expect(report.notes.isEmpty)
  }

  @Test(arguments: broken.keys.sorted())
  func mendedScreensGiveNothingToSay(name: String) throws {
    let report = try Self.report(on: name, in: "mended")
    #expect(report.findings.map { "\($0.start.line): \($0.rule.id)" } == [])
    #expect(report.inputErrors.isEmpty)
    #expect(report.notes.isEmpty)
    #expect(report.suppressed == 0)
  }

  @Test func everyScreenIsThereTwiceAndInTheTable() throws {
    let known = Self.broken.keys.sorted()
    #expect(try Self.names(in: "broken") == known)
    #expect(try Self.names(in: "mended") == known)
    #expect(try Self.names(in: "") == ["broken", "mended"])
  }

  @Test func togetherTheyBreakRulesOfManySorts() {
    let shown = Set(Self.broken.values.flatMap(\.keys))
    let categories = Set(AllRules.infos.filter { shown.contains($0.id) }.map(\.category))
    #expect(
      categories.isSuperset(of: [.labels, .speech, .traits, .actions, .structure, .visibility]))
    #expect(shown.count >= 13)
  }

  @Test func someFindingsNeedAPerson() throws {
    let reviews = try Self.broken.keys.sorted().flatMap { name in
      try Self.report(on: name, in: "broken").findings.filter { $0.certainty == .needsReview }
    }
    // The steps of a staircase, and the card with a button inside; and a photo that nobody
    // described.
    #expect(
      reviews.map(\.rule.id) == [
        "ambiguous-order", "image-decision-missing", "gesture-only-interaction",
      ])
  }
}
