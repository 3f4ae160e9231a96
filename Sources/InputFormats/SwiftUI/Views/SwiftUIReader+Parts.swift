import DocumentSyntax
import ScreenModel

/// Views that hold others under a title, parts of lists and bars.
extension SwiftUIReader {
  mutating func makeSection(_ call: SwiftUICall) -> SwiftUIView {
    var children: [SwiftUIView] = []
    if let title = call.first, SwiftUICall.closure(title) == nil {
      var header = SwiftUIView(isInList ? .header : .text, at: title.range)
      header.set(.text, text(title), at: title.range)
      children.append(header)
    }
    let given = call.argument("header").map { views(of: $0) } ?? []
    children += (given + (call.closure("header").map { views(in: $0) } ?? [])).map(sectionHeader)
    let content = call.closure("content") ?? call.trailing
    children += content.map { views(in: $0) } ?? []
    if let footer = call.argument("footer") { children += views(of: footer) }
    if let footer = call.closure("footer") { children += views(in: footer) }
    return .layout(at: call.anchor, children)
  }

  /// A view as the header of a section, which VoiceOver calls a heading in lists and forms.
  private func sectionHeader(_ view: SwiftUIView) -> SwiftUIView {
    guard isInList, view.kind == .text else { return view }
    var header = view
    header.kind = .header
    return header
  }

  /// A view with a title in front of what it holds.
  mutating func makeTitled(_ call: SwiftUICall) -> SwiftUIView {
    var children: [SwiftUIView] = []
    if let title = call.first, SwiftUICall.closure(title) == nil {
      var text = SwiftUIView(.text, at: title.range)
      text.set(.text, self.text(title), at: title.range)
      children.append(text)
    }
    let isOnlyLabel = call.viewName == "ContentUnavailableView"
    if isOnlyLabel, let label = call.trailing { children += views(in: label) }
    for label in ["label", "description"] as [StaticString] {
      if let given = call.argument(label), SwiftUICall.closure(given) == nil {
        children += views(of: given)
      }
      if let block = call.closure(label) { children += views(in: block) }
    }
    if let block = call.closure("content") ?? (isOnlyLabel ? nil : call.trailing) {
      children += views(in: block)
    }
    if let block = call.closure("actions") { children += views(in: block) }
    return .layout(at: call.anchor, children)
  }

  mutating func makeLabeledContent(_ call: SwiftUICall) -> SwiftUIView {
    var children: [SwiftUIView] = []
    if let title = call.first {
      var label = SwiftUIView(.text, at: title.range)
      label.set(.text, text(title), at: title.range)
      children.append(label)
    }
    if let value = call.argument("value"), !children.isEmpty {
      // They are read as one.
      switch text(value) {
      case .none: children[0].set(.value, .madeAtRunTime, at: value.range)
      case let words: children[0].set(.value, words, at: value.range)
      }
      return .layout(at: call.anchor, children)
    }
    if let label = call.closure("label") { children += views(in: label) }
    var content = (call.closure("content") ?? call.trailing).map { views(in: $0) } ?? []
    // The label names the control inside.
    for index in content.indices where !content[index].has(.label) {
      let kind = content[index].kind
      if kind != .text, kind != .image, !content[index].isLayout, !content[index].isHole {
        content[index].set(.label, .madeAtRunTime, at: call.anchor)
      }
    }
    return .layout(at: call.anchor, children + content)
  }

  mutating func makeDisclosure(_ call: SwiftUICall) -> [SwiftUIView] {
    var view = SwiftUIView(.disclosure, at: call.anchor)
    view.set(.onTap, .text("expand"), at: call.anchor)
    let content: SwiftSyntax?
    if let title = call.first {
      view.set(.text, text(title), at: title.range)
      content = call.closure("content") ?? call.trailing
    } else {
      content = call.closure("content") ?? call.trailing
      addLabel(call.closure("label"), to: &view, call)
    }
    var disclosed = content.map { views(in: $0) } ?? []
    for index in disclosed.indices where !disclosed[index].isAside {
      disclosed[index].place = .disclosed
    }
    return [view] + disclosed
  }

  mutating func makeTab(_ call: SwiftUICall) -> SwiftUIView {
    var content = (call.closure("content") ?? call.trailing).map { views(in: $0) } ?? []
    for index in content.indices { content[index].forEach(Self.markAlternative) }
    return .layout(at: call.anchor, content)
  }

  mutating func makeBarItems(_ call: SwiftUICall) -> [SwiftUIView] {
    (content(of: call).flatMap { views(in: $0) } + named(call)).map(Self.barItem)
  }

  /// The views of `ModifiedContent(content: self, modifier: Titled())`.
  mutating func unwrapModified(_ call: SwiftUICall) -> [SwiftUIView] {
    var views = call.argument("content").map { self.views(of: $0) } ?? []
    for index in views.indices { views[index].mayReact = true }
    return views
  }

  /// The views of a constructor that hides their type.
  mutating func unwrap(_ call: SwiftUICall) -> [SwiftUIView] {
    call.first.map { views(of: $0) } ?? []
  }

  /// A view as an item of a bar.
  private static func barItem(_ view: SwiftUIView) -> SwiftUIView {
    guard view.kind == .button else { return view }
    var item = view
    item.kind = .barButton
    return item
  }
}
