import DocumentSyntax
import ScreenModel

/// SwiftUI's modifiers as attributes of elements.
extension SwiftUIReader {
  /// Applies a modifier to the views that it stands behind.
  mutating func modify(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let name = call.name.name
    if views.contains(where: \.isDisclosed), Self.isAboutButton(call) {
      let disclosed = views.filter(\.isDisclosed)
      views.removeAll(where: \.isDisclosed)
      modify(&views, call)
      views += disclosed
      return
    }
    if !SwiftUIIdleControls.isInert(name) {
      for index in views.indices { views[index].mayReact = true }
    }
    if name.hasPrefix("accessibility") {
      let first = call.arguments.first?.name ?? ""
      if name == "accessibility", !first.isEmpty {
        // The modifiers of iOS 13.
        let modern = "accessibility" + first.prefix(1).uppercased() + first.dropFirst()
        return modifyAccessibility(&views, modern, call, call.arguments.first?.first(.expression))
      }
      return modifyAccessibility(&views, name, call, call.first)
    }
    if modifyLooks(&views, call) { return }
    switch name {
    case "onTapGesture": addTap(&views, call)
    case "onLongPressGesture": addGesture(&views, .longPress, call)
    case "gesture", "highPriorityGesture", "simultaneousGesture": addGesture(&views, call)
    case "disabled":
      if flag(call.first) == true { disable(&views, call) }
    case "hidden": set(&views, .hidden, .flag(true), call)
    case "opacity":
      if number(call.first) == 0 { set(&views, .alpha, .number(0), call) }
    case "help": set(&views, .hint, text(call.first), call)
    case "textContentType":
      if let type = member(call.first) { set(&views, .contentType, .text(type), call) }
    case "navigationTitle", "navigationBarTitle": addTitle(call)
    case "accessibilityLabel", "labelsHidden", "labelsVisibility", "labeledContentStyle",
      "labelReservedIconWidth", "labelIconToTitleSpacing":
      break
    case "toolbar", "overlay", "background", "safeAreaInset", "listRowBackground":
      addContent(&views, call)
    // A mask is not drawn, so nobody stops at it.
    case "mask": break
    case "swipeActions": addSwipeActions(&views, call)
    case "tabItem": addTab(&views, call)
    case "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
      "inspector", "actionSheet":
      addAside(&views, call)
    case "navigationBarItems":
      for label in ["leading", "trailing"] as [StaticString] {
        if let item = call.argument(label) { views += self.views(of: item) }
      }
    default: modifyUnknown(&views, call)
    }
  }

  /// Whether a modifier of a disclosure group is about its button, and not about what it opens.
  private static func isAboutButton(_ call: SwiftUICall) -> Bool {
    switch call.name.name {
    case "help": true
    case "accessibilityHidden", "accessibilityElement", "accessibilityRepresentation",
      "accessibilityChildren", "accessibilityIgnoresInvertColors", "accessibilitySortPriority":
      false
    case "accessibility": !call.has("hidden") && !call.has("sortPriority")
    case let name: name.hasPrefix("accessibility")
    }
  }

