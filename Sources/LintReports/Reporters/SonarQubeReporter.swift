import DocumentSyntax
import Linting

/// Generic issues of SonarQube, in the form that it reads since 10.3.
struct SonarQubeReporter: Reporter {
  static let info = ReporterInfo(
    name: "sonarqube", summary: "SonarQube's generic issues", fileExtension: "json",
    details: [.columns, .repositoryPaths],
    about: """
      Generic issues for SonarQube 10.3 and later and for SonarQube Cloud: name the file in
      `sonar.externalIssuesReportPaths`, and run the scanner at the top of the repository. The
      severity belongs to the rule: it is that of the rule's worst finding. Findings to review have
      a rule of their own, `RULE.review`, of low severity, so that they fail no quality gate. An
      input error is an issue of the rule `input-error`.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.writeJSON { json in
      json.object(lines: 2) { json in
        SonarQubeRules(report).write(to: &json)
        json.array("issues", lines: 4) { json in
          for file in report.files {
            for error in file.inputErrors { write(error, in: file, to: &json) }
            for finding in file.newFindings {
              write(finding, path: file.repositoryPath, to: &json)
            }
          }
        }
      }
    }
    output.write("\n")
  }

  private func write(_ error: InputError, in file: FileReport, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", SonarQubeRules.inputError)
      json.object("primaryLocation") { json in
        json.member("message", error.message)
        json.member(
          "filePath", error.path == file.path ? file.repositoryPath : error.path)
        // The columns of an error are counted in another unit.
        if let line = error.position?.line {
          json.object("textRange") { $0.member("startLine", line) }
        }
      }
    }
  }

  private func write(_ finding: LocatedFinding, path: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", SonarQubeRules.id(of: finding))
      json.member("effortMinutes", Self.effort(of: finding))
      json.object("primaryLocation") { json in
        writeLocation(
          FindingSentence.text(finding), path, finding.start, finding.end,
          finding.details?.columns, to: &json)
      }
      guard !finding.related.isEmpty else { return }
      let columns = finding.details?.relatedColumns ?? []
      json.array("secondaryLocations", of: finding.related.enumerated()) { json, item in
        let (index, place) = item
        json.object { json in
          writeLocation(
            place.message, path, place.start, place.end,
            columns.indices.contains(index) ? columns[index] : nil, to: &json)
        }
      }
    }
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
    _ columns: EncodedColumns?, to json: inout JSONWriter
  ) {
    if !message.isEmpty { json.member("message", message) }
    json.member("filePath", path)
    json.object("textRange") { json in
      json.member("startLine", start.line)
      // A range that ends before the first column of a line has nothing of that line.
      let endsBefore = end.line > start.line && end.column == 1
      json.member("endLine", endsBefore ? end.line - 1 : end.line)
      if let columns, !endsBefore, end.offset > start.offset {
        json.member("startColumn", columns.startUTF16 - 1)
        json.member("endColumn", columns.endUTF16 - 1)
      }
    }
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

  /// The attribute of clean code that a category's findings lack.
  private static func attribute(of category: Category) -> String {
    switch category {
    case .labels, .traits, .actions, .values: "COMPLETE"
    case .speech: "CLEAR"
    case .structure, .visibility, .focus: "LOGICAL"
    case .visual, .file: "CONVENTIONAL"
    }
  }

  /// Appends the rules.
  func write(to json: inout JSONWriter) {
    json.array("rules", lines: 4, of: entries) { json, entry in
      json.object { json in
        json.member("id", entry.id)
        json.member("name", entry.name)
        json.member("description", entry.description)
        json.member("engineId", Tool.name)
        json.member("cleanCodeAttribute", entry.attribute)
        // Until 10.7 an impact is high, medium or low and nothing else.
        switch entry.severity {
        case .error: Self.writeKind("BUG", "CRITICAL", "RELIABILITY", "HIGH", to: &json)
        case .warning: Self.writeKind("BUG", "MAJOR", "RELIABILITY", "MEDIUM", to: &json)
        case .note: Self.writeKind("CODE_SMELL", "MINOR", "MAINTAINABILITY", "LOW", to: &json)
        case nil: Self.writeKind("CODE_SMELL", "INFO", "MAINTAINABILITY", "LOW", to: &json)
        }
      }
    }
  }

  private static func writeKind(
    _ type: String, _ severity: String, _ quality: String, _ impact: String,
    to json: inout JSONWriter
  ) {
    json.member("type", type)
    json.member("severity", severity)
    json.array("impacts") { json in
      json.object { json in
        json.member("softwareQuality", quality)
        json.member("severity", impact)
      }
    }
  }
}
