import DocumentSyntax

/// Writes down what AccessibilitySnapshot says about one element or container.
enum SnapshotAttributes {
  /// Adds the attributes of the element that began last.
  static func add(_ node: SnapshotNode, _ traits: TraitSet, to builder: inout CaptureBuilder) {
    let value = node.value
    builder.add(.id, value.present("identifier"))
    builder.add(.label, value.present("label"))
    builder.add(.value, value.present("value"))
    builder.add(.hint, value.present("hint"))
    builder.add(.language, value.present("accessibilityLanguage"))
    builder.add(.respondsToInteraction, flag: value.present("respondsToUserInteraction"))
    if let list = value.present("traits") {
      builder.builder.add(traits: traits, value: list.range, start: list.start)
    }
    addTexts(.inputLabels, value.present("userInputLabels"), to: &builder)
    addTexts(.actions, value.present("customActions") ?? customActions(value), to: &builder)
    addTexts(.rotors, value.present("customRotors"), to: &builder)
    addContent(value.present("customContent"), to: &builder)
    addPlace(node, to: &builder)
    if let place = node.activationPoint {
      builder.builder.add(
        .activationPoint, .point(place.point), value: place.source.range,
        start: place.source.start)
    }
  }

  /// Adds the attributes of a container that began last.
  static func add(container node: SnapshotNode, to builder: inout CaptureBuilder) {
    let value = node.value
    let type = value.present("type")
    // A semantic group may carry its words in the case of its type.
    let inner = type?.members.first.flatMap { $0.kind == .mapping ? $0 : nil }
    builder.add(.id, value.present("identifier") ?? inner?.present("identifier"))
    builder.add(.label, value.present("label") ?? inner?.present("label"))
    builder.add(.value, value.present("value") ?? inner?.present("value"))
    if let list = value.present("traits"), let traits = CaptureTraits.traits(of: list),
      !traits.isEmpty
    {
      builder.builder.add(traits: traits, value: list.range, start: list.start)
    }
    if let type, let name = containerType(type) {
      builder.builder.add(.container, text: name, value: type.range, start: type.start)
    }
    addPlace(node, to: &builder)
  }

  /// The type of a container: a name, the case of an enumeration, or UIKit's number.
  private static func containerType(_ type: CaptureValue) -> String? {
    let name = type.string ?? type.members.first?.name ?? ""
    if ["list", "landmark", "dataTable", "semanticGroup"].contains(name) { return name }
    switch type.number {
    case 1: return "dataTable"
    case 2: return "list"
    case 3: return "landmark"
    case 4: return "semanticGroup"
    default: return nil
    }
  }

  private static func addPlace(_ node: SnapshotNode, to builder: inout CaptureBuilder) {
    guard let frame = node.frame else { return }
    builder.builder.add(
      frame: frame.rect.withoutNoise, value: frame.source.range, start: frame.source.start)
  }

  /// Adds a list of texts, or of objects that have a name.
  private static func addTexts(
    _ key: AttributeKey, _ list: CaptureValue?, to builder: inout CaptureBuilder
  ) {
    guard let list else { return }
    let texts = list.items.compactMap { item in
      (item.string ?? item.present("name")?.string).map { Located(value: $0, range: item.range) }
    }
    guard !texts.isEmpty else { return }
    builder.builder.add(key, .texts(texts), value: list.range, start: list.start)
  }

  /// The `actions` of ButtonHeist's form, which names those of UIKit beside the author's.
  private static func customActions(_ value: CaptureValue) -> CaptureValue? {
    guard let list = value.present("actions") else { return nil }
    let usual: Set<String> = ["activate", "increment", "decrement", "typeText"]
    return list.items.contains { $0.string.map(usual.contains) ?? false } ? nil : list
  }

  private static func addContent(_ list: CaptureValue?, to builder: inout CaptureBuilder) {
    guard let list else { return }
    let pairs = list.items.filter { $0.kind == .mapping }.map { item in
      CustomContent(
        label: item.present("label")?.string ?? "", value: item.present("value")?.string ?? "",
        important: item.present("isImportant")?.flag ?? false)
    }
    guard !pairs.isEmpty else { return }
    builder.builder.add(.content, .content(pairs), value: list.range, start: list.start)
  }
}
