import DocumentSyntax

/// What one node of a Maestro hierarchy says, in whichever of its forms; what is empty is nil.
struct MaestroNode {
  /// The accessibility label.
  var label: CaptureValue?
  /// The text that is drawn.
  var title: CaptureValue?
  var value: CaptureValue?
  /// The placeholder of a field.
  var prompt: CaptureValue?
  var id: CaptureValue?
  var frame: Rect?
  /// Where the frame is written.
  var framePlace: SourceRange?
  var enabled: CaptureValue?
  var selected: CaptureValue?
  var checked: CaptureValue?
  /// What the runner on the device calls it; no other form has types.
  var type: CaptureValue?
  /// The member that stands first.
  var first: CaptureValue?

  /// Where findings about the node point.
  var anchor: SourceRange? {
    guard let first = type ?? first else { return nil }
    guard first.kind.isCollection, let key = first.key else { return first.memberRange }
    return first.syntax.entries[key].range
  }

  /// Whether there is anything to be heard.
  var hasWords: Bool { label != nil || value != nil || title != nil || prompt != nil }

  /// The words as they are compared with those of other nodes.
  var words: String {
    [label, title, value].compactMap { $0?.text }.joined(separator: " ").lowercased()
  }

  /// A value where it says something: empty texts stand for none in all forms.
  static func said(_ value: CaptureValue?) -> CaptureValue? {
    guard let value, let text = value.text, text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return value
  }
}
