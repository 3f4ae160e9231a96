import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Readers of text captures and input that nobody would print.
@Suite("Robustness of text captures") struct DescriptionScannerTests {
  private static let readers: [any CaptureReader.Type] = [
    XCUITestReader.self, EarlGreyReader.self, ViewsReader.self,
  ]

  private static let samples = [
    """
    Attributes: Application, 0x1, pid: 2, label: 'A'
    Element subtree:
     →Application, 0x1, pid: 2, label: 'A'
        Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          TextField, 0x3, {{1.0, 2.0}, {3.0, 4.0}}, value: a, placeholderValue: 'b
    c', Keyboard Focused
          Switch, 0x4, {{inf, nan}, {1e400, -0.0}}, value: 1, traits: 18446744073709551616
    Path to element:
     →Application, 0x1
    Query chain:
     →Find: Application
    """,
    """
    <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x2>; layer = <L: 0x3>>
       | <A.B<C, D>: 0x4; baseClass = UILabel; frame = (1 2; 3 4); text = 'it's; 'x'; \
    alpha = 0.5; contentOffset: {1, 2}>
       |    | <<E: 0x5; frame = (0 0; 1 1)>> x = {[(<
    """,
    """
    Hierarchy: <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; alpha=1>
      |--<RCTView:0x2; AX=Y; AX.label='a'; b='; AX.traits='UIAccessibilityTraitLink|X'; \
    AX.frame={{0, 0}}; text='
    """,
  ]

  private func read(_ bytes: [UInt8]) {
    let file = SourceFile(path: "x.txt", bytes: bytes)
    for reader in Self.readers {
      _ = reader.refusal(of: .text(file))
      check(reader.read(.text(file), ReadingOptions()), length: bytes.count)
    }
  }

  private func check(_ reading: Reading, length: Int) {
    for problem in reading.problems { #expect(problem.range.end <= length) }
    for diagnostic in reading.diagnostics { #expect(diagnostic.range.end <= length) }
    guard let tree = reading.tree else { return }
    for element in tree.elements {
      #expect(element.anchor.start <= element.anchor.end && element.anchor.end <= length)
      #expect(Int(element.next) <= tree.elements.count)
    }
    for attribute in tree.attributes {
      #expect(attribute.range.start <= attribute.range.end && attribute.range.end <= length)
      #expect(attribute.valueStart <= attribute.valueEnd && attribute.start <= attribute.valueStart)
    }
  }

  @Test(arguments: samples) func everyBeginningAndEndIsRead(sample: String) {
    let bytes = Array(sample.utf8)
    for cut in 0...bytes.count {
      read(Array(bytes[..<cut]))
      read(Array(bytes[cut...]))
    }
  }

  @Test(arguments: samples) func damagedBytesAreRead(sample: String) {
    var random = SplitMix(state: UInt64(sample.utf8.count))
    for _ in 0..<1_500 {
      var bytes = Array(sample.utf8)
      for _ in 0...random.next() % 4 { random.mutate(&bytes) }
      read(bytes)
    }
  }

  @Test func depthIsLimited() {
    let texts = [
      (0..<3_000).map { String(repeating: " ", count: $0) + "Other, 0x1\n" }.joined(),
      (0..<3_000).map { String(repeating: "|", count: $0) + "<UIView: 0x1; frame = (0 0; 1 1)>\n" }
        .joined(),
      (0..<3_000).map { String(repeating: "|", count: $0) + "--<UIView:0x1; AX=N>\n" }.joined(),
    ]
    for (text, reader) in zip(texts, [Self.readers[0], Self.readers[2], Self.readers[1]]) {
      let file = SourceFile(path: "x.txt", bytes: Array(text.utf8))
      let reading = reader.read(.text(file), ReadingOptions())
      #expect(reading.tree == nil && reading.problems.map(\.kind) == [.limit])
    }
  }

  @Test func longLinesTakeLinearTime() {
    let long = 300_000
    let quotes = String(repeating: "', label: 'x", count: long / 12)
    let texts = [
      " →Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: '" + quotes,
      " →Button, 0x1, label: '" + String(repeating: "'", count: long),
      " →Button, 0x1, value: " + String(repeating: ", ", count: long / 2),
      String(repeating: "Other\n", count: long / 6),
      " →Button, 0x1, label: 'x\n" + String(repeating: "Other\n", count: long / 6),
      "<UILabel: 0x1; frame = (0 0; 1 1); text = '" + String(repeating: "'; ", count: long / 3),
      "<UILabel: 0x1; frame = (0 0; 1 1); a = " + String(repeating: "<", count: long),
      "<UILabel: 0x1; frame = (0 0; 1 1); " + String(repeating: "a = {b; c}; ", count: long / 12),
      String(repeating: "<UIView:", count: long / 8),
      String(repeating: "|", count: long) + "<UIView:0x1; AX=Y; AX.label='"
        + String(repeating: "'>", count: long / 2),
    ]
    for text in texts { read(Array(text.utf8)) }
  }

  @Test func encodingsAreChecked() {
    let bytes = Array(" →Button, 0x1, label: 'a".utf8) + [0xFF, 0x27, 0x0A]
    let file = SourceFile(path: "x.txt", bytes: bytes)
    let reading = XCUITestReader.read(.text(file), ReadingOptions())
    #expect(reading.problems.map(\.kind) == [.encoding] && reading.tree == nil)
  }

  @Test func formatsDoNotTakeEachOther() {
    for (index, sample) in Self.samples.enumerated() {
      let file = SourceFile(path: "x.txt", bytes: Array(sample.utf8))
      let takers = Self.readers.indices.filter { Self.readers[$0].refusal(of: .text(file)) == nil }
      let own = [0, 2, 1][index]
      #expect(takers == [own])
    }
  }
}
