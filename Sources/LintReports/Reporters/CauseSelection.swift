import Linting

/// The causes that the short text report shows: no more than its limit, the worst first.
struct CauseSelection {
  let shown: [CauseList.Group]
  /// How many causes there are of the kinds that were asked for.
  let wanted: Int
  /// How many causes there are.
  let all: Int

  /// The selection from a list. Asked-for reviews get half of the places, and those that errors and
  /// warnings leave.
  init(_ list: CauseList, _ style: ReportStyle) {
    let causes = list.worstFirst
    let violations = causes.filter { $0.first.certainty == .violation }
    let reviews = style.showsReviews ? causes.filter { $0.first.certainty == .needsReview } : []
    all = causes.count
    wanted = violations.count + reviews.count
    let limit = style.limit ?? wanted
    let urgent = violations.count { Self.place($0.first) == 0 }
    let room = min(reviews.count, max(limit / 2, limit - urgent))
    var places = [[CauseList.Group]](repeating: [], count: 4)
    for cause in violations.prefix(limit - room) + reviews.prefix(room) {
      places[Self.place(cause.first)].append(cause)
    }
    shown = places.flatMap(\.self)
  }

  /// The place of a finding among others: errors and warnings, reviews, notes, suppressed ones.
  private static func place(_ finding: LocatedFinding) -> Int {
    if finding.state == .suppressed { return 3 }
    if finding.certainty == .needsReview { return 1 }
    return finding.severity == .note ? 2 : 0
  }
}
