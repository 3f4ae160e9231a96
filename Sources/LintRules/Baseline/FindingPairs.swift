/// Pairs of earlier findings and those of today, as they are found; each is in one pair at most.
struct FindingPairs {
  /// Whether each earlier finding is in a pair.
  private(set) var isUsed: [Bool]
  /// Whether each finding of each file is in a pair.
  private(set) var known: [[Bool]]
  private let entries: [KnownFindings.Entry]
  private let files: [KnownFindings.File]

  init(_ entries: [KnownFindings.Entry], _ files: [KnownFindings.File]) {
    self.entries = entries
    self.files = files
    isUsed = [Bool](repeating: false, count: entries.count)
    known = files.map { [Bool](repeating: false, count: $0.findings.count) }
  }

  /// Pairs what has one key, in order.
  mutating func pairEqual<Key: Hashable>(
    _ candidates: [Int], inFile file: Int, by key: (FindingTrace) -> Key
  ) {
    var pool = pool(of: candidates, by: key)
    take(from: &pool, inFile: file, by: key)
  }

  /// Pairs what files that are gone had with what files have that nothing is known of.
  mutating func pairMoved(_ candidates: [Int], inFiles strangers: [Int]) {
    guard !candidates.isEmpty else { return }
    var pool = pool(of: candidates) { $0.identity }
    for file in strangers { take(from: &pool, inFile: file) { $0.identity } }
  }

  /// Pairs findings of elements that were edited: they are in one place, the earlier element is
  /// gone and, where that is known, the other one is new.
  mutating func pairEdited(_ candidates: [Int], inFile index: Int) {
    let file = files[index]
    guard candidates.contains(where: { !isUsed[$0] }), known[index].contains(false) else { return }
    var missing = missingElements(of: candidates, in: file)
    var added: [UInt64: Int] = [:]
    var pool = pool(of: candidates) { $0.place }
    for (position, finding) in file.findings.enumerated() where !known[index][position] {
      if let earlier = file.earlierElements {
        let rise = (file.elements[finding.element] ?? 0) - (earlier[finding.element] ?? 0)
        guard added[finding.identity, default: 0] < rise else { continue }
      }
      let possible = pool[finding.place] ?? []
      guard let entry = possible.last(where: { missing[entries[$0].trace.identity] ?? 0 > 0 })
      else { continue }
      pool[finding.place] = possible.filter { $0 != entry }
      missing[entries[entry].trace.identity, default: 0] -= 1
      added[finding.identity, default: 0] += 1
      use(entry, for: position, inFile: index)
    }
  }

  /// How many elements are gone that earlier findings of each identity were about.
  ///
  /// Where nobody knows which elements there were, there was one for each place of such findings.
  private func missingElements(
    of candidates: [Int], in file: KnownFindings.File
  ) -> [UInt64: Int] {
    var places: [UInt64: Set<UInt64>] = [:]
    var elements: [UInt64: UInt64] = [:]
    for candidate in candidates {
      let trace = entries[candidate].trace
      places[trace.identity, default: []].insert(trace.place)
      elements[trace.identity] = trace.element
    }
    return elements.reduce(into: [:]) { missing, known in
      let (identity, element) = known
      let before = file.earlierElements.map { $0[element] ?? 0 } ?? places[identity]?.count ?? 0
      missing[identity] = before - (file.elements[element] ?? 0)
    }
  }

  /// The candidates that are free, by key, the first one last.
  private func pool<Key: Hashable>(
    of candidates: [Int], by key: (FindingTrace) -> Key
  ) -> [Key: [Int]] {
    var pool: [Key: [Int]] = [:]
    for candidate in candidates.reversed() where !isUsed[candidate] {
      pool[key(entries[candidate].trace), default: []].append(candidate)
    }
    return pool
  }

  private mutating func take<Key: Hashable>(
    from pool: inout [Key: [Int]], inFile file: Int, by key: (FindingTrace) -> Key
  ) {
    guard !pool.isEmpty else { return }
    for (position, finding) in files[file].findings.enumerated() where !known[file][position] {
      if let entry = pool[key(finding)]?.popLast() { use(entry, for: position, inFile: file) }
    }
  }

  private mutating func use(_ entry: Int, for position: Int, inFile file: Int) {
    isUsed[entry] = true
    known[file][position] = true
  }
}
