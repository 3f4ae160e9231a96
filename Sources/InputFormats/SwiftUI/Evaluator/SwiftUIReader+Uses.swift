import DocumentSyntax
import ScreenModel

/// Views and modifiers of the project at the place of their use, with what is handed over there.
extension SwiftUIReader {
  /// How many views of the project may stand inside each other.
  static let mostUses = 64

  /// The declaration of a view: that of this file, or the only one of the project.
  func declaration(of name: String) -> SwiftUIView.Declaration? {
    // Inside of a type, what it declares itself is meant.
    if let type = members.first?.parent?.name, let inner = index?.view(named: name, in: type) {
      return inner
    }
    guard let own = document.viewsByName[name] else { return index?.view(named: name) }
    return SwiftUIView.Declaration(document: document, type: own)
  }

  /// The views that a view of the project shows at one use; nil where its source is not known,
  /// where it leads to itself, or where nobody can say which initialiser is called.
  mutating func expand(_ call: SwiftUICall) -> [SwiftUIView]? {
    guard expandsViews, let declaration = declaration(of: call.viewName),
      let body = SwiftUIDocument.body(of: declaration.type),
      !frame.isInside(declaration.type), !isScreen(declaration.type.name)
    else { return nil }
    guard frame.level < Self.mostUses else {
      leaveOut(call.name, "more than \(Self.mostUses) views of the project stand inside each other")
      return nil
    }
    guard let use = use(of: declaration, call) else { return nil }
    let reads = frame.use.reads
    var views = reading(in: SwiftUIFrame(body, in: use, usedIn: use)) { $0.views(in: body) }
    if use.choices == 0 {
      let lost = use.lostContents
      views += reading(in: use) { reader in
        lost.flatMap { reader.views(of: $0, calledAt: call.name, nil) }
      }
    }
    if isDialog(body, in: use), dialog(views) != nil, views.count == 1 { views[0].isDialog = true }
    settle(&views, of: use, at: call.range, dependsOnCaller: frame.use.reads != reads)
    return views
  }

  /// Whether a view is too big to be looked into where it is used.
  private func isScreen(_ name: String) -> Bool {
    index?.isScreen(name) == true || document.screens.contains(name)
  }

  /// The frame of a view at a use; without names where nobody can say which initialiser is called.
  /// Nil where views that are handed over would be lost then.
  private func use(of declaration: SwiftUIView.Declaration, _ call: SwiftUICall) -> SwiftUIFrame? {
    let members =
      declaration.document.members[declaration.type.name] ?? Array(declaration.type.children)
    let frame = frame
    func use() -> SwiftUIFrame {
      SwiftUIFrame(
        declaration.type, in: declaration.document, members: members, usedIn: frame,
        at: call.anchor)
    }
    let bound = use()
    if SwiftUIArguments(call, in: frame).bind(
      propertiesOf: declaration.type, members, in: bound)
    {
      return bound
    }
    guard content(of: call).isEmpty else { return nil }
    let unbound = use()
    SwiftUIArguments.bindUnknown(members, in: unbound)
    return unbound
  }

  /// Applies a modifier of the project; false where its source is not known, or does different
  /// things on conditions that are not known. What these show beside the views is there, perhaps.
  mutating func change(_ views: inout [SwiftUIView], _ call: SwiftUICall) -> Bool {
    guard let modifier = modifier(of: call), !frame.isInside(modifier.declaration),
      frame.level < Self.mostUses, let inner = modifier.bound(to: views, in: frame),
      let block = modifier.block
    else { return false }
    let reads = frame.use.reads
    guard let shown = Self.shown(by: block, in: inner) else {
      guard let empty = modifier.bound(to: [], in: frame) else { return false }
      // A control around nothing but the views is what these become, perhaps.
      var others = reading(in: empty) { $0.views(in: block) }.filter {
        !$0.showsNothing && !(!$0.roles.isEmpty && $0.isUnnamed && $0.children.isEmpty)
      }
      for index in others.indices { others[index].forEach(Self.markAlternative) }
      settle(
        &others, of: empty.use, at: call.range, dependsOnCaller: frame.use.reads != reads,
        isJudgedElsewhere: false)
      for index in views.indices { views[index].mayReact = true }
      modifyUnknown(&views, call)
      views += others
      return true
    }
    var changed = reading(in: inner) { $0.views(in: shown) }
    settle(
      &changed, of: inner.use, at: call.range, dependsOnCaller: frame.use.reads != reads,
      isJudgedElsewhere: false)
    views = changed
    return true
  }

