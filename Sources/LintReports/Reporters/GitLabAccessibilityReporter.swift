import DocumentSyntax
import Linting

/// GitLab's report of accessibility, which is that of pa11y-ci.
struct GitLabAccessibilityReporter: Reporter {
  static let info = ReporterInfo(
    name: "gitlab-a11y", summary: "GitLab's accessibility report", fileExtension: "json",
    details: .repositoryPaths,
    about: """
      The report that GitLab shows in merge requests, an artifact of `reports: accessibility`: the
      JSON of pa11y-ci, where each file is a page. GitLab compares whole entries between the
      branches, so an entry has no line and no column, and a fingerprint in `runnerExtras`. Give it
      whole reports and none of `--since`.

      `code` is the standard, the first criterion and the rule:
      `WCAG2AA.4_1_2.icon-button-missing-label`; `a11y-lint.` and the rule where no criterion is
      touched; `a11y-lint.input-error` for an input error. GitLab counts every entry as an error,
      so findings to review are left out.
      """)

  /// The problems of a page.
  private struct Page {
    let path: String
    var entries: [Entry] = []
  }

  /// The problems in one place.
  private struct Entry {
    let code: String
    let type: Int
    let message: String
    var context = ""
    var selector = ""
    let fingerprint: String
  }

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let pages = Self.pages(of: report)
    let clean = pages.count { $0.entries.isEmpty }
    let errors = pages.reduce(0) { $0 + $1.entries.count }
    output.writeJSON { json in
      json.object { json in
        json.newLine(2)
        json.member("total", pages.count)
        json.member("passes", clean)
        json.member("errors", errors)
        json.newLine(2)
        json.object("results", lines: 4) { json in
          for page in pages {
            json.name(page.path)
            json.array(lines: 6, of: page.entries) { json, entry in
              Self.write(entry, to: &json)
            }
          }
        }
        json.newLine(0)
      }
    }
    output.write("\n")
  }

  /// The pages in the order of the files; files of one path are one page, since it is a key.
  private static func pages(of report: LintReport) -> [Page] {
    var fingerprints = UniqueFingerprints()
    var pages: [Page] = []
    var numbers: [String: Int] = [:]
    for file in report.files {
      let path = file.repositoryPath.isEmpty ? "-" : file.repositoryPath
      let violations = file.newFindings.filter { $0.certainty == .violation }
      guard file.isChecked || !violations.isEmpty || !file.inputErrors.isEmpty else { continue }
      let number = numbers[path] ?? pages.count
      if number == pages.count {
        pages.append(Page(path: path))
        numbers[path] = number
      }
      for error in file.inputErrors {
        pages[number].entries.append(entry(error, fingerprints.fingerprint(of: error, in: file)))
      }
      for finding in violations {
        pages[number].entries.append(entry(finding, fingerprints.fingerprint(of: finding)))
      }
    }
    return pages
  }

  private static func entry(_ error: InputError, _ fingerprint: String) -> Entry {
    Entry(
      code: "\(Tool.name).\(InputErrorText.rule)", type: 1, message: error.message,
      fingerprint: fingerprint)
  }

  private static func entry(_ finding: LocatedFinding, _ fingerprint: String) -> Entry {
    let id = finding.nodeID.map { "[id=\(Quoted.text($0))]" } ?? ""
    let type = finding.nodeType == "screen" ? nil : finding.nodeType
    let number =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    return Entry(
      code: code(of: finding), type: number, message: finding.message,
      context: FindingSubject.text(of: finding), selector: (type ?? "") + id,
      fingerprint: fingerprint)
  }

  private static func write(_ entry: Entry, to json: inout JSONWriter) {
    json.object { json in
      json.member("code", entry.code)
      json.member("type", entry.type == 1 ? "error" : entry.type == 2 ? "warning" : "notice")
      json.member("typeCode", entry.type)
      json.member("message", entry.message)
      json.member("context", entry.context)
      json.member("selector", entry.selector)
      json.member("runner", Tool.name)
      json.object("runnerExtras") { $0.member("fingerprint", entry.fingerprint) }
    }
  }

  private static func code(of finding: LocatedFinding) -> String {
    guard let criterion = finding.criteria.first else {
      return "\(Tool.name).\(finding.rule.id)"
    }
    let number = criterion.number.split(separator: ".").joined(separator: "_")
    return (criterion.level == "AAA" ? "WCAG2AAA" : "WCAG2AA") + ".\(number).\(finding.rule.id)"
  }
}
