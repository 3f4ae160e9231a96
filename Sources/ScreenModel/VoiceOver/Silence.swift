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
  /// It is not an accessibility element.
  case notElement
  /// It has no size.
  case zeroSize

  /// The reason in words.
  package var explanation: String {
    switch self {
    case .none: "VoiceOver stops here"
    case .hidden: "it or a view around it is hidden"
    case .transparent: "it or a view around it is fully transparent"
    case .elementsHidden: "elementsHidden is set on it or around it"
    case .insideElement: "a view around it is one element"
    case .notListed: "a view around it lists its elements without this one"
    case .outsideModal: "a modal view takes everything"
    case .notElement: "it is not an accessibility element"
    case .zeroSize: "it has no size"
    }
  }
}
