import Linting

/// The causes that the short text report shows: no more than its limit, the worst first.
struct CauseSelection {
  let shown: [CauseList.Group]
  /// How many causes there are of the kinds that were asked for.
  let wanted: Int
  /// How many causes there are.
  let all: Int

  /// The share of the places that notes get at most: a half of a half.
  private static let shareOfNotes = 4

  /// The selection from a list. Asked-for reviews get half of the places, and those that errors and
  /// warnings leave; notes get a few.
  init(_ list: CauseList, _ style: ReportStyle) {
    let causes = list.worstFirst
    let urgent = causes.filter { Self.place($0.first) == 0 }
    let notes = causes.filter { Self.place($0.first) > 1 }
    let reviews = causes.filter {
      Self.place($0.first) == 1 && (style.showsReviews || $0.first.rule.isShownToReview)
    }
    all = causes.count
    wanted = urgent.count + reviews.count + notes.count
    let limit = style.limit ?? wanted
    let reviewRoom = min(reviews.count, max(limit / 2, limit - urgent.count))
    let first = urgent.prefix(limit - reviewRoom) + reviews.prefix(reviewRoom)
    let noteRoom =
      style.limit == nil
      ? notes.count : min(limit - first.count, max(1, limit / Self.shareOfNotes))
    shown = Array(first + notes.prefix(noteRoom))
  }

  /// The place of a finding among others: errors and warnings, reviews, notes, suppressed ones.
  private static func place(_ finding: LocatedFinding) -> Int {
    if finding.state == .suppressed { return 3 }
    if finding.certainty == .needsReview { return 1 }
    return finding.severity == .note ? 2 : 0
  }
}
