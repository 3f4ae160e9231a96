import DocumentSyntax
import ScreenModel

/// New attributes and elements in the XML of Interface Builder, in the places where Xcode writes
/// them.
extension InterfaceBuilderSpelling {
  /// Something new in a view of Interface Builder.
  private enum Addition {
    /// An attribute of the accessibility configuration.
    case attribute(String, String)
    /// An element in the accessibility configuration, and the names of those that follow it.
    case child(String, before: Set<String>)
    /// A user-defined runtime attribute.
    case runtime(String)
    /// Anything else.
    case edit(TextEdit)
  }

  /// New attributes and elements; those that belong into one new element are written together.
  func insertions(of changes: [Fix.Change], at index: Int, in fix: Fix) -> [TextEdit]? {
    let scan = MarkupScan(bytes: tree.file.bytes)
    let element = tree.elements[index]
    guard element.kind != .screen, element.kind != .segment,
      let tag = scan.tag(at: element.anchor.start), let inside = scan.children(of: tag)
    else { return nil }
    var attributes: [(name: String, text: String)] = []
    var children: [(line: String, before: Set<String>)] = []
    var runtime: [String] = []
    var others: [TextEdit] = []
    for change in changes {
      guard let value = change.value,
        let addition = addition(of: change.key, value, at: index, scan, tag, inside)
      else { return nil }
      switch addition {
      case .attribute(let name, let text): attributes.append((name, text))
      case .child(let line, let later): children.append((line, later))
      case .runtime(let line): runtime.append(line)
      case .edit(let edit): others.append(edit)
      }
    }
    var edits: [TextEdit] = []
    if !attributes.isEmpty || !children.isEmpty {
      // Xcode writes attributes by name, and the traits before the booleans.
      attributes.sort { $0.name < $1.name }
      children.sort { $0.before.count > $1.before.count }
      guard let new = configuration(scan, tag, inside, attributes, children) else { return nil }
      edits += new
    }
    if !runtime.isEmpty {
      guard let new = runtimeAttributes(scan, tag, inside, runtime) else { return nil }
      edits.append(new)
    }
    return edits + others
  }

  private func addition(
    of key: AttributeKey, _ value: Fix.Value, at index: Int, _ scan: MarkupScan,
    _ tag: MarkupScan.Tag, _ inside: Inside
  ) -> Addition? {
    let kind = tree.elements[index].kind
    switch (key, value) {
    case (.label, .text(let text)), (.hint, .text(let text)), (.id, .text(let text)):
      return .attribute(key == .id ? "identifier" : key.name, Self.markup(text))
    case (.element, .flag(let flag)):
      return .child("<bool key=\"isElement\" value=\"\(flag ? "YES" : "NO")\"/>", before: [])
    case (.traits, .names(let names)):
      return Self.markupTraits(names, key: "traits").map { .child($0, before: ["bool"]) }
    case (_, .flag(let flag)):
      let text = flag ? "YES" : "NO"
      if let name = Self.ownAttribute(key, of: kind) {
        return attribute(name, text, in: tag, before: Self.attributes(behind: name)).map {
          .edit($0)
        }
      }
      return Self.runtimeFlag(key, of: kind).map { .runtime(Self.runtimeLine("boolean", $0, text)) }
    case (.value, .text(let text)), (.language, .text(let text)):
      let path = key == .value ? "accessibilityValue" : "accessibilityLanguage"
      return .runtime(Self.runtimeLine("string", path, text))
    case (.contentType, .text(let text)):
      return contentType(scan, tag, inside, text).map { .edit($0) }
    default: return nil
    }
  }

  // MARK: Places

  private typealias Inside = (children: [MarkupScan.Child], end: Int)

