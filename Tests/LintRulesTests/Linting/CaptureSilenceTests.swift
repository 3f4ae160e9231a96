import Testing

@testable import Linting

/// What a run says about captures that do not tell everything.
struct CaptureSilenceTests {
  private static let texts = (0..<6).map {
    CapturedList.Item(type: "StaticText", label: "Text \($0)", frame: [16, 100 + 50 * $0, 300, 40])
  }

  @Test func aListWithoutRolesSaysSo() {
    let remarks = CaptureSilence.remarks(on: [CapturedList.capture(Self.texts).report])
    #expect(remarks.count == 2, "\(remarks)")
    #expect(remarks.first?.hasPrefix("1 capture lists its elements without hierarchy, so ") == true)
    #expect(remarks.last?.hasPrefix("1 capture lists its elements without roles, so ") == true)
  }

  @Test func oneButtonIsARole() {
    let list = CapturedList.capture(Self.texts + [.init(label: "Pay", frame: [16, 600, 300, 44])])
    let remarks = CaptureSilence.remarks(on: [list.report, list.report])
    #expect(remarks.count == 1 && remarks[0].hasPrefix("2 captures list their elements"))
  }

  @Test func treesTellEverything() {
    let tree = #"{"screen": "S", "children": [{"type": "text", "text": "Hello"}]}"#
    #expect(CaptureSilence.remarks(on: [CaptureReading(tree).report]).isEmpty)
  }
}
