import Linting

/// Pairs the stops of two versions of a screen, as a baseline pairs findings: by the identity of
/// their elements; then by what is heard, where one went elsewhere; then by place, where an element
/// was edited.
struct StopPairs {
  /// The stop of the old version that each stop of the new one was; nil where it is new.
  private(set) var old: [Int?]
  /// Whether each stop of the old version is in a pair.
  private(set) var isKept: [Bool]
  private let before: [TranscriptStop]
  private let after: [TranscriptStop]

  /// The marks by which stops are paired.
  private struct Key: Hashable {
    var identity: UInt64 = 0
    var place: UInt64 = 0
    var kind = ""
    var part: String?
    var words: String?
  }

  /// Pairs the stops of an old and a new version.
  init(_ before: [TranscriptStop], _ after: [TranscriptStop]) {
    self.before = before
    self.after = after
    old = Array(repeating: nil, count: after.count)
    isKept = Array(repeating: false, count: before.count)
    // Where elements are not told apart, those that say the same belong together.
    pair {
      Key(
        identity: $0.trace.identity, place: $0.trace.place, part: $0.part, words: $0.spoken)
    }
    pair { Key(identity: $0.trace.identity, part: $0.part, words: $0.spoken) }
    pair { Key(identity: $0.trace.identity, place: $0.trace.place, part: $0.part) }
    pair { Key(identity: $0.trace.identity, part: $0.part) }
    pair {
      $0.spoken.isEmpty ? nil : Key(kind: $0.nodeType, part: $0.part, words: $0.spoken)
    }
    pair { Key(place: $0.trace.place, kind: $0.nodeType, part: $0.part) }
    pairNeighbours()
  }

  /// Pairs what has one key, in order.
  private mutating func pair(by key: (TranscriptStop) -> Key?) {
    var free: [Key: [Int]] = [:]
    for index in before.indices.reversed() where !isKept[index] {
      if let key = key(before[index]) { free[key, default: []].append(index) }
    }
    guard !free.isEmpty else { return }
    for index in after.indices where old[index] == nil {
      guard let key = key(after[index]), let match = free[key]?.popLast() else { continue }
      use(match, for: index)
    }
  }

  /// Pairs stops of one kind that come after the same stop in both versions, where they are
  /// as many: they were reworded while others came or went around them.
  private mutating func pairNeighbours() {
    var places = [Int](repeating: -1, count: before.count)
    for (new, old) in old.enumerated() { if let old { places[old] = new } }
    var free: [Key: [Int]] = [:]
    var last = -1
    for index in before.indices {
      if isKept[index] {
        last = places[index]
      } else {
        free[key(before[index], last), default: []].append(index)
      }
    }
    guard !free.isEmpty else { return }
    var added: [Key: [Int]] = [:]
    last = -1
    for index in after.indices {
      if old[index] != nil {
        last = index
      } else {
        added[key(after[index], last), default: []].append(index)
      }
    }
    for (key, indices) in added {
      guard let matches = free[key], matches.count == indices.count else { continue }
      for (match, index) in zip(matches, indices) { use(match, for: index) }
    }
  }

  private func key(_ stop: TranscriptStop, _ last: Int) -> Key {
    Key(place: UInt64(last + 1), kind: stop.nodeType, part: stop.part)
  }

  private mutating func use(_ match: Int, for index: Int) {
    old[index] = match
    isKept[match] = true
  }

  /// Whether each stop of the new version is at another place in the order: the fewest stops that
  /// have to move to make one order of the other.
  var isMoved: [Bool] {
    let indices = old.indices.filter { old[$0] != nil }
    // For each length, the last stop of the rising sequence of that length that ends earliest.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: old.count)
    for index in indices {
      let value = old[index] ?? 0
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if (old[ends[middle]] ?? 0) < value { low = middle + 1 } else { high = middle }
      }
      before[index] = low == 0 ? -1 : ends[low - 1]
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var isMoved = old.map { $0 != nil }
    var kept = ends.last ?? -1
    while kept >= 0 {
      isMoved[kept] = false
      kept = before[kept]
    }
    return isMoved
  }
}
