import ScreenModel

/// The modifiers of accessibility.
extension SwiftUIModifier {
  /// The words of an element, and its place among the stops.
  static let words: [SwiftUIModifier] = [
    spoken(
      "accessibilityLabel", .own { $0.setLabel(&$1, $2) }, state: .name, use: .names,
      older: "label", spellings: [.init(.label, .text)]),
    spoken(
      "accessibilityHint", .text(.hint), state: .unheard, older: "hint",
      spellings: [.init(.hint, .text)]),
    spoken(
      "accessibilityValue", .text(.value), state: .heard, older: "value",
      spellings: [.init(.value, .text)]),
    spoken(
      "accessibilityIdentifier", .identifier(.id), state: .unheard, older: "identifier",
      spellings: [.init(.id, .text)]),
    spoken(
      "accessibilityInputLabels", .own { $0.setInputLabels(&$1, $2) }, state: .unheard,
      older: "inputLabels", spellings: [.init(.inputLabels, .texts)]),
    spoken(
      "accessibilityLabeledPair", .constant(.label, .madeAtRunTime),
      spellings: [.init(.labelledBy)]),
    spoken("accessibilityCustomContent", spellings: [.init(.content)]),
    spoken(
      "accessibilityHeading", .own { $0.setHeadingLevel(&$1, $2) },
      spellings: [.init(.headingLevel, .level)]),
    spoken(
      "accessibilitySortPriority", .number(.sortPriority), scope: .everything,
      older: "sortPriority",
      spellings: [.init(.elements), .init(.sortPriority)]),
    spoken("accessibilityRotor", spellings: [.init(.rotors)]),
  ]

  /// The traits of an element, and what it is made of.
  static let structure: [SwiftUIModifier] = [
    spoken(
      "accessibilityHidden", .own { $0.hide(&$1, $2) }, state: .heard, scope: .everything,
      reachesOverlays: true, use: .names, older: "hidden",
      spellings: [
        .init(.element, shown: "(true)", .forFlag(false, "true")),
        .init(.elementsHidden, shown: "(true)", .forFlag(true, "true")),
        .init(.decorative, shown: "(true)"),
        .init(.hidden, shown: nil, .forFlag(true, "true")),
      ]),
    spoken(
      "accessibilityElement", .own { $0.makeElement(&$1, $2) }, state: .heard,
      scope: .everything, use: .names, precedesSpoken: true,
      spellings: [
        .init(.childrenMode, shown: "(children: .contain)", .member(label: "children: ")),
        .init(.groupChildren, shown: "(children: .contain)"),
      ]),
    spoken(
      "accessibilityRepresentation", .own { $0.represent(&$1, $2) }, state: .heard,
      scope: .everything, use: .names, endsView: true),
    spoken(
      "accessibilityChildren", .own { $0.replaceChildren(&$1, $2) }, scope: .everything,
      use: .names, endsView: true),
    spoken(
      "accessibilityAddTraits", .traits(.addTraits), state: .traits, use: .operates,
      older: "addTraits",
      spellings: [
        .init(.traits), .init(.addTraits, .traits), .init(.selected),
        .init(.modal, shown: "(.isModal)", .forFlag(true, ".isModal")),
      ]),
    spoken(
      "accessibilityRemoveTraits", .traits(.removeTraits),
      older: "removeTraits",
      spellings: [.init(.removeTraits)]),
    spoken(
      "accessibilityIgnoresInvertColors", .own { $0.ignoreInvertedColors(&$1, $2) },
      scope: .everything,
      spellings: [.init(.ignoresInvertColors, shown: "()", .forFlag(true, ""))]),
    spoken(
      "accessibilityShowsLargeContentViewer", .constant(.largeContentViewer, .flag(true)),
      spellings: [.init(.largeContentViewer, shown: "()", .forFlag(true, ""))]),
  ]

  /// The actions that VoiceOver offers.
  static let actions: [SwiftUIModifier] = [
    spoken(
      "accessibilityAction", .own { $0.addAction(&$1, $2) }, use: .operates,
      spellings: [.init(.alternativeFor), .init(.implements)]),
    spoken(
      "accessibilityActions", .own { $0.addActions(&$1, $2) }, use: .operates,
      spellings: [.init(.actions)]),
    spoken("accessibilityAdjustableAction", .own { $0.makeAdjustable(&$1, $2) }),
    spoken("accessibilityScrollAction", .members(["scroll"])),
    spoken("accessibilityZoomAction", .constant(.actions, .madeAtRunTime)),
    spoken(
      "accessibilityActivationPoint", .constant(.activationPoint, .madeAtRunTime),
      older: "activationPoint", spellings: [.init(.activationPoint)]),
    spoken("accessibilityDirectTouch", spellings: [.init(.directTouch)]),
  ]
}
