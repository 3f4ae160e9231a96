import DocumentSyntax
import ScreenModel

/// Styles of the project, which draw controls in their own way.
extension SwiftUIReader {
  func setLabelStyle(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if style(call.first, "LabelStyle") == "iconOnly" { return hideTitles(&views) }
    guard let drawn = ownStyle(call.first)?.drawn else { return }
    // The title is still heard.
    if uses("icon", in: drawn), !uses("title", in: drawn) { hideTitles(&views) }
  }

  /// Applies a style of controls: one of the project that says something for accessibility may
  /// name them and say what they are.
  func setControlStyle(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let name: String? = style(call.first, "ButtonStyle")
    if name.map(SwiftUIVocabulary.bareButtons.contains) != true {
      forgetColors(&views)
      enlarge(&views, call)
    }
    guard let style = ownStyle(call.first) else { return }
    let speaks = speaks(style.name)
    // Words that it draws are heard with those of the control.
    let hasWords = style.drawn.contains {
      $0.kind == .identifier && vocabulary.view(named: $0.name)?.words == .always
    }
    guard speaks || hasWords else { return }
    for index in views.indices {
      views[index].forEach { view in
        guard !view.roles.isEmpty, view.place != .aside else { return }
        view.set(.label, .madeAtRunTime, at: call.anchor)
        if speaks { view.set(.traits, .madeAtRunTime, at: call.anchor) }
      }
    }
  }

  /// The name of a style of the project, and what its `makeBody` draws.
  private func ownStyle(_ expression: SwiftSyntax?) -> (name: String, drawn: SwiftSyntax)? {
    let type: String?
    switch scope.value(of: expression) {
    case .made(by: let name, with: _): type = name
    case .member(let name, of: _): type = index?.style(named: name)
    default: type = nil
    }
    guard let type,
      let declaration = document.modifiers.declaration(of: type)
        ?? index?.modifiers.declaration(of: type),
      let block = declaration.children.first(where: {
        $0.kind == .function && $0.isNamed("makeBody")
      })?.first(.block)
    else { return nil }
    return (type, block)
  }

  /// Whether a type is a style of the project that says nothing for accessibility.
  func isQuietStyle(_ name: String) -> Bool {
    name.first?.isUppercase == true && isStyle(name) && !speaks(name)
  }

  private func isStyle(_ name: String) -> Bool {
    let declaration =
      document.modifiers.declaration(of: name) ?? index?.modifiers.declaration(of: name)
    return declaration?.children.contains { $0.kind == .function && $0.isNamed("makeBody") } == true
  }

  private func speaks(_ style: String) -> Bool {
    document.modifiers.speaks(style, vocabulary)
      || index?.modifiers.speaks(style, vocabulary) == true
  }

  /// Whether source asks for `configuration.icon` or the like.
  private func uses(_ part: StaticString, in block: SwiftSyntax) -> Bool {
    block.contains { $0.kind == .member && $0.isNamed(part) }
  }

  /// Leaves only the icons of labels to be seen; their titles are still heard.
  private func hideTitles(_ views: inout [SwiftUIView]) {
    for index in views.indices {
      views[index].forEach { view in
        guard view.role == .label || view.role == .icon else { return }
        view.role = .icon
        view.attributes.removeAll { $0.key == .font }
      }
    }
  }
}
