import Testing

@testable import InputFormats
@testable import ScreenModel

/// The language of a capture, guessed by its letters.
struct CaptureLanguageTests {
  @Test(arguments: [
    (["Settings", "Wi-Fi"], "en"), (["設定", "通知を表示", "Wi-Fi"], "ja"), (["설정", "알림"], "ko"),
    (["设置", "通知"], "zh"), (["Настройки", "Wi-Fi"], "ru"), (["الإعدادات"], "ar"), (["הגדרות"], "he"),
    (["การตั้งค่า"], "th"), (["सेटिंग्स"], "hi"), (["Ρυθμίσεις"], "el"), (["日本", "東京", "キー"], "ja"),
    (["A long text in English, with a few names in it", "東京"], "en"), (["12:30", "→"], "en"),
  ])
  func lettersDecide(labels: [String], language: String) {
    let items = labels.map { #"{"type": "StaticText", "AXLabel": "\#($0)"}"# }
    let capture = CaptureReading("[\(items.joined(separator: ", "))]")
    #expect(capture.tree.screens.map(\.language) == [language])
    #expect(capture.tree.screens[0].isRightToLeft == ["ar", "he"].contains(language))
    #expect(!capture.rules.contains("speech-language-mismatch"))
  }

  @Test func whatTheUserSaysCounts() {
    let file = CaptureReading(#"[{"type": "StaticText", "AXLabel": "設定"}]"#).document.file
    var options = ReadingOptions()
    options.language = "ja"
    let tree = Readers.document(file, options).read(0).tree
    #expect(tree?.screens[0].language == "ja")
    #expect(tree?.screens[0].unsaid.contains(.language) == false)
  }
}
