import InputFormats
package import ScreenModel

/// Where the elements of a tree are, by the kinds on the way from their screens and their ordinals
/// among siblings of those kinds; and how many there are of each identity.
package struct ElementPlaces {
  private struct Siblings: Hashable {
    let parent: Int32
    let kind: ElementKind
  }

  /// How many elements there are of each identity.
  private(set) var elements: [UInt64: Int] = [:]
  private let tree: UITree
  private var hashes: [UInt64] = []
  /// The way to each element.
  private var ways: [UInt64] = []
  private var counts: [Siblings: UInt64] = [:]

  /// The places of the elements of a tree.
  package init(of tree: UITree) {
    self.tree = tree
    let identity = ElementIdentity(tree: tree)
    hashes = identity.all
    elements.reserveCapacity(hashes.count)
    ways.reserveCapacity(hashes.count)
    for index in tree.elements.indices {
      elements[hashes[index], default: 0] += 1
      let parent = tree.elements[index].parent
      let kind = tree.elements[index].kind
      guard parent >= 0 else {
        // Where it has an object id, its name depends on the language.
        let hasID = tree.screens[Int(tree.elements[index].screen)].notation.hasObjectIDs
        ways.append(hasID ? hashes[index] : identity.screen(of: index))
        continue
      }
      let ordinal = counts[Siblings(parent: parent, kind: kind), default: 0]
      counts[Siblings(parent: parent, kind: kind)] = ordinal + 1
      var hash = StableHash(continuing: ways[Int(parent)])
      hash.mix(kind.rawValue)
      hash.mix(ordinal)
      ways.append(hash.value)
    }
  }

  /// The trace by which an element is recognised in other versions of its file.
  package func trace(of element: Int) -> ElementTrace {
    ElementTrace(identity: identity(of: element), place: place(of: element))
  }

  /// The identity of an element.
  func identity(of element: Int) -> UInt64 { hashes[element] }

  /// Where an element is, and among how many of its kind.
  func place(of element: Int) -> UInt64 {
    let siblings = Siblings(
      parent: tree.elements[element].parent, kind: tree.elements[element].kind)
    var hash = StableHash(continuing: ways[element])
    hash.mix(counts[siblings] ?? 0)
    return hash.value
  }
}
