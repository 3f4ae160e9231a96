@testable import DocumentSyntax

/// What has to hold of a document whose items are released while the rest of it is parsed.
final class ReleaseChecks {
  /// How many items are released at once.
  private static let step = 3

  private let isYAML: Bool
  private var pool = SyntaxPool()
  /// Items that stand one after another and are still whole.
  private var waiting: [Int] = []
  private var starts: [UInt32] = []

  private init(isYAML: Bool) {
    self.isYAML = isYAML
  }

  /// Checks that no more is missing than what is released, and that the same is said of the file.
  static func check(
    _ file: SourceFile, isYAML: Bool,
    _ parse: (SourceFile, @escaping (SyntaxItem) -> SyntaxRelease?) -> Parsed<SyntaxTree>
  ) {
    let checks = ReleaseChecks(isYAML: isYAML)
    let parsed = parse(file, checks.take)
    let whole = parse(file) { _ in nil }
    Invariant.holds(parsed.problems == whole.problems, "the problems differ with releases")
    Invariant.holds((parsed.tree == nil) == (whole.tree == nil), "a tree without releases alone")
    guard let tree = parsed.tree, let entries = whole.tree?.entries else { return }
    SyntaxChecks.isSound(tree, isYAML: isYAML)
    var rest = entries.indices
    for entry in tree.entries {
      while let index = rest.first, !isSame(entry, entries[index]) { rest.removeFirst() }
      Invariant.holds(rest.popFirst() != nil, "an entry at \(entry.range) that is not there")
    }
    let kept = Set(tree.entries.lazy.filter { $0.kind == .mapping }.map(\.start))
    Invariant.holds(checks.starts.allSatisfy(kept.contains), "an item of which nothing is left")
  }

  private func take(_ item: SyntaxItem) -> SyntaxRelease? {
    if let last = waiting.last, item.tree.index(after: last) != item.index { waiting = [] }
    starts.append(item.tree.entries[item.index].start)
    let release = waiting.count < Self.step ? nil : release(before: item)
    if release != nil { waiting = [] }
    waiting.append(release?.place ?? item.index)
    return release
  }

  private func release(before item: SyntaxItem) -> SyntaxRelease? {
    var released: [(item: Int, key: Int)] = []
    for mapping in waiting {
      guard let key = firstScalarKey(of: mapping, in: item.tree) else { return nil }
      released.append((mapping, key))
    }
    let part = pool.part(of: item.tree, roots: waiting)
    SyntaxChecks.isSound(part, isYAML: isYAML)
    let span = item.tree.entries[waiting[0]..<item.index]
    Invariant.holds(
      part.entries.count == span.count && zip(part.entries, span).allSatisfy(Self.isSame),
      "a part differs from the tree")
    return SyntaxRelease(released)
  }

  private func firstScalarKey(of mapping: Int, in tree: SyntaxTree) -> Int? {
    var key = mapping + 1
    while key < tree.index(after: mapping) {
      if !tree.entries[key + 1].kind.isCollection { return key }
      key = tree.index(after: key + 1)
    }
    return nil
  }

  private static func isSame(_ one: SyntaxEntry, _ other: SyntaxEntry) -> Bool {
    one.range == other.range && one.kind == other.kind && one.style == other.style
  }
}
