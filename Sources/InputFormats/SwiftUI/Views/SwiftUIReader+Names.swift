import DocumentSyntax
import ScreenModel

/// Names that controls have from what their labels show.
extension SwiftUIReader {
  /// Gives a control what its label shows: texts, or the name of its picture.
  mutating func addLabel(
    _ closure: SwiftSyntax?, to view: inout SwiftUIView, _ call: SwiftUICall
  ) {
    guard let closure else {
      // What makes the label was handed in.
      let label = call.argument("label").map { views(named: $0) } ?? []
      if label.isEmpty || label.contains(where: \.isHole) {
        if call.has("label") { view.set(.label, .madeAtRunTime, at: call.anchor) }
        return
      }
      name(&view, by: label, nil, at: call.anchor)
      view.children = label.filter { $0.place != .aside }
      return
    }
    // A view of the project in a label is a part of it, and no screen of its own.
    let outer = expandsViews
    expandsViews = true
    let label = views(in: closure)
    expandsViews = outer
    name(&view, by: label, nil, at: call.anchor)
    // A view that comes up over a control is not a part of it.
    view.children = label.filter { $0.place != .aside }
    for index in view.children.indices {
      view.children[index].forEach { child in
        child.children.removeAll { $0.place == .aside }
      }
    }
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
      view.set(key == .text ? .text : .label, parts.value, at: place)
    } else if !parts.words.isEmpty {
      // Words that are written as a label are one, also of what is around them; those of a view of
      // the project are not among the content.
      let own: AttributeKey? = label.contains(where: \.isHole) ? .text : nil
      if let key = key ?? (parts.areLabels ? .label : own) {
        view.set(key, .text(parts.words.joined(separator: ", ")), at: place)
      }
    } else if let image = parts.image {
      view.attributes.removeAll { $0.key == .image }
      view.attributes.append(image)
    }
  }
}

/// The words and the picture that the label of a control shows.
struct LabelParts {
  private(set) var words: [String] = []
  /// All words, with what is known of those that the app makes when it runs.
  private var sketch: [String] = []
  /// The name of the first picture that is read.
  private(set) var image: SwiftUIView.Attribute?
  private(set) var isUnknown = false
  /// Whether all words are those of labels.
  private(set) var areLabels = true
  private(set) var place: SourceRange?

  /// The words as a value that is not known, or known in part.
  var value: SwiftUIView.Attribute.Value {
    sketch.contains { $0 != SwiftUISketch.nothing }
      ? .sketched(sketch.joined(separator: ", ")) : .madeAtRunTime
  }

  mutating func add(_ view: SwiftUIView) {
    guard !view.attributes.contains(where: { $0.key == .elementsHidden || $0.key == .hidden })
    else { return }
    if view.isHole {
      isUnknown = true
      sketch.append(view.typeName.map { "‹\($0)›" } ?? SwiftUISketch.nothing)
    }
    let label = view.attributes.first { $0.key == .label }
    if let name = label ?? view.attributes.first(where: { $0.key == .text }) {
      if label == nil { areLabels = false }
      switch name.value {
      case .text(let text):
        if !text.isEmpty {
          words.append(text)
          sketch.append(text)
        }
      case .sketched(let known):
        isUnknown = true
        sketch.append(known)
      default:
        isUnknown = true
        sketch.append(SwiftUISketch.nothing)
      }
      place = place ?? name.range
      return
    }
    if view.kind == .image, !view.has(.decorative), image == nil {
      image = view.attributes.first { $0.key == .image }
    }
    // Controls inside a label are controls of their own; what they add to its words is not known.
    if !view.roles.isEmpty { isUnknown = true }
    if view.isLayout || view.kind == .view { for child in view.children { add(child) } }
  }
}
