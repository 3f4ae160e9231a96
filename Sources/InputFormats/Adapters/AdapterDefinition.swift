import DocumentSyntax
import ScreenModel

/// Reads adapters as a configuration spells them out.
package struct AdapterDefinition {
  /// The reader of the file that they stand in.
  package var settings: SettingsReader
  private var adapter = Adapter(name: "")

  package init(_ settings: SettingsReader) {
    self.settings = settings
  }

  /// The adapters of a list, each of another name.
  package mutating func adapters(_ entry: Int) -> [Adapter] {
    var adapters: [Adapter] = []
    for item in settings.items(entry) {
      guard let adapter = adapter(item) else { continue }
      if adapters.contains(where: { $0.name == adapter.name }) {
        let place = settings.members(item).first { $0.name == "name" }?.value ?? item
        settings.complain(
          "there is an adapter \(Quoted.text(adapter.name)) already; give it another name",
          at: place)
      }
      adapters.append(adapter)
    }
    return adapters
  }

  /// One adapter; nil where it has no name.
  private mutating func adapter(_ entry: Int) -> Adapter? {
    let members = settings.members(entry, of: "an adapter", among: AdapterKeys.adapter)
    guard settings.kind(entry) == .mapping else { return nil }
    adapter = preset(members) ?? Adapter(name: "")
    adapter.name = ""
    // What holds for all types comes first, since each type inherits it in the end.
    for member in members { read(member) }
    adapter.types = adapter.ownTypes.mapValues { $0.inheriting(adapter.general) }
    if adapter.name.isEmpty {
      settings.complain("this adapter has no name; write `name: …`", at: entry)
      return nil
    }
    let mapping: Set = ["adapter", "type", "types", "properties", "children", "traits"]
    if !members.contains(where: { mapping.contains($0.name) }) {
      settings.complain(
        "the adapter maps nothing; give it `type`, `children` and `properties`, or a preset as "
          + "`adapter`", at: entry)
    }
    return adapter
  }

  private mutating func preset(_ members: [SettingsReader.Member]) -> Adapter? {
    guard let member = members.first(where: { $0.name == "adapter" }),
      let name = settings.text(member)
    else { return nil }
    guard let preset = FormatList.presets.first(where: { $0.name == name }) else {
      settings.unknown(
        "there is no preset", name, at: member.value, among: FormatList.presets.map { $0.name })
      return nil
    }
    return preset.adapter
  }

  private mutating func read(_ member: SettingsReader.Member) {
    switch member.name {
    case "name": adapter.name = settings.text(member) ?? "?"
    case "files": adapter.files = globs(member)
    case "when": adapter.recognition = condition(member.value)
    case "root": adapter.screens = path(member.value, of: "root")
    case "screen": readScreen(member)
    case "type": readTypeName(member)
    case "types": for type in settings.members(member.value) { read(type: type) }
    case "children", "properties", "traits", "skip":
      var general = adapter.general
      read(member, of: &general)
      adapter.general = general
    case "unsaid": adapter.unsaid = keys(member)
    case "templates": adapter.templates = settings.texts(member).filter { !$0.isEmpty }
    default: break
    }
    if member.name == "types" || member.name == "type", settings.kind(member.value) == .null {
      settings.mismatch(member.name, takes: "an object", member.value)
    }
  }

  private mutating func readScreen(_ member: SettingsReader.Member) {
    for property in settings.members(member.value) {
      // `name` is what people call it; `screen` is our key.
      let name = property.name == "name" ? AttributeKey.screen.name : property.name
      guard let info = AdapterKeys.screenInfo(name) else {
        settings.unknown(
          "a screen has no key", property.name, at: property.key, among: AdapterKeys.screenNames)
        continue
      }
      guard let value = value(property.value, info) else { continue }
      adapter.screen.removeAll { $0.key == info.key }
      if case .nothing = value { continue }
      adapter.screen.append((info.key, value))
    }
    if settings.kind(member.value) != .mapping {
      settings.mismatch("screen", takes: "an object", member.value)
    }
  }

  /// `type`: the path to the name of a node's type, or an object with a table of them.
  private mutating func readTypeName(_ member: SettingsReader.Member) {
    guard settings.kind(member.value) == .mapping else {
      adapter.typeName = path(member.value, of: "type")
      return
    }
    for part in settings.members(member.value, of: "`type`", among: AdapterKeys.typeName) {
      switch part.name {
      case "from": adapter.typeName = path(part.value, of: "from")
      case "default": adapter.defaultKind = kind(part)
      default: for type in settings.members(part.value) { read(type: type) }
      }
    }
  }

  /// One entry of `types`: our type, or an object that says more.
  private mutating func read(type member: SettingsReader.Member) {
    var type = adapter.ownTypes[member.name] ?? AdapterType()
    if settings.kind(member.value) == .mapping {
      for part in settings.members(member.value, of: "a type", among: AdapterKeys.type) {
        if part.name == "type" { type.kind = kind(part) } else { read(part, of: &type) }
      }
    } else {
      type.kind = kind(member)
    }
    adapter.ownTypes[member.name] = type
  }

  /// The keys that a type and an adapter as a whole have in common.
  private mutating func read(_ member: SettingsReader.Member, of type: inout AdapterType) {
    switch member.name {
    case "children": type.children = children(member.value)
    case "skip": type.skip = skip(member.value)
    case "traits": type.traits = traits(member.value)
    default:
      guard settings.kind(member.value) == .mapping else {
        return settings.mismatch("properties", takes: "an object", member.value)
      }
      for property in settings.members(member.value) { read(property: property, of: &type) }
    }
  }

  private mutating func read(property: SettingsReader.Member, of type: inout AdapterType) {
    guard let info = AdapterKeys.nodeInfo(property.name) else {
      let refusal = AdapterKeys.refusal(of: property.name)
      guard let refusal else {
        return settings.unknown(
          "a node has no key", property.name, at: property.key, among: AdapterKeys.nodeNames)
      }
      return settings.complain(refusal, at: property.key)
    }
    guard info.key != .traits else {
      type.traits = traits(property.value)
      return
    }
    guard let value = value(property.value, info) else { return }
    if info.key == .type { type.kindValue = value } else { type.set(info.key, value) }
  }

  // MARK: Parts

  private mutating func kind(_ member: SettingsReader.Member) -> ElementKind? {
    guard let name = settings.text(member) else { return nil }
    if let kind = TreeVocabulary.typeTable.value(name) { return kind }
    settings.unknown(
      "there is no type", name, at: member.value, among: ElementKind.nameable.map(\.rawValue))
    return nil
  }

  private mutating func globs(_ member: SettingsReader.Member) -> [String] {
    let globs = settings.texts(member)
    if globs.contains(where: { $0.isEmpty || $0.hasPrefix("#") }) {
      settings.complain("a glob is empty or begins with `#`", at: member.value)
    }
    return globs
  }

  private mutating func keys(_ member: SettingsReader.Member) -> [AttributeKey] {
    settings.items(member.value).compactMap { item in
      let name = settings.text(item)
      if let key = TreeVocabulary.keyTable.value(name) { return key }
      settings.unknown("there is no key", name, at: item, among: AdapterKeys.nodeNames)
      return nil
    }
  }

  private mutating func children(_ entry: Int) -> [AdapterChild] {
    if settings.kind(entry) == .null { return [] }
    return settings.items(entry).compactMap { item in
      guard settings.kind(item) == .mapping else {
        return path(item, of: "children").map { AdapterChild(path: $0) }
      }
      var child: AdapterChild?
      var type: String?
      for part in settings.members(item, of: "`children`", among: AdapterKeys.child) {
        if part.name == "from" {
          child = path(part.value, of: "from").map { AdapterChild(path: $0) }
        } else {
          type = settings.text(part)
        }
      }
      if child == nil, settings.problems.isEmpty {
        settings.complain("this entry of `children` has no path; write `from: …`", at: item)
      }
      child?.type = type
      return child
    }
  }

  private mutating func skip(_ entry: Int) -> AdapterCondition? {
    guard let flag = settings.syntax.boolean(of: entry) else { return condition(entry) }
    return AdapterCondition(alternatives: flag ? [[]] : [])
  }

  private mutating func traits(_ entry: Int) -> [AdapterValue] {
    guard let info = AdapterKeys.nodeInfo("traits") else { return [] }
    if settings.kind(entry) == .null { return [] }
    return settings.items(entry).compactMap { value($0, info) }
  }
}
