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
    // A view that comes up over a control is not a part of it. Beside a picture in another branch,
    // what tells that the app is busy says nothing of the control.
    view.children = label.filter { part in
      part.place != .aside
        && !(view.has(.image) && part.kind == .activityIndicator
          && part.marks.contains(.alternative))
    }
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
  private var sketch = ""
  /// Whether anything is known of them.
  private var isKnown = false
  /// Whether another branch has words in the place of some.
  private var hasOthers = false
  /// The name of the first picture that is read.
  private(set) var image: SwiftUIView.Attribute?
  private var mayBeMore = false
  /// Whether a branch shows that the app is busy.
  private var isBusy = false
  /// Whether all words are those of labels.
  private(set) var areLabels = true
  private(set) var place: SourceRange?

  /// Whether the words are not known, or not all of them.
  var isUnknown: Bool {
    mayBeMore || hasOthers && words.count > 1 || isBusy && words.isEmpty && image == nil
  }

  /// The words as a value that is not known, or known in part.
  var value: SwiftUIView.Attribute.Value {
    if isBusy, sketch.isEmpty { return .sketched(SwiftUISketch.busy) }
    return isKnown ? .sketched(sketch) : .madeAtRunTime
  }

  /// Adds what a view shows; `isOther` says that it is there in the place of what came before.
  mutating func add(_ view: SwiftUIView, isOther: Bool = false) {
    guard view.place != .aside,
      !view.attributes.contains(where: { $0.key == .elementsHidden || $0.key == .hidden })
    else { return }
    let isOther = isOther || view.marks.contains(.orElse)
    if view.kind == .activityIndicator, view.marks.contains(.alternative) {
      // The other branches are what people come to hear.
      isBusy = true
      return
    }
    if view.isHole { add(view.typeName.map { "‹\($0)›" }, isOther, isKnown: false) }
    let label = view.attributes.first { $0.key == .label }
    if let name = label ?? view.attributes.first(where: { $0.key == .text }) {
      if label == nil { areLabels = false }
      switch name.value {
      case .text(""): break
      // The same words in another branch.
      case .text(let text) where isOther && isKnown && sketch == text: break
      case .text(let text):
        words.append(text)
        add(text, isOther, isKnown: true)
      case .sketched(let known): add(known, isOther, isKnown: false)
      default: add(nil, isOther, isKnown: false)
      }
      place = place ?? name.range
      return
    }
    if view.kind == .image, !view.has(.decorative), image == nil {
      image = view.attributes.first { $0.key == .image }
    }
    // Controls inside a label are controls of their own; what they add to its words is not known.
    if !view.roles.isEmpty { mayBeMore = true }
    if view.isLayout || view.kind == .view {
      for child in view.children { add(child, isOther: isOther) }
    }
  }

  private mutating func add(_ words: String?, _ isOther: Bool, isKnown: Bool) {
    let isAlternative = isOther && !sketch.isEmpty
    if isAlternative { hasOthers = true }
    if words != nil { self.isKnown = true }
    if !isKnown { mayBeMore = true }
    let text = words ?? SwiftUISketch.nothing
    if isAlternative {
      sketch += " ‹or: \(text)›"
    } else {
      sketch += (sketch.isEmpty ? "" : ", ") + text
    }
  }
}
