import Testing

@testable import LintRules

@Suite("StateInLabel") struct StateInLabelTests {
  /// The label without its state; nil where it has none.
  private func rest(_ label: String, _ language: String = "en", mayEnd: Bool = true) -> String? {
    StateInLabel(label, language: language, mayEnd: mayEnd, extra: [])?.rest
  }

  @Test(arguments: [
    ("Mute, on", "Mute"), ("Mute (off)", "Mute"), ("Mute – on", "Mute"), ("Mute - on", "Mute"),
    ("Wi-Fi: On", "Wi-Fi"), ("Ana, selected, 3 calls", "Ana, 3 calls"),
    ("Box; not checked", "Box"), ("Save [disabled]", "Save"),
  ])
  func statesBehindMarks(label: String, expected: String) {
    #expect(rest(label, mayEnd: false) == expected)
  }

  @Test(arguments: [
    "Delete selected", "Turn sound off", "On, off and back", "Selected", "On", "Log on",
    "Disabled parking", "Offers, onwards", "Sign-on", "", ",", "– –", "3, 4", "Mute, once",
  ])
  func labelsWithoutState(label: String) {
    #expect(rest(label, mayEnd: false) == nil)
  }

  @Test(arguments: [
    ("Speaker on", "Speaker"), ("Calls selected", "Calls"), ("Row collapsed", "Row"),
    ("Box not checked", "Box"),
  ])
  func statesAtTheEndOfWhatHasStates(label: String, expected: String) {
    #expect(rest(label) == expected)
    #expect(rest(label, mayEnd: false) == nil)
  }

  @Test(arguments: [
    "Keep screen on", "Always on", "3 selected", "Turn off", "Hands off", "Add on", "Show selected",
  ])
  func namesAndActions(label: String) {
    #expect(rest(label) == nil)
  }

  @Test(arguments: [
    ("de", "Stumm, ein", "Stumm"), ("de", "Stumm ausgewählt", "Stumm"),
    ("fr", "Son, désactivé", "Son"), ("es", "Sonido, desactivado", "Sonido"),
    ("pt", "Som, ligado", "Som"), ("it", "Suono, spento", "Suono"), ("nl", "Geluid, uit", "Geluid"),
    ("ru", "Звук, выключено", "Звук"), ("ja", "ミュート、オン", "ミュート"),
    ("zh", "静音，已选中", "静音"),
  ])
  func statesOfOtherLanguages(language: String, label: String, expected: String) {
    #expect(rest(label, language, mayEnd: true) == expected, "\(label)")
  }

  @Test func languagesWithoutAListAreLeftAlone() {
    #expect(rest("Sain, on", "cy") == nil)
  }
}
