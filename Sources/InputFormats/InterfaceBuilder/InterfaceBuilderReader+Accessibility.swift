import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Reads an accessibility configuration.
  mutating func readAccessibility(_ index: Int) {
    for attribute in attributes(of: index) {
      switch (attribute.nameEnd &- attribute.nameStart, bytes[attribute.nameStart]) {
      case (5, UInt8(ascii: "l")): add(.label, text: attribute)
      case (4, UInt8(ascii: "h")): add(.hint, text: attribute)
      case (10, UInt8(ascii: "i")): add(.id, text: attribute)
      default: break
      }
    }
    var child = index + 1
    while child < next(index) {
      readConfigured(child)
      child = next(child)
    }
  }

  private mutating func readConfigured(_ index: Int) {
    if source.name(of: index, is: "accessibilityTraits") { return readTraits(index) }
    if key(of: index, is: "isElement") {
      if let value = attribute("value", of: index) { add(.element, flag: value) }
    } else if key(of: index, is: "label") {
      add(.label, content: index)
    } else if key(of: index, is: "hint") {
      add(.hint, content: index)
    } else if key(of: index, is: "identifier") {
      add(.id, content: index)
    }
  }

  /// Reads the traits that replace the class's own.
  mutating func readTraits(_ index: Int) {
    var traits: TraitSet = []
    for attribute in attributes(of: index) {
      if isYes(attribute),
        let trait = TreeVocabulary.traitTable.value(
          bytes, start: attribute.nameStart, end: attribute.nameEnd)
      {
        traits.formUnion(trait)
      }
    }
    builder.add(traits: traits, value: nodes[index].tagRange)
  }

  // MARK: Runtime attributes

  /// Reads the user-defined runtime attributes of a view, or those of its controller that begin
  /// with a prefix.
  mutating func readRuntimeAttributes(
    _ index: Int, _ found: TagContents, prefix: String = ""
  ) {
    var unknown: [(key: AttributeKey, path: XMLAttribute, isConfigured: Bool)] = []
    var child = index + 1
    while child < next(index) {
      if let path = attribute("keyPath", of: child) {
        let text = xml.value(of: path)
        if text.hasPrefix(prefix),
          let meaning = InterfaceBuilderRuntimeKey.meaning(
            of: String(text.dropFirst(prefix.count)), in: found.kind, settings.runtimeAttributes)
        {
          switch meaning {
          case .unknown(let key): unknown.append((key, path, false))
          case .configured(let key): unknown.append((key, path, true))
          default: readRuntimeAttribute(child, meaning)
          }
        }
      }
      child = next(child)
    }
    for (key, path, isConfigured) in unknown {
      addUnknown(isConfigured ? key : usual(key, in: found.kind), path, found)
    }
  }

  /// Whether runtime attributes of a controller or navigation item set its title.
  func setsTitle(_ index: Int) -> Bool {
    var isSet = false
    forEachChild(of: index) { child in
      guard let path = text("keyPath", of: child) else { return }
      switch InterfaceBuilderRuntimeKey.meaning(
        of: path, in: .barButton, settings.runtimeAttributes)
      {
      case .text(.text), .unknown(.text), .configured(.text), .configured(.title): isSet = true
      default: break
      }
    }
    return isSet
  }

  /// Adds the fact that code of the project makes a text of a value, unless the text is said.
  private mutating func addUnknown(
    _ key: AttributeKey, _ path: XMLAttribute, _ found: TagContents
  ) {
    let isSaid =
      found.accessibility != 0
      && (key == .label && attribute("label", of: found.accessibility) != nil
        || key == .hint && attribute("hint", of: found.accessibility) != nil)
    if isSaid { return }
    builder.add(
      key, unknown: .customRuntimeAttribute, value: path.valueRange, start: path.nameStart)
  }

  /// The key that code probably sets when it looks up a text for an element of a kind.
  private func usual(_ key: AttributeKey, in kind: ElementKind) -> AttributeKey {
    guard key == .text else { return key }
    switch kind {
    case .textField, .secureField, .searchField, .textView: return .placeholder
    case .text, .button, .popupButton, .barButton, .tab, .segment: return .text
    default: return .label
    }
  }

  private mutating func readRuntimeAttribute(
    _ index: Int, _ meaning: InterfaceBuilderRuntimeKey.Meaning
  ) {
    let value = attribute("value", of: index)
    let child = index + 1 < next(index) ? index + 1 : nil
    let inner = value ?? child.flatMap { attribute("value", of: $0) }
    switch meaning {
    case .text(let key):
      if let value {
        add(key, text: value)
      } else if let child, tag(of: child)?.role == .string {
        add(key, content: child)
      }
    case .flag(let key):
      if let inner { builder.add(key, flag: isTrue(inner), value: inner.valueRange) }
    case .number(let key):
      if let inner, let number = number(inner) {
        builder.add(key, number: number, value: inner.valueRange)
      }
    case .traits:
      if let inner, let mask = UInt64(xml.value(of: inner)) {
        builder.add(traits: TraitSet(rawValue: mask), value: inner.valueRange)
      }
    case .point:
      if let child, let x = number("x", of: child), let y = number("y", of: child) {
        builder.add(
          .activationPoint, .point(Point(x: x, y: y)), value: nodes[child].tagRange)
      }
    case .rect:
      if let child, let rect = rect(of: child) {
        builder.add(.accessibilityFrame, .rect(rect), value: nodes[child].tagRange)
      }
    case .unknown, .configured: break
    }
  }

  private func isTrue(_ attribute: XMLAttribute) -> Bool {
    isYes(attribute) || number(attribute).map { $0 != 0 } ?? false
  }

  private func rect(of index: Int) -> Rect? {
    guard let x = number("x", of: index), let y = number("y", of: index),
      let width = number("width", of: index), let height = number("height", of: index)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

/// The meaning of a user-defined runtime attribute, by its key path.
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

  /// The meaning of a key path in an element of a kind; nil where the tree has no word for it.
  ///
  /// Key paths of the configuration come first.
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

  /// The meaning of a property of some classes only; in a button, it is the project's own.
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
