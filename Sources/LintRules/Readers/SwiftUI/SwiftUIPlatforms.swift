import DocumentSyntax

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
    let plain = condition.filter { !$0.isWhitespace }
    if plain.contains("||") {
      let parts = plain.split(separator: "|").map { isOnIOS(String($0)) }
      return parts.contains(true) ? true : parts.contains(nil) ? nil : false
    }
    if plain.contains("&&") {
      let parts = plain.split(separator: "&").map { isOnIOS(String($0)) }
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    let bare = plain.drop { $0 == "!" }
    let isNegated = (plain.count - bare.count) % 2 == 1
    if bare == "os(iOS)" || bare == "canImport(UIKit)" || bare == "true" { return !isNegated }
    if bare == "false" { return isNegated }
    return others.contains(String(bare)) ? isNegated : nil
  }
}
