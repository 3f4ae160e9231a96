import Testing

@testable import DocumentSyntax

@Suite("Strings files") struct StringsParserTests {
  private func parsed(_ text: String) -> Parsed<StringsList> {
    StringsParser.parse(SourceFile(path: "Main.strings", bytes: Array(text.utf8)))
  }

  /// The entries as `key=value`, and the problems as `line:column message`.
  private func lines(_ text: String) -> [String] {
    let result = parsed(text)
    guard let list = result.tree else { return result.problems.map(\.message) }
    let places = LineIndex.positions(of: result.problems.map(\.range.start), in: list.file)
    return list.entries.map { "\($0.key)=\($0.value)" }
      + zip(result.problems, places).map { "\($1.line):\($1.column) \($0.message)" }
  }

  @Test func keysAndTextsAreReadBetweenComments() {
    let text = """
      /* Class = "UILabel"; text = "Name"; */
      "a-b.text" = "Name"; // the end
      "c.title"="Two /* no comment */ words" ;
      unquoted.key-1 = plain/word;
      'single' = 'it is'; "alone";
      """
    #expect(
      lines(text) == [
        "a-b.text=Name", "c.title=Two /* no comment */ words", "unquoted.key-1=plain/word",
        "single=it is", "alone=alone",
      ])
  }

  @Test func rangesNameKeyAndTextWithTheirQuotes() throws {
    let text = "/* ä */ \"k\" = \"v\";"
    let list = try #require(parsed(text).tree)
    let entry = try #require(list.entries.first)
    #expect(list.file.text(in: entry.keyRange) == "\"k\"")
    #expect(list.file.text(in: entry.valueRange) == "\"v\"")
  }

  @Test(arguments: [
    (#"a\nb\tc"#, "a\nb\tc"), (#"\"q\" \\ \'"#, "\"q\" \\ '"), (#"\U00e4\U00E4\U41!"#, "ääA!"),
    (#"\Ud83d\Ude00"#, "😀"), (#"\Ud83d"#, "\u{FFFD}"), (#"\101\12\0"#, "A\n\0"),
    (#"\341\377"#, "Æ\u{FFFD}"), (#"\q\U"#, "q\u{0}"), ("line\nbreak", "line\nbreak"),
  ])
  func escapesAreDecoded(written: String, text: String) {
    #expect(parsed("\"k\" = \"\(written)\";").tree?.entries.first?.value == text)
  }

  @Test(arguments: [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      ["a=b", "c=d", "1:10 a semicolon is missing after this text"]
    ),
    ("\"a\" \"b\";", ["1:1 `=` and a text are missing after this key"]),
    ("\"a\" = ;\n\"c\" = \"d\";", ["c=d", "1:7 a text in quotes belongs here"]),
    ("\"a\" = \"b", ["1:7 the quote that opens here is never closed"]),
    ("/* no end", ["1:1 the comment that opens here is never closed; add `*/`"]),
    ("\"a\" =", ["1:6 the file ends here, and a text in quotes is missing"]),
    (
      "\"a\" = (\"x\", \"y\");\n\"c\" = \"d\";",
      ["c=d", "1:7 a strings file has texts alone, no lists, dictionaries or data"]
    ),
    ("{ \"a\" = \"b\"; }", ["a=b"]),
    ("{ \"a\" = \"b\";", ["a=b", "1:13 the brace that opens the file is never closed; add `}`"]),
    ("{ a = b; } c", ["a=b", "1:12 nothing may stand after the closing brace"]),
    ("", []), ("\u{FEFF}a = b;", ["a=b"]),
  ])
  func mistakesAreLocatedAndTheRestIsRead(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test(arguments: [true, false], [true, false])
  func utf16IsDecoded(isBig: Bool, hasMark: Bool) throws {
    let text = "/* c */\n\"k\" = \"Grüße 😀\";"
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    let bytes = units.flatMap {
      isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    let result = StringsParser.parse(SourceFile(path: "a.strings", bytes: bytes))
    let list = try #require(result.tree)
    #expect(result.problems.isEmpty)
    #expect(list.entries.map(\.value) == ["Grüße 😀"])
    let place = LineIndex.positions(of: list.entries.map(\.valueRange.start), in: list.file)
    #expect(place.map { "\($0.line):\($0.column)" } == ["2:7"])
  }

  @Test(
    arguments: [
      ("\\U00e9\\U00E9", "éé"), ("\\u00e9", "u00e9"), ("\\UD83D\\uDE00", "\u{FFFD}uDE00"),
      ("\\UD83D\\UDE00", "😀"), ("\\U41 x", "A x"), ("\\Ux", "\u{0}x"), ("\\U00e9a", "éa"),
      ("\\341\\41\\1018", "Æ!A8"), ("\\a\\b\\f\\v\\q\\\\", "\u{7}\u{8}\u{C}\u{B}q\\"),
    ])
  func escapesAreThoseOfCoreFoundation(written: String, text: String) throws {
    let file = SourceFile(path: "a.strings", bytes: Array("\"k\" = \"\(written)\";\n".utf8))
    #expect(try #require(StringsParser.parse(file).tree).entries.map(\.value) == [text])
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(StringsParser.parse(SourceFile(path: "a", bytes: [0xC3, 0x28])).tree == nil)
    let wide: [UInt8] = [0xFF, 0xFE, 0, 0, 0x22, 0, 0, 0]
    #expect(StringsParser.parse(SourceFile(path: "a", bytes: wide)).tree == nil)
  }

  @Test func damagedFilesAreReadWithoutTraps() {
    let text = """
      /* Class = "UILabel"; */
      "a-b.text" = "N\\U00e4me \\101 \\"x\\"";
      { plain = 'word'; } // rest
      "c" = ( "d" ); "e";
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices { check(Array(bytes[..<end])) }
    var random = SplitMix(state: 7)
    for _ in 0..<3_000 {
      var changed = bytes
      for _ in 0..<3 { random.mutate(&changed) }
      check(changed)
    }
  }

  /// What is read lies inside the file, in order.
  private func check(_ bytes: [UInt8]) {
    let result = StringsParser.parse(SourceFile(path: "a.strings", bytes: bytes))
    guard let list = result.tree else { return #expect(!result.problems.isEmpty) }
    var last = 0
    for entry in list.entries {
      #expect(entry.keyRange.start >= last && entry.keyRange.end > entry.keyRange.start)
      #expect(entry.valueRange.end <= list.file.bytes.count)
      last = entry.valueRange.end
    }
    #expect(result.problems.allSatisfy { $0.range.end <= list.file.bytes.count })
  }

  @Test(arguments: [
    "\"k\" = \"v\";\n", "\"k\" = (\n", "a ", "/* c */", "\\", "\"", "{", "\"a\" = b\n",
  ])
  func timeIsLinear(piece: String) {
    let isLinear = Growth.isLinear(upTo: 300_000) { size in
      _ = parsed(String(repeating: piece, count: size / piece.utf8.count))
    }
    #expect(isLinear)
  }
}
