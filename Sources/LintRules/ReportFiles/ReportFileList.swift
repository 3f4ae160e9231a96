import DocumentSyntax

/// The files of a JSON report: each says how many of the findings and input errors are its own,
/// which follow one another.
struct ReportFileList {
  private let files: [Int]
  private var findings: ArraySlice<Int>
  private var errors: ArraySlice<Int>
  private var rules = ReportRules()
  /// Whether all of them have what only some formats show.
  private(set) var haveDetails = true

  init(_ root: ReportValues.Object, _ values: inout ReportValues) {
    files = values.items("files", of: root)
    findings = values.items("findings", of: root)[...]
    errors = values.items("inputErrors", of: root)[...]
  }

  /// The files; stops at the first with something wrong in it.
  mutating func read(_ values: inout ReportValues) -> [FileReport] {
    var reports: [FileReport] = []
    reports.reserveCapacity(files.count)
    for entry in files where values.isFine { reports.append(read(entry, &values)) }
    for entry in [findings.first, errors.first] where values.isFine {
      guard let entry else { continue }
      values.complain("none of `files` counts this one", at: entry)
    }
    return reports
  }

  private mutating func read(_ entry: Int, _ values: inout ReportValues) -> FileReport {
    let file = values.object(entry, "a file")
    let path = values.text("path", of: file)
    if path.isEmpty, values.isFine { values.complain("`path` is empty", at: entry) }
    let pictures = file.has("pictures") ? values.pictures(of: file) : nil
    if pictures == nil { haveDetails = false }
    var findings: [LocatedFinding] = []
    for entry in Self.take(&self.findings, "findings", of: file, &values) where values.isFine {
      findings.append(
        values.finding(entry, in: path, screens: pictures?.count ?? 0, &rules))
    }
    var errors: [InputError] = []
    for entry in Self.take(&self.errors, "inputErrors", of: file, &values) where values.isFine {
      errors.append(values.inputError(entry, in: path))
    }
    var report = FileReport(
      path: path, findings: findings, inputErrors: errors,
      notes: values.textsOrNil("remarks", of: file) ?? [],
      screens: values.count("screens", of: file), nodes: values.count("nodes", of: file),
      suppressed: values.count("suppressed", of: file))
    report.repositoryPath = values.textOrNil("repositoryPath", of: file) ?? path
    report.isChecked = values.flag("checked", of: file)
    report.pictures = pictures ?? []
    return report.counting(Self.tally(of: file, report.tally, &values))
  }

  /// The numbers that the file has; a report may leave out findings that it counts.
  private static func tally(
    of file: ReportValues.Object, _ shown: FindingTally, _ values: inout ReportValues
  ) -> FindingTally {
    var tally = shown
    tally.errors = values.count("errors", of: file)
    tally.warnings = values.count("warnings", of: file)
    tally.notes = values.count("notes", of: file)
    tally.reviews = values.count("needsReview", of: file)
    tally.known = values.count("known", of: file)
    let counts = [tally.errors, tally.warnings, tally.notes, tally.reviews, tally.known]
    let least = [shown.errors, shown.warnings, shown.notes, shown.reviews, shown.known]
    if values.isFine, zip(counts, least).contains(where: { $0 < $1 }) {
      values.complain("the file counts fewer findings than it has", at: file.entry)
    }
    return tally
  }

  /// Takes as many entries from the front of a list as a file says are its own.
  private static func take(
    _ list: inout ArraySlice<Int>, _ name: String, of file: ReportValues.Object,
    _ values: inout ReportValues
  ) -> ArraySlice<Int> {
    let count = values.count(name, of: file)
    guard count <= list.count else {
      values.complain(
        "the file counts \(count) of `\(name)`, and there are only \(list.count) more",
        at: file.entry)
      return []
    }
    defer { list = list.dropFirst(count) }
    return list.prefix(count)
  }
}
