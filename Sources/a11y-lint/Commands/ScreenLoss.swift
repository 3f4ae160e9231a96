import Linting

/// A changed file in which no screens are read any more: somebody may have hidden them that way.
struct ScreenLoss {
  private let shown: String
  /// The version before the change.
  private let earlier: SourceFile
  /// Why there are no screens now.
  private let reason: String

  /// The possible loss of a file; nil where something is read of it, where that is an error
  /// already, and where its screens went away in the open.
  init?(of result: FileLinter.Result, _ found: FoundFile) {
    guard let versions = found.versions, let old = versions.old, versions.new != .gone,
      result.report.map({ $0.screens == 0 && $0.inputErrors.isEmpty }) ?? true,
      let reason = Self.reason(for: result, found)
    else { return nil }
    shown = found.shown
    earlier = SourceFile(path: versions.oldPath.text, bytes: old)
    self.reason = reason
  }

  private static func reason(for result: FileLinter.Result, _ found: FoundFile) -> String? {
    if result.isDoubtful { return "too little in it tells that it is a UI tree" }
    if let finding = result.report?.findings.first { return finding.message }
    if let note = result.report?.notes.first { return note }
    if let reason = result.unread?.reason { return reason }
    // Views of source may have moved to another file.
    guard InputFormat(path: found.shown)?.isIndexed != true else { return nil }
    return "it is not of a format that is read any more"
  }

  /// The result, or an error where the version before had screens.
  func result(
    _ result: FileLinter.Result, _ lint: (SourceFile) -> FileLinter.Result
  ) -> FileLinter.Result {
    guard let screens = lint(earlier).report?.screens, screens > 0 else { return result }
    let count = screens == 1 ? "1 screen was" : "\(screens) screens were"
    return FileLinter.Result(
      report: FileReport(
        failed: shown, "\(count) read before the change, and none is now: \(reason)"))
  }
}