  /// The modifier of the project that a call applies; nil where its source is not known.
  private func modifier(of call: SwiftUICall) -> SwiftUIModifierUse? {
    let made = call.name.isNamed("modifier") ? call.first.flatMap(Self.constructor) : nil
    let name = made?.name.name ?? call.name.name
    guard
      let declaration = document.modifiers.declaration(of: name, for: made ?? call)
        ?? index?.modifiers.declaration(of: name, for: made ?? call),
      let document = declaration.tree === document.tree
        ? document : index?.document(at: declaration.tree.file.path),
      (declaration.kind == .function) == (made == nil)
    else { return nil }
    return SwiftUIModifierUse(
      declaration: declaration, document: document, call: made ?? call, place: call.anchor)
  }

  /// The block of one expression that a modifier has, or the branch of it that is taken for
  /// certain; nil for several.
  private static func shown(by block: SwiftSyntax, in frame: SwiftUIFrame) -> SwiftSyntax? {
    if SwiftUIScope.given(by: block) != nil { return block }
    let statements = block.children.filter { ![.condition, .parameter].contains($0.kind) }
    guard statements.count == 1, [.ifStatement, .switchStatement].contains(statements[0].kind)
    else { return nil }
    let (taken, isCertain) = SwiftUIScope(frame).branches(of: statements[0])
    return isCertain && taken.count == 1 ? shown(by: taken[0], in: frame) : nil
  }

  /// The views of a function of the project that is called by its name or by that of its type, or
  /// of a static variable; nil where there is none that gives views.
  mutating func views(ofFunction path: [String], _ call: SwiftUICall) -> [SwiftUIView]? {
    guard let found = index?.function(path) ?? index?.value(ofStatic: path) else { return nil }
    return views(of: found, call)
  }

  /// The views of a function or value of the project; nil where it gives none.
  private mutating func views(
    of found: SwiftUIIndex.Function, _ call: SwiftUICall
  ) -> [SwiftUIView]? {
    guard !frame.isInside(found.syntax), frame.level < Self.mostUses else { return nil }
    let isFunction = found.syntax.kind == .function
    guard !isFunction || returnsView(found.syntax) else { return nil }
    let use = SwiftUIFrame(
      found.syntax, in: found.document, members: found.members, usedIn: frame, at: call.anchor)
    if isFunction {
      SwiftUIArguments(call, in: frame).bind(found.syntax.all(.parameter), in: use)
    }
    let reads = frame.use.reads
    var views = reading(in: use) { reader in
      guard isFunction || found.syntax.kind == .variable else {
        return reader.views(of: found.syntax)
      }
      return found.syntax.first(.block).map { reader.views(in: $0) } ?? []
    }
    settle(
      &views, of: use, at: call.range, dependsOnCaller: frame.use.reads != reads,
      isJudgedElsewhere: false)
    return views.isEmpty ? nil : views
  }

  /// The views that a property or function of a value gives, as in `item.row`, with how many links
  /// of the chain say so; nil where the project has none of that name, or several.
  mutating func views(
    ofMembers links: ArraySlice<SwiftSyntax>
  ) -> (views: [SwiftUIView], links: Int)? {
    var place = links.startIndex
    while place < links.endIndex, [.member, .unwrap].contains(links[place].kind) {
      let link = links[place]
      let call =
        place + 1 < links.endIndex && links[place + 1].kind == .call ? links[place + 1] : nil
      let made = SwiftUICall(link, call ?? link)
      place += call == nil ? 1 : 2
      if let member = index?.viewMember(link.name),
        (member.syntax.kind == .function) == (call != nil), vocabulary.modifier(made) == nil,
        let views = views(of: member, made)
      {
        return (views, place - links.startIndex)
      }
      if call != nil { return nil }
      if link.isNamed("image") || link.name.hasSuffix("Image") {
        // Where a view stands it is one, whichever picture it shows.
        return ([pictureMadeAtRunTime(at: link.nameRange)], place - links.startIndex)
      }
    }
    return nil
  }

  /// An image of which nobody knows what it shows.
  func pictureMadeAtRunTime(at range: SourceRange) -> SwiftUIView {
    var image = SwiftUIView(.image, at: range)
    image.set(.element, .flag(true), at: range)
    image.set(.image, .madeAtRunTime, at: range)
    return image
  }

  /// The views of a member of the type that is written in another file.
  mutating func views(ofMemberElsewhere call: SwiftUICall, isCalled: Bool) -> [SwiftUIView]? {
    let name = call.name.name
    if let type = members.first?.parent?.name, let member = index?.viewMember(name, of: type),
      (member.syntax.kind == .function) == isCalled, member.syntax.tree !== document.tree
    {
      return views(of: member, call)
    }
    guard !members.contains(where: { $0.name == name }) else { return nil }
    // A protocol may bring it, or it stands outside of types.
    if let member = index?.viewMember(name), (member.syntax.kind == .function) == isCalled {
      return views(of: member, call)
    }
    guard !isCalled, let value = index?.value(ofStatic: [name]) else { return nil }
    return views(of: value, call)
  }

