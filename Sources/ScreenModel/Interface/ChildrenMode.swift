/// The treatment of the children of a view, as `accessibilityElement(children:)` of SwiftUI says.
@usableFromInline package enum ChildrenMode: String, CaseIterable, Sendable {
  /// The view is one element, and what it holds is left out.
  case ignore
  /// The view is one element that says what it holds.
  case combine
  /// The view is a container of elements.
  case contain
}

extension UITree {
  /// The mode that the author of an element wrote; nil where there is none.
  package func childrenMode(of index: Int) -> ChildrenMode? {
    guard has(.childrenMode, index) else { return nil }
    return text(.childrenMode, of: index).flatMap { ChildrenMode(rawValue: $0) }
  }

  /// Whether an element is one, as its author says; nil where nothing is said.
  func saysElement(_ index: Int) -> Bool? {
    flag(.element, index) ?? childrenMode(of: index).map { $0 != .contain }
  }
}
