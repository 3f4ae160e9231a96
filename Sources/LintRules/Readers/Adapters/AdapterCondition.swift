import DocumentSyntax

/// What has to hold of a node: every check of at least one list of them.
struct AdapterCondition: Sendable {
  /// What one value has to be.
  enum Check: Sendable {
    /// One of these texts; one that ends with `*` stands for all that begin so.
    case isOneOf([String])
    /// Any value that says something: neither null, false, 0, "", nor an empty list or object.
    case isTrue
    /// Whether there is a value that is not null.
    case isPresent(Bool)
    /// Whether there is a value, be it null.
    case isGiven(Bool)
    /// None of these texts.
    case isNoneOf([String])
    /// The same text as the value of another path.
    case isSame(AdapterPath)
  }

  /// Lists of checks, each with the path to what it checks.
  var alternatives: [[(path: AdapterPath, check: Check)]]

  /// Whether it holds at the node of a query.
  func holds(_ query: AdapterQuery) -> Bool {
    alternatives.contains { checks in
      checks.allSatisfy { path, check in Self.holds(check, path, query) }
    }
  }

  private static func holds(_ check: Check, _ path: AdapterPath, _ query: AdapterQuery) -> Bool {
    switch check {
    case .isGiven(let expected): query.isGiven(path) == expected
    case .isPresent(let expected): (query.first(path) != nil) == expected
    case .isTrue: query.all(path).contains { saysSomething($0.entry, query) }
    case .isOneOf(let texts): query.all(path).contains { fits(texts, $0, query) }
    case .isNoneOf(let texts): !query.all(path).contains { fits(texts, $0, query) }
    case .isSame(let other): same(query.first(path), query.first(other), query)
    }
  }

  private static func same(
    _ one: AdapterMatch?, _ other: AdapterMatch?, _ query: AdapterQuery
  ) -> Bool {
    guard let one, let other, !query.entries[one.entry].kind.isCollection,
      !query.entries[other.entry].kind.isCollection
    else { return false }
    return query.text(one.entry) == query.text(other.entry)
  }

  private static func fits(_ texts: [String], _ match: AdapterMatch, _ query: AdapterQuery) -> Bool
  {
    guard !query.entries[match.entry].kind.isCollection else { return false }
    let text = query.text(match.entry)
    return texts.contains { $0.hasSuffix("*") ? text.hasPrefix($0.dropLast()) : text == $0 }
  }

  private static func saysSomething(_ entry: Int, _ query: AdapterQuery) -> Bool {
    let record = query.entries[entry]
    switch record.kind {
    case .null, .alias: return false
    case .boolean: return query.syntax.boolean(of: entry) ?? false
    case .number: return query.syntax.number(of: entry) != 0
    case .string: return !["", "false", "no", "0"].contains(query.text(entry).lowercased())
    case .sequence, .mapping: return Int(record.next) > entry + 1
    }
  }
}
