/// VoiceOver's utterance at one stop: parts in the order in which they are heard.
///
/// A rule asks the parts which word came from where; two renderers make text of them.
package struct Utterance: Sendable {
  package var parts: [UtterancePart] = []
  /// Whether it is that of a cell of a data table.
  var isTableCell = false
  /// Doubts that the file leaves about it, as short sentences without a full stop.
  package var uncertain: [String] = []

  /// The doubt about words that source tells in part.
  package static let sketchDoubt = "the app puts in what stands in ‹ › when it runs"

  /// The parts of one slot.
  package func parts(in slot: UtterancePart.Slot) -> [UtterancePart] {
    parts.filter { $0.slot == slot }
  }

  /// The words of availability that follow the hint.
  package var notices: [String] { parts(in: .notice).compactMap(\.written) }

  /// The final hint, or nil where there is none.
  package var hint: String? { parts(in: .hint).compactMap(\.written).first }
}

/// A possible change to an element, to hear its effect.
package struct UtteranceChange: Sendable {
  /// Another name, or none at all; nil where the name stays.
  package var name: String??
  /// Another value.
  package var value: String?
  /// Another hint.
  package var hint: String?
  /// Other traits.
  package var traits: TraitSet?
  /// Whether the label is spelled out.
  var isSpelledOut = false

  package init(
    name: String?? = nil, value: String? = nil, hint: String? = nil, traits: TraitSet? = nil,
    isSpelledOut: Bool = false
  ) {
    self.name = name
    self.value = value
    self.hint = hint
    self.traits = traits
    self.isSpelledOut = isSpelledOut
  }
}
