/// What the system calls the items that it draws by itself, in other languages than English.
enum InterfaceBuilderSystemWords {
  /// The name in a language, given that in English; nil where it is not known here.
  static func name(_ english: String, in language: String) -> String? {
    switch language.prefix(while: { $0 != "-" }) {
    case "en": english
    case "de": german[english]
    default: nil
    }
  }

  private static let german = [
    "Done": "Fertig", "Cancel": "Abbrechen", "Edit": "Bearbeiten", "Save": "Sichern",
    "Add": "Hinzufügen", "Reply": "Antworten", "Share": "Teilen", "Bookmarks": "Lesezeichen",
    "Search": "Suchen", "Refresh": "Aktualisieren", "Stop": "Stoppen", "Camera": "Kamera",
    "Delete": "Löschen", "Play": "Wiedergabe", "Pause": "Pause", "Undo": "Widerrufen",
    "Redo": "Wiederholen", "Close": "Schließen", "More": "Mehr", "Favorites": "Favoriten",
    "Contacts": "Kontakte", "History": "Verlauf", "Downloads": "Downloads",
    "More Info": "Weitere Infos", "Add Contact": "Kontakt hinzufügen",
  ]
}
