import DocumentSyntax
import ScreenModel

/// A view of SwiftUI source on its way to an element: modifiers that come behind it change it.
struct SwiftUIView {
  /// A value of an attribute, with the place where it is written.
  struct Attribute {
    enum Value {
      case text(String)
      case flag(Bool)
      case number(Double)
      case value(AttributeValue)
      /// There is one, which is made when the app runs.
      case madeAtRunTime
      /// There is a text, which is made when the app runs and known in part.
      case sketched(String)
    }

    let key: AttributeKey
    let value: Value
    private(set) var range: SourceRange
    /// Where the modifier or argument begins.
    private(set) var start: Int
    /// Whether it is what the view shows, or said for assistive technologies alone.
    var origin = StoredAttribute.Origin.ordinary
    /// How many views of the project lead to where it is written; nil for as many as lead to what
    /// is read.
    var level: Int?

    /// Makes it stand at another place, that of a use.
    mutating func move(to place: SourceRange) {
      range = place
      start = place.start
    }
  }

  /// The part that a view plays for those around it.
  enum Role {
    /// It is something by itself.
    case element
    /// It only arranges what it holds.
    case layout
    /// It is a `Label`: an icon and a title.
    case label
    /// It is a `Label` whose title is heard and not seen.
    case icon
    /// Nothing is known about what it is.
    case hole
    /// Nothing is known about what it is, but that it is one element or a container.
    case joinedHole
  }

  /// The place of a view among those that a modifier stands behind.
  enum Place {
    case inOrder
    /// It comes up over the others, so that the modifiers behind it are about them alone.
    case aside
    /// It is drawn over or behind another view, so that what hides that one hides it as well.
    case drawnOver
    /// A disclosure group opens it, whose button has the group's words and traits.
    case disclosed
  }

  /// The knowledge of what a view is drawn on.
  enum Backing {
    /// Nothing is drawn behind it so far.
    case none
    /// Something is, whose colour is its background where that is known.
    case something
  }

  var kind: ElementKind
  /// The place of the constructor's name.
  var anchor: SourceRange
  var attributes: [Attribute] = []
  var children: [SwiftUIView] = []
  var marks: Element.Marks = []
  var role = Role.element
  var place = Place.inOrder
  /// Whether a modifier that is not known to leave touches alone stands behind it.
  var mayReact = false
  /// The type of the app or of a package that it is made of, where that is known by its name alone.
  var typeName: String?
  /// How many views of the project lead to where it is written; nil for as many as lead to what is
  /// read.
  var level: Int?
  /// Whether what a use hands over decides what it shows, or whether it has a name.
  var isChosen = false
  /// The choices of a picker, which are views of their own in some of its styles.
  var choices: [SwiftUIView] = []
  /// Whether a size is written for it that is smaller than a target may be; nil for no size.
  var isFramedSmall: Bool?
  /// Whether a colour of its own is written for it.
  var isColored = false
  /// The knowledge of what it is drawn on.
  var backing = Backing.none
  /// Whether it is a view of the project that dims what is behind it.
  var isDialog = false

  /// Whether neither it nor a view in it is there to be seen or heard.
  var showsNothing: Bool {
    (role == .layout || role == .hole && typeName == nil) && children.allSatisfy(\.showsNothing)
  }

  init(_ kind: ElementKind, at anchor: SourceRange) {
    self.kind = kind
    self.anchor = anchor
  }

  /// A view that only arranges others.
  static func layout(
    _ kind: ElementKind = .view, at anchor: SourceRange, _ children: [SwiftUIView]
  ) -> SwiftUIView {
    var view = SwiftUIView(kind, at: anchor)
    view.children = children
    view.role = .layout
    return view
  }

  /// A view of which nothing is known.
  static func hole(at anchor: SourceRange, _ children: [SwiftUIView] = []) -> SwiftUIView {
    var view = layout(at: anchor, children)
    view.role = .hole
    // What it is and what it says is up to its code.
    view.marks = .customClass
    // Its content may be the label of a control.
    for index in view.children.indices { view.children[index].nameImages(at: anchor) }
    return view
  }

