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

  /// The value that a block gives: that of its only expression, or one of those that it returns;
  /// nil where it does something else.
  func value(givenBy block: SwiftSyntax, isKey: Bool) -> SwiftUIValue? {
    let statements = block.children.filter {
      ![.condition, .parameter].contains($0.kind) && !$0.isConstant
    }
    var values: [SwiftUIValue] = []
    for statement in statements {
      switch statement.kind {
      case .expression where statements.count == 1:
        return value(of: statement, isKey: isKey)
      case .returnStatement:
        values.append(value(of: statement.first(.expression), isKey: isKey))
        return Self.one(of: values)
      case .ifStatement, .switchStatement:
        let (taken, isCertain) = branches(of: statement)
        for branch in taken {
          guard let given = value(givenBy: branch, isKey: isKey) else { return nil }
          values.append(given)
        }
        if isCertain { return Self.one(of: values) }
      case .guardStatement:
        guard let other = statement.first(.block),
          let given = value(givenBy: other, isKey: isKey)
        else { return nil }
        values.append(given)
      default: return nil
      }
    }
    return Self.one(of: values)
  }

  /// One of several values; nil for none.
  private static func one(of values: [SwiftUIValue]) -> SwiftUIValue? {
    values.count > 1 ? .oneOf(values) : values.first
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
      guard subject.caseName != nil, !conditions.isEmpty else { return nil }
      let known = conditions.flatMap { condition in
        Self.patterns(in: condition.text).map { Self.isCase(subject, $0) }
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

  /// The patterns of a case, between the commas that stand in no brackets.
  private static func patterns(in text: String) -> [Substring] {
    var (patterns, start, depth): ([Substring], String.Index, Int) = ([], text.startIndex, 0)
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0:
        patterns.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return patterns + [text[start...]]
  }

  /// Whether a value is the case that a pattern names, such as `.primary` and `.detail(let text)`;
  /// nil for other patterns.
  private static func isCase(_ value: SwiftUIValue, _ pattern: Substring) -> Bool? {
    var rest = pattern.drop(while: \.isWhitespace)
    let binds = rest.hasPrefix("let ") || rest.hasPrefix("var ")
    if binds { rest = rest.dropFirst(4).drop(while: \.isWhitespace) }
    guard let name = value.caseName, rest.first == "." else { return nil }
    let named = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if named != name { return named.isEmpty ? nil : false }
    let content = rest.dropFirst(1 + named.count).drop(while: \.isWhitespace)
    if content.allSatisfy(\.isWhitespace) { return true }
    // What stands in brackets is given a name, or asked for.
    let words = content.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let isBound = words.allSatisfy { $0.first?.isLetter == true || $0 == "_" }
    let asks = content.contains { "\".?=<>".contains($0) } || words.contains("where")
    return isBound && !asks && (binds || words.contains("let") || words == ["_"]) ? true : nil
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
    return unwrapped.isThere
  }
}
