/// What VoiceOver says of the present state of an element.
extension AccessibilityTree {
  /// The value that is heard at an element as a whole; that of a toggle is "1" or "0".
  func spokenValue(of index: Int) -> UtteranceBuilder.Value? {
    UtteranceBuilder(Stop(element: index, part: .whole), in: self).spokenValue()
  }

  /// The bounds and the present number of an element, where the file gives any.
  func valueRange(of index: Int) -> ValueRange? {
    guard element(index).has(.range), case .range(let range)? = interface.value(.range, of: index)
    else { return nil }
    return range
  }

  /// The elements that are heard as adjustable.
  var adjustables: [Int] {
    guard hasAny([.exposed, .interactive]) else { return [] }
    return nodes([.exposed, .interactive]).filter { traits[$0].contains(.adjustable) }
  }
}
