/// What is heard at a stop, as findings repeat it.
struct HeardStop {
  /// Without the hint and the notices.
  let brief: String
  /// All of it.
  let whole: String

  /// The text of an utterance; without a hint both are the same, and made once.
  init(_ utterance: Utterance) {
    let brief = SpokenRenderer(isQuoting: true, isBrief: true).text(of: utterance)
    let hasMore = utterance.parts.contains { $0.slot == .hint || $0.slot == .notice }
    self.brief = brief
    whole = hasMore ? SpokenRenderer(isQuoting: true).text(of: utterance) : brief
  }
}
