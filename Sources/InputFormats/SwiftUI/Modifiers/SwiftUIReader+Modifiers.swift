import DocumentSyntax
import ScreenModel

/// SwiftUI's modifiers as attributes of elements.
extension SwiftUIReader {
  /// Applies a modifier to the views that it stands behind.
  mutating func modify(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let row = vocabulary.modifier(call)
    if views.contains(where: { $0.place == .disclosed }), row?.scope == .element {
      let disclosed = views.filter { $0.place == .disclosed }
      views.removeAll { $0.place == .disclosed }
      modify(&views, call)
      views += disclosed
      return
    }
    if row == nil, change(&views, call) { return }
    if let row, row.isSpoken, let condition = call.argument("isEnabled"), flag(condition) == false {
      return
    }
    if row?.leavesTouches != true {
      for index in views.indices { views[index].mayReact = true }
    }
    guard let row else {
      forgetColors(&views)
      return modifyUnknown(&views, call)
    }
    if SwiftUIVocabulary.recolors.contains(row.name) { forgetColors(&views) }
    let reads = frame.use.reads
    read(row.reading, call, &views)
    // A colour or size says nothing of the name.
    if row.isOfLooks { frame.use.forgetReads(since: reads) }
    guard row.isSpoken else { return }
    let origin: StoredAttribute.Origin = row.older != nil && call.isOlderForm ? .outdated : .spoken
    for index in views.indices { views[index].note(origin, from: call.anchor.start) }
  }

  /// Reads the arguments of a modifier of SwiftUI as its row says.
  private mutating func read(
    _ reading: SwiftUIModifier.Reading, _ call: SwiftUICall, _ views: inout [SwiftUIView]
  ) {
    switch reading {
    case .nothing: break
    case .text(let key): set(&views, key, text(call.subject), call)
    case .identifier(let key):
      if case .known(let id) = text(call.subject, isKey: false) {
        set(&views, key, .text(id), call)
      }
    case .number(let key, let only):
      if let number = number(call.subject), only == nil || number == only {
        set(&views, key, .number(number), call)
      }
    case .member(let key):
      if let name = member(call.subject) { set(&views, key, .text(name), call) }
    case .constant(let key, let value): set(&views, key, value, call)
    case .traits(let key): setTraits(&views, key, traits(call.subject), call)
    case .members(let names): implement(&views, names, call)
    case .content(let placement):
      if placement == .behind { addBackground(&views, call) }
      addContent(&views, call, placement)
    case .aside: addAside(&views, call)
    case .tap: addTap(&views, call)
    case .names: addName(&views, call)
    case .own(let apply): apply(&self, &views, call)
    }
  }

  /// Disables views and all controls that they hold.
  func disable(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard flag(call.subject) == true else { return }
    for index in views.indices {
      views[index].forEach { view in
        guard !view.isLayout, !view.has(.enabled) else { return }
        view.set(
          .enabled, .flag(false), at: call.first?.range ?? call.anchor, start: call.anchor.start)
      }
    }
  }

  /// Sets an attribute of the views that a modifier stands behind.
  func set(
    _ views: inout [SwiftUIView], _ key: AttributeKey, _ value: SwiftUIView.Attribute.Value,
    _ call: SwiftUICall
  ) {
    let range = call.first?.range ?? call.anchor
    for index in views.indices {
      // A shape with words or traits of its own is an element.
      if views[index].isDrawn, key == .label || key == .value || key == .actions {
        views[index].set(.element, .flag(true), at: call.anchor)
      }
      views[index].set(key, value, at: range, start: call.anchor.start)
    }
  }

  private func set(
    _ views: inout [SwiftUIView], _ key: AttributeKey, _ text: SwiftUIText, _ call: SwiftUICall
  ) {
    switch text {
    case .none: break
    case .known(let text): set(&views, key, .text(text), call)
    case .unknown(let sketch):
      set(&views, key, sketch.map { .sketched($0) } ?? .madeAtRunTime, call)
    }
  }

  // MARK: Accessibility

  func setLabel(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard call.closures.isEmpty else { return set(&views, .label, .unknown(sketch: nil), call) }
    let words = text(call.subject)
    // A blank that is handed over, as by a default, is not a label.
    if case .known("") = words, call.subject?.first(.chain)?.first(.string) == nil { return }
    set(&views, .label, words, call)
  }

  func hide(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let isHidden = flag(call.subject)
    guard isHidden != false else { return }
    guard isHidden == true else {
      // It is read now and then, so that a person has to look at what it lacks.
      for index in views.indices { views[index].forEach { $0.marks.insert(.outlet) } }
      return
    }
    set(&views, .elementsHidden, .flag(true), call)
  }

