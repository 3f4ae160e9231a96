import DocumentSyntax
import Foundation
import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Identity") struct IdentityTests {
  private func fingerprints(_ text: String, path: String = "x.a11y.yml") -> [String] {
    // One rule alone, so that the examples may break any other.
    var configuration = Configuration()
    configuration.only = ["icon-button-missing-label"]
    return Linter(configuration).lint(SourceFile(path: path, bytes: Array(text.utf8))).findings
      .map(\.fingerprint)
  }

  private static let text = """
    screen: S
    children:
      - {type: text, text: Name}
      - {type: button, image: ic_close}
      - {type: button, id: send, image: ic_send}
      - {type: button, id: send, image: ic_send}

    """

  @Test func fingerprintsAreSixteenDigitsAndDistinct() {
    let found = fingerprints(Self.text)
    #expect(found.count == 3 && Set(found).count == 3)
    #expect(
      found.allSatisfy { $0.count == 16 && $0.allSatisfy { "0123456789abcdef".contains($0) } })
  }

  @Test func linesAboveChangeNothing() {
    let expected = fingerprints(Self.text)
    for text in [
      "# A comment\n\n\n" + Self.text, "\u{FEFF}" + Self.text,
      Self.text.replacing("\n", with: "\r\n"),
      Self.text.replacing("children:", with: "\n\nchildren:"),
      Self.text.replacing("text: Name}", with: "text: Another name,\n     lines: 2}"),
      Self.text + "  - {type: text, text: After}\n",
    ] {
      #expect(fingerprints(text) == expected, "\(text)")
    }
  }

  @Test func whatAFindingIsAboutChangesIt() {
    let expected = Set(fingerprints(Self.text))
    #expect(expected.isDisjoint(with: fingerprints(Self.text, path: "y.a11y.yml")))
    let renamed = Self.text.replacing("screen: S", with: "screen: T")
    #expect(expected.isDisjoint(with: fingerprints(renamed)))
    let identified = Self.text.replacing("id: send", with: "id: post")
    #expect(expected.intersection(fingerprints(identified)).count == 1)
  }

  @Test func anElementWithAnIdKeepsItsFingerprintWhereverItStands() {
    let one = "screen: S\nchildren:\n  - {type: button, id: a, image: ic_close}\n"
    let two =
      "screen: S\nchildren:\n  - {type: text}\n  - {type: button, id: a, image: ic_close}\n"
    #expect(fingerprints(one) == fingerprints(two) && fingerprints(one).count == 1)
  }

  @Test func newSiblingsLeaveTheFingerprintAlone() {
    let old = "  - {type: button, image: ic_close}\n"
    let head = "screen: S\nchildren:\n"
    let expected = fingerprints(head + old)
    for sibling in ["{type: button, text: OK}", "{type: button, image: ic_add}"] {
      for text in [head + "  - \(sibling)\n" + old, head + old + "  - \(sibling)\n"] {
        #expect(Set(expected).isSubset(of: fingerprints(text)), "\(text)")
      }
    }
  }

  @Test func aFaultThatMovesToAnotherElementIsANewOne() {
    let first = "screen: S\nchildren:\n  - {type: button, image: ic_a}\n"
    let second = "  - {type: button, image: ic_b, label: B}\n"
    let before = fingerprints(first + second)
    let swapped = (first + second).replacing("image: ic_a", with: "image: ic_a, label: A")
      .replacing(", label: B", with: "")
    #expect(before.count == 1 && Set(before).isDisjoint(with: fingerprints(swapped)))
  }

  @Test func manyEqualFindingsAreToldApart() {
    let nodes = String(repeating: "  - {type: button, id: a, image: ic_close}\n", count: 200)
    let found = fingerprints("screen: S\nchildren:\n" + nodes)
    #expect(found.count == 200 && Set(found).count == 200)
    let fewer = fingerprints(
      "screen: S\nchildren:\n" + nodes.dropLast(nodes.utf8.count / 2))
    #expect(Array(found.prefix(100)) == fewer)
  }

  /// The rules and fingerprints of all findings; the same file whatever it is written in.
  private func identities(_ text: String, _ path: String) -> [String] {
    var file = SourceFile(path: path, bytes: Array(text.utf8))
    file.identifyingPath = "x"
    let findings = Self.everyRule.lint(file).findings
    return findings.map { "\($0.rule.id) \($0.fingerprint)" }.sorted()
  }

  /// Whole files: those of the examples, and those of all rules.
  private static var trees: [(name: String, text: String, isJSON: Bool)] {
    get throws {
      var trees: [(String, String, Bool)] = []
      for folder in ["broken", "mended"] {
        let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../../Examples/\(folder)").standardizedFileURL
        for name in try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        where name.contains(".a11y.") {
          let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
          trees.append((name, text, name.hasSuffix("json")))
        }
      }
      for (info, example) in RuleExampleTests.trees {
        trees.append((info.id, MarkedSource(example.source).text, false))
      }
      return trees
    }
  }

  private static let everyRule = {
    var configuration = Configuration()
    configuration.presets = [.all]
    return Linter(configuration)
  }()

  private static let parts = 8

  @Test(arguments: 0..<parts) func theOrderOfKeysAndYAMLOrJSONDoNotMatter(part: Int) throws {
    var compared = 0
    let seeds: Range<UInt64> = SlowLane.isOn ? 0..<4 : 0..<1
    for (number, (name, text, isJSON)) in try Self.trees.enumerated()
    where number % Self.parts == part {
      let path = isJSON ? "x.a11y.json" : "x.a11y.yml"
      let file = SourceFile(path: path, bytes: Array(text.utf8))
      let parsed = isJSON ? JSONParser.parse(file) : YAMLParser.parse(file)
      // A comment that suppresses something is none in JSON, and of two equal keys the order tells
      // which one counts.
      guard let syntax = parsed.tree, parsed.problems.isEmpty, !text.contains("# a11y-lint"),
        name != "duplicate-key"
      else { continue }
      let expected = identities(text, path)
      for seed in seeds {
        guard let json = ShuffledTree.json(of: syntax, seed: seed &+ UInt64(number) << 8) else {
          continue
        }
        #expect(identities(json, "x.a11y.json") == expected, "\(name): \(json)")
        compared += 1
      }
    }
    #expect(compared > 62 * seeds.count, "\(compared)")
  }

  @Test(.enabled(if: SlowLane.isOn, SlowLane.reason))
  func whatIsComparedHasFindingsOfManyRules() throws {
    var rules: Set<Substring> = []
    for (_, text, isJSON) in try Self.trees {
      let found = identities(text, isJSON ? "x.a11y.json" : "x.a11y.yml")
      rules.formUnion(found.compactMap { $0.split(separator: " ").first })
    }
    #expect(rules.count > 100, "\(rules.count)")
    for rule in [
      "empty-tree", "missing-screen-title", "no-headings", "disabled-control-unexplained",
      "type-mismatch",
    ] {
      #expect(rules.contains(Substring(rule)), "\(rule)")
    }
  }
}
