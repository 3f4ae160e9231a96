import ScreenModel

/// The words around a number that tell what it stands for.
enum NumberCaptions {
  /// Words of things that last.
  static let durations = WordPack([
    "en": """
    duration durations total elapsed remaining timer timers length countdown stopwatch runtime \
    playtime lap laps splits left playback track runs played
    """,
    "de": "dauer verstrichen verbleibend verbleibende restzeit laufzeit timer countdown länge",
    "fr": "durée écoulé restant minuteur chronomètre compte",
    "es": "duración transcurrido restante temporizador cronómetro",
  ])

  /// Words of the time of day, and of what is written like it and is not a time at all.
  static let clocks = WordPack([
    "en": """
    at by from until till to opens closes open close opening closing hours am pm o'clock alarm \
    alarms arrival arrives arriving departure departs departing flight train bus today tomorrow \
    tonight noon midnight morning evening starts start ends end begins due date schedule scheduled \
    meeting bedtime wake sunrise sunset utc gmt clock sent received modified score verse chapter \
    ratio psalm monday tuesday wednesday thursday friday saturday sunday
    """,
    "de": "um uhr von bis ab ankunft abfahrt wecker öffnet schließt heute morgen gesendet termin",
    "fr": "à heure heures de départ arrivée réveil ouvre ferme demain",
    "es": "a las desde hasta salida llegada alarma abre cierra hoy mañana",
  ])

  /// Words of things that are counted, in whole numbers.
  static let counts = WordPack([
    "en": """
    count counts population inhabitants residents people persons guests adults children passengers \
    tickets seats rooms items pieces copies pages files photos users members followers subscribers \
    views likes downloads votes visitors employees students customers orders messages steps \
    quantity qty number reps sets laps players points coins rows columns
    """,
    "de": """
    anzahl einwohner personen gäste erwachsene kinder tickets sitze zimmer stück kopien seiten \
    dateien fotos nutzer mitglieder aufrufe stimmen besucher mitarbeiter schritte menge punkte
    """,
  ])

  /// The most words of a text in which one of those tells what a number counts.
  static let most = 6

  /// Words before numbers of editions, networks and places, and of what is measured rather than
  /// counted.
  static let names: Set<String> = [
    "version", "v", "ver", "ios", "ipados", "macos", "tvos", "watchos", "android", "build",
    "release", "firmware", "bluetooth", "usb", "ip", "address", "latitude", "longitude", "lat",
    "lon", "lng", "chapter", "section", "figure", "wcag", "api", "sdk", "swift", "xcode", "http",
    "tls", "html", "web", "weight", "mass", "distance", "temperature", "voltage", "pressure",
    "speed", "rate", "average", "avg", "factor", "scale", "zoom", "score", "rating", "exchange",
  ]

  /// How many characters of a text are looked at.
  private static let longest = 500

  /// The words of a text, of its element's name and of the text before the element.
  static func words(around spoken: SpokenText, in tree: AccessibilityTree) -> [String] {
    let index = spoken.element
    // A long text may have a number in each of its lines.
    var words = Words.normalized(spoken.text.beginning(atMost: longest))
    if spoken.key != .label, spoken.key != .text, let name = tree.name(of: index).value {
      words += Words.normalized(name.text.beginning(atMost: longest))
    }
    // A text that has words of its own needs no caption.
    guard !spoken.text.contains(where: \.isLetter) else { return words }
    if let before = tree.interface.sibling(before: index), tree.element(before).kind == .text,
      let caption = tree.interface.text(.text, of: before), caption.utf8.count < 60,
      !caption.contains(where: \.isNumber)
    {
      words += Words.normalized(caption)
    }
    return words
  }
}
