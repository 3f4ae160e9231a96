/// The keys and names of the tree format, version 1: the one place where they stand.
package enum TreeVocabulary {
  private static let containers = ["none", "list", "landmark", "dataTable", "semanticGroup"]
  private static let members = [
    "increment", "decrement", "activate", "escape", "magicTap", "scroll", "elementCount",
    "elementAt", "indexOfElement", "elements",
  ]
  private static let meanings = [
    "quantity", "code", "phone", "duration", "time", "date", "currency", "version", "ratio",
  ]
  private static let presentations = [
    "popup", "alert", "menu", "picker", "sheet", "hud", "toast", "drawer", "keyboard",
  ]

  /// Every key, nodes' first.
  package static let keys = {
    // Adding to an array that is one's own copies no names.
    var keys = identity
    keys.reserveCapacity(AttributeKey.allCases.count)
    keys += speech
    keys += structure
    keys += geometry
    keys += state
    keys += behaviour
    keys += visual
    keys += screens
    return keys
  }()

  private static let identity: [AttributeInfo] = [
    .init(.type, .type, "kind of view"),
    .init(.class, .text, "custom class name"),
    .init(
      .id, .text, "accessibility identifier; unique in a screen",
      aliases: ["accessibilityIdentifier", "identifier"]),
    .init(.text, .text, "visible text"),
    .init(.image, .text, "asset name, file name, or `system:NAME` for an SF Symbol"),
    .init(.placeholder, .text, "text shown while a field is empty"),
  ]

  private static let speech: [AttributeInfo] = [
    .init(.label, .text, "accessibility label", aliases: ["accessibilityLabel"]),
    .init(.value, .text, "accessibility value", aliases: ["accessibilityValue"]),
    .init(.hint, .text, "accessibility hint", aliases: ["accessibilityHint"]),
    .init(
      .traits, .traits, "traits; they replace the class's own", aliases: ["accessibilityTraits"]),
    .init(
      .addTraits, .choices(TraitSet.bitNames), "traits beside the class's own, as in SwiftUI",
      aliases: ["accessibilityAddTraits"]),
    .init(
      .removeTraits, .choices(TraitSet.bitNames), "traits of the class that are taken away",
      aliases: ["accessibilityRemoveTraits"]),
    .init(
      .directTouch, .choices(["silentOnTouch", "requiresActivation"]),
      "options of direct touch (`accessibilityDirectTouchOptions`)",
      aliases: ["accessibilityDirectTouchOptions"]),
    .init(
      .language, .text, "language of the texts, BCP 47", aliases: ["accessibilityLanguage"],
      owner: .both),
    .init(.speech, .speech, "speech attributes of the label"),
    .init(
      .inputLabels, .texts, "names for Voice Control", aliases: ["accessibilityUserInputLabels"]),
    .init(.labelledBy, .text, "id of the visible caption of this control"),
    .init(.unit, .text, "unit of the value"),
    .init(.meaning, .choice(meanings), "what the digits in the text stand for"),
    .init(
      .content, .content, "custom content",
      aliases: ["accessibilityCustomContent"]),
    .init(
      .headingLevel, .integer, "level of a heading, 1 to 6", aliases: ["accessibilityHeadingLevel"]
    ),
  ]

  private static let structure: [AttributeInfo] = [
    .init(
      .element, .boolean, "isAccessibilityElement",
      aliases: ["isAccessibilityElement", "isElement"]),
    .init(
      .childrenMode, .choice(ChildrenMode.allCases.map(\.rawValue)),
      "SwiftUI's `accessibilityElement(children:)`: one element without what it holds, one element "
        + "of all, or a container"),
    .init(
      .elements, .elements, "explicit order; what it leaves out is unreachable",
      aliases: ["accessibilityElements"], owner: .both),
    .init(
      .elementsHidden, .boolean, "hides the element and what it holds from VoiceOver",
      aliases: ["accessibilityElementsHidden"]),
    .init(
      .groupChildren, .boolean, "reads the children together",
      aliases: ["shouldGroupAccessibilityChildren"]),
    .init(
      .modal, .boolean, "hides the siblings from VoiceOver",
      aliases: ["accessibilityViewIsModal", "viewIsModal"]),
    .init(
      .container, .choice(containers), "kind of container",
      aliases: ["accessibilityContainerType", "containerType"]),
    .init(.row, .integer, "row of a data-table cell, from 0"),
    .init(.column, .integer, "column of a data-table cell, from 0"),
    .init(.rowSpan, .integer, "rows that a data-table cell spans"),
    .init(.columnSpan, .integer, "columns that a data-table cell spans"),
    .init(.header, .choice(["row", "column"]), "what a data-table header cell heads"),
    .init(.children, .children, "nodes inside this one", owner: .both),
    .init(
      .sortPriority, .number, "SwiftUI sort priority", aliases: ["accessibilitySortPriority"]),
    .init(.disable, .suppressions, "rules to be silent here and below", owner: .both),
  ]

  private static let geometry: [AttributeInfo] = [
    .init(.frame, .rect, "place and size in points"),
    .init(.accessibilityFrame, .rect, "place and size on the screen, as VoiceOver sees them"),
    .init(.fixedWidth, .boolean, "a constraint fixes the width; the text cannot widen it"),
    .init(.fixedHeight, .boolean, "a constraint fixes the height; the text cannot raise it"),
    .init(.frameCached, .boolean, "the accessibility frame is computed once"),
    .init(
      .activationPoint, .point, "where activation touches",
      aliases: ["accessibilityActivationPoint"]),
    .init(.hitInsets, .insets, "enlargement of the touch area"),
    .init(.z, .number, "drawing order where it differs from the order of siblings"),
    .init(.clips, .boolean, "clips what it holds to its bounds", aliases: ["clipsToBounds"]),
    .init(.opaque, .boolean, "covers what is behind it", aliases: ["isOpaque"]),
  ]

  private static let state: [AttributeInfo] = [
    .init(.hidden, .boolean, "not drawn and not exposed", aliases: ["isHidden"]),
    .init(.alpha, .number, "opacity, 0 to 1"),
    .init(.enabled, .boolean, "can be operated", aliases: ["isEnabled"]),
    .init(.selected, .boolean, "is selected", aliases: ["isSelected"]),
    .init(.on, .boolean, "a switch is on", aliases: ["isOn"]),
    .init(.expanded, .boolean, "is expanded"),
    .init(.editing, .boolean, "is being edited", aliases: ["isEditing"]),
    .init(.secure, .boolean, "hides what is typed", aliases: ["isSecureTextEntry"]),
    .init(.range, .range, "bounds, value and step"),
    .init(.index, .integer, "selected segment, page or tab, from 0"),
    .init(.count, .integer, "number of segments, pages or tabs"),
    .init(.badge, .text, "badge of a tab or icon"),
    .init(.updates, .number, "seconds between changes of the content by itself"),
    .init(.duration, .number, "seconds until it goes away by itself"),
    .init(.appearsWhen, .text, "condition under which it is shown"),
  ]

  private static let behaviour: [AttributeInfo] = [
    .init(
      .implements, .choices(members), "accessibility members that the class overrides"),
    .init(.actions, .texts, "custom actions", aliases: ["accessibilityCustomActions"]),
    .init(.rotors, .texts, "custom rotors", aliases: ["accessibilityCustomRotors"]),
    .init(.gestures, .gestures, "gesture recognisers", aliases: ["gestureRecognizers"]),
    .init(.onTap, .booleanOrText, "what a tap does, by any means"),
    .init(.opensURL, .text, "address that activation opens"),
    .init(.opens, .text, "screen or popup that activation shows"),
    .init(.swipeActions, .texts, "row actions revealed by swiping"),
    .init(.alternativeFor, .alternative, "gesture that this control stands in for"),
    .init(.substituteFor, .text, "id of the visible element that this one stands in for"),
    .init(.posts, .posts, "notifications that are posted", owner: .both),
    .init(.returnsFocusTo, .text, "id that gets the focus after dismissal", owner: .both),
    .init(.presents, .choice(presentations), "transient content that this is"),
    .init(.inputView, .choice(["keyboard", "picker", "datePicker"]), "how text is put in"),
    .init(.blocking, .boolean, "a modal that cannot be dismissed on purpose"),
    .init(.playsAudio, .boolean, "activation plays sound"),
    .init(.autoplays, .boolean, "plays by itself"),
    .init(
      .respondsToInteraction, .boolean, "responds to interaction",
      aliases: ["accessibilityRespondsToUserInteraction"]),
    .init(
      .userInteraction, .boolean, "receives touches",
      aliases: ["isUserInteractionEnabled", "userInteractionEnabled"]),
    .init(.contentType, .text, "what is typed here", aliases: ["textContentType"]),
  ]

  private static let visual: [AttributeInfo] = [
    .init(.font, .font, "how the text is set"),
    .init(
      .adjustsFont, .boolean, "the font follows the user's size",
      aliases: ["adjustsFontForContentSizeCategory"]),
    .init(.lines, .integer, "most lines of text; 0 is unlimited", aliases: ["numberOfLines"]),
    .init(
      .shrinksText, .boolean, "the text gets smaller to fit",
      aliases: ["adjustsFontSizeToFitWidth"]),
    .init(
      .largeContentViewer, .boolean, "a long press shows it enlarged",
      aliases: ["showsLargeContentViewer"]),
    .init(
      .color, .color, "foreground colour",
      aliases: ["textColor", "tintColor"]),
    .init(
      .background, .color, "background colour",
      aliases: ["backgroundColor"]),
    .init(.decorative, .boolean, "an image that is meant to be skipped"),
    .init(.draws, .booleanOrText, "draws by itself; a text is what it draws"),
    .init(.animates, .boolean, "moves by itself"),
    .init(
      .ignoresInvertColors, .boolean, "keeps its colours when they are inverted",
      aliases: ["accessibilityIgnoresInvertColors"]),
  ]

  private static let screens: [AttributeInfo] = [
    .init(.screen, .text, "name of the screen", owner: .screen),
    .init(.title, .text, "visible or announced title", owner: .screen),
    .init(.size, .size, "size in points", owner: .screen),
    .init(
      .idiom, .choice(Screen.Idiom.allCases.map(\.rawValue)), "kind of device", owner: .screen),
    .init(.direction, .choice(["ltr", "rtl"]), "direction of the interface", owner: .screen),
    .init(
      .frames, .choice(["parent", "screen"]), "what every frame is relative to", owner: .screen),
    .init(.focus, .text, "id that gets the first focus", owner: .screen),
    .init(
      .orientations, .choices(["portrait", "landscape"]), "supported orientations", owner: .screen),
    .init(.essential, .text, "why a single orientation is essential", owner: .screen),
    .init(
      .observes, .texts, "settings whose changes it follows, such as `contentSize`",
      owner: .screen),
    .init(.variant, .variant, "condition that this tree shows", owner: .screen),
  ]

  /// The entry of each key by its raw value.
  package static let info: [AttributeInfo] = {
    var info = keys
    for entry in keys { info[Int(entry.key.rawValue)] = entry }
    return info
  }()

  /// The keys by name and alias.
  package static let keyTable = {
    var table = NameTable<AttributeKey>(capacity: keys.count * 2)
    for info in keys {
      table.insert(info.name, info.key)
      for alias in info.aliases { table.insert(alias, info.key) }
    }
    return table
  }()

  /// The types by name and alias.
  package static let typeTable = {
    let aliases = ElementKind.aliases
    var table = NameTable<ElementKind>(
      capacity: ElementKind.nameable.count + aliases.count, ignoringCase: true)
    for kind in ElementKind.nameable { table.insert(kind.rawValue, kind) }
    for alias in aliases { table.insert(alias.name, alias.kind) }
    return table
  }()

  /// The sorts of gestures by name.
  package static let gestureTable = NameTable(Gesture.Kind.allCases.map { ($0.rawValue, $0) })

  /// The traits by name and alias.
  package static let traitTable = {
    let aliases = TraitSet.aliases
    var table = NameTable<TraitSet>(capacity: TraitSet.bitNames.count + aliases.count)
    for (bit, name) in TraitSet.bitNames.enumerated() {
      table.insert(name, TraitSet(bit: UInt64(bit)))
    }
    for alias in aliases { table.insert(alias.name, alias.trait) }
    return table
  }()
}
