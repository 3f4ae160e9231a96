import DocumentSyntax
import ScreenModel

/// Puts the UI tree of a page source together.
struct PageSourceBuilder {
  /// An element whose content comes next.
  private struct Open {
    let index: Int
    let inside: PageSourceKinds.Surroundings
    /// Whether it is a field that was ended early, so that the buttons in it stand beside it.
    var isEnded = false
  }

  private let source: PageSource
  private let visibility: PageSourceVisibility
  private var builder: CaptureBuilder
  /// The elements that are open, with what they are to those in them.
  private var open: [Open] = []

  /// The reading of a page source; one that shows nothing has a diagnostic only.
  static func reading(
    of source: PageSource, in file: SourceFile, root: SourceRange, _ info: FormatInfo,
    _ options: ReadingOptions
  ) -> Reading {
    let visibility = PageSourceVisibility(source)
    if visibility.isEmpty {
      return Reading(tree: nil, problems: [], diagnostics: [nothing(source, root)])
    }
    let builder = CaptureBuilder(file, info, options, expectedElements: source.count)
    var page = PageSourceBuilder(source: source, visibility: visibility, builder: builder)
    page.beginScreen(in: file, root: root)
    for index in 0..<source.count { page.add(index) }
    return Reading(tree: page.builder.finish(), problems: [])
  }

  private init(source: PageSource, visibility: PageSourceVisibility, builder: CaptureBuilder) {
    self.source = source
    self.visibility = visibility
    self.builder = builder
  }

  private static func nothing(_ source: PageSource, _ root: SourceRange) -> Diagnostic {
    let isBroken = (0..<source.count).contains { source.node($0).isBroken }
    let reason =
      isBroken
      ? "its elements have no type and no place" : "there is no element in the app's windows"
    return .emptyCapture(reason, at: root)
  }

  private mutating func beginScreen(in file: SourceFile, root: SourceRange) {
    let app = (0..<min(source.count, 8)).map(source.node).first { node in
      node.shortType == "Application"
    }
    let label = app?.label?.text ?? app?.name?.text ?? ""
    let isBlank = label.isBlank
    builder.beginScreen(isBlank ? Self.stem(of: file.path) : label, anchor: root)
    if visibility.hasTraits { builder.said(.traits) }
    if visibility.hasActions { builder.said(.actions) }
    if visibility.lacksLabels { builder.leftOut(.label) }
    guard let bounds = visibility.bounds else { return }
    builder.builder.screen.size = bounds
    if bounds.shortSide >= 700 { builder.builder.screen.idiom = .pad }
  }

  /// The name of a file without its folder and its ending.
  private static func stem(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    return stem.isEmpty ? nil : String(stem)
  }

  private mutating func add(_ index: Int) {
    let parent = source.parent(of: index)
    while let last = open.last, last.index != parent {
      if !last.isEnded { builder.end() }
      open.removeLast()
    }
    let outside = open.last?.inside ?? PageSourceKinds.Surroundings()
    let node = source.node(index)
    let kind = PageSourceKinds.kind(of: node, in: outside)
    let isScrollBar = PageSourceKinds.isScrollBar(node, in: outside.parent)
    let isSystem = outside.isSystem || isScrollBar || kind == .keyboard
    if kind == .button, PageSourceKinds.isField(outside.parent), !(open.last?.isEnded ?? true) {
      // UIKit offers the buttons in a field beside it.
      builder.end()
      open[open.count - 1].isEnded = true
    }
    builder.begin(kind, anchor: node.anchor, marks: isSystem ? .systemProvided : [])
    open.append(
      Open(index: index, inside: PageSourceKinds.surroundings(in: kind, node, outside)))
    if isClearButton(node, kind, outside) { builder.builder.set(mark: .systemProvided) }
    if isScrollBar || isLeftover(kind, outside) || PageSourceKinds.isPartOfOther(node, outside) {
      builder.builder.set(mark: .systemProvided)
      addElement(false, node.anchor)
    } else if isLabelledLeaf(index, node, kind, outside) {
      addElement(true, node.anchor)
    }
    addState(of: node, index, kind)
    addTexts(of: node, kind)
    addFrame(of: node, index)
  }

  /// Whether a plain view in a list or a scroll view holds nothing and has a label: the title of a
  /// section, a day of a calendar. Older sources do not say which views are elements.
  private func isLabelledLeaf(
    _ index: Int, _ node: PageSourceNode, _ kind: ElementKind,
    _ outside: PageSourceKinds.Surroundings
  ) -> Bool {
    guard kind == .view, node.isAccessible == nil, [.list, .grid, .scroll].contains(outside.kind),
      node.label?.text.isEmpty == false
    else { return false }
    return index + 1 >= source.count || source.parent(of: index + 1) != index
  }

  /// Whether a button is the one that UIKit draws in a field with a text, which is 19 points wide.
  private func isClearButton(
    _ node: PageSourceNode, _ kind: ElementKind, _ outside: PageSourceKinds.Surroundings
  ) -> Bool {
    guard kind == .button, outside.isInField, let frame = node.frame else { return false }
    return node.label?.text.isEmpty == false && frame.width < 22 && frame.height < 22
  }

  /// Whether an element is left over of a field that was ended for the sake of its buttons.
  private func isLeftover(_ kind: ElementKind, _ outside: PageSourceKinds.Surroundings) -> Bool {
    outside.isInField && kind != .button && open.contains { $0.isEnded }
  }

  private mutating func addFrame(of node: PageSourceNode, _ index: Int) {
    guard let frame = visibility.frame(of: index) else { return }
    builder.builder.add(frame: frame, value: node.frameRange)
    if frame != node.frame { builder.builder.set(mark: .frameUntrusted) }
  }

