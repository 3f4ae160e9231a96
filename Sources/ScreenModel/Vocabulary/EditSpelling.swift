package import DocumentSyntax

/// The spelling of changes in the text of one file: how its format writes what a fix is about.
///
/// A fix says what changes; each format that authors write knows how that is written. Where a place
/// cannot be edited for sure there is no edit: a fix that is not written is better than a file that
/// is spoiled.
package protocol EditSpelling {
  /// The edits that give an element properties that it does not have; nil where one of them cannot
  /// be written.
  func insertions(of changes: [Fix.Change], at element: Int, in fix: Fix) -> [TextEdit]?

  /// The edit that gives a property that is written another value.
  func replacement(
    of attribute: StoredAttribute, by change: Fix.Change, in fix: Fix
  ) -> TextEdit?

  /// The edit that takes a property away, with the signs and lines that belong to it; nil where
  /// what is left would not be the same otherwise.
  func removal(of attribute: StoredAttribute, in fix: Fix) -> TextEdit?

  /// The edit that takes one name of a list of suppressed rules away, given the places of all.
  func removal(ofName name: SourceRange, among names: [SourceRange]) -> TextEdit?

  /// Whether what stands at one place may be about several elements, as one modifier of source is.
  var sharesPlaces: Bool { get }
}

extension EditSpelling {
  package var sharesPlaces: Bool { false }
}
