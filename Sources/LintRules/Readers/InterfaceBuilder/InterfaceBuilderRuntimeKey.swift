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
  }

  /// What a key path sets; nil where it is nothing that the tree knows.
  static func meaning(of keyPath: String) -> Meaning? {
    if let meaning = standard[keyPath] { return meaning }
    guard !keyPath.contains(".") else { return nil }
    let name = keyPath.lowercased()
    return patterns.first { name.contains($0.part) }.map { .unknown($0.key) }
  }

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
