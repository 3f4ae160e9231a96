import Linting

/// The gates of a run: its own, and those that its configuration adds.
struct GateCheck {
  private let gate: Gate
  private let project: ProjectConfiguration

  init(_ gate: Gate, _ projects: Projects) {
    self.gate = gate
    project = projects.run
  }

  /// The counts of the gates in a report.
  func counts(in report: LintReport) -> [GateCount] {
    gate.counts(in: report.files)
      + project.settings.gates.flatMap { gate in
        var counted = gate.gate
        counted.unit = counted.unit ?? self.gate.unit
        return counted.counts(
          in: report.files.filter { project.looks(gate, at: RawPath($0.path)) })
      }
  }
}
