/// Traits as WebDriverAgent names them: "Button, Selected".
enum PageSourceTraits {
  private static let names: [String: TraitSet] = [
    "Button": .button, "Link": .link, "Header": .header, "SearchField": .searchField,
    "Image": .image, "Selected": .selected, "PlaysSound": .playsSound,
    "KeyboardKey": .keyboardKey, "StaticText": .staticText, "SummaryElement": .summaryElement,
    "NotEnabled": .notEnabled, "UpdatesFrequently": .updatesFrequently,
    "StartsMediaSession": .startsMediaSession, "Adjustable": .adjustable,
    "AllowsDirectInteraction": .allowsDirectInteraction, "CausesPageTurn": .causesPageTurn,
    "TabBar": .tabBar, "ToggleButton": .toggle,
  ]

  /// The traits of a list of names, with those of the type that have no name there.
  static func traits(_ text: String, of kind: ElementKind) -> TraitSet {
    var traits: TraitSet = nameless(kind)
    for name in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      traits.formUnion(names[String(name)] ?? [])
    }
    return traits
  }

  /// The traits of a kind that the tool has no names for.
  private static func nameless(_ kind: ElementKind) -> TraitSet {
    switch kind {
    case .textField: .textEntry
    case .secureField: [.textEntry, .secureTextField]
    case .textView: [.textEntry, .textArea]
    case .searchField: [.textEntry, .searchField]
    case .tab: .tabBarItem
    case .switch: .toggle
    case .popupButton: .popupButton
    default: []
    }
  }
}
