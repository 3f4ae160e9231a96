@testable import DocumentSyntax
@testable import InputFormats

/// The parsers.
extension FuzzTarget {
  static let syntaxes = [json, yaml, xml, strings]

  /// Lists whose items are released while the rest is parsed.
  private static let lists = [
    #"[{"a":1},{"b":[2,{"c":3}],"d":"e"},{"f":true},{"g":4},{"h":5,"i":{}},{"j":6},{"k":7}]"#,
    #"{"a":0,"b":[{"c":1},{"d":2},{"e":3},{"f":4},{},{"g":5},{"h":6},{"i":7},{"j":[]},{"k":8}]}"#,
  ]

  private static let json = FuzzTarget(
    "json", seeds: ["conformance/json/test_parsing/*", "corpus/**/*.json"],
    words: {
      [
        "true", "false", "null", "\\u00e9", "\\ud83d\\ude00", "\\n", "\\\"", "1e999", "-0.0",
        "1E+2", "//", "/*", "*/", "NaN", "\u{FEFF}", "\u{2028}", "{\"a\":1,\"a\":2}", "[[[[",
      ]
    },
    examples: { lists.map { Array($0.utf8) } },
    check: { bytes in
      let file = SourceFile(path: "x.json", bytes: bytes)
      let tree = SyntaxChecks.check(file, isYAML: false) { JSONParser.parse($0) }
      if let tree { SyntaxChecks.parsesAgain(tree, isYAML: false) }
      let lines = SyntaxChecks.check(file, isYAML: false, JSONParser.parseLines)
      if let lines { SyntaxChecks.parsesAgain(lines, isYAML: false) }
    })

  private static let yaml = FuzzTarget(
    "yaml", seeds: ["yaml-cases", "corpus/**/*.json", "./Examples/*/*.yml"],
    words: {
      [
        "---\n", "...\n", "%YAML 1.2\n", "- ", "? ", ": ", "&a ", "*a", "<<: *a", "!!str ", "|\n",
        "|+\n", ">-\n", "|2-\n", "\\x41", "\\u00e9", "\\\n", "''", "\"\"", " #", "\r\n", "\t",
        "true", "~", "null", ".inf", ".nan", "0x1F", "0o17", "1e3", "\u{FEFF}", "\u{85}",
        "\u{2028}", "{a: 1}", "[a, b]", "@", "`",
      ]
    },
    examples: {
      (lists + ["a:\n  - b: 1\n    c: [d]\n  - e: 2\n  - f: 3\n  - g: 4\n  - h: 5\n  - i: 6\n"])
        .map { Array($0.utf8) }
    },
    check: { bytes in
      let file = SourceFile(path: "x.yaml", bytes: bytes)
      let tree = SyntaxChecks.check(file, isYAML: true) { YAMLParser.parse($0) }
      if let tree { SyntaxChecks.parsesAgain(tree, isYAML: true) }
      var position = 0
      for range in YAMLComments.ranges(in: file) {
        Invariant.lies(range, in: bytes.count, "comment")
        Invariant.holds(range.start >= position, "comments out of order")
        Invariant.holds(bytes[range.start] == UInt8(ascii: "#"), "a comment without its sign")
        position = range.end
      }
    })

  private static let xml = FuzzTarget(
    "xml", seeds: ["corpus/xib/**", "corpus/storyboard/**", "corpus/wda-xml/**"],
    words: {
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!--", "-->", "<![CDATA[", "]]>",
        "<!DOCTYPE", "<!ENTITY", "&lt;", "&amp;", "&#65;", "&#x1F600;", "&#0;", "&x;", "/>",
        "</a>", "<a", "<s a=\"b\">", " a='b'", "<?p ?>", "xmlns:a=\"b\"", "\u{FEFF}", "<s>", "</s>",
      ]
    },
    check: { XMLChecks.check(SourceFile(path: "x.xml", bytes: $0)) })

  private static let strings = FuzzTarget(
    "strings",
    words: {
      [
        "/* ", " */", "// ", "\"a\" = \"b\";\n", "\\U00e9", "\\n", "\\101", "\\\"", "<plist>",
        "<dict>", "<key>", "</key>", "<string>", "</string>", "</dict></plist>", "<!DOCTYPE plist",
        "bplist00", "\u{FEFF}", "Pqa-aa-ury.text",
      ]
    },
    examples: {
      [
        "/* Class = \"UIButton\"; */\n\"b.normalTitle\" = \"Kaufen\";\nl.text = 'x\\U00e9';\n",
        "\"b.normalTitle\"=\"a\\\n\\101\";\"l.text\";\n// c",
        "<?xml version=\"1.0\"?><!DOCTYPE plist><plist version=\"1.0\"><dict>"
          + "<key>b.normalTitle</key><string>Kaufen &amp; mehr</string><key>l.text</key><dict/>"
          + "</dict></plist>",
      ].flatMap { text in
        [
          Array(text.utf8),
          [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        ]
      }
    },
    check: { bytes in
      let file = SourceFile(path: "de.lproj/x.strings", bytes: bytes)
      let parsed = StringsParser.parse(file)
      let again = StringsParser.parse(file)
      Invariant.holds(parsed.problems == again.problems, "the problems differ on a second run")
      Invariant.holds(parsed.tree?.entries == again.tree?.entries, "the texts of two runs differ")
      if let list = parsed.tree {
        Invariant.areSound(parsed.problems, in: list.file)
        for entry in list.entries {
          Invariant.lies(entry.keyRange, in: list.file.bytes.count, "key")
          Invariant.lies(entry.valueRange, in: list.file.bytes.count, "text")
        }
      }
      LineChecks.translate(TranslationFile(file, language: "de"))
    })
}
