/// One place where VoiceOver stops.
struct Stop: Sendable {
  /// Which part of an element a stop is.
  enum Part: UInt8, Sendable {
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

  let element: Int
  let part: Part
  var context = StopContext.none
}
