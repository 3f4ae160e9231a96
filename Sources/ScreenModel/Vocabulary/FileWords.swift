/// The words for changes in the language of a file: keys of the tree format, modifiers of SwiftUI,
/// the names of Xcode's inspectors, or properties of UIKit for captures of running apps.
package struct FileWords {
  /// The languages in which authors write an interface.
  enum Language: CaseIterable {
    case tree, swiftUI, inspector, uiKit
  }

  private let language: Language

  init(_ language: Language) { self.language = language }

  /// The words of the file that a screen was read from.
  init(_ screen: Screen) {
    language =
      switch screen.notation {
      case .swiftUI: .swiftUI
      case .interfaceBuilder: .inspector
      case .capture: .uiKit
      default: .tree
      }
  }

  /// A property by its name, as in "`modal`".
  package func name(_ key: AttributeKey) -> String {
    switch language {
    case .tree: "`\(key.name)`"
    case .swiftUI: SwiftUIModifier.name(of: key).map { "`.\($0)`" } ?? "`\(Self.uiKitName(key))`"
    case .inspector: Self.field(key) ?? "`\(Self.uiKitName(key))`"
    case .uiKit: "`\(Self.uiKitName(key))`"
    }
  }

  /// An instruction to give a property a value, as a part of a sentence: "set `hidden` to true".
  package func set(_ key: AttributeKey, to value: Fix.Value? = nil) -> String {
    switch language {
    case .swiftUI:
      if let value, let text = SwiftUIModifier.text(key, value) { return "add `\(text)`" }
      return "add \(name(key))"
    case .inspector:
      guard let field = Self.field(key) else { break }
      if case .flag(let isOn)? = value { return "\(isOn ? "tick" : "untick") \(field)" }
      guard let value else { return "fill in \(field)" }
      return "set \(field) to \(Self.text(value))"
    default: break
    }
    return "set \(name(key))" + (value.map { " to \(Self.text($0))" } ?? "")
  }

  /// An instruction to take a property away.
  package func remove(_ key: AttributeKey) -> String {
    language == .inspector && Self.field(key) != nil ? "clear \(name(key))" : "remove \(name(key))"
  }

  /// An instruction to say something in the label.
  package func describe(_ content: String) -> String {
    language == .swiftUI
      ? "add `.accessibilityLabel` with \(content)" : "say in the label \(content)"
  }

  /// An instruction to give a control a name of its own, as a part of a sentence.
  package func title(_ content: String) -> String {
    (language == .swiftUI ? "give it a title, or " : "") + describe(content)
  }

  /// Whether an author can tell facts for which no platform has a property, such as `playsAudio`.
  package var hasFacts: Bool { language == .tree }

  /// The means by which gestures are offered to VoiceOver, as the end of "offer the same ".
  package var asActions: String {
    switch language {
    case .tree: "as custom actions, or on a control with `alternativeFor`"
    case .swiftUI: "with `.accessibilityAction` or `.accessibilityAdjustableAction`"
    case .inspector, .uiKit: "with `accessibilityCustomActions`, or on a control of its own"
    }
  }

  /// An instruction to let the escape gesture close something, as a part of a sentence.
  package var addEscape: String {
    switch language {
    case .tree: "implement `escape`"
    case .swiftUI: "add `.accessibilityAction(.escape)`"
    case .inspector, .uiKit: "implement `accessibilityPerformEscape()`"
    }
  }

  /// An instruction to show an item of a bar enlarged, as a part of a sentence.
  package var showLargeContent: String {
    self.set(.largeContentViewer, to: .flag(true))
      + (language == .swiftUI ? "" : ", and add the interaction to the bar")
  }

  /// An instruction to let a text grow with the size that the user asks for.
  package var scaleFont: String {
    language == .swiftUI
      ? "use a text style such as `.font(.body)`, or scale the size with `@ScaledMetric`"
      : "set a text style that adjusts itself, or scale the font with `UIFontMetrics`"
  }

  /// A text style by its name: SwiftUI has `.title` where UIKit has `title1`.
  package func textStyle(_ style: String) -> String {
    guard language == .swiftUI else { return style }
    let names = ["title1": "title", "caption1": "caption"]
    return "." + (names[style] ?? style)
  }

  /// A trait by its name.
  package func trait(_ name: String) -> String {
    switch language {
    case .tree: "`\(name)`"
    case .swiftUI: SwiftUIModifier.member(ofTrait: name).map { "`\($0)`" } ?? name
    case .inspector: "*\(Self.spaced(name))*"
    case .uiKit: "`.\(name)`"
    }
  }

  /// An instruction to add a trait to those of an element.
  package func add(trait: String) -> String {
    switch language {
    case .tree: "add the trait `\(trait)`"
    case .swiftUI: SwiftUIModifier.trait(trait).map { "add `\($0)`" } ?? "add the trait \(trait)"
    case .inspector: "tick *\(Self.spaced(trait))* under *Accessibility*"
    case .uiKit: "insert `.\(trait)` into `accessibilityTraits`"
    }
  }

  /// A fix as a sentence without a full stop, in place of the one in the words of the tree format.
  package func title(of fix: Fix) -> String {
    guard language == .swiftUI || language == .inspector,
      !fix.changes.contains(where: { $0.key == .disable })
    else { return fix.title }
    var steps: [String] = []
    for change in fix.changes {
      let step: String
      switch (change.key, change.value) {
      case (let key, nil): step = remove(key)
      case (.traits, .names(let names)?) where names.isEmpty: step = "remove the traits"
      case (.traits, .names(let names)?): step = "make the traits \(names.joined(separator: ", "))"
      case (let key, let value?): step = set(key, to: value)
      }
      if !steps.contains(step) { steps.append(step) }
    }
    guard !steps.isEmpty else { return fix.title }
    return Self.sentence(steps.joined(separator: " and "))
  }

  /// A part of a sentence as its beginning.
  package static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: Names

  private static func text(_ value: Fix.Value) -> String {
    switch value {
    case .text(let text): Quoted.text(text)
    case .flag(let flag): "\(flag)"
    case .number(let number): Points.text(number)
    case .names(let names): names.joined(separator: ", ")
    }
  }

  /// The name of a property in UIKit.
  private static func uiKitName(_ key: AttributeKey) -> String {
    switch key {
    case .groupChildren: "shouldGroupAccessibilityChildren"
    default: TreeVocabulary.info[Int(key.rawValue)].aliases.first ?? key.name
    }
  }

  /// The field of Xcode's inspectors for a property; nil where there is none.
  private static func field(_ key: AttributeKey) -> String? {
    switch key {
    case .element: "*Enabled* under *Accessibility*"
    case .label: "*Label* under *Accessibility*"
    case .hint: "*Hint* under *Accessibility*"
    case .id: "*Identifier* under *Accessibility*"
    case .adjustsFont: "*Automatically Adjusts Font*"
    case .hidden: "*Hidden*"
    case .alpha: "*Alpha*"
    case .enabled: "*Enabled*"
    case .userInteraction: "*User Interaction Enabled*"
    case .clips: "*Clips to Bounds*"
    case .opaque: "*Opaque*"
    case .lines: "*Lines*"
    case .contentType: "*Content Type*"
    case .placeholder: "*Placeholder*"
    case .text: "*Text*"
    case .title: "*Title*"
    case .font: "*Font*"
    case .color: "*Color*"
    case .background: "*Background*"
    case .image: "*Image*"
    case .secure: "*Secure Text Entry*"
    case .shrinksText: "*Autoshrink*"
    default: nil
    }
  }

  /// The name of a trait as Xcode writes it, such as "Static Text".
  private static func spaced(_ name: String) -> String {
    sentence(
      name.reduce(into: "") { text, character in
        if character.isUppercase { text.append(" ") }
        text.append(character)
      })
  }
}

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
      ".is" + FileWords.sentence(name)
    case "playsSound", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
      "causesPageTurn":
      "." + name
    default: nil
    }
  }
}

extension AccessibilityTree {
  /// The words of the file that an element was read from.
  package func words(for index: Int) -> FileWords { FileWords(screen(of: index)) }
}
