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
    text(.addTraits, .names([name]))
  }

  /// Whether the modifier that a fix writes for a key comes before those that say something about
  /// the element.
  func precedesSpoken(_ key: AttributeKey) -> Bool {
    spelling(of: key).flatMap { modifier(named: $0.modifier) }?.precedesSpoken == true
  }
}

extension SwiftUIModifier.Spelling {
  /// The arguments that give the key a value; nil where they cannot.
  fileprivate func arguments(for value: Fix.Value) -> String? {
    switch (written, value) {
    case (.text?, .text(let text)): ScalarText.quoted(text)
    case (.texts?, .names(let names)):
      "[\(names.map(ScalarText.quoted).joined(separator: ", "))]"
    case (.traits?, .names(let names)): Self.traits(names)
    case (.member(let label)?, .text(let name)):
      name.allSatisfy { $0.isASCII && $0.isLetter } ? "\(label).\(name)" : nil
    case (.level?, .number(let level)): (1...6).contains(level) ? ".h\(Int(level))" : nil
    case (.opposite?, .flag(let flag)): "\(!flag)"
    case (.forFlag(let needed, let text)?, .flag(let flag)): flag == needed ? text : nil
    case (.forNumber(let needed, let text)?, .number(let number)): number == needed ? text : nil
    default: nil
    }
  }

  private static func traits(_ names: [String]) -> String? {
    let members = names.compactMap(SwiftUIVocabulary.member(ofTrait:))
    guard !members.isEmpty, members.count == names.count else { return nil }
    return members.count == 1 ? members[0] : "[\(members.joined(separator: ", "))]"
  }
}
