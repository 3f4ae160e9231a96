import ScreenModel

/// The meaning of a view that the project's source does not show: one of a package, or of a design
/// system whose own code says less than its authors know.
public struct SwiftUIComponent: Sendable, Equatable {
  /// The view that it stands for.
  enum Kind: Sendable, Equatable {
    /// One of our types.
    case element(ElementKind)
    /// A view of SwiftUI that takes the same arguments.
    case view(String)
  }

  /// Where a value comes from.
  enum Source: Sendable, Equatable {
    /// The unlabelled argument of that number, or the closure behind the call.
    case position(Int)
    /// The argument or closure of that label.
    case label(String)
    case text(String)
    case texts([String])
    case flag(Bool)
    case number(Double)
    /// The opposite of a flag.
    indirect case not(Source)
  }

  var kind: Kind
  /// The values of our keys: the first source that a call has counts.
  var values: [(key: AttributeKey, sources: [Source])] = []
  /// The arguments that hold other views; nil where nobody says so.
  var children: [Source]?

  /// Whether two components say the same of their views.
  public static func == (one: SwiftUIComponent, other: SwiftUIComponent) -> Bool {
    one.kind == other.kind && one.children == other.children
      && one.values.elementsEqual(other.values) { $0.key == $1.key && $0.sources == $1.sources }
  }

  func has(_ key: AttributeKey) -> Bool { values.contains { $0.key == key } }

  /// The component as a configuration spells it, on one line.
  package var spelled: String {
    switch kind {
    case .view(let name): return name
    case .element(let kind):
      let values = values.map { key, sources in
        "\(key.name): \(Self.spelled(sources))"
      }
      let children = children.map { ["children: \(Self.spelled($0))"] } ?? []
      return "{" + (["type: \(kind.rawValue)"] + values + children).joined(separator: ", ") + "}"
    }
  }

  private static func spelled(_ sources: [Source]) -> String {
    let parts = sources.map(spelled)
    return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
  }

  private static func spelled(_ source: Source) -> String {
    switch source {
    case .position(let number): "$\(number)"
    case .label(let label): label
    case .text(let text): "{value: \(ScalarText.yaml(text))}"
    case .texts(let texts):
      "{value: [\(texts.map { ScalarText.yaml($0) }.joined(separator: ", "))]}"
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .not(let source): "{not: \(spelled(source))}"
    }
  }
}
