import DocumentSyntax
import ScreenModel

/// Reads SwiftUI views into a UI tree: a screen for each type of view.
///
/// Views of the app are looked into where they are the label of a control, and each of them is a
/// screen of its own; properties and functions of the same type that return views are, where they
/// are used. What is not known is *there but unknown*, and never missing.
struct SwiftUIReader {
  let document: SwiftUIDocument
  /// The members of the type that is read, and of its extensions.
  let members: [SwiftSyntax]
  /// The declarations of the project, and the components of its configuration.
  let options: ReadingOptions
  /// The names of the members that are being read, so that none is read in itself.
  var reading: [String] = []
  /// The title of the screen, if there is one.
  var title: SwiftUIView.Attribute?
  /// How many views have been read; a type that uses its members again and again is cut.
  var count = 0
  /// Whether the views are rows of a list or form, where sections have headings.
  var isInList = false
  /// Whether the views are items of a menu.
  var isInMenu = false
  /// Whether the app is for the Mac alone, as far as its imports tell.
  let isForMac: Bool

  /// The most views of a type that are read.
  static let most = 20_000
  /// How deep views may nest.
  static let deepest = 64
  /// How many members may lead to each other.
  static let mostMembers = 16
  private var depth = 0
  /// The first place behind which views are left out, since a limit is reached.
  private(set) var excess: SyntaxProblem?

  /// The modifiers and views of SwiftUI.
  var vocabulary: SwiftUIVocabulary { options.vocabulary }
  /// The declarations of the project.
  var index: SwiftUIIndex? { options.sourceIndex }

  init(_ document: SwiftUIDocument, type: SwiftSyntax, _ options: ReadingOptions) {
    self.document = document
    self.options = options
    isForMac = document.isForMac || options.sourceIndex?.isForMac == true
    members = document.members[type.name] ?? Array(type.children)
  }

  /// Notes that views at a place are left out.
  private mutating func leaveOut(_ syntax: SwiftSyntax, _ reason: String) {
    excess =
      excess
      ?? SyntaxProblem(
        .limit, reason + "; move some of them into a view of their own", at: syntax.range)
  }

  /// Whether views at a place may be read: not too many, and not too deep.
  private mutating func mayRead(_ syntax: SwiftSyntax) -> Bool {
    if depth >= Self.deepest {
      leaveOut(syntax, "views nest deeper than \(Self.deepest) levels")
    } else if count >= Self.most {
      leaveOut(syntax, "a view shows more than \(Self.most) others")
    } else {
      return true
    }
    return false
  }

  // MARK: Statements

  /// The views of statements, with those of all branches, which are marked, since they may never be
  /// there together with others.
  mutating func views(in block: SwiftSyntax) -> [SwiftUIView] {
    block.children.flatMap { views(ofStatement: $0) }
  }

  /// The views of one statement.
  mutating func views(ofStatement statement: SwiftSyntax) -> [SwiftUIView] {
    switch statement.kind {
    case .expression: views(of: statement)
    case .returnStatement: statement.first(.expression).map { views(of: $0) } ?? []
    case .ifStatement, .switchStatement, .conditional: alternatives(statement)
    case .forStatement, .loop: statement.first(.block).map { views(in: $0) } ?? []
    default: []
    }
  }

  private mutating func alternatives(_ statement: SwiftSyntax) -> [SwiftUIView] {
    guard mayRead(statement) else { return [] }
    depth += 1
    defer { depth -= 1 }
    var views: [SwiftUIView] = []
    let branches =
      statement.kind == .conditional
      ? SwiftUIPlatforms.branches(of: statement)
      : statement.all(.branch).filter { flag($0.first(.condition)?.first(.expression)) != false }
    for branch in branches {
      var own = self.views(in: branch)
      for index in own.indices { own[index].forEach(Self.markAlternative) }
      views += own
    }
    return views
  }

  static func markAlternative(_ view: inout SwiftUIView) { view.marks.insert(.alternative) }

  // MARK: Expressions

