import DocumentSyntax
import Foundation
import Testing

@testable import Linting

/// Columns in other units, compared with what Foundation counts.
@Suite("Columns in other units") struct EncodedColumnListTests {
  /// The columns of an offset as Foundation counts them.
  private func columns(_ offset: Int, _ bytes: [UInt8]) -> (utf8: Int, utf16: Int) {
    let before = NSString(string: String(decoding: bytes[..<offset], as: UTF8.self))
    let whole = before.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    var line = whole.components(separatedBy: "\n").last ?? ""
    if line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
    return (line.utf8.count + 1, NSString(string: line).length + 1)
  }

  private func check(_ text: String, path: String = "a.a11y.yml") -> Int {
    let bytes = Array(text.utf8)
    let linter = Linter(details: .columns)
    let findings = linter.lint(SourceFile(path: path, bytes: bytes)).findings
    for finding in findings {
      let places =
        [(finding.start, finding.end, finding.details?.columns)]
        + zip(finding.related, finding.details?.relatedColumns ?? []).map {
          ($0.start, $0.end, $1)
        }
      #expect(places.count == 1 + finding.related.count)
      for (start, end, found) in places {
        let (first, last) = (columns(start.offset, bytes), columns(end.offset, bytes))
        #expect(found?.startUTF8 == first.utf8 && found?.startUTF16 == first.utf16)
        #expect(found?.endUTF8 == last.utf8 && found?.endUTF16 == last.utf16)
      }
    }
    return findings.count
  }

  private static let lines = [
    "screen: Ä 😀", "title: \"e\u{301} 👩‍👩‍👧 日本\"", "children:",
    "  - {type: text, text: \"😀😀 e\u{301}\", lable: 日本}",
    "  - {type: button, id: \"👍🏽\", image: trash}",
    "  - {\"type\": button, \"id\": \"日本 e\u{301}\u{302}\", \"image\": \"😀\", lable: 1}",
    "  - {type: button, id: a, label: Remove, frame: [0, 0, 44, 44]}",
    "  - {type: button, id: 😀, label: Remove, frame: [0, 60, 44, 44]}", "",
  ]

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func emojiAndCombiningCharactersCount(lineBreak: String, mark: String) {
    #expect(check(mark + Self.lines.joined(separator: lineBreak)) > 5)
  }

  @Test func everySampleIsRight() {
    for sample in ReportSample.allCases where sample != .thousands {
      for (path, text) in sample.files { _ = check(text, path: path) }
    }
  }

  @Test func findingsOnOneLineShareTheWork() {
    let nodes = (0..<2_000).map { "{\"type\":\"button\",\"id\":\"b\($0)😀\",\"image\":\"é\"}" }
    let text = "{\"screen\":\"A\",\"children\":[" + nodes.joined(separator: ",") + "]}"
    let findings = Linter(details: .columns)
      .lint(SourceFile(path: "a.a11y.json", bytes: Array(text.utf8))).findings
    #expect(findings.count >= 2_000)
    for finding in findings {
      let before = text.utf8.prefix(finding.start.offset)
      #expect(finding.details?.columns?.startUTF8 == before.count + 1)
    }
    let last = findings.last.map {
      String(decoding: Array(text.utf8)[..<$0.end.offset], as: UTF8.self)
    }
    #expect(
      findings.last?.details?.columns?.endUTF16 == last.map { NSString(string: $0).length + 1 })
  }

  @Test func nothingIsWorkedOutWhereNobodyAsks() {
    let file = SourceFile(
      path: "a.a11y.yml", bytes: Array(Self.lines.joined(separator: "\n").utf8))
    #expect(Linter().lint(file).findings.allSatisfy { $0.details == nil })
    #expect(
      Linter(details: .source).lint(file).findings.allSatisfy {
        $0.details?.columns == nil && $0.details?.lineHash == nil
          && $0.details?.relatedColumns.isEmpty == true
      })
    #expect(
      Linter(details: .lineHashes).lint(file).findings.allSatisfy {
        $0.details?.columns == nil && $0.details?.lineHash != nil
      })
  }
}
