/// What VoiceOver keeps of a view's recognisers.
extension AccessibilityTree {
  /// Whether sighted people meet the gestures of a view, and VoiceOver does not pass them on.
  func showsGestures(_ index: Int) -> Bool {
    if screen(of: index).isLaunchScreen { return false }
    switch silences[index] {
    case .none, .notElement, .notListed: return true
    case .insideElement:
      // Inside a control activation passes the tap on; inside anything else it is lost.
      return stop(around: index).map { !has(.interactive, $0) } ?? true
    case .hidden, .transparent, .elementsHidden, .outsideModal, .zeroSize: return false
    }
  }
}
