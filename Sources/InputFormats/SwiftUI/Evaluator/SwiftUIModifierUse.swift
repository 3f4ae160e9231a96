import DocumentSyntax

/// A modifier of the project at one use: a function in an extension of `View`, or a `ViewModifier`.
struct SwiftUIModifierUse {
  let declaration: SwiftSyntax
  let document: SwiftUIDocument
  /// The call of the function, or the one that makes the modifier.
  let call: SwiftUICall
  /// The place of the use.
  let place: SourceRange

  private var isFunction: Bool { declaration.kind == .function }

  private var members: [SwiftSyntax] {
    document.members[isFunction ? "View" : declaration.name] ?? []
  }

  /// The function that makes views of others; nil for a modifier without one.
  private var body: SwiftSyntax? {
    isFunction
      ? declaration : members.first { $0.kind == .function && $0.isNamed("body") }
  }

  /// The block that makes something of the views.
  var block: SwiftSyntax? { body?.first(.block) }

  /// The frame of its block, with the views that it changes; nil where the call does not fit.
  func bound(to views: [SwiftUIView], in frame: SwiftUIFrame) -> SwiftUIFrame? {
    guard let body else { return nil }
    let use = SwiftUIFrame(
      declaration, in: document, members: members, usedIn: frame, at: place)
    let arguments = SwiftUIArguments(call, in: frame)
    guard !isFunction else {
      guard arguments.bind(declaration.all(.parameter), in: use) else { return nil }
      use.bind(changed: views)
      return SwiftUIFrame(body, in: use, usedIn: use)
    }
    guard arguments.bind(propertiesOf: declaration, members, in: use) else { return nil }
    let inner = SwiftUIFrame(body, in: use, usedIn: use)
    if let content = body.first(.parameter) { inner.bind(content.name, .views(views)) }
    return inner
  }
}
