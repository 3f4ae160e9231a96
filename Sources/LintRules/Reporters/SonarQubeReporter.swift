import DocumentSyntax

/// Generic issues of SonarQube, in the form that it reads since 10.3.
struct SonarQubeReporter: Reporter {
  static let info = ReporterInfo(
    name: "sonarqube", summary: "SonarQube's generic issues", fileExtension: "json",
    details: [.columns, .repositoryPaths],
    about: """
      Generic issues for SonarQube 10.3 and later and for SonarQube Cloud: name the file in
      `sonar.externalIssuesReportPaths`. Paths start at the top of the repository, where the scanner
      is to run. Columns are counted in code units of UTF-16, from 0. Where a range is empty, only
      its line is given, since the scanner refuses such a range.

      In this form the severity belongs to the rule and not to the issue: a rule has that of its
      worst finding. Findings to review have a rule of their own, `RULE.review`, of low severity,
      so that they fail no quality gate for bugs. An input error is an issue of the rule
      `input-error`.
      Known and suppressed findings are left out.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("{\n  \"rules\": [")
    SonarQubeRules(report).write(to: &output)
    output.write("],\n  \"issues\": [")
    var isFirst = true
    for file in report.files {
      for error in file.inputErrors {
        output.write(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        write(error, in: file, to: &output)
      }
      for finding in file.newFindings {
        output.write(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        write(finding, path: file.repositoryPath, to: &output)
        output.handOn()
      }
    }
    output.write(isFirst ? "]\n}\n" : "\n  ]\n}\n")
  }

  private func write(_ error: InputError, in file: FileReport, to output: inout ByteWriter) {
    output.write("{\"ruleId\": \"\(SonarQubeRules.inputError)\", \"primaryLocation\": {")
    output.write("\"message\": ")
    output.writeJSON(error.message)
    output.write(", \"filePath\": ")
    output.writeJSON(error.path == file.path ? file.repositoryPath : error.path)
    // The columns of an error are counted in another unit.
    if let line = error.position?.line {
      output.write(", \"textRange\": {\"startLine\": \(line)}")
    }
    output.write("}}")
  }

  private func write(_ finding: LocatedFinding, path: String, to output: inout ByteWriter) {
    output.write("{\"ruleId\": ")
    output.writeJSON(SonarQubeRules.id(of: finding))
    output.write(", \"effortMinutes\": \(Self.effort(of: finding)), \"primaryLocation\": ")
    writeLocation(
      FindingSentence.text(finding), path, finding.start, finding.end, finding.details?.columns,
      to: &output)
    if !finding.related.isEmpty {
      let columns = finding.details?.relatedColumns ?? []
      output.write(", \"secondaryLocations\": [")
      for (index, place) in finding.related.enumerated() {
        if index > 0 { output.write(", ") }
        writeLocation(
          place.message, path, place.start, place.end,
          columns.indices.contains(index) ? columns[index] : nil, to: &output)
      }
      output.write("]")
    }
    output.write("}")
  }

  /// A guess that grows with the severity; somebody who reviews needs less than somebody who mends.
  private static func effort(of finding: LocatedFinding) -> Int {
    guard finding.certainty == .violation else { return 5 }
    switch finding.severity {
    case .error: return 15
    case .warning: return 10
    case .note: return 5
    }
  }

  private func writeLocation(
    _ message: String, _ path: String, _ start: Position, _ end: Position,
    _ columns: EncodedColumns?, to output: inout ByteWriter
  ) {
    output.write("{")
    if !message.isEmpty {
      output.write("\"message\": ")
      output.writeJSON(message)
      output.write(", ")
    }
    output.write("\"filePath\": ")
    output.writeJSON(path)
    output.write(", \"textRange\": {\"startLine\": \(start.line)")
    // A range that ends before the first column of a line has nothing of that line.
    let endsBefore = end.line > start.line && end.column == 1
    output.write(", \"endLine\": \(endsBefore ? end.line - 1 : end.line)")
    if let columns, !endsBefore, end.offset > start.offset {
      output.write(", \"startColumn\": \(columns.startUTF16 - 1)")
      output.write(", \"endColumn\": \(columns.endUTF16 - 1)")
    }
    output.write("}}")
  }
}

/// The rules of a SonarQube report: those that have issues, each once.
struct SonarQubeRules {
  /// The id of the rule that input errors are issues of.
  static let inputError = "input-error"

  /// A rule as SonarQube knows it.
  private struct Entry {
    let id: String
    let name: String
    let description: String
    let attribute: String
    /// The severity; nil for reviews.
    var severity: Severity?
  }

  private var entries: [Entry] = []

  /// The id of the rule that a finding is an issue of.
  static func id(of finding: LocatedFinding) -> String {
    finding.certainty == .violation ? finding.rule.id : finding.rule.id + ".review"
  }

  init(_ report: LintReport) {
    var found: [String: Entry] = [:]
    for file in report.files {
      if !file.inputErrors.isEmpty, found[Self.inputError] == nil {
        found[Self.inputError] = Entry(
          id: Self.inputError, name: "A file can be read",
          description: "What could not be read was not checked.", attribute: "CONVENTIONAL",
          severity: .error)
      }
      for finding in file.newFindings { Self.add(finding, to: &found) }
    }
    entries = found.values.sorted { $0.id < $1.id }
  }

  private static func add(_ finding: LocatedFinding, to found: inout [String: Entry]) {
    let id = id(of: finding)
    let isReview = finding.certainty == .needsReview
    if let known = found[id]?.severity {
      found[id]?.severity = max(known, finding.severity)
    } else if found[id] == nil {
      let rule = finding.rule
      found[id] = Entry(
        id: id, name: isReview ? "To review: " + rule.title : rule.title,
        description: FindingSentence.join(rule.why, rule.how),
        attribute: attribute(of: rule.category), severity: isReview ? nil : finding.severity)
    }
  }

  /// What clean code lacks where a rule of a category has a finding.
  private static func attribute(of category: Category) -> String {
    switch category {
    case .labels, .traits, .actions, .values: "COMPLETE"
    case .speech: "CLEAR"
    case .structure, .visibility, .focus: "LOGICAL"
    case .visual, .file: "CONVENTIONAL"
    }
  }

  /// Appends the rules.
  func write(to output: inout ByteWriter) {
    for (index, entry) in entries.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      write(entry, to: &output)
    }
    if !entries.isEmpty { output.write("\n  ") }
  }

  private func write(_ entry: Entry, to output: inout ByteWriter) {
    output.write("{\"id\": ")
    output.writeJSON(entry.id)
    output.write(", \"name\": ")
    output.writeJSON(entry.name)
    output.write(", \"description\": ")
    output.writeJSON(entry.description)
    output.write(", \"engineId\": ")
    output.writeJSON(Tool.name)
    output.write(", \"cleanCodeAttribute\": \"\(entry.attribute)\", ")
    // Until 10.7 an impact is high, medium or low and nothing else.
    switch entry.severity {
    case .error: writeKind("BUG", "CRITICAL", "RELIABILITY", "HIGH", to: &output)
    case .warning: writeKind("BUG", "MAJOR", "RELIABILITY", "MEDIUM", to: &output)
    case .note: writeKind("CODE_SMELL", "MINOR", "MAINTAINABILITY", "LOW", to: &output)
    case nil: writeKind("CODE_SMELL", "INFO", "MAINTAINABILITY", "LOW", to: &output)
    }
    output.write("}")
  }

  private func writeKind(
    _ type: String, _ severity: String, _ quality: String, _ impact: String,
    to output: inout ByteWriter
  ) {
    output.write("\"type\": \"\(type)\", \"severity\": \"\(severity)\", \"impacts\": [")
    output.write("{\"softwareQuality\": \"\(quality)\", \"severity\": \"\(impact)\"}]")
  }
}
