import DocumentSyntax

/// A comment of a YAML file that switches rules off for a while.
struct SuppressionComment: Sendable {
  /// What a comment is about.
  enum Scope: Hashable, Sendable {
    /// The nodes that begin in those bytes; with their descendants where that is asked for.
    case nodes(Range<Int>, isSubtree: Bool)
    /// All that is found in those bytes.
    case lines(Range<Int>)
  }

  /// The rules, or `all`.
  let rules: [String]
  /// Why, where somebody said so.
  let reason: String?
  let scope: Scope
  /// Where the comment is written.
  let range: SourceRange
  /// What is wrong with it, if it cannot do anything.
  var fault: String?

  /// The comments of a file in order; empty at the cost of a search where there are none.
  static func all(in file: SourceFile) -> [SuppressionComment] {
    guard BytePattern("a11y-lint-").occurs(in: file) else { return [] }
    var comments: [SuppressionComment] = []
    for range in YAMLComments.ranges(in: file) {
      guard let words = Words(file.text(in: range)) else { continue }
      if words.directive == "enable" {
        close(&comments, words.rules, at: range.start)
      } else {
        comments.append(comment(words, at: range, in: file))
      }
    }
    return comments
  }

  /// The parts of `# a11y-lint-DIRECTIVE RULE, RULE -- reason`.
  private struct Words {
    var directive: String
    var rules: [String]
    var reason: String?

    /// The parts of a comment's text; nil where it is no such comment.
    init?(_ text: String) {
      let content = text.drop { $0 == "#" || $0 == " " || $0 == "\t" }
      guard content.hasPrefix("a11y-lint-") else { return nil }
      let rest = content.dropFirst("a11y-lint-".count)
      directive = String(rest.prefix { $0 != " " && $0 != "\t" })
      let after = rest.dropFirst(directive.count)
      let dashes = after.firstRange(of: " -- ")
      rules = after[..<(dashes?.lowerBound ?? after.endIndex)]
        .split { $0 == "," || $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
      let why = dashes.map { after[$0.upperBound...].drop { $0 == " " } } ?? ""
      reason = why.isEmpty ? nil : String(why)
    }
  }

  private static func comment(
    _ words: Words, at range: SourceRange, in file: SourceFile
  ) -> SuppressionComment {
    let scope: Scope
    var fault: String?
    switch words.directive {
    case "disable-line": scope = .nodes(line(around: range, in: file), isSubtree: false)
    case "disable-next-line": scope = .nodes(line(after: range, in: file), isSubtree: false)
    case "disable-next-line-subtree": scope = .nodes(line(after: range, in: file), isSubtree: true)
    case "disable-file": scope = .lines(0..<Int.max)
    case "disable": scope = .lines(range.start..<Int.max)
    default:
      scope = .lines(0..<0)
      let known = [
        "disable", "disable-line", "disable-next-line", "disable-next-line-subtree",
        "disable-file", "enable",
      ]
      let near = Suggestion.closest(to: words.directive, among: known)
      fault = "there is no such comment" + (near.map { "; did you mean `a11y-lint-\($0)`?" } ?? "")
    }
    if fault == nil, words.rules.isEmpty { fault = "it names no rule" }
    return SuppressionComment(
      rules: words.rules, reason: words.reason, scope: scope, range: range, fault: fault)
  }

  /// Ends what `disable` began for those rules, or for all rules where none is named.
  private static func close(
    _ comments: inout [SuppressionComment], _ rules: [String], at offset: Int
  ) {
    for index in comments.indices {
      guard case .lines(let lines) = comments[index].scope, lines.lowerBound > 0,
        lines.upperBound == Int.max,
        rules.isEmpty || comments[index].rules.allSatisfy(rules.contains)
      else { continue }
      comments[index] = SuppressionComment(
        rules: comments[index].rules, reason: comments[index].reason,
        scope: .lines(lines.lowerBound..<max(offset, lines.lowerBound)),
        range: comments[index].range, fault: comments[index].fault)
    }
  }

  /// The bytes of the line that a comment stands on.
  private static func line(around range: SourceRange, in file: SourceFile) -> Range<Int> {
    var start = range.start
    while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
    return start..<max(range.end, start)
  }

  /// The bytes of the next line that is neither blank nor a comment.
  private static func line(after range: SourceRange, in file: SourceFile) -> Range<Int> {
    let bytes = file.bytes
    var start = range.end
    while start < bytes.count {
      while start < bytes.count, bytes[start] != 0x0A { start += 1 }
      start = min(start + 1, bytes.count)
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let first = (start..<end).first { bytes[$0] > 0x20 }
      if let first, bytes[first] != UInt8(ascii: "#") { return start..<end }
      start = end
    }
    return start..<start
  }
}
