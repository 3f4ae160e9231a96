import DocumentSyntax

/// One element of a page source as the tool wrote it, whether in XML or in JSON.
struct PageSourceNode: Sendable {
  /// A text and where it is written.
  struct Field: Sendable {
    /// How the bytes of the value's range are to be read.
    let form: StoredAttribute.Form
    let start: Int
    let value: SourceRange
    /// The text itself, without escapes.
    let text: String
  }

  /// A boolean and where it is written.
  struct Flag: Sendable {
    let isSet: Bool
    let start: Int
    let value: SourceRange
  }

  /// The name of its type; with or without `XCUIElementType` before it.
  var type = ""
  /// Where the type is written.
  var anchor: SourceRange
  var label: Field?
  /// The identifier, or the label where there is none.
  var name: Field?
  var value: Field?
  var placeholder: Field?
  var traits: Field?
  var actions: Field?
  var isVisible: Flag?
  var isEnabled: Flag?
  /// Whether VoiceOver stops at it; tools of today say so.
  var isAccessible: Flag?
  var isSelected: Flag?
  var frame: Rect?
  /// Where the numbers of the frame are written.
  var frameRange = SourceRange(start: 0, end: 0)

  /// The type without any prefix.
  var shortType: Substring {
    for prefix in ["XCUIElementType", "UIA"] where type.hasPrefix(prefix) {
      return type.dropFirst(prefix.count)
    }
    return type[...]
  }

  /// Whether the tool could not say anything about it.
  var isBroken: Bool { shortType == "Any" && (frame?.area ?? 0) == 0 }

  /// Whether it holds a whole app or a window of one.
  var isFrameOfApp: Bool { shortType == "Application" || shortType == "Window" }
}
