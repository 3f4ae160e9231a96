@testable import DocumentSyntax
@testable import InputFormats
@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// What has to hold of configurations, baselines and suppression comments.
enum SettingsChecks {
  /// Errors lie in the file, and their messages are clean.
  static func areSound(_ errors: [InputError], in file: SourceFile) {
    for error in errors {
      Invariant.isClean(error.message)
      guard let position = error.position else { continue }
      let end = error.end ?? position
      Invariant.lies(
        SourceRange(start: position.offset, end: end.offset), in: file.bytes.count, error.message)
    }
  }

  /// A configuration is the same twice, and what `config print` says of it means the same.
  static func checkConfiguration(_ file: SourceFile) {
    let configuration = ConfigurationFile(file)
    areSound(configuration.errors, in: file)
    let again = ConfigurationFile(file)
    Invariant.holds(
      configuration.errors.map(\.message) == again.errors.map(\.message),
      "the errors differ on a second run")
    guard configuration.errors.isEmpty else { return }
    let settings = ProjectSettings([configuration])
    let page = SettingsPage(settings, settings.configuration).text
    Invariant.same(
      Array(page.utf8),
      Array(SettingsPage(ProjectSettings([again]), settings.configuration).text.utf8), "the page")
    let copy = ConfigurationFile(SourceFile(path: "page.yml", bytes: Array(page.utf8)))
    Invariant.holds(
      copy.errors.isEmpty,
      "the page cannot be read: \(copy.errors.first?.message ?? "") in \(page.debugDescription)")
    let meaning = ProjectSettings([copy])
    let (one, other) = (settings.configuration, meaning.configuration)
    for info in AllRules.infos + FileDiagnostics.all {
      Invariant.holds(one.runs(info) == other.runs(info), "the page runs other rules: \(info.id)")
    }
    Invariant.holds(
      settings.gate(settings.run).limits == meaning.gate(meaning.run).limits
        && settings.gate(settings.run).failOn == meaning.gate(meaning.run).failOn
        && settings.gate(settings.run).failsOnReview == meaning.gate(meaning.run).failsOnReview,
      "the page has another gate")
    Invariant.holds(
      settings.gates.map(\.gate.limits) == meaning.gates.map(\.gate.limits),
      "the page has other gates")
    lint(with: one)
  }

  private static let sample = Array(
    "screen: S\nsize: [390, 844]\nchildren:\n  - {type: button, image: x, frame: [0, 0, 9, 9]}\n"
      .utf8)

  /// The options of rules are used.
  private static func lint(with configuration: Configuration) {
    var configuration = configuration
    configuration.reading = ReadingOptions()
    _ = Linter(configuration).lint(SourceFile(path: "x.a11y.yml", bytes: sample))
  }

  /// A baseline that can be read is written as what is read again.
  static func checkBaseline(_ file: SourceFile) {
    let read = BaselineFile(file)
    areSound(read.errors, in: file)
    guard read.errors.isEmpty else {
      return Invariant.holds(read.baseline.entries.isEmpty, "entries of a broken baseline")
    }
    let bytes = read.baseline.bytes
    let copy = BaselineFile(SourceFile(path: file.path, bytes: bytes))
    Invariant.holds(copy.errors.isEmpty, "the baseline cannot be read when written again")
    Invariant.same(bytes, copy.baseline.bytes, "the baseline")
    Invariant.same(
      Baseline(sorting: read.baseline.entries).bytes,
      Baseline(sorting: read.baseline.entries.reversed()).bytes, "the sorted baseline")
    let report = Linter().lint(SourceFile(path: "x.a11y.yml", bytes: sample))
    let file = BaselineComparison.File(path: "x.a11y.yml", report: report)
    let comparison = BaselineComparison(
      read.baseline, [file], Configuration(), isGone: { $0.utf8.count % 2 == 0 },
      covers: { _ in true })
    Invariant.holds(
      (comparison.stale + comparison.found + comparison.unjudged).sorted()
        == Array(read.baseline.entries.indices), "an entry that nothing is said of")
  }

  /// Suppression comments lie in the file and are found by their places.
  static func checkComments(_ file: SourceFile, _ style: CommentStyle) {
    let today = CalendarDay(year: 2026, month: 6, day: 15)
    let comments = SuppressionComments(file, style, on: today)
    let count = file.bytes.count
    for entry in comments.entries {
      Invariant.lies(entry.range, in: count, "comment")
      Invariant.lies(entry.suppression.range, in: count, "suppression")
      if case .line(let bytes, _) = entry.scope {
        Invariant.lies(
          SourceRange(start: bytes.lowerBound, end: bytes.upperBound), in: count, "line")
      }
    }
    var end = 0
    for (index, line) in comments.lines.enumerated() {
      Invariant.holds(line.bytes.lowerBound >= end || index == 0, "lines out of order")
      end = line.bytes.lowerBound
      guard !line.bytes.isEmpty else { continue }
      let found = comments.line(at: line.bytes.lowerBound)
      Invariant.holds(found != nil, "a line that is not found")
    }
    for rule in Set(comments.entries.prefix(20).map(\.suppression.rule)) {
      for offset in stride(from: 0, through: count, by: max(count / 20, 1)) {
        let entries = comments.entries(for: rule, at: offset)
        Invariant.holds(
          entries.allSatisfy(comments.entries.indices.contains), "an entry that there is not")
      }
    }
  }
}
