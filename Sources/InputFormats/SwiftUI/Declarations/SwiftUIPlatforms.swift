import DocumentSyntax
import ScreenModel

/// The parts of `#if` that iOS has.
enum SwiftUIPlatforms {
  private static let others = [
    "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "canImport(AppKit)",
    "canImport(Cocoa)", "targetEnvironment(macCatalyst)",
  ]

  /// The branches of a condition that may be there on iOS.
  static func branches(of conditional: SwiftSyntax) -> [SwiftSyntax] {
    var found: [SwiftSyntax] = []
    for branch in conditional.all(.branch) {
      switch branch.first(.condition).flatMap({ isOnIOS($0.textWithoutComments) }) {
      case false?: continue
      case true?: return found + [branch]
      case nil: found.append(branch)
      }
    }
    return found
  }

  /// Whether a condition holds on iOS; nil where that depends on more than the system.
  static func isOnIOS(_ condition: String) -> Bool? {
    var reader = SwiftUIConditionReader(condition)
    let answer = reader.alternatives()
    return reader.isAtEnd ? answer : nil
  }

  /// The answer of a word of a condition, such as `os(iOS)`.
  fileprivate static func answer(to word: Substring) -> Bool? {
    switch word {
    case "os(iOS)", "canImport(UIKit)", "true": true
    case "false": false
    default: others.contains(String(word)) ? false : nil
    }
  }
}

extension SwiftSyntax {
  /// Whether it is the branch of an `if false`, which is never taken.
  var isNeverTaken: Bool {
    guard kind == .branch, let condition = first(.condition)?.first(.expression) else {
      return false
    }
    return condition.first(.sign) == nil
      && condition.first(.chain)?.first(.identifier)?.isNamed("false") == true
  }
}

/// Reads the condition of an `#if`: words, `!`, `&&`, `||` and brackets.
private struct SwiftUIConditionReader {
  private let text: String
  private var rest: Substring
  private var depth = 0

  init(_ condition: String) {
    text = condition.filter { !$0.isWhitespace }
    rest = text[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func alternatives() -> Bool? {
    var answer = all()
    while take("||") {
      let other = all()
      answer = answer == true || other == true ? true : answer == nil || other == nil ? nil : false
    }
    return answer
  }

  private mutating func all() -> Bool? {
    var answer = one()
    while take("&&") {
      let other = one()
      answer =
        answer == false || other == false ? false : answer == nil || other == nil ? nil : true
    }
    return answer
  }

  private mutating func one() -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let answer: Bool?
    if take("(") {
      // What is nested deeper is not known.
      guard depth < 32 else { return nil }
      depth += 1
      answer = alternatives()
      depth -= 1
      guard take(")") else { return nil }
    } else {
      answer = SwiftUIPlatforms.answer(to: word())
    }
    return answer.map { $0 != isNegated }
  }

  /// A name with its argument, if it has one.
  private mutating func word() -> Substring {
    let start = rest
    rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if take("(") {
      rest = rest.drop { $0 != ")" && $0 != "(" && $0 != "|" && $0 != "&" }
      _ = take(")")
    }
    return start[..<rest.startIndex]
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }
}
