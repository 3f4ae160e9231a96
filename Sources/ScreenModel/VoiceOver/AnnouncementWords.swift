/// The words that VoiceOver adds in one language, after appendix C of the VoiceOver model.
package struct AnnouncementWords: Sendable {
  /// The language that was asked for has no words here, so these are English.
  let isSubstitute: Bool
  /// Whether English was asked for.
  let isEnglish: Bool
  /// Whether spoken words keep their capitals, as German nouns do.
  private let keepsCase: Bool
  private let phrases: [Announcement]

  /// The phrases; each is the index of its words in a language's list.
  @usableFromInline package enum Phrase: Int, CaseIterable, Sendable {
    case selected, dimmed, button, backButton, tab, heading, link, adjustable, image, searchField
    case switchButton, on, off, mixed, listStart, listEnd, landmark, landmarkEnd
    case textField, secureTextField, isEditing, actions, moreContent
    case back, expanded, collapsed, decrement, increment
    case progress, inProgress, progressHalted, tabBar, toolbar, alert
    case pickerItem, popupButton, radioButton, draggable, visited
    case toggleHint, editHint, misspelledHint, adjustHint, collapseHint, expandHint, pickHint
    case dragHint, activateHint
    // With a number in place of #, and of %.
    case position, row, column, spansRows, spansColumns, page, oneItem, items, headingLevel
  }

  private init(
    _ phrases: [String], keepsCase: Bool = false, isEnglish: Bool = false,
    isSubstitute: Bool = false
  ) {
    self.phrases = phrases.map { Announcement($0, keepingCase: keepsCase) }
    self.keepsCase = keepsCase
    self.isSubstitute = isSubstitute
    self.isEnglish = isEnglish
  }

  /// The words for a BCP 47 tag; English where there are none.
  package static func of(_ language: String) -> AnnouncementWords {
    if language == "en" { return english }
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "en", "": return english
    case "de": return german
    case "ru": return russian
    default: return substitute
    }
  }

  /// A phrase as it stands.
  package func text(_ phrase: Phrase) -> String { phrases[phrase.rawValue].written }

  /// A phrase as it is announced.
  func callAsFunction(_ phrase: Phrase) -> Announcement { phrases[phrase.rawValue] }

  /// A phrase with numbers in it.
  func callAsFunction(_ phrase: Phrase, _ number: Int, of count: Int = 0) -> Announcement {
    var result = ""
    for character in text(phrase) {
      switch character {
      case "#": result += String(number)
      case "%": result += String(count)
      default: result.append(character)
      }
    }
    return Announcement(result, keepingCase: keepsCase)
  }

  /// Whether a back button's title is the word that its role says anyway.
  func isBack(_ title: String) -> Bool { title.lowercased() == text(.back).lowercased() }

  static let english = AnnouncementWords(englishPhrases, isEnglish: true)
  /// English words in place of others.
  private static let substitute = AnnouncementWords(englishPhrases, isSubstitute: true)

  /// How many phrases each language has words for.
  static let counts = [englishPhrases.count, german.phrases.count, russian.phrases.count]

  private static let englishPhrases = [
    "Selected", "Dimmed", "Button", "Back Button", "Tab", "Heading", "Link", "Adjustable", "Image",
    "Search Field", "Switch Button", "On", "Off", "Mixed", "List Start", "List End", "Landmark",
    "End", "Text Field", "Secure Text Field", "Is editing", "Actions Available",
    "More Content Available", "Back", "Expanded", "Collapsed", "Decrement", "Increment",
    "Progress", "In progress", "Progress halted", "Tab Bar", "Toolbar", "Alert", "Picker Item",
    "Pop Up Button", "Radio Button", "Draggable", "Visited",
    "Double tap to toggle setting.", "Double tap to edit.",
    "Use the rotor to access Misspelled Words",
    "Swipe up or down with one finger to adjust the value.", "Double tap to collapse.",
    "Double tap to expand.", "Double tap to activate the picker",
    "Double tap and hold, wait for the sound, then drag to rearrange", "Double tap to activate",
    "# of %", "Row #", "Column #", "Spans # rows", "Spans # columns", "page # of %", "1 item",
    "# items", "Heading level #",
  ]

  private static let german = AnnouncementWords(
    [
      "Auswahl", "Grau dargestellt", "Taste", "Zurück Taste", "Tabulator", "Überschrift",
      "Hyperlink", "Einstellbar", "Bild", "Suchfeld", "Umschalttaste", "Ein", "Aus", "Gemischt",
      "Anfang der Liste", "Ende der Liste", "Orientierungspunkt", "Ende", "Textfeld",
      "Sicheres Textfeld", "Bearbeiten", "Aktionen verfügbar", "Weitere Inhalte verfügbar",
      "Zurück", "Erweitert", "Reduziert", "Verringern", "Erhöhen", "Fortschritt", "In Bearbeitung",
      "Fortschritt angehalten", "Tableiste", "Symbolleiste", "Hinweis", "Auswahlobjekt",
      "Einblendtaste", "Optionsfeld", "Bewegbar", "Besucht",
      "Zum Umschalten Doppeltippen.", "Zum Bearbeiten doppeltippen.",
      "Mit dem Rotor auf falsch geschriebene Wörter zugreifen",
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      "Zum Reduzieren doppeltippen.", "Zum Erweitern doppeltippen.",
      "Zum Aktivieren der Auswahl doppeltippen",
      "Doppeltippen und halten, auf den Ton warten und dann zum Neuanordnen bewegen",
      "Zum Aktivieren doppeltippen", "# von %", "Zeile #", "Spalte #", "Umfasst # Zeilen",
      "Umfasst # Spalten", "Seite # von %", "1 Objekt", "# Objekte", "Überschrift Ebene #",
    ], keepsCase: true)

  private static let russian = AnnouncementWords([
    "Выбрано", "Недоступно", "Кнопка", "Кнопка назад", "Вкладка", "Заголовок", "Ссылка",
    "Элемент регулировки", "Изображение", "Поле поиска", "Кнопка-переключатель", "Вкл", "Выкл",
    "Смешанно", "Начало списка", "Конец списка", "Ориентир", "Конец строки", "текстовое поле",
    "Защищённое текстовое поле", "Идет правка", "Доступны действия", "Доступно больше контента",
    "Назад", "Развернуто", "Свернуто", "Уменьшить", "Увеличить", "Прогресс", "Выполняется",
    "Выполнение остановлено", "Панель вкладок", "Панель инструментов", "Предупреждение",
    "Элемент выбора", "Всплывающая кнопка", "Радиокнопка", "Можно перетащить", "Посещено",
    "Коснитесь дважды, чтобы переключить настройку.", "коснитесь дважды, чтобы редактировать",
    "Используйте ротор для доступа к словам с ошибками",
    "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    "Коснитесь дважды, чтобы свернуть.", "Коснитесь дважды, чтобы развернуть.",
    "Коснитесь дважды, чтобы открыть выбор",
    "Коснитесь дважды и удерживайте, дождитесь сигнала и перетяните",
    "Коснитесь дважды, чтобы активировать", "# из %", "Ряд #", "Столбец #", "Охватывает строк: #",
    "Охватывает столбцов: #", "страница # из %", "1 объект", "объектов: #", "Заголовок уровня #",
  ])
}

/// A word or phrase that VoiceOver adds by itself, in the two ways in which it is written down.
struct Announcement: Hashable, Sendable {
  /// As in a snapshot, without the full stop.
  let written: String
  /// As in a sentence.
  let spoken: String

  /// A phrase that sentences repeat in small letters, unless the language writes nouns large.
  init(_ written: String, keepingCase: Bool = false) {
    self.written = written
    spoken = keepingCase ? written : written.lowercased()
  }
}
