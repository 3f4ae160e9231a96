/// The value of an attribute that is neither a text, a number, a boolean nor a set of traits.
///
/// What is large is kept apart, or every look at a small one would copy as much.
public enum AttributeValue: Sendable {
  /// A list of names, sentences or ids, as written.
  case texts([Located<String>])
  /// `frame` of a pseudo-element, `accessibilityFrame`.
  case rect(Rect)
  /// `activationPoint`, `size`.
  case point(Point)
  /// `hitInsets`.
  case insets(Insets)
  /// `range`.
  indirect case range(ValueRange)
  /// `font`.
  indirect case font(Font)
  /// `gestures`.
  case gestures([Gesture])
  /// `posts`.
  case posts([Post])
  /// `content`.
  case content([CustomContent])
  /// `elements`: the explicit order.
  case elements([ExplicitElement])
  /// `alternativeFor`.
  indirect case alternative(GestureAlternative)
  /// `speech`.
  indirect case speech(SpeechAttributes)
  /// `disable`.
  case suppressions([Suppression])
  /// `color`, `background`: a colour that the system or an asset catalogue has a name for.
  indirect case color(ElementColor)
  /// `variant`.
  indirect case variant(ScreenVariant)
}
