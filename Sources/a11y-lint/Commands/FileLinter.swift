import DocumentSyntax
import LintReports
import Linting

/// Lints one file that was found, and compares it with its version before a change.
struct FileLinter: Sendable {
  /// The result for a file.
  struct Result: Sendable {
    /// The report; nil where a file that nobody named is not a tree.
    var report: FileReport?
    /// The report on the version before the change that the run is about; nil where there is no
    /// such change, or nothing to compare.
    var earlier: FileReport?
    /// The document, where it is kept and something in it has a fix.
    var document: Document?
    /// The screens that are not read of a file that nobody named.
    var unread: UnreadSource?
    /// Whether a file that nobody named looks like a tree, and too little so to be read.
    var isDoubtful = false
  }

  let linter: Linter
  let languages: LanguageSettings
  /// The linting of versions before a change; nil where the run is about none.
  var before: EarlierLinter?
  /// The decision on suppressions that are not in the version before a change; nil where all count.
  var approval: SuppressionApproval?
  /// Whether documents are kept for fixes, so that nothing is parsed again.
  var keepsDocuments = false

  /// The result for a file, whose screens are linted on the threads of a pool.
  func lint(
    _ found: FoundFile, using pool: any WorkerPool = SingleWorker(), _ profile: RunProfile? = nil
  ) -> Result {
    do throws(FileProblem) {
      var result = try InputSettings.withFile(found, profile) { file in
        var result =
          keepsDocuments
          ? kept(file, found, using: pool)
          : self.result(for: file, found, using: pool, profile)
        if found.folder != nil { result.unread = linter.unread(file) }
        return result
      }
      if let loss = ScreenLoss(of: result, found) {
        return loss.result(result) { self.result(for: $0, found, using: pool, nil) }
      }
      guard let report = result.report else { return result }
      profile.measure(.earlier) { compare(&result, report, found, using: pool) }
      return result
    } catch {
      return Result(report: FileReport(failed: found.shown, error.message))
    }
  }

  /// The result for a document that fixes have left.
  func lint(_ document: Document, _ found: FoundFile) -> Result {
    Result(report: linter.lint(document, in: languages.versions(of: found) ?? .base))
  }

  /// The result for a file with its document, whose bytes stay as they are whatever happens to the
  /// file.
  private func kept(_ file: SourceFile, _ found: FoundFile, using pool: any WorkerPool) -> Result {
    var file = SourceFile(path: file.path, bytes: Array(file.bytes))
    if let path = found.identifyingPath { file.identifyingPath = path }
    let isNamed = found.folder == nil && !found.isOffered
    let document: Document
    switch isNamed ? .document(linter.document(file)) : linter.found(file) {
    case .document(let found): document = found
    case .doubtful: return Result(isDoubtful: true)
    case .other: return Result()
    }
    let report = linter.lint(
      document, in: languages.versions(of: found) ?? .base, using: pool)
    let hasFixes = report.findings.contains { !$0.fixes.isEmpty }
    return Result(report: report, document: hasFixes ? document : nil)
  }

  private func result(
    for file: SourceFile, _ found: FoundFile, using pool: any WorkerPool, _ profile: RunProfile?
  ) -> Result {
    let versions = languages.versions(of: found) ?? .base
    if found.folder == nil, !found.isOffered {
      return Result(report: linter.lint(file, in: versions, using: pool, profile))
    }
    switch linter.found(file, profile) {
    case .document(let document):
      return Result(report: linter.lint(document, in: versions, using: pool, profile))
    case .doubtful: return Result(isDoubtful: true)
    case .other: return Result()
    }
  }

  /// Finds out what the version before the change was like, and which suppressions were in it.
  private func compare(
    _ result: inout Result, _ report: FileReport, _ found: FoundFile, using pool: any WorkerPool
  ) {
    // What went from here may have gone to another file; one that did not change has lost nothing.
    guard let before, found.versions != nil || !report.shownFindings.isEmpty else { return }
    // The old version is read as the new one is, whatever either is called.
    result.earlier = before.lint(found) { file in
      FileLinter(linter: before.linter, languages: before.languages)
        .result(for: file, found, using: pool, nil).report
    }
    result.report = approval?.decided(report, result.earlier) ?? report
  }
}

/// Lints files as they were before a change, with the declarations and texts of then.
struct EarlierLinter: Sendable {
  let linter: Linter
  let languages: LanguageSettings

  /// The report on the version of a file before the change; nil where there was none, or it cannot
  /// be read any more.
  fileprivate func lint(_ found: FoundFile, _ report: (SourceFile) -> FileReport?) -> FileReport? {
    guard let versions = found.versions else {
      return try? InputSettings.withFile(found, nil, report)
    }
    guard let old = versions.old else { return nil }
    var file = SourceFile(path: versions.oldPath.text, bytes: old)
    if let path = found.identifyingPath { file.identifyingPath = path }
    return report(file)
  }

  /// The report on a file that was deleted; nil where it was nothing to lint.
  func report(onGone found: FoundFile) -> FileReport? {
    lint(found) { linter.lintIfTree($0, in: languages.versions(of: found) ?? .base) }
  }
}

extension FileReport {
  /// The report on a file that could not be read.
  init(failed path: String, _ message: String) {
    self.init(failed: path, [InputError(path: path, position: nil, end: nil, message: message)])
  }

  /// The report on a path with those errors.
  init(failed path: String, _ errors: [InputError]) {
    self.init(
      path: path, findings: [], inputErrors: errors, notes: [], screens: 0, nodes: 0, suppressed: 0)
  }

  /// A report for each path that has errors, in the order in which the paths come.
  static func failures(_ errors: [InputError]) -> [FileReport] {
    var order: [RawPath] = []
    var groups: [RawPath: [InputError]] = [:]
    for error in errors {
      let path = RawPath(error.path)
      if groups[path] == nil { order.append(path) }
      groups[path, default: []].append(error)
    }
    return order.map { FileReport(failed: $0.text, groups[$0] ?? []) }
  }
}
