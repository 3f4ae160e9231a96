import DocumentSyntax
import Linting

/// JUnit's report: a suite for each file, a test for each finding.
struct JUnitReporter: Reporter {
  static let info = ReporterInfo(
    name: "junit", summary: "JUnit's XML, for lists of tests", fileExtension: "xml",
    details: .repositoryPaths,
    about: """
      Tests for build services: Jenkins, GitLab, CircleCI, Azure Pipelines. Valid by the schema of
      Ant and by that of Jenkins' xUnit plugin. Every file is a test suite.

      | finding or file | test |
      |---|---|
      | new error | fails; the type of the failure is the severity |
      | new warning or note | fails where a gate that counts them failed, else skipped |
      | finding to review | skipped |
      | file that could not be read | `error` |
      | file with nothing new | passes |
      | document that is not checked, with the reason | skipped |
      | findings beyond the 25,000 that are listed of a file | skipped, with their number |
      | known or suppressed finding | none |

      Services recognise a test by its class and name. The class is the path with full stops and
      without extension; the name has rule, element, screen and fingerprint, and no line.
      `--junit-extended` adds the attribute `file`, which GitLab and CircleCI read and no schema
      allows. Without `--timestamps` every suite begins with the year 1970, since the schema of Ant
      requires a time.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    var fingerprints = UniqueFingerprints()
    let failing = Self.failing(in: report)
    var count = 0
    for file in report.files {
      var suite = JUnitSuite(file, isExtended: style.extendsJUnit)
      suite.add(file, failing: failing, &fingerprints)
      guard suite.count > 0 else { continue }
      write(suite, number: count, name: file.repositoryPath, to: &output)
      count += 1
    }
    if count == 0 {
      var suite = JUnitSuite()
      suite.addPassed("nothing to check")
      write(suite, number: 0, name: Tool.name, to: &output)
    }
    output.write("</testsuites>\n")
  }

  /// The severities whose findings fail their tests: errors, and those that failed a gate.
  private static func failing(in report: LintReport) -> Set<Severity> {
    let counted = Set(report.gateFailures.map(\.what))
    return Set(
      Severity.allCases.filter {
        $0 == .error || counted.contains($0.rawValue) || counted.contains(GateFailure.cause(of: $0))
      })
  }

  private func write(
    _ suite: JUnitSuite, number: Int, name: String, to output: inout ByteWriter
  ) {
    output.write("  <testsuite id=\"\(number)\"")
    output.writeXML("name", name.isEmpty ? "-" : name)
    output.write(" package=\"\(Tool.name)\"")
    output.writeXML("timestamp", style.time?.wholeSeconds ?? "1970-01-01T00:00:00")
    output.write(" hostname=\"localhost\" tests=\"\(suite.count)\" failures=\"\(suite.failures)\"")
    output.write(" errors=\"\(suite.errors)\" skipped=\"\(suite.skipped)\" time=\"0\">\n")
    output.write("    <properties><property")
    output.writeXML("name", "\(Tool.name).version")
    output.writeXML("value", Tool.version)
    output.write("/></properties>\n")
    output.write(suite.output.bytes)
    output.write("    <system-out/>\n    <system-err/>\n  </testsuite>\n")
  }
}

/// A suite of a JUnit report: the tests of a file, and how many of them came to what.
struct JUnitSuite {
  /// The elements of the tests.
  private(set) var output = ByteWriter()
  /// How many tests there are.
  private(set) var count = 0
  /// How many failed.
  private(set) var failures = 0
  /// How many could not be run.
  private(set) var errors = 0
  /// How many were skipped.
  private(set) var skipped = 0

  private let className: String
  private let file: String?

  /// No tests yet, of no file.
  init() {
    className = Tool.name
    file = nil
  }

  /// No tests yet of a file; extended ones name it.
  init(_ file: FileReport, isExtended: Bool) {
    className = Self.className(of: file.repositoryPath)
    self.file = isExtended ? file.repositoryPath : nil
  }

  /// Adds the tests that a file comes to.
  mutating func add(
    _ file: FileReport, failing: Set<Severity>, _ fingerprints: inout UniqueFingerprints
  ) {
    let path = file.repositoryPath
    for (index, error) in file.inputErrors.enumerated() {
      let number = index == 0 ? "" : " (\(index + 1))"
      errors += 1
      add(
        "\(path) can be read\(number)", "error", type: InputErrorText.rule, error.message,
        Self.text(of: error, path))
    }
    let findings = file.newFindings
    for finding in findings {
      let isSkipped =
        finding.certainty == .needsReview || !failing.contains(finding.severity)
      if isSkipped { skipped += 1 } else { failures += 1 }
      add(
        Self.name(of: finding, fingerprints.fingerprint(of: finding)),
        isSkipped ? "skipped" : "failure", type: isSkipped ? nil : finding.severity.rawValue,
        FindingSubject.message(of: finding), Self.text(of: finding, path))
    }
    if let unlisted = file.unlistedRemark {
      skipped += 1
      add("\(path) has no more findings", "skipped", type: nil, unlisted, [unlisted])
    }
    guard findings.isEmpty, file.inputErrors.isEmpty, file.isChecked else { return }
    if file.screens == 0, !file.notes.isEmpty {
      let notes = file.notes.joined(separator: " ")
      skipped += 1
      add("\(path) is checked", "skipped", type: nil, notes, [notes])
    } else {
      // Where less is shown than counts, a run may fail in spite of this.
      let isWhole = file.tally.total == file.newFindings.count
      addPassed(isWhole ? "nothing new in \(path)" : "nothing of what is shown in \(path)")
    }
  }

  /// Adds a test of that name that passed.
  mutating func addPassed(_ name: String) {
    begin(name)
    output.write("/>\n")
  }

  private mutating func add(
    _ name: String, _ element: String, type: String?, _ message: String, _ lines: [String]
  ) {
    begin(name)
    output.write(">\n      <\(element)")
    if let type { output.writeXML("type", type) }
    output.writeXML("message", message)
    output.write(">")
    for (index, line) in lines.enumerated() {
      if index > 0 { output.write("\n") }
      output.writeXML(line)
    }
    output.write("</\(element)>\n    </testcase>\n")
  }

  private mutating func begin(_ name: String) {
    count += 1
    output.write("    <testcase")
    output.writeXML("name", name)
    output.writeXML("classname", className)
    output.write(" time=\"0\"")
    if let file { output.writeXML("file", file) }
  }

  // MARK: Words

  /// The path as the name of a class: full stops between the folders, without extension.
  private static func className(of path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    guard let last = parts.popLast() else { return Tool.name }
    let stem = last.prefix { $0 != "." }
    return (parts + [stem.isEmpty ? last : String(stem)]).joined(separator: ".")
  }

  private static func name(of finding: LocatedFinding, _ fingerprint: String) -> String {
    let subject = FindingSubject.text(of: finding)
    return finding.rule.id + (subject.isEmpty ? "" : ": " + subject) + " [\(fingerprint)]"
  }

  private static func text(of error: InputError, _ path: String) -> [String] {
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    return ["\(path)\(place): error: \(error.message)"]
  }

  private static func text(of finding: LocatedFinding, _ path: String) -> [String] {
    let place = "\(path):\(finding.start.line):\(finding.start.column)"
    let message = FindingSubject.message(of: finding)
    var lines = ["\(place): \(finding.severity.rawValue): \(message) [\(finding.rule.id)]"]
    if let speech = finding.speech { lines.append("VoiceOver: \"\(speech)\"") }
    lines.append("Help: \(finding.help)")
    let criteria = finding.criteria.map { "\($0.number) \($0.name) (\($0.level))" }
    if !criteria.isEmpty { lines.append("WCAG: " + criteria.joined(separator: "; ")) }
    return lines
  }
}
