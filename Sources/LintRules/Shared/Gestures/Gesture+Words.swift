import ScreenModel

/// The names of gestures in messages.
extension Gesture {
  /// Whether it takes several fingers: by its nature, or as its author asks.
  var isMultiFinger: Bool { touches > 1 || kind == .pinch || kind == .rotate }

  /// The gesture as somebody makes it, as in "only a pinch does this".
  var noun: String {
    let fingers = touches > 1 ? " with \(touches) fingers" : ""
    switch kind {
    case .tap: return touches > 1 ? "a tap" + fingers : "a tap gesture"
    case .doubleTap: return "a double tap" + fingers
    case .longPress: return "a long press" + fingers
    case .swipe: return "a swipe" + fingers
    case .pan: return "a pan" + fingers
    case .pinch: return "a pinch"
    case .rotate: return "a rotation"
    case .edgePan: return "a pan from the edge" + fingers
    case .hover: return "hovering"
    case .drag: return "dragging"
    case .shake: return "shaking the device"
    }
  }
}

/// The effect of a view's recognisers under VoiceOver.
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
