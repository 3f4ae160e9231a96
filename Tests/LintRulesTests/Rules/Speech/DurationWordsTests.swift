import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Duration words") struct DurationWordsTests {
  @Test(arguments: [
    ("0:01", "1 second"), ("01:05", "1 minute 5 seconds"), ("1:00:02", "1 hour 2 seconds"),
    ("00:00", "0 seconds"), ("-2:05", "2 minutes 5 seconds remaining"), ("10:00", "10 minutes"),
  ])
  func durationsAreSaidInWords(written: String, words: String) {
    #expect(DurationWords(written)?.words == words)
  }

  @Test func whatIsNoDurationHasNoWords() {
    for written in ["10", "1:2:3:4", "1:05.5", "a:b", ""] { #expect(DurationWords(written) == nil) }
  }

  /// What is found in an element.
  private func finding(_ element: String) -> Finding? {
    let tree = TreeSample.tree("screen: A\nchildren:\n  - {\(element)}\n")
    return SpeechClockDuration.make([:]).rule.findings(in: tree).first
  }

  @Test func fixesLeaveWhatIsDrawn() {
    let drawn = finding("type: text, text: \"00:10\"")
    #expect(drawn?.fixes.map(\.title) == ["Set `label` to \"10 seconds\""])
    #expect(drawn?.fixes.first?.safety == .shownOnly)
    #expect(drawn?.speechAfter == "ten seconds.")
    let declared = finding("type: text, text: \"3:25\", meaning: duration")
    #expect(declared?.fixes.first?.safety == .unsafe)
    let value = finding("type: slider, label: Elapsed, value: \"3:25\"")
    #expect(value?.fixes.map(\.title) == ["Set `value` to \"3 minutes 25 seconds\""])
  }
}