  /// The views that a constant of the type is; nil where it has none.
  mutating func views(ofStored name: String) -> [SwiftUIView]? {
    guard let member = members.first(where: { $0.isProperty(name) && $0.isConstant }),
      let value = member.first(.expression), !frame.isInside(member),
      value.first(.chain)?.first(.call) != nil
    else { return nil }
    let inner = SwiftUIFrame(member, in: frame.use, usedIn: frame)
    let views = reading(in: inner) { $0.views(of: value) }
    return views.isEmpty || views.allSatisfy(\.isHole) ? nil : views
  }

  /// The call that an expression is, as in `Rounded(radius: 4)`.
  private static func constructor(_ expression: SwiftSyntax) -> SwiftUICall? {
    guard let links = expression.first(.chain).map({ Array($0.children) }), links.count == 2,
      links[0].kind == .identifier, links[1].kind == .call
    else { return nil }
    return SwiftUICall(links[0], links[1])
  }

  /// Reads something in another frame.
  mutating func reading<Result>(
    in other: SwiftUIFrame, _ read: (inout SwiftUIReader) -> Result
  ) -> Result {
    let outer = frame
    frame = other
    defer { frame = outer }
    return read(&self)
  }

  /// Puts what was read of a view of the project at the place of its use.
  ///
  /// Views are judged where they are written, but for values that depend on what the use hands
  /// over: these have the place of the whole call.
  private mutating func settle(
    _ views: inout [SwiftUIView], of use: SwiftUIFrame, at call: SourceRange, dependsOnCaller: Bool,
    isJudgedElsewhere: Bool = true
  ) {
    if dependsOnCaller { frame.use.noteGiven(call) }
    let outer = use.level - 1
    var shown = 0
    for index in views.indices {
      views[index].forEach { view in
        shown += 1
        if view.level == nil {
          view.anchor = use.place
          if isJudgedElsewhere, !view.isChosen { view.marks.insert(.writtenElsewhere) }
          view.isChosen = view.isChosen && dependsOnCaller
        } else if view.level == outer {
          view.level = nil
        }
        for place in view.attributes.indices {
          if view.attributes[place].level == nil {
            let isGiven = use.given.contains(view.attributes[place].range)
            view.attributes[place].move(to: isGiven ? call : use.place)
          } else if view.attributes[place].level == outer {
            view.attributes[place].level = nil
          }
        }
      }
    }
    // Views that a modifier shows twice are twice as many.
    count += shown
  }

  /// The views of something that was handed over, which are written where the use is.
  mutating func views(
    of argument: SwiftUIFrame.Argument, calledAt name: SwiftSyntax, _ call: SwiftSyntax?
  ) -> [SwiftUIView] {
    guard mayRead(name) else { return [] }
    depth += 1
    defer { depth -= 1 }
    let written: SwiftUIFrame
    var views: [SwiftUIView]
    switch argument {
    case .expression(let parts, let frame, _):
      written = frame
      if parts.count == 1, let closure = parts[0].first(.closure) {
        views = self.views(ofClosure: closure, in: frame, call)
      } else {
        views = reading(in: frame) { $0.views(ofOperands: parts) }
      }
    case .closure(let closure, let frame):
      written = frame
      views = self.views(ofClosure: closure, in: frame, call)
    case .views(let known):
      guard let caller = frame.use.caller else { return known }
      written = caller
      views = known
    case .value: return [.hole(at: name.nameRange)]
    }
    guard written.level != frame.level else { return views }
    for index in views.indices {
      views[index].forEach { view in
        if view.level == nil { view.level = written.level }
        for place in view.attributes.indices where view.attributes[place].level == nil {
          view.attributes[place].level = written.level
        }
      }
    }
    return views
  }

  /// The views of a closure; what it takes is not known.
  private mutating func views(
    ofClosure closure: SwiftSyntax, in frame: SwiftUIFrame, _ call: SwiftSyntax?
  ) -> [SwiftUIView] {
    self.frame.use.noteShown(closure)
    let inner = SwiftUIFrame(closure, in: frame, usedIn: frame)
    for parameter in closure.all(.parameter) { inner.bind(parameter.name, .value(.unknown)) }
    return reading(in: inner) { $0.views(in: closure) }
  }
}
