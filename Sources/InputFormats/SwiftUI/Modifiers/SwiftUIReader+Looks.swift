import DocumentSyntax
import ScreenModel

/// Modifiers about looks: fonts, titles and styles.
extension SwiftUIReader {
  func limitGrowth(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if stopsGrowth(call) { set(&views, .adjustsFont, .flag(false), call) }
  }

  func setPickerStyle(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    setPicker(&views, style(call.first, "PickerStyle"))
  }

  func addFont(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let value = call.first, let font = font(value) else { return }
    // A Mac has no setting for larger text that sizes could follow.
    if isForMac, font.style == nil { return }
    for index in views.indices {
      views[index].forEach { view in
        guard view.kind == .text || view.kind == .header, !view.has(.font), view.role != .icon
        else { return }
        view.set(.font, .value(.font(font)), at: value.range, start: call.anchor.start)
      }
    }
  }

  /// A font as it is written, without its weight.
  private func font(_ expression: SwiftSyntax) -> Font? {
    guard let chain = expression.first(.chain) else { return nil }
    let links = Array(chain.children)
    return systemFont(links[...]) ?? projectFont(links)
  }

  /// A font that the project names: as it is made there, or else by the name of the token, such as
  /// `headingMD`; nil where nothing is named.
  private func projectFont(_ links: [SwiftSyntax]) -> Font? {
    let names = links.filter { $0.kind != .call }.map(\.name).drop { $0 == "Font" }
    guard let token = names.last, let first = links.first else { return nil }
    if names.count == 1, let index, !isInFont,
      let value = index.value(ofStatic: ["Font", token])
    {
      var inner = self
      inner.isInFont = true
      return inner.font(value.syntax) ?? Font(name: token, scaled: true)
    }
    // `style.font`, where the use says which style.
    if first.kind == .identifier, names.count == 2, !SwiftUIReader.isTypeName(first) {
      guard
        case .member(let style, of: _)? = frame.value(
          of: first.name, isKey: false,
          { argument in
            scope.value(of: argument, isKey: false)
          })
      else { return nil }
      return Font(name: style, scaled: true)
    }
    if let call = links.last, call.kind == .call,
      let member = member(call.first(.argument)?.first(.expression))
    {
      return Font(name: member, scaled: true)
    }
    return first.kind == .implicitMember || SwiftUIReader.isTypeName(first)
      ? Font(name: token, scaled: true) : nil
  }

  /// A font that the system makes.
  private func systemFont(_ links: ArraySlice<SwiftSyntax>) -> Font? {
    var parts = links
    if parts.first?.kind == .identifier, parts.first?.isNamed("Font") == true {
      parts = parts.dropFirst()
    }
    guard let base = parts.popFirst(), base.kind == .implicitMember || base.kind == .member else {
      return nil
    }
    if let style = SwiftUIVocabulary.textStyle(ofMember: base.name) {
      return Font(style: style, scaled: true)
    }
    guard let call = parts.first, call.kind == .call else { return nil }
    let made = SwiftUICall(base, call)
    if base.isNamed("system") {
      if let style = member(made.first).flatMap(SwiftUIVocabulary.textStyle) {
        return Font(style: style, scaled: true)
      }
      return number(made.argument("size")).map { Font(size: $0, scaled: false) }
    }
    guard base.isNamed("custom"), case .known(let name) = text(made.first, isKey: false) else {
      return nil
    }
    if let size = made.argument("fixedSize") {
      return Font(name: name, size: number(size), scaled: false)
    }
    return Font(name: name, size: number(made.argument("size")), scaled: true)
  }

  /// Whether a modifier keeps text from growing to the sizes for accessibility.
  private func stopsGrowth(_ call: SwiftUICall) -> Bool {
    guard call.name.isNamed("environment") else { return isOrdinarySize(call.first) }
    guard case .keyPath(let names) = scope.value(of: call.first) else { return false }
    return names.last.map(SwiftUIVocabulary.sizeKeys.contains) == true
      && isOrdinarySize(call.arguments.last?.first(.expression))
  }

  /// Whether a size, or the end of a range of sizes, is an ordinary one.
  private func isOrdinarySize(_ expression: SwiftSyntax?) -> Bool {
    // A range such as `.large...` has no end.
    guard let parts = expression.map({ Array($0.children) }), let chain = parts.last,
      chain.kind == .chain, parts.allSatisfy({ [.chain, .sign].contains($0.kind) }),
      let name = Array(chain.children).last, [.member, .implicitMember].contains(name.kind)
    else { return false }
    return SwiftUIVocabulary.ordinarySizes.contains(name.name)
  }

  mutating func addTitle(_ call: SwiftUICall) {
    guard title == nil, let value = call.first else { return }
    switch text(value) {
    case .known(let text) where !text.isEmpty:
      title = SwiftUIView.Attribute(
        key: .title, value: .text(text), range: value.range, start: call.anchor.start)
    default: break
    }
  }

  /// The name of a style: `iconOnly` for `.iconOnly` and for `IconOnlyLabelStyle()`.
  func style(_ expression: SwiftSyntax?, _ ending: String) -> String? {
    switch scope.value(of: expression) {
    case .member(let name, of: _): return name
    case .made(by: let name, with: _) where name.hasSuffix(ending):
      let short = name.dropLast(ending.count)
      return short.prefix(1).lowercased() + short.dropFirst()
    default: return nil
    }
  }

  private func setPicker(_ views: inout [SwiftUIView], _ style: String?) {
    for index in views.indices where views[index].kind == .popupButton {
      guard let kind = style.flatMap({ SwiftUIVocabulary.pickers[$0] }) else { continue }
      views[index].kind = kind
      if kind == .segmentedControl { views[index].children = views[index].choices }
    }
  }
}
