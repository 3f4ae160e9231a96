package import Linting

/// The result of comparing a run with a baseline: findings that are known, and stale entries.
///
/// An entry is judged only where its file was linted, or is gone, and where its rule ran: what was
/// not looked for cannot be missing.
package struct BaselineComparison: Sendable {
  /// A file of the run.
  package struct File: Sendable {
    /// Its identifying path.
    package let path: String
    /// The report on the file; nil where it is not a tree at all.
    package let report: FileReport?

    /// A file of a run with what it came to.
    package init(path: String, report: FileReport?) {
      self.path = path
      self.report = report
    }
  }

  /// The reports of the files with their known findings marked, in the order of the files.
  package private(set) var reports: [FileReport?]
  /// The entries that are not found any more, by index, in order.
  package private(set) var stale: [Int] = []
  /// The entries that are found, by index, in order.
  package private(set) var found: [Int] = []
  /// The entries that nothing was found out about, by index, in order.
  package private(set) var unjudged: [Int] = []

  /// Compares the files of a run with a baseline.
  ///
  /// `isGone` tells of a path that no file of the run has whether there is nothing, and `covers`
  /// whether the run would have come across it. Where causes are counted, what has a cause of the
  /// baseline, or that of a finding that is found again, is known as well: so a baseline serves on
  /// when the keys of causes change.
  package init(
    _ baseline: Baseline, _ files: [File], _ configuration: Configuration,
    languages: LanguageChoice = .development, knownCauses: Set<UInt64> = [],
    isGone: (String) -> Bool, covers: (String) -> Bool
  ) {
    reports = files.map(\.report)
    let paths = Set(files.map(\.path))
    let gone = Set(baseline.entries.map(\.path)).subtracting(paths).filter(isGone)
    let entries = baseline.entries.map { KnownFindings.Entry(path: $0.path, trace: $0.trace) }
    var isMissing = [Bool](repeating: true, count: entries.count)
    var causes = knownCauses
    for round in Self.rounds(files) {
      let match = KnownFindings.match(
        entries, in: round.map { KnownFindings.File(files[$0]) }, gone: gone)
      for (file, known) in zip(round, match.known) {
        guard let report = files[file].report else { continue }
        for (isKnown, finding) in zip(known, report.newFindings) where isKnown {
          causes.insert(finding.causeHash)
        }
        reports[file] = report.marking(known: known)
      }
      let missing = Set(match.missing)
      for entry in entries.indices where !missing.contains(entry) { isMissing[entry] = false }
    }
    // Nobody asked for causes where there were none.
    if !knownCauses.isEmpty {
      reports = reports.map { report in
        report.map { $0.marking(known: $0.newFindings.map { causes.contains($0.causeHash) }) }
      }
    }
    judge(baseline.entries, isMissing, files, gone.filter(covers), configuration, languages)
  }

  /// The new findings of the run.
  package var newFindings: [LocatedFinding] {
    reports.flatMap { $0?.newFindings ?? [] }
  }

  private mutating func judge(
    _ entries: [BaselineEntry], _ isMissing: [Bool], _ files: [File], _ gone: Set<String>,
    _ configuration: Configuration, _ languages: LanguageChoice
  ) {
    let broken = files.filter { $0.report?.inputErrors.isEmpty == false }.map(\.path)
    let judged = Set(files.map(\.path)).subtracting(broken)
    var runs: [String: Bool] = [:]
    for rule in Set(entries.map(\.rule)) {
      // A rule that there is no more finds nothing, whatever runs.
      runs[rule] = configuration.runs(ruleNamed: rule) || RuleSelector.rules(rule) == nil
    }
    for (index, entry) in entries.enumerated() {
      if !isMissing[index] {
        found.append(index)
      } else if gone.contains(entry.path)
        || judged.contains(entry.path) && runs[entry.rule] == true
          && Self.reads(entry.screen, languages)
      {
        stale.append(index)
      } else {
        unjudged.append(index)
      }
    }
  }

  /// Whether a run in some languages reads what an entry was found in: the screen of a translation
  /// has the languages behind its name.
  private static func reads(_ screen: String?, _ languages: LanguageChoice) -> Bool {
    let tags = LanguageVersion.languages(inName: screen ?? "")
    switch languages {
    case .all: return true
    case .development: return tags.isEmpty
    // What is the same in every language is told for each of them, so that only a translation's
    // own findings are missed where they should be.
    case .only(let chosen): return !tags.isEmpty && tags.allSatisfy(chosen.contains)
    }
  }

  /// The files by index, so that no two of one round have the same path: a file may be named in two
  /// ways.
  private static func rounds(_ files: [File]) -> [[Int]] {
    var rounds: [[Int]] = []
    var seen: [String: Int] = [:]
    for index in files.indices {
      let round = seen[files[index].path, default: 0]
      seen[files[index].path] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(index)
    }
    return rounds
  }
}

extension KnownFindings.File {
  /// A file of a run; one that is not a tree has nothing.
  fileprivate init(_ file: BaselineComparison.File) {
    if let report = file.report {
      self.init(report)
    } else {
      self.init(path: file.path, findings: [], elements: [:])
    }
  }
}
