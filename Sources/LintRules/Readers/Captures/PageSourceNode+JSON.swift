import DocumentSyntax

extension PageSourceNode {
  /// The element of a JSON page source.
  init(_ object: CaptureValue) {
    let type = object.present("type")
    self.type = type?.text ?? ""
    anchor = type?.range ?? SourceRange(start: object.range.start, end: object.range.start + 1)
    label = Self.field(object.present("label"))
    name = Self.field(object.present("rawIdentifier") ?? object.present("name"))
    value = Self.field(object.present("value"))
    placeholder = Self.field(object.present("placeholderValue"))
    traits = Self.field(object.present("traits"))
    actions = Self.field(object.present("customActions"))
    isVisible = Self.flag(object.present("isVisible"))
    isEnabled = Self.flag(object.present("isEnabled"))
    isAccessible = Self.flag(object.present("isAccessible"))
    isSelected = Self.flag(object.present("isSelected"))
    for frame in [object.present("rect"), object.present("frame")] {
      guard let frame, let rect = frame.rect, Self.isSound(rect) else { continue }
      self.frame = rect
      frameRange = frame.memberRange
      break
    }
  }

  /// Whether a rectangle is one that a screen can have.
  private static func isSound(_ rect: Rect) -> Bool {
    rect.width >= 0 && rect.height >= 0
      && [rect.x, rect.y, rect.width, rect.height].allSatisfy { abs($0) < 1e9 }
  }

  private static func field(_ value: CaptureValue?) -> Field? {
    guard let value, let text = value.text else { return nil }
    let isPlain = value.syntax.entries[value.entry].style == .quoted
    return Field(
      form: isPlain ? .quoted : .decoded, start: value.start, value: value.range, text: text)
  }

  private static func flag(_ value: CaptureValue?) -> Flag? {
    guard let value, let isSet = value.flag else { return nil }
    return Flag(isSet: isSet, start: value.start, value: value.range)
  }
}
