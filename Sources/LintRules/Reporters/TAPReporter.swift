import DocumentSyntax

/// The Test Anything Protocol, version 13.
struct TAPReporter: Reporter {
  static let info = ReporterInfo(
    name: "tap", summary: "the Test Anything Protocol, for prove and others", fileExtension: "tap",
    about: """
      The Test Anything Protocol, version 13, for `prove` and its like. A line for each new
      finding, with a block of YAML below it, and for each file with nothing new. Readers fail
      exactly where a gate does or a file cannot be read:

      | what | line |
      |---|---|
      | file with nothing new | `ok` |
      | file that could not be read | `not ok` |
      | finding that counts for a gate that failed | `not ok` |
      | other findings, and those to be reviewed | `not ok … # TODO`, which fails nothing |
      | gate that failed | `not ok` |

      What is known or suppressed is left out. Columns are counted in Unicode scalars. Control
      characters and direction marks are written as visible escapes. So is `#` in a description,
      as `\\u{23}`: it begins a directive, and there are readers that know no escape for it. Each
      backslash is written twice.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var lines = TAPLines(report.gateFailures)
    for file in report.files { lines.add(file) }
    for failure in report.gateFailures { lines.add(failure) }
    output.write("TAP version 13\n1..\(lines.count)")
    output.write(lines.count == 0 ? " # SKIP nothing to check\n" : "\n")
    output.bytes.append(contentsOf: lines.output.bytes)
  }
}