  /// Gives images names that are not known, but for those of controls, which they name.
  mutating func nameImages(at place: SourceRange? = nil) {
    guard roles.isEmpty else { return }
    if kind == .image, !has(.label) { set(.label, .madeAtRunTime, at: place ?? anchor) }
    for index in children.indices { children[index].nameImages(at: place) }
  }

  /// Whether it only arranges what it holds, as far as is known.
  var isLayout: Bool { role == .layout || role == .hole }

  /// Whether nothing is known about what it is.
  var isHole: Bool { role == .hole || role == .joinedHole }

  /// Whether the modifiers behind it are about other views.
  var isAside: Bool { place == .aside || place == .drawnOver }

  /// Whether it is a control that people choose by a tap.
  var mayBeChosen: Bool {
    kind == .button || has(.onTap) && [.text, .stack, .view].contains(kind) && !isHole
  }

  /// How many views it holds, or is, that may say something; 2 stands for more than one.
  var speakers: Int {
    if isAside || isDrawn { return 0 }
    if !isLayout { return 1 }
    if isHole { return 2 }
    var count = 0
    for child in children where count < 2 { count += child.speakers }
    return min(count, 2)
  }

  /// Whether it has no words, and is more than an arrangement of others.
  var isUnnamed: Bool { !isLayout && !contains { $0.has(.label) || $0.has(.text) } }

  /// Whether it is a shape or colour, which is drawn and nothing else.
  var isDrawn: Bool { kind == .view && !isLayout && !isHole && children.isEmpty }

  /// Whether its colour and what is drawn behind it are known.
  var isOnColor: Bool { has(.color) && has(.background) }

  /// How many attributes it has beside those of looks.
  var saidCount: Int { attributes.count { ![.color, .background, .animates].contains($0.key) } }

  func has(_ key: AttributeKey) -> Bool { attributes.contains { $0.key == key } }

  /// The text of an attribute, where it is known.
  func text(_ key: AttributeKey) -> String? {
    for attribute in attributes where attribute.key == key {
      if case .text(let text) = attribute.value { return text }
    }
    return nil
  }

  /// The text of an attribute, as far as it is known.
  func sketch(_ key: AttributeKey) -> String? {
    for attribute in attributes where attribute.key == key {
      switch attribute.value {
      case .text(let text), .sketched(let text): return text
      default: continue
      }
    }
    return nil
  }

  /// Sets an attribute in the place of one that was there.
  mutating func set(
    _ key: AttributeKey, _ value: Attribute.Value, at range: SourceRange, start: Int? = nil
  ) {
    attributes.removeAll { $0.key == key }
    attributes.append(Attribute(key: key, value: value, range: range, start: start ?? range.start))
  }

  /// Sets a text that may not be known; nothing where there is none.
  mutating func set(
    _ key: AttributeKey, _ text: SwiftUIText, at range: SourceRange, start: Int? = nil
  ) {
    switch text {
    case .none: break
    case .known(let text): set(key, .text(text), at: range, start: start)
    case .unknown(let sketch):
      set(key, sketch.map { .sketched($0) } ?? .madeAtRunTime, at: range, start: start)
    }
  }

  /// Says of what a modifier gave the view by which means that was.
  mutating func note(_ origin: StoredAttribute.Origin, from start: Int) {
    for index in attributes.indices where attributes[index].start == start {
      attributes[index].origin = origin
    }
  }

  /// The roles of a control that it has: button or link.
  var roles: Set<String> {
    switch kind {
    case .button, .barButton, .popupButton, .disclosure: return ["button"]
    case .link: return ["link"]
    default: break
    }
    var names: Set<String> = []
    for attribute in attributes where attribute.key == .addTraits {
      if case .value(.texts(let texts)) = attribute.value { names.formUnion(texts.map(\.value)) }
    }
    return names.intersection(["button", "link"])
  }

  /// Whether it reacts to taps, and it or all that it shows is given a size that is too small.
  fileprivate var isSmallTarget: Bool {
    guard !roles.isEmpty || has(.onTap) else { return false }
    return isFramedSmall ?? (children.count == 1 && children[0].isFramedSmall == true)
  }

  /// Whether something in it has words that are not known.
  var holdsUnknownWords: Bool {
    if isHole { return true }
    for attribute in attributes where attribute.key == .text || attribute.key == .label {
      switch attribute.value {
      case .madeAtRunTime, .sketched: return true
      default: continue
      }
    }
    return children.contains { $0.holdsUnknownWords }
  }

