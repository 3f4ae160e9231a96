/// What VoiceOver says at one stop: parts in the order in which they are heard.
///
/// A rule asks the parts which word came from where; two renderers make text of them.
struct Utterance: Sendable {
  var parts: [UtterancePart] = []
  /// Whether it is that of a cell of a data table.
  var isTableCell = false
  /// What the file leaves open about it, as short sentences without a full stop.
  var uncertain: [String] = []

  /// The parts of one slot.
  func parts(in slot: UtterancePart.Slot) -> [UtterancePart] {
    parts.filter { $0.slot == slot }
  }

  /// The words of availability that follow the hint.
  var notices: [String] { parts(in: .notice).compactMap(\.written) }

  /// The final hint, or nil where there is none.
  var hint: String? { parts(in: .hint).compactMap(\.written).first }
}
