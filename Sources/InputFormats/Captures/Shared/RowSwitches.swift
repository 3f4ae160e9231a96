import ScreenModel

/// Marks what a row with one switch says a second time.
///
/// UIKit makes one stop of a row whose only control is a switch at its end. Tools list the row's
/// text beside the switch, which has the same words for a label.
enum RowSwitches {
  /// Marks the texts of such rows as parts of them.
  static func mark(in tree: inout UITree) {
    for row in tree.elements.indices where tree.elements[row].kind == .cell {
      let range = row + 1..<Int(tree.elements[row].next)
      guard range.count <= mostElements else { continue }
      let controls = range.filter { isControl(tree.elements[$0].kind) }
      guard controls.count == 1, let control = controls.first,
        tree.elements[control].kind == .switch, let name = tree.text(.label, of: control)
      else { continue }
      for text in range
      where tree.elements[text].kind == .text && tree.text(.label, of: text) == name {
        tree.elements[text].marks.insert(.part)
      }
    }
  }

  /// The most elements of a row that is looked at.
  private static let mostElements = 60

  private static func isControl(_ kind: ElementKind) -> Bool {
    switch kind {
    case .button, .link, .switch, .slider, .stepper, .textField, .secureField, .searchField,
      .textView, .segmentedControl, .popupButton, .datePicker, .picker, .checkbox:
      true
    default: false
    }
  }
}

extension UITree {
  /// How many elements with words and no role are not a chance.
  private static let leastWithoutRole = 5

  /// Whether some element of a captured screen has a role: a capture in which all is text does not
  /// tell which elements are buttons.
  func showsRoles(ofScreen number: Int) -> Bool {
    let root = screens[number].root
    var count = 0
    for index in root + 1..<Int(elements[root].next) {
      switch elements[index].kind {
      case .text where has(.label, index) || has(.text, index) || has(.value, index): count += 1
      case .text, .view, .header: break
      default: return true
      }
      if !elements[index].traits.subtracting([.staticText, .header]).isEmpty { return true }
    }
    return count < Self.leastWithoutRole
  }
}