  /// Changes this view and all that it holds.
  mutating func forEach(_ change: (inout SwiftUIView) -> Void) {
    change(&self)
    for index in children.indices { children[index].forEach(change) }
  }
}

/// A text of source, as far as it is known.
enum SwiftUIText {
  /// There is no text.
  case none
  case known(String)
  /// There is one, which is made when the app runs, and maybe known in part.
  case unknown(sketch: String?)
}

/// Writes views into a tree.
struct SwiftUIWriter {
  private(set) var builder: UITreeBuilder
  private let notation: SwiftUINotation

  init(_ source: SwiftTree, _ vocabulary: SwiftUIVocabulary) {
    builder = UITreeBuilder(file: source.file)
    notation = SwiftUINotation(vocabulary: vocabulary, source: source)
  }

  /// The finished tree.
  mutating func finish() -> UITree { builder.tree }

  /// Writes a screen.
  mutating func write(
    screen name: String, at anchor: SourceRange, _ views: [SwiftUIView],
    title: SwiftUIView.Attribute?, _ unsaid: [AttributeKey], handedOver: Set<SourceRange>,
    language: String?
  ) {
    let root = builder.beginScreen(name, anchor: anchor)
    builder.screen.isFragment = true
    builder.screen.notation = notation
    builder.screen.capabilities = .ofSource
    builder.screen.evidence = [.hierarchy, .roles, .prompts]
    // Where a colour is written, what is drawn behind it is as well.
    let hasColors = views.contains { $0.contains(\.isOnColor) }
    builder.screen.unsaid = AttributeSet(unsaid.filter { !hasColors || $0 != .background })
    builder.screen.handedOver = handedOver
    if let language { builder.screen.language = language }
    if let title, case .text(let text) = title.value {
      builder.add(.title, text: text, value: title.range, start: title.start)
    }
    for (position, view) in views.enumerated() { write(view, parent: root, position, nil) }
    builder.end(root)
  }

  /// A label on a stack, and whether only one view in the stack can have it.
  private typealias GivenLabel = (attribute: SwiftUIView.Attribute, isOnly: Bool)

  /// Writes a view; a label on a stack names what has no name in it, and the only view in it.
  private mutating func write(
    _ view: SwiftUIView, parent: Int, _ position: Int, _ label: GivenLabel?
  ) {
    let index = builder.begin(
      view.kind, parent: parent, position: position, anchor: view.anchor,
      marks: view.isSmallTarget ? view.marks.union(.framedSmall) : view.marks)
    // The one colour says nothing without the other.
    for attribute in view.attributes {
      if !view.isOnColor, attribute.key == .color || attribute.key == .background { continue }
      write(attribute)
    }
    if view.isHole, let name = view.typeName { builder.addUnread(name, at: index) }
    if let label, !view.isLayout, !view.has(.label) {
      // What is drawn has no words without a label of its own.
      let isUnnamed = !view.has(.text) && !view.isDrawn
      if isUnnamed || label.isOnly { write(label.attribute) }
    }
    let own = view.attributes.first { $0.key == .label }.map { ($0, view.speakers == 1) }
    let inner: GivenLabel? = view.isLayout ? own ?? label : nil
    for (position, child) in view.children.enumerated() {
      write(child, parent: index, position, inner)
    }
    builder.end(index)
  }

  private mutating func write(_ attribute: SwiftUIView.Attribute) {
    let (key, range, start) = (attribute.key, attribute.range, attribute.start)
    switch attribute.value {
    case .text(let text): builder.add(key, text: text, value: range, start: start)
    case .flag(let flag): builder.add(key, flag: flag, value: range, start: start)
    case .number(let number): builder.add(key, number: number, value: range, start: start)
    case .value(let value): builder.add(key, value, value: range, start: start)
    case .madeAtRunTime: builder.add(key, unknown: .madeAtRunTime, value: range, start: start)
    case .sketched(let words):
      builder.add(key, unknown: .madeAtRunTime, value: range, start: start)
      builder.noteSketch(words)
    }
    if attribute.origin != .ordinary { builder.set(attribute.origin, of: key) }
  }
}
