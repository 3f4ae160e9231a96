import DocumentSyntax
import ScreenModel

/// Finds controls whose looks alone say that they are chosen: a tap sets `choice = item`, and
/// `choice == item` decides about a colour, a weight or a picture.
enum SwiftUIChoice {
  /// Whether a chain is such a control, and says nothing of it to VoiceOver.
  static func isOnlySeen(in chain: SwiftSyntax) -> Bool {
    guard let block = SwiftUICall.action(of: chain), let (name, value) = assignment(in: block)
    else {
      return false
    }
    let text = chain.text
    if text.utf8.count > 4000 || says(text) { return false }
    let seen = compact(text.replacing(block.text, with: ""))
    let condition = name + "==" + value
    var isSeen = false
    for range in seen.ranges(of: condition) {
      let opening = seen[..<range.lowerBound]
      let rest = seen[range.upperBound...]
      // A picture beside the words is not said; what is handed to a view of the app may be.
      let isPicture = opening.hasSuffix("if") && rest.hasPrefix("{Image(")
      if !isPicture, rest.first != "?" || opening.last.map(isPart) == true { continue }
      // A text that changes says it.
      if opening.hasSuffix("Text(") || opening.hasSuffix("Text(verbatim:") { return false }
      isSeen = true
    }
    return isSeen && ["Text(", "Label(", "Button(\""].contains(where: seen.contains)
  }

  /// Whether a chain has a modifier that may tell the choice.
  private static func says(_ text: String) -> Bool {
    [
      "accessibilityAddTraits", "accessibilityValue", "accessibilityLabel", "isSelected",
      "accessibilityRepresentation", "accessibilityElement", "accessibilityHidden",
      "accessibility(",
    ].contains(where: text.contains)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private static func compact(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.replacing("self.", with: "")
  }

  /// The one variable that a block sets, and its new value.
  private static func assignment(in block: SwiftSyntax) -> (name: String, value: String)? {
    var found: [(String, String)] = []
    for statement in block.children where statement.kind == .expression {
      let parts = Array(statement.children)
      if parts.count == 1, let closure = parts[0].first(.call)?.first(.closure),
        parts[0].first(.identifier)?.isNamed("withAnimation") == true
      {
        if let inner = assignment(in: closure) { found.append(inner) }
      } else if parts.count == 3, parts[1].kind == .sign, parts[1].text == "=",
        parts[0].kind == .chain, parts[2].kind == .chain
      {
        found.append((compact(parts[0].text), compact(parts[2].text)))
      }
    }
    guard found.count == 1, !["true", "false", "nil"].contains(found[0].1) else { return nil }
    return found[0]
  }
}
