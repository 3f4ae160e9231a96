/// Texts of others cut to a length that a report can hold.
extension String {
  /// The text itself, or its beginning and a mark where it has more scalars than that.
  func beginning(atMost count: Int) -> String {
    let beginning = unicodeScalars.prefix(count)
    return beginning.endIndex == endIndex ? self : String(beginning) + "…"
  }
}
