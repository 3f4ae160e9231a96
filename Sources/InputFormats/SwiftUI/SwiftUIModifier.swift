package import ScreenModel

/// The modifiers of SwiftUI that say what keys of the tree format say.
package enum SwiftUIModifier {
  /// The name of the modifier for a key; nil where there is none.
  static func name(of key: AttributeKey) -> String? {
    switch key {
    case .label: "accessibilityLabel"
    case .hint: "accessibilityHint"
    case .value: "accessibilityValue"
    case .id: "accessibilityIdentifier"
    case .element, .elementsHidden, .decorative: "accessibilityHidden(true)"
    case .hidden: "hidden()"
    case .alpha: "opacity"
    case .enabled: "disabled"
    case .traits, .addTraits, .selected: "accessibilityAddTraits"
    case .removeTraits: "accessibilityRemoveTraits"
    case .modal: "accessibilityAddTraits(.isModal)"
    case .childrenMode, .groupChildren: "accessibilityElement(children: .contain)"
    case .elements, .sortPriority: "accessibilitySortPriority"
    case .headingLevel: "accessibilityHeading"
    case .inputLabels: "accessibilityInputLabels"
    case .labelledBy: "accessibilityLabeledPair"
    case .content: "accessibilityCustomContent"
    case .directTouch: "accessibilityDirectTouch"
    case .activationPoint: "accessibilityActivationPoint"
    case .rotors: "accessibilityRotor"
    case .actions: "accessibilityActions"
    case .alternativeFor, .implements: "accessibilityAction"
    case .ignoresInvertColors: "accessibilityIgnoresInvertColors()"
    case .largeContentViewer: "accessibilityShowsLargeContentViewer()"
    case .contentType: "textContentType"
    case .title: "navigationTitle"
    case .lines: "lineLimit"
    case .shrinksText: "minimumScaleFactor"
    case .font, .adjustsFont: "font"
    case .color: "foregroundStyle"
    case .background: "background"
    case .onTap: "onTapGesture"
    case .gestures: "gesture"
    case .swipeActions: "swipeActions"
    case .userInteraction: "allowsHitTesting"
    default: nil
    }
  }

  /// The modifier that gives a key a value, as it is written; nil where there is none.
  package static func text(_ key: AttributeKey, _ value: Fix.Value) -> String? {
    switch (key, value) {
    case (.label, .text(let text)), (.hint, .text(let text)), (.value, .text(let text)),
      (.id, .text(let text)):
      name(of: key).map { ".\($0)(\(ScalarText.quoted(text)))" }
    case (.element, .flag(false)), (.elementsHidden, .flag(true)), (.hidden, .flag(true)):
      ".accessibilityHidden(true)"
    case (.enabled, .flag(let isEnabled)): ".disabled(\(!isEnabled))"
    case (.modal, .flag(true)): ".accessibilityAddTraits(.isModal)"
    case (.ignoresInvertColors, .flag(true)), (.largeContentViewer, .flag(true)):
      name(of: key).map { ".\($0)" }
    case (.headingLevel, .number(let level)):
      (1...6).contains(level) ? ".accessibilityHeading(.h\(Int(level)))" : nil
    case (.inputLabels, .names(let names)):
      ".accessibilityInputLabels([\(names.map(ScalarText.quoted).joined(separator: ", "))])"
    case (.contentType, .text(let type)):
      type.allSatisfy { $0.isASCII && $0.isLetter } ? ".textContentType(.\(type))" : nil
    case (.childrenMode, .text(let mode)): ".accessibilityElement(children: .\(mode))"
    case (.lines, .number(0)): ".lineLimit(nil)"
    default: nil
    }
  }

  /// The modifier that adds a trait; nil where SwiftUI has no such trait.
  static func trait(_ name: String) -> String? {
    member(ofTrait: name).map { ".accessibilityAddTraits(\($0))" }
  }

  /// A trait as a member of `AccessibilityTraits`.
  package static func member(ofTrait name: String) -> String? {
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
