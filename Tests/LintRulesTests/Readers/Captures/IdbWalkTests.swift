import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Captures that are cut short, shuffled or nested too deep: nothing ends the program.
struct IdbWalkTests {
  private static let formats: [InputFormat] = [.idb, .simUse, .snapshot, .uiTests]
  private static let readers: [any CaptureReader.Type] = [
    IdbReader.self, SimUseReader.self, SnapshotReader.self, UITestsReader.self,
  ]
  private static let folders = ["idb-json", "axe-json", "sim-use-json", "a11ysnapshot-json"]

  @Test(.needs(data: "corpus"), arguments: folders) func filesOfTheCorpusAreReadWholeAndCut(
    folder: String
  ) throws {
    guard let url = SharedData.url("corpus/\(folder)") else { return }
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      $0.hasSuffix(".json")
    }.sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = Array(try Data(contentsOf: url.appendingPathComponent(name)))
      let whole = CaptureReading(String(decoding: bytes, as: UTF8.self), path: name)
      #expect(whole.problems.isEmpty && !whole.heard().isEmpty, "\(name)")
      for cut in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
        let file = SourceFile(path: name, bytes: Array(bytes[..<cut]))
        for reader in Self.readers { _ = CaptureFile.opened(file, by: reader) }
      }
    }
  }

  @Test(arguments: formats) func wrongTypesAreNoValues(format: InputFormat) {
    let junk = ["null", "7", #""x""#, "[]", "{}", "true", "1e400", "[[1]]", #"{"a": [null]}"#]
    for value in junk {
      let text = #"""
        {"snapshot": [{"type": "Button", "traits": \#(value), "frame": [\#(value), \#(value)]}],
         "data": {"entries": [\#(value), {"role": "Button", "frame": {}, "states": \#(value)}],
         "raw": \#(value)}, "elements": [\#(value), {"frameX": 1, "frameWidth": 2,
         "traits": \#(value),
         "AXLabel": \#(value), "AXValue": \#(value), "type": \#(value), "children": \#(value),
         "frame": \#(value), "custom_actions": \#(value), "shape": {"frame": \#(value)},
         "customContent": [\#(value)], "order": \#(value)}], "backend": \#(value)}
        """#
      let capture = CaptureReading(text, as: format)
      #expect(capture.tree.elements.count < 20)
    }
  }

  @Test func depthIsNoRecursion() {
    let depth = 400
    let text =
      "[" + String(repeating: #"{"type": "Group", "AXLabel": "g", "children": ["#, count: depth)
      + #"{"type": "Button", "AXLabel": "In"}"# + String(repeating: "]}", count: depth) + "]"
    let capture = CaptureReading(text)
    #expect(capture.tree.elements.count == depth + 2 || !capture.problems.isEmpty)
  }
}
