/// The phrases that messages share.
package enum Wording {
  /// A part of a sentence as its beginning.
  package static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The indefinite article of a noun.
  package static func article(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
  }

  /// A reader's noun for an element, as in "this button".
  package static func noun(_ kind: ElementKind) -> String {
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

  /// A time, such as "1 second" or "2.5 seconds".
  package static func seconds(_ number: Double) -> String {
    "\(Points.text(number)) second\(number == 1 ? "" : "s")"
  }

  /// How often something happens that comes back after a time, such as "every second".
  package static func every(_ number: Double) -> String {
    number == 1 ? "every second" : "every \(seconds(number))"
  }
}
