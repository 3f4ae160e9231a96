/// Which of some elements is the innermost one around each element of a range.
struct Enclosures {
  private let start: Int
  /// The innermost one around each element or the element itself, or -1.
  private var owners: [Int32]
  /// Whether there is none.
  private(set) var isEmpty = true

  /// Finds them in one pass: `isOne` says which elements count, and `end` where each ends.
  init(_ range: Range<Int>, where isOne: (Int) -> Bool, end: (Int) -> Int) {
    start = range.lowerBound
    owners = Array(repeating: -1, count: range.count)
    var open: [(owner: Int, end: Int)] = []
    for index in range {
      while let last = open.last, last.end <= index { open.removeLast() }
      if isOne(index) {
        open.append((index, end(index)))
        isEmpty = false
      }
      if let owner = open.last?.owner { owners[index - start] = Int32(truncatingIfNeeded: owner) }
    }
  }

  /// The innermost one around an element, or the element itself.
  func around(_ index: Int) -> Int? {
    let owner = owners[index - start]
    return owner < 0 ? nil : Int(owner)
  }
}
