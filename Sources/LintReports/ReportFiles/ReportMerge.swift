import Linting

/// One report of several: what a single run over all their files would have come to.
///
/// A file that several reports have counts once where they say the same of it.
package struct ReportMerge: Sendable {
  /// The merged report; of no use where there are errors.
  package private(set) var merged: StoredReport
  /// Why the reports do not belong together; untrusted text is escaped.
  package private(set) var errors: [String] = []
  /// Notes for those who read the result; untrusted text is escaped.
  package private(set) var notes: [String] = []

  /// Where the reports on a path are from.
  private struct Source {
    let part: Int
    let files: [FileReport]
  }

  /// Merges reports in the order that they are given in.
  package init(_ parts: [StoredReport]) {
    let name = parts.map(\.name).joined(separator: ", ")
    if parts.count == 1 {
      merged = parts[0]
      return
    }
    merged = StoredReport(name: name, report: LintReport(files: []), time: nil, hasDetails: true)
    var files: [FileReport] = []
    var known: [String: Source] = [:]
    var hasTwice = false
    for (index, part) in parts.enumerated() {
      for group in Self.groups(part.report.files) {
        guard let path = group.first?.path else { continue }
        if let other = known[path] {
          hasTwice = true
          compare(group, index, other, parts)
        } else {
          known[path] = Source(part: index, files: group)
          files += group
        }
      }
    }
    var report = LintReport(files: files)
    report.gates = gates(parts, of: report, hasTwice)
    let rules = parts.compactMap(\.report.rules)
    report.rules = rules.isEmpty ? nil : rules.reduce(into: []) { $0.formUnion($1) }
    // A report without files has no details to miss.
    let filled = parts.filter { !$0.report.files.isEmpty }
    let hasDetails = filled.allSatisfy(\.hasDetails)
    if !hasDetails, filled.contains(where: \.hasDetails) {
      notes.append("only some of the reports have details, so that the result has none")
    }
    merged = StoredReport(
      name: name, report: report,
      time: parts.compactMap(\.time).max { $0.seconds < $1.seconds }, hasDetails: hasDetails)
  }

  /// The reports of a run on the same path together; they stand side by side.
  private static func groups(_ files: [FileReport]) -> [[FileReport]] {
    var groups: [[FileReport]] = []
    for file in files {
      if groups.last?.last?.path == file.path {
        groups[groups.count - 1].append(file)
      } else {
        groups.append([file])
      }
    }
    return groups
  }

  private mutating func compare(
    _ files: [FileReport], _ part: Int, _ other: Source, _ parts: [StoredReport]
  ) {
    // Details that only one of them has make no difference.
    let showsDetails = parts[part].hasDetails && parts[other.part].hasDetails
    guard Self.bytes(files, showsDetails) != Self.bytes(other.files, showsDetails) else { return }
    var text = ByteWriter()
    text.writeEscaped(parts[other.part].name)
    text.write(" and ")
    text.writeEscaped(parts[part].name)
    text.write(" do not say the same of ")
    text.writeEscaped(files[0].path)
    text.write("; leave the older one out, or lint each file in one run only")
    errors.append(text.text)
  }

  /// Everything that a report says of files.
  private static func bytes(_ files: [FileReport], _ showsDetails: Bool) -> [UInt8] {
    var style = ReportStyle()
    style.showsDetails = showsDetails
    var writer = ByteWriter()
    JSONReporter(style: style).write(LintReport(files: files), to: &writer)
    return writer.bytes
  }

  // MARK: Gates

  /// The gates of all reports, by name and by what they count, in the order in which they are met.
  private mutating func gates(
    _ parts: [StoredReport], of report: LintReport, _ hasTwice: Bool
  ) -> [GateCount] {
    struct Key: Hashable {
      let gate: String?
      let what: String
    }
    var order: [Key] = []
    var counts: [Key: (count: Int, allowed: Int)] = [:]
    for gate in parts.flatMap(\.report.gates) {
      let key = Key(gate: gate.gate, what: gate.what)
      guard let other = counts[key] else {
        order.append(key)
        counts[key] = (gate.count, gate.allowed)
        continue
      }
      if other.allowed != gate.allowed {
        let allowed = min(other.allowed, gate.allowed)
        notes.append(
          "the reports allow different numbers of \(gate.what)s"
            + (gate.gate.map { " by the gate \(Quoted.text($0))" } ?? "")
            + "; \(allowed) is taken")
      }
      counts[key] = (other.count + gate.count, min(other.allowed, gate.allowed))
    }
    var isUnsure = false
    let gates = order.compactMap { key -> GateCount? in
      guard let sum = counts[key] else { return nil }
      // The run's own gate counts all findings, so that nothing needs to be added up.
      let count = key.gate == nil ? Self.count(key.what, in: report) : nil
      if count == nil, hasTwice, sum.count > 0 { isUnsure = true }
      return GateCount(
        gate: key.gate, what: key.what, count: count ?? sum.count, allowed: sum.allowed)
    }
    if isUnsure {
      notes.append(
        "some files are in several reports; gates with a name may count their findings twice")
    }
    return gates
  }

  /// How many of its kind a report has, counted as gates do; nil for kinds that are not known.
  private static func count(_ what: String, in report: LintReport) -> Int? {
    if let severity = Severity(rawValue: what) { return report.violations(severity) }
    if what == GateFailure.review { return report.reviews }
    let causes = report.causes
    for severity in Severity.allCases where what == GateFailure.cause(of: severity) {
      return causes.violations(severity)
    }
    return what == GateFailure.reviewCause ? causes.reviews : nil
  }
}
