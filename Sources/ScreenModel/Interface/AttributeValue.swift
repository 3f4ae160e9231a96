/// The value of an attribute that is neither a text, a number, a boolean nor a set of traits.
///
/// Large values are kept apart; otherwise each look at a small one would copy as much.
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

/// One pair of an element's custom content.
public struct CustomContent: Hashable, Sendable {
  /// The subject of the value.
  public var label: String
  /// The value, "" where there is none.
  public var value: String
  /// Whether it is spoken with the element.
  public var important: Bool

  package init(label: String, value: String, important: Bool) {
    self.label = label
    self.value = value
    self.important = important
  }
}

/// One item of an explicit order.
public enum ExplicitElement: Sendable {
  /// The id of an element of the same screen.
  case reference(Located<String>)
  /// A pseudo-element written in place: the index of its element.
  case inline(Int)
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

  package init(
    style: String? = nil, name: String? = nil, size: Double? = nil, weight: String? = nil,
    scaled: Bool? = nil
  ) {
    self.style = style
    self.name = name
    self.size = size
    self.weight = weight
    self.scaled = scaled
  }
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

  package init(
    spellOut: Bool? = nil, ipa: String? = nil, punctuation: Bool? = nil, language: String? = nil
  ) {
    self.spellOut = spellOut
    self.ipa = ipa
    self.punctuation = punctuation
    self.language = language
  }
}

/// The bounds and the present value of something adjustable.
public struct ValueRange: Hashable, Sendable {
  /// The least value, where known.
  public var min: Double?
  /// The greatest value, where known.
  public var max: Double?
  /// The present value, where known.
  public var value: Double?
  /// The amount of one adjustment, where known.
  public var step: Double?

  package init(min: Double? = nil, max: Double? = nil, value: Double? = nil, step: Double? = nil) {
    self.min = min
    self.max = max
    self.value = value
    self.step = step
  }
}
