import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("What rules share of a tree") struct SharedKnowledgeTests {
  private static let text = """
    screen: Player
    size: [390, 844]
    children:
      - {type: button, text: Play, onTap: play, frame: [100, 100, 60, 60]}
      - {type: button, text: Stop, onTap: stop, frame: [110, 100, 60, 60]}
      - {background: '#00000080', frame: [0, 0, 390, 844]}
    """

  @Test func itIsWorkedOutOnce() {
    let tree = TreeSample.tree(Self.text)
    #expect(tree.shared(ScreenLayers.self) === tree.shared(ScreenLayers.self))
  }

  @Test func itDoesNotKeepTheTree() {
    weak var tree: AccessibilityTree?
    do {
      let kept = TreeSample.tree(Self.text)
      #expect(!kept.shared(ControlPairs.self).all.isEmpty)
      #expect(!kept.shared(ModalBackground.self).fronts.isEmpty)
      _ = kept.shared(UsualOverlaps.self)
      _ = kept.readingOrder(ofScreen: 0)
      tree = kept
    }
    #expect(tree === nil)
  }

  @Test func whatWasSaidLastIsThatOfItsElementAlone() throws {
    let tree = TreeSample.tree(Self.text)
    let (play, stop) = (tree.utterance(of: 1), tree.utterance(of: 2))
    #expect(play == "Play, button." && stop == "Stop, button.")
    #expect(tree.utterance(of: 2) == stop && tree.utterance(of: 1) == play)
    #expect(tree.utterance(of: 3) == nil)
    let contexts = StopContexts(tree)
    #expect(tree.heard(at: 1, contexts: contexts) != tree.heard(at: 2, contexts: contexts))
  }
}
