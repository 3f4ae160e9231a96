import DocumentSyntax
import ScreenModel

/// Colours of texts and of what lies behind them.
///
/// A text keeps its colour until something is drawn behind it: only both together say whether it
/// can be read. What is not known ends the search, so that nothing is said.
extension SwiftUIReader {
  /// Gives views a colour, but for those that have one of their own.
  func addColor(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if let color = member(call.first), SwiftUIVocabulary.quietColors.contains(color) {
      for index in views.indices {
        views[index].forEach { if $0.kind == .text { $0.marks.insert(.secondary) } }
      }
    }
    let color = call.arguments.count == 1 ? self.color(call.first) : nil
    let range = call.first?.range ?? call.anchor
    for index in views.indices where views[index].place != .aside {
      views[index].forEach { view in
        guard !view.isColored else { return }
        view.isColored = true
        guard let color, view.has(.text) else { return }
        view.set(.color, .value(.color(color)), at: range, start: call.anchor.start)
      }
    }
  }

  /// Draws a colour behind views, or something that is not known.
  func addBacking(_ views: inout [SwiftUIView], _ color: ElementColor?, _ range: SourceRange) {
    for index in views.indices where views[index].place != .aside {
      views[index].forEach { view in
        guard view.backing == .none else { return }
        view.backing = .something
        guard let color, color.isOpaque, view.has(.text) else { return }
        view.set(.background, .value(.color(color)), at: range)
      }
    }
  }

  /// Draws what `background` shows behind views.
  func addBackground(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    let style = call.first
    let shown = style.flatMap(SwiftUICall.closure) ?? call.trailing ?? call.closure("content")
    let statements = shown.map { Array($0.children) } ?? []
    let drawn = statements.count == 1 && statements[0].kind == .expression ? statements[0] : nil
    addBacking(&views, color(drawnBy: shown == nil ? style : drawn), style?.range ?? call.anchor)
  }

  /// Says of views that what they are drawn on, or in which colour, is not known any more.
  func forgetColors(_ views: inout [SwiftUIView]) {
    for index in views.indices where views[index].place != .aside {
      views[index].forEach { view in
        view.isColored = true
        if view.backing == .none { view.backing = .something }
      }
    }
  }

  /// Draws the layers of a block behind those that follow.
  func addLayer(_ views: inout [SwiftUIView], _ statement: SwiftSyntax, _ layer: inout Layer) {
    if layer.isThere { addBacking(&views, layer.color, layer.range) }
    let color = statement.kind == .expression ? color(drawnBy: statement) : nil
    if color?.isOpaque == true {
      layer = Layer(isThere: true, color: color, range: statement.range)
    } else if color != nil
      || views.contains(where: { $0.contains { $0.backing != .none || $0.kind != .text } })
    {
      layer = Layer(isThere: true, color: nil, range: statement.range)
    }
  }

  /// The colour of the layers so far.
  struct Layer {
    var isThere = false
    var color: ElementColor?
    var range = SourceRange(start: 0, end: 0)
  }

  // MARK: Expressions

  /// The colour that covers all that lies behind it: a colour, or a shape that is filled with one.
  func color(drawnBy expression: SwiftSyntax?) -> ElementColor? {
    guard let expression, let links = expression.first(.chain).map({ Array($0.children) }),
      Array(expression.children).count == 1
    else { return nil }
    var last = links.count
    // What comes behind a colour may be about its edges alone.
    while last > 2, links[last - 1].kind == .call, links[last - 2].kind == .member,
      SwiftUIVocabulary.edges.contains(links[last - 2].name)
    {
      last -= 2
    }
    if let fill = links.firstIndex(where: { $0.kind == .member && $0.isNamed("fill") }),
      fill + 2 == last, links[fill + 1].kind == .call, fill > 0,
      SwiftUIVocabulary.surfaces.contains(links[0].name)
    {
      return color(SwiftUICall(links[fill], links[fill + 1]).first)
    }
    return color(links[..<last])
  }

  /// The colour of an expression; nil where it is not known, or depends on something.
  func color(_ expression: SwiftSyntax?) -> ElementColor? {
    guard let expression, Array(expression.children).count == 1,
      let chain = expression.first(.chain)
    else { return nil }
    return color(Array(chain.children)[...])
  }

  private func color(_ links: ArraySlice<SwiftSyntax>) -> ElementColor? {
    guard let base = links.first else { return nil }
    var rest = links.dropFirst()
    var color: ElementColor?
    switch base.kind {
    case .implicitMember: color = named(base.name)
    case .identifier where base.isNamed("Color") || base.isNamed("UIColor"):
      guard let next = rest.popFirst() else { return nil }
      color = next.kind == .call ? made(SwiftUICall(base, next)) : named(next.name)
    default: return nil
    }
    while let name = rest.popFirst() {
      guard name.kind == .member, name.isNamed("opacity"), let call = rest.popFirst(),
        call.kind == .call, let share = number(SwiftUICall(name, call).first),
        (0...1).contains(share)
      else { return nil }
      color = color.map { $0.faded(to: share) }
    }
    return color
  }

  /// The colour that a call of `Color` makes.
  private func made(_ call: SwiftUICall) -> ElementColor? {
    let share = call.argument("opacity").map(number) ?? 1
    guard let share else { return nil }
    if let red = number(call.argument("red")), let green = number(call.argument("green")),
      let blue = number(call.argument("blue"))
    {
      return ElementColor(Color(red: red, green: green, blue: blue, alpha: share))
    }
    if let white = number(call.argument("white")) {
      return ElementColor(Color(red: white, green: white, blue: white, alpha: share))
    }
    guard call.arguments.count == 1 else { return nil }
    if let hex = call.argument("hex") {
      guard case .known(let text) = text(hex, isKey: false) else { return nil }
      return Color(text.hasPrefix("#") ? text : "#" + text).map { ElementColor($0) }
    }
    if case .known(let name) = text(call.first, isKey: false) { return asset(name) }
    return member(call.argument("uiColor") ?? call.first).flatMap(named)
  }

  /// The colour that SwiftUI, UIKit, the project or its asset catalogue has under a name.
  private func named(_ name: String) -> ElementColor? {
    if let value = index?.value(ofStatic: ["Color", name]) {
      var inner = self
      guard !isInFont else { return nil }
      inner.isInFont = true
      return inner.color(value.syntax)
    }
    if let hue = SwiftUIVocabulary.hues[name] { return ElementColor(system: hue) }
    return ElementColor(system: name) ?? asset(name)
  }

  private func asset(_ name: String) -> ElementColor? {
    guard let color = index?.color(named: name), !color.varies || index?.fixesAppearance == false
    else { return nil }
    return ElementColor(color)
  }
}
