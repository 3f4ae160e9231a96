extension UITree {
  /// The attributes of an element whose words are spoken: its name, its value and its hint.
  func spokenAttributes(of index: Int, nameSource: NameSource) -> [StoredAttribute] {
    let element = elements[index]
    var attributes: [StoredAttribute] = []
    let name: AttributeKey? =
      switch nameSource {
      case .label: .label
      case .text: .text
      case .placeholder: .placeholder
      case .none, .caption, .asset, .children, .system, .unknown: nil
      }
    for key in [name, .value, .hint].compactMap(\.self) where element.has(key) {
      if let attribute = attribute(key, of: index) { attributes.append(attribute) }
    }
    return attributes
  }
}