  func setHeadingLevel(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if let level = member(call.subject)?.dropFirst(), let number = Double(level) {
      set(&views, .headingLevel, .number(number), call)
    }
  }

  func makeAdjustable(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    implement(&views, ["increment", "decrement"], call)
    setTraits(&views, .addTraits, WrittenTraits(certain: ["adjustable"]), call)
  }

  func setInputLabels(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard case .list(let labels) = scope.value(of: call.subject) else { return }
    let texts = labels.compactMap { label -> Located<String>? in
      guard case .text(let text) = label.value else { return nil }
      return Located(value: text, range: label.range)
    }
    if !texts.isEmpty { set(&views, .inputLabels, .value(.texts(texts)), call) }
  }

  func replaceChildren(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    for index in views.indices { views[index].children = [.hole(at: call.anchor)] }
  }

  func ignoreInvertedColors(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    set(&views, .ignoresInvertColors, .flag(flag(call.subject) ?? true), call)
  }

  /// `accessibilityElement(children:)`: one element of all, a container, or an element without
  /// what it holds.
  func makeElement(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let mode = member(call.argument("children")) ?? "ignore"
    // A disclosure group is a container already.
    if mode == "contain", views.contains(where: { $0.place == .disclosed }) { return }
    for index in views.indices {
      switch mode {
      case "contain":
        if views[index].isLayout { views[index].kind = .group }
      case "combine":
        if !views[index].has(.label), views[index].holdsUnknownWords {
          var parts = LabelParts()
          parts.add(views[index])
          views[index].set(.label, parts.value, at: call.anchor)
        }
        views[index].set(.element, .flag(true), at: call.anchor)
      default:
        views[index].set(.element, .flag(true), at: call.anchor)
        if views[index].isHole { views[index].role = .element }
        views[index].marks.remove(.customClass)
      }
      views[index].set(.childrenMode, .text(mode), at: call.anchor)
      if views[index].isLayout {
        views[index].role = views[index].isHole ? .joinedHole : .element
      }
    }
  }

  mutating func represent(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let closure = call.trailing ?? call.closure("representation") else { return }
    views = self.views(in: closure)
  }

  // MARK: Gestures

  private func addTap(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if let count = call.argument("count"), number(count) != 1 {
      // Seven taps open something that is hidden from everybody.
      if number(count) == 2 { addGesture(&views, .doubleTap, call) }
      return
    }
    if let block = call.trailing ?? SwiftUICall.closure(call.argument("perform")),
      onlyFocuses(block)
    {
      return
    }
    let action = self.action(call.argument("perform") ?? call.first, call.trailing)
    for index in views.indices where !views[index].has(.actions) {
      if views[index].isDrawn {
        // VoiceOver passes over what is only drawn, whatever reacts there.
        let gesture = Gesture(
          kind: .tap, action: action, touches: 1, enabled: true, label: nil, range: call.anchor)
        views[index].set(.gestures, .value(.gestures([gesture])), at: call.anchor)
      } else {
        views[index].set(.onTap, .text(action), at: call.anchor)
      }
    }
  }

