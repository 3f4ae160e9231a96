import DocumentSyntax
import ScreenModel

extension SwiftUICall {
  /// The block that a tap on a view runs: the action of a button, or that of `onTapGesture`.
  static func action(of chain: SwiftSyntax, _ vocabulary: SwiftUIVocabulary) -> SwiftSyntax? {
    let parts = Array(chain.children)
    guard let base = parts.first, parts.count > 1 else { return nil }
    if base.kind == .identifier, parts[1].kind == .call,
      case .button? = vocabulary.view(named: base.name)?.reading
    {
      let call = SwiftUICall(base, parts[1])
      // Behind an action that is named stands the label.
      return call.closure("action") ?? (call.has("action") ? nil : call.trailing)
    }
    let tap = parts.indices.dropLast().first { index in
      guard parts[index].kind == .member,
        case .tap? = vocabulary.modifier(named: parts[index].name)?.reading
      else { return false }
      return true
    }
    guard let tap, parts[tap + 1].kind == .call else { return nil }
    let call = SwiftUICall(parts[tap], parts[tap + 1])
    return call.has("count") ? nil : call.closure("perform") ?? call.trailing
  }

  /// Whether a view shows words: it is a text, or a button with a title.
  func showsWords(_ vocabulary: SwiftUIVocabulary) -> Bool {
    switch vocabulary.view(named: name.name)?.words {
    case .always?: true
    case .title?: hasTitle
    case .never?, nil: false
    }
  }

  /// Whether the first argument is a text, as far as it tells.
  private var hasTitle: Bool {
    guard let first, SwiftUICall.closure(first) == nil, let chain = first.first(.chain) else {
      return false
    }
    return chain.first(.identifier)?.isNamed("configuration") != true
  }

  /// Whether the first argument begins with a literal text.
  var beginsWithLiteral: Bool { first?.first(.chain)?.first(.string) != nil }
}