  /// Disables views and all controls that they hold.
  private func disable(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
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
    case .unknown: set(&views, key, .madeAtRunTime, call)
    }
  }

  // MARK: Accessibility

  private mutating func modifyAccessibility(
    _ views: inout [SwiftUIView], _ name: String, _ call: SwiftUICall, _ value: SwiftSyntax?
  ) {
    switch name {
    case "accessibilityLabel":
      set(&views, .label, call.closures.isEmpty ? text(value) : SwiftUIText.unknown, call)
    case "accessibilityHint": set(&views, .hint, text(value), call)
    case "accessibilityValue": set(&views, .value, text(value), call)
    case "accessibilityIdentifier":
      if case .known(let id) = text(value, isKey: false) { set(&views, .id, .text(id), call) }
    case "accessibilityHidden":
      // What may be hidden is not missing anything.
      if flag(value) != false { set(&views, .elementsHidden, .flag(true), call) }
      if flag(value) == nil { for index in views.indices { views[index].marks.insert(.outlet) } }
    case "accessibilityAddTraits":
      setTraits(&views, .addTraits, traits(value), call)
    case "accessibilityRemoveTraits":
      setTraits(&views, .removeTraits, traits(value), call)
    case "accessibilityElement": makeElement(&views, call)
    case "accessibilityHeading":
      if let level = member(value)?.dropFirst(), let number = Double(level) {
        set(&views, .headingLevel, .number(number), call)
      }
    case "accessibilitySortPriority":
      if let number = number(value) { set(&views, .sortPriority, .number(number), call) }
    case "accessibilityAdjustableAction":
      implement(&views, ["increment", "decrement"], call)
      setTraits(&views, .addTraits, WrittenTraits(certain: ["adjustable"]), call)
    case "accessibilityAction": addAction(&views, member(value), call)
    case "accessibilityActions": addActions(&views, call)
    case "accessibilityActivationPoint":
      set(&views, .activationPoint, .madeAtRunTime, call)
    case "accessibilityScrollAction": implement(&views, ["scroll"], call)
    case "accessibilityInputLabels":
      if let array = value?.first(.chain)?.first(.array) {
        let texts = array.all(.argument).compactMap { argument -> Located<String>? in
          guard let expression = argument.first(.expression),
            case .known(let text) = text(expression)
          else { return nil }
          return Located(value: text, range: expression.range)
        }
        if !texts.isEmpty { set(&views, .inputLabels, .value(.texts(texts)), call) }
      }
    case "accessibilityRepresentation": represent(&views, call)
    case "accessibilityChildren":
      for index in views.indices { views[index].children = [.hole(at: call.anchor)] }
    case "accessibilityLabeledPair":
      set(&views, .label, .madeAtRunTime, call)
    case "accessibilityIgnoresInvertColors":
      set(&views, .ignoresInvertColors, .flag(flag(value) ?? true), call)
    case "accessibilityShowsLargeContentViewer":
      set(&views, .largeContentViewer, .flag(true), call)
    default: break
    }
  }

  /// `accessibilityElement(children:)`: one element of all, a container, or an element without
  /// what it holds.
  private func makeElement(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let mode = member(call.argument("children")) ?? "ignore"
    // A disclosure group is a container already.
    if mode == "contain", views.contains(where: \.isDisclosed) { return }
    for index in views.indices {
      switch mode {
      case "contain":
        if views[index].isLayout { views[index].kind = .group }
      case "combine":
        if !views[index].has(.label), views[index].holdsUnknownWords {
          views[index].set(.label, .madeAtRunTime, at: call.anchor)
        }
        views[index].set(.element, .flag(true), at: call.anchor)
        takeRole(&views[index], call)
      default:
        views[index].set(.element, .flag(true), at: call.anchor)
        views[index].isHole = false
        views[index].marks.remove(.customClass)
      }
      views[index].set(.childrenMode, .text(mode), at: call.anchor)
      views[index].isLayout = false
    }
  }

  /// Gives an element of several views the role of a control that it takes in.
  private func takeRole(_ view: inout SwiftUIView, _ call: SwiftUICall) {
    var roles: Set<String> = []
    for child in view.children where !child.has(.elementsHidden) {
      var copy = child
      copy.forEach { roles.formUnion($0.roles) }
    }
    guard let role = roles.contains("button") ? "button" : roles.first,
      !view.has(.addTraits)
    else { return }
    view.set(
      .addTraits, .value(.texts([Located(value: role, range: call.anchor)])), at: call.anchor)
  }

  private mutating func represent(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let closure = call.trailing ?? call.closure("representation") else { return }
    views = self.views(in: closure)
  }

  // MARK: Gestures

  private func addTap(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if let count = call.argument("count"), number(count) != 1 {
      // Who taps seven times looks for something that is hidden from everybody.
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
            && member.all(.attribute).contains { $0.text.contains("FocusState") }
        }
      }
  }

  private func addGesture(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let chain = call.first?.first(.chain) else { return }
    let kinds: [(StaticString, Gesture.Kind)] = [
      ("TapGesture", .tap), ("SpatialTapGesture", .tap), ("LongPressGesture", .longPress),
      ("DragGesture", .pan), ("MagnificationGesture", .pinch), ("MagnifyGesture", .pinch),
      ("RotationGesture", .rotate), ("RotateGesture", .rotate),
    ]
    guard let base = chain.first(.identifier),
      let kind = kinds.first(where: { base.isNamed($0.0) })?.1
    else { return }
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

  private func addGesture(
    _ views: inout [SwiftUIView], _ kind: Gesture.Kind, _ call: SwiftUICall
  ) {
    let gesture = Gesture(
      kind: kind, action: nil, touches: 1, enabled: true, label: nil, range: call.anchor)
    set(&views, .gestures, .value(.gestures([gesture])), call)
  }

  // MARK: Content

  private mutating func contents(_ call: SwiftUICall) -> [SwiftUIView] {
    let isLayered = call.name.isNamed("overlay")
    var views = call.closures.flatMap { closure in
      closure.isNamed("onDismiss") || closure.isNamed("action")
        ? [] : isLayered ? layers(in: closure, isOver: true) : self.views(in: closure)
    }
    for argument in call.arguments {
      guard let value = argument.first(.expression),
        argument.isNamed("content")
          || argument.nameRange.length == 0
      else { continue }
      if let closure = SwiftUICall.closure(value) {
        views += self.views(in: closure)
      } else if value.first(.chain)?.first(.call) != nil {
        views += self.views(of: value)
      }
    }
    return views
  }

  private mutating func addContent(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let added = contents(call)
    guard !added.isEmpty else { return }
    // What is drawn over or behind an element does not change its words.
    if views.count == 1, views[0].isLayout {
      views[0].children += added
    } else if views.count == 1, views[0].isDrawn, !call.name.isNamed("toolbar"),
      added.contains(where: { $0.contains { !$0.isDrawn && !$0.isLayout } })
    {
      // A shape that something is drawn on has no words of its own.
      views = [.layout(at: views[0].anchor, views + added)]
    } else {
      // The modifiers that follow are about the view, and not about what is drawn over it.
      views += added.map { view in
        var beside = view
        beside.isAside = true
        beside.isDrawnOver = !call.name.isNamed("toolbar")
        return beside
      }
    }
  }

  private mutating func addAside(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    // Items of a menu that is hidden are offered as actions.
    let added = contents(call).filter {
      (!$0.isHole || !$0.children.isEmpty) && !$0.has(.elementsHidden)
    }
    guard !added.isEmpty else { return }
    views.append(aside(.view, call.anchor, added))
  }

  /// The item of a tab bar, which names the view that it opens.
  private mutating func addTab(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    guard let label = call.trailing ?? call.closure("label") else { return }
    var tab = SwiftUIView(.tab, at: call.anchor)
    let content = self.views(in: label)
    name(&tab, by: content, nil, at: call.anchor)
    tab.children = content
    tab.isAside = true
    views.append(tab)
  }

  private mutating func addSwipeActions(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    views.append(aside(.view, call.anchor, contents(call)))
  }
}
