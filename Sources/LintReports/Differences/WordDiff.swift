/// The words of one utterance compared with those of another.
struct WordDiff {
  /// Words that both have, or that only one of them has.
  enum Piece: Equatable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The pieces in the order in which they are heard; within a change the old words come first.
  private(set) var pieces: [Piece] = []

  /// The most pairs of words that are looked at; utterances that are longer changed as a whole.
  private static let maximumPairs = 40_000

  /// The difference between two utterances.
  init(_ old: String, _ new: String) {
    let old = Self.words(of: old)
    let new = Self.words(of: new)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let changed = Self.changes(old[start..<old.count - end], new[start..<new.count - end])
    pieces = Self.merged(
      old[..<start].map { .same($0) } + changed + old[(old.count - end)...].map { .same($0) })
  }

  /// The words, and what is between them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in text {
      let isLetter = character.isLetter || character.isNumber
      if isLetter, isInWord {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isInWord = isLetter
    }
    return words
  }

  private static func changes(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Piece] {
    let removed = old.map { Piece.removed($0) }
    let added = new.map { Piece.added($0) }
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= maximumPairs else {
      return removed + added
    }
    let (old, new) = (Array(old), Array(new))
    // The length of the longest common sequence of the rests from each pair of words on.
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        lengths[row * width + column] =
          old[row] == new[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pieces: [Piece] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        pieces.append(.same(old[row]))
        (row, column) = (row + 1, column + 1)
      } else if column == new.count
        || row < old.count
          && lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]
      {
        pieces.append(.removed(old[row]))
        row += 1
      } else {
        pieces.append(.added(new[column]))
        column += 1
      }
    }
    return pieces
  }

  /// The pieces with neighbours joined; blanks between two changes belong to both of them.
  private static func merged(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    var same = ""
    var removed = ""
    var added = ""
    func finish() {
      if !removed.isEmpty { result.append(.removed(removed)) }
      if !added.isEmpty { result.append(.added(added)) }
      (removed, added) = ("", "")
    }
    for piece in pieces {
      if case .same(let text) = piece {
        same += text
        continue
      }
      if !same.isEmpty, removed.isEmpty && added.isEmpty || same.contains(where: { $0 != " " }) {
        finish()
        result.append(.same(same))
      } else {
        removed += same
        added += same
      }
      same = ""
      switch piece {
      case .removed(let text): removed += text
      case .added(let text): added += text
      case .same: break
      }
    }
    finish()
    if !same.isEmpty { result.append(.same(same)) }
    return result
  }
}
