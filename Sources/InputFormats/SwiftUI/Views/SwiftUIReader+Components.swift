import DocumentSyntax
import ScreenModel

/// Views that the configuration explains.
extension SwiftUIReader {
  /// The view of a component.
  mutating func make(_ component: SwiftUIComponent, _ kind: ElementKind, _ call: SwiftUICall)
    -> SwiftUIView
  {
    var view = SwiftUIView(kind, at: call.anchor)
    var used: [SwiftSyntax] = []
    for (key, sources) in component.values {
      for source in sources {
        if let closure = closure(source, call) { used.append(closure) }
        if set(key, source, of: &view, call) { break }
      }
    }
    let closures = call.closures.filter { closure in !used.contains { $0.index == closure.index } }
    if let children = component.children {
      view.children = children.flatMap { self.children($0, call) }
    } else if Self.arranges.contains(kind) {
      view.children = closures.flatMap { views(in: $0) }
    }
    if Self.arranges.contains(kind), view.attributes.isEmpty { view.role = .layout }
    complete(&view, component, call)
    return view
  }

  /// Types that arrange what they hold.
  private static let arranges: Set<ElementKind> = [.view, .stack, .scroll, .list, .grid, .group]

  /// Types whose action nobody has to mention.
  private static let acts: Set<ElementKind> = [
    .button, .link, .popupButton, .barButton, .disclosure, .tab, .cell,
  ]

  /// Adds what goes without saying: an action, a value, and a name that the configuration does not
  /// mention and that may be there.
  private mutating func complete(
    _ view: inout SwiftUIView, _ component: SwiftUIComponent, _ call: SwiftUICall
  ) {
    guard !Self.arranges.contains(view.kind) else { return }
    if Self.acts.contains(view.kind), !component.has(.onTap) {
      view.set(
        .onTap, .text(action(call.argument("action"), call.closure("action"))), at: call.anchor)
    }
    let words: [AttributeKey] = [.label, .text, .image, .decorative]
    if !words.contains(where: component.has) {
      view.set(view.kind == .text ? .text : .label, .madeAtRunTime, at: call.anchor)
    }
    switch view.kind {
    case .switch, .slider, .stepper, .textField, .secureField, .textView, .picker, .progress,
      .segmentedControl, .datePicker, .checkbox:
      if !component.has(.value) { view.set(.value, .madeAtRunTime, at: call.anchor) }
    case .image where !component.has(.decorative):
      view.set(.element, .flag(true), at: call.anchor)
    default: break
    }
  }

  // MARK: Sources

  private func expression(_ source: SwiftUIComponent.Source, _ call: SwiftUICall) -> SwiftSyntax? {
    switch source {
    case .position(let number):
      let plain = call.arguments.filter { $0.nameRange.length == 0 }
      return number < plain.count ? plain[number].first(.expression) : nil
    case .label(let label):
      return call.arguments.first { $0.name == label }?.first(.expression)
    default: return nil
    }
  }

  private func closure(_ source: SwiftUIComponent.Source, _ call: SwiftUICall) -> SwiftSyntax? {
    if let closure = SwiftUICall.closure(expression(source, call)) { return closure }
    switch source {
    case .position(let number):
      // The closure behind the call comes after the arguments without labels.
      let plain = call.arguments.count { $0.nameRange.length == 0 }
      return number == plain ? call.trailing : nil
    case .label(let label): return call.closures.first { $0.name == label }
    default: return nil
    }
  }

  private mutating func children(
    _ source: SwiftUIComponent.Source, _ call: SwiftUICall
  ) -> [SwiftUIView] {
    if let closure = closure(source, call) { return views(in: closure) }
    return expression(source, call).map { views(of: $0) } ?? []
  }

  /// Sets a key; false where the call has no such argument.
  private mutating func set(
    _ key: AttributeKey, _ source: SwiftUIComponent.Source, of view: inout SwiftUIView,
    _ call: SwiftUICall
  ) -> Bool {
    switch source {
    case .text(let text): view.set(key, .text(text), at: call.anchor)
    case .flag(let flag): view.set(key, .flag(flag), at: call.anchor)
    case .number(let number): view.set(key, .number(number), at: call.anchor)
    case .texts(let texts):
      let located = texts.map { Located(value: $0, range: call.anchor) }
      // The type has traits of its own, which these add to.
      view.set(key == .traits ? .addTraits : key, .value(.texts(located)), at: call.anchor)
    case .not(let inner):
      guard let value = expression(inner, call) else { return false }
      view.set(key, flag(value).map { .flag(!$0) } ?? .madeAtRunTime, at: value.range)
    case .position, .label:
      if let closure = closure(source, call) {
        set(key, closure: closure, of: &view, call)
      } else if let value = expression(source, call) {
        if value.first(.chain)?.first(.identifier)?.isNamed("nil") == true { return false }
        set(key, value, of: &view, call)
      } else {
        return false
      }
    }
    return true
  }

  private mutating func set(
    _ key: AttributeKey, closure: SwiftSyntax, of view: inout SwiftUIView, _ call: SwiftUICall
  ) {
    guard key != .onTap else {
      return view.set(.onTap, .text(action(nil, closure)), at: call.anchor)
    }
    name(&view, by: views(in: closure), key == .label ? nil : key, at: call.anchor)
  }

  private mutating func set(
    _ key: AttributeKey, _ value: SwiftSyntax, of view: inout SwiftUIView, _ call: SwiftUICall
  ) {
    let info = TreeVocabulary.info[Int(key.rawValue)]
    switch info.form {
    case .boolean: view.set(key, flag(value).map { .flag($0) } ?? .madeAtRunTime, at: value.range)
    case .number, .integer:
      view.set(key, number(value).map { .number($0) } ?? .madeAtRunTime, at: value.range)
    default:
      switch key {
      case .onTap: view.set(.onTap, .text(action(value, nil)), at: call.anchor)
      case .image:
        // Whichever picture it is, it has no name of its own.
        let name = imageName(value, isSymbol: false)
        view.set(.image, name.map { .text($0) } ?? .madeAtRunTime, at: value.range)
      default:
        // A title may be a view, such as `Text("Buy")`.
        view.set(key, text(value), at: value.range)
        if !view.has(key), value.first(.chain)?.first(.call) != nil {
          name(&view, by: views(of: value), key, at: value.range)
        }
      }
    }
  }
}
