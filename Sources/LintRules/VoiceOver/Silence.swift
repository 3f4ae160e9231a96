/// Why VoiceOver never stops at an element.
public enum Silence: String, CaseIterable, Sendable {
  /// It does stop there.
  case none
  /// It or a view around it is hidden.
  case hidden
  /// It or a view around it is fully transparent.
  case transparent
  /// It or a view around it hides its elements.
  case elementsHidden
  /// A view around it is itself one element.
  case insideElement
  /// A view around it lists its elements, and leaves this one out.
  case notListed
  /// A modal view beside it, or beside a view around it, takes everything.
  case outsideModal
  /// It is no accessibility element.
  case notElement
  /// It has no size.
  case zeroSize
}
