import DocumentSyntax
import ScreenModel

/// The branches of source that may be taken, as far as their conditions are known.
extension SwiftUIScope {
  /// The branches of an `if` or `switch` that may be taken; one of them for certain, or each
  /// perhaps.
  func branches(of statement: SwiftSyntax) -> (taken: [SwiftSyntax], isCertain: Bool) {
    var taken: [SwiftSyntax] = []
    let subject = statement.first(.expression).map { value(of: $0, isKey: false) }
    for branch in statement.all(.branch) {
      switch isTaken(branch, subject) {
      case false?: continue
      case true?: return (taken + [branch], taken.isEmpty)
      case nil: taken.append(branch)
      }
    }
    return (taken, false)
  }

  /// The values that a choice may give, with the operands in front of it.
  func values(of choice: SwiftSyntax, in operands: [SwiftSyntax]) -> [SwiftSyntax] {
    let values = choice.all(.expression)
    let condition = operands.prefix { $0.index != choice.index }
    guard values.count == 2, let flag = value(of: condition, isKey: false).flag else {
      return values
    }
    return [values[flag ? 0 : 1]]
  }

  /// Whether a branch is taken, where those before it are not; nil where that is not known.
  private func isTaken(_ branch: SwiftSyntax, _ subject: SwiftUIValue?) -> Bool? {
    let conditions = branch.all(.condition)
    if let subject {
      guard case .member = subject, !conditions.isEmpty else { return nil }
      let known = conditions.flatMap { condition in
        condition.text.split(separator: ",").map { Self.isCase(subject, $0[...]) }
      }
      if known.contains(true) { return true }
      return known.contains(nil) ? nil : false
    }
    var isKnown = true
    for condition in conditions {
      switch holds(condition) {
      case false?: return false
      case true?: continue
      case nil: isKnown = false
      }
    }
    // The last branch, without a condition, is left where all others are out.
    return isKnown ? true : nil
  }

  /// Whether a value is the case that a pattern names, such as `.primary`; nil for other patterns.
  private static func isCase(_ value: SwiftUIValue, _ pattern: Substring) -> Bool? {
    let words = pattern.split(whereSeparator: \.isWhitespace)
    guard case .member(let name, _) = value, words.count == 1, words[0].first == ".",
      words[0].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return words[0].dropFirst() == name
  }

  /// Whether a condition holds: a flag, a case, or something that is unwrapped.
  private func holds(_ condition: SwiftSyntax) -> Bool? {
    if condition.text.hasPrefix("case ") {
      let pattern = condition.text.dropFirst(5).prefix { $0 != "=" }
      return Self.isCase(value(of: condition.first(.expression), isKey: false), pattern)
    }
    guard condition.nameRange.length > 0 else {
      return value(of: condition.first(.expression), isKey: false).flag
    }
    let unwrapped =
      condition.first(.expression).map { value(of: $0, isKey: false) }
      ?? frame?.argument(condition.name).map { value(of: $0, isKey: false) } ?? .unknown
    return switch unwrapped {
    case .none: false
    case .text, .number, .flag, .member, .list: true
    default: nil
    }
  }
}
