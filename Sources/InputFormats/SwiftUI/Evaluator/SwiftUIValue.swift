import DocumentSyntax
import ScreenModel

/// The value of an expression, as far as source tells.
indirect enum SwiftUIValue: Sendable {
  /// Nothing: no expression, or `nil`.
  case none
  case text(String)
  /// A text that is known in part, as a sketch of it.
  case partly(String)
  case number(Double)
  case flag(Bool)
  /// A member, such as `.red`, with the names in front of it, as in `Color.red`.
  case member(String, of: [String])
  /// A key path by its names.
  case keyPath([String])
  case list([Located<SwiftUIValue>])
  /// One of several, on a condition.
  case oneOf([SwiftUIValue])
  /// A value that a call makes, as `IconOnlyLabelStyle()` does, by the name that is called, with
  /// what is handed over by the labels.
  case made(by: String, with: [String: SwiftUIValue])
  case unknown

  /// The value as a text, which is there where it is not known.
  var text: SwiftUIText {
    switch self {
    case .none: .none
    case .text(let text): .known(text)
    case .partly(let sketch): .unknown(sketch: sketch)
    case .oneOf(let values): .unknown(sketch: SwiftUISketch.alternatives(values))
    default: .unknown(sketch: nil)
    }
  }

  /// Whether it is a text, known or in part.
  var isText: Bool {
    switch self {
    case .text, .partly: true
    default: false
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The name of a member, whatever it is a member of.
  var member: String? { if case .member(let name, _) = self { name } else { nil } }

  /// The name of the case of an enumeration, as in `.full` and `Style.full`; nil for anything else,
  /// such as `model.style`, which may be any case.
  var caseName: String? {
    switch self {
    case .member(let name, let bases):
      bases.last.map { !Self.isTypeName($0) || Self.instances.contains(name) } == true ? nil : name
    case .made(let name, _): Self.isTypeName(name) ? nil : name
    default: nil
    }
  }

  /// The names of members of types that are values of them, and as a rule no cases.
  private static let instances: Set<String> = ["current", "shared", "default", "main", "standard"]

  private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Whether it is there at all; nil where that is not known.
  var isThere: Bool? {
    switch self {
    case .none: false
    case .text, .partly, .number, .flag, .list: true
    case .member: caseName == nil ? nil : true
    default: nil
    }
  }

  /// Whether it is the same value; nil where that is not known.
  func isSame(as other: SwiftUIValue) -> Bool? {
    switch (self, other) {
    case (.text(let one), .text(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.member, .member):
      caseName.flatMap { name in other.caseName.map { $0 == name } }
    case (.none, _): other.isThere.map { !$0 }
    case (_, .none): isThere.map { !$0 }
    default: nil
    }
  }
}
