import ScreenModel

/// The modifiers that say something with a key of the tree format, or add views.
extension SwiftUIModifier {
  /// Looks, with what VoiceOver or a user of large text notices of them.
  static let looks: [SwiftUIModifier] = [
    .init(
      "font", .own { $0.addFont(&$1, $2) }, state: .layout, leavesTouches: true,
      spellings: [.init(.font), .init(.adjustsFont)]),
    .init("foregroundColor", .own { $0.addColor(&$1, $2) }, state: .looks, leavesTouches: true),
    .init(
      "foregroundStyle", .own { $0.addColor(&$1, $2) }, state: .looks, leavesTouches: true,
      spellings: [.init(.color)]),
    .init(
      "lineLimit", .number(.lines), leavesTouches: true,
      spellings: [.init(.lines, .forNumber(0, "nil"))]),
    .init("dynamicTypeSize", .own { $0.limitGrowth(&$1, $2) }, leavesTouches: true),
    .init("environment", .own { $0.limitGrowth(&$1, $2) }),
    .init(
      "minimumScaleFactor", .constant(.shrinksText, .flag(true)), leavesTouches: true,
      spellings: [.init(.shrinksText)]),
    .init("pickerStyle", .own { $0.setPickerStyle(&$1, $2) }),
    .init("labelStyle", .own { $0.setLabelStyle(&$1, $2) }),
    .init("buttonStyle", .own { $0.setControlStyle(&$1, $2) }),
    .init("toggleStyle", .own { $0.setControlStyle(&$1, $2) }),
    .init("progressViewStyle", .own { $0.setControlStyle(&$1, $2) }),
    .init(
      "hidden", .constant(.hidden, .flag(true)), reachesOverlays: true,
      spellings: [.init(.hidden, shown: "()")]),
    .init(
      "opacity", .number(.alpha, only: 0), state: .looks, leavesTouches: true,
      reachesOverlays: true, spellings: [.init(.alpha)]),
    .init("help", .text(.hint), leavesTouches: true, scope: .element),
    .init(
      "navigationTitle", .own { reader, _, call in reader.addTitle(call) }, leavesTouches: true,
      spellings: [.init(.title)]),
    .init(
      "navigationBarTitle", .own { reader, _, call in reader.addTitle(call) },
      leavesTouches: true),
    .init("chartXAxisLabel", .names),
    .init("chartYAxisLabel", .names),
    .init("widgetLabel", .names),
  ]

  /// Sizes and movements.
  static let sizes: [SwiftUIModifier] = [
    .init("frame", .own { $0.setFrame(&$1, $2) }, state: .layout, leavesTouches: true),
    .init("padding", .own { $0.enlarge(&$1, $2) }, state: .layout, leavesTouches: true),
    .init("scaleEffect", .own { $0.enlarge(&$1, $2) }, state: .layout, leavesTouches: true),
    .init("animation", .own { $0.animate(&$1, $2) }, state: .layout, leavesTouches: true),
    .init("onAppear", .own { $0.animate(&$1, $2) }, leavesTouches: true),
  ]

  /// Touches and fields.
  static let touches: [SwiftUIModifier] = [
    .init("onTapGesture", .tap, spellings: [.init(.onTap)]),
    .init("onLongPressGesture", .own { $0.addGesture(&$1, .longPress, $2) }),
    .init("gesture", .own { $0.addGesture(&$1, $2) }, spellings: [.init(.gestures)]),
    .init("highPriorityGesture", .own { $0.addGesture(&$1, $2) }),
    .init("simultaneousGesture", .own { $0.addGesture(&$1, $2) }),
    .init("allowsHitTesting", spellings: [.init(.userInteraction)]),
    .init("contentShape", .own { $0.enlarge(&$1, $2) }, state: .inside),
    .init(
      "disabled", .own { $0.disable(&$1, $2) }, reachesOverlays: true,
      spellings: [.init(.enabled, .opposite)]),
    .init(
      "textContentType", .member(.contentType), spellings: [.init(.contentType, .member())]),
  ]

  /// Views over, behind and beside a view.
  static let content: [SwiftUIModifier] = [
    .init("overlay", .content(.over), state: .looks, leavesTouches: true, endsView: true),
    .init(
      "background", .content(.behind), state: .looks, leavesTouches: true, endsView: true,
      spellings: [.init(.background)]),
    .init("listRowBackground", .content(.behind), state: .looks, leavesTouches: true),
    .init("safeAreaInset", .content(.beside), leavesTouches: true, endsView: true),
    .init("safeAreaBar", .content(.beside), leavesTouches: true, endsView: true),
    .init("tabViewBottomAccessory", .content(.beside), leavesTouches: true, endsView: true),
    .init("tabViewSidebarHeader", .content(.beside), leavesTouches: true, endsView: true),
    .init("sectionActions", .content(.beside), endsView: true),
    .init("searchSuggestions", .aside, endsView: true),
    .init("toolbar", .content(.bar), endsView: true),
    // A mask is not drawn, so nobody stops at it.
    .init("mask"),
    .init(
      "swipeActions", .own { $0.addSwipeActions(&$1, $2) }, endsView: true,
      spellings: [.init(.swipeActions)]),
    .init("tabItem", .own { $0.addTab(&$1, $2) }, endsView: true),
    .init("navigationBarItems", .own { $0.addBarItems(&$1, $2) }, endsView: true),
    .init("contextMenu", .aside, endsView: true),
    .init("sheet", .aside, endsView: true),
    .init("fullScreenCover", .aside, endsView: true),
    .init("popover", .aside, endsView: true),
    .init("alert", .aside, endsView: true),
    .init("confirmationDialog", .aside, endsView: true),
    .init("inspector", .aside, endsView: true),
    .init("actionSheet", .aside, endsView: true),
    .init("navigationDestination", .aside, endsView: true),
    .init("searchable", endsView: true),
    .init("listStyle", endsView: true),
    .init("tag", endsView: true),
    .init("labelsHidden"), .init("labelsVisibility"), .init("labeledContentStyle"),
    .init("labelReservedIconWidth"), .init("labelIconToTitleSpacing"),
  ]
}
