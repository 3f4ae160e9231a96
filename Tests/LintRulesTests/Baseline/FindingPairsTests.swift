import Testing

@testable import LintReports
@testable import Linting

/// The finer points of pairing, with traces made by hand.
@Suite("Finding pairs") struct FindingPairsTests {
  private func trace(_ identity: UInt64, at place: UInt64, of element: UInt64) -> FindingTrace {
    FindingTrace(identity: identity, place: place, element: element)
  }

  private func known(
    _ before: [FindingTrace], _ after: [FindingTrace], elements: [UInt64: Int],
    earlier: [UInt64: Int]? = nil
  ) -> [Bool] {
    let file = KnownFindings.File(
      path: "a", findings: after, elements: elements, earlierElements: earlier)
    return KnownFindings.match(
      before.map { KnownFindings.Entry(path: "a", trace: $0) }, in: [file]
    ).known[0]
  }

  @Test func anEditedElementIsTheOneInItsPlace() {
    let before = [trace(1, at: 10, of: 100)]
    let after = [trace(2, at: 10, of: 200)]
    #expect(known(before, after, elements: [200: 1]) == [true])
    // The old one is still there, so that this is another one.
    #expect(known(before, after, elements: [100: 1, 200: 1]) == [false])
    #expect(known(before, [trace(2, at: 11, of: 200)], elements: [200: 1]) == [false])
  }

  @Test func whatWasThereBeforeIsNoEditedElement() {
    let before = [trace(1, at: 10, of: 100)]
    let after = [trace(2, at: 10, of: 200)]
    let elements: [UInt64: Int] = [200: 1]
    #expect(known(before, after, elements: elements, earlier: [100: 1]) == [true])
    #expect(known(before, after, elements: elements, earlier: [100: 1, 200: 1]) == [false])
    // One more of a kind is new as well.
    #expect(
      known(before, after, elements: [200: 2], earlier: [100: 1, 200: 1]) == [true])
  }

  @Test func oneOfTwinsCanBeEdited() {
    let before = [trace(1, at: 10, of: 100), trace(1, at: 11, of: 100)]
    let after = [trace(1, at: 11, of: 100), trace(2, at: 10, of: 200)]
    #expect(known(before, after, elements: [100: 1, 200: 1]) == [true, true])
    // Both twins are there, so that one of them is mended, and the other one is new.
    #expect(known(before, after, elements: [100: 2, 200: 1]) == [true, false])
  }

  @Test func anElementWithTwoFindingsIsOneElement() {
    let before = [trace(1, at: 10, of: 100), trace(1, at: 10, of: 100)]
    let after = [trace(1, at: 12, of: 100), trace(2, at: 10, of: 200)]
    #expect(known(before, after, elements: [100: 1, 200: 1]) == [true, false])
  }

  @Test func findingsThatAreEqualAreUsedUp() {
    let one = trace(1, at: 10, of: 100)
    #expect(known([one, one], [one, one, one], elements: [100: 1]) == [true, true, false])
    #expect(known([], [one], elements: [100: 1]) == [false])
  }

  @Test func findingsAboutNoElementAreKnownByIdentityAlone() {
    let before = [trace(1, at: 1, of: 0)]
    #expect(known(before, [trace(1, at: 1, of: 0)], elements: [:]) == [true])
    #expect(known(before, [trace(2, at: 2, of: 0)], elements: [:]) == [false])
  }
}
