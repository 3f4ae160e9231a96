import DocumentSyntax
import ScreenModel

/// Reads `components` of a configuration: views of SwiftUI source in the words of the tree format.
package struct SwiftUIComponentDefinition {
  /// The reader of the file that they stand in.
  package var settings: SettingsReader

  package init(settings: SettingsReader) {
    self.settings = settings
  }

  /// The components of an object, by the names of their views, with their members.
  package mutating func components(
    _ member: SettingsReader.Member
  ) -> [(member: SettingsReader.Member, component: SwiftUIComponent)] {
    guard settings.kind(member.value) == .mapping else {
      settings.mismatch(member.name, takes: "an object of views", member.value)
      return []
    }
    var found: [(member: SettingsReader.Member, component: SwiftUIComponent)] = []
    for part in settings.members(member.value) {
      guard let component = component(part) else { continue }
      found.append((part, component))
    }
    return found
  }

  private mutating func component(_ member: SettingsReader.Member) -> SwiftUIComponent? {
    guard settings.kind(member.value) == .mapping else {
      return kind(member).map { SwiftUIComponent(kind: $0) }
    }
    let parts = settings.members(member.value)
    guard let type = parts.first(where: { $0.name == "type" }) else {
      settings.complain(
        "\(Quoted.text(member.name)) has no type; write `type: button` or another one of ours",
        at: member.value)
      return nil
    }
    guard let kind = kind(type) else { return nil }
    var component = SwiftUIComponent(kind: kind)
    for part in parts where part.name != "type" { read(part, of: &component) }
    if case .view(let name) = kind, parts.count > 1 {
      settings.complain(
        "\(Quoted.text(name)) takes its own arguments, so nothing else can be said of it; use one "
          + "of our types instead", at: type.value)
    }
    return component
  }

  /// One of our types, or a view of SwiftUI.
  private mutating func kind(_ member: SettingsReader.Member) -> SwiftUIComponent.Kind? {
    guard let name = settings.text(member) else { return nil }
    if SwiftUIVocabulary.framework.reads(view: name) { return .view(name) }
    if let kind = TreeVocabulary.typeTable.value(name) { return .element(kind) }
    settings.unknown(
      "there is no type or view of SwiftUI", name, at: member.value,
      among: ElementKind.nameable.map(\.rawValue) + SwiftUIVocabulary.framework.namesOfViews)
    return nil
  }

  private mutating func read(
    _ member: SettingsReader.Member, of component: inout SwiftUIComponent
  ) {
    if member.name == "children" {
      let isNone = settings.kind(member.value) == .null
      component.children = isNone ? [] : settings.items(member.value).compactMap { place($0) }
      return
    }
    guard let info = AdapterKeys.nodeInfo(member.name), Self.canSay(info) else {
      if let refusal = AdapterKeys.refusal(of: member.name) {
        return settings.complain(
          refusal.hasPrefix("an adapter")
            ? "a component cannot say `\(member.name)`; remove it" : refusal, at: member.key)
      }
      return settings.unknown(
        "a component has no key", member.name, at: member.key,
        among: ["type", "children"] + AdapterKeys.nodeNames)
    }
    if info.form == .traits || info.form == .texts, settings.kind(member.value) == .sequence {
      guard let texts = constants(member.value, info) else { return }
      return component.values.append((info.key, [.texts(texts)]))
    }
    let sources = settings.items(member.value).compactMap { source($0, info) }
    if !sources.isEmpty { component.values.append((info.key, sources)) }
  }

  /// Keys whose values source can give.
  private static func canSay(_ info: AttributeInfo) -> Bool {
    switch info.form {
    case .boolean, .text, .number, .integer, .texts, .traits, .choice, .choices, .booleanOrText:
      info.key != .type
    default: false
    }
  }

  private mutating func source(
    _ entry: Int, _ info: AttributeInfo
  ) -> SwiftUIComponent.Source? {
    if let flag = settings.syntax.boolean(of: entry), settings.kind(entry) == .boolean {
      return .flag(flag)
    }
    if settings.kind(entry) == .number, let number = settings.syntax.number(of: entry) {
      return .number(number)
    }
    guard settings.kind(entry) == .mapping else { return place(entry) }
    let members = settings.members(
      entry, of: "the value of `\(info.name)`", among: Self.valueKeys)
    guard let member = members.first, members.count == 1 else {
      if settings.members(entry).count == members.count {
        settings.complain("a value has one of value, not", at: entry)
      }
      return nil
    }
    if member.name == "not" { return place(member.value).map { .not($0) } }
    return constants(member.value, info).map { texts in
      switch info.form {
      case .texts, .traits, .choices: .texts(texts)
      case .boolean where texts == ["true"]: .flag(true)
      case .boolean: .flag(false)
      case .number, .integer: .number(Double(texts[0]) ?? 0)
      default: .text(texts[0])
      }
    }
  }

  private static let valueKeys = [
    SettingsKey("value", .words("a value"), "always this value"),
    SettingsKey("not", .words("an argument"), "the opposite of a flag"),
  ]

  /// Values that are spelled out, where they fit the key.
  private mutating func constants(_ entry: Int, _ info: AttributeInfo) -> [String]? {
    let texts = settings.items(entry).map { settings.text($0) }
    let constant =
      settings.kind(entry) == .sequence
      ? AdapterConstant(list: texts) : AdapterConstant(texts.first ?? "")
    guard !texts.isEmpty, AdapterFit.isFit(constant, info.form) else {
      settings.mismatch(info.name, takes: info.form.description, entry)
      return nil
    }
    return texts
  }

  /// The place of an argument: `$0`, or its label.
  private mutating func place(_ entry: Int) -> SwiftUIComponent.Source? {
    let text = settings.text(entry)
    if settings.kind(entry) == .string {
      if text.hasPrefix("$"), let number = Int(text.dropFirst()), (0..<100).contains(number) {
        return .position(number)
      }
      let isName = text.unicodeScalars.allSatisfy { scalar in
        scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      }
      if isName, !text.isEmpty { return .label(text) }
    }
    settings.complain(
      "\(Quoted.text(text)) is not an argument; write $0 for the first one without a label, a "
        + "label such as title, or {value: …}", at: entry)
    return nil
  }
}
