/// How nodes of one type are read; also what holds for every type.
struct AdapterType: Sendable {
  /// Our type; nil where that of the other types holds.
  var kind: ElementKind?
  /// The values of our keys, each key once.
  var properties: [(key: AttributeKey, value: AdapterValue)] = []
  /// Where the traits come from, all together; nil where those of the other types hold.
  var traits: [AdapterValue]?
  /// Where the children are; nil where those of the other types are.
  var children: [AdapterChild]?
  /// When nodes are left out with all that they hold.
  var skip: AdapterCondition?
  /// Our type by other values than the name of theirs; counts more than that name.
  var kindValue: AdapterValue?

  /// Sets the value of a key in place of the one that it has.
  mutating func set(_ key: AttributeKey, _ value: AdapterValue) {
    if let index = properties.firstIndex(where: { $0.key == key }) {
      properties[index].value = value
    } else {
      properties.append((key, value))
    }
  }

  /// What holds for a type: its own, and of the rest what it does not say itself.
  func inheriting(_ general: AdapterType) -> AdapterType {
    var merged = general
    for (key, value) in properties { merged.set(key, value) }
    merged.kind = kind ?? general.kind
    merged.traits = traits ?? general.traits
    merged.children = children ?? general.children
    merged.skip = skip ?? general.skip
    merged.kindValue = kindValue ?? general.kindValue
    return merged
  }
}
