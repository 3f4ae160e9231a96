/// Sorts what is read together into rows from the top, and each row along the line of reading.
package struct RowSort {
  package let policy: VoiceOverOptions.RowPolicy
  /// From how many points of difference two elements are in different rows.
  package let tolerance: Double
  package let isRightToLeft: Bool

  package init(policy: VoiceOverOptions.RowPolicy, tolerance: Double, isRightToLeft: Bool) {
    self.policy = policy
    self.tolerance = tolerance
    self.isRightToLeft = isRightToLeft
  }

  /// Whether elements at these heights could make a row that is higher than the tolerance; no
  /// other can be read in two orders.
  func mayDoubt(_ heights: inout [Double]) -> Bool {
    guard heights.count > 2 else { return false }
    if !heights.indices.dropFirst().allSatisfy({ heights[$0 - 1] <= heights[$0] }) {
      heights.sort()
    }
    var start = heights[0]
    for index in heights.indices.dropFirst() {
      if heights[index] - heights[index - 1] >= tolerance {
        start = heights[index]
      } else if heights[index] - start >= tolerance {
        return true
      }
    }
    return false
  }

  /// Whether one is read before the other, with nothing else around.
  package func precedes(_ a: ReadingKey, _ b: ReadingKey) -> Bool {
    isNear(a, b) ? precedesInRow(a, b) : a.y < b.y
  }

  private func precedesInRow(_ a: ReadingKey, _ b: ReadingKey) -> Bool {
    if a.x != b.x { return isRightToLeft ? a.x > b.x : a.x < b.x }
    return a.order < b.order
  }

  /// Puts keys in reading order; gives the ranges of the result where another policy would differ.
  package func sort(_ keys: inout [ReadingKey]) -> [Range<Int>] {
    if !isSortedFromTop(keys) { keys.sort { $0.y == $1.y ? $0.order < $1.order : $0.y < $1.y } }
    var ambiguous: [Range<Int>] = []
    var start = 0
    while start < keys.count {
      let end = endOfChain(keys, from: start)
      // Within the tolerance of each other all policies agree.
      if !isNear(keys[start], keys[end - 1]) {
        sortLongRow(&keys, start..<end, &ambiguous)
      } else if end - start > 1 {
        sortRow(start..<end, of: &keys)
      }
      start = end
    }
    // Where the author ranks what is read, rows do not decide.
    guard keys.contains(where: { $0.priority != 0 }) else { return ambiguous }
    keys = byPriority(keys)
    return []
  }

  private func isSortedFromTop(_ keys: [ReadingKey]) -> Bool {
    for index in keys.indices.dropFirst() where keys[index].y < keys[index - 1].y { return false }
    return true
  }

  /// Where the row ends in which each is close to the one before.
  private func endOfChain(_ keys: [ReadingKey], from start: Int) -> Int {
    var end = start + 1
    while end < keys.count, isNear(keys[end - 1], keys[end]) { end += 1 }
    return end
  }

  /// Whether two are at about the same height; infinite heights stand for first and last of all.
  private func isNear(_ a: ReadingKey, _ b: ReadingKey) -> Bool {
    a.y == b.y || abs(a.y - b.y) < tolerance
  }

  /// Puts a row in order where it stands: most have a few elements, and to take them out for the
  /// library to sort would be most of the work.
  private func sortRow(_ row: Range<Int>, of keys: inout [ReadingKey]) {
    if row.count > Self.few { return keys[row].sort(by: precedesInRow) }
    for place in row.dropFirst() {
      let key = keys[place]
      var hole = place
      while hole > row.lowerBound, precedesInRow(key, keys[hole - 1]) {
        keys[hole] = keys[hole - 1]
        hole -= 1
      }
      if hole < place { keys[hole] = key }
    }
  }

  private static let few = 16

  /// Sorts a row that is higher than the tolerance by each policy, and compares.
  private func sortLongRow(
    _ keys: inout [ReadingKey], _ row: Range<Int>, _ ambiguous: inout [Range<Int>]
  ) {
    var chained = Array(keys[row])
    sortRow(chained.indices, of: &chained)
    let anchored = anchored(keys[row])
    let pairwise = pairwise(keys[row].sorted { $0.order < $1.order })
    func differs(_ offset: Int) -> Bool {
      let order = chained[offset].order
      return anchored[offset].order != order || pairwise[offset].order != order
    }
    if let first = row.indices.first(where: { differs($0 - row.lowerBound) }),
      let last = row.indices.last(where: { differs($0 - row.lowerBound) })
    {
      ambiguous.append(first..<last + 1)
    }
    switch policy {
    case .chained: keys.replaceSubrange(row, with: chained)
    case .anchored: keys.replaceSubrange(row, with: anchored)
    case .pairwise: keys.replaceSubrange(row, with: pairwise)
    }
  }

  /// Rows that end where something is too far below the row's first.
  private func anchored(_ keys: ArraySlice<ReadingKey>) -> [ReadingKey] {
    var result = Array(keys)
    var start = 0
    while start < result.count {
      var end = start + 1
      while end < result.count, isNear(result[start], result[end]) { end += 1 }
      sortRow(start..<end, of: &result)
      start = end
    }
    return result
  }

  /// A merge sort by pairs; written out, since a library may sort what is not transitive as it
  /// pleases.
  private func pairwise(_ keys: [ReadingKey]) -> [ReadingKey] {
    var source = keys
    var width = 1
    while width < source.count {
      var merged: [ReadingKey] = []
      merged.reserveCapacity(source.count)
      for start in stride(from: 0, to: source.count, by: width * 2) {
        let middle = min(start + width, source.count)
        let end = min(start + width * 2, source.count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
          let takesRight =
            left == middle || right < end && precedes(source[right], source[left])
          merged.append(source[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
      }
      source = merged
      width *= 2
    }
    return source
  }

  /// Higher priorities first; equal ones stay as they are.
  private func byPriority(_ keys: [ReadingKey]) -> [ReadingKey] {
    keys.indices.sorted {
      keys[$0].priority == keys[$1].priority ? $0 < $1 : keys[$0].priority > keys[$1].priority
    }.map { keys[$0] }
  }
}

/// The sort key of a member: its top left corner, and its place in the document.
package struct ReadingKey: Sendable {
  package var x: Double
  package var y: Double
  /// Its place among all that is read with it.
  package var order: Int
  /// SwiftUI's sort priority.
  var priority = 0.0
  /// Whether the file tells the corner; otherwise it is taken from what stands before.
  package var isPlaced = true

  package init(x: Double, y: Double, order: Int, priority: Double = 0, isPlaced: Bool = true) {
    self.x = x
    self.y = y
    self.order = order
    self.priority = priority
    self.isPlaced = isPlaced
  }
}
