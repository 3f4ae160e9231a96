/// One part of what is heard at a stop, and where it comes from.
public struct TranscriptPart: Sendable {
  /// Which part it is: `label`, `value`, `word`, `hint` and so on.
  public let slot: String
  /// As a snapshot has it; nil where snapshots leave it out.
  public let text: String?
  /// As a sentence has it; nil where sentences leave it out.
  public let spoken: String?
  /// Where it comes from, in words.
  public let source: String
  /// How sure it is that it is heard.
  public let evidence: Evidence

  init(_ part: UtterancePart) {
    slot = "\(part.slot)"
    text = part.written
    spoken = part.spoken
    source = part.source.explanation
    evidence = part.evidence
  }
}
