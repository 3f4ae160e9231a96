package import ScreenModel

/// The values of a run that its configuration gives and its command line lays over them, each by
/// the row of `RunOption` that leads to it.
package struct RunOptions: Sendable {
  // MARK: Rules

  /// The rules that run, by id, category, tag or preset; nil where presets choose.
  package var only: [String]?
  /// The rules that do not run.
  package var disable: [String]?

  // MARK: Gate

  /// The least severity that fails the run.
  package var failOn = FailLevel.error
  /// How many errors are allowed, whatever `failOn` says; nil where that decides.
  package var maxErrors: Int?
  /// How many warnings are allowed, whatever `failOn` says; nil where that decides.
  package var maxWarnings: Int?
  /// Whether findings that a person has to review fail the run.
  package var failsOnReview = false
  /// How many screens have to be read; nil where any number is all right.
  package var requiredScreens: Int?
  /// The unit in which gates count; nil where the files decide.
  package var count: Gate.Unit?
  /// Whether nothing that is found fails the run.
  package var exitsWithZero = false
  /// The baseline, as it is written; nil for the one at the top of the project.
  package var baseline: String?
  /// Whether entries of the baseline that match nothing any more fail the run.
  package var failsOnStaleEntries = false
  /// The revision since which findings count; nil where that does not matter.
  package var since: String?
  /// Whether findings count that the next commit would introduce, and no others.
  package var staged = false
  /// The day on which dates of suppressions are judged; nil for today.
  package var today: CalendarDay?
  /// The suppressions that count.
  package var suppressions = SuppressionUse.all

  // MARK: Files

  /// The files of folders that are read; nil for all.
  package var include: [String]?
  /// The files and folders that are left out.
  package var exclude: [String]?
  /// Whether files are left out that git ignores.
  package var respectsIgnores = true
  /// Whether folders are left out for their names, such as those of other people's code.
  package var respectsSkips = true
  /// Whether a folder without any tree is all right.
  package var allowsEmpty = false
  /// How many threads work at once; nil for as many as there are cores.
  package var jobs: Int?

  // MARK: Reports

  /// The reports, each as a format or `format:PATH`; nil where nobody asks for one.
  package var formats: [String]?
  /// The least severity that is shown.
  package var minimum = Severity.note
  /// Whether suppressed findings are shown.
  package var showsSuppressed = false
  /// Whether the number of findings of each rule is shown.
  package var showsStatistics = false
  /// Whether reports have the time of the run.
  package var hasTimestamps = false
  /// The folder that paths are relative to in reports for services, as it is written; nil for the
  /// top of the repository.
  package var baseFolder: String?
  /// Whether the JSON report has all that other formats show.
  package var showsDetails = false
  /// Whether the JUnit report has what no schema allows.
  package var extendsJUnit = false
  /// Whether cells of the CSV report that look like formulas are written as text.
  package var guardsFormulas = true
  /// The most causes that the text report shows.
  package var limit = 20
  /// Whether the text report shows findings to review.
  package var showsReviews = false
  /// The headings of the text report.
  package var grouping = ReportGrouping.cause
  /// Whether the text report shows every finding.
  package var isVerbose = false
  /// Whether the summary is left out.
  package var isQuiet = false
  /// The cases in which reports are in colour.
  package var color = ColorUse.auto

  // MARK: Reading

  /// The language of texts where a file does not state it.
  package var language: String?
  /// The languages in which storyboards and xibs are read.
  package var languages: [String]?
  /// The format of named files and standard input; nil where name and contents decide.
  package var input: String?
  /// The adapter for named files and standard input.
  package var adapter: String?
  /// Whether previews of source are read.
  package var readsPreviews = false
  /// The most views of a screen of source; nil for the usual number.
  package var maxViews: Int?

  /// The values of a run for which nothing is said.
  package init() {}

  /// The severities that fail a run.
  package enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, note, never

    /// The least severity that fails; nil where none does.
    package var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The suppressions in files that count.
  package enum SuppressionUse: String, CaseIterable, Sendable {
    case all
    /// Those that the version before the change has as well.
    case approved
    case ignored = "none"
  }

  /// The cases in which reports are in colour.
  package enum ColorUse: String, CaseIterable, Sendable {
    /// Where they go to a terminal that wants it.
    case auto
    case always, never
  }
}

/// The headings that entries of the short text report stand under.
public enum ReportGrouping: String, CaseIterable, Sendable {
  /// No headings: each cause by itself, the worst first.
  case cause
  /// The rule, with its title.
  case rule
  /// The file.
  case file
  /// The screen.
  case screen
}
