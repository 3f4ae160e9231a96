package import DocumentSyntax

/// Other texts in place of those of the file.
extension UITree {
  /// The indices of an element's attributes.
  package func attributeIndices(of index: Int) -> Range<Int> {
    let first = Int(elements[index].firstAttribute)
    return first..<first + Int(elements[index].attributeCount)
  }

  /// Puts a text in the place of one that the file has; says where it is written, if elsewhere.
  package mutating func replaceText(ofAttribute index: Int, with text: String, place: String? = nil)
  {
    strings.append(text)
    attributes[index].form = .decoded
    attributes[index].payload = UInt32(truncatingIfNeeded: strings.count - 1)
    translations[index] = place
  }

  /// Forgets a text that an element has; the attribute stays as one that nobody can tell.
  package mutating func removeText(ofAttribute index: Int, of element: Int) {
    elements[element].keys.remove(attributes[index].key)
    attributes[index].form = .unknown
    attributes[index].payload = UInt32(Unknown.notSaid.rawValue)
  }

  /// Notes anew which texts of an element say something, after some of them have changed.
  package mutating func takeWords(of index: Int) {
    elements[index].words = AttributeWords()
    for attribute in attributes[attributeIndices(of: index)]
    where look(at: attribute, String.isBlank) == false {
      elements[index].takeWords(of: attribute.key)
    }
  }

  /// The attributes of an element whose texts are translations.
  package func translatedAttributes(of index: Int) -> [Int] {
    guard !translations.isEmpty else { return [] }
    return attributeIndices(of: index).filter { translations[$0] != nil }
  }

  /// Where the file has texts that stay as they are, in its order.
  package var untranslatedRanges: [SourceRange] {
    attributes.indices.filter { attributes[$0].form.isText && translations[$0] == nil }
      .map { attributes[$0].range }.sorted { $0.start < $1.start }
  }

  /// Where the file has the texts that translations have replaced, in its order.
  package var translatedRanges: [SourceRange] {
    translations.keys.map { attributes[$0].range }.sorted { $0.start < $1.start }
  }
}
