import Testing

@testable import LintRules

/// Which names of pictures are about a state.
@Suite("Pictures of states") struct StatePictureTests {
  @Test(
    arguments: [
      ("ic_tick_green", true), ("system:checkmark.circle.fill", true), ("unread_dot", true),
      ("TaskDone@2x.png", false), ("task-done@2x.png", true), ("system:checkmark.shield", false),
      ("checklist", false), ("star", false), ("circle", false), ("", false), ("check-in", false),
    ])
  func namesOfPicturesTellStates(image: String, isState: Bool) {
    #expect((StatePicture(image, extra: []) != nil) == isState)
  }
}
