import DocumentSyntax

/// Puts screens that the parser hands out into portions, as those of a whole document are made, and
/// hands those on.
///
/// What it takes for a screen is a guess, which the document confirms in the end. The entries of a
/// portion are copied, and released in the tree that is still being parsed, so that a big file
/// takes no more memory than the portions that are at work.
final class EarlyScreens {
  /// How many screens stay whole in the tree, since a look for captures reads the first items of a
  /// list.
  private static let wholeScreens = CaptureValue.sample

  /// Whether a look at the tree takes no more than its first items and the members of the root.
  private let mayRelease: Bool
  private let portionSize: PortionSize
  private let handOut: (Document) -> Void
  private var screens: [Int] = []
  private var size = 0
  private var pool = SyntaxPool()

  /// Where the screens begin that are handed out.
  private var starts: [UInt32] = []
  /// Which of them each portion has.
  private var portions: [Range<Int>] = []
  /// Whether the tree has no more than summaries of some.
  private(set) var hasReleased = false

  init(of file: SourceFile, mayRelease: Bool, handOut: @escaping (Document) -> Void) {
    self.mayRelease = mayRelease
    portionSize = PortionSize(tree: file)
    self.handOut = handOut
  }

  /// Adds an item, and hands out a portion when there are enough screens before it.
  func add(_ item: SyntaxItem, isJSON: Bool) -> SyntaxRelease? {
    let isRoot = item.list == 0
    // A member's key is a scalar, so that it stands right before the value.
    guard isRoot || item.tree.text(of: item.list - 1) == "screens" else { return nil }
    let release = isPortion(before: item) ? handOutScreens(before: item, isJSON: isJSON) : nil
    screens.append(release?.place ?? item.index)
    size += Int(item.tree.entries[item.index].next) - item.index
    return release
  }

  /// The portions that are handed out, if their screens are the first of a document.
  func portions(ifFirstOf screens: [Int], in syntax: SyntaxTree) -> [Range<Int>]? {
    guard starts.count <= screens.count,
      zip(starts, screens).allSatisfy({ $0 == syntax.entries[$1].start })
    else { return nil }
    return portions
  }

  /// Whether the screens so far are a portion, unless the next one belongs to them.
  private func isPortion(before item: SyntaxItem) -> Bool {
    guard portionSize.isReached(by: size), let last = screens.last else { return false }
    return isTooLarge || !item.tree.isVariant(item.index, of: last)
  }

  private var isTooLarge: Bool { portionSize.isExceeded(by: size) }

  private func handOutScreens(before item: SyntaxItem, isJSON: Bool) -> SyntaxRelease? {
    let release = release(before: item)
    let tree = release == nil ? item.tree : pool.part(of: item.tree, roots: screens)
    let entries = item.tree.entries
    let span = Int(entries[screens[0]].start)..<Int(entries[item.index].start)
    handOut(
      Document(
        early: tree, isJSON: isJSON, screens: release == nil ? screens : tree.roots, span: span))
    portions.append(starts.count..<starts.count + screens.count)
    for screen in screens { starts.append(item.tree.entries[screen].start) }
    if release != nil { hasReleased = true }
    screens = []
    size = 0
    return release
  }

  /// What becomes of the screens; nil where they stay as they are. What is very large would be
  /// twice there for a while.
  private func release(before item: SyntaxItem) -> SyntaxRelease? {
    guard mayRelease, !isTooLarge else { return nil }
    var next = item.index
    for screen in screens.reversed() {
      guard item.tree.index(after: screen) == next else { return nil }
      next = screen
    }
    var released: [(item: Int, key: Int)] = []
    for screen in screens.dropFirst(max(Self.wholeScreens - starts.count, 0)) {
      guard let key = item.tree.screenKey(of: screen) else { return nil }
      released.append((screen, key))
    }
    return SyntaxRelease(released)
  }
}
