/// What misspelt names were probably meant to be, all of them looked for among the same names.
///
/// A search takes longer than reading a screen. So each name is looked for once, and names beyond
/// the first hundred, which only a machine writes, are not looked for at all.
public struct Suggestions {
  /// The most different names that are looked for.
  public static let limit = 100
  private var known: [String: String?] = [:]

  /// The closest of the candidates, or nil.
  mutating func closest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
    if let known = known[name] { return known }
    guard known.count < Self.limit else { return nil }
    let closest = Suggestion.closest(to: name, among: candidates())
    known[name] = closest
    return closest
  }
}
