import Testing

@testable import LintRules

@Suite("Text fit") struct TextFitTests {
  @Test func linesGrowWithTheScale() {
    let fit = TextFit("Your order has been sent and arrives on Monday", points: 17)
    #expect(fit.lines(in: 390, scale: 1) == 1)
    #expect(fit.lines(in: 390, scale: 2) == 2)
    #expect(fit.lines(in: 100, scale: 2) >= 6)
    #expect(TextFit("Two\nlines", points: 17).lines(in: 390, scale: 1) == 2)
    #expect(TextFit("", points: 17).lines(in: 390, scale: 1) == 1)
    #expect(TextFit("Word", points: 17).lines(in: 0, scale: 2) == 1)
  }

  @Test func wideLettersAreWiderThanNarrowOnes() {
    #expect(TextFit("mmm", points: 10).width > TextFit("iii", points: 10).width * 2)
    #expect(TextFit("漢字", points: 10).width == 20)
  }

  @Test func numbersHaveNoLetters() {
    #expect(!TextFit("1,204.50 €", points: 17).hasLetters)
    #expect(TextFit("12 km", points: 17).hasLetters)
  }

  @Test func hugeTextsAreOnlyLookedAtInPart() {
    let fit = TextFit(String(repeating: "word ", count: 1_000_000), points: 1e9)
    #expect(fit.lines(in: 1, scale: 5) > 0)
  }
}
