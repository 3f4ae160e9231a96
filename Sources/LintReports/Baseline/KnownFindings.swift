package import Linting

/// Tells which findings of some files were there before: in a baseline, or in earlier versions of
/// the files.
///
/// Earlier findings are used up one by one, so that one more copy of a known problem is one new
/// finding. Within a file a finding is known that has the identity of an earlier one. So is one
/// whose element was edited: it is where the earlier one was, and the element of that is gone. A
/// fixed element beside a newly broken one stays in the file, and hides nothing. In the end files
/// that are gone give what they had to files that nothing is known of, and elements that went to
/// another file take theirs along.
package enum KnownFindings {
  /// A finding that was there before.
  package struct Entry: Sendable {
    /// The identifying path of its file; that of today where the file is known to have moved.
    package let path: String
    /// The trace by which it is recognised.
    package let trace: FindingTrace

    /// An earlier finding in a file.
    package init(path: String, trace: FindingTrace) {
      self.path = path
      self.trace = trace
    }
  }

  /// A file as it is now.
  package struct File: Sendable {
    /// Its identifying path; no two files of a comparison have the same.
    package let path: String
    /// The traces of its findings, in their order.
    package let findings: [FindingTrace]
    /// How many elements it has of each identity.
    package let elements: [UInt64: Int]
    /// How many it had; nil where that is not known.
    package let earlierElements: [UInt64: Int]?

    /// A file with its findings and elements.
    package init(
      path: String, findings: [FindingTrace], elements: [UInt64: Int],
      earlierElements: [UInt64: Int]? = nil
    ) {
      self.path = path
      self.findings = findings
      self.elements = elements
      self.earlierElements = earlierElements
    }

    /// A file as a linter reports it that tracks elements; what is suppressed there does not count.
    package init(_ report: FileReport, earlierElements: [UInt64: Int]? = nil) {
      self.init(
        path: report.identifyingPath,
        findings: report.newFindings.map(Self.trace), elements: report.elements,
        earlierElements: earlierElements)
    }

    /// The trace of a finding; where the linter made none, one that tells only equal ones.
    package static func trace(of finding: LocatedFinding) -> FindingTrace {
      let hash = finding.fingerprintHash
      return finding.trace ?? FindingTrace(identity: hash, place: hash, element: 0)
    }
  }

  /// A pair of an earlier and a later finding.
  package struct Match: Sendable {
    /// Whether each finding of each file is known.
    package let known: [[Bool]]
    /// The earlier findings that are not there any more, by index, in order.
    package let missing: [Int]
  }

  /// Pairs of earlier findings and those of some files; files that are gone may
  /// have moved.
  package static func match(
    _ entries: [Entry], in files: [File], gone: Set<String> = []
  ) -> Match {
    var pairs = FindingPairs(entries, files)
    var entriesByPath: [String: [Int]] = [:]
    for index in entries.indices { entriesByPath[entries[index].path, default: []].append(index) }
    for index in files.indices {
      guard let known = entriesByPath[files[index].path] else { continue }
      pairs.pairEqual(known, inFile: index) { [$0.identity, $0.place] }
      pairs.pairEqual(known, inFile: index) { $0.identity }
      pairs.pairEdited(known, inFile: index)
    }
    let moved = entries.indices.filter { gone.contains(entries[$0].path) }
    let strangers = files.indices.filter { entriesByPath[files[$0].path] == nil }
    pairs.pairMoved(moved, inFiles: strangers)
    pairs.pairCarried(gone: gone)
    return Match(known: pairs.known, missing: entries.indices.filter { !pairs.isUsed[$0] })
  }
}

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

  /// Pairs findings of elements that went from one file to another: the one has fewer of them than
  /// it had, or is gone, and the other has more.
  mutating func pairCarried(gone: Set<String>) {
    var places: [String: Int] = [:]
    for (index, file) in files.enumerated() where file.earlierElements != nil {
      places[file.path] = index
    }
    guard !places.isEmpty else { return }
    let left = entries.indices.filter { entry in
      guard !isUsed[entry], entries[entry].trace.element != 0 else { return false }
      if gone.contains(entries[entry].path) { return true }
      return places[entries[entry].path].map { rise(of: entry, in: files[$0]) < 0 } ?? false
    }
    guard !left.isEmpty else { return }
    var pool = pool(of: left) { $0.identity }
    for (index, file) in files.enumerated() {
      for (position, finding) in file.findings.enumerated() where !known[index][position] {
        guard rise(of: finding, in: file) > 0, let entry = pool[finding.identity]?.popLast() else {
          continue
        }
        use(entry, for: position, inFile: index)
      }
    }
  }

  private func rise(of entry: Int, in file: KnownFindings.File) -> Int {
    rise(of: entries[entry].trace, in: file)
  }

  /// How many elements more than before a file has that are like that of a finding; 0 where nobody
  /// knows how many there were.
  private func rise(of finding: FindingTrace, in file: KnownFindings.File) -> Int {
    guard let earlier = file.earlierElements else { return 0 }
    return (file.elements[finding.element] ?? 0) - (earlier[finding.element] ?? 0)
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
      if file.earlierElements != nil {
        guard added[finding.identity, default: 0] < rise(of: finding, in: file) else { continue }
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
