import DocumentSyntax
import Linting

/// Workflow commands, which GitHub Actions turns into annotations.
struct GitHubReporter: Reporter {
  static let info = ReporterInfo(
    name: "github", summary: "annotations of GitHub Actions", details: .repositoryPaths,
    about: """
      Commands of a GitHub workflow, which become annotations at the lines of a pull request. Print
      them in a step. A finding to review is a notice; an input error is an error. GitHub keeps ten
      errors, ten warnings and ten notices of a step: the report has as many, the input errors
      first, and says in its last notice how many more there are. A message is cut at 4,096 code
      units.
      """)

  /// An annotation: what it says, and where.
  private struct Annotation {
    let level: Level
    let path: String
    let start: Position?
    let end: Position?
    let title: String
    let text: String
  }

  private enum Level: String, CaseIterable {
    case error, warning, notice
  }

  /// The most annotations of a level that a step may have.
  private static let maximum = 10
  /// The most code units of UTF-16 in a message.
  private static let maximumLength = 4_096

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let (annotations, omitted) = annotations(of: report)
    for annotation in annotations { write(annotation, to: &output) }
    guard omitted > 0 else { return }
    output.write("::notice title=\(Tool.name)::\(omitted) more are not shown, since GitHub shows ")
    output.write("\(Self.maximum) of each level; the other report formats have more\n")
  }

  /// The annotations that GitHub will show, the worst first, and how many it would not.
  private func annotations(of report: LintReport) -> ([Annotation], omitted: Int) {
    var shown = Level.allCases.map { _ in [Annotation]() }
    var omitted = report.unlisted.total
    let add = { (level: Level, make: () -> Annotation) in
      let index = Level.allCases.firstIndex(of: level) ?? 0
      if shown[index].count < Self.maximum {
        shown[index].append(make())
      } else {
        omitted += 1
      }
    }
    for file in report.files {
      for error in file.inputErrors { add(.error) { annotation(of: error, in: file) } }
    }
    // Of notices the reviews come first that are mostly true, and the others after notes.
    for turn in 0..<3 {
      for file in report.files {
        for finding in file.findings where finding.state == .new && Self.turn(of: finding) == turn {
          let level = Self.level(of: finding)
          add(level) { annotation(of: finding, level, in: file) }
        }
      }
    }
    // The notice that tells of the others takes a place of its own.
    if omitted > 0, shown[2].count == Self.maximum {
      shown[2].removeLast()
      omitted += 1
    }
    return (shown.flatMap { $0 }, omitted)
  }

  private static func turn(of finding: LocatedFinding) -> Int {
    guard finding.certainty == .needsReview else { return 1 }
    return finding.rule.isShownToReview ? 0 : 2
  }

  private static func level(of finding: LocatedFinding) -> Level {
    guard finding.certainty == .violation else { return .notice }
    switch finding.severity {
    case .error: return .error
    case .warning: return .warning
    case .note: return .notice
    }
  }

  private func annotation(of error: InputError, in file: FileReport) -> Annotation {
    Annotation(
      level: .error, path: error.path == file.path ? file.repositoryPath : error.path,
      start: error.position, end: error.end ?? error.position, title: "input-error",
      text: error.message)
  }

  private func annotation(
    of finding: LocatedFinding, _ level: Level, in file: FileReport
  ) -> Annotation {
    let help = finding.help.isEmpty ? "" : "\n" + finding.help
    return Annotation(
      level: level, path: file.repositoryPath, start: finding.start, end: finding.end,
      title: finding.rule.id, text: FindingSentence.message(finding) + help)
  }

  private func write(_ annotation: Annotation, to output: inout ByteWriter) {
    output.write("::\(annotation.level.rawValue) file=")
    output.writeWorkflowProperty(annotation.path)
    if let start = annotation.start, let end = annotation.end {
      writePlace(start, end, to: &output)
    }
    output.write(",title=")
    output.writeWorkflowProperty(annotation.title)
    output.write("::")
    output.writeWorkflowData(Self.cut(annotation.text))
    output.write("\n")
  }

  private func writePlace(_ start: Position, _ end: Position, to output: inout ByteWriter) {
    // A range that ends before the first column of a line has nothing of that line.
    let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
    output.write(",line=\(start.line),endLine=\(last)")
    guard start.line == end.line else { return }
    output.write(",col=\(start.column),endColumn=\(end.column)")
  }

  private static func cut(_ text: String) -> String {
    guard text.utf16.count > maximumLength else { return text }
    var cut = ""
    var length = 1
    for character in text {
      length += character.utf16.count
      if length > maximumLength { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
