/// Where VoiceOver would stop if nothing around an element kept it away.
extension AccessibilityTree {
  /// Whether an element is a stop by itself: as its author says, or as its class is.
  func wouldStop(_ index: Int) -> Bool {
    let element = element(index)
    if element.kind == .screen { return false }
    if let said = element.flag(.element) { return said }
    if element.marks.contains(.pseudo) { return true }
    if element.kind == .text {
      return nameSources[index] != .none || interface.says([.value, .hint, .draws], index)
    }
    switch ClassDefaults.of(element.kind).exposure {
    case .element: return true
    case .row: return has(.parent, index) || nameSources[index] != .none
    case .container: return element.kind == .stepper || element.kind == .picker
    case .plain: return false
    }
  }

  /// Whether an element and all that it holds is out of sight, or meant to be passed over.
  func isOutOfSight(_ index: Int) -> Bool {
    let element = element(index)
    return element.flag(.hidden) == true || element.flag(.elementsHidden) == true
      || element.flag(.decorative) == true
      || element.has(.alpha) && interface.number(.alpha, of: index) ?? 1 <= options.alphaThreshold
  }
}
