import DocumentSyntax
import ScreenModel

/// The surroundings of the nodes of a file, visited in their order: whether they are part of a
/// view, and whether they are there at all in the app.
struct SwiftUIPlaces {
  private let previews: [SourceRange]
  /// The ends of the functions and properties around the node, and whether they give views.
  private var around: [(end: Int, givesViews: Bool)] = []
  /// The parts of the file that are compiled out.
  private var inactive: [SourceRange] = []
  private var start = 0

  init(_ document: SwiftUIDocument) {
    previews = document.previews.map(\.range)
  }

  /// Whether the node is in a function or property that gives views.
  var isInView: Bool { around.last?.givesViews == true }

  /// Whether the node is in a preview, in code that is not compiled for iOS, or in `if false`.
  var isLeftOut: Bool {
    let holds = { (range: SourceRange) in range.start <= start && start < range.end }
    return previews.contains(where: holds) || inactive.contains(where: holds)
  }

  /// Goes on to the next node.
  mutating func enter(_ node: SwiftSyntax) {
    start = node.range.start
    while let last = around.last, last.end <= start { around.removeLast() }
    inactive.removeAll { $0.end <= start }
    switch node.kind {
    case .variable where node.first(.block) != nil, .function, .initializer:
      around.append((node.range.end, Self.givesViews(node)))
    case .conditional:
      let active = Set(SwiftUIPlatforms.branches(of: node).map(\.index))
      inactive += node.all(.branch).filter { !active.contains($0.index) }.map(\.range)
    case .branch where node.isNeverTaken: inactive.append(node.range)
    default: break
    }
  }

  /// Whether a function or property gives views, scenes or what a style draws.
  private static func givesViews(_ declaration: SwiftSyntax) -> Bool {
    guard let type = declaration.first(.type)?.text else { return false }
    return SwiftUIVocabulary.framework.isView(type: type)
      || ["Scene", "Body"].contains(where: type.hasSuffix)
  }
}
