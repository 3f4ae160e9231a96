import ScreenModel

/// Where a value stands in somebody's tree: `props.label | $parent.title`, the first that is there.
struct AdapterPath: Sendable, Equatable {
  /// Where a route begins.
  enum Anchor: Sendable, Equatable {
    /// At the node that is read.
    case node
    /// At the node that holds it.
    case parent
    /// At the root of the document.
    case root
  }

  /// One step of a route.
  enum Step: Sendable, Equatable {
    /// `.name`: the member of that name.
    case key([UInt8])
    /// `[2]`: an item of a list, from 0.
    case index(Int)
    /// `[*]`: every item of a list, or every value of an object.
    case each
    /// `[?name]`: every item of a list that has such a member.
    case having([UInt8])
    /// `[merged]`: a list of objects read as one object, in which later members win.
    case merged
  }

  /// One of the places that are tried.
  struct Route: Sendable, Equatable {
    var anchor = Anchor.node
    var steps: [Step] = []

    /// Whether it may lead to several values.
    var isPlural: Bool {
      steps.contains { step in
        switch step {
        case .each, .having: true
        default: false
        }
      }
    }
  }

  /// Why a text is not a path: what is wrong, as the end of a sentence.
  struct Mistake: Error, Equatable {
    let message: String
  }

  /// The most steps and routes of a path; what is longer was not written by hand.
  static let maximumSteps = 64

  /// The places, in the order in which they are tried.
  let routes: [Route]

  /// Whether it may lead to several values.
  var isPlural: Bool { routes.contains(where: \.isPlural) }

  /// The path that a text spells.
  init(_ text: String) throws(Mistake) {
    var routes: [Route] = []
    var rest = Array(text.utf8)[...]
    var count = 0
    repeat {
      let route = try Self.takeRoute(&rest)
      count += route.steps.count + 1
      guard count <= Self.maximumSteps else {
        throw Mistake(message: "it has more than \(Self.maximumSteps) steps")
      }
      routes.append(route)
    } while rest.popFirst() == UInt8(ascii: "|")
    self.routes = routes
  }

  /// Takes a route off the beginning, up to its `|` or the end.
  private static func takeRoute(_ rest: inout ArraySlice<UInt8>) throws(Mistake) -> Route {
    var route = Route()
    rest = rest.drop { $0 == 0x20 }
    var isFirst = true
    while let byte = rest.first, byte != UInt8(ascii: "|") {
      if byte == 0x20 {
        rest = rest.drop { $0 == 0x20 }
        guard rest.first == nil || rest.first == UInt8(ascii: "|") else {
          throw Mistake(message: "it has a space in it; write [\"two words\"]")
        }
        break
      }
      if byte == UInt8(ascii: "[") {
        rest.removeFirst()
        route.steps.append(try takeBracket(&rest))
      } else {
        if byte == UInt8(ascii: ".") {
          rest.removeFirst()
        } else if !isFirst {
          throw Mistake(message: "a `.` is missing after a `]`")
        }
        try takeName(&rest, isFirst: isFirst, isAlone: byte == UInt8(ascii: "."), &route)
      }
      isFirst = false
    }
    guard !isFirst else { throw Mistake(message: "a name is missing") }
    return route
  }

  private static func takeName(
    _ rest: inout ArraySlice<UInt8>, isFirst: Bool, isAlone: Bool, _ route: inout Route
  ) throws(Mistake) {
    let name = rest.prefix { !".[| ]".utf8.contains($0) }
    rest = rest.dropFirst(name.count)
    if name.isEmpty {
      // A lone `.` is the node itself.
      if isFirst, isAlone, rest.first.map({ " |".utf8.contains($0) }) ?? true { return }
      throw Mistake(message: "a name is missing after a `.`")
    }
    guard name.first == UInt8(ascii: "$") else { return route.steps.append(.key(Array(name))) }
    let word = String(decoding: name, as: UTF8.self)
    guard isFirst, !isAlone else {
      throw Mistake(message: "`$parent` and `$root` stand at the beginning")
    }
    switch word {
    case "$parent": route.anchor = .parent
    case "$root": route.anchor = .root
    default:
      throw Mistake(
        message: "there is no \(Quoted.text(word)); use $parent or $root, or [\"$name\"] for a "
          + "name that begins so")
    }
  }

  /// The rest of `[2]`, `[*]`, `[?name]`, `[merged]` or `["a name"]`.
  private static func takeBracket(_ rest: inout ArraySlice<UInt8>) throws(Mistake) -> Step {
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest.removeFirst()
      let name = rest.prefix { $0 != quote }
      rest = rest.dropFirst(name.count)
      guard rest.popFirst() == quote, rest.popFirst() == UInt8(ascii: "]"), !name.isEmpty else {
        throw Mistake(message: "a quoted name does not end with its quote and `]`")
      }
      return .key(Array(name))
    }
    let content = rest.prefix { $0 != UInt8(ascii: "]") }
    rest = rest.dropFirst(content.count)
    guard rest.popFirst() != nil else { throw Mistake(message: "a `[` is not closed") }
    if content.first == UInt8(ascii: "?"), content.count > 1 {
      return .having(Array(content.dropFirst()))
    }
    let word = String(decoding: content, as: UTF8.self)
    if word == "*" { return .each }
    if word == "merged" { return .merged }
    if let index = Int(word), (0...999).contains(index) { return .index(index) }
    throw Mistake(
      message: "[\(Quoted.bare(word))] is none of [0] to [999], [*], [?name], [merged] and "
        + "[\"name\"]")
  }
}