  /// Whether all that an action does is to move the focus, as to a field that VoiceOver reaches.
  private func onlyFocuses(_ block: SwiftSyntax) -> Bool {
    let statements = Array(block.children)
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        let names = statement.first(.chain)?.children.map(\.name).filter { $0 != "self" } ?? []
        guard statement.kind == .expression, !statement.all(.sign).isEmpty, names.count == 1 else {
          return false
        }
        return members.contains { member in
          member.kind == .variable && member.name == names[0]
            && member.all(.attribute).contains {
              $0.isNamed("FocusState") || $0.isNamed("AccessibilityFocusState")
            }
        }
      }
  }

  func addGesture(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let chain = call.first?.first(.chain), let base = chain.first(.identifier),
      let kind = SwiftUIVocabulary.gestures[base.name]
    else { return }
    if let condition = call.argument("isEnabled"), flag(condition) != true {
      guard flag(condition) == nil else { return }
      for index in views.indices { views[index].marks.insert(.outlet) }
    }
    if kind == .pan, let made = chain.first(.call),
      number(SwiftUICall(base, made).argument("minimumDistance")) == 0
    {
      // A drag from the first touch tells how long a button is pressed.
      guard views.allSatisfy({ $0.roles.isEmpty && !$0.has(.onTap) }) else { return }
    }
    if kind == .tap, let made = chain.first(.call),
      let count = SwiftUICall(base, made).argument("count"), number(count) != 1
    {
      if number(count) == 2 { addGesture(&views, .doubleTap, call) }
      return
    }
    if kind == .tap {
      for index in views.indices where !views[index].has(.actions) {
        views[index].set(.onTap, .text("action"), at: call.anchor)
      }
      return
    }
    addGesture(&views, kind, call)
  }

  func addGesture(
    _ views: inout [SwiftUIView], _ kind: Gesture.Kind, _ call: SwiftUICall
  ) {
    let block = call.closure("perform") ?? call.trailing ?? ended(call)
    let gesture = Gesture(
      kind: kind, action: block.map { action(nil, $0) }, touches: 1, enabled: true, label: nil,
      range: call.anchor)
    set(&views, .gestures, .value(.gestures([gesture])), call)
  }

  /// The block that a gesture runs at its end.
  private func ended(_ call: SwiftUICall) -> SwiftSyntax? {
    let links = call.first?.first(.chain).map { Array($0.children) } ?? []
    guard let place = links.firstIndex(where: { $0.kind == .member && $0.isNamed("onEnded") }),
      place + 1 < links.count
    else { return nil }
    return links[place + 1].all(.closure).last
  }

  // MARK: Content

  private mutating func contents(
    _ call: SwiftUICall, isLayered: Bool = false, hasTitle: Bool = false
  ) -> [SwiftUIView] {
    var views = call.closures.flatMap { closure in
      ["onDismiss", "action", "message"].contains(closure.name)
        ? [] : isLayered ? layers(in: closure, isOver: true) : self.views(in: closure)
    }
    for argument in call.arguments {
      guard let value = argument.first(.expression),
        argument.isNamed("content")
          || argument.nameRange.length == 0 && !hasTitle
      else { continue }
      if let closure = SwiftUICall.closure(value) {
        views += self.views(in: closure)
      } else if value.first(.chain)?.first(.call) != nil || isView(value)
        || value.first(.ternary) != nil
      {
        views += self.views(of: value)
      } else if argument.isNamed("content") {
        views += self.views(named: value).filter { !$0.isHole }
      }
    }
    return views
  }

  /// Whether an expression is a name for something that a use hands over, or a property with views.
  private func isView(_ value: SwiftSyntax) -> Bool {
    let links = value.first(.chain).map { $0.children.map(\.name).filter { $0 != "self" } } ?? []
    guard links.count == 1 else { return false }
    return frame.argument(links[0]) != nil
      || members.contains { $0.isProperty(links[0]) && returnsView($0) }
  }

  private mutating func addContent(
    _ views: inout [SwiftUIView], _ call: SwiftUICall, _ placement: SwiftUIModifier.Placement
  ) {
    var added = contents(call, isLayered: placement == .over)
    // It is not known what is drawn there already.
    if placement == .over { forgetColors(&added) }
    guard !added.isEmpty else { return }
    // What is drawn over or behind an element does not change its words.
    if views.count == 1, views[0].isLayout {
      views[0].children += added
    } else if views.count == 1, views[0].isDrawn, placement != .bar,
      added.contains(where: { $0.contains { !$0.isDrawn && !$0.isLayout } })
    {
      // A shape that something is drawn on has no words of its own.
      views = [.layout(at: views[0].anchor, views + added)]
    } else {
      // The modifiers that follow are about the view, and not about what is drawn over it.
      views += added.map { view in
        var beside = view
        beside.place = placement == .bar ? .aside : .drawnOver
        return beside
      }
    }
  }

  private mutating func addAside(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    // Items of a menu that is hidden are offered as actions.
    let outer = expandsViews
    expandsViews = false
    defer { expandsViews = outer }
    let isAlert = call.name.isNamed("alert") || call.name.isNamed("confirmationDialog")
    let words = isAlert ? words(ofAlert: call) : []
    let added = contents(call, hasTitle: isAlert).filter {
      (!$0.isHole || $0.typeName != nil || !$0.children.isEmpty) && !$0.has(.elementsHidden)
    }
    guard !(words + added).isEmpty else { return }
    let isBare = call.name.isNamed("alert") && added.isEmpty && !words.isEmpty
    let buttons = isBare ? [Self.systemButton("OK", at: call.anchor)] : []
    var above = aside(.view, call.anchor, words + added + buttons)
    above.marks.insert(.orElse)
    views.append(above)
  }

  /// The item of a tab bar, which names the view that it opens.
  mutating func addTab(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let label = call.trailing ?? call.closure("label") else { return }
    var tab = SwiftUIView(.tab, at: call.anchor)
    let content = self.views(in: label)
    name(&tab, by: content, nil, at: call.anchor)
    tab.children = content
    tab.place = .aside
    views.append(tab)
  }

  mutating func addSwipeActions(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    views.append(aside(.view, call.anchor, contents(call)))
  }

  mutating func addBarItems(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    for label in ["leading", "trailing"] as [StaticString] {
      if let item = call.argument(label) { views += self.views(of: item) }
    }
  }
}
