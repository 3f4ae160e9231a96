import DocumentSyntax

@testable import LintReports
@testable import Linting

/// A gate that the sample with many findings does not pass.
struct GateSample {
  let gate: Gate

  init(_ name: String?) {
    var gate = Gate()
    gate.name = name
    self.gate = gate
  }

  /// A report of errors, with what those gates say.
  static func report(_ samples: [GateSample]) -> LintReport {
    let text = "screen: S\nchildren:\n  - {type: slider, range: {min: 0, max: 9, value: 1}}\n"
    let file = SourceFile(path: "S.a11y.yml", bytes: Array(text.utf8))
    var report = LintReport(files: [Linter().lint(file)])
    report.gates = samples.flatMap { $0.gate.counts(in: report.files) }
    return report
  }
}
