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
    "frames", "focus", "orientations", "essential", "observes", "variant",
  ]

  /// The key's name in the tree format.
  var name: String { Self.names[Int(rawValue)] }

  /// Whether the value is a boolean.
  var isBoolean: Bool { rawValue < Self.booleanCount }
}
