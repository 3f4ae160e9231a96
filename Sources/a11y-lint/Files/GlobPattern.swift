/// One line of a `.gitignore`, matched bytewise as git does.
struct GlobPattern {
  /// The condition on one name of a path.
  private enum Segment {
    /// `**`: any number of folders, also none.
    case anyFolders
    case name([Token])
  }

  private enum Token {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// Whether the pattern takes back what others ignore.
  let isNegated: Bool
  private let isForFolders: Bool
  private let segments: [Segment]

  /// The pattern of a line; nil for blank lines, comments and what can match nothing.
  init?(line: some Sequence<UInt8>) {
    var text = Self.trimmed(Array(line))[...]
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text.removeLast() }
    let isAnchored = text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    var segments: [Segment] = isAnchored ? [] : [.anyFolders]
    let names = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      if isAnchored, name.elementsEqual("**".utf8) {
        // At the end it stands for what is inside, so for one name at least.
        if index == names.count - 1 { segments.append(.name([.anyBytes])) }
        segments.append(.anyFolders)
      } else {
        guard let tokens = Self.tokens(of: name) else { return nil }
        segments.append(.name(tokens))
      }
    }
    self.segments = segments
  }

  /// Whether a path, given by its names from the pattern's folder on, is what is meant.
  func matches(_ names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    var segment = 0
    var name = names.startIndex
    // Where to go on when the rest does not fit after the last `**`.
    var retry: (segment: Int, name: Int)?
    while name < names.endIndex {
      if segment < segments.count {
        switch segments[segment] {
        case .anyFolders:
          retry = (segment, name)
          segment += 1
          continue
        case .name(let tokens) where Self.matches(tokens, names[name]):
          segment += 1
          name += 1
          continue
        case .name:
          break
        }
      }
      guard let (last, place) = retry else { return false }
      segment = last + 1
      name = place + 1
      retry = (last, name)
    }
    return segments[segment...].allSatisfy { if case .anyFolders = $0 { true } else { false } }
  }

  private static func matches(_ tokens: [Token], _ name: ArraySlice<UInt8>) -> Bool {
    var token = 0
    var offset = name.startIndex
    var retry: (token: Int, offset: Int)?
    while offset < name.endIndex {
      if token < tokens.count {
        if case .anyBytes = tokens[token] {
          retry = (token, offset)
          token += 1
          continue
        }
        if matches(tokens[token], name[offset]) {
          token += 1
          offset += 1
          continue
        }
      }
      guard let (last, place) = retry else { return false }
      token = last + 1
      offset = place + 1
      retry = (last, offset)
    }
    return tokens[token...].allSatisfy { if case .anyBytes = $0 { true } else { false } }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let wanted): byte == wanted
    case .anyByte, .anyBytes: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  /// A line without its end, and without spaces at the end that no backslash keeps.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line[...]
    if line.last == 0x0D { line.removeLast() }
    while line.last == 0x20, line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
    return Array(line)
  }

  private static func tokens(of name: ArraySlice<UInt8>) -> [Token]? {
    var tokens: [Token] = []
    var rest = name
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "?"):
        tokens.append(.anyByte)
      case UInt8(ascii: "*"):
        if case .anyBytes? = tokens.last { continue }
        tokens.append(.anyBytes)
      case UInt8(ascii: "["):
        guard let set = takeSet(&rest) else { return nil }
        tokens.append(set)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        tokens.append(.byte(escaped))
      default:
        tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// The rest of `[…]`; nil where it does not end.
  private static func takeSet(_ rest: inout ArraySlice<UInt8>) -> Token? {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return .set(ranges, isNegated: isNegated) }
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        guard let named = takeClass(&rest) else { return nil }
        ranges += named
        continue
      }
      guard let low = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
      guard rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first,
        next != UInt8(ascii: "]")
      else {
        ranges.append(low...low)
        continue
      }
      rest = rest.dropFirst(2)
      guard let high = next == UInt8(ascii: "\\") ? rest.popFirst() : next else { return nil }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  /// The rest of `[:name:]`; nil where there is no such class.
  private static func takeClass(_ rest: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ":") }
    let end = rest.dropFirst(1 + name.count)
    guard end.starts(with: ":]".utf8) else { return nil }
    rest = end.dropFirst(2)
    return classes[String(decoding: name, as: UTF8.self)]
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
