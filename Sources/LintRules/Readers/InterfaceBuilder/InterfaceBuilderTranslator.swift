import DocumentSyntax

/// Turns the screens of an Interface Builder document into those of another language.
///
/// It works on the finished tree, so that reading knows nothing of languages.
struct InterfaceBuilderTranslator {
  /// The keys whose texts people meet.
  private static let keys = AttributeSet([
    .text, .title, .placeholder, .label, .hint, .value, .badge,
  ])

  private let document: InterfaceBuilderDocument
  private let textKeys: InterfaceBuilderTextKeys
  private let edition: Edition
  private let language: String

  /// A translator into an edition; nil where the tree stays as it is.
  init?(_ document: InterfaceBuilderDocument, _ edition: Edition) {
    guard let language = edition.language else { return nil }
    self.document = document
    self.edition = edition
    self.language = language
    textKeys = InterfaceBuilderTextKeys(document.xml)
  }

  /// Translates the texts of a tree, and turns it round for languages from right to left.
  func translate(_ tree: inout UITree) {
    for index in tree.elements.indices { translate(index, of: &tree) }
    let isRightToLeft = LanguageTag.isRightToLeft(language)
    for index in tree.screens.indices {
      tree.screens[index].language = language
      tree.screens[index].isRightToLeft = isRightToLeft
      tree.screens[index].name = edition.name(of: tree.screens[index].name)
    }
    if isRightToLeft, document.settings.usesAutolayout { mirror(&tree) }
  }

  // MARK: Texts

  private func translate(_ index: Int, of tree: inout UITree) {
    guard let owner = textKeys.element(at: tree.elements[index].anchor.start) else { return }
    var hasChanged = false
    for place in tree.attributeIndices(of: index) {
      let attribute = tree.attributes[place]
      guard attribute.form.isText, Self.keys.contains(attribute.key) else { continue }
      if isSystemName(attribute, of: index, owner, in: tree) {
        hasChanged = rename(place, of: index, in: &tree) || hasChanged
      } else if let text = translation(of: attribute, of: index, owner, in: tree),
        text.text != tree.text(of: attribute)
      {
        tree.replaceText(ofAttribute: place, with: text.text, place: text.place)
        hasChanged = true
      }
    }
    if hasChanged { tree.takeTextFacts(of: index) }
  }

  private func isSystemName(
    _ attribute: StoredAttribute, of index: Int, _ owner: Int, in tree: UITree
  ) -> Bool {
    attribute.form == .decoded && tree.elements[index].marks.contains(.systemProvided)
      && textKeys.isSystemName(at: Int(attribute.start), owner: owner)
  }

  /// Gives a system item its name in the language, or none as far as is known, since the system
  /// has one; gives whether it changed.
  private func rename(_ place: Int, of index: Int, in tree: inout UITree) -> Bool {
    guard let english = tree.text(of: tree.attributes[place]) else { return false }
    guard let name = InterfaceBuilderSystemWords.name(english, in: language) else {
      tree.removeText(ofAttribute: place, of: index)
      return true
    }
    guard name != english else { return false }
    tree.replaceText(ofAttribute: place, with: name)
    return true
  }

  /// The text of the table for one of the file; nil where the table has none.
  private func translation(
    of attribute: StoredAttribute, of index: Int, _ owner: Int, in tree: UITree
  ) -> TranslatedText? {
    guard let texts = edition.table?.texts else { return nil }
    for key in textKeys.keys(at: Int(attribute.start), owner: owner) {
      if let text = texts[key] { return text }
    }
    let element = tree.elements[index]
    guard element.kind == .segment, element.parent >= 0,
      let control = textKeys.element(at: tree.elements[Int(element.parent)].anchor.start)
    else { return nil }
    let keys = textKeys.segmentKeys(of: control, place: Int(element.position))
    return keys.lazy.compactMap { texts[$0] }.first
  }

  // MARK: Sides

  /// Turns frames round, as the layout does for what stands at leading and trailing edges.
  private func mirror(_ tree: inout UITree) {
    let frames = tree.elements.map { $0.has(.frame) ? $0.frame : nil }
    for index in tree.elements.indices {
      let parent = Int(tree.elements[index].parent)
      guard parent >= 0, let frame = frames[index] else { continue }
      let around =
        tree.elements[parent].parent < 0
        ? tree.screens[Int(tree.elements[index].screen)].size : frames[parent]
      // What is wider than its parent scrolls, and nobody knows how far.
      guard let around, frame.x >= 0, frame.x + frame.width <= around.width else { continue }
      tree.elements[index].frame.x = around.width - frame.x - frame.width
    }
  }
}
