import DocumentSyntax
import Linting

/// SARIF 2.1.0 in the form that GitHub's code scanning takes.
struct SARIFReporter: Reporter {
  static let info = ReporterInfo(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning and editors", fileExtension: "sarif",
    details: [.columns, .lineHashes, .repositoryPaths, .edits],
    about: """
      One run of SARIF 2.1.0, for GitHub's code scanning (`github/codeql-action/upload-sarif`),
      Azure DevOps and editors. Paths are percent-encoded; files outside of the repository have
      their own URI.

      `primaryLocationLineHash` is the value that GitHub computes; where two findings of a rule are
      on one line, their fingerprints are appended, or GitHub would treat them as one alert.
      `a11yLintNode/v1` is the fingerprint of the JSON report. There is no `security-severity`, so
      that findings do not count as vulnerabilities. A finding to review is a `note` that begins
      with "To review". GitHub reads neither `baselineState` nor `suppressions`, so upload a report
      that was made with `--since` or without `--show-suppressed`. Files that could not be read are
      `toolExecutionNotifications`, and `executionSuccessful` is false.

      GitHub refuses files of more than 25,000 results or of 10 MB compressed. The worst findings
      come first, the new before the known; the rest is counted in a notification and in
      `properties.omittedResults`. In messages, `](` is written `]\\u{28}`. Names are cut after
      1,000 characters.
      """)

  private let style: ReportStyle
  private let limits: SARIFLimits

  init(style: ReportStyle) {
    self.init(style: style, limits: SARIFLimits())
  }

  init(style: ReportStyle, limits: SARIFLimits) {
    self.style = style
    self.limits = limits
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let notifications = SARIFNotifications(report, limits)
    let selection = SARIFSelection(report, limits, beside: notifications.weight)
    let rules = SARIFRules(selection)
    let results = SARIFResults(selection, rules)
    output.writeJSON { json in
      json.object(lines: 2) { json in
        json.member(
          "$schema",
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
            + "sarif-schema-2.1.0.json")
        json.member("version", "2.1.0")
        json.array("runs") { json in
          json.object(lines: 4) { json in
            writeTool(rules, notifications, omitted: selection.omitted, to: &json)
            json.member("language", "en")
            json.object("automationDetails") { $0.member("id", Tool.name + "/") }
            json.member("columnKind", results.columnKind)
            SARIFPlace.writeBase(to: &json)
            writeInvocation(notifications, omitted: selection.omitted, to: &json)
            json.object("properties") { $0.member("omittedResults", selection.omitted) }
            json.array("results", lines: 6) { results.write(to: &$0) }
          }
        }
      }
    }
    output.write("\n")
  }

  private func writeTool(
    _ rules: SARIFRules, _ notifications: SARIFNotifications, omitted: Int,
    to json: inout JSONWriter
  ) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.newLine(6)
        json.member("name", Tool.name)
        json.member("semanticVersion", Tool.version)
        json.newLine(6)
        json.array("rules", lines: 8) { rules.write(to: &$0) }
        json.newLine(6)
        json.array("notifications") { notifications.writeKinds(omitted: omitted, to: &$0) }
        json.newLine(4)
      }
    }
  }

  private func writeInvocation(
    _ notifications: SARIFNotifications, omitted: Int, to json: inout JSONWriter
  ) {
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", notifications.areNone)
        if let time = style.time { json.member("endTimeUtc", time.text) }
        json.array("toolExecutionNotifications", lines: 6) {
          notifications.write(omitted: omitted, to: &$0)
        }
      }
    }
  }
}

/// Notifications of a SARIF run beside its results: files that could not be read, and findings
/// left out.
struct SARIFNotifications {
  private var errors: [(path: String, error: InputError)] = []
  private var omitted = 0
  /// The weight of the notifications.
  private(set) var weight = 0

  /// Whether everything could be read.
  var areNone: Bool { errors.isEmpty && omitted == 0 }

  init(_ report: LintReport, _ limits: SARIFLimits) {
    for file in report.files {
      for error in file.inputErrors {
        let path = error.path == file.path ? file.repositoryPath : error.path
        let own =
          SARIFLimits.frame + 3 * path.utf8.count + SARIFLimits.weight(of: error.message)
        if omitted == 0, weight + own <= limits.notificationBytes {
          weight += own
          errors.append((path, error))
        } else {
          omitted += 1
        }
      }
    }
  }

  /// Appends the descriptors of the notifications that there are.
  func writeKinds(omitted findings: Int, to json: inout JSONWriter) {
    if !areNone { Self.writeKind("input-error", "A file could not be read.", to: &json) }
    if findings > 0 { Self.writeKind("omitted", "The report has more findings.", to: &json) }
  }

