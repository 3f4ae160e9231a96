import DocumentSyntax
import ScreenModel

/// The names that tools give to traits: `NotEnabled`, `notEnabled`, `Not Enabled`, `unknown(64)`.
enum CaptureTraits {
  private static let byName: [String: TraitSet] = {
    var traits: [String: TraitSet] = [:]
    for (bit, name) in TraitSet.bitNames.enumerated() {
      traits[name.lowercased()] = TraitSet(bit: UInt64(bit))
    }
    for (name, trait) in TraitSet.aliases { traits[name.lowercased()] = trait }
    traits["tabbutton"] = .tabBarItem
    return traits
  }()

  /// The traits of a list of names, or of a mask; nil where the value is neither.
  static func traits(of value: CaptureValue) -> TraitSet? {
    if value.kind == .number || value.kind == .string {
      return value.text.flatMap(UInt64.init).map(TraitSet.init(rawValue:))
    }
    guard value.kind == .sequence else { return nil }
    return value.items.reduce(into: TraitSet()) { traits, item in
      if let name = item.string { traits.formUnion(Self.traits(named: name)) }
    }
  }

  /// The traits of one name; the empty set for a name that nobody knows.
  static func traits(named name: String) -> TraitSet {
    let short = String(name.lowercased().filter { $0 != " " })
    if let known = byName[short] { return known }
    guard short.hasPrefix("unknown("), short.hasSuffix(")") else { return [] }
    return UInt64(short.dropFirst(8).dropLast()).map(TraitSet.init(rawValue:)) ?? []
  }
}
