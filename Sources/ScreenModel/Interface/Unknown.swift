/// Why a property's value cannot be told from the file.
public enum Unknown: UInt8, Hashable, Sendable {
  /// The code that owns the outlet may set it.
  case setInCode
  /// A runtime attribute of the project's own sets it.
  case customRuntimeAttribute
  /// The file gives no frame for the element or for one of its parents.
  case noFrameGiven
  /// The frame is a canvas state that the layout replaces at run time.
  case laidOutAtRunTime
  /// The file does not say what colour or opacity it has.
  case notSaid
  /// The file has the beginning of the text only.
  case cutOff
  /// The file leaves it empty, and nothing would be there unless code filled it.
  case filledInCode
  /// Source makes it when the app runs.
  case madeAtRunTime

  /// Whether there is a value for certain, so that nothing is missing.
  package var isPresent: Bool { self == .customRuntimeAttribute || self == .madeAtRunTime }

  /// The reason as the end of a sentence that begins "it cannot be told here: ".
  package var reason: String {
    switch self {
    case .setInCode: "an outlet leads here, so code may set it"
    case .customRuntimeAttribute: "a runtime attribute of the project sets it"
    case .noFrameGiven: "the file gives no frame"
    case .laidOutAtRunTime: "the frame is laid out at run time"
    case .notSaid: "the file does not say"
    case .cutOff: "the file has the beginning of the text only"
    case .filledInCode: "it is empty here, so code fills it"
    case .madeAtRunTime: "the app makes it when it runs"
    }
  }
}

/// The value of a property after the file and the class defaults are combined.
public enum Resolved<Value: Sendable>: Sendable {
  /// It has this value.
  case known(Value)
  /// It certainly has none.
  case absent
  /// It may have one that the file does not tell.
  case unknown(Unknown)

  /// The value, where it is known.
  package var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }
}

extension Resolved: Equatable where Value: Equatable {}
