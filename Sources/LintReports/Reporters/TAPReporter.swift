import DocumentSyntax
import Linting

/// The Test Anything Protocol, version 13.
struct TAPReporter: Reporter {
  static let info = ReporterInfo(
    name: "tap", summary: "the Test Anything Protocol, for prove and others", fileExtension: "tap",
    about: """
      The Test Anything Protocol, version 13, for `prove` and its like: a line for each new
      finding, with a block of YAML below it, and for each file with nothing new. Readers fail
      exactly where a gate does or a file cannot be read:

      | file, finding or gate | line |
      |---|---|
      | file with nothing new | `ok` |
      | file that could not be read | `not ok` |
      | finding that counts for a gate that failed | `not ok` |
      | other findings, and those to be reviewed | `not ok … # TODO`, which fails nothing |
      | gate that failed | `not ok` |

      In a description `#`, which begins a directive, is `\\u{23}`, and each backslash is written
      twice.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var lines = TAPLines(report.gateFailures)
    for file in report.files { lines.add(file) }
    for failure in report.gateFailures { lines.add(failure) }
    output.write("TAP version 13\n1..\(lines.count)")
    output.write(lines.count == 0 ? " # SKIP nothing to check\n" : "\n")
    output.write(lines.output.bytes)
  }
}

/// The lines of a TAP report, and how many tests they are.
struct TAPLines {
  /// The lines.
  private(set) var output = ByteWriter()
  /// How many tests there are.
  private(set) var count = 0

  /// The exceeded limits, in the words of the gates that failed.
  private let failed: Set<String>

  /// No tests yet of a run in which those gates failed.
  init(_ failures: [GateFailure]) {
    failed = Set(failures.map(\.what))
  }

  /// Adds what a file comes to.
  mutating func add(_ file: FileReport) {
    for error in file.inputErrors { add(error) }
    let findings = file.newFindings
    for finding in findings { add(finding) }
    if findings.isEmpty, file.inputErrors.isEmpty, file.isChecked {
      begin("ok", "\(file.path): nothing new")
      output.write("\n")
    }
  }

  /// Adds a gate that failed.
  mutating func add(_ failure: GateFailure) {
    begin("not ok", "gate: " + failure.message)
    output.write("\n")
  }

  private mutating func add(_ error: InputError) {
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    begin("not ok", "\(error.path)\(place) \(InputErrorText.rule): \(error.message)")
    output.write("\n  ---\n")
    writeMember("rule", InputErrorText.rule)
    writeMember("severity", "error")
    writeMember("message", error.message)
    writePlace(error.path, error.position)
    output.write("  ...\n")
  }

  private mutating func add(_ finding: LocatedFinding) {
    let isReview = finding.certainty == .needsReview
    let severity = isReview ? "review" : finding.severity.rawValue
    let place = "\(finding.path):\(finding.start.line):\(finding.start.column)"
    begin("not ok", "\(place) \(severity) \(finding.rule.id): \(finding.message)")
    let isFailing =
      failed.contains(isReview ? GateFailure.review : finding.severity.rawValue)
    if !isFailing { output.write(isReview ? " # TODO to review" : " # TODO allowed by the gate") }
    output.write("\n  ---\n")
    writeMember("rule", finding.rule.id)
    writeMember("severity", finding.severity.rawValue)
    writeMember("certainty", finding.certainty.rawValue)
    writeMember("message", finding.message)
    writeMember("help", finding.help)
    writePlace(finding.path, finding.start)
    let subject = FindingSubject.text(of: finding)
    if !subject.isEmpty { writeMember("subject", subject) }
    if let speech = finding.speech { writeMember("speech", speech) }
    writeMember("wcag", finding.wcag.joined(separator: " "))
    writeMember("fingerprint", finding.fingerprint)
    output.write("  ...\n")
  }

  private mutating func begin(_ word: String, _ description: String) {
    count += 1
    output.write(word)
    output.write(" \(count) - ")
    output.writeEscaped(description, by: .tap)
  }

  private mutating func writePlace(_ path: String, _ position: Position?) {
    writeMember("path", path)
    guard let position else { return }
    output.write("  line: \(position.line)\n  column: \(position.column)\n")
  }

  /// Appends a text in quotes; visible escapes are all that is left for the escapes of YAML.
  private mutating func writeMember(_ name: String, _ text: String) {
    var escaped = ByteWriter()
    escaped.writeEscaped(text)
    output.write("  ")
    output.write(name)
    output.write(": ")
    output.writeJSON(escaped.text)
    output.write("\n")
  }
}
