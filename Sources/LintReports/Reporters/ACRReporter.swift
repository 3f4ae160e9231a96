import DocumentSyntax
import Linting

/// A draft of a conformance report as Markdown: criterion by criterion what was checked, what
/// failed, and what a person has to check.
struct ACRReporter: Reporter {
  static let info = ReporterInfo(
    name: "acr", summary: "a draft of a conformance report", fileExtension: "md",
    details: .rules, showsEverything: true,
    about: """
      A draft of an accessibility conformance report: for each of the 86 success criteria of WCAG
      2.2 and each clause of EN 301 549 v3.2.1, chapter 11, how many rules looked for barriers,
      what they found on which screens, and what a person has to check in any case. Parts that the
      linter cannot know are in brackets.

      It never says that a criterion is supported. *Does Not Support* means that more than half of
      the screens have an error that counts for the criterion; *Partially Supports* that some have,
      or have a warning; all else is *Not Evaluated*, and counted. A finding counts for the
      criterion that its rule is about first; at others it is one to review. Known findings count.
      The date is there with `--timestamps`.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let conformance = Conformance(report)
    output.write("# [Company] accessibility conformance report\n\n")
    output.write("**\(Conformance.notes)**\n\n")
    let date = style.time.map { String($0.text.prefix(10)) } ?? "[date]"
    for line in [
      "Product: [name and version]", "Report date: \(date)", "Contact: [address]",
      "Standards: WCAG 2.2, levels A, AA and AAA; EN 301 549 v3.2.1, chapter 11",
    ] {
      output.write("- \(line)\n")
    }
    output.write("\n## How it was evaluated\n\n")
    for paragraph in conformance.method { output.write(paragraph + "\n\n") }
    for level in ["A", "AA", "AAA"] { writeCriteria(conformance, level, to: &output) }
    writeClauses(conformance, to: &output)
    writeRules(conformance, to: &output)
  }

  private func writeCriteria(
    _ conformance: Conformance, _ level: String, to output: inout ByteWriter
  ) {
    output.write("## WCAG 2.2, level \(level)\n\n")
    let rows = SuccessCriterion.all.filter { $0.level == level }.map { criterion in
      let claim = conformance.claim(about: criterion)
      return [
        "[\(criterion.number) \(Markdown.cell(criterion.name))](\(criterion.understanding))",
        Self.clause(of: criterion), claim.level.title, Markdown.untrusted(claim.remarks),
        Markdown.cell(CriterionChecks.text(criterion) ?? ""),
      ]
    }
    output.write(
      Markdown.table(
        ["Criterion", "EN 301 549", "Conformance level", "Remarks", "A person checks"], rows))
    output.write("\n")
  }

  /// The clause that incorporates a criterion, or why there is none.
  private static func clause(of criterion: SuccessCriterion) -> String {
    if let clause = criterion.clause { return clause }
    if criterion.version == "22" { return "none; new in WCAG 2.2" }
    return CriterionChecks.aboutSets.contains(criterion.number) ? "void for software" : "none; AAA"
  }

  private func writeClauses(_ conformance: Conformance, to output: inout ByteWriter) {
    output.write("## EN 301 549 v3.2.1, chapter 11, beside the criteria\n\n")
    output.write("Clauses 11.1 to 11.4 are those of the criteria above, ")
    output.write("and 11.4.1.1, which was about 4.1.1 Parsing; no rule is about that.\n\n")
    let rows = EuropeanClause.all.map { clause in
      let claim = conformance.claim(about: clause)
      return [
        "\(clause.number) \(clause.title)", claim.level.title, Markdown.untrusted(claim.remarks),
      ]
    }
    output.write(Markdown.table(["Clause", "Conformance level", "Remarks"], rows))
    output.write("\nNothing was checked of:\n\n")
    for chapter in Conformance.unchecked { output.write("- \(chapter.title)\n") }
    output.write("\n")
  }

  private func writeRules(_ conformance: Conformance, to output: inout ByteWriter) {
    output.write("## The rules behind it\n\n")
    let rows = SuccessCriterion.all.compactMap { criterion -> [String]? in
      let claim = conformance.claim(about: criterion)
      guard !claim.ran.isEmpty else { return nil }
      return [criterion.number, claim.ran.map { Markdown.code($0) }.joined(separator: ", ")]
    }
    output.write(Markdown.table(["Criterion", "Rules that ran"], rows))
    guard !conformance.idle.isEmpty else { return }
    output.write("\nRules that did not run: ")
    output.write(conformance.idle.map { Markdown.code($0) }.joined(separator: ", ") + ".\n")
  }
}
