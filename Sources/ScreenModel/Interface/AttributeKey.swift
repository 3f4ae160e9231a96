/// The properties that an element can have: the keys of the tree format, whatever file they come
/// from.
///
/// The booleans come first, so that an element can keep their values in one word.
public enum AttributeKey: UInt8, CaseIterable, Sendable {
  case element, elementsHidden, groupChildren, modal, frameCached, hidden, clips, opaque
  case enabled, selected, on, expanded, editing, secure, adjustsFont, blocking, decorative
  case playsAudio, autoplays, animates, ignoresInvertColors, respondsToInteraction
  case fixedWidth, fixedHeight, shrinksText, largeContentViewer
  case userInteraction
  case type, `class`, id, text, image, placeholder, label, value, hint, traits, elements
  case container, implements, actions, rotors, content, headingLevel, row, column, rowSpan
  case columnSpan, header, frame, accessibilityFrame, activationPoint, hitInsets, z, alpha
  case range, unit, meaning, index, count, badge, gestures, onTap, opensURL, opens, swipeActions
  case alternativeFor, substituteFor, font, lines, color, background, updates, duration, posts
  case returnsFocusTo, presents, inputView, appearsWhen, draws, language, speech, inputLabels
  case contentType, labelledBy, sortPriority, disable, children
  case screen, title, size, idiom, direction, frames, focus, orientations, essential, observes,
    variant
  case addTraits, removeTraits, childrenMode, directTouch

  /// The number of keys whose values are booleans.
  static let booleanCount = AttributeKey.userInteraction.rawValue + 1

  /// The names by raw value; written out, since asking the type for them is slow at start-up.
  private static let names = [
    "element", "elementsHidden", "groupChildren", "modal", "frameCached", "hidden", "clips",
    "opaque", "enabled", "selected", "on", "expanded", "editing", "secure", "adjustsFont",
    "blocking", "decorative", "playsAudio", "autoplays", "animates", "ignoresInvertColors",
    "respondsToInteraction", "fixedWidth", "fixedHeight", "shrinksText", "largeContentViewer",
    "userInteraction", "type", "class", "id", "text", "image",
    "placeholder", "label", "value", "hint", "traits", "elements", "container", "implements",
    "actions", "rotors", "content", "headingLevel", "row", "column", "rowSpan", "columnSpan",
    "header", "frame", "accessibilityFrame", "activationPoint", "hitInsets", "z", "alpha",
    "range", "unit", "meaning", "index", "count", "badge", "gestures", "onTap", "opensURL",
    "opens", "swipeActions", "alternativeFor", "substituteFor", "font", "lines", "color",
    "background", "updates", "duration", "posts", "returnsFocusTo", "presents", "inputView",
    "appearsWhen", "draws", "language", "speech", "inputLabels", "contentType", "labelledBy",
    "sortPriority", "disable", "children", "screen", "title", "size", "idiom", "direction",
    "frames", "focus", "orientations", "essential", "observes", "variant", "addTraits",
    "removeTraits", "childrenMode", "directTouch",
  ]

  /// The key's name in the tree format.
  package var name: String { Self.names[Int(rawValue)] }

  /// Whether the value is a boolean.
  package var isBoolean: Bool { rawValue < Self.booleanCount }
}

/// A set of attribute keys, as two words.
@usableFromInline package struct AttributeSet: Equatable, Sendable {
  @usableFromInline package var low: UInt64 = 0
  @usableFromInline package var high: UInt64 = 0

  /// Whether the key is in the set.
  @inlinable package func contains(_ key: AttributeKey) -> Bool {
    let bit = UInt64(key.rawValue)
    return (bit < 64 ? low >> bit : high >> (bit & 63)) & 1 == 1
  }

  /// Adds the keys of another set.
  mutating func formUnion(_ other: AttributeSet) {
    low |= other.low
    high |= other.high
  }

  /// Leaves the keys that another set has as well.
  package mutating func formIntersection(_ other: AttributeSet) {
    low &= other.low
    high &= other.high
  }

  /// Whether no key is in the set.
  package var isEmpty: Bool { low | high == 0 }

  /// Whether no key of an array is in the set.
  package func isDisjoint(with keys: [AttributeKey]) -> Bool { !keys.contains(where: contains) }

  /// A set of those keys.
  package init(_ keys: [AttributeKey] = []) {
    for key in keys { insert(key) }
  }

  /// Takes a key out.
  mutating func remove(_ key: AttributeKey) {
    let bit = UInt64(key.rawValue)
    if bit < 64 { low &= ~(1 << bit) } else { high &= ~(1 << (bit & 63)) }
  }

  /// Adds a key.
  mutating func insert(_ key: AttributeKey) {
    let bit = UInt64(key.rawValue)
    if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit & 63) }
  }
}
