import DocumentSyntax

extension SwiftUICall {
  /// The block that a tap on a view runs: the action of a button, or that of `onTapGesture`.
  static func action(of chain: SwiftSyntax) -> SwiftSyntax? {
    let parts = Array(chain.children)
    guard let base = parts.first, parts.count > 1 else { return nil }
    if base.kind == .identifier, base.isNamed("Button"), parts[1].kind == .call {
      let call = SwiftUICall(base, parts[1])
      return call.closure("action") ?? call.trailing
    }
    let tap = parts.indices.dropLast().first {
      parts[$0].kind == .member && parts[$0].isNamed("onTapGesture")
    }
    guard let tap, parts[tap + 1].kind == .call else { return nil }
    let call = SwiftUICall(parts[tap], parts[tap + 1])
    return call.has("count") ? nil : call.closure("perform") ?? call.trailing
  }
}
