/// What linting one file came to.
public struct FileReport: Sendable {
  /// The path as reported.
  public let path: String
  /// The path that tells the file from others, whatever folder it is seen from.
  public let identifyingPath: String
  /// The path from the top of the repository, for reports to services that look at the whole of it;
  /// the path as reported unless the program says otherwise.
  public var repositoryPath: String
  /// What its screens look like and what is heard on them, where the linter was asked for that.
  public var pictures: [ScreenPicture] = []
  private var list: FindingList
  /// What could not be read.
  public let inputErrors: [InputError]
  /// Remarks for standard error, such as why a document was skipped.
  public let notes: [String]
  /// How many screens the file has.
  public let screens: Int
  /// How many elements the file has.
  public let nodes: Int
  /// How many findings a suppression silenced.
  public let suppressed: Int
  /// The numbers of the configuration's overrides that changed something.
  public var usedOverrides: Set<Int> = []
  /// Whether the file was checked, rather than something be said about it.
  public var isChecked = true

  /// How many elements there are of each identity, where the linter was asked for that.
  public let elements: [UInt64: Int]

  /// How many findings of each sort there are.
  private(set) var tally: FindingTally

  /// A report of those parts.
  public init(
    path: String, findings: [LocatedFinding], inputErrors: [InputError], notes: [String],
    screens: Int, nodes: Int, suppressed: Int, identifyingPath: String? = nil,
    elements: [UInt64: Int] = [:]
  ) {
    self.path = path
    repositoryPath = path
    self.identifyingPath = identifyingPath ?? path
    self.elements = elements
    list = FindingList(findings)
    self.inputErrors = inputErrors
    self.notes = notes
    self.screens = screens
    self.nodes = nodes
    self.suppressed = suppressed
    tally = FindingTally(findings)
  }

  /// The report with the tally of all findings, some of which it does not show.
  func counting(_ tally: FindingTally) -> FileReport {
    var report = self
    report.tally = tally
    return report
  }

  /// How many findings of one file reports list, as many as GitHub takes of a whole run: nobody
  /// reads more, and a file that somebody made for it would give gigabytes of them.
  public static let mostListed = 25_000

  /// The findings, by start offset and then rule; the suppressed ones where they are asked for.
  /// Where they were put aside they are read back each time.
  public var findings: [LocatedFinding] { list.all }

  /// How many findings it has.
  public var findingCount: Int { list.count }

  /// Whether they are at hand, so that some of them can be had alone.
  var areFindingsHere: Bool { list.isHere }

  /// Puts the findings aside until somebody looks at them, so that they take no memory; `keep` puts
  /// their bytes somewhere and says where they begin there, or gives nil where it cannot.
  public mutating func putAside(_ keep: ([UInt8]) -> (any PackedBytes, at: Int)?) {
    list.putAside(path: path, keep)
  }

  /// The report without what is less bad than a severity, and without what is beyond the limit; its
  /// tally stays that of all findings.
  func showing(atLeast minimum: Severity) -> FileReport {
    var report = self
    report.list.show(atLeast: minimum)
    return report
  }

  /// The notes on the file, and one on the findings from a severity on that are beyond the limit.
  public func remarks(showing minimum: Severity) -> [String] {
    guard findingCount > Self.mostListed else { return notes }
    let count = findings.count { $0.severity >= minimum }
    guard count > Self.mostListed else { return notes }
    let unlisted =
      "\(count - Self.mostListed) of \(count) findings are not listed: reports have the gravest "
      + "\(Self.mostListed) of a file; all of them count"
    return notes + [unlisted]
  }

  /// The findings that are neither known nor suppressed.
  public var newFindings: [LocatedFinding] { findings(where: { $0 == .new }) }

  /// The findings that people are shown: those that are not known.
  var shownFindings: [LocatedFinding] { findings(where: { $0 != .known }) }

  private func findings(where isWanted: (LocatedFinding.State) -> Bool) -> [LocatedFinding] {
    let findings = findings
    let areAll = findings.indices.allSatisfy { isWanted(findings[$0].state) }
    return areAll ? findings : findings.filter { isWanted($0.state) }
  }

  /// The same report with those findings known that one of the answers, or another report of the
  /// same findings, says are.
  public func marking(known: [Bool], and other: FileReport?) -> FileReport {
    guard let other, other.findingCount == findingCount else { return marking(known: known) }
    var answers = known[...]
    return marking(
      known: zip(findings, other.findings).compactMap { finding, other in
        guard finding.state == .new else { return nil }
        return answers.popFirst() == true || other.state == .known
      })
  }

  /// The same report with some of its new findings known; one answer for each of them.
  public func marking(known: [Bool]) -> FileReport {
    var answers = known[...]
    var report = self
    report.list.mark(
      known: findings.map { $0.state == .new && answers.popFirst() == true })
    report.tally = FindingTally(report.findings)
    return report
  }
}
