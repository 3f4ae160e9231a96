import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("RepeatedRole") struct RepeatedRoleTests {
  private typealias Role = RoleVocabulary.Role

  /// The label without the role word, with "?" where it is no name as it stands; nil where there
  /// is no such word.
  private func rest(
    _ label: String, _ roles: [RoleVocabulary.Role], _ language: String = "en",
    _ positions: RepeatedRole.Positions = .byLanguage
  ) -> String? {
    RepeatedRole(in: label, roles: roles, language: language, positions: positions, extra: [])
      .map { $0.rest + ($0.isClean ? "" : "?") }
  }

  @Test(arguments: [
    ("Save button", "Save"), ("Save, button", "Save"), ("SAVE BUTTON", "SAVE"),
    ("Save-button", "Save"), ("Close (button)", "Close"), ("Show more… Button", "Show more"),
    ("Back Button", "Back"), ("Push to talk button.", "Push to talk"), ("“Save” button", "“Save”"),
  ])
  func englishButtons(label: String, expected: String) {
    #expect(rest(label, [.button]) == expected)
  }

  @Test(arguments: [
    "Button", "button", "Buttonhole", "Save buttons", "Button size", "Press this button",
    "Radio button", "Play with button", "Saving", "", "  ", "…", "login_button", "home.button",
    "Push button", "The panic button",
  ])
  func whatIsNoRole(label: String) {
    #expect(rest(label, [.button]) == nil)
  }

  @Test(arguments: [
    ("de", "Speichern-Taste", "Speichern"), ("de", "Schaltfläche Speichern", "Speichern"),
    ("de-AT", "Speichern Schaltfläche", "Speichern"), ("fr", "bouton Enregistrer", "Enregistrer"),
    ("fr", "Bouton de fermeture", "De fermeture?"), ("fr", "Enregistrer bouton", "Enregistrer"),
    ("es", "Botón guardar", "Guardar"), ("pt-BR", "Botão Salvar", "Salvar"),
    ("it", "Pulsante Salva", "Salva"), ("nl", "Opslaan knop", "Opslaan"),
    ("nl", "Knop opslaan", "Opslaan"), ("ru", "Кнопка «Сохранить»", "Сохранить»"),
    ("ru", "Сохранить, кнопка", "Сохранить"), ("ja", "保存ボタン", "保存"),
    ("zh-Hans", "保存按钮", "保存"), ("zh-Hant", "儲存按鈕", "儲存"),
  ])
  func buttonsOfOtherLanguages(language: String, label: String, expected: String) {
    #expect(rest(label, [.button], language) == expected, "\(label)")
  }

  @Test func everyRoleHasWordsInEveryLanguage() {
    for language in ["en", "de", "fr", "es", "pt", "it", "nl", "ru", "ja", "zh"] {
      for role in Role.allCases {
        let words = RoleVocabulary.words(for: role, in: language)
        #expect(words?.words.isEmpty == false, "\(language) \(role)")
        #expect(words?.words.allSatisfy { $0 == $0.lowercased() && !$0.contains("-") } == true)
      }
      #expect(StateVocabulary.states[language]?.words.isEmpty == false, "\(language)")
      #expect(StateVocabulary.switching[language]?.words.isEmpty == false, "\(language)")
    }
    #expect(RoleVocabulary.words(for: .button, in: "cy") == nil)
  }

  @Test(arguments: ["Copy link", "Share link", "Insert hyperlink"])
  func whatIsDoneToALink(label: String) {
    #expect(rest(label, [.link]) == nil)
    #expect(rest("Terms link", [.link]) == "Terms")
    #expect(rest("Copier le lien", [.link], "fr") == nil)
    #expect(rest("Link kopieren", [.link], "de") == nil)
  }

  @Test func picturesAreOf() {
    #expect(rest("Image of a lake", [.image]) == "Lake")
    #expect(rest("picture of Ana", [.image]) == "Ana")
    #expect(rest("Photo album", [.image]) == nil)
    #expect(rest("Picture of the day", [.image]) == nil)
    #expect(rest("Profile picture", [.image]) == nil)
    #expect(rest("Image of a lake", [.button]) == nil)
    #expect(rest("Bild von Ana", [.image], "de") == nil)
  }

  @Test func positionsCanBeChosen() {
    #expect(rest("Button Save", [.button]) == nil)
    #expect(rest("Button Save", [.button], "en", .start) == "Save")
    #expect(rest("Save button", [.button], "en", .start) == nil)
    #expect(rest("Bouton Enregistrer", [.button], "fr", .end) == nil)
    #expect(rest("Button Save", [.button], "en", .both) == "Save")
  }

  @Test func onlySpokenRolesCount() {
    #expect(RoleVocabulary.roles(of: [.button, .tabBarItem]) == [.tab])
    #expect(RoleVocabulary.roles(of: [.button, .toggle]) == [.button, .toggle])
    #expect(RoleVocabulary.roles(of: [.button, .keyboardKey]) == [])
    #expect(RoleVocabulary.roles(of: .staticText) == [])
  }
}
