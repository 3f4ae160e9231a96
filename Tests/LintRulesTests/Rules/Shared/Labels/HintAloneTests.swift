import Testing

/// What the rules about hints say of Interface Builder files.
@Suite("Hints in Interface Builder files") struct HintAloneTests {
  @Test func aHintAloneIsOneFinding() {
    let lone = """
      <switch id="a"><accessibility key="accessibilityConfiguration" hint="Sends it"/></switch>
      """
    #expect(LabelFindings.inBuilder(lone) == ["hint-without-label violation"])
    #expect(LabelFindings.inBuilder(lone, outlets: "a") == ["hint-without-label needsReview"])
  }

  @Test func anOutletMayChangeWhatAHintRepeats() {
    let save = LabelFindings.button("a", "Save", "hint=\"Save\"")
    #expect(LabelFindings.inBuilder(save) == ["hint-repeats-label violation"])
    #expect(LabelFindings.inBuilder(save, outlets: "a") == ["hint-repeats-label needsReview"])
  }

  @Test func codeMayMakeATextReact() {
    let text = """
      <label id="a" text="Total"><accessibility key="accessibilityConfiguration" hint="With tax"/>
      </label>
      """
    #expect(LabelFindings.inBuilder(text) == ["hint-on-static-text violation"])
    #expect(LabelFindings.inBuilder(text, outlets: "a") == ["hint-on-static-text needsReview"])
  }
}
