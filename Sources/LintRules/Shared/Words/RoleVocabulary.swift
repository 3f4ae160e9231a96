import ScreenModel

/// The words for what an element is, which VoiceOver adds by itself.
enum RoleVocabulary {
  /// The roles that VoiceOver announces.
  enum Role: CaseIterable {
    case button, link, image, header, toggle, slider, tab, searchField, textField
  }

  /// The roles that are spoken at an element with these traits.
  static func roles(of traits: TraitSet) -> [Role] {
    var roles: [Role] = []
    if traits.contains(.button), traits.isDisjoint(with: [.keyboardKey, .tabBarItem]) {
      roles.append(.button)
    }
    if traits.contains(.toggle) { roles.append(.toggle) }
    if traits.contains(.tabBarItem) { roles.append(.tab) }
    if traits.contains(.searchField) { roles.append(.searchField) }
    if traits.contains(.textEntry) { roles.append(.textField) }
    if traits.contains(.header) { roles.append(.header) }
    if traits.contains(.link) { roles.append(.link) }
    if traits.contains(.adjustable) { roles.append(.slider) }
    if traits.contains(.image) { roles.append(.image) }
    return roles
  }

  /// The words for a role in a language; nil for a language without a list.
  static func words(for role: Role, in language: String) -> WordList? {
    switch role {
    case .button: button[language]
    case .link: link[language]
    case .image: image[language]
    case .header: header[language]
    case .toggle: toggle[language]
    case .slider: slider[language]
    case .tab: tab[language]
    case .searchField: searchField[language]
    case .textField: textField[language]
    }
  }

  /// The words for all roles.
  static let all = [button, link, image, header, toggle, slider, tab, searchField, textField]

  /// All words for a picture, which a label may begin with.
  static func pictures(in language: String) -> NamePhrases {
    NamePhrases([image], in: language, at: .start)
  }

  private static let button = WordPack([
    "en": "button\nbtn\npush button\npop up button\npopup button",
    "de": "taste\nschaltfläche\nknopf\nbutton", "fr": "bouton", "es": "botón\nboton",
    "pt": "botão\nbotao", "it": "pulsante\nbottone", "nl": "knop\nbutton", "ru": "кнопка",
    "ja": "ボタン", "zh": "按钮\n按鈕",
  ])

  private static let link = WordPack([
    "en": "link\nhyperlink", "de": "link\nhyperlink\nverweis", "fr": "lien\nhyperlien",
    "es": "enlace\nvínculo\nhipervínculo\nlink", "pt": "link\nhiperligação\nhiperlink",
    "it": "link\ncollegamento", "nl": "link\nkoppeling\nhyperlink", "ru": "ссылка\nгиперссылка",
    "ja": "リンク\nハイパーリンク", "zh": "链接\n超链接\n連結\n超連結",
  ])

  private static let image = WordPack([
    "en": "image\npicture\nicon\nphoto\nphotograph\ngraphic\nimg",
    "de": "bild\nabbildung\ngrafik\nsymbol\nicon\nfoto", "fr": "image\nphoto\nicône\nillustration",
    "es": "imagen\nfoto\nfotografía\nicono\nícono", "pt": "imagem\nfoto\nfotografia\nícone",
    "it": "immagine\nfoto\nfotografia\nicona", "nl": "afbeelding\nfoto\nplaatje\npictogram\nicoon",
    "ru": "изображение\nкартинка\nфото\nфотография\nиконка\nзначок",
    "ja": "画像\n写真\nアイコン\nイメージ", "zh": "图像\n图片\n图标\n照片\n圖像\n圖片\n圖示\n相片",
  ])

  private static let header = WordPack([
    "en": "heading\nheader", "de": "überschrift", "fr": "en tête\nintertitre",
    "es": "encabezado\ncabecera", "pt": "cabeçalho", "it": "intestazione",
    "nl": "koptekst\nkop", "ru": "заголовок", "ja": "見出し", "zh": "标题\n標題",
  ])

  private static let toggle = WordPack([
    "en": "switch\ntoggle\nswitch button\ntoggle button\ntoggle switch",
    "de": "schalter\numschalter\numschalttaste", "fr": "interrupteur\ncommutateur\nbascule",
    "es": "interruptor\nconmutador", "pt": "interruptor\ncomutador",
    "it": "interruttore\ncommutatore", "nl": "schakelaar\nschakelknop",
    "ru": "переключатель\nтумблер\nкнопка переключатель", "ja": "スイッチ\nトグル\n切り替えボタン",
    "zh": "开关\n切换按钮\n開關\n切換按鈕",
  ])

  private static let slider = WordPack([
    "en": "slider\nadjustable", "de": "schieberegler\nregler\neinstellbar",
    "fr": "curseur\nréglable", "es": "control deslizante\ndeslizador\najustable",
    "pt": "controle deslizante\nseletor deslizante\najustável", "it": "cursore\nslider\nregolabile",
    "nl": "schuifregelaar\nschuifknop\naanpasbaar",
    "ru": "ползунок\nслайдер\nбегунок\nэлемент регулировки", "ja": "スライダー\n調整可能",
    "zh": "滑块\n滑杆\n可调整\n滑桿\n可調整",
  ])

  private static let tab = WordPack([
    "en": "tab", "de": "tab\nregisterkarte\nreiter\ntabulator", "fr": "onglet",
    "es": "pestaña", "pt": "aba\nseparador", "it": "scheda\npannello", "nl": "tab\ntabblad",
    "ru": "вкладка", "ja": "タブ", "zh": "标签页\n标签\n选项卡\n標籤頁\n標籤\n分頁",
  ])

  private static let searchField = WordPack([
    "en": "search field\nsearch bar\nsearch box\nfield\nbar\nbox\ntext field",
    "de": "suchfeld\nfeld\nsuchleiste", "fr": "champ de recherche\nchamp\nbarre de recherche",
    "es": "campo de búsqueda\ncampo\nbarra de búsqueda",
    "pt": "campo de pesquisa\ncampo de busca\ncampo\nbarra de pesquisa\nbarra de busca",
    "it": "campo di ricerca\ncampo\nbarra di ricerca", "nl": "zoekveld\nveld\nzoekbalk",
    "ru": "поле поиска\nполе\nстрока поиска", "ja": "検索フィールド\n検索欄\n検索バー\nフィールド",
    "zh": "搜索栏\n搜索框\n搜索字段\n搜尋欄位\n搜尋欄\n搜尋框",
  ])

  private static let textField = WordPack([
    "en": "text field\nfield\ntext box\ntextfield\ntextbox\ninput field\ninput box\nedit box",
    "de": "textfeld\nfeld\neingabefeld", "fr": "champ de texte\nchamp\nzone de texte",
    "es": "campo de texto\ncampo\ncuadro de texto", "pt": "campo de texto\ncampo\ncaixa de texto",
    "it": "campo di testo\ncampo\ncasella di testo",
    "nl": "tekstveld\nveld\ninvoerveld\ntekstvak", "ru": "текстовое поле\nполе\nполе ввода",
    "ja": "テキストフィールド\n入力欄\nフィールド", "zh": "文本字段\n文本框\n输入框\n文字欄位\n輸入框",
  ])
}
