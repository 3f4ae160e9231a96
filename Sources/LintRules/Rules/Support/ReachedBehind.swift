/// The words about what VoiceOver reaches though something came up in front of it.
enum ReachedBehind {
  /// The most places that a finding shows.
  private static let most = 3

  /// What VoiceOver says there first, as the end of a sentence.
  static func words(_ reachable: [Int], in tree: AccessibilityTree) -> String {
    guard let first = reachable.first, let heard = tree.utterance(of: first) else { return "" }
    return " with “\(heard)”"
  }

  /// The places behind, and what dims them.
  static func notes(
    _ reachable: [Int], _ front: ModalFront, in tree: AccessibilityTree
  ) -> [Finding.Note] {
    var notes = reachable.prefix(most).enumerated().map { place, index in
      let isMore = place == most - 1 && reachable.count > most
      return Finding.Note(
        message: isMore ? "still reached, and not the last" : "still reached",
        range: tree.element(index).anchor)
    }
    if let dimmer = front.dimmer, dimmer.index != front.index {
      notes.append(
        Finding.Note(message: "what dims the rest", range: tree.element(dimmer.index).anchor))
    }
    return notes
  }
}
