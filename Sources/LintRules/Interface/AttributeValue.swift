/// The value of an attribute that is neither a text, a number, a boolean nor a set of traits.
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
  case range(ValueRange)
  /// `font`.
  case font(Font)
  /// `gestures`.
  case gestures([Gesture])
  /// `posts`.
  case posts([Post])
  /// `content`.
  case content([CustomContent])
  /// `elements`: the explicit order.
  case elements([ExplicitElement])
  /// `alternativeFor`.
  case alternative(GestureAlternative)
  /// `speech`.
  case speech(SpeechAttributes)
  /// `disable`.
  case suppressions([Suppression])
  /// `color`, `background`: a colour that the system or an asset catalogue has a name for.
  case color(ElementColor)
  /// `variant`.
  case variant(ScreenVariant)
}
