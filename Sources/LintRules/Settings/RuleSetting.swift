/// What `rules` says of a word: a rule, or all of a category, tag or preset.
struct RuleSetting: Sendable {
  /// The rules that the word means.
  let rules: [String]
  /// Whether the word is a rule's own id, which counts more than a group's.
  let isOne: Bool
  /// What the findings become, where that is said.
  let level: Configuration.Level?
  /// The options that are given, each with its place.
  let options: [String: Setting<OptionValue>]
  let origin: Origin
}
