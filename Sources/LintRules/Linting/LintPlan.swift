public import DocumentSyntax

/// A parsed file that waits to be linted, portion by portion, in any order and on any thread.
public struct LintPlan: Sendable {
  let document: Document
  /// The languages that the file is linted in.
  var editions = Editions(all: [.base])
  /// The comments that switch rules off.
  let comments: SuppressionComments

  init(document: Document, comments: SuppressionComments) {
    self.document = document
    self.comments = comments
  }

  /// A plan of a document that nothing is known of yet; dates of comments are judged on a day.
  init(document: Document, on today: CalendarDay?) {
    let comments = document.commentStyle.map {
      SuppressionComments(document.file, $0, on: today, values: document.values(beginningIn:))
    }
    self.init(document: document, comments: comments ?? SuppressionComments())
  }

  /// The file itself.
  public var file: SourceFile { document.file }

  /// The number of portions; each has whole screens.
  public var portionCount: Int { document.portionCount }

  /// The same plan for some languages.
  public func reading(in editions: Editions) -> LintPlan {
    var plan = self
    plan.editions = editions
    return plan
  }

  /// How many of the first portions were handed out before the file was parsed, and are not to be
  /// linted again: all of those, or none if they turned out to be something else.
  public var earlyPortions: Int { document.earlyPortions }
}