  /// The views of an expression.
  mutating func views(of expression: SwiftSyntax) -> [SwiftUIView] {
    guard mayRead(expression) else { return [] }
    depth += 1
    defer { depth -= 1 }
    var views: [SwiftUIView] = []
    var isJoined = false
    for part in expression.children {
      switch part.kind {
      case .chain:
        let next = self.views(ofChain: part)
        // `Text("a") + Text("b")` is one text.
        if isJoined, let last = views.popLast() {
          views.append(joined(last, next.first))
        } else {
          views += next
        }
        isJoined = false
      case .sign: isJoined = !views.isEmpty && part.text == "+"
      case .ifStatement, .switchStatement: views += alternatives(part)
      case .ternary:
        // What stands in front is a condition.
        views = []
        for value in part.all(.expression) {
          var own = self.views(of: value)
          if !views.isEmpty {
            for index in own.indices { own[index].forEach(Self.markAlternative) }
          }
          views += own
        }
      default: break
      }
    }
    return views
  }

  private func joined(_ first: SwiftUIView, _ second: SwiftUIView?) -> SwiftUIView {
    guard let second, first.kind == .text else { return first }
    var joined = first
    let range = first.attributes.first?.range ?? first.anchor
    if let one = first.text(.text), let other = second.text(.text) {
      joined.set(.text, .text(one + other), at: range)
    } else {
      joined.set(.text, .madeAtRunTime, at: range)
    }
    return joined
  }

  /// The views of a chain: a view and its modifiers.
  private mutating func views(ofChain chain: SwiftSyntax) -> [SwiftUIView] {
    count += 1
    var parts = Array(chain.children)[...]
    guard let first = parts.popFirst() else { return [] }
    var base = first
    if first.kind == .identifier, first.isNamed("self") || first.isNamed("Self"),
      let member = parts.first, member.kind == .member
    {
      base = member
      parts = parts.dropFirst()
    }
    var views: [SwiftUIView]
    // `Kit.Icon()` is a view of a namespace.
    var namespace = ""
    while Self.isTypeName(base), let next = parts.first, next.kind == .member,
      Self.isTypeName(next)
    {
      if !base.isNamed("SwiftUI") { namespace += base.name + "." }
      base = next
      parts = parts.dropFirst()
    }
    switch base.kind {
    case .identifier, .member:
      if let call = parts.first, call.kind == .call {
        parts = parts.dropFirst()
        views = self.views(calling: base, call, in: namespace)
      } else if let member = parts.first, member.kind == .member, Self.isTypeName(base) {
        // `Color.red`, or a view that some type makes.
        let isColor = vocabulary.view(named: base.name)?.isColor == true
        views = isColor ? [] : [.hole(at: base.nameRange)]
      } else {
        views = self.views(ofMember: base, arguments: nil)
      }
    case .macro, .implicitMember, .closure: views = [.hole(at: base.range)]
    case .tuple:
      views =
        base.first(.argument)?.first(.expression).map { self.views(of: $0) } ?? []
    case .string, .number, .array, .keyPath: return []
    default: views = [.hole(at: base.range)]
    }
    apply(parts, to: &views)
    if let index = views.firstIndex(where: { !$0.isAside }), views[index].mayBeChosen {
      views[index].marks.formUnion(SwiftUIChoice.marks(of: chain, vocabulary))
      views[index].marks.formUnion(
        SwiftUIToggle.marks(of: chain, vocabulary, content: content(named:)))
    }
    return views
  }

  /// The source of what a property of the type, or a view of the app, shows.
  private func content(named name: String) -> SwiftSyntax? {
    let member = members.first { $0.kind == .variable && $0.name == name && returnsView($0) }
    return member.map { $0.first(.block) }
      ?? declaration(of: name).flatMap { SwiftUIDocument.body(of: $0.type) }
  }

  /// Whether a name begins as those of types do.
  static func isTypeName(_ syntax: SwiftSyntax) -> Bool {
    let start = syntax.nameRange.start
    guard start < syntax.tree.file.bytes.count else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(syntax.tree.file.bytes[start])
  }

