import DocumentSyntax
import ScreenModel

/// SwiftUI's views as elements.
extension SwiftUIReader {
  /// The views that a constructor makes.
  mutating func make(_ call: SwiftUICall) -> [SwiftUIView] {
    let component = options.components[call.viewName] ?? options.components[call.name.name]
    guard let component else {
      var named = call
      named.viewName = meaning(of: call.viewName)
      return makeView(named)
    }
    switch component.kind {
    case .element(let kind): return [make(component, kind, call)]
    case .view(let name):
      var other = call
      other.viewName = name
      return makeView(other)
    }
  }

  /// The type that a name stands for: another one where `typealias` says so.
  private func meaning(of name: String) -> String {
    var (name, steps) = (name, 0)
    while steps < 8, let type = document.aliases[name] ?? index?.type(ofAlias: name) {
      name = type.hasPrefix("SwiftUI.") ? String(type.dropFirst(8)) : type
      steps += 1
    }
    return name
  }

  /// The views that a constructor of SwiftUI, of the app or of a package makes.
  private mutating func makeView(_ call: SwiftUICall) -> [SwiftUIView] {
    // A view of the project may have the name of one of SwiftUI.
    let row = vocabulary.view(named: call.viewName)
    if row != nil, declaration(of: call.viewName) != nil, let views = expand(call) { return views }
    switch row?.reading {
    case .layout(let kind)?:
      let view = layout(kind, call)
      return isTransparent(view, call) ? view.children : [view]
    case .drawn?, .color?: return [SwiftUIView(.view, at: call.anchor)]
    case .button?: return [makeButton(call)]
    case .link(let kind, let hasTitle)?:
      return [makeLink(call, kind, hasTitle: hasTitle)] + destination(of: call)
    case .systemButton?: return [makeSystemButton(call)]
    case .control(let control)?: return [makeControl(call, control)]
    case .field(let kind)?: return [makeField(call, kind)]
    case .own(let make)?: return make(&self, call)
    case .unread?, nil:
      if let views = expand(call) { return views }
      if isButtonByName(call) {
        var button = makeButton(call)
        // Its own code has the last word.
        button.marks.insert(.outlet)
        return [button]
      }
      // A view of the app or of a package: what it makes of its closures is not known.
      let inCases = Self.casesWithContent(call).flatMap { views(in: $0) }.filter {
        !$0.isHole || $0.typeName != nil || !$0.children.isEmpty
      }
      var hole = SwiftUIView.hole(
        at: call.anchor, content(of: call).flatMap { views(in: $0) } + inCases)
      hole.typeName = SwiftUIViewType.values.contains(call.viewName) ? nil : call.viewName
      return [hole]
    }
  }

  /// Whether a view of a package is called a button, such as `AsyncButton`, and takes what buttons
  /// take: an action, and a title or a label.
  private func isButtonByName(_ call: SwiftUICall) -> Bool {
    guard call.viewName.hasSuffix("Button"), declaration(of: call.viewName) == nil else {
      return false
    }
    let hasAction = call.has("action") || call.closure("action") != nil || call.trailing != nil
    let isTitle = call.first?.first(.chain)?.first(.string) != nil
    return hasAction && (isTitle || call.closure("label") != nil)
  }

  /// The closures of a call, behind it and among its arguments, without those that are called
  /// after something that happens.
  func content(of call: SwiftUICall) -> [SwiftSyntax] {
    let given = call.arguments.filter { !Self.isAction($0.name) }
    return call.closures.filter { !Self.isAction($0.name) }
      + given.compactMap { SwiftUICall.closure($0.first(.expression)) }
  }

  /// The closures of cases among the arguments, as in `kind: .custom { Text("Ada") }`.
  private static func casesWithContent(_ call: SwiftUICall) -> [SwiftSyntax] {
    call.arguments.flatMap { argument -> [SwiftSyntax] in
      guard let links = argument.first(.expression)?.first(.chain).map({ Array($0.children) }),
        links.count == 2, links[0].kind == .implicitMember, links[1].kind == .call
      else { return [] }
      let made = SwiftUICall(links[0], links[1])
      let given = made.arguments.compactMap { SwiftUICall.closure($0.first(.expression)) }
      return made.closures.filter { !isAction($0.name) } + given
    }
  }

  /// Whether a label is `action`, `onTap` or the like.
  private static func isAction(_ label: String) -> Bool {
    label == "action" || label == "perform"
      || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
  }

  /// The source of an action on one line, which tells it from others.
  func action(_ value: SwiftSyntax?, _ closure: SwiftSyntax?) -> String {
    let block = closure ?? SwiftUICall.closure(value)
    // A comment does nothing.
    guard let text = (block ?? value)?.textWithoutComments else { return "action" }
    let inner = block == nil ? text[...] : text.dropFirst().dropLast()
    let words = Self.spelled(inner)
    return words.isEmpty ? "action" : String(words.prefix(400))
  }

