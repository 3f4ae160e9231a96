/// Alternatives in globs, `*.{yml,yaml}`: git's patterns have none, those of configurations do.
package enum GlobBraces {
  /// The most bytes of a glob.
  package static let maximumLength = 4_096
  /// How many globs one may stand for.
  package static let limit = 1_000

  /// The globs without alternatives that a glob stands for, in order; itself where it has none.
  package static func expanded(_ glob: String) -> [String] {
    (expansion(of: glob) ?? [glob]).map(withoutDot)
  }

  /// A glob without the `./` that it may begin with, which git's patterns do not know.
  private static func withoutDot(_ glob: String) -> String {
    if glob.hasPrefix("!./") { return "!/" + glob.dropFirst(3) }
    return glob.hasPrefix("./") ? "/" + glob.dropFirst(2) : glob
  }

  /// The problem with a glob; nil where there is none.
  static func fault(in glob: String) -> String? {
    if glob.isEmpty { return "is empty" }
    if glob.utf8.count > maximumLength { return "is longer than \(maximumLength) bytes" }
    let bare = glob.hasPrefix("!") ? String(glob.dropFirst()) : glob
    let inside = withoutDot(bare)
    let names = inside.split(separator: "/", omittingEmptySubsequences: false)
    if names.contains("..") {
      return "leads out of the folder of this file; globs match what is inside it"
    }
    // A slash may begin and end a glob, and stands between names.
    let middle = names.dropFirst(inside.hasPrefix("/") ? 1 : 0).dropLast(
      inside.hasSuffix("/") ? 1 : 0)
    if middle.isEmpty || middle.contains("") || middle.contains(".") { return "matches nothing" }
    guard let globs = expansion(of: glob) else {
      return "stands for more than \(limit) globs"
    }
    var depth = 0
    for token in tokens(of: glob) {
      if token == .open { depth += 1 } else if token == .close { depth -= 1 }
      if depth < 0 { break }
    }
    if depth != 0 { return "has a brace without its other half" }
    return globs.contains { $0.utf8.last == UInt8(ascii: "\\") && !$0.hasSuffix("\\\\") }
      ? "ends with a backslash" : nil
  }

  private enum Token: Equatable {
    case open, close, comma
    case other([UInt8])
  }

  /// The glob in parts; what is escaped or in a set is not a brace.
  private static func tokens(of glob: String) -> [Token] {
    var tokens: [Token] = []
    var text: [UInt8] = []
    var rest = Array(glob.utf8)[...]
    var isInSet = false
    let lastBracket =
      glob.utf8.count - 1 - (Array(glob.utf8).lastIndex(of: UInt8(ascii: "]")) ?? -1)
    func flush() {
      if !text.isEmpty { tokens.append(.other(text)) }
      text = []
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        text.append(byte)
        if let next = rest.popFirst() { text.append(next) }
        continue
      case UInt8(ascii: "["): isInSet = rest.count > lastBracket
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "{") where !isInSet:
        flush()
        tokens.append(.open)
        continue
      case UInt8(ascii: "}") where !isInSet:
        flush()
        tokens.append(.close)
        continue
      case UInt8(ascii: ",") where !isInSet:
        flush()
        tokens.append(.comma)
        continue
      default: break
      }
      text.append(byte)
    }
    flush()
    return tokens
  }

  /// All that a glob stands for; nil where that is too much.
  private static func expansion(of glob: String) -> [String]? {
    // A stack of alternatives: those that are complete, and the one that is being written.
    var stack: [(done: [[UInt8]], open: [[UInt8]])] = [([], [[]])]
    func append(_ texts: [[UInt8]]) -> Bool {
      let top = stack.count - 1
      guard stack[top].open.count * texts.count <= limit else { return false }
      stack[top].open = stack[top].open.flatMap { start in texts.map { start + $0 } }
      return true
    }
    for token in tokens(of: glob) {
      switch token {
      case .other(let text): if !append([text]) { return nil }
      case .open: stack.append(([], [[]]))
      case .comma:
        guard stack.count > 1 else {
          if !append([[UInt8(ascii: ",")]]) { return nil }
          continue
        }
        let top = stack.count - 1
        stack[top].done += stack[top].open
        stack[top].open = [[]]
        if stack[top].done.count > limit { return nil }
      case .close:
        guard stack.count > 1, let top = stack.popLast() else { return [glob] }
        if !append(top.done + top.open) { return nil }
      }
    }
    guard stack.count == 1 else { return [glob] }
    return stack[0].open.map { String(decoding: $0, as: UTF8.self) }
  }
}
