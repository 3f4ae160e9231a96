/// How somebody's own trees are read as ours: what a configuration or a preset says of them.
public struct Adapter: Sendable {
  /// The name, for messages and `--input adapter:NAME`.
  public var name: String
  /// Globs of the files that it is for, relative to the configuration's folder.
  public var files: [String] = []
  /// What the root of a file has to have, so that the adapter is taken without being named.
  var recognition: AdapterCondition?
  /// Where the screens are; the whole document unless given.
  var screens: AdapterPath?
  /// What the screen says of itself.
  var screen: [(key: AttributeKey, value: AdapterValue)] = []
  /// Where a node says what type it is.
  var typeName: AdapterPath?
  /// What is said of single types, by their names in the file.
  var ownTypes: [String: AdapterType] = [:]
  /// The types by their names in the file; each has what holds for all already.
  var types: [String: AdapterType] = [:]
  /// What holds for every type.
  var general = AdapterType()
  /// The type of nodes whose own is not listed; nil where that is worth a finding.
  var defaultKind: ElementKind?
  /// Keys that files may leave out although the app has them.
  var unsaid: [AttributeKey] = []
  /// Parts of texts that the app fills in, so that what such a text says is not known.
  var templates: [String] = []

  /// The names of the adapters that come with the program.
  public static let presetNames = AdapterPreset.allCases.map(\.rawValue)

  /// The keys whose absence says nothing: those that are mapped nowhere, and those that it names.
  var unsaidKeys: AttributeSet {
    var said: Set<AttributeKey> = [.type, .children, .disable]
    for type in [general] + types.values {
      said.formUnion(type.properties.map(\.key))
      if type.traits != nil { said.insert(.traits) }
    }
    said.formUnion(screen.map(\.key))
    said.subtract(unsaid)
    return AttributeSet(AttributeKey.allCases.filter { !said.contains($0) })
  }
}
