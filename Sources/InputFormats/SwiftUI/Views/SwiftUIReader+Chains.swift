import DocumentSyntax
import ScreenModel

/// Chains of source: a view with the modifiers behind it.
extension SwiftUIReader {
  /// The views of a chain.
  mutating func views(ofChain chain: SwiftSyntax) -> [SwiftUIView] {
    count += 1
    guard let head = SwiftUIChainHead(chain) else { return [] }
    let (reads, choices) = (frame.use.reads, frame.use.choices)
    var views: [SwiftUIView]
    var rest = head.rest
    if head.base.isNamed("self"), let changed = frame.changedView {
      views = self.views(of: changed, calledAt: head.base, nil)
    } else if let shown = self.views(of: head, &rest) {
      views = shown
    } else {
      return []
    }
    let before = views.map(\.saidCount)
    apply(rest, to: &views)
    for (index, count) in before.enumerated() where views.count == before.count {
      // What is said at the use is judged there.
      if views[index].saidCount != count { views[index].marks.remove(.writtenElsewhere) }
    }
    if frame.use.reads != reads {
      for index in views.indices where views[index].level == nil {
        if views[index].isUnnamed, !showsKnownPicture(views[index]) || frame.use.choices != choices
        {
          views[index].isChosen = true
        }
      }
    }
    if let index = views.firstIndex(where: { !$0.isAside }), SwiftUIColorState.tells(chain) {
      views[index].marks.insert(.colorMayTellState)
    }
    if let index = views.firstIndex(where: { !$0.isAside }), views[index].mayBeChosen {
      views[index].marks.formUnion(SwiftUIChoice.marks(of: chain, vocabulary))
      views[index].marks.formUnion(
        SwiftUIToggle.marks(of: chain, vocabulary, content: content(named:)))
      if views[index].marks.isDisjoint(with: [.looksTellChoice, .looksTellSwitch]) {
        views[index].marks.formUnion(
          SwiftUISelection.marks(
            of: chain, vocabulary, in: .init(members: members, isQuiet: isQuietStyle)))
      }
    }
    return views
  }

  /// Whether a view is a picture that its own source names.
  private func showsKnownPicture(_ view: SwiftUIView) -> Bool {
    view.kind == .image
      && view.attributes.contains { attribute in
        guard attribute.key == .image, case .text = attribute.value else { return false }
        return !frame.use.given.contains(attribute.range)
      }
  }

  /// The views of the beginning of a chain, whose call is taken from the rest; nil for values.
  private mutating func views(
    of head: SwiftUIChainHead, _ rest: inout ArraySlice<SwiftSyntax>
  ) -> [SwiftUIView]? {
    let base = head.base
    switch base.kind {
    case .identifier, .member:
      if rest.first?.kind != .call, !base.isNamed("configuration"),
        let (views, count) = views(ofMembers: rest)
      {
        rest = rest.dropFirst(count)
        return views
      }
      if let call = rest.first, call.kind == .call {
        rest = rest.dropFirst()
        guard isModifierOfSelf(base), let changed = frame.changedView else {
          return views(calling: base, call, in: head.namespace)
        }
        var views = views(of: changed, calledAt: base, nil)
        modify(&views, SwiftUICall(base, call))
        return views
      }
      if let member = rest.first, member.kind == .member, Self.isTypeName(base),
        !isOwnProperty(base.name)
      {
        // `Color.red`, or a view that some type makes.
        if vocabulary.view(named: base.name)?.isColor == true { return [] }
        let call = rest.dropFirst().first
        let made = SwiftUICall(member, call?.kind == .call ? call ?? member : member)
        guard let views = views(ofFunction: [base.name, member.name], made) else {
          return [.hole(at: base.nameRange)]
        }
        rest = rest.dropFirst(call?.kind == .call ? 2 : 1)
        return views
      }
      return views(ofMember: base, arguments: nil)
    case .tuple: return base.first(.argument)?.first(.expression).map { views(of: $0) } ?? []
    case .string, .number, .array, .keyPath: return nil
    default: return [.hole(at: base.range)]
    }
  }

  /// The source of what a property of the type, or a view of the app, shows.
  private func content(named name: String) -> SwiftSyntax? {
    let member = members.first { $0.kind == .variable && $0.name == name && returnsView($0) }
    return member.map { $0.first(.block) }
      ?? declaration(of: name).flatMap { SwiftUIDocument.body(of: $0.type) }
  }

  /// Whether a name begins as those of types do.
  static func isTypeName(_ syntax: SwiftSyntax) -> Bool {
    let bytes = syntax.tree.file.bytes
    var start = syntax.nameRange.start
    if start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
    return start < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
  }

  private mutating func views(
    calling base: SwiftSyntax, _ call: SwiftSyntax, in namespace: String
  ) -> [SwiftUIView] {
    let isOwn = namespace.isEmpty && Self.isTypeName(base) && isOwnFunction(base.name)
    guard Self.isTypeName(base), !isOwn else { return views(ofMember: base, arguments: call) }
    var made = SwiftUICall(base, call)
    made.viewName = namespace + made.viewName
    // A function of the project may have the name of a type.
    if namespace.isEmpty, !vocabulary.reads(view: base.name), declaration(of: base.name) == nil,
      let views = views(ofFunction: [base.name], made)
    {
      return views
    }
    return make(made)
  }

