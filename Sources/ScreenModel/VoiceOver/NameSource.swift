import DocumentSyntax

/// Where the words come from that name an element.
@usableFromInline package enum NameSource: UInt8, Sendable {
  /// Nothing names it.
  case none
  /// Its accessibility label.
  case label
  /// Its visible text or title.
  case text
  /// The visible caption that it is tied to.
  case caption
  /// The name of its image.
  case asset
  /// The prompt of an empty field.
  case placeholder
  /// The texts of what it holds.
  case children
  /// The operating system.
  case system
  /// There may be a name that the file does not tell.
  case unknown

  /// The attribute whose words are the name, where there is one.
  package var key: AttributeKey? {
    switch self {
    case .label: .label
    case .text: .text
    case .placeholder: .placeholder
    case .none, .caption, .asset, .children, .system, .unknown: nil
    }
  }

  /// How sure it is that the words name the element.
  var evidence: Evidence {
    switch self {
    case .label: .documented
    case .text, .placeholder, .system: .reference
    case .asset, .children: .article
    case .caption, .none, .unknown: .assumed
    }
  }

  /// The source in words, as in "from the visible text".
  var explanation: String {
    switch self {
    case .none: "nowhere"
    case .label: "`label`"
    case .text: "`text`"
    case .caption: "the caption that `labelledBy` ties to it"
    case .asset: "the name of the picture"
    case .placeholder: "`placeholder`"
    case .children: "the texts inside it"
    case .system: "the system"
    case .unknown: "what the file does not tell"
    }
  }
}

/// The words that name an element, and where they come from.
package struct AccessibleName: Sendable {
  package let text: String
  package let source: NameSource
  /// Where the words are written, where they stand in one place.
  let range: SourceRange?
}
