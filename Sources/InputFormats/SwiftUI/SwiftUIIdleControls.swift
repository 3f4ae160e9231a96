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
    if !isOperated, isIdle(view), let role = role(of: view) {
      view.set(.onTap, .text("none"), at: role)
    }
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

  /// The place of the modifier that gives a view the role of a button or link.
  private static func role(of view: SwiftUIView) -> SourceRange? {
    for attribute in view.attributes where attribute.key == .addTraits {
      guard case .value(.texts(let traits)) = attribute.value else { continue }
      return traits.first { ["button", "link"].contains($0.value) }?.range
    }
    return nil
  }
}
