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
      switch branch.first(.condition).flatMap({ isOnIOS($0.text) }) {
      case false?: continue
      case true?: return found + [branch]
      case nil: found.append(branch)
      }
    }
    return found
  }

  /// Whether a condition holds on iOS; nil where that depends on more than the system.
  static func isOnIOS(_ condition: String) -> Bool? {
    let plain = bare(condition.filter { !$0.isWhitespace })
    if plain.contains("||") {
      let parts = plain.split(separator: "|").map { isOnIOS(String($0)) }
      return parts.contains(true) ? true : parts.contains(nil) ? nil : false
    }
    if plain.contains("&&") {
      let parts = plain.split(separator: "&").map { isOnIOS(String($0)) }
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    let rest = plain.drop { $0 == "!" }
    let isNegated = (plain.count - rest.count) % 2 == 1
    let bare = bare(String(rest))
    if bare == "os(iOS)" || bare == "canImport(UIKit)" || bare == "true" { return !isNegated }
    if bare == "false" { return isNegated }
    return others.contains(bare) ? isNegated : nil
  }

  /// A condition without brackets around one word.
  private static func bare(_ condition: String) -> String {
    let inner = condition.drop { $0 == "(" }
    let depth = condition.count - inner.count
    let word = inner.prefix { $0.isLetter }
    return inner.dropFirst(word.count) == String(repeating: ")", count: depth)
      ? String(word) : condition
  }
}