  /// Source with one blank where two words meet, and none elsewhere, so that style tells nothing
  /// apart.
  private static func spelled(_ source: Substring) -> String {
    let isWord = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return source.split(whereSeparator: \.isWhitespace).reduce(into: "") { text, part in
      if isWord(text.last), isWord(part.first) { text += " " }
      text += part
    }
  }

  // MARK: Controls

  private mutating func makeButton(_ call: SwiftUICall) -> SwiftUIView {
    var view = SwiftUIView(.button, at: call.anchor)
    let hasTitle = call.first.map { SwiftUICall.closure($0) == nil } ?? false
    let body =
      call.closure("action") ?? (hasTitle || call.closure("label") != nil ? call.trailing : nil)
    view.set(.onTap, .text(action(call.argument("action"), body)), at: call.anchor)
    if let address = body.flatMap(Self.address) {
      view.set(.opensURL, .text(address), at: call.anchor)
    }
    if let title = call.first, SwiftUICall.closure(title) == nil {
      view.set(.text, text(title), at: title.range)
      if call.closures.isEmpty, !call.has("action"), call.arguments.count == 1 {
        // `Button(configuration)` of a style.
        view.set(.label, .madeAtRunTime, at: title.range)
      }
      return view
    }
    let isLabelled = call.closure("label") != nil || call.has("action") && !call.closures.isEmpty
    if call.has("role"), !isLabelled,
      call.arguments.allSatisfy({ $0.isNamed("role") || $0.isNamed("action") })
    {
      // The system names a button by its role.
      view.set(.label, .madeAtRunTime, at: call.anchor)
      return view
    }
    let isActionGiven = call.has("action") || call.has("intent") || call.first != nil
    let label = call.closure("label") ?? (isActionGiven ? call.trailing : nil)
    addLabel(label, to: &view, call)
    return view
  }

  /// The web address that a block of one statement opens, where it is written there.
  private static func address(openedBy block: SwiftSyntax) -> String? {
    guard let given = SwiftUIScope.given(by: block),
      given.contains({
        [.identifier, .member].contains($0.kind) && ($0.isNamed("openURL") || $0.isNamed("open"))
      })
    else { return nil }
    var open = [given]
    while let syntax = open.popLast() {
      if syntax.kind == .string, let text = SwiftUIReader.plainText(of: syntax),
        text.hasPrefix("https://") || text.hasPrefix("http://")
      {
        return text
      }
      open += syntax.children
    }
    return nil
  }

  private mutating func makeLink(
    _ call: SwiftUICall, _ kind: ElementKind, hasTitle: Bool
  ) -> SwiftUIView {
    var view = SwiftUIView(kind, at: call.anchor)
    // Two links are the same where they lead to the same.
    let destination = call.argument("destination") ?? call.argument("value")
    view.set(
      .onTap, .text(action(destination, destination == nil ? call.trailing : nil)), at: call.anchor)
    if hasTitle, let title = call.first, SwiftUICall.closure(title) == nil {
      view.set(.text, text(title), at: title.range)
      return view.text(.text) == "" ? .layout(at: call.anchor, []) : view
    }
    guard let label = call.closure("label") ?? call.trailing else {
      // The system names it.
      let words = Self.systemWords[call.viewName].map(SwiftUIView.Attribute.Value.sketched)
      view.set(.label, words ?? .madeAtRunTime, at: call.anchor)
      return view
    }
    addLabel(label, to: &view, call)
    // Code opens it, and nothing is there to be seen.
    let isOpenedByCode = call.has("isActive") || call.has("selection")
    let showsNothing = label.children.allSatisfy { statement in
      statement.first(.chain)?.first(.identifier)?.isNamed("EmptyView") == true
    }
    return isOpenedByCode && showsNothing ? .layout(at: call.anchor, []) : view
  }

  /// The destination of a navigation link, where it is written there: it comes up over the rest.
  private mutating func destination(of call: SwiftUICall) -> [SwiftUIView] {
    guard call.viewName == "NavigationLink" else { return [] }
    let isLabelled = call.closure("label") != nil || call.first != nil
    let block = call.closure("destination") ?? (isLabelled ? call.trailing : nil)
    let given = call.argument("destination")
    let outer = expandsViews
    expandsViews = false
    defer { expandsViews = outer }
    let views =
      block.map { self.views(in: $0) } ?? given.map { self.views(of: $0) } ?? []
    let shown = views.filter { !$0.showsNothing && !$0.isHole }
    guard !shown.isEmpty else { return [] }
    var next = aside(.view, call.anchor, shown)
    next.marks.insert(.orElse)
    return [next]
  }

  private func makeSystemButton(_ call: SwiftUICall) -> SwiftUIView {
    var view = SwiftUIView(.button, at: call.anchor)
    view.set(.onTap, .text("action"), at: call.anchor)
    let words = Self.systemWords[call.viewName].map(SwiftUIView.Attribute.Value.sketched)
    view.set(.label, words ?? .madeAtRunTime, at: call.anchor)
    return view
  }

  /// The words that the system has for buttons of its own.
  private static let systemWords = [
    "EditButton": "Edit", "PasteButton": "Paste", "RenameButton": "Rename",
    "SignInWithAppleButton": "Sign in with Apple", "ShareLink": "Share",
  ]

