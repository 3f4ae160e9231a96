import DocumentSyntax

/// JUnit's report: a suite for each file, a failed test for each finding.
struct JUnitReporter: Reporter {
  static let info = ReporterInfo(
    name: "junit", summary: "JUnit's XML, for lists of tests", fileExtension: "xml",
    details: .repositoryPaths,
    about: """
      What build services list as tests: Jenkins, GitLab, CircleCI, Azure Pipelines. Valid by the
      schema of Ant and by that of Jenkins' xUnit plugin. Every file is a test suite.

      | what | test |
      |---|---|
      | new finding | fails, whatever the gate says; the type of the failure is the severity |
      | finding that a person has to look at | skipped |
      | file that could not be read | `error` |
      | file with nothing new | passes, so that a report is never without tests |
      | document that is not checked, with the reason | skipped |
      | what is known or suppressed | none |

      Services recognise a test by its class and name. The class is the path with full stops and
      without extension; the name has rule, element, screen and fingerprint, and no line, so that
      it stays while the finding does and no two are the same. `--junit-extended` adds the
      attribute `file`, which GitLab and CircleCI read and no schema allows.

      Without `--timestamps` every suite begins with the year 1970, since the schema of Ant wants
      a moment; no test takes any time. Paths start at the top of the repository. Columns are
      counted in Unicode scalars. Characters that XML cannot carry, line breaks and direction
      marks are written as visible escapes (`\\u{202e}`).
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    var fingerprints = UniqueFingerprints()
    var count = 0
    for file in report.files {
      var suite = JUnitSuite(file, isExtended: style.extendsJUnit)
      suite.add(file, &fingerprints)
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
    output.bytes.append(contentsOf: suite.output.bytes)
    output.write("    <system-out/>\n    <system-err/>\n  </testsuite>\n")
  }
}