  private static func writeKind(_ id: String, _ text: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.object("shortDescription") { $0.member("text", text) }
    }
  }

  /// Appends the notifications.
  func write(omitted findings: Int, to json: inout JSONWriter) {
    for (path, error) in errors {
      Self.write("input-error", "error", error.message, to: &json) { json in
        json.array("locations") { json in
          json.object { json in
            json.object("physicalLocation") { json in
              SARIFPlace.writeArtifact(path, to: &json)
              // The columns of an error are counted in another unit than those of the results.
              if let line = error.position?.line {
                json.object("region") { $0.member("startLine", line) }
              }
            }
          }
        }
      }
    }
    if omitted > 0 {
      let text = "\(omitted) more files or parts of files could not be read."
      Self.write("input-error", "error", text, to: &json)
    }
    if findings > 0 {
      let text = "\(findings) more findings are left out, since services refuse longer files."
      Self.write("omitted", "warning", text, to: &json)
    }
  }

  private static func write(
    _ id: String, _ level: String, _ text: String, to json: inout JSONWriter,
    place: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object { json in
      json.object("descriptor") { $0.member("id", id) }
      json.member("level", level)
      SARIFPlace.writeMessage(text, to: &json)
      place(&json)
    }
  }
}

/// The rules of a SARIF run: those that have results.
struct SARIFRules {
  /// The most characters of a description, and the most tags of a rule that GitHub shows.
  private static let maximumLength = 1_024
  private static let maximumTags = 10

  private var rules: [RuleInfo] = []
  private var indices: [String: Int] = [:]

  init(_ selection: SARIFSelection) {
    var found: [String: RuleInfo] = [:]
    for part in selection.parts {
      for finding in part.findings where found[finding.rule.id] == nil {
        found[finding.rule.id] = finding.rule
      }
    }
    rules = found.values.sorted { $0.id < $1.id }
    for (index, rule) in rules.enumerated() { indices[rule.id] = index }
  }

  /// The place of a rule in the list.
  func index(of rule: RuleInfo) -> Int { indices[rule.id] ?? -1 }

  /// Appends the rules.
  func write(to json: inout JSONWriter) {
    for rule in rules { json.object { Self.write(rule, to: &$0) } }
  }

  private static func write(_ rule: RuleInfo, to json: inout JSONWriter) {
    json.member("id", rule.id)
    json.member("name", name(of: rule))
    json.object("shortDescription") { $0.member("text", cut(rule.title + ".")) }
    json.object("fullDescription") { $0.member("text", cut(rule.why)) }
    json.object("help") { json in
      json.member("text", help(for: rule))
      json.member("markdown", markdown(for: rule))
    }
    if let criterion = rule.criteria.first { json.member("helpUri", criterion.understanding) }
    json.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
    json.object("properties") { json in
      json.member("tags", tags(of: rule))
      // Rules that are off unless asked for are those that are wrong more often.
      json.member("precision", rule.isOptIn ? "medium" : "high")
      json.member(
        "problem.severity",
        rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    }
  }

  private static func name(of rule: RuleInfo) -> String {
    rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func tags(of rule: RuleInfo) -> [String] {
    let numbers = rule.wcag.map { "wcag" + $0.filter { $0 != "." } }
    let tags = ["accessibility", rule.category.rawValue] + rule.tags + numbers
    return Array(tags.prefix(maximumTags))
  }

  private static func cut(_ text: String) -> String {
    guard text.unicodeScalars.count > maximumLength else { return text }
    var cut = ""
    for character in text {
      if cut.unicodeScalars.count + character.unicodeScalars.count >= maximumLength { break }
      cut.append(character)
    }
    return cut + "…"
  }

  private static func help(for rule: RuleInfo) -> String {
    let criteria = rule.criteria.map { "WCAG \($0.number) \($0.name) (\($0.level))" }
    let text = [rule.why, rule.how] + (criteria.isEmpty ? [] : [criteria.joined(separator: ", ")])
    return text.joined(separator: "\n\n")
  }

  private static func markdown(for rule: RuleInfo) -> String {
    var text = Markdown.paragraphs(rule.why) + "\n\n**What to do.** "
    text += Markdown.paragraphs(rule.how) + "\n"
    for (name, source) in [("UIKit", rule.uiKit), ("SwiftUI", rule.swiftUI)] where source != "" {
      text += "\nIn \(name):\n\n" + Markdown.codeBlock(source, language: "swift")
    }
    for (index, criterion) in rule.criteria.enumerated() {
      let name = Markdown.text("WCAG \(criterion.number) \(criterion.name) (\(criterion.level))")
      text += (index == 0 ? "\n" : "") + "- [\(name)](\(criterion.understanding))\n"
    }
    return text
  }
}
