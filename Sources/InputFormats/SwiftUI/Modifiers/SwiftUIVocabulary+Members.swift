import ScreenModel

/// The members and types that arguments of modifiers name: traits, text styles, sizes, styles of
/// pickers, gestures.
extension SwiftUIVocabulary {
  // MARK: Traits

  /// The members of `AccessibilityTraits`, with the names of the tree format.
  private static let traits: [(member: String, name: String)] = [
    ("isButton", "button"), ("isHeader", "header"), ("isSelected", "selected"), ("isLink", "link"),
    ("isSearchField", "searchField"), ("isImage", "image"), ("isKeyboardKey", "keyboardKey"),
    ("isStaticText", "staticText"), ("isSummaryElement", "summaryElement"),
    ("isToggle", "toggle"), ("isTabBar", "tabBar"), ("isModal", modal),
    ("playsSound", "playsSound"), ("updatesFrequently", "updatesFrequently"),
    ("startsMediaSession", "startsMediaSession"),
    ("allowsDirectInteraction", "allowsDirectInteraction"), ("causesPageTurn", "causesPageTurn"),
  ]

  /// The trait that is a property of a view in UIKit.
  static let modal = "modal"

  /// A trait as a member of `AccessibilityTraits`; nil where it has no such trait.
  static func member(ofTrait name: String) -> String? {
    traits.first { $0.name == name && $0.name != modal }.map { ".\($0.member)" }
  }

  /// The name of a trait in the tree format; nil where the member is not known.
  static func trait(ofMember name: String) -> String? {
    traits.first { $0.member == name }?.name
  }

  // MARK: Fonts and sizes

  /// The members of `Font.TextStyle` whose names are other ones in the tree format.
  private static let renamedStyles = [
    (member: "title", style: "title1"), (member: "caption", style: "caption1"),
  ]
  private static let sameStyles: Set<String> = [
    "largeTitle", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption2",
  ]

  /// The text style of a member of `Font` or `Font.TextStyle`; nil for any other member.
  static func textStyle(ofMember name: String) -> String? {
    sameStyles.contains(name) ? name : renamedStyles.first { $0.member == name }?.style
  }

  /// A text style as a member.
  static func member(ofTextStyle style: String) -> String {
    "." + (renamedStyles.first { $0.style == style }?.member ?? style)
  }

  /// The colours that set a text behind the one beside it.
  static let quietColors: Set<String> = ["secondary", "tertiary", "quaternary", "gray"]

  // MARK: Colours

  /// The colours of SwiftUI by the names that UIKit has for them.
  static let hues: [String: String] = [
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
    "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
  ]

  /// The modifiers after which colours are other ones.
  static let recolors: Set<String> = [
    "opacity", "blendMode", "brightness", "contrast", "colorInvert", "colorMultiply",
    "colorScheme", "grayscale", "hueRotation", "luminanceToAlpha", "preferredColorScheme",
    "redacted", "saturation", "environment", "foregroundEffect", "glassEffect", "mask",
  ]

  /// The modifiers that leave the middle of a colour as it is.
  static let edges: Set<String> = [
    "clipShape", "cornerRadius", "edgesIgnoringSafeArea", "ignoresSafeArea", "shadow",
  ]

  /// The shapes that cover what a text on them needs.
  static let surfaces: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule",
  ]

  /// The styles of buttons that draw nothing behind them.
  static let bareButtons: Set<String> = ["plain", "borderless"]

  /// The text sizes below those for accessibility, of SwiftUI and of UIKit.
  static let ordinarySizes: Set<String> = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "extraSmall",
    "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
  ]

  /// The values of the environment that say how large texts are.
  static let sizeKeys: Set<String> = ["dynamicTypeSize", "sizeCategory"]

  // MARK: Pickers and gestures

  /// The elements that styles make of a picker; it is a menu in any other.
  static let pickers: [String: ElementKind] = [
    "segmented": .segmentedControl, "palette": .segmentedControl, "wheel": .picker,
    "inline": .group, "radioGroup": .group,
  ]

  /// The gestures by the types that make them.
  static let gestures: [String: Gesture.Kind] = [
    "TapGesture": .tap, "SpatialTapGesture": .tap, "LongPressGesture": .longPress,
    "DragGesture": .pan, "MagnificationGesture": .pinch, "MagnifyGesture": .pinch,
    "RotationGesture": .rotate, "RotateGesture": .rotate,
  ]

  /// The kinds of actions that VoiceOver's gestures call wherever the focus is inside a view; none
  /// of them stands in for a tap.
  static let gesturesOfVoiceOver: Set<String> = ["escape", "magicTap"]
}
