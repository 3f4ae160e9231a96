import DocumentSyntax
import InputFormats
import ScreenModel

/// Tells the elements of a tree apart by what stays when a file is edited around them.
///
/// An element that has an id is known by it and its kind. Any other is known by its kind, its
/// words, and the kinds of those around it up to one that has an id, or up to the screen. Places
/// among siblings do not count, so that new siblings leave it alone; elements that are alike in
/// everything have one identity.
///
/// It is a class, since each finding asks it, and what was worked out for one element is kept for
/// those it holds: elements that are nested deeply would ask for the same ones again and again.
final class ElementIdentity {
  /// The knowledge about an element so far.
  private struct Knowledge {
    var isKnown = false
    /// Whether the element has a name of its own; it needs no words then.
    var isNamed = false
    /// The seed of the hashes of the elements inside it.
    var context: UInt64 = 0
  }

  let tree: UITree
  private var knowledge: [Knowledge]

  /// The keys that tell elements of one kind apart where they have no id, the first that is there.
  private static let words: [AttributeKey] = [.text, .image, .label, .placeholder, .class, .value]

  /// Tells the elements of that tree apart.
  init(tree: UITree) {
    self.tree = tree
    knowledge = Array(repeating: Knowledge(), count: tree.elements.count)
  }

  /// The hash of an element.
  func hash(of element: Int) -> UInt64 {
    learn(about: element)
    let known = knowledge[element]
    return known.isNamed ? known.context : finish(element, known.context)
  }

  /// The hashes of all elements, in the order of the tree.
  var all: [UInt64] { tree.elements.indices.map(hash) }

  /// Works out what an element and those around it are known by, as far as it is not known.
  private func learn(about element: Int) {
    var chain: [Int] = []
    var index = element
    while index >= 0, !knowledge[index].isKnown {
      if let name = name(of: index) {
        knowledge[index] = Knowledge(isKnown: true, isNamed: true, context: start(of: index, name))
      } else {
        chain.append(index)
        index = Int(tree.elements[index].parent)
      }
    }
    guard !chain.isEmpty else { return }
    var context = index < 0 ? screen(of: element) : knowledge[index].context
    for index in chain.reversed() {
      context = step(index, from: context)
      knowledge[index] = Knowledge(isKnown: true, context: context)
    }
  }

  /// The hash that identifies the root of an element's screen.
  func screen(of element: Int) -> UInt64 {
    let screen = Int(tree.elements[element].screen)
    var hash = StableHash()
    // A file that is renamed keeps what is known of it.
    hash.mix(tree.screens[screen].isNamedAfterFile ? "" : tree.screens[screen].name ?? "")
    return hash.value
  }

  /// A description of an element in words: its kind, and its id or what it shows.
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

  /// The name that the authors of the file gave to an element, which does not change.
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

  /// Where the id of an element stands that is only its own; nil where it has none.
  private func objectID(of index: Int) -> SourceRange? {
    tree.screens[Int(tree.elements[index].screen)].notation.objectID(of: index, in: tree)
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
