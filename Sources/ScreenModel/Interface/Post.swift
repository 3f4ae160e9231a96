public import DocumentSyntax

/// A notification that an element or screen posts.
public struct Post: Hashable, Sendable {
  /// The notification that VoiceOver gets.
  public enum Kind: String, CaseIterable, Sendable {
    case screenChanged, layoutChanged, announcement, pageScrolled
  }

  /// The event that makes the code post it.
  public enum Event: String, CaseIterable, Sendable {
    case appear, disappear, tap, change
  }

  /// The notification that VoiceOver gets.
  public var kind: Kind
  /// The event that makes the code post it, where the file says so.
  public var on: Event?
  /// The interval in seconds of a repeated notification.
  public var every: Double?
  /// The announced text.
  public var text: Located<String>?
  /// The id of the element that gets the focus.
  public var target: Located<String>?
  /// Whether the code waits for the announcement to finish.
  public var wait: Bool?
  /// Where it is written.
  public var range: SourceRange

  package init(
    kind: Kind, on: Event? = nil, every: Double? = nil, text: Located<String>? = nil,
    target: Located<String>? = nil, wait: Bool? = nil, range: SourceRange
  ) {
    self.kind = kind
    self.on = on
    self.every = every
    self.text = text
    self.target = target
    self.wait = wait
    self.range = range
  }

  /// Whether it moves the focus: to its target, or to the first element of a new screen.
  package var movesFocus: Bool {
    kind == .screenChanged || kind == .layoutChanged && target != nil
  }
}