  /// Attributes and elements of the accessibility configuration, which is made where there is none.
  private func configuration(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside,
    _ attributes: [(name: String, text: String)], _ children: [(line: String, before: Set<String>)]
  ) -> [TextEdit]? {
    guard let found = inside.children.first(where: { $0.name == "accessibility" })?.tag else {
      let words = attributes.map { " \($0.name)=\"\($0.text)\"" }.joined()
      let head = "<accessibility key=\"accessibilityConfiguration\"\(words)"
      let lines =
        children.isEmpty
        ? [head + "/>"] : [head + ">"] + children.map { "    " + $0.line } + ["</accessibility>"]
      return newChild(lines, scan, tag, inside, isBefore: Self.followsConfiguration(scan))
        .map { [$0] }
    }
    var edits: [TextEdit] = []
    for (name, text) in attributes {
      // Xcode writes the key first, and the others by name.
      let later = found.attributes.map(\.name).filter { $0 > name && $0 != "key" }
      guard let edit = attribute(name, text, in: found, before: Set(later)) else { return nil }
      edits.append(edit)
    }
    guard !children.isEmpty else { return edits }
    guard let within = scan.children(of: found) else { return nil }
    if found.isClosed {
      return newChild(children.map(\.line), scan, found, within) { _ in false }.map { edits + [$0] }
    }
    for (line, later) in children {
      guard let edit = newChild([line], scan, found, within, isBefore: { later.contains($0.name) })
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  /// Whether an element follows the accessibility configuration of a view: Xcode writes frame,
  /// subviews, background and tint before it.
  private static func followsConfiguration(
    _ scan: MarkupScan
  ) -> (MarkupScan.Child) -> Bool {
    let earlier: Set<String> = [
      "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "sections", "prototypes", "cells",
    ]
    return { child in
      if earlier.contains(child.name) || child.name.hasSuffix("ContentView") { return false }
      guard child.name == "color" else { return true }
      let start = scan.text(child.tag.start..<child.tag.end)
      return !start.contains("\"backgroundColor\"") && !start.contains("\"tintColor\"")
    }
  }

  private static func runtimeLine(_ type: String, _ path: String, _ text: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" "
      + "value=\"\(markup(text))\"/>"
  }

  /// User-defined runtime attributes, in a list that is made where there is none.
  private func runtimeAttributes(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside, _ lines: [String]
  ) -> TextEdit? {
    if let list = inside.children.first(where: { $0.name == "userDefinedRuntimeAttributes" }) {
      guard let within = scan.children(of: list.tag) else { return nil }
      return newChild(lines, scan, list.tag, within) { _ in false }
    }
    return newChild(
      ["<userDefinedRuntimeAttributes>"] + lines.map { "    " + $0 }
        + ["</userDefinedRuntimeAttributes>"], scan, tag, inside
    ) { ["variation", "connections", "point", "size"].contains($0.name) }
  }

  /// The kind of words that a field takes, among its input traits.
  private func contentType(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside, _ text: String
  ) -> TextEdit? {
    let written = Self.markup(text)
    if let traits = inside.children.first(where: { $0.name == "textInputTraits" })?.tag {
      return attribute("textContentType", written, in: traits, before: [])
    }
    return newChild(
      ["<textInputTraits key=\"textInputTraits\" textContentType=\"\(written)\"/>"], scan, tag,
      inside
    ) { ["userDefinedRuntimeAttributes", "variation", "connections", "point"].contains($0.name) }
  }

  /// A new attribute of a tag before the first of some others, or else behind the last.
  func attribute(
    _ name: String, _ written: String, in tag: MarkupScan.Tag, before later: Set<String>
  ) -> TextEdit? {
    guard !tag.attributes.contains(where: { $0.name == name }) else { return nil }
    if let next = tag.attributes.first(where: { later.contains($0.name) }) {
      return TextEdit(
        start: next.start, end: next.start, replacement: "\(name)=\"\(written)\" ")
    }
    let end = tag.attributes.last?.end ?? tag.name.upperBound
    return TextEdit(start: end, end: end, replacement: " \(name)=\"\(written)\"")
  }

  /// New lines in an element before the first child that follows them, or else at its end; where
  /// the element is closed at once, it is opened.
  private func newChild(
    _ lines: [String], _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside,
    isBefore: (MarkupScan.Child) -> Bool
  ) -> TextEdit? {
    let own = scan.lines.indent(before: tag.start)
    let feed = scan.lines.lineFeed(before: tag.start)
    if tag.isClosed {
      let end = "</\(scan.text(tag.name))>"
      guard let own else {
        return TextEdit(
          start: tag.end - 2, end: tag.end,
          replacement: ">" + Self.onOneLine(lines) + end)
      }
      let inner = lines.map { feed + own + "    " + $0 }.joined()
      return TextEdit(
        start: tag.end - 2, end: tag.end, replacement: ">" + inner + feed + own + end)
    }
    if let next = inside.children.first(where: isBefore) {
      guard let indent = scan.lines.indent(before: next.tag.start) else {
        return TextEdit(
          start: next.tag.start, end: next.tag.start, replacement: Self.onOneLine(lines))
      }
      return TextEdit(
        start: next.tag.start, end: next.tag.start,
        replacement: lines.map { $0 + feed + indent }.joined())
    }
    guard let closing = scan.lines.indent(before: inside.end) else {
      return TextEdit(start: inside.end, end: inside.end, replacement: Self.onOneLine(lines))
    }
    let indent =
      inside.children.last.flatMap { scan.lines.indent(before: $0.tag.start) } ?? closing + "    "
    let start = inside.end - closing.utf8.count
    return TextEdit(
      start: start, end: start, replacement: lines.map { indent + $0 + feed }.joined())
  }

  private static func onOneLine(_ lines: [String]) -> String {
    lines.map { String($0.drop { $0 == " " }) }.joined()
  }

  // MARK: Names

  /// An element of traits; nil where Interface Builder has no name for one of them.
  static func markupTraits(_ names: [String], key: String) -> String? {
    let known: Set<String> = [
      "button", "link", "image", "selected", "staticText", "searchField", "playsSound",
      "keyboardKey", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "header", "tabBar",
    ]
    guard names.allSatisfy(known.contains) else { return nil }
    let attributes = names.isEmpty ? " none=\"YES\"" : names.map { " \($0)=\"YES\"" }.joined()
    return "<accessibilityTraits key=\"\(key)\"\(attributes)/>"
  }

  /// The attribute of a view's own tag for a boolean key.
  static func ownAttribute(_ key: AttributeKey, of kind: ElementKind) -> String? {
    switch key {
    case .hidden: "hidden"
    case .clips: "clipsSubviews"
    case .enabled: "enabled"
    case .adjustsFont:
      [.text, .textField, .secureField, .textView].contains(kind)
        ? "adjustsFontForContentSizeCategory" : nil
    default: nil
    }
  }

  /// Attributes of views in the order in which Xcode writes them, as far as fixes insert some.
  private static let attributeOrder = [
    "hidden", "opaque", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled",
    "contentMode", "enabled", "contentHorizontalAlignment", "contentVerticalAlignment",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "minimumFontSize",
    "preferredMaxLayoutWidth", "translatesAutoresizingMaskIntoConstraints", "customClass",
    "customModule", "customModuleProvider", "id",
  ]

  /// The attributes that Xcode writes behind one that a fix inserts.
  static func attributes(behind name: String) -> Set<String> {
    Set(attributeOrder.drop { $0 != name }.dropFirst())
  }

  /// The key path of UIKit for a boolean key.
  private static func runtimeFlag(_ key: AttributeKey, of kind: ElementKind) -> String? {
    switch key {
    case .elementsHidden: "accessibilityElementsHidden"
    case .groupChildren: "shouldGroupAccessibilityChildren"
    case .modal: "accessibilityViewIsModal"
    case .ignoresInvertColors: "accessibilityIgnoresInvertColors"
    case .respondsToInteraction: "accessibilityRespondsToUserInteraction"
    case .largeContentViewer: "showsLargeContentViewer"
    case .adjustsFont: kind == .button ? "titleLabel.adjustsFontForContentSizeCategory" : nil
    default: nil
    }
  }
}
