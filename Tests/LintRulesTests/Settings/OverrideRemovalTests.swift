import DocumentSyntax
import Testing

@testable import Linting

/// Overrides are removed with their lines, and the rest of the configuration stays as it is.
@Suite("Removal of overrides") struct OverrideRemovalTests {
  private func removing(_ places: Set<Int>, from text: String, json: Bool = false) -> String? {
    let file = SourceFile(
      path: json ? ".a11y-lint.json" : ".a11y-lint.yml", bytes: Array(text.utf8))
    return OverrideRemoval.contents(of: file, without: places).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static let block = """
    failOn: warning  # stays
    overrides:
      - files: ["A/**"]
        rules: {visual: off}
        reason: one  # goes along
      # about the second
      - files: ["B/**"]
        rules:
          speech: off
      - {files: ["C/**"], rules: {labels: off}}
    jobs: 2

    """

  @Test func itemsOfABlockGoWithTheirLines() {
    #expect(
      removing([0], from: Self.block)
        == """
        failOn: warning  # stays
        overrides:
          # about the second
          - files: ["B/**"]
            rules:
              speech: off
          - {files: ["C/**"], rules: {labels: off}}
        jobs: 2

        """)
    #expect(
      removing([1, 2], from: Self.block)
        == """
        failOn: warning  # stays
        overrides:
          - files: ["A/**"]
            rules: {visual: off}
            reason: one  # goes along
          # about the second
        jobs: 2

        """)
  }

  @Test func withTheLastOneTheKeyGoes() {
    #expect(removing([0, 1, 2], from: Self.block) == "failOn: warning  # stays\njobs: 2\n")
    let one = "overrides: {files: a, rules: {visual: off}}\njobs: 2\n"
    #expect(removing([0], from: one) == "jobs: 2\n")
    let only = "overrides:\n- {files: a, rules: {visual: off}}\n"
    #expect(removing([0], from: only) == "")
  }

  @Test func itemsInBracketsGoWithTheirCommas() {
    let (a, b, c) = (
      "{files: a, rules: {visual: off}}", "{files: b, rules: {visual: off}}",
      "{files: c, rules: {visual: off}}"
    )
    let text = "overrides: [\(a), \(b), \(c)]\n"
    #expect(removing([0], from: text) == "overrides: [\(b), \(c)]\n")
    #expect(removing([1, 2], from: text) == "overrides: [\(a)]\n")
    #expect(removing([0, 2], from: text) == "overrides: [\(b)]\n")
  }

  @Test func membersOfJSONGoWithTheirCommas() {
    let item = { (name: String) in
      "{\"files\": [\"\(name)\"], \"rules\": {\"visual\": \"off\"}}"
    }
    let text = "{\n  \"jobs\": 2,\n  \"overrides\": [\(item("a")), \(item("b"))]\n}\n"
    #expect(
      removing([1], from: text, json: true)
        == "{\n  \"jobs\": 2,\n  \"overrides\": [\(item("a"))]\n}\n")
    #expect(removing([0, 1], from: text, json: true) == "{\n  \"jobs\": 2\n}\n")
    #expect(removing([0], from: "{\"overrides\": [\(item("a"))]}", json: true) == "{}")
  }

  @Test func whatOthersShareStays() {
    let shared = """
      overrides:
        - &one {files: a, rules: {visual: off}}
        - *one

      """
    #expect(removing([1], from: shared) == nil)
    #expect(removing([0], from: shared) == nil)
  }
}
