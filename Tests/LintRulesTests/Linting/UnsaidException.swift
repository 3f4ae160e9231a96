@testable import ScreenModel

/// Keys whose absence a rule may take for an answer although a format cannot give them.
struct UnsaidException: Hashable {
  let keys: Set<AttributeKey>
  /// The ids of the rules; empty where it holds for every one.
  let rules: Set<String>
  let reason: String

  private init(_ keys: Set<AttributeKey>, of rules: Set<String> = [], _ reason: String) {
    self.keys = keys
    self.rules = rules
    self.reason = reason
  }

  /// Whether a rule may do so with a key.
  func covers(_ key: AttributeKey, _ rule: String) -> Bool {
    keys.contains(key) && (rules.isEmpty || rules.contains(rule))
  }

  static let all: [UnsaidException] = [
    .init(
      [.hidden, .elementsHidden, .alpha],
      "A tool lists what is shown. Rules about what lies behind or beside it rest on these keys."),
    .init(
      [.text, .placeholder, .labelledBy, .image],
      """
      The label of a capture is final: what is drawn is in it. Rules that compare the two, or \
      leave alone what is drawn, rest on `text`.
      """),
    .init([.id], "Ids tie elements by keys that captures do not have."),
    .init([.size, .idiom], "Readers take the screen's size and device from what they find."),
    .init(
      [.accessibilityFrame, .hitInsets],
      "The frame of a capture is the one that VoiceOver has; larger hit areas are rare."),
    .init([.language], "A text is in the language that the user names, or else in English."),
    .init(
      [
        .decorative, .appearsWhen, .substituteFor, .alternativeFor, .blocking, .essential,
        .playsAudio, .autoplays, .animates, .duration, .variant,
      ], "With these the author of a tree answers a rule; no running app has them."),
    .init([.meaning, .unit, .speech, .inputLabels], "These are rare, and so is what they excuse."),
    .init(
      [.onTap, .opensURL],
      of: [
        "duplicate-control-label", "input-labels-invalid", "controls-overlap",
        "touch-target-spacing", "touch-target-too-small",
      ], "Two controls that do the same are two controls all the same."),
    .init(
      [.element, .type], of: ["control-missing-label"], "A control is an element by its class."),
    .init(
      [.frame], of: ["image-missing-label"], "A stop without a name is one, whatever its size."),
    .init(
      [.traits], of: ["ungrouped-label-value"],
      "What reacts to a tap in a capture is of another type than text."),
    .init(
      [.traits], of: ["redundant-image-label"], "An image that is operated is of another type."),
    .init(
      [.posts, .range], of: ["stepper-split-elements"],
      "Three stops are three stops, whatever is announced."),
  ]
}
