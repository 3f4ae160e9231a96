import DocumentSyntax

/// Names that controls have from what their labels show.
extension SwiftUIReader {
  /// Gives a control what its label shows: texts, or the name of its picture.
  mutating func addLabel(
    _ closure: SwiftSyntax?, to view: inout SwiftUIView, _ call: SwiftUICall
  ) {
    guard let closure else { return }
    let label = views(in: closure)
    name(&view, by: label, nil, at: call.anchor)
    view.children = label
  }

  /// Names a view by what its label shows. Texts become the value of the key; without a key they
  /// are left to be its content.
  func name(
    _ view: inout SwiftUIView, by label: [SwiftUIView], _ key: AttributeKey?, at range: SourceRange
  ) {
    var parts = LabelParts()
    for part in label { parts.add(part) }
    let place = parts.place ?? range
    if parts.isUnknown {
      view.set(key == .text ? .text : .label, .madeAtRunTime, at: place)
    } else if !parts.words.isEmpty {
      if let key { view.set(key, .text(parts.words.joined(separator: ", ")), at: place) }
    } else if let image = parts.image {
      view.attributes.removeAll { $0.key == .image }
      view.attributes.append(image)
    }
  }
}

/// The words and the picture that the label of a control shows.
private struct LabelParts {
  var words: [String] = []
  /// The name of the first picture that is read.
  var image: SwiftUIView.Attribute?
  var isUnknown = false
  var place: SourceRange?

  mutating func add(_ view: SwiftUIView) {
    guard !view.attributes.contains(where: { $0.key == .elementsHidden || $0.key == .hidden })
    else { return }
    if view.isHole { isUnknown = true }
    if let name = view.attributes.first(where: { $0.key == .label || $0.key == .text }) {
      switch name.value {
      case .text(let text):
        if !text.isEmpty { words.append(text) }
      default: isUnknown = true
      }
      place = place ?? name.range
      return
    }
    if view.kind == .image, !view.has(.decorative), image == nil {
      image = view.attributes.first { $0.key == .image }
    }
    // Controls inside a label are controls of their own.
    if view.isLayout || view.kind == .view { for child in view.children { add(child) } }
  }
}
