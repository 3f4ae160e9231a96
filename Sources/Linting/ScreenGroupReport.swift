import DocumentSyntax
import InputFormats
import ScreenModel

/// The result of linting one group of a file's screens.
struct ScreenGroupReport: Sendable {
  /// The findings by offset; the suppressed ones too.
  var findings: [JudgedFinding] = []
  var problems: [SyntaxProblem] = []
  /// Remarks for standard error.
  var notes: [String] = []
  var screens = 0
  var nodes = 0
  /// Whether a screen is a capture of a running app.
  var isCapture = false
  /// The facts that some captured screen does not tell.
  var untold: ScreenEvidence = []
  /// The keys that no screen's format can give; nil where there is no screen.
  private(set) var unsaid: AttributeSet?
  /// Pictures of the screens, on request.
  var pictures: [ScreenPicture] = []
  /// The number of elements of each identity, on request.
  var elements: [UInt64: Int] = [:]
  /// The suppression comments of the file that have silenced something here, by index.
  var usedComments: Set<Int> = []
  /// The overrides of the configuration that have changed something here, by number.
  var usedOverrides: Set<Int> = []

  /// Notes which keys the formats of screens cannot give.
  mutating func noteUnsaid(_ screens: [Screen]) {
    for screen in screens {
      noteUnsaid(screen.unsaid)
      guard !screen.has(.authored) else { continue }
      isCapture = true
      untold.formUnion(.all.subtracting(screen.evidence))
    }
  }

  private mutating func noteUnsaid(_ keys: AttributeSet) {
    var common = unsaid ?? keys
    common.formIntersection(keys)
    unsaid = common
  }

  /// Appends the report on the group that follows in the file.
  mutating func append(_ next: ScreenGroupReport) {
    var added = next.findings
    // Findings count the screens of their group; reports count those of the file.
    if !pictures.isEmpty {
      for index in added.indices {
        added[index].details = added[index].details?.moved(by: pictures.count)
      }
    }
    findings += added
    problems += next.problems
    notes += next.notes
    screens += next.screens
    nodes += next.nodes
    isCapture = isCapture || next.isCapture
    untold.formUnion(next.untold)
    if let other = next.unsaid { noteUnsaid(other) }
    pictures += next.pictures
    elements.merge(next.elements, uniquingKeysWith: +)
    usedComments.formUnion(next.usedComments)
    usedOverrides.formUnion(next.usedOverrides)
  }
}
