import DocumentSyntax
import LintRules

extension LintCommand {
  /// The file, parsed; nil where a file that nobody named is no tree.
  static func plan(
    _ file: SourceFile, _ found: FoundFile, _ linter: Linter, _ languages: LanguageSettings
  ) -> LintPlan? {
    let plan = found.folder == nil ? linter.plan(file) : linter.planIfTree(file)
    guard let editions = languages.editions(of: found) else { return plan }
    return plan?.reading(in: editions)
  }

  /// What a file comes to; nil where one that nobody named is no tree.
  static func report(
    on found: FoundFile, _ linter: Linter, _ languages: LanguageSettings
  ) -> FileReport? {
    do throws(FileProblem) {
      let file = try InputSettings.file(found)
      let report = plan(file.source, found, linter, languages).map(linter.lint)
      // What was read of a file that changed meanwhile is from no version of it.
      if let problem = file.watch?.problem { throw problem }
      return report
    } catch {
      return failure(found.shown, error.message)
    }
  }

  /// What could not be read, a report for each path.
  static func failures(_ errors: [InputError]) -> [FileReport] {
    var order: [RawPath] = []
    var groups: [RawPath: [InputError]] = [:]
    for error in errors {
      let path = RawPath(error.path)
      if groups[path] == nil { order.append(path) }
      groups[path, default: []].append(error)
    }
    return order.map { path in
      FileReport(
        path: path.text, findings: [], inputErrors: groups[path] ?? [], notes: [], screens: 0,
        nodes: 0, suppressed: 0)
    }
  }

  /// The report on a file that could not be read.
  static func failure(_ path: String, _ message: String) -> FileReport {
    failure(InputError(path: path, position: nil, end: nil, message: message))
  }

  private static func failure(_ error: InputError) -> FileReport {
    FileReport(
      path: error.path, findings: [], inputErrors: [error], notes: [], screens: 0, nodes: 0,
      suppressed: 0)
  }
}
