/// Facts about the elements of a screen and how they lie, which some files do not tell.
///
/// A capture that lists elements one after the other tells neither what holds what nor what is in
/// front. A rule that needs one of these facts is silent there.
public struct ScreenEvidence: OptionSet, Hashable, Sendable {
  /// The facts as bits.
  public let rawValue: UInt8

  /// The facts that these bits stand for.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Which view holds which.
  @inlinable public static var hierarchy: ScreenEvidence { ScreenEvidence(rawValue: 1 << 0) }
  /// Which of two views that overlap is in front.
  @inlinable public static var drawingOrder: ScreenEvidence { ScreenEvidence(rawValue: 1 << 1) }
  /// Which area takes the taps that are meant for an element.
  @inlinable public static var hitAreas: ScreenEvidence { ScreenEvidence(rawValue: 1 << 2) }
  /// Which elements are buttons, fields or texts.
  @inlinable public static var roles: ScreenEvidence { ScreenEvidence(rawValue: 1 << 3) }
  /// Where elements are, and how large.
  @inlinable public static var frames: ScreenEvidence { ScreenEvidence(rawValue: 1 << 4) }
  /// How large elements are beyond an edge that cuts them off.
  @inlinable public static var wholeFrames: ScreenEvidence { ScreenEvidence(rawValue: 1 << 5) }
  /// Whether a text in a field is its value or its prompt.
  @inlinable public static var prompts: ScreenEvidence { ScreenEvidence(rawValue: 1 << 6) }
  /// All of them, as a file has that shows a tree of views.
  public static let all: ScreenEvidence = [
    .hierarchy, .drawingOrder, .hitAreas, .roles, .frames, .wholeFrames, .prompts,
  ]
  /// Those that a mere list of elements does not tell.
  package static let nesting: ScreenEvidence = [.hierarchy, .drawingOrder, .hitAreas]

  /// Each fact, with its name in tables, and as the end of a sentence that begins "the file does
  /// not tell ".
  private static let words: [(evidence: ScreenEvidence, name: String, words: String)] = [
    (.hierarchy, "hierarchy", "which view holds which"),
    (.drawingOrder, "drawing order", "which of two views is in front"),
    (.hitAreas, "hit areas", "which area takes the taps of an element"),
    (.roles, "roles", "which elements are buttons"),
    (.frames, "frames", "where elements are"),
    (.wholeFrames, "sizes beyond an edge", "how large an element is that an edge cuts off"),
    (.prompts, "prompts", "whether a text in a field is its value or its prompt"),
  ]

  /// The facts in words, joined by "or".
  package var text: String {
    Self.words.filter { contains($0.evidence) }.map(\.words).joined(separator: ", or ")
  }

  /// Each fact alone, with its name in tables.
  package static var columns: [(evidence: ScreenEvidence, name: String)] {
    words.map { ($0.evidence, $0.name) }
  }
}
