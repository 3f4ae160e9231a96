/// A success criterion of WCAG 2.2, with its clause in EN 301 549 v3.2.1.
public struct SuccessCriterion: Hashable, Sendable {
  /// The criterion's number, such as `4.1.2`.
  public let number: String
  /// Its name in WCAG.
  public let name: String
  /// `A`, `AA` or `AAA`.
  public let level: String
  /// The version of WCAG that brought it: `2`, `21` or `22`.
  public let version: String
  /// The clause of EN 301 549 chapter 11 that incorporates it, where there is one.
  public let clause: String?

  /// The criterion of a number; a number that is not in the table is a programmer's error.
  static func wcag(_ number: String) -> SuccessCriterion {
    guard let criterion = all.first(where: { $0.number == number }) else {
      preconditionFailure("WCAG \(number) is not in the table of success criteria")
    }
    return criterion
  }

  /// The tag that other accessibility tools give rules of this criterion, such as `wcag21aa`.
  public var tag: String { "wcag\(version)\(level.lowercased())" }

  private init(
    _ number: String, _ name: String, _ level: String, _ version: String, _ clause: String?
  ) {
    self.number = number
    self.name = name
    self.level = level
    self.version = version
    self.clause = clause
  }

  /// The criteria that rules refer to.
  static let all: [SuccessCriterion] = [
    .init("1.1.1", "Non-text Content", "A", "2", "11.1.1.1.1"),
    .init("1.3.1", "Info and Relationships", "A", "2", "11.1.3.1.1"),
    .init("1.3.2", "Meaningful Sequence", "A", "2", "11.1.3.2.1"),
    .init("1.3.3", "Sensory Characteristics", "A", "2", "11.1.3.3"),
    .init("1.3.4", "Orientation", "AA", "21", "11.1.3.4"),
    .init("1.3.5", "Identify Input Purpose", "AA", "21", "11.1.3.5.1"),
    .init("1.4.1", "Use of Color", "A", "2", "11.1.4.1"),
    .init("1.4.2", "Audio Control", "A", "2", "11.1.4.2"),
    .init("1.4.3", "Contrast (Minimum)", "AA", "2", "11.1.4.3"),
    .init("1.4.4", "Resize Text", "AA", "2", "11.1.4.4.1"),
    .init("1.4.6", "Contrast (Enhanced)", "AAA", "2", nil),
    .init("1.4.11", "Non-text Contrast", "AA", "21", "11.1.4.11"),
    .init("1.4.12", "Text Spacing", "AA", "21", "11.1.4.12"),
    .init("2.1.1", "Keyboard", "A", "2", "11.2.1.1.1"),
    .init("2.1.2", "No Keyboard Trap", "A", "2", "11.2.1.2"),
    .init("2.2.1", "Timing Adjustable", "A", "2", "11.2.2.1"),
    .init("2.2.2", "Pause, Stop, Hide", "A", "2", "11.2.2.2"),
    .init("2.3.3", "Animation from Interactions", "AAA", "21", nil),
    .init("2.4.2", "Page Titled", "A", "2", nil),
    .init("2.4.3", "Focus Order", "A", "2", "11.2.4.3"),
    .init("2.4.4", "Link Purpose (In Context)", "A", "2", "11.2.4.4"),
    .init("2.4.6", "Headings and Labels", "AA", "2", "11.2.4.6"),
    .init("2.5.1", "Pointer Gestures", "A", "21", "11.2.5.1"),
    .init("2.5.3", "Label in Name", "A", "21", "11.2.5.3"),
    .init("2.5.4", "Motion Actuation", "A", "21", "11.2.5.4"),
    .init("2.5.5", "Target Size (Enhanced)", "AAA", "21", nil),
    .init("2.5.7", "Dragging Movements", "AA", "22", nil),
    .init("2.5.8", "Target Size (Minimum)", "AA", "22", nil),
    .init("3.1.1", "Language of Page", "A", "2", "11.3.1.1.1"),
    .init("3.1.6", "Pronunciation", "AAA", "2", nil),
    .init("3.2.1", "On Focus", "A", "2", "11.3.2.1"),
    .init("3.2.2", "On Input", "A", "2", "11.3.2.2"),
    .init("3.3.1", "Error Identification", "A", "2", "11.3.3.1.1"),
    .init("3.3.2", "Labels or Instructions", "A", "2", "11.3.3.2"),
    .init("4.1.2", "Name, Role, Value", "A", "2", "11.4.1.2.1"),
    .init("4.1.3", "Status Messages", "AA", "21", "11.4.1.3"),
  ]
}
