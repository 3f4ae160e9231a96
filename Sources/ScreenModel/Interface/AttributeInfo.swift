/// One key of the tree format: the source of its reference and of its checks.
package struct AttributeInfo: Sendable {
  /// Where a key may stand.
  @usableFromInline package enum Owner: Sendable {
    case node
    case screen
    case both
  }

  package let key: AttributeKey
  package let aliases: [String]
  package let form: AttributeForm
  package let owner: Owner
  package let meaning: String

  /// The key as it is written.
  package var name: String { key.name }

  package init(
    _ key: AttributeKey, _ form: AttributeForm, _ meaning: String, aliases: [String] = [],
    owner: Owner = .node
  ) {
    self.key = key
    self.aliases = aliases
    self.form = form
    self.owner = owner
    self.meaning = meaning
  }
}

/// The form that the value of a key of the tree format must have.
@usableFromInline package enum AttributeForm: Sendable, Equatable {
  case boolean
  case text
  case number
  case integer
  /// One of these names.
  case choice([String])
  /// A list of names or sentences; one may stand alone.
  case texts
  /// A list of these names; one may stand alone.
  case choices([String])
  /// A boolean, or a text that says more.
  case booleanOrText
  /// A colour by its parts, or by the name that the system has for it.
  case color
  case traits
  case type
  case rect
  case point
  case size
  case insets
  case range
  case font
  case gestures
  case posts
  case content
  case elements
  case alternative
  case speech
  case suppressions
  case variant
  case children

  /// The form in words, as in "takes …".
  package var description: String {
    switch self {
    case .boolean: "true or false"
    case .text: "a text"
    case .number: "a number"
    case .integer: "a whole number"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .texts: "a list of texts"
    case .choices(let names): "a list of " + names.joined(separator: ", ")
    case .booleanOrText: "true, false or a text"
    case .color: "`#RRGGBB`, `#RRGGBBAA`, `#RGB`, `clear` or a system colour such as `label`"
    case .traits: "a list of trait names, or a mask"
    case .type: "the name of a type"
    case .rect: "[x, y, width, height] in points"
    case .point: "[x, y] in points"
    case .size: "[width, height] in points"
    case .insets: "[top, left, bottom, right] in points"
    case .range: "{min, max, value, step}"
    case .font: "{style, name, size, weight, scaled}"
    case .gestures: "a list of " + names.joined(separator: ", ")
    case .posts: "a list of " + names.joined(separator: ", ")
    case .content: "a list of {label, value, important}"
    case .elements: "a list of ids or nodes"
    case .alternative: "{id, gesture}"
    case .speech: "{spellOut, ipa, punctuation, language}"
    case .suppressions: "rule ids, or a list of {rule, reason, until}"
    case .variant: "{voiceOver, orientation, appearance, contentSize, state}"
    case .children: "a list of nodes"
    }
  }

  /// The names that the form knows, for a suggestion where one of them is misspelt.
  package var names: [String] {
    switch self {
    case .choice(let names), .choices(let names): names
    case .gestures: Gesture.Kind.allCases.map(\.rawValue)
    case .posts: Post.Kind.allCases.map(\.rawValue)
    case .color: SystemColors.names + ["clear"]
    default: []
    }
  }
}
