/// An element with something to say that VoiceOver never reaches.
public struct TranscriptSilence: Sendable {
  /// The accessibility identifier, untrusted.
  public let nodeID: String?
  /// The JSON Pointer from the screen to the element.
  public let nodePath: String
  /// The kind of element.
  public let nodeType: String
  /// Why it is not reached.
  public let reason: Silence
}
