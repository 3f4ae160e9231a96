/// What a user-defined runtime attribute sets, by its key path.
enum InterfaceBuilderRuntimeKey {
  /// How the value is taken.
  enum Meaning: Sendable {
    case text(AttributeKey)
    case flag(AttributeKey)
    case number(AttributeKey)
    case traits
    case point
    case rect
    /// Code of the project makes a value of it.
    case unknown(AttributeKey)
    /// Code of the project makes a value of it, and the key is what the user says it is.
    case configured(AttributeKey)
  }

  /// What a key path sets in an element of a kind; nil where it is nothing that the tree knows.
  ///
  /// What the user says of key paths comes before what is known of them.
  static func meaning(
    of keyPath: String, in kind: ElementKind, _ configured: [String: AttributeKey] = [:]
  ) -> Meaning? {
    if !configured.isEmpty, let key = configured[keyPath] {
      return key.isBoolean ? .flag(key) : .configured(key)
    }
    if let meaning = standard[keyPath] { return meaning }
    if let key = words[keyPath] { return meaning(ofWords: key, keyPath, in: kind) }
    guard !keyPath.contains(".") else { return nil }
    let name = keyPath.lowercased()
    return patterns.first { name.contains($0.part) }.map { .unknown($0.key) }
  }

  /// What a property sets that only some classes have; in a button, it is the project's own.
  private static func meaning(
    ofWords key: AttributeKey, _ keyPath: String, in kind: ElementKind
  ) -> Meaning? {
    switch kind {
    case .text, .textField, .secureField, .textView, .searchField:
      return keyPath == "title" ? nil : .text(key)
    case .barButton, .tab: return keyPath == "title" ? .text(key) : nil
    case .button, .popupButton: return .unknown(.text)
    default: return nil
    }
  }

  /// The properties of UIKit that hold words.
  private static let words: [String: AttributeKey] = [
    "text": .text, "title": .text, "placeholder": .placeholder,
  ]

  /// The properties of UIKit.
  private static let standard: [String: Meaning] = [
    "accessibilityLabel": .text(.label), "accessibilityHint": .text(.hint),
    "accessibilityValue": .text(.value), "accessibilityIdentifier": .text(.id),
    "accessibilityLanguage": .text(.language),
    "accessibilityAttributedLabel": .unknown(.label),
    "accessibilityAttributedHint": .unknown(.hint),
    "accessibilityTraits": .traits,
    "accessibilityActivationPoint": .point, "accessibilityFrame": .rect,
    "isAccessibilityElement": .flag(.element),
    "accessibilityElementsHidden": .flag(.elementsHidden),
    "shouldGroupAccessibilityChildren": .flag(.groupChildren),
    "accessibilityViewIsModal": .flag(.modal),
    "accessibilityIgnoresInvertColors": .flag(.ignoresInvertColors),
    "accessibilityRespondsToUserInteraction": .flag(.respondsToInteraction),
    "adjustsFontForContentSizeCategory": .flag(.adjustsFont),
    "titleLabel.adjustsFontForContentSizeCategory": .flag(.adjustsFont),
    "adjustsFontSizeToFitWidth": .flag(.shrinksText),
    "showsLargeContentViewer": .flag(.largeContentViewer),
    "titleLabel.adjustsFontSizeToFitWidth": .flag(.shrinksText),
    "attributedText": .unknown(.text), "attributedPlaceholder": .unknown(.placeholder),
    "numberOfLines": .number(.lines), "titleLabel.numberOfLines": .number(.lines),
    "enabled": .flag(.enabled), "isEnabled": .flag(.enabled),
    "selected": .flag(.selected), "isSelected": .flag(.selected),
    "userInteractionEnabled": .flag(.userInteraction),
    "isUserInteractionEnabled": .flag(.userInteraction),
    "hidden": .flag(.hidden), "isHidden": .flag(.hidden), "alpha": .number(.alpha),
    "clipsToBounds": .flag(.clips), "layer.masksToBounds": .flag(.clips),
  ]

  /// Parts of lower-case names that projects give to properties of their own, which look a text up
  /// and set it: `accLabelLocalization`, `axLabelKey`, `xibLocKey`, `l10nKey`, `localizedText`.
  /// The first that fits counts.
  private static let patterns: [(part: String, key: AttributeKey)] = [
    ("acchint", .hint), ("axhint", .hint), ("a11yhint", .hint), ("accessibilityhint", .hint),
    ("voiceoverhint", .hint),
    ("accvalue", .value), ("a11yvalue", .value), ("accessibilityvalue", .value),
    ("acclabel", .label), ("axlabel", .label), ("a11ylabel", .label),
    ("accessibilitylabel", .label), ("accessibilitykey", .label), ("accessibilitytext", .label),
    ("a11ykey", .label), ("a11ytext", .label), ("voiceover", .label),
    ("localizedaccessibility", .label), ("placeholder", .placeholder),
    ("locali", .text), ("l10n", .text), ("i18n", .text), ("lockey", .text), ("translat", .text),
    ("stringkey", .text), ("textkey", .text), ("titlekey", .text), ("stringid", .text),
    ("dynamictype", .font), ("textstyle", .font), ("fontstyle", .font),
  ]
}
