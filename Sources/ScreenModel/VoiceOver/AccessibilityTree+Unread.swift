/// Views of source in which VoiceOver may find stops that nobody knows of.
extension AccessibilityTree {
  /// The views of a screen that nobody looks into and VoiceOver may stop in, each with the position
  /// of the stop that comes before it in the document (-1 for none), in that order.
  package func unreadViews(onScreen screen: Int) -> [(view: UnreadView, after: Int)] {
    let root = interface.screens[screen].root
    let views = interface.unread.filter { view in
      view.element > root && view.element < Int(element(root).next) && mayHoldStops(view.element)
    }
    guard !views.isEmpty else { return [] }
    let stops = readingOrder(ofScreen: screen).stops.enumerated().sorted {
      ($0.element.element, $0.offset) < ($1.element.element, $1.offset)
    }
    var next = 0
    let places = views.map { view in
      while next < stops.count, stops[next].element.element < view.element { next += 1 }
      return (view, after: next > 0 ? stops[next - 1].offset : -1)
    }
    return places.sorted { ($0.after, $0.0.element) < ($1.after, $1.0.element) }
  }

  /// Whether a view is reached, and shows no stop of its own.
  private func mayHoldStops(_ index: Int) -> Bool {
    silences[index] == .notElement
      && !(index..<Int(element(index).next)).contains { has(.exposed, $0) }
  }
}
