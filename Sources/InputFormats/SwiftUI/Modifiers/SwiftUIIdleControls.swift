import DocumentSyntax
import ScreenModel

/// Finds views that are given the role of a control in a body that shows all that could operate
/// them, and nothing does.
enum SwiftUIIdleControls {
  /// Marks the views of a body. The body's own views are left alone: where the view is used,
  /// another modifier may operate them.
  static func mark(_ views: inout [SwiftUIView]) {
    for index in views.indices { mark(&views[index], isOperated: true) }
  }

  private static func mark(_ view: inout SwiftUIView, isOperated: Bool) {
    if !isOperated, isIdle(view), isGivenRole(view) { view.marks.insert(.unoperated) }
    let reacts = view.mayReact || view.isHole || isControl(view) || view.kind == .list
    for index in view.children.indices {
      mark(&view.children[index], isOperated: reacts || view.isAside)
    }
  }

  private static func isIdle(_ view: SwiftUIView) -> Bool {
    !view.mayReact && [.text, .image, .view, .stack].contains(view.kind) && !view.isAside
      && !view.has(.implements) && !view.has(.actions) && !view.contains(isControl)
  }

  private static func isControl(_ view: SwiftUIView) -> Bool {
    if view.isHole || view.has(.onTap) || view.has(.gestures) || view.has(.actions) { return true }
    switch view.kind {
    case .text, .image, .view, .stack, .header, .scroll, .grid, .list, .group, .activityIndicator,
      .progress:
      return false
    default: return true
    }
  }

  /// Whether a modifier gives a view the role of a button or link.
  private static func isGivenRole(_ view: SwiftUIView) -> Bool {
    view.attributes.contains { attribute in
      guard attribute.key == .addTraits, case .value(.texts(let traits)) = attribute.value else {
        return false
      }
      return traits.contains { ["button", "link"].contains($0.value) }
    }
  }
}
