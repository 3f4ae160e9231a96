/// The words for states, which a trait or a value says.
enum StateVocabulary {
  /// Words for states that name nothing else; in lower case.
  private static let stateLists = [
    "en": """
    selected\nunselected\ndeselected\nnot selected\nchecked\nunchecked\nnot checked\nticked\n\
    unticked\ndisabled\nenabled\ndimmed\nexpanded\ncollapsed\nswitched on\nswitched off\n\
    turned on\nturned off
    """,
    "de": """
    ausgewählt\nnicht ausgewählt\nabgewählt\nmarkiert\nnicht markiert\naktiviert\n\
    nicht aktiviert\ndeaktiviert\nangekreuzt\nausgegraut\ngrau dargestellt\nerweitert\nreduziert\n\
    aufgeklappt\nzugeklappt\nausgeklappt\neingeklappt\neingeschaltet\nausgeschaltet
    """,
    "fr": """
    sélectionné\nsélectionnée\nnon sélectionné\nnon sélectionnée\ndésélectionné\ndésélectionnée\n\
    coché\ncochée\nnon coché\nnon cochée\ndécoché\ndécochée\nactivé\nactivée\ndésactivé\n\
    désactivée\nestompé\nestompée\ngrisé\ngrisée\ndéveloppé\ndéveloppée\nréduit\nréduite\ndéplié\n\
    dépliée\nreplié\nrepliée
    """,
    "es": """
    seleccionado\nseleccionada\nno seleccionado\nno seleccionada\ndeseleccionado\ndeseleccionada\n\
    marcado\nmarcada\nno marcado\nno marcada\ndesmarcado\ndesmarcada\nactivado\nactivada\n\
    desactivado\ndesactivada\nhabilitado\nhabilitada\ndeshabilitado\ndeshabilitada\natenuado\n\
    atenuada\nexpandido\nexpandida\ncontraído\ncontraída\ndesplegado\ndesplegada\nplegado\nplegada
    """,
    "pt": """
    selecionado\nselecionada\nnão selecionado\nnão selecionada\ndesmarcado\ndesmarcada\nmarcado\n\
    marcada\nativado\nativada\ndesativado\ndesativada\nhabilitado\nhabilitada\ndesabilitado\n\
    desabilitada\nesmaecido\nesmaecida\nexpandido\nexpandida\nrecolhido\nrecolhida\ncontraído\n\
    contraída
    """,
    "it": """
    selezionato\nselezionata\nnon selezionato\nnon selezionata\ndeselezionato\ndeselezionata\n\
    spuntato\nspuntata\nnon spuntato\nnon spuntata\nattivato\nattivata\ndisattivato\ndisattivata\n\
    abilitato\nabilitata\ndisabilitato\ndisabilitata\noscurato\noscurata\nespanso\nespansa\n\
    compresso\ncompressa
    """,
    "nl": """
    geselecteerd\nniet geselecteerd\naangevinkt\nniet aangevinkt\nuitgevinkt\ningeschakeld\n\
    uitgeschakeld\ngedimd\nuitgevouwen\nsamengevouwen\nuitgeklapt\ningeklapt
    """,
    "ru": """
    выбрано\nвыбран\nвыбрана\nне выбрано\nне выбран\nне выбрана\nотмечено\nне отмечено\nвключено\n\
    выключено\nотключено\nнедоступно\nразвернуто\nразвёрнуто\nсвернуто\nсвёрнуто
    """,
    "ja": """
    選択済み\n選択中\n未選択\n選択されています\nチェック済み\n未チェック\n無効\n展開済み\n折りたたみ済み
    """,
    "zh": """
    已选择\n已选中\n未选择\n未选中\n已勾选\n未勾选\n已禁用\n已停用\n已展开\n已折叠\n已开启\n已关闭\n已選取\n未選取\n已選擇\n未選擇\n已勾選\n未勾選\n\
    已展開\n已收合\n已開啟\n已關閉
    """,
  ]
  static let states = WordPack(stateLists)

  /// Words for on and off, which name other things too.
  private static let switchingLists = [
    "en": "on off", "de": "an aus ein", "fr": "on off", "es": "encendido apagado",
    "pt": "ligado desligado", "it": "acceso spento", "nl": "aan uit", "ru": "вкл выкл",
    "ja": "オン オフ", "zh": "开 关 開 關",
  ]
  static let switching = WordPack(switchingLists)

  private static let english = filter(of: "en")

  /// Tells which texts may end with a state.
  static func filter(in language: String) -> PhraseFilter {
    language == "en" ? english : filter(of: language)
  }

  private static func filter(of language: String) -> PhraseFilter {
    PhraseFilter([stateLists, switchingLists], in: language, at: .end)
  }
}
