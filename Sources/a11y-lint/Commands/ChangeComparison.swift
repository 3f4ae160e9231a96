import LintReports
import Linting

/// Tells which findings of a run were there before the change that the run is about: in their file,
/// in one that was deleted, or in one that their element went from.
struct ChangeComparison {
  private let results: [FileLinter.Result]
  /// The reports on files that were deleted.
  private let gone: [FileReport]

  /// A comparison of what a run came to with what deleted files had.
  init(_ results: [FileLinter.Result], gone: [FileReport]) {
    self.results = results
    self.gone = gone
  }

  /// Whether each new finding of each file was there.
  var known: [[Bool]] {
    var entries: [KnownFindings.Entry] = []
    var files: [KnownFindings.File] = []
    for result in results {
      guard let report = result.report else { continue }
      if let earlier = result.earlier {
        entries += Self.entries(of: earlier, at: report.identifyingPath)
      }
      files.append(KnownFindings.File(report, earlierElements: result.earlier?.elements ?? [:]))
    }
    for report in gone { entries += Self.entries(of: report, at: report.identifyingPath) }
    var known = KnownFindings.match(entries, in: files, gone: Set(gone.map(\.identifyingPath)))
      .known[...]
    return results.map { $0.report == nil ? [] : known.popFirst() ?? [] }
  }

  private static func entries(of report: FileReport, at path: String) -> [KnownFindings.Entry] {
    report.newFindings.compactMap { finding in
      finding.trace.map { KnownFindings.Entry(path: path, trace: $0) }
    }
  }
}