  private mutating func views(
    calling base: SwiftSyntax, _ call: SwiftSyntax, in namespace: String
  ) -> [SwiftUIView] {
    let isOwn = namespace.isEmpty && Self.isTypeName(base) && isOwnFunction(base.name)
    guard Self.isTypeName(base), !isOwn else { return views(ofMember: base, arguments: call) }
    var made = SwiftUICall(base, call)
    made.viewName = namespace + made.viewName
    return make(made)
  }

  /// Whether a name that begins as those of types do is that of a function of the type.
  private func isOwnFunction(_ name: String) -> Bool {
    !vocabulary.reads(view: name)
      && members.contains { $0.kind == .function && $0.name == name && returnsView($0) }
  }

  /// The views of a property or function of the type that is read; a hole where it has none.
  private mutating func views(ofMember name: SwiftSyntax, arguments: SwiftSyntax?) -> [SwiftUIView]
  {
    let text = name.name
    guard !reading.contains(text),
      let member = members.first(where: { member in
        (arguments == nil ? member.kind == .variable : member.kind == .function)
          && member.name == text && member.first(.block) != nil
      }), let block = member.first(.block)
    else {
      // Content that was handed in, or that another type makes.
      let closures = arguments?.all(.closure) ?? []
      return [.hole(at: name.nameRange, closures.flatMap { self.views(in: $0) })]
    }
    guard returnsView(member) else { return [.hole(at: name.nameRange)] }
    guard reading.count < Self.mostMembers else {
      leaveOut(name, "more than \(Self.mostMembers) properties with views lead to each other")
      return [.hole(at: name.nameRange)]
    }
    reading.append(text)
    defer { reading.removeLast() }
    return views(in: block)
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
          views += asides
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

/// A call of source: a constructor or modifier with its arguments and closures.
struct SwiftUICall {
  let name: SwiftSyntax
  /// The view of SwiftUI that it makes, by its own name or as the configuration says.
  var viewName: String
  let arguments: [SwiftSyntax]
  let closures: [SwiftSyntax]

  init(_ name: SwiftSyntax, _ call: SwiftSyntax) {
    self.name = name
    viewName = name.name
    arguments = call.all(.argument)
    closures = call.all(.closure)
  }

  /// The value that a modifier is about: the first argument, which has a label in the modifiers of
  /// iOS 13 such as `accessibility(label:)`.
  var subject: SwiftSyntax? {
    isOlderForm ? arguments.first?.first(.expression) : first
  }

  /// Whether it is `accessibility(label:)` or its kind, of iOS 13.
  var isOlderForm: Bool { name.isNamed(SwiftUIModifier.Older.name) }

  /// The place of the name.
  var anchor: SourceRange { name.nameRange }

  /// The value of the argument of a label; of the first one without a label where that is nil.
  func argument(_ label: StaticString?) -> SwiftSyntax? {
    let argument =
      label.map { label in arguments.first { $0.isNamed(label) } }
      ?? arguments.first { $0.nameRange.length == 0 }
    return argument?.first(.expression)
  }

  /// The value of the first argument, if it has no label.
  var first: SwiftSyntax? {
    guard let argument = arguments.first, argument.nameRange.length == 0 else { return nil }
    return argument.first(.expression)
  }

  func has(_ label: StaticString) -> Bool { arguments.contains { $0.isNamed(label) } }

  /// The closure of a label, behind the call or among the arguments.
  func closure(_ label: StaticString) -> SwiftSyntax? {
    if let closure = closures.first(where: { $0.isNamed(label) }) { return closure }
    return Self.closure(argument(label))
  }

  /// The closure behind the call without a label.
  var trailing: SwiftSyntax? { closures.first.flatMap { $0.nameRange.length == 0 ? $0 : nil } }

  /// The closure that an expression is.
  static func closure(_ expression: SwiftSyntax?) -> SwiftSyntax? {
    expression?.first(.chain)?.first(.closure)
  }
}
