import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// The view hierarchy that EarlGrey and Detox print.
  public static let earlgrey = Self(named: "earlgrey")
}

/// Reads the view hierarchy that EarlGrey prints when a test fails, and Detox with it.
///
/// It says of each view whether it is an accessibility element, with label, value, hint and traits,
/// and where it is on the screen. A container's label is what React Native made of those inside; as
/// the container is not an element, nobody hears it.
struct EarlGreyReader: CaptureReader {
  static let info = FormatInfo(
    .earlgrey, "EarlGrey hierarchy", origin: "EarlGrey and Detox, when a test fails",
    recognition: "text; a line `<UIView:0x…; AX=N; AX.frame={{0, 0}, {390, 844}}; …>`",
    lacks: "actions and gestures, traits that are private, colours, fonts, pictures",
    unsaid: FormatInfo.all(but: [
      .element, .label, .value, .hint, .traits, .id, .text, .placeholder, .frame, .activationPoint,
      .hidden, .alpha, .userInteraction, .enabled, .selected, .on, .modal,
    ]))

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .text(let file) = contents else { return "it is not plain text" }
    let scanner = DescriptionScanner(bytes: file.bytes)
    let ours = ViewList.first(in: scanner) { head, limit in
      scanner.contains("; AX", from: head.open, to: limit)
        || scanner.contains("; isAccessible=", from: head.open, to: limit)
    }
    return ours == nil ? "no line has a `<Class:0x…; AX=…>`" : nil
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .text(let file) = contents else { return Reading(tree: nil, problems: []) }
    if let problem = TextEncoding.problem(in: file) {
      return Reading(tree: nil, problems: [problem])
    }
    var reader = EarlGreyReader(file, options)
    return reader.read()
  }

  private let file: SourceFile
  private let scanner: DescriptionScanner
  private var builder: CaptureBuilder
  private var depths: [(depth: Int, kind: ElementKind)] = []
  private var hasScreen = false
  private var isWorthALook = false

  private init(_ file: SourceFile, _ options: ReadingOptions) {
    self.file = file
    scanner = DescriptionScanner(bytes: file.bytes)
    builder = CaptureBuilder(file, Self.info, options, expectedElements: file.bytes.count / 200)
  }

  private mutating func read() -> Reading {
    var views = ViewList(scanner) { [scanner] head in Self.beginsAList(head, scanner) }
    while let (head, limit) = views.next() {
      if depths.count > SyntaxLimits.depth { return .tooDeep(at: head) }
      add(head, limit: limit)
    }
    return builder.finishedList(isWorthALook: isWorthALook)
  }

  /// Whether a description that follows other words is the first view of a list. The message of a
  /// failure repeats single elements, in quotes.
  private static func beginsAList(
    _ head: AngleDescription.Head, _ scanner: DescriptionScanner
  ) -> Bool {
    let end = min(scanner.lineEnd(from: head.open), head.open + 4_000)
    return scanner.byte(head.open - 1) != UInt8(ascii: "\"")
      && scanner.contains("AX.frame=", from: head.open, to: end)
  }

  // MARK: Views

  /// The fields of one view, as far as they are of use.
  private struct View {
    var isElement: (value: Bool, field: DescriptionField)?
    var label: DescriptionField?
    var value: DescriptionField?
    var hint: DescriptionField?
    var identifier: DescriptionField?
    var place: DescriptionField?
    var activation: DescriptionField?
    var traits: DescriptionField?
    var text: DescriptionField?
    var alpha: DescriptionField?
    var flags: [(key: AttributeKey, flag: Bool, field: DescriptionField)] = []
  }

  private mutating func add(_ head: AngleDescription.Head, limit: Int) {
    var description = AngleDescription(scanner, open: head.open, limit: limit)
    var view = View()
    while let field = description.next() { take(field, into: &view) }
    while let last = depths.last, last.depth >= head.depth {
      depths.removeLast()
      builder.end()
    }
    if !hasScreen {
      hasScreen = true
      builder.beginScreen(CaptureName.base(of: file.path), anchor: description.className)
    }
    let kind = ViewClass.kind(of: scanner.text(description.className), base: nil)
    builder.begin(kind, anchor: description.className)
    addWords(of: view, kind)
    addStates(of: view)
    addPlace(of: view)
    depths.append((head.depth, kind))
  }

  private mutating func addWords(of view: View, _ kind: ElementKind) {
    let isElement = view.isElement?.value != false
    if let (flag, field) = view.isElement {
      builder.builder.add(.element, flag: flag, value: field.value, start: field.key.start)
      if flag { isWorthALook = true }
    }
    add(.id, view.identifier)
    // What is not an element has words for nobody: those of a container repeat what is inside.
    if isElement {
      add(.label, view.label)
      addValue(of: view, kind)
      add(.hint, view.hint)
      if let traits = view.traits { addTraits(traits, kind) }
    }
    add(.text, view.text)
  }

  private mutating func add(_ key: AttributeKey, _ field: DescriptionField?) {
    guard let field else { return }
    builder.builder.add(key, .raw, value: field.value, start: field.key.start)
  }

  /// Adds the value: switches have 0 and 1, and an empty field has its prompt.
  private mutating func addValue(of view: View, _ kind: ElementKind) {
    guard let field = view.value else { return }
    let isOn = scanner.equals(field.value, "1")
    switch kind {
    case .switch where isOn || scanner.equals(field.value, "0"):
      builder.builder.add(.on, flag: isOn, value: field.value, start: field.key.start)
    case .textField, .secureField, .searchField:
      add(view.text?.value.length == 0 ? .placeholder : .value, field)
    default: add(.value, field)
    }
  }

  private mutating func addTraits(_ field: DescriptionField, _ kind: ElementKind) {
    var traits = EarlGreyTraits.traits(scanner, field.value)
    // Private traits are not printed.
    switch kind {
    case .switch: traits.insert(.toggle)
    case .tab: traits.insert(.tabBarItem)
    case .backButton: traits.insert(.backButton)
    default: break
    }
    builder.builder.add(traits: traits, value: field.value, start: field.key.start)
  }

  private mutating func addStates(of view: View) {
    for (key, flag, field) in view.flags {
      let value = field.value.length > 0 ? field.value : field.key
      builder.builder.add(key, flag: flag, value: value, start: field.key.start)
    }
    if let alpha = view.alpha, let number = scanner.number(alpha.value), number != 1 {
      builder.builder.add(.alpha, number: number, value: alpha.value, start: alpha.key.start)
    }
  }

  private mutating func addPlace(of view: View) {
    if let field = view.place,
      let rect = scanner.rect(from: field.value.start, to: field.value.end)
    {
      builder.builder.add(frame: rect, value: field.value, start: field.key.start)
      let isFirst = builder.builder.screen.size == nil && depths.isEmpty
      if isFirst, rect.width > 0, rect.height > 0 { builder.builder.screen.size = rect }
    }
    if let field = view.activation, view.isElement?.value == true,
      let point = scanner.point(from: field.value.start, to: field.value.end)
    {
      builder.builder.add(
        .activationPoint, .point(point), value: field.value, start: field.key.start)
    }
  }

  // MARK: Fields

  private func take(_ field: DescriptionField, into view: inout View) {
    if scanner.has("AX", at: field.key.start) {
      takeAccessibility(field, into: &view)
    } else if isKey(field, "isAccessible") {
      view.isElement = (isYes(field), field)
    } else if isKey(field, "accessibilityViewIsModal") {
      if isYes(field) { view.flags.append((.modal, true, field)) }
    } else if isKey(field, "hidden") {
      view.flags.append((.hidden, true, field))
    } else if isKey(field, "disabled") {
      view.flags.append((.enabled, false, field))
    } else if isKey(field, "UIE") {
      view.flags.append((.userInteraction, isYes(field), field))
    } else if isKey(field, "User Interaction Disabled") {
      view.flags.append((.userInteraction, false, field))
    } else if isKey(field, "alpha") {
      view.alpha = field
    } else if isKey(field, "text"), field.isQuoted {
      view.text = field
    }
  }

  private func takeAccessibility(_ field: DescriptionField, into view: inout View) {
    if isKey(field, "AX") {
      view.isElement = (isYes(field), field)
    } else if isKey(field, "AX.label") {
      view.label = field
    } else if isKey(field, "AX.id") {
      view.identifier = field
    } else if isKey(field, "AX.value") {
      view.value = field
    } else if isKey(field, "AX.hint") {
      view.hint = field
    } else if isKey(field, "AX.frame") {
      view.place = field
    } else if isKey(field, "AX.activationPoint") {
      view.activation = field
    } else if isKey(field, "AX.traits") {
      view.traits = field
    } else if isKey(field, "AX.isModal"), isYes(field) {
      view.flags.append((.modal, true, field))
    }
  }

  private func isKey(_ field: DescriptionField, _ name: StaticString) -> Bool {
    scanner.equals(field.key, name)
  }

  private func isYes(_ field: DescriptionField) -> Bool {
    scanner.has("Y", at: field.value.start) && field.value.length > 0
  }
}

