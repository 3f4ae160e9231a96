import DocumentSyntax

/// Writes down what idb says about one element.
enum IdbAttributes {
  /// Adds the attributes of the element that began last.
  static func add(_ node: IdbNode, _ kind: ElementKind, to builder: inout CaptureBuilder) {
    let value = node.value
    builder.add(.id, node.identifier)
    builder.add(.label, node.label)
    if node.label == nil { builder.add(.text, value.present("title")) }
    builder.add(.hint, value.present("help"))
    builder.add(.placeholder, value.present("placeholder"))
    addState(node, kind, to: &builder)
    addTraits(node, kind, to: &builder)
    builder.add(.enabled, flag: value.present("enabled"))
    builder.add(.expanded, flag: value.present("expanded"))
    builder.add(.hidden, flag: value.present("hidden"))
    if kind.isEntry { builder.add(.editing, flag: value.present("focused")) }
    addActions(value.present("custom_actions"), to: &builder)
    builder.add(frame: node.frame)
  }

  /// Adds the value as what it is for the kind: a state, a prompt, or a text.
  private static func addState(
    _ node: IdbNode, _ kind: ElementKind, to builder: inout CaptureBuilder
  ) {
    guard let state = node.state else { return }
    let isFlag = state.flag != nil
    switch kind {
    case .switch where isFlag, .checkbox where isFlag:
      builder.add(.on, flag: state)
    case .tab where isFlag, .segment where isFlag:
      builder.add(.selected, flag: state)
    case _ where node.role == "RadioButton" && isFlag:
      builder.add(.selected, flag: state)
    case _ where kind.isEntry && isPrompt(node):
      if node.label == nil { builder.add(.placeholder, state) }
    case .secureField:
      // Bullets stand for what was typed; VoiceOver tells how many and does not read them.
      break
    default:
      builder.add(.value, state)
    }
  }

  /// Whether the value of a field is its prompt: an empty field shows it there, and has no other
  /// name or the same one.
  private static func isPrompt(_ node: IdbNode) -> Bool {
    guard let state = node.state?.string, !state.isEmpty else { return false }
    if let prompt = node.value.present("placeholder")?.string { return prompt == state }
    return node.label == nil || node.label?.string == state
  }

  /// Adds traits where the tool lists some; an empty list stands in every capture of some versions
  /// and says nothing.
  private static func addTraits(
    _ node: IdbNode, _ kind: ElementKind, to builder: inout CaptureBuilder
  ) {
    if let list = node.value.present("traits"), let traits = CaptureTraits.traits(of: list),
      !traits.isEmpty
    {
      builder.builder.add(traits: traits, value: list.range, start: list.start)
      return
    }
    guard node.role == "Heading", let type = node.type else { return }
    builder.builder.add(traits: [.staticText, .header], value: type.range, start: type.start)
  }

  private static func addActions(_ list: CaptureValue?, to builder: inout CaptureBuilder) {
    guard let list else { return }
    let names = list.items.compactMap { item in
      item.string.map { Located(value: $0, range: item.range) }
    }
    guard !names.isEmpty else { return }
    builder.builder.add(.actions, .texts(names), value: list.range, start: list.start)
  }
}
