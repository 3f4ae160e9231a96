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
  /// The number as one that is compared at once: every run looks up hundreds.
  private let key: UInt64

  /// The criterion of a number; a number that is not in the table is a programmer's error.
  package static func wcag(_ number: String) -> SuccessCriterion {
    let key = key(of: number)
    guard let index = all.indices.first(where: { all[$0].key == key }) else {
      preconditionFailure("WCAG \(number) is not in the table of success criteria")
    }
    return all[index]
  }

  /// The tag that other accessibility tools give rules of this criterion, such as `wcag21aa`.
  public var tag: String {
    switch level {
    case "A": "wcag" + version + "a"
    case "AA": "wcag" + version + "aa"
    default: "wcag" + version + "aaa"
    }
  }

  private init(
    _ number: String, _ name: String, _ level: String, _ version: String, _ clause: String?
  ) {
    self.number = number
    self.name = name
    self.level = level
    self.version = version
    self.clause = clause
    key = Self.key(of: number)
  }

  private static func key(of number: String) -> UInt64 {
    number.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Where the W3C explains it.
  public var understanding: String {
    var slug = ""
    for character in name.lowercased() {
      switch character {
      case "a"..."z", "-": slug.append(character)
      case " ": slug.append("-")
      default: break
      }
    }
    return "https://www.w3.org/WAI/WCAG22/Understanding/" + slug
  }

  /// Every criterion of WCAG 2.2, in the order of their numbers. 4.1.1 Parsing is none any more.
  public static let all: [SuccessCriterion] = [
    .init("1.1.1", "Non-text Content", "A", "2", "11.1.1.1.1"),
    .init("1.2.1", "Audio-only and Video-only (Prerecorded)", "A", "2", "11.1.2.1.1"),
    .init("1.2.2", "Captions (Prerecorded)", "A", "2", "11.1.2.2"),
    .init("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", "2", "11.1.2.3.1"),
    .init("1.2.4", "Captions (Live)", "AA", "2", "11.1.2.4"),
    .init("1.2.5", "Audio Description (Prerecorded)", "AA", "2", "11.1.2.5"),
    .init("1.2.6", "Sign Language (Prerecorded)", "AAA", "2", nil),
    .init("1.2.7", "Extended Audio Description (Prerecorded)", "AAA", "2", nil),
    .init("1.2.8", "Media Alternative (Prerecorded)", "AAA", "2", nil),
    .init("1.2.9", "Audio-only (Live)", "AAA", "2", nil),
    .init("1.3.1", "Info and Relationships", "A", "2", "11.1.3.1.1"),
    .init("1.3.2", "Meaningful Sequence", "A", "2", "11.1.3.2.1"),
    .init("1.3.3", "Sensory Characteristics", "A", "2", "11.1.3.3"),
    .init("1.3.4", "Orientation", "AA", "21", "11.1.3.4"),
    .init("1.3.5", "Identify Input Purpose", "AA", "21", "11.1.3.5.1"),
    .init("1.3.6", "Identify Purpose", "AAA", "21", nil),
    .init("1.4.1", "Use of Color", "A", "2", "11.1.4.1"),
    .init("1.4.2", "Audio Control", "A", "2", "11.1.4.2"),
    .init("1.4.3", "Contrast (Minimum)", "AA", "2", "11.1.4.3"),
    .init("1.4.4", "Resize Text", "AA", "2", "11.1.4.4.1"),
    .init("1.4.5", "Images of Text", "AA", "2", "11.1.4.5.1"),
    .init("1.4.6", "Contrast (Enhanced)", "AAA", "2", nil),
    .init("1.4.7", "Low or No Background Audio", "AAA", "2", nil),
    .init("1.4.8", "Visual Presentation", "AAA", "2", nil),
    .init("1.4.9", "Images of Text (No Exception)", "AAA", "2", nil),
    .init("1.4.10", "Reflow", "AA", "21", "11.1.4.10"),
    .init("1.4.11", "Non-text Contrast", "AA", "21", "11.1.4.11"),
    .init("1.4.12", "Text Spacing", "AA", "21", "11.1.4.12"),
    .init("1.4.13", "Content on Hover or Focus", "AA", "21", "11.1.4.13"),
    .init("2.1.1", "Keyboard", "A", "2", "11.2.1.1.1"),
    .init("2.1.2", "No Keyboard Trap", "A", "2", "11.2.1.2"),
    .init("2.1.3", "Keyboard (No Exception)", "AAA", "2", nil),
    .init("2.1.4", "Character Key Shortcuts", "A", "21", "11.2.1.4.1"),
    .init("2.2.1", "Timing Adjustable", "A", "2", "11.2.2.1"),
    .init("2.2.2", "Pause, Stop, Hide", "A", "2", "11.2.2.2"),
    .init("2.2.3", "No Timing", "AAA", "2", nil),
    .init("2.2.4", "Interruptions", "AAA", "2", nil),
    .init("2.2.5", "Re-authenticating", "AAA", "2", nil),
    .init("2.2.6", "Timeouts", "AAA", "21", nil),
    .init("2.3.1", "Three Flashes or Below Threshold", "A", "2", "11.2.3.1"),
    .init("2.3.2", "Three Flashes", "AAA", "2", nil),
    .init("2.3.3", "Animation from Interactions", "AAA", "21", nil),
    .init("2.4.1", "Bypass Blocks", "A", "2", nil),
    .init("2.4.2", "Page Titled", "A", "2", nil),
    .init("2.4.3", "Focus Order", "A", "2", "11.2.4.3"),
    .init("2.4.4", "Link Purpose (In Context)", "A", "2", "11.2.4.4"),
    .init("2.4.5", "Multiple Ways", "AA", "2", nil),
    .init("2.4.6", "Headings and Labels", "AA", "2", "11.2.4.6"),
    .init("2.4.7", "Focus Visible", "AA", "2", "11.2.4.7"),
    .init("2.4.8", "Location", "AAA", "2", nil),
    .init("2.4.9", "Link Purpose (Link Only)", "AAA", "2", nil),
    .init("2.4.10", "Section Headings", "AAA", "2", nil),
    .init("2.4.11", "Focus Not Obscured (Minimum)", "AA", "22", nil),
    .init("2.4.12", "Focus Not Obscured (Enhanced)", "AAA", "22", nil),
    .init("2.4.13", "Focus Appearance", "AAA", "22", nil),
    .init("2.5.1", "Pointer Gestures", "A", "21", "11.2.5.1"),
    .init("2.5.2", "Pointer Cancellation", "A", "21", "11.2.5.2"),
    .init("2.5.3", "Label in Name", "A", "21", "11.2.5.3"),
    .init("2.5.4", "Motion Actuation", "A", "21", "11.2.5.4"),
    .init("2.5.5", "Target Size (Enhanced)", "AAA", "21", nil),
    .init("2.5.6", "Concurrent Input Mechanisms", "AAA", "21", nil),
    .init("2.5.7", "Dragging Movements", "AA", "22", nil),
    .init("2.5.8", "Target Size (Minimum)", "AA", "22", nil),
    .init("3.1.1", "Language of Page", "A", "2", "11.3.1.1.1"),
    .init("3.1.2", "Language of Parts", "AA", "2", nil),
    .init("3.1.3", "Unusual Words", "AAA", "2", nil),
    .init("3.1.4", "Abbreviations", "AAA", "2", nil),
    .init("3.1.5", "Reading Level", "AAA", "2", nil),
    .init("3.1.6", "Pronunciation", "AAA", "2", nil),
    .init("3.2.1", "On Focus", "A", "2", "11.3.2.1"),
    .init("3.2.2", "On Input", "A", "2", "11.3.2.2"),
    .init("3.2.3", "Consistent Navigation", "AA", "2", nil),
    .init("3.2.4", "Consistent Identification", "AA", "2", nil),
    .init("3.2.5", "Change on Request", "AAA", "2", nil),
    .init("3.2.6", "Consistent Help", "A", "22", nil),
    .init("3.3.1", "Error Identification", "A", "2", "11.3.3.1.1"),
    .init("3.3.2", "Labels or Instructions", "A", "2", "11.3.3.2"),
    .init("3.3.3", "Error Suggestion", "AA", "2", "11.3.3.3"),
    .init("3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", "2", "11.3.3.4"),
    .init("3.3.5", "Help", "AAA", "2", nil),
    .init("3.3.6", "Error Prevention (All)", "AAA", "2", nil),
    .init("3.3.7", "Redundant Entry", "A", "22", nil),
    .init("3.3.8", "Accessible Authentication (Minimum)", "AA", "22", nil),
    .init("3.3.9", "Accessible Authentication (Enhanced)", "AAA", "22", nil),
    .init("4.1.2", "Name, Role, Value", "A", "2", "11.4.1.2.1"),
    .init("4.1.3", "Status Messages", "AA", "21", "11.4.1.3"),
  ]
}
