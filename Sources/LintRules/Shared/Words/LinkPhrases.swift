/// Names of links that make sense only with what stands around them.
enum LinkPhrases {
  /// The most bytes of such a name; longer ones are not looked at.
  static let longest = 60

  /// Words of which such names are made.
  private static let words = WordPack([
    "en": """
    about click tap press go here learn read see view more this page link details find out now \
    info information get continue
    """,
    "de": "hier klicken klick tippen mehr lesen weiterlesen weiter details infos dies diese seite",
    "fr": "cliquez cliquer ici lire plus suite voir cette page lien détails savoir",
    "es": "clic haz haga pulsa aquí leer ver más esta página enlace detalles saber",
    "pt": "clique toque aqui ler leia ver veja mais esta página detalhes saiba",
    "it": "clicca tocca qui leggi vedi scopri più altro questa pagina dettagli",
    "nl": "klik tik hier lees meer bekijk deze pagina details",
    "ru": "нажмите здесь сюда тут подробнее далее читать ещё еще эта страница больше узнать",
  ])

  /// Words that may stand between those.
  private static let fillers = WordPack([
    "en": "to the for on a it at out all", "de": "sie bitte zu zum auf die der das",
    "fr": "pour la le en sur de", "es": "para la el en de",
    "pt": "para a o em de", "it": "per la il di", "nl": "om te de het op", "ru": "чтобы для на",
  ])

  /// Whole names in languages without blanks.
  private static let phrases = WordPack([
    "ja": "こちら ここ ここをクリック 詳細 詳しくはこちら もっと見る 続きを読む",
    "zh": "点击这里 点此 这里 更多 了解更多 查看更多 阅读更多 查看详情 點擊這裡 點此 這裡 了解更多 閱讀更多",
  ])

  /// Names that are made of such words and are fine.
  private static let fine: Set<String> = [
    "about", "link", "view all", "see all", "go", "continue", "info", "information", "find", "get",
    "weiter", "page", "view page", "get it now", "get info", "get more", "get information", "now",
  ]

  /// Whether a name says nothing of where the link leads.
  static func isUnclear(_ name: String, in language: String) -> Bool {
    if let phrases = phrases[language] { return phrases.contains(WrittenName.plain(name)) }
    guard name.utf8.count <= longest, let words = words[language] else { return false }
    let fillers = fillers[language]
    let all = LabelWords(name)
    guard all.count > 0, !fine.contains(all.joined) else { return false }
    var isAny = false
    for position in 0..<all.count {
      let word = all[position]
      if words.contains(word) {
        isAny = true
      } else if fillers?.contains(word) != true {
        return false
      }
    }
    return isAny
  }
}
