import Testing

@testable import LintReports

@Suite("JSON writer") struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = ByteWriter()
    writer.write("<")
    writer.writeJSON(body)
    writer.write(">")
    return writer.text
  }

  @Test func valuesAreMembersOrElements() {
    let text = written { json in
      json.object { json in
        json.member("text", "a\"b")
        json.member("nothing", nil as String?)
        json.member("number", -7)
        json.member("flag", true)
        json.member("texts", ["a", "b"])
        json.member("none", [])
        json.member("fraction", number: "1.5")
        json.null("null")
        json.name("any \u{1B} name")
        json.element(1)
        json.array("elements") { json in
          json.element("a")
          json.element(nil as Int?)
          json.element(false)
          json.element(["b"])
          json.element(number: "1e9")
        }
      }
    }
    #expect(
      text == #"""
        <{"text": "a\"b", "nothing": null, "number": -7, "flag": true, "texts": ["a", "b"], \#
        "none": [], "fraction": 1.5, "null": null, "any \u001b name": 1, \#
        "elements": ["a", null, false, ["b"], 1e9]}>
        """#)
  }

  @Test func nestedValuesReturnToTheLinesOfTheOuterOnes() {
    let text = written { json in
      json.object(lines: 2) { json in
        json.member("a", 1)
        json.array("rows", lines: 4, of: [1, 2]) { json, row in
          json.object { json in
            json.member("row", row)
            json.object("inner") { _ in }
            json.member("last", true)
          }
        }
        json.array("empty", lines: 4) { _ in }
        json.member("b", 2)
      }
    }
    #expect(
      text == """
        <{
          "a": 1,
          "rows": [
            {"row": 1, "inner": {}, "last": true},
            {"row": 2, "inner": {}, "last": true}
          ],
          "empty": [],
          "b": 2
        }>
        """)
  }

  @Test func linesBeginWhereTheyAreAskedFor() {
    let text = written { json in
      json.object { json in
        json.newLine(4)
        json.member("a", 1)
        json.member("b", 2)
        json.newLine(4)
        json.array("c") { json in
          json.element(1)
          json.newLine(6)
          json.element(2)
        }
        json.newLine(0)
      }
    }
    #expect(text == "<{\n    \"a\": 1, \"b\": 2,\n    \"c\": [1,\n      2]\n}>")
  }

  @Test func whatIsWrittenGoesToTheSinkOfTheWriter() {
    let sink = Sink()
    var writer = ByteWriter(sink: { sink.bytes += $0 })
    writer.writeJSON { json in
      json.array { json in for number in 0..<99_999 { json.element(number) } }
    }
    #expect(!sink.bytes.isEmpty)
    writer.flush()
    let text = "[" + (0..<99_999).map(String.init).joined(separator: ", ") + "]"
    #expect(String(decoding: sink.bytes, as: UTF8.self) == text)
  }

  private final class Sink: @unchecked Sendable {
    var bytes: [UInt8] = []
  }
}
