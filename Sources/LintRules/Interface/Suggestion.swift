/// Finds the name that a misspelt one was probably meant to be.
public enum Suggestion {
  /// The closest of the candidates within a third of the name's length, or nil.
  public static func closest(to name: String, among candidates: [String]) -> String? {
    nearest(to: name, among: candidates).first
  }

  /// The candidates that are equally close, closer than all others, and within a third of the
  /// name's length.
  static func nearest(to name: String, among candidates: [String]) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(40))
    var limit = max(1, wanted.count / 3)
    var best: [String] = []
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased().utf8))
      if distance < limit || best.isEmpty, distance <= limit {
        best = [candidate]
        limit = distance
      } else if distance == limit {
        best.append(candidate)
      }
    }
    return best
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if abs(a.count - b.count) > 8 { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
