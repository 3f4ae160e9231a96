/// Finds the name that a misspelt one was probably meant to be.
package enum Suggestion {
  /// The closest of the candidates within a third of the name's length, or nil.
  package static func closest(to name: String, among candidates: [String]) -> String? {
    nearest(to: name, among: candidates).first
  }

  /// The candidates that are equally close, closer than all others, and within a third of the
  /// name's length.
  package static func nearest(to name: String, among candidates: [String]) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(40))
    let letters = letters(of: wanted)
    var limit = min(max(1, wanted.count / 3), 8)
    var best: [String] = []
    var word: [UInt8] = []
    for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= 2 * limit {
      spell(candidate, into: &word)
      // What only one of the words has costs a step each; that rules out nearly all of them.
      let theirs = self.letters(of: word)
      guard (letters & ~theirs).nonzeroBitCount <= limit,
        (theirs & ~letters).nonzeroBitCount <= limit,
        let distance = distance(wanted, word, atMost: limit)
      else { continue }
      if distance < limit || best.isEmpty {
        best = [candidate]
        limit = distance
      } else {
        best.append(candidate)
      }
    }
    return best
  }

  /// Writes a word in small letters into memory that is used again.
  private static func spell(_ word: String, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    for byte in word.utf8 {
      guard byte < 0x80 else {
        bytes = Array(word.lowercased().utf8)
        return
      }
      bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
  }

  /// A bit for each byte that a word has; bytes that are 64 apart share one.
  private static func letters(of word: [UInt8]) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words;
  /// nil where it is above a limit.
  static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var last = Array(0...b.count)
    var (beforeLast, row) = (last, last)
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      (beforeLast, last, row) = (last, row, beforeLast)
      // A swap reaches back over one row, but costs a step more than it did there.
      guard last.contains(where: { $0 <= limit }) || beforeLast.contains(where: { $0 < limit })
      else { return nil }
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}

/// Suggestions for misspelt names, all of them looked for among the same names.
///
/// A search takes longer than reading a screen. So each name is looked for once, and names beyond
/// the first hundred, which only a machine writes, are not looked for at all.
package struct Suggestions {
  /// The most different names that are looked for.
  package static let limit = 100
  private var known: [String: String?] = [:]

  package init() {}

  /// The closest of the candidates, or nil.
  package mutating func closest(to name: String, among candidates: @autoclosure () -> [String])
    -> String?
  {
    if let known = known[name] { return known }
    guard known.count < Self.limit else { return nil }
    let closest = Suggestion.closest(to: name, among: candidates())
    known[name] = closest
    return closest
  }
}