  /// Whether a call is a modifier of `self`, which is not written.
  private func isModifierOfSelf(_ name: SwiftSyntax) -> Bool {
    frame.changedView != nil && !Self.isTypeName(name) && frame.argument(name.name) == nil
      && !members.contains {
        $0.kind == .function && $0.name == name.name && $0.first(.block) != nil
          && document.modifiers.declaration(of: name.name) == nil
      }
  }

  /// Whether a name that begins as those of types do is that of a property with views.
  private func isOwnProperty(_ name: String) -> Bool {
    !vocabulary.reads(view: name)
      && members.contains { $0.isProperty(name) && $0.first(.block) != nil && returnsView($0) }
  }

  /// Whether a name that begins as those of types do is that of a function of the type.
  private func isOwnFunction(_ name: String) -> Bool {
    !vocabulary.reads(view: name)
      && members.contains { $0.kind == .function && $0.name == name && returnsView($0) }
  }

  /// The views of a property or function of the type that is read; a hole where it has none.
  mutating func views(ofMember name: SwiftSyntax, arguments: SwiftSyntax?) -> [SwiftUIView] {
    let text = name.name
    if let argument = frame.argument(text) {
      let given = views(of: argument, calledAt: name, arguments)
      guard given.count == 1, given[0].isHole, given[0].typeName == nil, frame.level > 0 else {
        return given
      }
      if isStored(text, "Text") { return [textMadeAtRunTime(name)] }
      guard isStored(text, "Image") else { return given }
      // Whichever picture it is, it is one.
      frame.use.noteGiven(name.nameRange)
      return [pictureMadeAtRunTime(at: name.nameRange)]
    }
    if arguments == nil, let views = views(ofStored: text) { return views }
    if arguments == nil, isStored(text, "Text") { return [textMadeAtRunTime(name)] }
    guard
      let member = members.first(where: { member in
        (arguments == nil ? member.kind == .variable : member.kind == .function)
          && member.name == text && member.first(.block) != nil
      }), let block = member.first(.block), !frame.isInside(member)
    else {
      let made = SwiftUICall(name, arguments ?? name)
      if let views = views(ofMemberElsewhere: made, isCalled: arguments != nil) { return views }
      if let arguments, !Self.isTypeName(name),
        let views = views(ofFunction: [text], SwiftUICall(name, arguments))
      {
        return views
      }
      // Content that was handed in, or that another type makes.
      let closures = arguments?.all(.closure) ?? []
      return [.hole(at: name.nameRange, closures.flatMap { self.views(in: $0) })]
    }
    guard returnsView(member) else { return [.hole(at: name.nameRange)] }
    let inner = SwiftUIFrame(member, in: frame.use, usedIn: frame)
    if let arguments {
      SwiftUIArguments(SwiftUICall(name, arguments), in: frame)
        .bind(member.all(.parameter), in: inner)
    }
    return reading(in: inner) { $0.views(in: block) }
  }

  /// Whether a property of the type holds a view of some type that it is given.
  private func isStored(_ name: String, _ type: String) -> Bool {
    members.contains {
      $0.isProperty(name) && $0.first(.block) == nil
        && [type, type + "?"].contains($0.first(.type)?.text ?? "")
    }
  }

  /// A text of which nobody knows what it says.
  private func textMadeAtRunTime(_ name: SwiftSyntax) -> SwiftUIView {
    var text = SwiftUIView(.text, at: name.nameRange)
    text.set(.text, .sketched("‹\(name.name)›"), at: name.nameRange)
    return text
  }

  func returnsView(_ member: SwiftSyntax) -> Bool {
    member.first(.type).map { vocabulary.isView(type: $0.text) } ?? false
  }

  // MARK: Modifiers

  /// Applies modifiers in their order; those under `#if` count as if they were there, but for those
  /// of other systems than iOS.
  private mutating func apply(_ parts: ArraySlice<SwiftSyntax>, to views: inout [SwiftUIView]) {
    var name: SwiftSyntax?
    for part in parts {
      switch part.kind {
      case .member: name = part
      case .call:
        if let modifier = name {
          // Modifiers that follow do not change views that come up over others.
          var asides = views.filter(\.isAside)
          views.removeAll(where: \.isAside)
          let call = SwiftUICall(modifier, part)
          modify(&views, call)
          modifyDrawnOver(&asides, call)
          // What comes up later stands behind what does so already.
          let first = views.firstIndex(where: \.isAside) ?? views.endIndex
          views.insert(contentsOf: asides, at: first)
        }
        name = nil
      case .conditional:
        for branch in SwiftUIPlatforms.branches(of: part) {
          apply(Array(branch.children)[...], to: &views)
        }
      default: name = nil
      }
    }
  }
}
