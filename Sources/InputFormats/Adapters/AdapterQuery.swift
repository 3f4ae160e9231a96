import DocumentSyntax

/// Follows paths through somebody's tree; no path leads up but by `$parent` and `$root`.
package struct AdapterQuery {
  /// The most members and items that are looked at on the way from a parent or the root: every
  /// node of a big list may ask for them.
  static let farLimit = 1_000
  /// The most values that one path leads to.
  static let matchLimit = 10_000

  let syntax: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let entries: UnsafeBufferPointer<SyntaxEntry>
  /// The node that is read, as its entry.
  var node = 0
  /// The node that holds it.
  var parent = 0
  /// The root of the document.
  var root = 0

  /// Runs a body with a query at the root of a document.
  static func run<Result>(
    _ syntax: SyntaxTree, root: Int, _ body: (AdapterQuery) -> Result
  ) -> Result {
    syntax.file.bytes.withUnsafeBufferPointer { bytes in
      syntax.entries.withUnsafeBufferPointer { entries in
        var query = AdapterQuery(syntax: syntax, bytes: bytes, entries: entries)
        query.root = query.resolved(root)
        query.node = query.root
        query.parent = query.root
        return body(query)
      }
    }
  }

  // MARK: Entries

  /// The index of the entry after this one and all that it holds.
  func following(_ index: Int) -> Int {
    entries[index].kind.isCollection ? Int(entries[index].next) : index &+ 1
  }

  /// The index of the entry itself, or of what it stands for if it is an alias.
  func resolved(_ index: Int) -> Int {
    entries[index].kind == .alias ? syntax.resolved(index) : index
  }

  /// The text of a scalar.
  func text(_ entry: Int) -> String { syntax.text(of: entry) }

  /// A value that stands at an entry.
  func match(at place: Int, key: Int? = nil) -> AdapterMatch {
    AdapterMatch(resolved(place), place: place, key: key)
  }

  /// Whether a value is null or not written.
  func isNull(_ entry: Int) -> Bool { entries[entry].kind == .null }

  private func isKey(_ entry: Int, _ name: [UInt8]) -> Bool {
    let record = entries[entry]
    let inset = record.style == .quoted ? 1 : 0
    guard inset == 1 || record.style == .verbatim else {
      return Array(syntax.text(of: entry).utf8) == name
    }
    let start = Int(record.start) &+ inset
    guard Int(record.end) &- inset &- start == name.count else { return false }
    return bytes[start..<start &+ name.count].elementsEqual(name)
  }

  /// The member of an object by its name; null counts as there.
  func member(_ name: [UInt8], of entry: Int, limit: Int = .max) -> AdapterMatch? {
    guard entries[entry].kind == .mapping else { return nil }
    var key = entry &+ 1
    let end = Int(entries[entry].next)
    var left = limit
    while key < end, left > 0 {
      let value = following(key)
      if isKey(key, name) { return match(at: value, key: key) }
      key = following(value)
      left &-= 1
    }
    return nil
  }

  // MARK: Paths

  /// The first value that a path leads to and that is not null.
  func first(_ path: AdapterPath) -> AdapterMatch? {
    for route in path.routes {
      if let match = all(route, limit: route.isPlural ? Self.matchLimit : 1).first {
        return match
      }
    }
    return nil
  }

  /// Every value of the first route that leads to any; nulls are left out.
  func all(_ path: AdapterPath) -> [AdapterMatch] {
    for route in path.routes {
      let matches = all(route, limit: Self.matchLimit)
      if !matches.isEmpty { return matches }
    }
    return []
  }

  /// Whether a path leads to anything at all, null included.
  func isGiven(_ path: AdapterPath) -> Bool {
    path.routes.contains { !all($0, limit: 1, keepingNull: true).isEmpty }
  }

  private func all(
    _ route: AdapterPath.Route, limit: Int, keepingNull: Bool = false
  ) -> [AdapterMatch] {
    let start =
      switch route.anchor {
      case .node: node
      case .parent: parent
      case .root: root
      }
    let reach = route.anchor == .node ? Int.max : Self.farLimit
    var matches = [AdapterMatch(start, place: start)]
    for (index, step) in route.steps.enumerated() {
      if case .merged = step {
        let rest = AdapterPath.Route(steps: Array(route.steps[(index + 1)...]))
        return matches.prefix(1).flatMap { merged($0, rest) }
      }
      matches = matches.flatMap { take(step, from: $0, reach) }
      if matches.isEmpty { return [] }
      if matches.count > Self.matchLimit { matches.removeLast(matches.count - Self.matchLimit) }
    }
    return keepingNull ? matches : matches.filter { !isNull($0.entry) }
  }

  private func take(
    _ step: AdapterPath.Step, from match: AdapterMatch, _ reach: Int
  ) -> [AdapterMatch] {
    switch step {
    case .key(let name):
      return member(name, of: match.entry, limit: reach).map { [$0] } ?? []
    case .index(let index):
      return items(of: match.entry, limit: index + 1).dropFirst(index).map { $0 }
    case .each:
      return items(of: match.entry, limit: min(reach, Self.matchLimit))
    case .having(let name):
      return items(of: match.entry, limit: min(reach, Self.matchLimit)).filter {
        member(name, of: $0.entry).map { !isNull($0.entry) } ?? false
      }
    case .merged:
      return [match]
    }
  }

  /// The items of a list, or the values of an object; none of anything else.
  func items(of entry: Int, limit: Int = .max) -> [AdapterMatch] {
    let record = entries[entry]
    guard record.kind.isCollection else { return [] }
    var items: [AdapterMatch] = []
    var place = entry &+ 1
    while place < Int(record.next), items.count < limit {
      if record.kind == .mapping {
        let value = following(place)
        items.append(match(at: value, key: place))
        place = following(value)
      } else {
        items.append(match(at: place))
        place = following(place)
      }
    }
    return items
  }

  /// Follows a route from the last of the objects of a list, also of lists in it, that has it.
  private func merged(_ start: AdapterMatch, _ route: AdapterPath.Route) -> [AdapterMatch] {
    var open = [start]
    var left = Self.farLimit
    while let match = open.popLast(), left > 0 {
      left -= 1
      if entries[match.entry].kind == .sequence {
        // The last item is looked at first.
        open += items(of: match.entry, limit: Self.farLimit)
        continue
      }
      var query = self
      query.node = match.entry
      let found = query.all(route, limit: Self.matchLimit)
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// A value that a path led to.
struct AdapterMatch: Sendable, Equatable {
  /// The value's entry; that of its target where it is an alias.
  var entry: Int
  /// Where the value itself is written.
  var place: Int
  /// The entry of its key; nil where it is not a member of an object.
  var key: Int?

  /// A value with its place.
  init(_ entry: Int, place: Int, key: Int? = nil) {
    self.entry = entry
    self.place = place
    self.key = key
  }
}
