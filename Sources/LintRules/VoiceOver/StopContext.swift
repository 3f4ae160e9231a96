/// What VoiceOver says about a stop's place in the container around it.
enum StopContext: Sendable {
  case none
  /// One of several segments, counted from 1.
  case series(Int, of: Int)
  /// One of several tabs, counted from 1.
  case tab(Int, of: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  /// A cell of a data table; kept apart, since nearly no stop is one.
  indirect case cell(TableCell)

  /// Whether there is nothing to say about the stop's place.
  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// Whether the stop is one of several tabs.
  var isTab: Bool {
    if case .tab = self { true } else { false }
  }
}
