import Testing

/// What is said of names that code may set.
@Suite("duplicate-control-label") struct DuplicateControlLabelTests {
  @Test func outletsMayNameControlsApart() {
    let two = LabelFindings.button("a", "Delete") + LabelFindings.button("b", "Delete")
    #expect(LabelFindings.inBuilder(two) == ["duplicate-control-label violation"])
    #expect(LabelFindings.inBuilder(two, outlets: "a") == ["duplicate-control-label needsReview"])
    let new = LabelFindings.button("a", "Button") + LabelFindings.button("b", "Button")
    #expect(LabelFindings.inBuilder(new, outlets: "a b") == [])
  }
}
