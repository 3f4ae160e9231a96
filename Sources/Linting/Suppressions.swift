import DocumentSyntax
import ScreenModel

/// The suppressions of a group of screens, and whether each of them silences something.
struct Suppressions {
  /// One rule that is switched off for an element and what it holds.
  struct Part {
    let element: Int
    let suppression: Suppression
    let isExpired: Bool
    /// The part that switches the rule off around the element as well, where there is one.
    var outer: Int?
    var isUsed = false
  }

  /// Where a rule is switched off, and by which part.
  private struct Place {
    let element: Int
    let part: Int
  }

  private let tree: UITree?
  private let comments: SuppressionComments
  /// The suppressions of the tree, in its order.
  private(set) var parts: [Part] = []
  /// The parts that work, by what they switch off, in the order of their elements; the first where
  /// several of an element say the same.
  private var places: [String: [Place]] = [:]
  /// The nearest part around each element, itself included, for the rules that were asked about.
  private var nearest: [String: [Int?]] = [:]
  /// The lines that elements begin in, of those that comments are about.
  private var lines: [Int: [Int]] = [:]
  /// The comments that have silenced something, by index.
  private(set) var usedComments: Set<Int> = []

  init(
    _ tree: UITree?, comments: SuppressionComments = SuppressionComments(),
    on today: CalendarDay?
  ) {
    self.tree = tree
    self.comments = comments
    guard let tree else { return }
    if tree.keys.contains(.disable) { collectParts(of: tree, on: today) }
    if !comments.lines.isEmpty { collectLines(of: tree) }
  }

  private mutating func collectParts(of tree: UITree, on today: CalendarDay?) {
    for (index, element) in tree.elements.enumerated() where element.has(.disable) {
      guard case .suppressions(let suppressions)? = tree.value(.disable, of: index) else {
        continue
      }
      for suppression in suppressions {
        let part = Part(
          element: index, suppression: suppression, isExpired: suppression.isOver(on: today))
        if !part.isExpired, suppression.counts {
          let place = Place(element: index, part: parts.count)
          Self.add(place, to: &places[suppression.rule, default: []])
        }
        parts.append(part)
      }
    }
  }

  private static func add(_ place: Place, to places: inout [Place]) {
    if places.last?.element != place.element { places.append(place) }
  }

  private mutating func collectLines(of tree: UITree) {
    for index in tree.elements.indices {
      if let line = comments.line(at: start(of: index, in: tree)) {
        lines[index, default: []].append(line)
      }
    }
    guard comments.lines.contains(where: { $0.values != nil }) else { return }
    let order = tree.elements.indices.sorted {
      tree.elements[$0].anchorStart < tree.elements[$1].anchorStart
    }
    for (line, values) in comments.lines.map(\.values).enumerated() {
      guard let values else { continue }
      for index in order[first(from: values.lowerBound, order, tree)...] {
        guard Int(tree.elements[index].anchorStart) < values.upperBound else { break }
        let parent = Int(tree.elements[index].parent)
        let isOutermost =
          parent < 0 || !values.contains(Int(tree.elements[parent].anchorStart))
        if isOutermost { lines[index, default: []].append(line) }
      }
    }
  }

  /// The first place of an order by anchors at or after an offset.
  private func first(from offset: Int, _ order: [Int], _ tree: UITree) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.elements[order[middle]].anchorStart) < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Where an element begins: its type or the first of its keys.
  private func start(of index: Int, in tree: UITree) -> Int {
    let element = tree.elements[index]
    guard element.attributeCount > 0 else { return element.anchor.start }
    return min(element.anchor.start, tree.attributes[Int(element.firstAttribute)].range.start)
  }

  /// The suppression that silences a finding; all that do are marked as used.
  mutating func silence(_ finding: Finding) -> Suppression? {
    var first: Suppression?
    if let element = finding.element, !places.isEmpty { first = useParts(finding.rule.id, element) }
    guard !comments.isEmpty else { return first }
    for index in commentsAbout(finding) {
      usedComments.insert(index)
      first = first ?? comments.entries[index].suppression
    }
    return first
  }

  /// Notes the parts that are about an element; gives the nearest.
  private mutating func useParts(_ rule: String, _ element: Int) -> Suppression? {
    var first: Int?
    for name in Self.names(for: rule) {
      guard let part = nearestPart(name, element) else { continue }
      if first.map({ parts[part].element > parts[$0].element }) ?? true { first = part }
      // Where one is used already, so are those around it.
      var next: Int? = part
      while let used = next, !parts[used].isUsed {
        parts[used].isUsed = true
        next = parts[used].outer
      }
    }
    return first.map { parts[$0].suppression }
  }

  /// The nearest part around an element that switches off what has a name.
  private mutating func nearestPart(_ name: String, _ element: Int) -> Int? {
    guard let places = places[name], let tree else { return nil }
    if let known = nearest[name] { return known[element] }
    var found: [Int?] = []
    found.reserveCapacity(tree.elements.count)
    var rest = places[...]
    for index in tree.elements.indices {
      let parent = Int(tree.elements[index].parent)
      let outer = parent < 0 ? nil : found[parent]
      guard let place = rest.first, place.element == index else {
        found.append(outer)
        continue
      }
      rest.removeFirst()
      parts[place.part].outer = outer
      found.append(place.part)
    }
    nearest[name] = found
    return found[element]
  }

  /// The names under which a rule is switched off; `all` does not mean what is said about
  /// suppressions, or it would hide that it hides nothing.
  private static func names(for rule: String) -> [String] {
    isRemark(rule) ? [rule] : [rule, "all"]
  }

  private static func isRemark(_ rule: String) -> Bool {
    rule == FileDiagnostics.unusedSuppression.id || rule == FileDiagnostics.expiredSuppression.id
      || rule == FileDiagnostics.suppressionWithoutReason.id
  }

  private func commentsAbout(_ finding: Finding) -> [Int] {
    let offset = finding.range.start
    var found = comments.entries(for: finding.rule.id, at: offset).filter {
      comments.entries[$0].suppression.rule != "all" || !Self.isRemark(finding.rule.id)
    }
    guard !comments.lines.isEmpty else {
      return found.filter { comments.entries[$0].suppression.counts }
    }
    let names = Self.names(for: finding.rule.id)
    if let line = comments.line(at: offset) {
      found += names.flatMap { name in
        [comments.lines[line].own[name], comments.lines[line].subtree[name]].compactMap { $0 }
      }
    }
    guard let tree, var element = finding.element else {
      return found.filter { comments.entries[$0].suppression.counts }
    }
    for line in lines[element] ?? [] {
      found += names.compactMap { comments.lines[line].own[$0] }
    }
    while element >= 0 {
      for line in lines[element] ?? [] {
        found += names.compactMap { comments.lines[line].subtree[$0] }
      }
      element = Int(tree.elements[element].parent)
    }
    return found.filter { comments.entries[$0].suppression.counts }
  }
}
