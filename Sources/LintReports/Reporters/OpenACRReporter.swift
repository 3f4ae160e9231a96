import DocumentSyntax
import Linting

/// A draft of a conformance report in OpenACR's YAML.
struct OpenACRReporter: Reporter {
  static let info = ReporterInfo(
    name: "openacr", summary: "a draft of a conformance report as OpenACR", fileExtension: "yaml",
    details: .rules, showsEverything: true,
    about: """
      The same draft as `acr`, for tools that read OpenACR 0.1.0, with the catalogue
      `2.5-edition-wcag-2.2-508-eu-en`: the three chapters of WCAG and the software chapter of EN
      301 549, each criterion with its adherence for the component `software`, or `none` where the
      catalogue has no components. Other chapters are `disabled`, and 4.1.1 Parsing is
      `not-applicable`.

      OpenACR requires a title, a product and an author's address: parts in brackets have to be
      filled in. `report_date` is there with `--timestamps`.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let conformance = Conformance(report)
    member("title", "[Company] Accessibility Conformance Report", to: &output)
    output.write("product:\n")
    member("  name", "[Product]", to: &output)
    member("  version", "[Version]", to: &output)
    member("  description", "[Description]", to: &output)
    output.write("author:\n")
    member("  name", "[Name]", to: &output)
    member("  email", "[Email]", to: &output)
    if let time = style.time { member("report_date", String(time.text.prefix(10)), to: &output) }
    output.write("version: 1\n")
    member("notes", Conformance.notes, to: &output)
    let method = conformance.method.joined(separator: "\n\n")
    member("evaluation_methods_used", method, to: &output)
    member("catalog", "2.5-edition-wcag-2.2-508-eu-en", to: &output)
    output.write("chapters:\n")
    for level in ["A", "AA", "AAA"] { writeCriteria(conformance, level, to: &output) }
    for chapter in Self.federal { writeDisabled(chapter, to: &output) }
    writeClauses(conformance, to: &output)
    for chapter in Conformance.unchecked { writeDisabled(chapter.id, to: &output) }
  }

  /// The chapters of Section 508, which no rule refers to.
  private static let federal = [
    "functional_performance_criteria", "hardware", "software",
    "support_documentation_and_services",
  ]

  private func writeCriteria(
    _ conformance: Conformance, _ level: String, to output: inout ByteWriter
  ) {
    output.write("  success_criteria_level_\(level.lowercased()):\n    criteria:\n")
    for criterion in SuccessCriterion.all where criterion.level == level {
      let claim = conformance.claim(about: criterion)
      if criterion.number == "4.1.2" {
        writeCriterion(
          "4.1.1", "software", "not-applicable", "WCAG 2.2 has removed it.", to: &output)
      }
      let check = CriterionChecks.text(criterion).map { " A person checks \($0)." } ?? ""
      writeCriterion(
        criterion.number, "software", claim.level.rawValue, claim.remarks + check, to: &output)
    }
  }

  private func writeClauses(_ conformance: Conformance, to output: inout ByteWriter) {
    output.write("  en_301_549_software:\n    criteria:\n")
    for clause in EuropeanClause.all {
      let claim = conformance.claim(about: clause)
      writeCriterion(clause.number, "none", claim.level.rawValue, claim.remarks, to: &output)
    }
  }

  private func writeCriterion(
    _ number: String, _ component: String, _ level: String, _ notes: String,
    to output: inout ByteWriter
  ) {
    output.write("      - num: \"\(number)\"\n        components:\n")
    output.write("          - name: \(component)\n            adherence:\n")
    output.write("              level: \(level)\n")
    member("              notes", notes, to: &output)
  }

  private func writeDisabled(_ chapter: String, to output: inout ByteWriter) {
    output.write("  \(chapter):\n    disabled: true\n")
    member("    notes", "A linter of screens says nothing about it.", to: &output)
  }

  private func member(_ name: String, _ value: String, to output: inout ByteWriter) {
    output.write("\(name): ")
    output.writeYAML(value)
    output.write("\n")
  }
}
