import Linting

/// The numbers that close a report.
struct ReportSummary {
  let files: Int
  let screens: Int
  let nodes: Int
  let errors: Int
  let warnings: Int
  let notes: Int
  let needsReview: Int
  /// The new findings, with one for each cause.
  let causes: Int
  let suppressed: Int
  let known: Int
  let inputErrors: Int

  init(_ report: LintReport) {
    // A path that could not be opened is not a file that was checked.
    files = report.files.count { file in
      file.isChecked && !file.inputErrors.contains { $0.position == nil }
    }
    screens = report.files.reduce(0) { $0 + $1.screens }
    nodes = report.files.reduce(0) { $0 + $1.nodes }
    errors = report.violations(.error)
    warnings = report.violations(.warning)
    notes = report.violations(.note)
    needsReview = report.reviews
    causes = report.causeCount
    suppressed = report.files.reduce(0) { $0 + $1.suppressed }
    known = report.files.reduce(0) { $0 + $1.tally.known }
    inputErrors = report.files.reduce(0) { $0 + $1.inputErrors.count }
  }

  /// The numbers of findings in words; nil where there is none.
  var findings: String? {
    let parts = [
      Self.count(errors, "error"), Self.count(warnings, "warning"), Self.count(notes, "note"),
      needsReview > 0 ? "\(needsReview) to review" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The whole summary as a sentence.
  var sentence: String {
    var text = "Checked " + Self.always(files, "file") + " with " + Self.always(screens, "screen")
    text += " and " + Self.always(nodes, "node") + ": " + (findings ?? "no findings")
    if causes < errors + warnings + notes + needsReview {
      text += " (" + Self.always(causes, "cause") + ")"
    }
    if suppressed > 0 { text += ", \(suppressed) suppressed" }
    if known > 0 { text += ", \(known) known" }
    if let errors = Self.count(inputErrors, "input error") { text += "; \(errors)" }
    return text + "."
  }

  /// The result of a run: the sentence, and the failures.
  static func sentences(_ report: LintReport, _ style: ReportStyle) -> [String] {
    [ReportSummary(report).sentence]
      + report.gateFailures.map { failure in
        style.exitsWithZero ? pardon(failure) : "Failed: " + failure.message + "."
      }
  }

  /// The sentence about a failure that does not count.
  static func pardon(_ failure: GateFailure) -> String {
    let verb = failure.count == 1 ? "does" : "do"
    return "\(failure.message) \(verb) not fail the run, because of --exit-zero."
  }

  /// Closes a report for people: the sentence, and what failed the run.
  static func write(_ report: LintReport, _ style: ReportStyle, to output: inout ByteWriter) {
    guard style.showsSummary else { return }
    for sentence in sentences(report, style) {
      for line in Wrapping.lines(of: sentence, width: style.width) {
        output.writeLineStart(line)
        output.write("\n")
      }
    }
  }

  /// A number with its noun.
  static func always(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : always(number, noun)
  }
}
