public import DocumentSyntax

/// A gesture recogniser attached to a view.
public struct Gesture: Sendable {
  /// The kinds of recognisers the tree format names.
  public enum Kind: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, swipe, pan, pinch, rotate, edgePan, hover, drag, shake
  }

  /// The gesture that it recognises.
  public var kind: Kind
  /// The name of what it does, where the file says so; `dismissKeyboard` and `dismiss` have
  /// meaning.
  public var action: String?
  /// How many fingers it takes.
  public var touches: Int
  /// Whether it recognises anything at all.
  public var enabled: Bool
  /// The accessibility label that somebody gave the recogniser, where nobody will hear it.
  public var label: String?
  /// Where it is written.
  public var range: SourceRange

  package init(
    kind: Kind, action: String? = nil, touches: Int, enabled: Bool, label: String? = nil,
    range: SourceRange
  ) {
    self.kind = kind
    self.action = action
    self.touches = touches
    self.enabled = enabled
    self.label = label
    self.range = range
  }

  /// Whether it reacts to a touch that stays in place, which is what a double tap can stand for.
  package var isTapLike: Bool { kind == .tap || kind == .doubleTap || kind == .longPress }
}

/// The gesture that a control stands in for.
public struct GestureAlternative: Hashable, Sendable {
  /// The id of the element with the gesture.
  public var id: String
  /// The gesture's name, where only one of several is meant.
  public var gesture: String?

  package init(id: String, gesture: String? = nil) {
    self.id = id
    self.gesture = gesture
  }
}
