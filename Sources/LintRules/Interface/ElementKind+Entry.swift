/// What readers of captures ask about a kind.
extension ElementKind {
  /// Whether text is typed into such views.
  var isEntry: Bool {
    self == .textField || self == .secureField || self == .searchField || self == .textView
  }
}
