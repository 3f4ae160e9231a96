package import DocumentSyntax
import InputFormats
import ScreenModel

/// A first draft of an adapter for JSON or YAML of another schema, guessed from the names of keys
/// and values in one file.
package struct AdapterDraft {
  private let path: String
  private let typeKey: String
  private let childrenKey: String?
  private let properties: [(ours: String, theirs: String)]
  private let types: [(theirs: String, ours: String)]

  private static let name = "draft"
  /// The most stops that a draft shows.
  private static let mostStops = 12

  /// The draft for a file; nil where no key tells the types of its objects.
  package init?(_ file: SourceFile) {
    let isJSON = file.path.lowercased().hasSuffix(".json")
    let parsed = isJSON ? JSONParser.parse(file) : YAMLParser.parse(file)
    guard let syntax = parsed.tree else { return nil }
    var survey = KeySurvey()
    for root in syntax.roots { survey.look(at: CaptureValue(syntax, root)) }
    guard let typeKey = survey.typeKey else { return nil }
    self.typeKey = typeKey
    path = file.path
    childrenKey = survey.childrenKey
    properties = survey.properties
    types = survey.types(by: typeKey)
  }

  /// The adapter as a configuration.
  package var text: String {
    var lines = ["adapters:", "  - name: \(Self.name)", "    files: \(ScalarText.yaml(path))"]
    lines.append("    type: \(ScalarText.yaml(typeKey))")
    if let childrenKey { lines.append("    children: \(ScalarText.yaml(childrenKey))") }
    if !properties.isEmpty {
      lines.append("    properties:")
      lines += properties.map { "      \($0.ours): \(ScalarText.yaml($0.theirs))" }
    }
    lines.append("    types:")
    lines += types.map { "      \(ScalarText.yaml($0.theirs)): \($0.ours)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The words of the first stops of a file as the draft reads it.
  package func stops(of file: SourceFile) -> [String] {
    let source = SourceFile(path: ConfigurationName.all[0], bytes: Array(text.utf8))
    var options = ReadingOptions()
    options.adapters = ConfigurationFile(source).adapters
    options.adapter = Self.name
    let document = Readers.document(file, options)
    var stops: [String] = []
    for group in 0..<document.groupCount {
      guard let tree = document.read(group).tree else { continue }
      let resolved = AccessibilityTree(resolving: tree)
      stops += resolved.nodes([.exposed]).compactMap { resolved.utterance(of: $0) }
    }
    return Array(stops.prefix(Self.mostStops))
  }
}

/// The keys of a file's objects, with their texts and lists.
private struct KeySurvey {
  private var objects = 0
  private var texts: [String: [String: Int]] = [:]
  private var lists: [String: Int] = [:]

  /// The most objects that are looked at.
  private static let most = 20_000
  private static let typeKeys = [
    "type", "component", "kind", "widget", "element", "elementType", "componentType", "view",
    "class", "tag", "_type", "@type", "typeName", "viewType", "name",
  ]
  private static let childrenKeys = [
    "children", "content", "items", "elements", "components", "subviews", "body", "views",
    "widgets", "blocks", "sections", "nodes",
  ]
  private static let names: [(ours: String, theirs: [String])] = [
    ("id", ["id", "identifier", "testID", "testId", "key", "accessibilityIdentifier"]),
    ("text", ["text", "title", "caption", "str", "string", "content", "label", "displayText"]),
    (
      "label",
      [
        "accessibilityLabel", "a11yLabel", "ariaLabel", "contentDescription", "voiceOver",
        "altText", "a11y", "accessibility_label", "aria-label", "spoken",
      ]
    ),
    ("hint", ["accessibilityHint", "a11yHint", "hint"]),
    ("image", ["image", "icon", "imageName", "iconName", "src", "source", "asset"]),
    ("placeholder", ["placeholder", "prompt"]),
    ("value", ["value", "accessibilityValue"]),
    ("onTap", ["onTap", "action", "onPress", "tap", "onClick", "deeplink", "href", "url"]),
  ]
  private static let kinds: [(part: String, ours: String)] = [
    ("button", "button"), ("btn", "button"), ("cta", "button"), ("link", "link"),
    ("headline", "header"), ("header", "header"), ("heading", "header"), ("title", "header"),
    ("input", "textField"), ("field", "textField"), ("textview", "textView"), ("label", "text"),
    ("text", "text"), ("txt", "text"), ("paragraph", "text"), ("checkbox", "checkbox"),
    ("toggle", "switch"), ("switch", "switch"), ("slider", "slider"), ("stepper", "stepper"),
    ("image", "image"), ("icon", "image"), ("picture", "image"), ("avatar", "image"),
    ("progress", "progress"), ("spinner", "activityIndicator"), ("row", "cell"),
    ("cell", "cell"), ("listitem", "cell"), ("list", "list"), ("table", "list"),
    ("tabbar", "tabBar"), ("tab", "tab"), ("scroll", "scroll"), ("stack", "stack"),
    ("column", "stack"), ("grid", "grid"), ("web", "web"), ("map", "map"), ("picker", "picker"),
  ]

  /// Notes the objects in a value.
  mutating func look(at value: CaptureValue) {
    var open = [value]
    while let value = open.popLast(), objects < Self.most {
      switch value.kind {
      case .mapping:
        objects += 1
        for member in value.members {
          if member.kind == .sequence {
            if member.items.contains(where: { $0.kind == .mapping }) {
              lists[member.name, default: 0] += 1
            }
          } else if let text = member.string {
            texts[member.name, default: [:]][text, default: 0] += 1
          }
          open.append(member)
        }
      case .sequence: open += value.items.reversed()
      default: break
      }
    }
  }

  /// The key that tells the types: one of the usual names that at least half of the objects have,
  /// with values of one word.
  var typeKey: String? {
    Self.typeKeys.first { key in
      guard let values = texts[key] else { return false }
      let uses = values.values.reduce(0, +)
      return uses * 2 >= objects && values.keys.allSatisfy { !$0.contains(" ") }
    }
  }

  /// The key of the objects inside.
  var childrenKey: String? {
    Self.childrenKeys.first { lists[$0] != nil }
      ?? lists.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The pairs of our keys and theirs.
  var properties: [(ours: String, theirs: String)] {
    var used: Set<String> = typeKey.map { [$0] } ?? []
    return Self.names.compactMap { ours, theirs in
      guard let key = theirs.first(where: { texts[$0] != nil && !used.contains($0) }) else {
        return nil
      }
      used.insert(key)
      return (ours, key)
    }
  }

  /// The types, in the order of their names, with the kinds of ours that they may be.
  func types(by key: String) -> [(theirs: String, ours: String)] {
    (texts[key] ?? [:]).keys.sorted().map { type in
      let plain = type.lowercased().filter(\.isLetter)
      return (type, Self.kinds.first { plain.contains($0.part) }?.ours ?? "view")
    }
  }
}
