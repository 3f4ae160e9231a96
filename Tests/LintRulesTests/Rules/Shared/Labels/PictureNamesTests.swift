import Testing

@testable import Linting

/// Names of pictures that the system took for labels.
struct PictureNamesTests {
  private func certainties(_ items: [CapturedList.Item]) -> [Certainty] {
    CapturedList.capture(items).report.findings
      .filter { $0.rule.id == "label-looks-like-identifier" }.map(\.certainty)
  }

  private static func image(_ label: String, y: Int = 100) -> CapturedList.Item {
    CapturedList.Item(type: "Image", label: label, frame: [0, y, 300, 60])
  }

  @Test func twoOnOneScreenAreProven() {
    #expect(
      certainties([Self.image("CardShadowTop"), Self.image("Panel_3", y: 200)])
        == [.violation, .violation])
    #expect(
      certainties([Self.image("SettingsTexture"), Self.image("HeroImage", y: 200)])
        == [.violation, .violation])
  }

  @Test func oneIsForAPersonToLookAt() {
    #expect(certainties([Self.image("CardShadowTop")]) == [.needsReview])
    #expect(
      certainties([Self.image("CardShadowTop"), Self.image("Card", y: 200)]) == [.needsReview])
  }

  @Test func aButtonCalledAsAnImageIsProven() {
    let button = CapturedList.Item(label: "UIButtonBarShareThin", frame: [300, 50, 44, 44])
    #expect(certainties([button]) == [.needsReview])
    let image = CapturedList.Item(
      type: "Image", label: "UIButtonBarShareThin", frame: [310, 60, 20, 20])
    #expect(certainties([button, image]).contains(.violation))
  }

  @Test func wordsAndBrandsAreNone() {
    #expect(
      certainties([
        Self.image("YouTube"), Self.image("LinkedIn", y: 200), Self.image("Portrait", y: 300),
        Self.image("Background music", y: 400),
      ]).isEmpty)
  }
}
