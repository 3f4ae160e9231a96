import DocumentSyntax
import ScreenModel

/// How keys are written as modifiers.
extension SwiftUIVocabulary {
  /// The modifier that gives a key a value, as it is written; nil where there is none.
  func text(_ key: AttributeKey, _ value: Fix.Value) -> String? {
    guard let spelled = spelling(of: key) else { return nil }
    return spelled.spelling.arguments(for: value).map { ".\(spelled.modifier)(\($0))" }
  }

  /// The modifier that adds a trait; nil where SwiftUI has no such trait.
  func trait(_ name: String) -> String? {
    guard let modifier = self.name(of: .addTraits)?.modifier else { return nil }
    return Self.member(ofTrait: name).map { ".\(modifier)(\($0))" }
  }

  /// A trait as a member of `AccessibilityTraits`.
  static func member(ofTrait name: String) -> String? {
    switch name {
    case "button", "header", "selected", "link", "searchField", "image", "keyboardKey",
      "staticText", "summaryElement", "toggle":
      ".is" + Wording.sentence(name)
    case "playsSound", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
      "causesPageTurn":
      "." + name
    default: nil
    }
  }
}

extension SwiftUIModifier.Spelling {
  /// The arguments that give the key a value; nil where they cannot.
  fileprivate func arguments(for value: Fix.Value) -> String? {
    switch (written, value) {
    case (.text?, .text(let text)): ScalarText.quoted(text)
    case (.texts?, .names(let names)):
      "[\(names.map(ScalarText.quoted).joined(separator: ", "))]"
    case (.member(let label)?, .text(let name)):
      name.allSatisfy { $0.isASCII && $0.isLetter } ? "\(label).\(name)" : nil
    case (.level?, .number(let level)): (1...6).contains(level) ? ".h\(Int(level))" : nil
    case (.opposite?, .flag(let flag)): "\(!flag)"
    case (.forFlag(let needed, let text)?, .flag(let flag)): flag == needed ? text : nil
    case (.forNumber(let needed, let text)?, .number(let number)): number == needed ? text : nil
    default: nil
    }
  }
}
