import DocumentSyntax
import ScreenModel

/// The signs in JSON or YAML without an ending of ours that it is a tree, and not other data that
/// has a `type` or a `screen` as well.
struct TreeEvidence {
  /// Whether its root, or the first item of it, is a named screen, or a list of screens.
  private let isScreen: Bool
  /// How many mappings have a type of the tree format.
  private var typed = 0
  /// How many of them have words or a place as well.
  private var telling = 0
  /// How many of them have a place.
  private var placed = 0
  /// How many keys of typed mappings are of the tree format, and how many are not.
  private var known = 0
  private var unknown = 0

  /// How many values of a big file are looked at.
  private static let most = 20_000

  /// The keys of words and places.
  private static let words: Set<AttributeKey> = [
    .text, .label, .title, .placeholder, .value, .hint, .image,
  ]

  /// Looks at a document that has one of the shapes of the tree format.
  init(_ syntax: SyntaxTree) {
    isScreen = Self.hasScreen(syntax)
    for entry in syntax.entries.indices.prefix(Self.most)
    where syntax.entries[entry].kind == .mapping {
      look(at: entry, in: syntax)
    }
  }

  /// Whether it counts as a tree: a screen with an element, or several elements with words or
  /// places.
  var isEnough: Bool {
    guard known >= unknown else { return false }
    return isScreen ? typed >= 1 : telling >= 3 || placed >= 2
  }

  private static func hasScreen(_ syntax: SyntaxTree) -> Bool {
    guard let first = syntax.roots.first else { return false }
    let root = syntax.resolved(first)
    let isList = syntax.entries[root].kind == .sequence
    let candidate = isList ? syntax.resolved(root + 1) : root
    return keys(of: candidate, in: syntax).contains { key in
      ["screen", "screens"].contains(syntax.text(of: key))
    }
  }

  private static func keys(of mapping: Int, in syntax: SyntaxTree) -> [Int] {
    guard syntax.entries[mapping].kind == .mapping else { return [] }
    var keys: [Int] = []
    var entry = mapping + 1
    while entry < Int(syntax.entries[mapping].next) {
      keys.append(entry)
      entry = syntax.index(after: syntax.index(after: entry))
    }
    return keys
  }

  private mutating func look(at mapping: Int, in syntax: SyntaxTree) {
    let keys = Self.keys(of: mapping, in: syntax)
    guard keys.contains(where: { isType($0, in: syntax) }) else { return }
    typed += 1
    let attributes = keys.map { TreeVocabulary.keyTable.value(syntax.text(of: $0)) }
    known += attributes.count { $0 != nil }
    unknown += attributes.count { $0 == nil }
    let found = Set(attributes.compactMap(\.self))
    if found.contains(.frame) { placed += 1 }
    if found.contains(.frame) || !found.isDisjoint(with: Self.words) { telling += 1 }
  }

  private func isType(_ key: Int, in syntax: SyntaxTree) -> Bool {
    let value = syntax.resolved(syntax.index(after: key))
    return syntax.text(of: key) == "type" && syntax.entries[value].kind == .string
      && TreeVocabulary.typeTable.value(syntax.text(of: value)) != nil
  }
}
