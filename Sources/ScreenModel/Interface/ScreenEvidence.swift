/// Facts about how the elements of a screen lie, which some files do not tell.
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
  /// All of them, as a file has that shows a tree of views.
  public static let all: ScreenEvidence = [.hierarchy, .drawingOrder, .hitAreas]

  /// Each fact, as the end of a sentence that begins "the file does not tell ".
  private static let words: [(ScreenEvidence, String)] = [
    (.hierarchy, "which view holds which"),
    (.drawingOrder, "which of two views is in front"),
    (.hitAreas, "which area takes the taps of an element"),
  ]

  /// The facts in words, joined by "or".
  package var text: String {
    Self.words.filter { contains($0.0) }.map(\.1).joined(separator: ", or ")
  }
}
