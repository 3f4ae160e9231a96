import DocumentSyntax
import Linting

/// The findings of a report by cause, for people: one defect is read about once.
struct CauseList {
  /// Findings with one cause, severity and certainty.
  struct Group {
    /// The finding that stands for all of them: the first of the run.
    let first: LocatedFinding
    /// The path of its file from the top of the repository on.
    let repositoryPath: String
    /// Up to two more findings on the screen of the first.
    fileprivate(set) var more: [LocatedFinding] = []
    /// How many findings are on the screen of the first, with that.
    fileprivate(set) var onScreen = 1
    /// Whether the file of the first has more findings than reports list.
    fileprivate(set) var mayHaveMore = false
    /// The other screens that have such a finding.
    fileprivate var screens: Set<Screen> = []

    /// How many other screens have such a finding.
    var otherScreens: Int { screens.count }

    /// Where else it is, in words; nil where it is nowhere else.
    var elsewhere: String? {
      var parts: [String] = []
      let places = more.map { "line \($0.start.line)" }
      let left = onScreen - 1 - more.count
      if !places.isEmpty {
        let listed = "the same at " + places.joined(separator: left > 0 ? ", " : " and ")
        let count = mayHaveMore ? "at least \(left)" : "\(left)"
        parts.append(left > 0 ? "\(listed) and \(count) more like it" : listed)
      }
      if otherScreens > 0 {
        parts.append("also on " + ReportSummary.always(otherScreens, "other screen"))
      }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
  }

  /// A screen, told apart by its file and name.
  fileprivate struct Screen: Hashable {
    let path: String
    let name: String?
  }

  /// Facts that findings of one group share.
  struct Key: Hashable {
    private let cause: UInt64
    private let severity: Severity
    private let certainty: Certainty
    private let state: LocatedFinding.State
    /// The file, where causes are told apart by files.
    private let path: String?

    /// The key of a finding.
    init(_ finding: LocatedFinding, apartByFile: Bool = false) {
      cause = finding.causeHash
      severity = finding.severity
      certainty = finding.certainty
      state = finding.state
      path = apartByFile ? finding.path : nil
    }
  }

  /// The groups, in the order of their first findings.
  private(set) var groups: [Group] = []

  /// How many findings a group shows.
  private static let shown = 3

  /// The causes of a report's findings; apart for each file where a report is about files.
  init(_ report: LintReport, apartByFile: Bool = false) {
    var places: [Key: Int] = [:]
    for file in report.files {
      for finding in file.shownFindings {
        let key = Key(finding, apartByFile: apartByFile)
        guard let index = places[key] else {
          places[key] = groups.count
          var group = Group(first: finding, repositoryPath: file.repositoryPath)
          group.mayHaveMore = file.unlisted.total > 0
          groups.append(group)
          continue
        }
        Self.add(finding, to: &groups[index])
      }
    }
  }

  private static func add(_ finding: LocatedFinding, to group: inout Group) {
    let screen = screen(of: finding)
    guard screen == Self.screen(of: group.first) else {
      group.screens.insert(screen)
      return
    }
    group.onScreen += 1
    if group.more.count < shown - 1 { group.more.append(finding) }
  }

  private static func screen(of finding: LocatedFinding) -> Screen {
    Screen(path: finding.path, name: finding.screen)
  }

  /// The groups with the worst first: errors and warnings, reviews that are shown without being
  /// asked for, notes, other reviews, suppressed findings.
  var worstFirst: [Group] {
    var ranks = [[Group]](repeating: [], count: 9)
    for group in groups { ranks[Self.rank(group.first)].append(group) }
    return ranks.flatMap(\.self)
  }

  private static func rank(_ finding: LocatedFinding) -> Int {
    if finding.state == .suppressed { return 8 }
    let severity =
      switch finding.severity {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    guard finding.certainty == .needsReview else { return severity < 2 ? severity : 4 }
    return finding.rule.isShownToReview && severity < 2 ? 2 + severity : 5 + severity
  }
}
