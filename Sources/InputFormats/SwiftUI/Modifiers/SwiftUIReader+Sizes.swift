import DocumentSyntax
import ScreenModel

/// Modifiers that give sizes, and what moves by itself.
extension SwiftUIReader {
  /// The least size of a target, in points, as WCAG 2.5.8 has it.
  private static let leastTarget = 24.0

  /// Notes a size that is written for a view, where it is smaller than a target may be.
  func setFrame(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let sides = ["width", "height"].map { side in
      call.arguments.first { $0.name == side }.flatMap { number($0.first(.expression)) }
    }
    let isSmall = sides.allSatisfy { $0.map { $0 > 0 && $0 < Self.leastTarget } == true }
    for index in views.indices { views[index].isFramedSmall = isSmall }
  }

  /// Notes that a view may be larger than a size that was written before.
  func enlarge(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    for index in views.indices { views[index].isFramedSmall = false }
  }

  /// Notes that a view moves for as long as it is shown, unless its file asks for less motion.
  func animate(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard !document.asksForMotion, let index = views.firstIndex(where: { !$0.isAside }),
      !views[index].isHole,
      (call.arguments + call.closures).contains(where: { part in
        part.contains { $0.kind == .member && $0.isNamed("repeatForever") }
      }),
      !tellsProgress(members.first?.parent?.name ?? "")
    else { return }
    views[index].set(.animates, .flag(true), at: call.anchor)
  }

  /// Whether a view is called after what shows that something is being done.
  private func tellsProgress(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["activity", "load", "progress", "shimmer", "skeleton", "spinner", "placeholder"]
      .contains(where: lower.contains)
  }
}
