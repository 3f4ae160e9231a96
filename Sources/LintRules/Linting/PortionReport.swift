import DocumentSyntax

/// What linting one portion of a file came to.
public struct PortionReport: Sendable {
  /// The findings; lines are those of the span, and the places of findings beyond it are not known.
  var findings: [LocatedFinding] = []
  var problems: [SyntaxProblem] = []
  /// Remarks for standard error.
  var notes: [String] = []
  var screens = 0
  var nodes = 0
  /// The keys that no screen's format can give; nil where there is no screen.
  private(set) var unsaid: AttributeSet?
  /// What its screens look like, where that was asked for.
  var pictures: [ScreenPicture] = []
  /// How many elements there are of each identity, where that was asked for.
  var elements: [UInt64: Int] = [:]
  /// The suppression comments of the file that have silenced something here, by index.
  var usedComments: Set<Int> = []
  /// The overrides of the configuration that have changed something here, by number.
  var usedOverrides: Set<Int> = []
  /// The whole lines that the portion takes up in the file, where they are known.
  private var span: Range<Int>?
  /// The number of line breaks in the span.
  private var lineBreaks = 0

  /// Takes note of what the formats of screens cannot say.
  mutating func noteUnsaid(_ screens: [Screen]) {
    for screen in screens {
      var common = unsaid ?? screen.unsaid
      common.formIntersection(screen.unsaid)
      unsaid = common
    }
  }

  /// Finds the lines and columns of the findings in a span.
  ///
  /// A portion is in the processor's cache while it is linted, and others are linted at the same
  /// time, so that counting its lines here is cheaper than counting those of the file at the end.
  mutating func place(in span: Range<Int>, of file: SourceFile) {
    var inside: [Int] = []
    var offsets: [Int] = []
    inside.reserveCapacity(findings.count)
    offsets.reserveCapacity(findings.count * 2)
    for index in findings.indices where findings[index].lies(in: span) {
      inside.append(index)
      findings[index].appendOffsets(to: &offsets)
    }
    let positions = LineIndex.positions(of: offsets, inLines: span, of: file)
    var cursor = positions[...]
    for index in inside { findings[index].place(&cursor) }
    self.span = span
    lineBreaks = (cursor.first?.line ?? 1) - 1
  }

  /// The findings of all portions of a file; those that are placed have the lines of the file.
  static func findings(of portions: [PortionReport], in file: SourceFile) -> [LocatedFinding] {
    let portions = numberingScreens(of: portions)
    var findings: [LocatedFinding] = []
    findings.reserveCapacity(portions.reduce(0) { $0 + $1.findings.count })
    var (end, lineBreaks) = (0, 0)
    for portion in portions {
      if let span = portion.span {
        let between = LineIndex.positions(of: [], inLines: end..<span.lowerBound, of: file)
        lineBreaks += (between.first?.line ?? 1) - 1
        for var finding in portion.findings {
          finding.moveDown(by: lineBreaks)
          findings.append(finding)
        }
        (end, lineBreaks) = (span.upperBound, lineBreaks + portion.lineBreaks)
      } else {
        findings += portion.findings
      }
    }
    return findings
  }

  /// The same portions of a file, the screens of findings counted through all of them.
  private static func numberingScreens(of portions: [PortionReport]) -> [PortionReport] {
    guard portions.count(where: { !$0.pictures.isEmpty }) > 1 else { return portions }
    var before = 0
    return portions.map { portion in
      var portion = portion
      for index in portion.findings.indices {
        portion.findings[index].details = portion.findings[index].details?.moved(by: before)
      }
      before += portion.pictures.count
      return portion
    }
  }
}
