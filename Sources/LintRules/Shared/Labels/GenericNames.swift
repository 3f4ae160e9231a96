import ScreenModel

/// Names that say nothing: what a template, a tool or a program left in place of one.
enum GenericNames {
  /// The most bytes of such a name; longer ones are not looked at.
  static let longest = 40

  /// Words that name nothing, as a whole label.
  private static let labels = WordPack([
    "en": """
    button\nbtn\nimage\nimg\nicon\npicture\nlabel\nview\nitem\nelement\nuntitled\ntodo\n\
    test\ntest label\nplaceholder\nn/a\nnull\nnone\nbutton title\nbutton text\n\
    button label\nbutton image\nlabel text\nimage view\ntext view\ncontrol\nicon button\n\
    image button\naccessibility label\naccessibilitylabel\ntbd\nclick me\nno label\nno name\n\
    no title\nunlabeled\nunlabelled\nunnamed\nno description\nalt text\ngraphic
    """,
    "de": """
    taste\nschaltfläche\nknopf\nbutton\nbild\nicon\nlabel\nbezeichnung\nelement\neintrag\n\
    unbenannt\nohne titel\nplatzhalter\ntest\nkeine\nnull\nk. a
    """,
    "fr": """
    bouton\nimage\nicône\nlabel\nétiquette\nélément\nsans titre\ntest\nnull\naucun\ns/o
    """,
    "es": """
    botón\nimagen\nicono\netiqueta\nelemento\nsin título\nprueba\nnull\nninguno\n\
    marcador de posición
    """,
    "pt": "botão\nimagem\nícone\netiqueta\nrótulo\nelemento\nsem título\nteste\nnull\nnenhum",
    "it": "pulsante\nbottone\nimmagine\nicona\netichetta\nelemento\nsenza titolo\nprova\nnull",
    "nl": "knop\nafbeelding\nicoon\npictogram\nlabel\nelement\nnaamloos\ntest\nnull\ngeen",
    "ru": "кнопка\nизображение\nкартинка\nиконка\nэлемент\nбез названия\nтест\nнет",
    "ja": "ボタン\n画像\nアイコン\nラベル\n項目\n要素\n名称未設定\nテスト",
    "zh": "按钮\n图像\n图片\n图标\n标签\n项目\n元素\n未命名\n测试\n按鈕\n圖像\n圖片\n圖示\n標籤\n項目\n元素\n測試",
  ])

  /// Words that no title of a control means; others may be what it is about, such as "None".
  private static let titles = WordPack([
    "en": """
    button\nbtn\nbutton title\nbutton text\nbutton label\nplaceholder\nn/a\nnull\nuntitled\n\
    click me
    """,
    "de": "button\ntaste\nschaltfläche\nplatzhalter\nnull", "fr": "bouton\nnull",
    "es": "botón\nnull", "pt": "botão\nnull", "it": "pulsante\nnull", "nl": "knop\nnull",
    "ru": "кнопка", "ja": "ボタン", "zh": "按钮\n按鈕",
  ])

  /// All names that are generic, by themselves or as the word for a role.
  static func phrases(in language: String) -> NamePhrases {
    var phrases = NamePhrases([labels, titles] + RoleVocabulary.all, in: language, at: .whole)
    phrases.insert("lorem", at: .start)
    return phrases
  }

  /// Whether a label says nothing, with the words that somebody added; in its plain form.
  static func isGeneric(label: String, in language: String, extra: [String]) -> Bool {
    isGeneric(label, in: labels[language], extra: extra)
  }

  /// Whether the visible title of a control says nothing.
  static func isGeneric(title: String, in language: String, extra: [String]) -> Bool {
    isGeneric(title, in: titles[language], extra: extra)
  }

  private static func isGeneric(_ plain: String, in words: WordList?, extra: [String]) -> Bool {
    guard !plain.isEmpty else { return false }
    return words?.contains(plain) == true || plain == "lorem ipsum"
      || plain.hasPrefix("lorem ipsum dolor")
      || !extra.isEmpty && extra.contains { $0.lowercased() == plain }
  }
}

/// Names and units that are written with a small first letter.
enum LowercaseNames {
  /// Brands and products, in lower case.
  static let brands: Set<String> = Set(
    """
    iphone ipad ipados ipod ios imac macos watchos tvos visionos icloud imessage itunes \
    ibooks iwork imovie iphoto airpods homepod facetime youtube github gitlab linkedin \
    paypal ebay whatsapp tiktok onedrive onenote sharepoint powerpoint javascript typescript \
    wordpress openstreetmap esim efax ebook ebooks ecard eid etoro easyjet adidas airbnb \
    lastpass dropbox nvidia vmware xbox playstation bbc evernote duckduckgo soundcloud \
    mastercard docusign mcdonalds fedex postnl kpn ing ifttt npm irobot mytaxi mcommerce
    """.wordList)

  /// Units and functions that begin with a small letter.
  static let units: Set<String> = Set(
    """
    kg g mg km m cm mm ml l dl lb lbs oz ft in mi px pt em rem dB Hz kHz kB kb bps kbps mph \
    kph kmh km/h h hr hrs min mins s sec secs ms am pm sin cos tan log ln exp abs mod asin \
    acos atan sinh cosh tanh sqrt pi x y z e n i kcal kJ kWh hPa mmHg bpm rpm fps dpi ppi \
    mAh m² km² m³
    """.wordList)

  /// Whether a text begins with a name or unit that keeps its small letter.
  static func begins(_ text: String) -> Bool {
    let word = String(text.prefix { !$0.isWhitespace && $0 != "," && $0 != ":" })
    return brands.contains(word.lowercased()) || units.contains(word)
      || word.dropFirst().contains { $0.isUppercase }
  }
}
