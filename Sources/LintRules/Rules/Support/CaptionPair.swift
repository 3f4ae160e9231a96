/// A control and the text above it that says what it is for.
struct CaptionPair {
  let caption: Int
  let control: Int

  /// How far above its control a caption may end, in points.
  private static let maxGap = 24.0
  /// How far the left edges of the two may be apart, in points.
  private static let alignment = 8.0
  /// How many siblings on each side may stand between them.
  private static let reach = 3
  /// The longest text that is a caption, in bytes.
  private static let longest = 60

  /// The pairs of a tree in which the caption stands above the control, by screen.
  static func all(in tree: AccessibilityTree) -> [Int32: [CaptionPair]] {
    guard tree.hasAny([.exposed, .interactive, .placed]) else { return [:] }
    var found: [Int32: [CaptionPair]] = [:]
    var identifiers = ListIdentifiers(tree)
    for control in tree.nodes([.exposed, .interactive, .placed])
    where CaptionSearch.isInput(control, in: tree) {
      let screen = tree.element(control).screen
      var caption: Int?
      if tree.element(control).has(.labelledBy),
        let id = tree.interface.text(.labelledBy, of: control)
      {
        caption = identifiers.around(control)[id]
      }
      caption = caption ?? text(above: control, in: tree)
      guard let caption, isAbove(caption, control, in: tree) else { continue }
      found[screen, default: []].append(CaptionPair(caption: caption, control: control))
    }
    return found
  }

  /// The nearest text among the siblings that is drawn directly above a control.
  private static func text(above control: Int, in tree: AccessibilityTree) -> Int? {
    var before: Int? = control
    var after: Int? = control
    var nearest: Int?
    for _ in 0..<reach {
      before = before.flatMap { tree.interface.sibling(before: $0) }
      after = after.flatMap { CaptionSearch.sibling(after: $0, in: tree) }
      take(before, of: control, &nearest, in: tree)
      take(after, of: control, &nearest, in: tree)
    }
    return nearest
  }

  /// Takes a sibling for the nearest caption so far, if it may be one and stands lower.
  private static func take(
    _ sibling: Int?, of control: Int, _ nearest: inout Int?, in tree: AccessibilityTree
  ) {
    guard let sibling, isAligned(sibling, control, in: tree) else { return }
    if let known = nearest, tree.screenFrames[known].y >= tree.screenFrames[sibling].y { return }
    nearest = sibling
  }

  private static func isAligned(_ text: Int, _ control: Int, in tree: AccessibilityTree) -> Bool {
    guard isAbove(text, control, in: tree), tree.interface.says(.text, text),
      tree.name(of: text).value.map({ $0.text.utf8.count <= longest }) == true
    else { return false }
    let (a, b) = (tree.screenFrames[text], tree.screenFrames[control])
    let edges =
      tree.screen(of: text).isRightToLeft
      ? (a.maxX - b.maxX).magnitude : (a.x - b.x).magnitude
    return edges <= alignment && b.y - a.maxY <= maxGap
  }

  private static func isAbove(_ text: Int, _ control: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(text).kind == .text, tree.has([.exposed, .placed], text),
      !tree.has(.interactive, text), !tree.traits[text].contains(.header)
    else { return false }
    return tree.screenFrames[text].maxY <= tree.screenFrames[control].y + 1
  }
}
