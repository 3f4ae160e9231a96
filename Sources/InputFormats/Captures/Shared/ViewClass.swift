import ScreenModel

/// The classes of UIKit and of React Native that descriptions of views name, and what each is.
enum ViewClass {
  /// The kind of a class, besides the aliases that files of our own may use.
  private static let own: [(names: [String], kind: ElementKind)] = [
    (
      [
        "UIButtonLabel", "UITableViewLabel", "UISegmentLabel", "UITabBarButtonLabel",
        "UITextFieldLabel", "UITextFieldCenteredLabel", "UISearchBarTextFieldLabel",
        "UITableViewHeaderFooterViewLabel", "_UITableViewHeaderFooterViewLabel", "UIDateLabel",
        "UINavigationItemTitleLabel", "RCTText", "RCTTextView", "RCTParagraphComponentView",
        "RCTVirtualText", "_UITextFieldPlaceholderLabel",
      ], .text
    ),
    (
      [
        "UIRoundedRectButton", "_UIAlertControllerActionView", "UIAlertControllerActionView",
        "_UIInterfaceActionCustomViewRepresentationView",
      ], .button
    ),
    (
      ["_UIButtonBarButton", "UINavigationButton", "UIToolbarButton", "UIToolbarTextButton"],
      .barButton
    ),
    (["UINavigationItemButtonView"], .backButton),
    (["UITabBarButton", "_UITabButton"], .tab),
    (["UISegment"], .segment),
    (["RCTImageView", "RCTUIImageViewAnimated", "RCTImageComponentView"], .image),
    (["UISearchBarTextField", "_UISearchBarTextField"], .searchField),
    (["RCTUITextField", "RCTBackedTextFieldView", "UIPasscodeField"], .textField),
    (["RCTUITextView"], .textView),
    (["RCTSwitch"], .switch),
    (["RCTSlider", "RNCSlider"], .slider),
    (["RCTActivityIndicatorView"], .activityIndicator),
    (["RCTCustomScrollView", "RCTEnhancedScrollView"], .scroll),
    (["UIWebView", "RNCWebView", "RCTWebView"], .web),
    (["_UIAlertControllerView", "_UIAlertControllerInterfaceActionGroupView"], .alert),
    (["UIKeyboard", "UIRemoteKeyboardView", "UIKBKeyplaneView"], .keyboard),
    (["UIKBKeyView"], .key),
  ]

  private static let kinds: [String: ElementKind] = {
    var kinds: [String: ElementKind] = [:]
    for alias in ElementKind.aliases where alias.name.contains(where: \.isUppercase) {
      if alias.name.hasPrefix("UI") || alias.name.hasPrefix("WK") || alias.name.hasPrefix("MK") {
        kinds[alias.name] = alias.kind
      }
    }
    for entry in own {
      for name in entry.names { kinds[name] = entry.kind }
    }
    // These hold the field, and the wheel or the actions, as views of their own.
    for name in ["UISearchBar", "UIMenu", "UIAlertController"] { kinds[name] = nil }
    return kinds
  }()

  /// The classes whose buttons and pictures are the system's, with the label that it gives them.
  private static let systemParts: Set<String> = [
    "_UITableCellAccessoryButton", "UITableViewCellAccessoryButton", "_UITextFieldClearButton",
    "UITableViewCellEditControl", "UITableViewCellReorderControl", "_UIModernBarButton",
    "UISwitchModernVisualElement", "_UIScrollViewScrollIndicator", "_UIBackButtonContainerView",
  ]

  /// The kind of a class, or else of the class that it is based on; a view where neither is known.
  static func kind(of name: String, base: String?) -> ElementKind {
    if systemParts.contains(name) { return .view }
    return kinds[bare(name)] ?? base.flatMap { kinds[bare($0)] } ?? .view
  }

  /// Whether a class shows SwiftUI, of which a description of views tells nothing.
  static func hostsSwiftUI(_ name: String) -> Bool {
    name.contains("HostingView") || name.contains("SwiftUI")
  }

  /// Whether what a kind of view holds is made by the system, so that its parts are not controls of
  /// the app.
  static func isMadeOfParts(_ kind: ElementKind) -> Bool {
    switch kind {
    case .stepper, .picker, .datePicker, .keyboard, .web, .map, .pageControl: true
    default: false
    }
  }

  /// A class without the module of Swift before it.
  private static func bare(_ name: String) -> String {
    guard let point = name.lastIndex(of: "."), !name.contains("<") else { return name }
    return String(name[name.index(after: point)...])
  }
}
