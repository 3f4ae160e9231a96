public import DocumentSyntax

/// A value together with the place it was written.
public struct Located<Value: Sendable>: Sendable {
  /// The value itself.
  public var value: Value
  /// Where it is written.
  public var range: SourceRange
}

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
  /// `variant`.
  case variant(ScreenVariant)
}

/// The bounds and the present value of something adjustable.
public struct ValueRange: Hashable, Sendable {
  /// The least value, where known.
  public var min: Double?
  /// The greatest value, where known.
  public var max: Double?
  /// The present value, where known.
  public var value: Double?
  /// What one adjustment adds, where known.
  public var step: Double?
}

/// How a text is set.
public struct Font: Hashable, Sendable {
  /// The text style (`body`, `headline`), where it has one.
  public var style: String?
  /// The name of the typeface, where it is not the system's.
  public var name: String?
  /// The size in points.
  public var size: Double?
  /// The weight's name.
  public var weight: String?
  /// Whether the size follows the user's setting; false is a fixed size.
  public var scaled: Bool?
}

/// A notification that an element or screen posts.
public struct Post: Hashable, Sendable {
  /// `screenChanged`, `layoutChanged`, `announcement` or `pageScrolled`.
  public var type: String
  /// `appear`, `disappear`, `tap` or `change`.
  public var on: String?
  /// The interval in seconds of a repeated notification.
  public var every: Double?
  /// What is announced.
  public var text: String?
  /// The id of the element that gets the focus.
  public var target: String?
  /// Whether the code waits for the announcement to finish.
  public var wait: Bool?
}

/// One pair of an element's custom content.
public struct CustomContent: Hashable, Sendable {
  /// What the value is about.
  public var label: String
  /// The value, "" where there is none.
  public var value: String
  /// Whether it is spoken with the element.
  public var important: Bool
}

/// One item of an explicit order.
public enum ExplicitElement: Sendable {
  /// The id of an element of the same screen.
  case reference(Located<String>)
  /// A pseudo-element written in place: the index of its element.
  case inline(Int)
}

/// The gesture that a control stands in for.
public struct GestureAlternative: Hashable, Sendable {
  /// The id of the element with the gesture.
  public var id: String
  /// The gesture's name, where only one of several is meant.
  public var gesture: String?
}

/// The speech attributes of a label.
public struct SpeechAttributes: Hashable, Sendable {
  /// Whether characters are read one by one.
  public var spellOut: Bool?
  /// The pronunciation.
  public var ipa: String?
  /// Whether all punctuation is read.
  public var punctuation: Bool?
  /// The language of the label.
  public var language: String?
}

/// A wish that a rule be silent about an element and what it holds.
public struct Suppression: Hashable, Sendable {
  /// The rule's id, or `all`.
  public var rule: String
  /// Why, where somebody said so.
  public var reason: String?
  /// The day after which it no longer holds, as written.
  public var until: String?
  /// Where it is written.
  public var range: SourceRange
}

/// The condition that a screen's tree shows.
public struct ScreenVariant: Hashable, Sendable {
  /// Whether VoiceOver runs.
  public var voiceOver: Bool?
  /// `portrait` or `landscape`.
  public var orientation: String?
  /// `light`, `dark` or `highContrast`.
  public var appearance: String?
  /// The content size category.
  public var contentSize: String?
  /// The name of the state.
  public var state: String?
}
