import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// A reference of A11yUITests.
  public static let uiTests = Self(named: "a11y-uitests")
}

/// Reads references of A11yUITests: a flat list of what XCUITest saw on a screen.
enum UITestsReader: CaptureReader {
  static let info = FormatInfo(
    .uiTests, "A11yUITests", origin: "`a11ySnapshot()` of A11yUITests",
    recognition: "JSON with `snapshot`, a list of elements with `traits` and `frame`",
    lacks: "identifiers, hints, actions, what holds what, gestures, colours, fonts, pictures",
    unsaid: [
      .title, .id, .hint, .actions, .rotors, .content, .text, .image, .element, .container,
      .groupChildren, .modal, .elementsHidden, .elements, .implements, .headingLevel, .gestures,
      .onTap, .opensURL, .opens, .swipeActions, .font, .adjustsFont, .color, .background, .lines,
      .range, .inputLabels, .labelledBy, .contentType, .updates, .alpha, .clips, .opaque,
      .hitInsets, .expanded,
    ], shows: .all.subtracting(.wholeFrames), mayBeFlat: true)

  static let tellingKeys = ["generated", "snapshot"]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax) else {
      return "it is not JSON"
    }
    guard let list = root.present("snapshot"), list.kind == .sequence else {
      return "there is no list `snapshot`"
    }
    let isNamed = root.member("generated") != nil || root.member("filename") != nil
    let first = list.firstItems(CaptureValue.sample)
    if first.isEmpty ? isNamed : first.contains(where: isElement) { return nil }
    return "no element of `snapshot` has `traits` and `frame`"
  }

  private static func isElement(_ value: CaptureValue) -> Bool {
    value.kind == .mapping && value.present("type")?.string != nil
      && (value.present("traits")?.kind == .sequence || value.member("enabled") != nil)
      && value.present("frame")?.kind == .sequence
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax),
      let list = root.present("snapshot")
    else { return Reading(tree: nil, problems: []) }
    let items = list.items.filter { $0.kind == .mapping }
    guard !items.isEmpty else { return .emptyCapture("its snapshot is empty", at: list.range) }
    var builder = CaptureBuilder(syntax.file, info, options, expectedElements: items.count)
    builder.beginScreen(CaptureName.base(of: syntax.file.path), anchor: list.range)
    let owners = UITestsNesting.owners(of: items)
    for (place, item) in items.enumerated() where owners[place] == nil {
      begin(item, to: &builder)
      for inside in owners.inside(place) {
        begin(items[inside], to: &builder)
        builder.end()
      }
      builder.end()
    }
    return Reading(tree: builder.finish(), problems: [])
  }

  /// Begins an element with its attributes; an empty text stands for one that is missing.
  private static func begin(_ item: CaptureValue, to builder: inout CaptureBuilder) {
    let kind = kind(of: item)
    let anchor = item.present("type")?.range ?? item.range
    builder.begin(kind, anchor: anchor)
    let label = said(item.present("label"))
    let placeholder = said(item.present("placeholder"))
    let value = said(item.present("value"))
    builder.add(.label, label)
    builder.add(.placeholder, placeholder)
    addValue(value, unlike: placeholder, kind, to: &builder)
    if let list = item.present("traits"), let traits = CaptureTraits.traits(of: list) {
      let all = traits.union(privateTraits(of: kind))
      builder.builder.add(traits: all, value: list.range, start: list.start)
      if kind == .image, label != nil, traits.contains(.image) {
        builder.builder.add(.element, flag: true, value: list.range, start: list.start)
      }
    }
    builder.add(.enabled, flag: item.present("enabled"))
    builder.add(frame: item.present("frame"))
  }

  private static func addValue(
    _ value: CaptureValue?, unlike placeholder: CaptureValue?, _ kind: ElementKind,
    to builder: inout CaptureBuilder
  ) {
    guard let value else { return }
    switch kind {
    case .switch where value.flag != nil, .checkbox where value.flag != nil:
      builder.add(.on, flag: value)
    // An empty field has its prompt for a value.
    case _ where value.text == placeholder?.text: break
    default: builder.add(.value, value)
    }
  }

  private static func said(_ value: CaptureValue?) -> CaptureValue? {
    value.flatMap { $0.string?.isEmpty == true ? nil : $0 }
  }

  /// The kind of a type such as `Text Field`; a label is a text.
  static func kind(of item: CaptureValue) -> ElementKind {
    let name = String((item.present("type")?.string ?? "").filter { $0 != " " })
    return name == "Label" ? .text : XCUIElementType.kind(named: name) ?? .view
  }

  /// The traits of a class that have no name in the list, since they are the system's own.
  private static func privateTraits(of kind: ElementKind) -> TraitSet {
    switch kind {
    case .switch: [.button, .toggle]
    case .tab: .tabBarItem
    case .backButton: .backButton
    case .popupButton: .popupButton
    default: []
    }
  }
}

/// Which texts of a flat list lie in a button: those are its title, and no stops of their own.
struct UITestsNesting {
  private var owner: [Int?]
  private var contents: [Int: [Int]] = [:]

  /// The button that the element at a place belongs to.
  subscript(place: Int) -> Int? { owner[place] }

  /// The places of what belongs to a button.
  func inside(_ place: Int) -> [Int] { contents[place] ?? [] }

  /// The owners of the elements of a list.
  static func owners(of items: [CaptureValue]) -> UITestsNesting {
    var nesting = UITestsNesting(owner: Array(repeating: nil, count: items.count))
    let kinds = items.map(UITestsReader.kind)
    let buttons = items.indices.filter { kinds[$0] == .button }
    let frames = buttons.map { items[$0].present("frame")?.rect ?? .zero }
    let index = RectIndex(frames)
    for place in items.indices where kinds[place] == .text {
      guard let frame = items[place].present("frame")?.rect else { continue }
      let found = index.positions(meeting: frame, limit: 8).filter {
        frames[$0].enlarged(by: 0.5).contains(frame)
      }
      guard let nearest = found.min(by: { frames[$0].height < frames[$1].height }) else { continue }
      nesting.owner[place] = buttons[nearest]
      nesting.contents[buttons[nearest], default: []].append(place)
    }
    return nesting
  }
}