/// The traits that EarlGrey prints, such as `UIAccessibilityTraitButton|UIAccessibilityTraitLink`.
enum EarlGreyTraits {
  private static let names: [(name: StaticString, trait: TraitSet)] = [
    ("Button", .button), ("Link", .link), ("Header", .header), ("SearchField", .searchField),
    ("Image", .image), ("Selected", .selected), ("PlaysSound", .playsSound),
    ("KeyboardKey", .keyboardKey), ("StaticText", .staticText),
    ("SummaryElement", .summaryElement), ("NotEnabled", .notEnabled),
    ("UpdatesFrequently", .updatesFrequently), ("StartsMediaSession", .startsMediaSession),
    ("Adjustable", .adjustable), ("AllowsDirectInteraction", .allowsDirectInteraction),
    ("CausesPageTurn", .causesPageTurn), ("TabBar", .tabBar),
  ]
  private static let prefix: StaticString = "UIAccessibilityTrait"

  /// The traits whose names stand in a range; words that name none are left out.
  static func traits(_ scanner: DescriptionScanner, _ range: SourceRange) -> TraitSet {
    var traits: TraitSet = []
    var offset = range.start
    while offset < range.end {
      let end = min(scanner.wordEnd(from: offset), range.end)
      if end > offset {
        let hasPrefix = scanner.has(prefix, at: offset)
        let start = hasPrefix ? offset + prefix.utf8CodeUnitCount : offset
        let word = SourceRange(start: min(start, end), end: end)
        if let found = names.first(where: { scanner.equals(word, $0.name) }) {
          traits.formUnion(found.trait)
        }
      }
      offset = max(end, offset) + 1
    }
    return traits
  }
}
