import Foundation
import Testing

@testable import LintReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Escapes of formats") struct EscapeTableTests {
  private func escaped(_ text: String, _ table: EscapeTable) -> String {
    var writer = ByteWriter()
    writer.writeEscaped(text, by: table)
    return writer.text
  }

  private func cell(_ text: String, guarded: Bool = true) -> String {
    var writer = ByteWriter()
    writer.writeCSV(text, guardsFormulas: guarded)
    return writer.text
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""),
    ("<a b='c' d=\"e\">&</a>", "&lt;a b=&apos;c&apos; d=&quot;e&quot;&gt;&amp;&lt;/a&gt;"),
    ("]]>", "]]&gt;"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"), ("\u{0}\u{1B}[0m", "\\u{0}\\u{1b}[0m"),
    ("a\u{202E}b\u{61C}c", "a\\u{202e}b\\u{61c}c"), ("\u{FFFE}\u{FFFF}", "\\u{fffe}\\u{ffff}"),
    ("##[x] # 1 ##", "&#35;#[x] # 1 ##"), ("日本 👩‍👩‍👧 e\u{301}", "日本 👩‍👩‍👧 e\u{301}"),
    ("\u{E0001}", "\\u{e0001}"),
  ])
  func xml(text: String, expected: String) {
    #expect(escaped(text, .xml) == expected)
  }

  /// What a parser reads is the text with visible escapes, whatever scalar stands in it.
  @Test func everyScalarSurvivesXML() throws {
    var text = ""
    var meant = ByteWriter()
    for value in [UInt32(0)...0x3100, 0xD7F0...0xE010, 0xFDC0...0x1_0010, 0xE_0000...0xE_0080]
      .joined()
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars.append(scalar)
      text += "x"
    }
    meant.writeEscaped(text)
    let document = try XMLDocument(xmlString: "<a b=\"\(escaped(text, .xml))\"/>")
    #expect(document.rootElement()?.attribute(forName: "b")?.stringValue == meant.text)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a # b", "a \\u{23} b"), ("\\#", "\\\\\\u{23}"), ("a\nb", "a\\nb"),
    ("##[x", "\\u{23}\\u{23}[x"),
  ])
  func descriptionsOfTAP(text: String, expected: String) {
    #expect(escaped(text, .tap) == expected)
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("", ""), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
    (" a", "\" a\""), ("a ", "\"a \""), ("a\r\nb", "a\\r\\nb"), ("##[x]", "\\u{23}#[x]"),
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("＝1", "'＝1"),
    ("  =1", "\"'  =1\""), ("\u{FEFF}=1", "'\\u{feff}=1"), ("\t=1", "'\\t=1"),
    ("\u{A0}-1", "'\u{A0}-1"),
    ("a=1", "a=1"), ("1-1", "1-1"), ("\"=1\"", "\"\"\"=1\"\"\""), ("\u{2212}1", "'\u{2212}1"),
  ])
  func cells(text: String, expected: String) {
    #expect(cell(text) == expected)
  }

  @Test func cellsAreAsTheyAreWhereNobodyGuardsThem() {
    #expect(cell("=1+1", guarded: false) == "=1+1")
    #expect(cell("=a,b", guarded: false) == "\"=a,b\"")
  }
}