  private mutating func addElement(_ flag: Bool, _ range: SourceRange, start: Int? = nil) {
    builder.builder.add(.element, flag: flag, value: range, start: start)
  }

  // MARK: States

  private mutating func addState(of node: PageSourceNode, _ index: Int, _ kind: ElementKind) {
    if let flag = node.isAccessible, !node.isFrameOfApp, !PageSourceKinds.scrolls(kind) {
      // A cell counts as accessible where what it holds is.
      let isStop = kind != .cell && kind != .view || !visibility.holdsStop(index)
      addElement(flag.isSet && isStop, flag.value, start: flag.start)
    }
    if visibility.states[index] == .hidden, let flag = node.isVisible {
      let parent = source.parent(of: index)
      if parent < 0 || visibility.states[parent] != .hidden {
        builder.builder.add(.hidden, flag: true, value: flag.value, start: flag.start)
      }
    }
    if let flag = node.isEnabled, !flag.isSet {
      builder.builder.add(.enabled, flag: false, value: flag.value, start: flag.start)
    }
    if let flag = node.isSelected, flag.isSet {
      builder.builder.add(.selected, flag: true, value: flag.value, start: flag.start)
    }
    addTraits(of: node, kind)
  }

  private mutating func addTraits(of node: PageSourceNode, _ kind: ElementKind) {
    if let field = node.traits {
      let traits = PageSourceTraits.traits(field.text, of: kind)
      // What has no traits and is not a control says nothing with that.
      if !traits.isEmpty || PageSourceKinds.isButton(kind) {
        builder.builder.add(traits: traits, value: field.value, start: field.start)
      }
    }
    guard let field = node.actions else { return }
    let names = field.text.split(separator: ",").map { name in
      Located(value: String(name.drop { $0 == " " }), range: field.value)
    }
    if !names.isEmpty {
      builder.builder.add(.actions, .texts(names), value: field.value, start: field.start)
    }
  }

  // MARK: Texts

  private mutating func addTexts(of node: PageSourceNode, _ kind: ElementKind) {
    if let label = node.label, !label.text.isEmpty { add(.label, label) }
    if let name = node.name, !name.text.isEmpty, name.text != node.label?.text { add(.id, name) }
    if let placeholder = node.placeholder, !placeholder.text.isEmpty,
      placeholder.text != node.label?.text
    {
      add(.placeholder, placeholder)
    }
    guard let value = node.value, !value.text.isEmpty else { return }
    addValue(value, of: node, kind)
  }

  private mutating func addValue(
    _ value: PageSourceNode.Field, of node: PageSourceNode, _ kind: ElementKind
  ) {
    let isFlag = value.text == "1" || value.text == "0"
    if value.text == node.label?.text, !PageSourceKinds.isField(kind) { return }
    if PageSourceKinds.isToggle(kind), isFlag {
      builder.builder.add(.on, flag: value.text == "1", value: value.value, start: value.start)
    } else if PageSourceKinds.isButton(kind), value.text == "1" {
      if node.traits == nil, node.isSelected == nil {
        builder.builder.add(.selected, flag: true, value: value.value, start: value.start)
      }
    } else if PageSourceKinds.isField(kind) {
      addInput(value, of: node, kind)
    } else if kind != .cell || !isFlag {
      // A cell with a switch has the switch's value.
      add(.value, value)
    }
  }

  /// The text in a field; an empty field has its placeholder there.
  private mutating func addInput(
    _ value: PageSourceNode.Field, of node: PageSourceNode, _ kind: ElementKind
  ) {
    if value.text == node.placeholder?.text { return }
    // The dots of a password are not words.
    if kind != .secureField || !value.text.allSatisfy({ "•●*".contains($0) }) { add(.value, value) }
    if node.placeholder == nil, !visibility.hasPlaceholders, node.label?.text.isEmpty ?? true {
      // Tools of old do not tell the placeholder, which is the name of a field without another.
      builder.builder.add(.label, unknown: .notSaid, value: value.value, start: value.start)
    }
  }

  private mutating func add(_ key: AttributeKey, _ field: PageSourceNode.Field) {
    if field.form == .decoded {
      builder.builder.add(key, text: field.text, value: field.value, start: field.start)
    } else {
      builder.builder.add(key, field.form, value: field.value, start: field.start)
    }
  }
}

/// Traits as WebDriverAgent names them: "Button, Selected".
enum PageSourceTraits {
  private static let names: [String: TraitSet] = [
    "Button": .button, "Link": .link, "Header": .header, "SearchField": .searchField,
    "Image": .image, "Selected": .selected, "PlaysSound": .playsSound,
    "KeyboardKey": .keyboardKey, "StaticText": .staticText, "SummaryElement": .summaryElement,
    "NotEnabled": .notEnabled, "UpdatesFrequently": .updatesFrequently,
    "StartsMediaSession": .startsMediaSession, "Adjustable": .adjustable,
    "AllowsDirectInteraction": .allowsDirectInteraction, "CausesPageTurn": .causesPageTurn,
    "TabBar": .tabBar, "ToggleButton": .toggle,
  ]

  /// The traits of a list of names, with those of the type that have no name there.
  static func traits(_ text: String, of kind: ElementKind) -> TraitSet {
    var traits: TraitSet = nameless(kind)
    for name in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      traits.formUnion(names[String(name)] ?? [])
    }
    return traits
  }

  /// The traits of a kind that the tool has no names for.
  private static func nameless(_ kind: ElementKind) -> TraitSet {
    switch kind {
    case .textField: .textEntry
    case .secureField: [.textEntry, .secureTextField]
    case .textView: [.textEntry, .textArea]
    case .searchField: [.textEntry, .searchField]
    case .tab: .tabBarItem
    case .switch: .toggle
    case .popupButton: .popupButton
    default: []
    }
  }
}
