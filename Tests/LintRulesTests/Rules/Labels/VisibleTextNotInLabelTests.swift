import Testing

/// What is said of texts that code may set.
@Suite("visible-text-not-in-label") struct VisibleTextNotInLabelTests {
  @Test func anOutletMayChangeWhatIsDrawn() {
    let send = LabelFindings.button("a", "Send", "label=\"Submit\"")
    #expect(LabelFindings.inBuilder(send) == ["visible-text-not-in-label violation"])
    #expect(
      LabelFindings.inBuilder(send, outlets: "a") == ["visible-text-not-in-label needsReview"])
  }
}
