import Testing

@testable import Linting

/// Sizes of captured elements that an edge may have cut off.
struct CutFrameTests {
  private static let sizes: Set = [
    "touch-target-too-small", "touch-target-spacing", "zero-size-element",
  ]

  private func verdicts(_ frame: [Int]) -> [String] {
    CapturedList.capture([
      .init(label: "More", frame: frame), .init(label: "Pay", frame: [100, 400, 120, 44]),
    ]).rules.filter(Self.sizes.contains)
  }

  @Test(
    arguments: [
      [370, 200, 20, 60], [0, 200, 15, 60], [371, 200, 18, 60], [100, 834, 100, 10],
      [100, 0, 100, 12], [100, 843, 100, 1],
    ])
  func aSideOnTheEdgeOfTheScreenSaysNothing(frame: [Int]) {
    #expect(verdicts(frame).isEmpty)
  }

  @Test(arguments: [[100, 200, 20, 60], [0, 200, 390, 20], [360, 200, 20, 60]])
  func otherSidesDo(frame: [Int]) {
    #expect(verdicts(frame) == ["touch-target-too-small"])
  }

  private func inScroller(_ frame: String) -> [String] {
    CaptureReading(
      """
      [{"type": "Application", "AXLabel": "Shop",
        "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "ScrollArea", "frame": {"x": 40, "y": 100, "width": 300, "height": 200},
          "children": [{"type": "Button", "AXLabel": "Cut", "frame": \(frame)}]}]}]
      """
    ).rules.filter(Self.sizes.contains)
  }

  @Test func theEdgeOfAScrollViewCutsToo() {
    #expect(inScroller(#"{"x": 60, "y": 100, "width": 100, "height": 12}"#).isEmpty)
    #expect(inScroller(#"{"x": 60, "y": 288, "width": 100, "height": 12}"#).isEmpty)
    #expect(
      inScroller(#"{"x": 60, "y": 150, "width": 100, "height": 12}"#)
        == ["touch-target-too-small"])
  }

  @Test func treesGiveWholeFrames() {
    let tree = """
      {"screen": "S", "size": [390, 844], "children": [
        {"type": "button", "label": "More", "frame": [370, 200, 20, 60]}]}
      """
    #expect(CaptureReading(tree).rules.contains("touch-target-too-small"))
  }
}
