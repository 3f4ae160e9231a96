/// Tells which findings of some files were there before: in a baseline, or in earlier versions of
/// the files.
///
/// Earlier findings are used up one by one, so that one more copy of a known problem is one new
/// finding. Within a file a finding is known that has the identity of an earlier one. So is one
/// whose element was edited: it is where the earlier one was, and the element of that is gone. A
/// fixed element beside a newly broken one stays in the file, and hides nothing. In the end files
/// that are gone give what they had to files that nothing is known of.
public enum KnownFindings {
  /// A finding that was there before.
  public struct Entry: Sendable {
    /// The identifying path of its file; that of today where the file is known to have moved.
    public let path: String
    /// What it is recognised by.
    public let trace: FindingTrace

    /// An earlier finding in a file.
    public init(path: String, trace: FindingTrace) {
      self.path = path
      self.trace = trace
    }
  }

  /// A file as it is now.
  public struct File: Sendable {
    /// Its identifying path; no two files of a comparison have the same.
    public let path: String
    /// What its findings are recognised by, in their order.
    public let findings: [FindingTrace]
    /// How many elements it has of each identity.
    public let elements: [UInt64: Int]
    /// How many it had; nil where that is not known.
    public let earlierElements: [UInt64: Int]?

    /// A file with its findings and elements.
    public init(
      path: String, findings: [FindingTrace], elements: [UInt64: Int],
      earlierElements: [UInt64: Int]? = nil
    ) {
      self.path = path
      self.findings = findings
      self.elements = elements
      self.earlierElements = earlierElements
    }

    /// A file as a linter reports it that tracks elements; what is suppressed there does not count.
    public init(_ report: FileReport, earlierElements: [UInt64: Int]? = nil) {
      self.init(
        path: report.identifyingPath,
        findings: report.newFindings.map {
          $0.trace
            ?? FindingTrace(identity: $0.fingerprintHash, place: $0.fingerprintHash, element: 0)
        },
        elements: report.elements, earlierElements: earlierElements)
    }
  }

  /// What belongs together.
  public struct Match: Sendable {
    /// Whether each finding of each file is known.
    public let known: [[Bool]]
    /// The earlier findings that are not there any more, by index, in order.
    public let missing: [Int]
  }

  /// What belongs together of earlier findings and those of some files; files that are gone may
  /// have moved.
  public static func match(
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
    return Match(known: pairs.known, missing: entries.indices.filter { !pairs.isUsed[$0] })
  }
}
