import DocumentSyntax

/// Tells the elements of a tree apart by what stays when a file is edited around them.
///
/// An element that has an id is known by it and its kind. Any other is known by its kind, its
/// words, and the kinds of those around it up to one that has an id, or up to the screen. Places
/// among siblings do not count, so that new siblings leave it alone; elements that are alike in
/// everything have one identity.
///
/// It is a class, since each finding asks it, and copying a tree counts the users of its arrays.
final class ElementIdentity: Sendable {
  let tree: UITree

  /// The keys that tell elements of one kind apart where they have no id, the first that is there.
  private static let words: [AttributeKey] = [.text, .image, .label, .placeholder, .class, .value]

  /// Tells the elements of that tree apart.
  init(tree: UITree) {
    self.tree = tree
  }

  /// The hash of an element.
  func hash(of element: Int) -> UInt64 {
    var chain: [Int] = []
    var index = element
    var context = name(of: index).map { start(of: index, $0) }
    while context == nil {
      chain.append(index)
      index = Int(tree.elements[index].parent)
      context = index < 0 ? screen(of: element) : name(of: index).map { start(of: index, $0) }
    }
    guard !chain.isEmpty else { return context ?? 0 }
    let around = chain.reversed().reduce(context ?? 0) { step($1, from: $0) }
    return finish(element, around)
  }

  /// The hashes of all elements, in the order of the tree.
  var all: [UInt64] {
    var contexts: [UInt64] = []
    var hashes: [UInt64] = []
    contexts.reserveCapacity(tree.elements.count)
    hashes.reserveCapacity(tree.elements.count)
    for index in tree.elements.indices {
      if let name = name(of: index) {
        contexts.append(start(of: index, name))
        hashes.append(contexts[index])
      } else {
        let parent = Int(tree.elements[index].parent)
        contexts.append(step(index, from: parent < 0 ? screen(of: index) : contexts[parent]))
        hashes.append(finish(index, contexts[index]))
      }
    }
    return hashes
  }

  /// What the root of an element's screen is known by.
  func screen(of element: Int) -> UInt64 {
    let screen = Int(tree.elements[element].screen)
    var hash = StableHash()
    // A file that is renamed keeps what is known of it.
    hash.mix(tree.screens[screen].isNamedAfterFile ? "" : tree.screens[screen].name ?? "")
    return hash.value
  }

  /// What an element is called in words: its kind, and its id or what it shows.
  func description(of element: Int) -> String {
    let kind = tree.elements[element].kind.rawValue
    if let id = tree.text(.id, of: element) { return kind + " #" + Quoted.bare(id) }
    if let key = Self.words.first(where: tree.elements[element].has),
      let words = tree.text(key, of: element)
    {
      return kind + " " + Quoted.bare(words)
    }
    guard let id = objectID(of: element) else { return kind }
    return kind + " #" + Quoted.bare(tree.file.text(in: id))
  }

  // MARK: Names

  /// What an element is called by those who made the file, and does not change.
  private enum Name {
    /// The id that Xcode gives it, which is that of nothing else in the file, by its place.
    case object(SourceRange)
    /// The accessibility identifier.
    case identifier(String)
  }

  private func name(of index: Int) -> Name? {
    if let id = objectID(of: index) {
      // What a tag has inside, such as the button of a cell, shares the tag.
      let parent = Int(tree.elements[index].parent)
      let outer = parent < 0 ? nil : objectID(of: parent)
      return outer.map { isSame($0, id) } == true ? nil : .object(id)
    }
    return tree.text(.id, of: index).map(Name.identifier)
  }

  private func isSame(_ a: SourceRange, _ b: SourceRange) -> Bool {
    a == b || tree.file.bytes[a.start..<a.end].elementsEqual(tree.file.bytes[b.start..<b.end])
  }

  /// The object id of an element of an Interface Builder file, read from its tag.
  private func objectID(of index: Int) -> SourceRange? {
    guard tree.screens[Int(tree.elements[index].screen)].isFromInterfaceBuilder else { return nil }
    let file = tree.file
    for attribute in XMLAttributes(ofTagAround: tree.elements[index].anchor.start, in: file)
    where attribute.nameEnd - attribute.nameStart == 2
      && file.bytes[attribute.nameStart] == UInt8(ascii: "i")
      && file.bytes[attribute.nameStart + 1] == UInt8(ascii: "d")
    {
      return attribute.valueRange
    }
    return nil
  }

  // MARK: Hashes

  private func start(of index: Int, _ name: Name) -> UInt64 {
    var hash = StableHash()
    switch name {
    case .object(let id):
      hash.mix("object")
      hash.mix(tree.elements[index].kind.rawValue)
      hash.mix(tree.file.bytes[id.start..<id.end])
    case .identifier(let id):
      hash.mix(screen(of: index))
      hash.mix(tree.elements[index].kind.rawValue)
      hash.mix("id")
      hash.mix(id)
    }
    return hash.value
  }

  private func step(_ index: Int, from context: UInt64) -> UInt64 {
    var hash = StableHash(continuing: context)
    hash.mix(tree.elements[index].kind.rawValue)
    return hash.value
  }

  private func finish(_ index: Int, _ context: UInt64) -> UInt64 {
    guard let key = Self.words.first(where: tree.elements[index].has) else { return context }
    var hash = StableHash(continuing: context)
    hash.mix("words")
    hash.mix(tree.text(key, of: index) ?? "")
    return hash.value
  }
}
