import ScreenModel

/// Finds the number in a name that changes while the element stays what it is.
enum NumberInLabel {
  /// The words whose number is a part of the name: it does not change.
  private static let numbered = WordPack([
    "en": """
    channel chapter track level step page room gate platform line lane section part episode \
    season lesson unit band zone camera player slot floor question exercise set day week month \
    year number no nr speaker bus input output row column table seat car route terminal \
    building house apartment street tab task item version phase round stage quarter team group \
    class grade option answer image photo picture slide layer node port cell preset scene \
    monitor display screen book article figure note point stop filter engine \
    sensor motor deck voice oscillator eq hz khz form
    """,
    "de": """
    kanal kapitel titel stufe schritt seite raum zimmer gleis linie teil folge staffel lektion \
    band zone kamera spieler platz etage frage übung satz tag woche monat jahr nummer nr eingang \
    ausgang reihe spalte tisch sitz wagen haus wohnung runde phase gruppe klasse bild ebene
    """,
    "fr": """
    chaîne chapitre piste niveau étape page salle porte quai ligne partie épisode saison leçon \
    bande zone caméra joueur place étage question jour semaine mois année numéro no entrée \
    sortie rang table siège voiture groupe classe image
    """,
    "es": """
    canal capítulo pista nivel paso página sala puerta andén línea parte episodio temporada \
    lección banda zona cámara jugador plaza piso pregunta día semana mes año número entrada \
    salida fila mesa asiento coche grupo clase imagen
    """,
  ])

  /// The part of a name that says a present number, for an element that is adjusted or changes by
  /// itself and has no value of its own; nil where there is none, or where nobody can tell.
  static func changing(
    in name: AccessibleName, at index: Int, in tree: AccessibilityTree
  ) -> Range<String.Index>? {
    guard !tree.interface.says(.value, index), mayChange(name.source, at: index, in: tree),
      name.text.utf8.count <= 100, let number = firstNumber(in: name.text)
    else { return nil }
    let presents = presentNumbers(of: index, in: tree)
    guard presents.isEmpty else {
      let language = tree.language(of: index)
      let said = QuantityReader.quantities(of: name.text, language: language) ?? []
      let isPresent = said.contains { one in presents.contains { $0.matches(one, exactly: true) } }
      return isPresent ? number : nil
    }
    // Where the class says a value, another number is not a present one.
    if tree.spokenValue(of: index) != nil || hasNativeValue(index, in: tree) { return nil }
    return isPartOfName(number, in: name.text, language: tree.language(of: index)) ? nil : number
  }

  /// Whether the class says the value where the author does not.
  static func hasNativeValue(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .slider, .pageControl, .picker, .datePicker, .progress, .activityIndicator, .switch: true
    default: false
    }
  }

  private static func mayChange(
    _ source: NameSource, at index: Int, in tree: AccessibilityTree
  ) -> Bool {
    let traits = tree.traits[index]
    if traits.contains(.toggle) { return false }
    // The text of a label that counts is drawn, and changes where it stands.
    if source == .text { return traits.contains(.adjustable) }
    return source == .label
      && (traits.contains(.adjustable) || traits.contains(.updatesFrequently)
        || tree.element(index).has(.updates))
  }

  /// The present number of the element, as stated or known, and its share in per cent.
  private static func presentNumbers(of index: Int, in tree: AccessibilityTree) -> [Quantity] {
    guard let range = tree.valueRange(of: index), let value = range.value else { return [] }
    var all = [Quantity(value)]
    if let percent = tree.spokenValue(of: index)?.text {
      all += QuantityReader.quantities(of: percent, language: "en") ?? []
    }
    return all
  }

  /// The first number that is not part of a word.
  private static func firstNumber(in text: String) -> Range<String.Index>? {
    guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isASCII, text[index].isNumber else {
        index = text.index(after: index)
        continue
      }
      let end =
        text[index...].firstIndex { !($0.isNumber || ".,:".contains($0)) } ?? text.endIndex
      let isWord =
        index > text.startIndex && isWordPart(text[text.index(before: index)])
        || end < text.endIndex && isWordPart(text[end])
      if !isWord { return index..<trimmed(end, in: text) }
      index = end
    }
    return nil
  }

  private static func isWordPart(_ letter: Character) -> Bool {
    letter.isLetter || "-_#/'’".contains(letter)
  }

  /// The end of a number without the marks of the sentence.
  private static func trimmed(_ end: String.Index, in text: String) -> String.Index {
    var end = end
    while end > text.startIndex, ".,:".contains(text[text.index(before: end)]) {
      end = text.index(before: end)
    }
    return end
  }

  /// Whether a number belongs to the name: "Channel 4", "Budget 2024".
  static func isPartOfName(
    _ number: Range<String.Index>, in text: String, language: String
  ) -> Bool {
    guard let words = numbered[language] else { return true }
    if let year = Int(text[number]), (1900...2100).contains(year) { return true }
    let before = Words.normalized(String(text[..<number.lowerBound]))
    return before.last.map(words.contains) ?? false
  }
}
