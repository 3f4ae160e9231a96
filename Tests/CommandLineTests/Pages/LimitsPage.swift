import DocumentSyntax

@testable import InputFormats
@testable import Linting
@testable import ScreenModel
@testable import a11y_lint

/// The table of all limits, made from the constants that hold them.
enum LimitsPage {
  private struct Limit {
    let what: String
    let value: String
    let then: String
  }

  private static let all: [Limit] = [
    Limit(
      what: "size of a file or of standard input", value: count(SourceFile.maximumLength, "bytes"),
      then: "input error; split the file"),
    Limit(
      what: "nesting of values, elements or XML tags", value: count(SyntaxLimits.depth, "levels"),
      then: "input error at the place; nest less deeply"),
    Limit(
      what: "nodes of a YAML document, its aliases followed",
      value: count(SyntaxLimits.expandedNodes, "nodes"),
      then: "input error at the alias; write the part out, or use fewer aliases"),
    Limit(
      what: "elements of a tree, its aliases followed",
      value: count(TreeReader.maximumElements, "elements"), then: "input error; split the file"),
    Limit(
      what: "steps and routes of a path of an adapter",
      value: count(AdapterPath.maximumSteps, ""), then: "error at the path; write a shorter one"),
    Limit(
      what: "nesting of Swift code", value: count(SwiftParser.depth, "brackets and operands"),
      then: "input error at the place; move the inner part into a view or function of its own"),
    Limit(
      what: "nesting of the views that one SwiftUI view shows",
      value: count(SwiftUIReader.deepest, "levels"),
      then: "input error at the place; move the inner views into one of their own"),
    Limit(
      what: "views that one SwiftUI screen shows",
      value: count(ReadingOptions.views.lowerBound, ""),
      then: "input error at the place; move some of them into a view of their own, or raise "
        + "`maxViews` up to \(count(ReadingOptions.views.upperBound, ""))"),
    Limit(
      what: "views that the SwiftUI screens of a file show together",
      value: count(ReadingOptions.views.lowerBound * SwiftUIReader.mostScreens, ""),
      then: "input error at the next screen; move some of them into other files"),
    Limit(
      what: "text that is put together of several in SwiftUI source",
      value: count(SwiftUIScope.longestText, "bytes"), then: "it is not known"),
    Limit(
      what: "views of a project that stand inside each other by their use",
      value: count(SwiftUIReader.mostUses, ""),
      then: "input error at the place; move some of them into a view of their own"),
    Limit(
      what: "syntax errors that are reported of a file", value: count(SyntaxLimits.problems, ""),
      then: "reading stops after the last; fix those first"),
    Limit(
      what: "findings of a file that reports list", value: count(FileReport.mostListed, ""),
      then: "the most severe are listed, a note says how many there are, and all count"),
    Limit(
      what: "misspelt names that get a suggestion, of a kind and screen group of a file",
      value: count(Suggestions.limit, ""),
      then: "the finding is reported without one; fix those that have one, and run again"),
    Limit(
      what: "line of a stream (`--stream`)", value: count(StreamRecord.maximumLength, "bytes"),
      then: "input error of that line alone; lint it as a file"),
    Limit(
      what: "line of a file", value: "that of the file",
      then: "reports show the part around a finding"),
    Limit(
      what: "files of a run", value: count(Limits.files, "files"),
      then: "input error; name fewer folders, use `--exclude`, or divide the run"),
    Limit(
      what: "files that a configuration is made of (`extends`)",
      value: count(Limits.configurationFiles, "files"), then: "error at the key; extend fewer"),
    Limit(
      what: "glob of a configuration",
      value:
        "\(count(GlobBraces.maximumLength, "bytes")), \(count(GlobBraces.limit, "alternatives"))",
      then: "error at the glob; write several"),
    Limit(
      what: "regular expressions in configurations", value: "none are accepted",
      then: "globs are matched without backtracking into what has been matched, so that the time "
        + "grows with the length of the glob times that of the name"),
    Limit(
      what: "attempts to read a file that keeps changing", value: count(Limits.attempts, ""),
      then: "input error; run again"),
    Limit(
      what: "wait for a reader of a named pipe that a report is written to",
      value: count(Limits.pipeSeconds, "seconds"), then: "error; start the reader first"),
    Limit(
      what: "least limit of open files that the program needs",
      value: count(Limits.openFiles, "files"), then: "error; `ulimit -n 64`"),
  ]

  /// The bound of memory, rounded up from the measurements that the text names.
  private static let memory = """
    ## Memory

    A run takes at most 15 MB, and the size of its input times a number, and so much for each
    finding:

    | format | times the size | as one screen | a finding | with a baseline or `--since` |
    |---|--:|--:|--:|--:|
    | trees in JSON and YAML | 8 | 15 | 1 kB | 2 kB |
    | captures in JSON | | 11 | 1 kB | 2 kB |
    | Interface Builder | 3 | 8 | 1.5 kB | 2 kB |
    | SwiftUI source, with its index | 22 | 42 | 5 kB | 8 kB |

    Measured with the released program on 29 November 2026, on two cores with a JSON report:
    50,000 buttons (10,000 for one screen of SwiftUI, 30,000 for the capture) that are all right,
    and the same with one or two findings each, as one screen, as 1,000 screens of a file and as
    500 files. Compact JSON and YAML take most for their size; pretty-printed JSON takes two
    thirds. The index of SwiftUI source is of the whole project, also where one file is linted.
    Only the findings that reports list keep their words, but with a baseline or `--since` all do.
    """

  /// The page of the documentation.
  static var markdown: String {
    var lines = [
      "# Limits, and what happens at them", "",
      "<!-- Written by Scripts/record from the constants. -->", "",
      "A hostile or broken input ends in a message that says what to do and exit code 2, and not "
        + "in a",
      "hang, a crash or exhausted memory.",
      "", "| what | limit | when it is hit |", "|---|---|---|",
    ]
    lines += all.map { "| \($0.what) | \($0.value) | \($0.then) |" }
    lines += ["", memory]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A number with commas between its thousands, and what it counts.
  private static func count(_ number: Int, _ noun: String) -> String {
    var digits = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed()) + (noun.isEmpty ? "" : " \(noun)")
  }
}
