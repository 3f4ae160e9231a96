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
