import DocumentSyntax
import ScreenModel

/// Finds shapes, symbols and texts whose colour alone depends on a state:
/// `Circle().fill(isOnline ? .green : .gray)`.
enum SwiftUIColorState {
  /// The colours that people take for good, bad or off.
  private static let colors: Set<String> = [
    "green", "red", "orange", "yellow", "gray", "grey", "mint", "pink", "secondary",
  ]
  /// Those of them that say more than "off".
  private static let strong: Set<String> = ["green", "red", "orange", "yellow"]
  private static let views: Set<String> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Image", "Text",
  ]
  private static let modifiers: Set<String> = [
    "fill", "foregroundColor", "foregroundStyle", "tint",
  ]
  /// Conditions that are heard, or say nothing of what is shown.
  private static let others: Set<String> = [
    "colorScheme", "isEnabled", "isPressed", "isFocused", "isHovered", "isHovering",
  ]
  /// The longest member that is searched, in bytes.
  private static let longest = 20_000

  /// Whether the colour of a chain tells a state that nothing else in its member depends on.
  static func tells(_ chain: SwiftSyntax) -> Bool {
    let links = Array(chain.children)
    guard links.count > 3, let base = links.first, base.kind == .identifier,
      views.contains(base.name),
      !base.isNamed("Image") && !base.isNamed("Text") || isLiteral(links[1])
    else { return false }
    for place in links.indices.dropLast() where links[place].kind == .member {
      guard modifiers.contains(links[place].name), links[place + 1].kind == .call,
        let value = links[place + 1].first(.argument)?.first(.expression)
      else { continue }
      let parts = Array(value.children)
      // What is compared is often no state but a place or a size.
      guard parts.count == 2 || parts.count == 3 && parts[0].isSign("!"), let choice = parts.last,
        choice.kind == .ternary
      else { continue }
      let names = choice.all(.expression).compactMap(color)
      guard names.count == 2, names[0] != names[1], names.allSatisfy(colors.contains),
        names.contains(where: strong.contains)
      else { continue }
      return isAlone(parts.dropLast(), in: chain)
    }
    return false
  }

  /// Whether a text or picture is written out, so that it is the same in each state.
  private static func isLiteral(_ call: SwiftSyntax) -> Bool {
    let chain = call.first(.argument)?.first(.expression)?.first(.chain)
    let string = chain?.first(.string)
    return string != nil && string?.first(.interpolation) == nil
  }

  /// The name of a colour, such as `.green` and `Color.green`.
  private static func color(_ expression: SwiftSyntax) -> String? {
    guard let links = expression.first(.chain)?.children else { return nil }
    let names = links.map(\.name).filter { $0 != "Color" }
    return names.count == 1 ? names[0] : nil
  }

  /// Whether the names of a condition stand nowhere else in the type around a chain, so that
  /// neither a word nor another picture tells the same.
  private static func isAlone(_ condition: ArraySlice<SwiftSyntax>, in chain: SwiftSyntax) -> Bool {
    let names = condition.filter { $0.kind == .chain }.compactMap { part in
      part.children.filter { [.identifier, .member].contains($0.kind) }.map(\.name).last
    }
    guard let name = names.first(where: { $0 != "self" }), !others.contains(name) else {
      return false
    }
    var member = chain
    while let parent = member.parent, parent.parent != nil { member = parent }
    guard member.range.length <= longest else { return false }
    var count = 0
    var open = [member]
    while let syntax = open.popLast() {
      if [.identifier, .member].contains(syntax.kind), syntax.name == name { count += 1 }
      open += syntax.children
    }
    return count == 1
  }
}
