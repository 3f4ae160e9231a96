package import Linting

/// The difference at one stop between two versions of a screen.
package struct StopDiff: Sendable {
  /// The aspects in which a stop changes.
  package enum Aspect: String, CaseIterable, Sendable {
    case label, value, heading, role, hint, actions, notices, condition, container
    /// Something that a transcript which was saved does not tell apart.
    case words

    /// The aspect in words.
    var words: String {
      switch self {
      case .role: "traits"
      case .actions: "custom actions"
      default: rawValue
      }
    }
  }

  /// The kinds of difference.
  package enum Kind: String, Sendable {
    case added, removed, changed, moved, same
  }

  /// The stop in the old version; nil where it is new.
  package let old: TranscriptStop?
  /// The stop in the new version; nil where it is gone.
  package let new: TranscriptStop?
  /// Whether it is at another place among the stops that stay.
  package let isMoved: Bool
  /// The aspects that changed, of a stop that both have.
  package let aspects: [Aspect]
  /// Why VoiceOver does not reach the element any more, or did not reach it before; nil where the
  /// element itself is new or gone.
  package let silence: Silence?
  /// The number of the stop in the other version that says its words together with others; nil
  /// where it was neither joined with others nor taken out of them.
  package internal(set) var partOf: Int?

  init(old: TranscriptStop?, new: TranscriptStop?, isMoved: Bool = false, silence: Silence? = nil) {
    self.old = old
    self.new = new
    self.isMoved = isMoved
    self.silence = silence
    aspects =
      if let old, let new {
        Aspect.allCases.filter { Self.text(of: old, $0) != Self.text(of: new, $0) }
      } else {
        []
      }
  }

  /// The kind of difference; a stop that changed and moved is a changed one.
  package var kind: Kind {
    if old == nil { return .added }
    if new == nil { return .removed }
    if !aspects.isEmpty { return .changed }
    return isMoved ? .moved : .same
  }

  /// The words that are heard of an aspect at a stop. The place in a list or table ("2 of 5") is
  /// none of them: a new row changes that of every other one.
  static func text(of stop: TranscriptStop, _ aspect: Aspect) -> [String] {
    switch aspect {
    // Of words that nobody knows, the expression that makes them.
    case .label: stop.spoken.isEmpty ? [stop.expression ?? ""] : texts(of: stop, ["label"])
    case .value: texts(of: stop, ["value"])
    case .heading: texts(of: stop, ["word"]).filter(isHeading)
    case .role: texts(of: stop, ["selected", "word", "expanded"]).filter { !isHeading($0) }
    case .hint: stop.hint.map { [$0] } ?? []
    case .actions: stop.actions
    case .notices: stop.otherNotices
    case .condition: stop.isConditional ? ["conditional"] : []
    case .container: stop.containerNames
    case .words: stop.parts.isEmpty ? [stop.spoken] : []
    }
  }

  private static func texts(of stop: TranscriptStop, _ slots: Set<String>) -> [String] {
    stop.parts.filter { slots.contains($0.slot) }.compactMap { $0.text ?? $0.spoken }
  }

  private static func isHeading(_ word: String) -> Bool {
    word.hasPrefix("Heading") || word.hasPrefix("heading")
  }
}
