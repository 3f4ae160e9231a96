/// How sure it is that a voice reads a text like that, from the surest to the least sure.
public enum Evidence: String, CaseIterable, Sendable {
  /// Apple's headers or documentation say so.
  case documented
  /// AccessibilitySnapshot implements it and tests of its own confirm it.
  case reference
  /// It was heard in a recording of a real device.
  case device
  /// Developers who worked with VoiceOver wrote about it.
  case article
  /// A bug report, an answer or a post by somebody else says so.
  case reported
  /// It is our decision, without a source.
  case assumed
}
