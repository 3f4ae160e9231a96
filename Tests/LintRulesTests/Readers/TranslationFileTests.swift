import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Tables of translations") struct TranslationFileTests {
  private func table(_ text: String, _ language: String? = "de") -> TranslationFile {
    let file = SourceFile(path: "de.lproj/Main.strings", bytes: Array(text.utf8))
    return TranslationFile(file, language: language)
  }

  /// The texts as `language key=text @line:column`, sorted.
  private func lines(_ file: TranslationFile) -> [String] {
    file.tables.flatMap { table in
      table.texts.map { key, text in
        "\(table.language) \(key)=\(text.text) @\(text.position.line):\(text.position.column)"
      }
    }.sorted()
  }

  @Test func aStringsFileIsATableOfItsLanguage() {
    let file = table("/* c */\n\"a.text\" = \"Eins\";\n\"b.text\" = \"Zwei\";")
    #expect(lines(file) == ["de a.text=Eins @2:12", "de b.text=Zwei @3:12"])
    #expect(file.problems.isEmpty && file.notes.isEmpty)
    #expect(file.tables.first?.texts["a.text"]?.place == "de.lproj/Main.strings:2:12")
  }

  @Test func theLastOfEqualKeysCounts() {
    let file = table("a = b; a = c; d = e; d = f; a = g;")
    #expect(file.tables.first?.texts["a"]?.text == "g")
    #expect(file.notes == [#""a" and 2 other keys given more than once; the last one counts"#])
  }

  @Test func propertyListsAreReadAsXML() {
    let file = table(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/P.dtd">
      <plist version="1.0"><dict>
        <key>a.text</key><string>Eins &amp; zwei</string>
        <key>b</key><dict><key>c</key><string>no</string></dict>
      </dict></plist>
      """)
    #expect(lines(file) == ["de a.text=Eins & zwei @4:20"])
    #expect(file.problems.isEmpty)
    #expect(!table("<plist><array/></plist>").problems.isEmpty)
    #expect(!table("<html></html>").problems.isEmpty)
    #expect(!table("<plist><dict>").problems.isEmpty)
    let hostile = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"
    #expect(!table(hostile).problems.isEmpty)
  }

  @Test func compiledListsAreLeftAloneWithARemark() {
    let file = table("bplist00\u{1}\u{2}")
    #expect(file.tables.isEmpty && file.problems.isEmpty)
    #expect(file.notes.count == 1 && file.notes[0].contains("compiled property list"))
  }

  @Test func aCatalogHasATableForEachLanguage() {
    let file = table(
      """
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "a.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Eins"}},
          "fr": {"stringUnit": {"state": "new", "value": ""}},
          "it": {"stringUnit": {"state": "translated", "value": ""}}}},
        "b.text": {"localizations": {
          "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
            "other": {"stringUnit": {"value": "viele"}}}}},
          "pt_BR": {"variations": {"device": {"ipad": {"stringUnit": {"value": "P"}},
            "iphone": {"variations": {"plural": {"other": {"stringUnit": {"value": "T"}}}}}}}}}},
        "c.text": {"shouldTranslate": false, "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "nie"}}}},
        "d.text": {}, "e.text": null, "f.text": {"localizations": {"de": 1, "": {}, "fr": {}}}}}
      """, nil)
    #expect(file.sourceLanguage == "en")
    #expect(
      lines(file) == [
        "de a.text=Eins @3:59", "de b.text=viele @8:41", "it a.text= @5:59",
        "pt-BR b.text=T @10:78",
      ])
  }

  @Test func theLastOfEqualMembersOfACatalogCounts() {
    let unit = "{\"localizations\": {\"de\": {\"stringUnit\": {\"value\": "
    let file = table(
      "{\"strings\": {\"a\": \(unit)\"b\"}}}},\n\"a\": \(unit)\"c\"}}}}}}", nil)
    #expect(file.tables.first?.texts["a"]?.text == "c")
    #expect(file.problems.isEmpty && file.notes.count == 1)
  }

  @Test(arguments: ["{", "[]", "{\"strings\": []}", "", "null", "{\"strings\": null}"])
  func otherJSONIsNoCatalog(text: String) {
    let file = table(text, nil)
    #expect(file.tables.isEmpty && !file.problems.isEmpty)
  }

  @Test func damagedTablesAreReadWithoutTraps() {
    let samples: [(String, String?)] = [
      ("<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict><key>a</key><string>b</string>", "de"),
      (
        """
        {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": \
        {"device": {"iphone": {"stringUnit": {"value": "x"}}}}}}}}}
        """, nil
      ),
      ("\u{FEFF}\"a\" = \"b\";", "de"),
    ]
    var random = SplitMix(state: 3)
    for (text, language) in samples {
      let bytes = Array(text.utf8)
      for end in bytes.indices {
        _ = TranslationFile(
          SourceFile(path: "a", bytes: Array(bytes[..<end])), language: language)
      }
      for _ in 0..<1_000 {
        var changed = bytes
        random.mutate(&changed)
        random.mutate(&changed)
        let file = TranslationFile(SourceFile(path: "a", bytes: changed), language: language)
        #expect(file.problems.allSatisfy { $0.range.end <= max(changed.count, 1) * 3 })
      }
    }
  }

  /// Text that was decoded looks like UTF-16 again where its second character is NUL.
  @Test func utf16IsDecodedOnce() {
    let units = "/\u{0}" + String(repeating: "é", count: 40) + "\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + units.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = TranslationFile(
      SourceFile(path: "de.lproj/A.strings", bytes: bytes), language: "de")
    #expect(file.file.bytes.count == units.utf8.count)
    #expect(file.problems.map(\.message) == ["`=` and a text are missing after this key"])
    #expect(file.problems.allSatisfy { $0.range.end <= units.utf8.count })
  }
}
