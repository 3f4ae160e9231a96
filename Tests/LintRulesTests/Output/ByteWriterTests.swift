import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

@Suite("Byte writer") struct ByteWriterTests {
  private func escaped(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeEscaped(text)
    return writer.text
  }

  private func json(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeJSON(text)
    return writer.text
  }

  @Test func everyScalarSurvivesJSON() throws {
    for value in UInt32(0)...0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "1234567" + String(scalar) + "12345678901"] {
        let data = Data("[\(json(text))]".utf8)
        #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
      }
    }
  }

  @Test func nothingThatActsOnATerminalIsWritten() {
    for value in UInt32(0)...0xE0080 {
      guard let scalar = Unicode.Scalar(value), Quoted.needsEscape(scalar) else { continue }
      let text = "abcdefghi" + String(scalar) + "j"
      #expect(!json(text).unicodeScalars.contains(scalar))
      #expect(!escaped(text).unicodeScalars.contains(scalar))
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a\"b\\c", "a\"b\\c"), ("a\nb", "a\\nb"),
    ("\u{1B}[0m", "\\u{1b}[0m"), ("a\u{202E}b", "a\\u{202e}b"), ("日本👩‍👧", "日本👩‍👧"),
    ("##[error]", "\\u{23}#[error]"), ("###[x", "#\\u{23}#[x"), ("## heading", "## heading"),
    ("a ##vso[x]", "a \\u{23}#vso[x]"), ("\u{7F}", "\\u{7f}"),
  ])
  func escaping(text: String, expected: String) {
    #expect(escaped(text) == expected)
    #expect(escaped(expected) == expected)
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"), ("  ::x", "  \\u{3a}:x"), ("a::b", "a::b"), (":a", ":a"),
    ("\u{A0}::x", "\u{A0}\\u{3a}:x".replacing("\u{A0}", with: "\u{A0}")),
  ])
  func lineStarts(text: String, expected: String) {
    var writer = ByteWriter()
    writer.writeLineStart(text)
    #expect(writer.text == expected)
  }

  @Test(arguments: [0, 7, 10, 99, 1_234_567, -5]) func numbers(number: Int) {
    var writer = ByteWriter()
    writer.write(number)
    #expect(writer.text == "\(number)")
  }

  /// Takes what a writer hands on.
  private final class Sink: @unchecked Sendable {
    var parts: [[UInt8]] = []
  }

  @Test func aSinkGetsEverythingInOrderAndInParts() {
    let sink = Sink()
    var writer = ByteWriter(sink: { sink.parts.append($0) })
    var text = ""
    for number in 0..<100_000 {
      writer.write(number)
      writer.write(",")
      text += "\(number),"
      #expect(writer.last == UInt8(ascii: ","))
    }
    #expect(sink.parts.count > 1)
    writer.flush()
    writer.flush()
    #expect(writer.bytes.isEmpty && writer.last == UInt8(ascii: ","))
    #expect(sink.parts.allSatisfy { !$0.isEmpty })
    #expect(String(decoding: sink.parts.joined(), as: UTF8.self) == text)
  }

  @Test func withoutASinkEverythingStays() {
    var writer = ByteWriter()
    let text = String(repeating: "abcdefgh", count: 100_000)
    writer.write(text)
    writer.flush()
    #expect(writer.text == text)
  }
}