  mutating func makeMenu(_ call: SwiftUICall) -> [SwiftUIView] {
    var view = SwiftUIView(.popupButton, at: call.anchor)
    view.set(.onTap, .text("open"), at: call.anchor)
    let items: SwiftSyntax?
    if let title = call.first {
      view.set(.text, text(title), at: title.range)
      items = call.closure("content") ?? call.trailing
    } else {
      let content = call.closure("content")
      // `Menu(content: items) { label }`
      let isContentGiven = content == nil && call.has("content")
      items = content ?? (isContentGiven ? nil : call.trailing)
      addLabel(call.closure("label") ?? (isContentGiven ? call.trailing : nil), to: &view, call)
    }
    let outer = isInMenu
    isInMenu = true
    defer { isInMenu = outer }
    return [view, aside(.menu, call.anchor, items.map { views(in: $0) } ?? [])]
  }

  /// A control that a title or a closure names.
  private mutating func makeControl(
    _ call: SwiftUICall, _ control: SwiftUIViewType.Control
  ) -> SwiftUIView {
    let kind = isInMenu ? control.kindInMenu ?? control.kind : control.kind
    var view = SwiftUIView(kind, at: call.anchor)
    if kind == .button { view.set(.onTap, .text("open"), at: call.anchor) }
    if kind != .button { view.set(.value, .madeAtRunTime, at: call.anchor) }
    if kind == .popupButton { view.choices = choices(of: call) }
    if let title = call.first {
      switch text(title) {
      // An empty title names nothing; it is not a label that somebody blanked.
      case .known(""): break
      case let words: view.set(.label, words, at: title.range)
      }
      return view
    }
    let isGiven = control.takesLabelArgument && call.has("label")
    let label = call.closure("label") ?? (isGiven ? nil : call.trailing)
    if let given = call.argument("label"), SwiftUICall.closure(given) == nil {
      name(&view, by: views(of: given), .label, at: given.range)
    } else if let label {
      name(&view, by: views(in: label), .label, at: call.anchor)
    }
    return view
  }

  /// Views without those that only arrange them.
  private static func flat(_ views: [SwiftUIView]) -> [SwiftUIView] {
    views.flatMap { $0.role == .layout ? flat($0.children) : [$0] }
  }

  /// The choices of a picker that have known words, as segments.
  private mutating func choices(of call: SwiftUICall) -> [SwiftUIView] {
    guard let block = call.closure("content") ?? call.trailing else { return [] }
    var segments: [SwiftUIView] = []
    for view in Self.flat(views(in: block)) {
      guard [.text, .image].contains(view.kind) else { return [] }
      var segment = view
      segment.kind = .segment
      segments.append(segment)
    }
    return segments
  }

  private mutating func makeField(_ call: SwiftUICall, _ kind: ElementKind) -> SwiftUIView {
    var view = SwiftUIView(kind, at: call.anchor)
    view.set(.value, .madeAtRunTime, at: call.anchor)
    let prompt = call.argument("prompt")
    if let title = call.first {
      if let prompt {
        let words = text(title)
        // An empty title names nothing; it is not a label that somebody blanked.
        if case .known("") = words {} else { view.set(.label, words, at: title.range) }
        view.set(.placeholder, text(prompt), at: prompt.range)
      } else if case .known(let text) = text(title) {
        view.set(.placeholder, .text(text), at: title.range)
      } else {
        view.set(.label, text(title), at: title.range)
      }
    } else {
      if let label = call.closure("label") ?? call.trailing {
        name(&view, by: views(in: label), prompt == nil ? .placeholder : .label, at: call.anchor)
      }
      if let prompt { view.set(.placeholder, text(prompt), at: prompt.range) }
    }
    return view
  }

  func makeEditor(_ call: SwiftUICall) -> SwiftUIView {
    var view = SwiftUIView(.textView, at: call.anchor)
    view.set(.value, .madeAtRunTime, at: call.anchor)
    return view
  }

  mutating func makeProgress(_ call: SwiftUICall) -> SwiftUIView {
    let hasValue = call.has("value") || call.has("timerInterval") || call.first != nil
    var view = SwiftUIView(hasValue ? .progress : .activityIndicator, at: call.anchor)
    view.set(.value, .madeAtRunTime, at: call.anchor)
    let isPlain =
      call.has("value") && call.first == nil && call.closures.isEmpty
      && call.argument("label") == nil
    if let title = call.first, SwiftUICall.closure(title) == nil, case let words = text(title),
      case .known(let known) = words, !known.isEmpty
    {
      view.set(.label, words, at: title.range)
      return view
    }
    guard !isPlain else { return view }
    if let label = call.closure("label") ?? call.trailing, case let words = views(in: label),
      !words.isEmpty
    {
      name(&view, by: words, .label, at: call.anchor)
      return view
    }
    // Without a title or a value the system says that something is in progress.
    let isBare = call.first == nil && !call.has("label")
    view.set(.label, isBare ? .sketched(SwiftUISketch.busy) : .madeAtRunTime, at: call.anchor)
    return view
  }
}
