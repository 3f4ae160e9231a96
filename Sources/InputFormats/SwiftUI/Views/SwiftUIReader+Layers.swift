import DocumentSyntax
import ScreenModel

/// Views that are drawn over each other.
extension SwiftUIReader {
  /// Views that come up over the others, or in their place.
  func aside(_ kind: ElementKind, _ anchor: SourceRange, _ views: [SwiftUIView]) -> SwiftUIView {
    var aside = SwiftUIView.layout(.view, at: anchor, views)
    aside.forEach(Self.markAlternative)
    aside.marks.insert(.aside)
    aside.place = .aside
    return aside
  }

  /// Applies a modifier to what is drawn over or behind the view that it stands behind.
  mutating func modifyDrawnOver(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let row = vocabulary.modifier(call), row.reachesOverlays || row.use == .names else {
      return
    }
    for index in views.indices where views[index].place == .drawnOver {
      if row.reachesOverlays {
        var own = [views[index]]
        modify(&own, call)
        views[index] = own[0]
      } else {
        // It may have the same words, or be a part of the same element.
        views[index].forEach { part in
          if part.kind == .image, !part.has(.label) {
            part.set(.label, .madeAtRunTime, at: call.anchor)
          }
        }
      }
    }
  }

  /// The views of a block of layers; `isOver` says that all of them lie over another view.
  ///
  /// Views that a condition shows over others, on something that dims them, are a dialog.
  mutating func layers(in block: SwiftSyntax, isOver: Bool) -> [SwiftUIView] {
    var views: [SwiftUIView] = []
    var layer = Layer()
    for statement in block.children {
      if let (member, block) = property(statement, in: frame) {
        let isOver = isOver || !views.isEmpty
        var own = reading(in: SwiftUIFrame(member, in: frame.use, usedIn: frame)) {
          $0.layers(in: block, isOver: isOver)
        }
        addLayer(&own, statement, &layer)
        views += own
        continue
      }
      var own = self.views(ofStatement: statement)
      addLayer(&own, statement, &layer)
      let isShown = statement.kind == .ifStatement && (isOver || !views.isEmpty)
      if isShown, let dialog = dims(statement) ? dialog(own) : projectDialog(own) {
        views.append(dialog)
      } else {
        views += own
      }
    }
    return views
  }

  /// The property of the same type whose views a statement stands for.
  private func property(
    _ statement: SwiftSyntax, in frame: SwiftUIFrame
  ) -> (member: SwiftSyntax, block: SwiftSyntax)? {
    guard statement.kind == .expression, let chain = statement.first(.chain),
      let name = chain.first(.identifier)?.name, Array(chain.children).count == 1,
      let member = frame.members.first(where: { $0.isProperty(name) }),
      !frame.isInside(member), let block = member.first(.block), returnsView(member)
    else { return nil }
    return (member, block)
  }

  /// Views as something that came up; nil where its author makes it modal, hides it or where it has
  /// no controls that are known.
  func dialog(_ views: [SwiftUIView]) -> SwiftUIView? {
    guard let panel = views.first(where: { $0.contains(Self.isControl) }),
      !views.contains(where: { $0.contains { $0.has(.modal) || $0.has(.elementsHidden) } })
    else { return nil }
    var dialog = SwiftUIView.layout(at: panel.anchor, views)
    dialog.marks.insert(.dimsBehind)
    dialog.marks.insert(.alternative)
    return dialog
  }

  /// A view of the project that dims what is behind it, as something that came up.
  private func projectDialog(_ views: [SwiftUIView]) -> SwiftUIView? {
    guard
      let position = views.firstIndex(where: {
        $0.isDialog && !$0.has(.modal) && !$0.has(.elementsHidden)
      })
    else { return nil }
    var dialog = SwiftUIView.layout(at: views[position].anchor, views)
    dialog.children[position].marks.insert(.dimsBehind)
    // That it comes up is what is written here.
    dialog.children[position].marks.remove(.writtenElsewhere)
    dialog.marks.insert(.alternative)
    return dialog
  }

  /// Says of a view whose whole body lies on something that dims the rest that it does.
  func markDialog(_ screen: SwiftUIDocument.Screen, _ views: inout [SwiftUIView]) {
    guard views.count(where: { !$0.isAside }) == 1, views.first?.isAside == false,
      isDialog(screen.body, in: frame), dialog(views) != nil
    else { return }
    views[0].marks.insert(.dimsBehind)
  }

  /// Whether a body shows layers of which the first one dims what is behind them all.
  func isDialog(_ block: SwiftSyntax, in frame: SwiftUIFrame, depth: Int = 4) -> Bool {
    let statements = Array(block.children)
    guard depth > 0, statements.count == 1 else { return false }
    if let inner = property(statements[0], in: frame) {
      return isDialog(inner.block, in: frame, depth: depth - 1)
    }
    let value =
      statements[0].kind == .returnStatement ? statements[0].first(.expression) : statements[0]
    guard let chain = value?.first(.chain), let base = chain.first(.identifier),
      let content = chain.first(.call)?.all(.closure).first
    else { return false }
    switch vocabulary.view(named: base.name)?.layers {
    case .over?:
      let first = content.children.first { $0.kind == .expression }
      return first.map { dims($0, depth: 0) } == true
        || isDialog(content, in: frame, depth: depth - 1)
    case .beside?, .inPlace?: return isDialog(content, in: frame, depth: depth - 1)
    case nil: return false
    }
  }

  private static func isControl(_ view: SwiftUIView) -> Bool {
    switch view.kind {
    case .button, .link, .textField, .secureField, .switch, .popupButton: true
    default: false
    }
  }

  /// Whether a branch has a translucent colour or shape among its layers.
  private func dims(_ statement: SwiftSyntax) -> Bool {
    statement.all(.branch).contains { branch in
      branch.children.contains { dims($0, depth: 2) }
    }
  }

  private func dims(_ statement: SwiftSyntax, depth: Int) -> Bool {
    guard statement.kind == .expression, let chain = statement.first(.chain),
      let base = chain.first(.identifier), let view = vocabulary.view(named: base.name)
    else { return false }
    if view.dims { return chain.contains(Self.isTranslucent) }
    guard depth > 0, let layers = view.layers, layers != .beside, let call = chain.first(.call)
    else { return false }
    return call.all(.closure).contains { closure in
      closure.children.contains { dims($0, depth: depth - 1) }
    }
  }

  /// Whether a name is `opacity`, or that of a material such as `ultraThinMaterial`.
  private static func isTranslucent(_ syntax: SwiftSyntax) -> Bool {
    switch syntax.kind {
    case .member, .implicitMember: syntax.isNamed("opacity") || syntax.name.hasSuffix("Material")
    case .identifier: syntax.isNamed("Material")
    default: false
    }
  }
}

extension SwiftUIView {
  /// Whether this view or one that it holds fits.
  func contains(_ fits: (SwiftUIView) -> Bool) -> Bool {
    fits(self) || children.contains { $0.contains(fits) }
  }
}
