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
