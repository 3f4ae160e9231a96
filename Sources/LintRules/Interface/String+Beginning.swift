/// Texts of others cut to a length that a report can hold.
extension String {
  /// The text itself, or its beginning and a mark where it has more scalars than that.
  func beginning(atMost count: Int) -> String {
    // No text has more scalars than bytes.
    if utf8.count <= count { return self }
    let beginning = unicodeScalars.prefix(count)
    return beginning.endIndex == endIndex ? self : String(beginning) + "…"
  }
}
