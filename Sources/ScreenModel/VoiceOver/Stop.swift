/// One place where VoiceOver stops.
package struct Stop: Sendable {
  /// Which part of an element a stop is.
  @usableFromInline package enum Part: UInt8, Sendable {
    /// The element as a whole.
    case whole
    /// The left half of a stepper.
    case decrement
    /// The right half of a stepper.
    case increment
    /// The wheel of a picker.
    case wheel
    /// The title that a bar or an alert shows.
    case title
  }

  package let element: Int
  package let part: Part
  var context = StopContext.none
}

/// VoiceOver's words about a stop's place in the container around it.
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

/// The places of stops in the containers around them, for trees that have such containers.
package struct StopContexts {
  private var contexts: [Int: StopContext] = [:]

  /// The contexts of all screens of a tree.
  package init(_ tree: AccessibilityTree) {
    guard tree.hasAny(.container) else { return }
    for screen in tree.interface.screens.indices {
      for stop in tree.readingOrder(ofScreen: screen).stops {
        if case .none = stop.context { continue }
        contexts[stop.element] = stop.context
      }
    }
  }

  /// The context of an element's stop.
  subscript(index: Int) -> StopContext { contexts[index] ?? .none }
}
