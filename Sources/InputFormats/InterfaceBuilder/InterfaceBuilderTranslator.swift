import DocumentSyntax
import ScreenModel

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
  private let version: LanguageVersion
  private let language: String

  /// A translator into a version; nil where the tree stays as it is.
  init?(_ document: InterfaceBuilderDocument, _ version: LanguageVersion) {
    guard let language = version.language else { return nil }
    self.document = document
    self.version = version
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
      tree.screens[index].name = version.name(of: tree.screens[index].name)
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
    if hasChanged { tree.takeWords(of: index) }
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
    guard let texts = version.table?.texts else { return nil }
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

/// Finds the keys under which tables have the texts of an Interface Builder document: the id of an
/// object and the name of a property.
struct InterfaceBuilderTextKeys {
  private let xml: XMLTree

  init(_ xml: XMLTree) {
    self.xml = xml
  }

  /// The XML element whose start tag begins last before an offset or at it.
  func element(at offset: Int) -> Int? {
    var low = 0
    var high = xml.elements.count
    while low < high {
      let middle = (low + high) / 2
      if Int(xml.elements[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The keys of a text that begins at an offset, inside or at the XML element of its owner; the
  /// likeliest first.
  func keys(at offset: Int, owner: Int) -> [String] {
    guard let path = path(from: owner, to: offset), let last = path.last else { return [] }
    guard let object = path.lastIndex(where: { id(of: $0) != nil }), let id = id(of: path[object]),
      let name = name(at: offset, in: last)
    else { return [] }
    let between = path[(object + 1)...]
    guard name != "content" else { return fragmentKeys(id, between) }
    // The key of a string of its own names the property.
    let holders = isTag(offset, of: last) ? between : between.dropLast()
    return properties(name, in: holders).map { id + "." + $0 }
  }

  /// The key of a segment of a control.
  func segmentKeys(of control: Int, place: Int) -> [String] {
    id(of: control).map { ["\($0).segmentTitles[\(place)]"] } ?? []
  }

  /// Whether a text is one that the system brings along: what names it is a type and no text.
  func isSystemName(at offset: Int, owner: Int) -> Bool {
    let name = element(at: offset).flatMap { $0 == owner ? self.name(at: offset, in: $0) : nil }
    return name == "systemItem" || name == "buttonType"
  }

  // MARK: The way to a text

  /// The XML elements from an owner down to the one in which a text stands.
  private func path(from owner: Int, to offset: Int) -> [Int]? {
    guard let holder = element(at: offset), holder >= owner,
      holder < Int(xml.elements[owner].next)
    else { return nil }
    var path = [owner]
    var current = owner
    while current != holder {
      var child = current + 1
      while Int(xml.elements[child].next) <= holder { child = Int(xml.elements[child].next) }
      current = child
      path.append(current)
    }
    return path
  }

  /// Whether an offset stands inside the start tag of an element, and not at its beginning.
  private func isTag(_ offset: Int, of index: Int) -> Bool {
    let element = xml.elements[index]
    return offset > Int(element.start) && offset < Int(element.tagEnd)
  }

  private func value(_ name: StaticString, of index: Int) -> String? {
    for attribute in xml.attributes(of: index) where xml.nameEquals(attribute, name) {
      return xml.value(of: attribute)
    }
    return nil
  }

  private func id(of index: Int) -> String? { value("id", of: index) }

  /// The name of the attribute at an offset, or the key of the element.
  private func name(at offset: Int, in index: Int) -> String? {
    guard isTag(offset, of: index) else { return value("key", of: index) }
    for attribute in xml.attributes(of: index)
    where attribute.nameStart <= offset && offset <= attribute.valueEnd {
      return xml.name(of: attribute)
    }
    return nil
  }

  // MARK: Properties

  /// The properties that an attribute of a name sets, by what stands around it.
  private func properties(_ name: String, in holders: ArraySlice<Int>) -> [String] {
    guard let holder = holders.first else { return spellings(name) }
    if xml.nameEquals(holder, "state") {
      // Only the normal state is read.
      return spellings("normal" + capitalized(name))
    }
    if xml.nameEquals(holder, "buttonConfiguration") {
      return ["configuration." + name] + spellings("configuration" + capitalized(name))
    }
    if xml.nameEquals(holder, "accessibility") {
      return spellings("accessibility" + capitalized(name))
    }
    // Runtime attributes and whatever else may come.
    return []
  }

  /// The keys of the one fragment of an attributed text.
  private func fragmentKeys(_ id: String, _ between: ArraySlice<Int>) -> [String] {
    guard
      let place = between.firstIndex(where: { xml.nameEquals($0, "attributedString") }),
      let name = value("key", of: between[place])
    else { return [] }
    return properties(name, in: between[..<place]).map { id + "." + $0 }
  }

  /// A property, and how Xcode calls it where the object has a copy of its own.
  private func spellings(_ name: String) -> [String] {
    [name, "ibShadowed" + capitalized(name), "ibExternal" + capitalized(name)]
  }

  private func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// The system's names of the items that it draws itself, in languages other than English.
enum InterfaceBuilderSystemWords {
  /// The name in a language, given that in English; nil where it is not known here.
  static func name(_ english: String, in language: String) -> String? {
    switch language.prefix(while: { $0 != "-" }) {
    case "en": english
    case "de": german[english]
    default: nil
    }
  }

  private static let german = [
    "Done": "Fertig", "Cancel": "Abbrechen", "Edit": "Bearbeiten", "Save": "Sichern",
    "Add": "Hinzufügen", "Reply": "Antworten", "Share": "Teilen", "Bookmarks": "Lesezeichen",
    "Search": "Suchen", "Refresh": "Aktualisieren", "Stop": "Stoppen", "Camera": "Kamera",
    "Delete": "Löschen", "Play": "Wiedergabe", "Pause": "Pause", "Undo": "Widerrufen",
    "Redo": "Wiederholen", "Close": "Schließen", "More": "Mehr", "Favorites": "Favoriten",
    "Contacts": "Kontakte", "History": "Verlauf", "Downloads": "Downloads",
    "More Info": "Weitere Infos", "Add Contact": "Kontakt hinzufügen",
  ]
}
