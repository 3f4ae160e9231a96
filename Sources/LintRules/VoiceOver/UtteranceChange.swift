/// What somebody might change about an element, to hear what would become of it.
struct UtteranceChange: Sendable {
  /// Another name, or none at all; nil where the name stays.
  var name: String??
  /// Another value.
  var value: String?
  /// Another hint.
  var hint: String?
  /// Other traits.
  var traits: TraitSet?
  /// Whether the label is spelled out.
  var isSpelledOut = false
}
