/// The hint of a stop: the author's, and what VoiceOver adds or puts in its place; section 3.4 of
/// the VoiceOver model.
extension UtteranceBuilder {
  /// Adds the final hint.
  mutating func addHint(_ own: String?, isPromoted: Bool) {
    guard options.hints else { return }
    var hint = Hint(text: own, spoken: own.map { voice.spoken($0) })
    if !traits.contains(.notEnabled) { addAutomatic(to: &hint, isPromoted: isPromoted) }
    guard let text = hint.text, let spoken = hint.spoken else { return }
    add(
      UtterancePart(
        .hint, own == nil ? hint.source : .attribute(.hint), text: text, spoken: spoken,
        isSystem: own == nil))
  }

  private func addAutomatic(to hint: inout Hint, isPromoted: Bool) {
    if traits.contains(.toggle) { hint.add(words(.toggleHint), .trait(.toggle)) }
    if traits.contains(.textEntry) { hint = entryHint() }
    if isAdjustable(isPromoted) { hint.add(words(.adjustHint), .trait(.adjustable)) }
    if stop.part == .whole, let isExpanded = element.flag(.expanded) {
      hint.add(words(isExpanded ? .collapseHint : .expandHint), .attribute(.expanded))
    }
    if traits.contains(.popupButton) { hint.add(words(.pickHint), .trait(.popupButton)) }
    if traits.contains(.draggable) { hint.add(words(.dragHint), .trait(.draggable)) }
    if options.activateHint, hint.isEmpty, !traits.isDisjoint(with: [.button, .link]) {
      hint.add(words(.activateHint), .trait(.button))
    }
  }

  /// Whether the hint of adjustable elements is spoken: not where the author's is all there is.
  private func isAdjustable(_ isPromoted: Bool) -> Bool {
    traits.contains(.adjustable) && !traits.contains(.toggle) && !isPromoted
  }

  /// The hint of a text field, which replaces the author's.
  private func entryHint() -> Hint {
    var hint = Hint()
    if traits.contains(.isEditing) {
      hint.add(words(.misspelledHint), .trait(.isEditing))
    } else {
      hint.add(words(.editHint), .trait(.textEntry))
      if traits.contains(.textArea) { hint.join(words(.misspelledHint)) }
    }
    return hint
  }

  /// A hint as it grows.
  private struct Hint {
    var text: String?
    var spoken: String?
    var source = UtterancePart.Source.type

    init(text: String? = nil, spoken: String? = nil) {
      self.text = text
      self.spoken = spoken
    }

    var isEmpty: Bool { text == nil }

    /// Adds a sentence after a full stop.
    mutating func add(_ words: Announcement, _ source: UtterancePart.Source) {
      if isEmpty { self.source = source }
      text = Self.sentence(text, words.written)
      spoken = Self.sentence(spoken, words.written)
    }

    /// Adds a sentence as VoiceOver joins those of text views.
    mutating func join(_ words: Announcement) {
      text = text.map { "\($0), \(words.written)" }
      spoken = Self.sentence(spoken, words.written)
    }

    private static func sentence(_ text: String?, _ next: String) -> String {
      guard let text, !text.isEmpty else { return next }
      return (text.utf8.last == UInt8(ascii: ".") ? String(text.dropLast()) : text) + ". " + next
    }
  }
}
