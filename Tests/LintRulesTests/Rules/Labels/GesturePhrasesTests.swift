import Testing

@testable import LintRules

@Suite("GesturePhrases") struct GesturePhrasesTests {
  private func gesture(_ label: String, _ language: String = "en") -> String? {
    GesturePhrases.beginning(of: label, in: language, extra: []).map {
      $0.gesture + ($0.purpose.map { " → \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("Tap to open menu", "Tap → Open menu"), ("Double-tap to zoom", "Double-tap → Zoom"),
    ("Click here", "Click"), ("Press and hold to talk", "Press and hold → Talk"),
    ("Swipe left to delete", "Swipe left → Delete"), ("tap twice", "tap"),
    ("Long press for options", "Long press"),
  ])
  func english(label: String, expected: String) {
    #expect(gesture(label) == expected)
  }

  @Test(arguments: [
    "Tap water", "Press review", "Tap", "Menu", "Clickhouse to go", "To tap", "", "Press Tour",
    "Touch ID", "Pinch", "Tapas to go",
  ])
  func nouns(label: String) {
    #expect(gesture(label) == nil)
  }

  @Test(arguments: [
    ("de", "Tippen Sie hier"), ("de", "Doppeltippen zum Öffnen"), ("fr", "Appuyez pour ouvrir"),
    ("es", "Toca para abrir"), ("pt", "Toque para abrir"), ("it", "Tocca per aprire"),
    ("nl", "Tik om te openen"), ("ru", "Нажмите, чтобы открыть"),
  ])
  func otherLanguages(language: String, label: String) {
    #expect(gesture(label, language) != nil, "\(label)")
    #expect(gesture(label, "cy") == nil)
  }
}
