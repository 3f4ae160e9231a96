import DocumentSyntax
package import ScreenModel

/// How somebody's own trees are read as ours: what a configuration or a preset says of them.
public struct Adapter: Sendable {
  /// The name, for messages and `--input adapter:NAME`.
  public var name: String
  /// Globs of the files that it is for, relative to the configuration's folder.
  public var files: [String] = []
  /// The condition on the root of a file under which the adapter is used without being named.
  var recognition: AdapterCondition?
  /// Where the screens are; the whole document unless given.
  var screens: AdapterPath?
  /// The attributes of the screen itself.
  var screen: [(key: AttributeKey, value: AdapterValue)] = []
  /// Where a node says what type it is.
  var typeName: AdapterPath?
  /// The settings of single types, by their names in the file.
  var ownTypes: [String: AdapterType] = [:]
  /// The types by their names in the file; each has what holds for all already.
  var types: [String: AdapterType] = [:]
  /// The settings of every type.
  var general = AdapterType()
  /// The type of nodes whose own is not listed; nil where that is worth a finding.
  var defaultKind: ElementKind?
  /// Keys that files may leave out although the app has them.
  var unsaid: [AttributeKey] = []
  /// Parts of texts that the app fills in, so that what such a text says is not known.
  var templates: [String] = []

  /// The names of the adapters that come with the program.
  public static let presetNames = FormatList.presets.map { $0.name }

  /// The keys whose absence says nothing: those that are mapped nowhere, and those that it names.
  package var unsaidKeys: AttributeSet {
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

  /// The settings of a type: its own, and the general ones that it does not override.
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

/// Where some of a node's children stand.
struct AdapterChild: Sendable {
  /// The path to a list of nodes, or to one node.
  var path: AdapterPath
  /// The type that they have whatever they say; nil where they say it.
  var type: String?
}

/// Where the value of one of our keys comes from.
indirect enum AdapterValue: Sendable {
  /// The first value that a path leads to.
  case path(AdapterPath)
  /// The value of a path, turned into another one by its text.
  case mapped(AdapterPath, [String: AdapterConstant], otherwise: AdapterConstant?)
  /// Always the same.
  case constant(AdapterConstant)
  /// Texts with the values of paths between them; nothing where none of the paths leads anywhere.
  case template([AdapterTemplatePart])
  /// The texts of a list, one after the other; objects in it stand for their member `deep`.
  case joined(AdapterPath, deep: [UInt8]?, separator: String)
  /// True where a path leads to a value other than null and false.
  case present(AdapterPath)
  /// The opposite of a boolean.
  case not(AdapterPath)
  /// The parts of a structured value, such as a frame.
  case parts([(name: String, value: AdapterValue)])
  /// The first of several that gives a value.
  case first([AdapterValue])
  /// A value where a condition holds.
  case conditional(AdapterCondition, AdapterValue)
  /// No value at all: what was inherited is taken back.
  case nothing
}

/// A value that an adapter spells out: one text or several.
struct AdapterConstant: Sendable, Equatable {
  /// The texts as they are spelled.
  let texts: [String]
  /// Whether they were written as a list.
  let isList: Bool

  /// One text.
  init(_ text: String) {
    texts = [text]
    isList = false
  }

  /// A list of texts.
  init(list: [String]) {
    texts = list
    isList = true
  }
}

/// A part of a template.
enum AdapterTemplatePart: Sendable, Equatable {
  /// A text as it stands.
  case text(String)
  /// The value of a path.
  case path(AdapterPath)

  /// The parts of a template: `{path}` is a value, `{{` and `}}` are braces.
  static func parts(of template: String) throws(AdapterPath.Mistake) -> [AdapterTemplatePart] {
    var parts: [AdapterTemplatePart] = []
    var text: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let byte = rest.popFirst() {
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if isBrace, rest.first == byte {
        rest.removeFirst()
        text.append(byte)
      } else if byte == UInt8(ascii: "{") {
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        let path = rest.prefix { $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(path.count)
        guard rest.popFirst() != nil else {
          throw AdapterPath.Mistake(message: "a `{` is not closed; write {{ for a brace")
        }
        parts.append(.path(try AdapterPath(String(decoding: path, as: UTF8.self))))
      } else if byte == UInt8(ascii: "}") {
        throw AdapterPath.Mistake(message: "a `}` stands alone; write }} for a brace")
      } else {
        text.append(byte)
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return parts
  }
}

/// A condition on a node: every check of at least one list must hold.
struct AdapterCondition: Sendable {
  /// A check of one value.
  enum Check: Sendable {
    /// One of these texts; one that ends with `*` stands for all that begin so.
    case isOneOf([String])
    /// Any value that says something: neither null, false, 0, "", nor an empty list or object.
    case isTrue
    /// Whether there is a value that is not null.
    case isPresent(Bool)
    /// Whether there is a value, be it null.
    case isGiven(Bool)
    /// None of these texts.
    case isNoneOf([String])
    /// The same text as the value of another path.
    case isSame(AdapterPath)
  }

  /// Lists of checks, each with the path to what it checks.
  var alternatives: [[(path: AdapterPath, check: Check)]]

  /// Whether it holds at the node of a query.
  func holds(_ query: AdapterQuery) -> Bool {
    alternatives.contains { checks in
      checks.allSatisfy { path, check in Self.holds(check, path, query) }
    }
  }

  private static func holds(_ check: Check, _ path: AdapterPath, _ query: AdapterQuery) -> Bool {
    switch check {
    case .isGiven(let expected): query.isGiven(path) == expected
    case .isPresent(let expected): (query.first(path) != nil) == expected
    case .isTrue: query.all(path).contains { saysSomething($0.entry, query) }
    case .isOneOf(let texts): query.all(path).contains { fits(texts, $0, query) }
    case .isNoneOf(let texts): !query.all(path).contains { fits(texts, $0, query) }
    case .isSame(let other): same(query.first(path), query.first(other), query)
    }
  }

  private static func same(
    _ one: AdapterMatch?, _ other: AdapterMatch?, _ query: AdapterQuery
  ) -> Bool {
    guard let one, let other, !query.entries[one.entry].kind.isCollection,
      !query.entries[other.entry].kind.isCollection
    else { return false }
    return query.text(one.entry) == query.text(other.entry)
  }

  private static func fits(_ texts: [String], _ match: AdapterMatch, _ query: AdapterQuery) -> Bool
  {
    guard !query.entries[match.entry].kind.isCollection else { return false }
    let text = query.text(match.entry)
    return texts.contains { $0.hasSuffix("*") ? text.hasPrefix($0.dropLast()) : text == $0 }
  }

  private static func saysSomething(_ entry: Int, _ query: AdapterQuery) -> Bool {
    let record = query.entries[entry]
    switch record.kind {
    case .null, .alias: return false
    case .boolean: return query.syntax.boolean(of: entry) ?? false
    case .number: return query.syntax.number(of: entry) != 0
    case .string: return !["", "false", "no", "0"].contains(query.text(entry).lowercased())
    case .sequence, .mapping: return Int(record.next) > entry + 1
    }
  }
}
