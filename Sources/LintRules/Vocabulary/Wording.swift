/// The phrases that messages share.
enum Wording {
  /// The indefinite article of a noun.
  static func article(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
  }

  /// What a reader calls an element, as in "this button".
  static func noun(_ kind: ElementKind) -> String {
    switch kind {
    case .view, .stack, .scroll, .screen: "view"
    case .canvas: "drawn view"
    case .text: "text"
    case .segmentedControl: "segmented control"
    case .pageControl: "page control"
    case .tabBar: "tab bar"
    case .navigationBar: "navigation bar"
    case .backButton: "back button"
    case .barButton: "bar button"
    case .textField, .secureField: "text field"
    case .textView: "text view"
    case .searchField: "search field"
    case .gridCell, .tableCell: "cell"
    case .activityIndicator: "activity indicator"
    case .datePicker: "date picker"
    case .popupButton: "pop-up button"
    case .menuItem: "menu item"
    case .listContainer: "list"
    default: kind.rawValue
    }
  }
}
