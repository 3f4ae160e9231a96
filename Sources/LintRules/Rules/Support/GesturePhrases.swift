/// Beginnings of labels that tell how to touch.
enum GesturePhrases {
  /// Verbs of touching; what follows tells them from nouns.
  private static let verbLists = [
    "en": """
    tap\ndouble tap\ntriple tap\nclick\ndouble click\nswipe\npress\nlong press\ntouch\n\
    tap and hold\npress and hold\ntouch and hold\npinch\nswipe left\nswipe right\nswipe up\n\
    swipe down
    """,
    "de": """
    tippe\ntippen sie\ndoppeltippe\ndoppeltippen\ndoppeltippen sie\ntippen\nklicke\nklicken sie\n\
    klicken\nwische\nwischen sie\ndrücke\ndrücken sie\nberühre\nberühren sie
    """,
    "fr": """
    appuyez\nappuyer\ntouchez\ntoucher\ncliquez\ncliquer\ntapez deux fois\nbalayez\n\
    faites glisser\nappuyez longuement
    """,
    "es": "toca\ntoque\npulsa\npulse\nhaz clic\nhaga clic\npresiona\npresione\ndesliza\ndeslice",
    "pt": "toque\ntoca\nclique\nprime\nprima\npressione\ndeslize",
    "it": "tocca\npremi\nclicca\nfai clic\nscorri", "nl": "tik\ndubbeltik\nklik\nveeg\ndruk",
    "ru": "нажмите\nкоснитесь\nкоснитесь дважды\nкликните\nщелкните\nщёлкните\nсмахните",
  ]
  private static let verbs = WordPack(verbLists)

  /// Words that follow such a verb where it is one.
  private static let followers = WordPack([
    "en": "to here twice again on for",
    "de": "hier um zum zur zweimal auf für", "fr": "ici pour deux sur",
    "es": "aquí para dos en", "pt": "aqui para duas em", "it": "qui per due su",
    "nl": "hier om tweemaal op voor", "ru": "здесь чтобы дважды для на",
  ])

  private static let english = PhraseFilter([verbLists], in: "en", at: .start)

  /// Tells which texts may begin with such a verb.
  static func filter(in language: String) -> PhraseFilter {
    language == "en" ? english : PhraseFilter([verbLists], in: language, at: .start)
  }

  /// The gesture that a label begins with, and where the purpose follows, if it does: "Tap to open
  /// the menu" gives "Tap" and "Open the menu".
  static func beginning(
    of label: String, in language: String, extra: [String]
  ) -> (gesture: String, purpose: String?)? {
    guard let verbs = verbs[language], let followers = followers[language] else { return nil }
    let words = LabelWords(label)
    let extra = Set(extra.map { LabelWords($0).joined })
    for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
      let verb = words.joined(0..<count)
      guard verbs.contains(verb) || extra.contains(verb), followers.contains(words[count]) else {
        continue
      }
      let gesture = words.written(0..<count)
      let isPurpose = words[count] == "to" && words.count > count + 1
      return (
        gesture, isPurpose ? LabelWords.capitalized(words.text(from: count + 1)) : nil
      )
    }
    return nil
  }
}
