import DocumentSyntax

/// What linting one portion of a file came to.
public struct PortionReport: Sendable {
  /// The findings; lines and columns are counted from the beginning of the span, and those of
  /// findings beyond it are not known.
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
  /// The stretch of the file that the portion takes up, where it is known.
  private(set) var span: Range<Int>?
  /// The end of the span, with lines and columns from its beginning.
  private(set) var end = Position(line: 1, column: 1, offset: 0)

  /// Takes note of what the formats of screens cannot say.
  mutating func noteUnsaid(_ screens: [Screen]) {
    for screen in screens { noteUnsaid(screen.unsaid) }
  }

  private mutating func noteUnsaid(_ keys: AttributeSet) {
    var common = unsaid ?? keys
    common.formIntersection(keys)
    unsaid = common
  }

  /// Finds the lines and columns of the findings in a span, counted from its beginning: others are
  /// linted at the same time, and at the end one core would count the lines of the whole file.
  mutating func place(by lines: LineBlocks, of file: SourceFile) {
    var inside: [Int] = []
    var offsets: [Int] = []
    inside.reserveCapacity(findings.count)
    offsets.reserveCapacity(findings.count * 2)
    for index in findings.indices where findings[index].lies(in: lines.span) {
      inside.append(index)
      findings[index].appendOffsets(to: &offsets)
    }
    let positions = LineIndex.positions(of: offsets, in: lines, of: file)
    var cursor = positions[...]
    for index in inside { findings[index].place(&cursor) }
    span = lines.span
    end = cursor.first ?? end
  }

  /// Adds all but the findings of the portion that comes next.
  mutating func addRest(of next: PortionReport) {
    problems += next.problems
    notes += next.notes
    screens += next.screens
    nodes += next.nodes
    if let other = next.unsaid { noteUnsaid(other) }
    pictures += next.pictures
    elements.merge(next.elements, uniquingKeysWith: +)
    usedComments.formUnion(next.usedComments)
    usedOverrides.formUnion(next.usedOverrides)
  }
}
