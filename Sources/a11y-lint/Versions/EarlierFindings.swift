import DocumentSyntax
import LintRules

/// Which findings of a file its version before a change had as well.
enum EarlierFindings {
  /// Whether each new finding of a report was there before; empty where the file is new.
  static func known(
    of report: FileReport, _ found: FoundFile, _ linter: Linter, _ languages: LanguageSettings
  ) -> [Bool] {
    guard let versions = found.versions, let old = versions.old, !report.newFindings.isEmpty else {
      return []
    }
    var file = SourceFile(path: versions.oldPath.text, bytes: old)
    file.identifyingPath = report.identifyingPath
    // The old version is read as the new one is, whatever either is called.
    let plan = found.folder == nil ? linter.plan(file) : linter.planIfTree(file)
    guard var plan else { return [] }
    if let editions = languages.editions(of: found) { plan = plan.reading(in: editions) }
    let earlier = linter.lint(plan)
    let entries = earlier.newFindings.compactMap { finding in
      finding.trace.map { KnownFindings.Entry(path: report.identifyingPath, trace: $0) }
    }
    let now = KnownFindings.File(report, earlierElements: earlier.elements)
    return KnownFindings.match(entries, in: [now]).known[0]
  }
}
