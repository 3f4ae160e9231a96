import DocumentSyntax
import ScreenModel

/// Reads SwiftUI views into a UI tree: a screen for each type of view.
///
/// Views of the project are looked into where they are used, with what is handed over there, and
/// each of them is a screen of its own; so are properties and functions of the same type that
/// return views. What is not known is *there but unknown*, and never missing.
struct SwiftUIReader {
  /// The source that is read, and the names that mean something in it.
  var frame: SwiftUIFrame
  /// The declarations of the project, and the components of its configuration.
  let options: ReadingOptions
  /// The title of the screen, if there is one.
  var title: SwiftUIView.Attribute?
  /// How many views have been read; a type that uses its members again and again is cut.
  var count = 0
  /// Whether the views are rows of a list or form, where sections have headings.
  var isInList = false
  /// Whether the views are items of a menu.
  var isInMenu = false
  /// How often the views are read for the rows of known lists around them.
  var rows = 1
  /// Whether views of the project are looked into: not where they come up over others, as screens
  /// of their own.
  var expandsViews = true
  /// Whether a font or colour of the project is looked up.
  var isInFont = false
  /// Whether the app is for the Mac alone, as far as its imports tell.
  let isForMac: Bool

  /// The screens with as many views as one may have after which no more of a file are read.
  static let mostScreens = 5
  /// How deep views may nest, those of the project with what they show.
  static let deepest = 256
  var depth = 0
  /// The first place behind which views are left out, since a limit is reached.
  private(set) var excess: SyntaxProblem?

  /// The modifiers and views of SwiftUI.
  var vocabulary: SwiftUIVocabulary { options.vocabulary }
  /// The declarations of the project.
  var index: SwiftUIIndex? { options.sourceIndex }
  /// The file of what is read.
  var document: SwiftUIDocument { frame.document }
  /// The members of the type that is read, and of its extensions.
  var members: [SwiftSyntax] { frame.members }

  init(_ document: SwiftUIDocument, type: SwiftSyntax, _ options: ReadingOptions) {
    self.options = options
    isForMac = document.isForMac || options.sourceIndex?.isForMac == true
    let members = document.members[type.name] ?? Array(type.children)
    let index = options.sourceIndex
    let isComponent =
      index?.use(of: type.name).isShown == true && index?.isScreen(type.name) == false
    frame = SwiftUIFrame(document, members: members, index: index, isJudgedAtUses: isComponent)
    if isComponent { SwiftUIArguments.bindUnknown(members, in: frame) }
  }

  /// Notes that views at a place are left out.
  mutating func leaveOut(_ syntax: SwiftSyntax, _ reason: String) {
    // In another file, the place is that of the use.
    var frame = frame
    var range = syntax.range
    while frame.level > 0, let caller = frame.use.caller {
      range = frame.use.place
      frame = caller
    }
    excess =
      excess
      ?? SyntaxProblem(.limit, reason + "; move some of them into a view of their own", at: range)
  }

  /// Whether views at a place may be read: not too many, and not too deep.
  mutating func mayRead(_ syntax: SwiftSyntax) -> Bool {
    if depth >= Self.deepest {
      leaveOut(syntax, "views nest deeper than \(Self.deepest) levels")
    } else if count >= options.mostViews {
      leaveOut(syntax, "a screen shows more than \(options.mostViews) views")
    } else {
      return true
    }
    return false
  }

  // MARK: Statements

  /// The views of statements, with those of all branches, which are marked, since they may never be
  /// there together with others.
  ///
  /// `item` is what a closure is given.
  mutating func views(in block: SwiftSyntax, given item: SwiftUIValue = .unknown) -> [SwiftUIView] {
    let parameters = block.kind == .closure ? block.all(.parameter) : []
    if parameters.isEmpty, case .unknown = item { return views(ofStatements: block) }
    // A parameter hides what else has its name.
    let inner = SwiftUIFrame(block, in: frame, usedIn: frame)
    if parameters.isEmpty { inner.bind("$0", .value(item)) }
    for (place, parameter) in parameters.enumerated() {
      inner.bind(parameter.name, .value(place == 0 ? item : .unknown))
    }
    return reading(in: inner) { $0.views(ofStatements: block) }
  }

  private mutating func views(ofStatements block: SwiftSyntax) -> [SwiftUIView] {
    block.children.flatMap { statement in
      if statement.kind == .condition { bindPattern(statement) }
      if statement.kind == .condition || statement.isConstant { bindName(statement) }
      if statement.kind == .function, let block = statement.first(.block) {
        frame.bind(statement.name, .closure(block, frame))
      }
      return views(ofStatement: statement)
    }
  }

  /// Gives the names of a pattern such as `.some(let title)` values that are not known.
  private func bindPattern(_ condition: SwiftSyntax) {
    guard condition.nameRange.length == 0 else { return }
    let words = condition.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.contains("let") || words.contains("var") else { return }
    for word in words.dropFirst() where word != "let" && word != "var" {
      frame.bind(String(word), .value(.unknown))
    }
  }

  /// Gives a name the meaning that `if let` gives to something else, or a constant of a block.
  private func bindName(_ declaration: SwiftSyntax) {
    guard declaration.nameRange.length > 0, let value = declaration.first(.expression) else {
      return
    }
    let name = declaration.name
    // `if let title = title` changes nothing; what is made of itself has a value alone.
    guard value.contains({ [.identifier, .member].contains($0.kind) && $0.name == name }) else {
      let isText = declaration.first(.type)?.text == "String"
      return frame.bind(name, .expression(Array(value.children), frame, isText: isText))
    }
    let links = value.first(.chain).map { $0.children.map(\.name) } ?? []
    guard value.first(.sign) == nil, links == [name] || links == ["self", name] else {
      return frame.bind(name, .value(scope.value(of: value, isKey: false)))
    }
  }

  /// The views of one statement.
  mutating func views(ofStatement statement: SwiftSyntax) -> [SwiftUIView] {
    switch statement.kind {
    case .expression: views(of: statement)
    case .returnStatement: statement.first(.expression).map { views(of: $0) } ?? []
    case .ifStatement, .switchStatement, .conditional: alternatives(statement)
    case .guardStatement: views(ofGuard: statement)
    case .forStatement, .loop: statement.first(.block).map { views(in: $0) } ?? []
    default: []
    }
  }

  /// The views that a `guard` gives where its conditions do not hold.
  private mutating func views(ofGuard statement: SwiftSyntax) -> [SwiftUIView] {
    var views = statement.first(.block).map { self.views(in: $0) } ?? []
    for index in views.indices { views[index].forEach(Self.markAlternative) }
    for condition in statement.all(.condition) {
      bindPattern(condition)
      bindName(condition)
    }
    return views
  }

  private mutating func alternatives(_ statement: SwiftSyntax) -> [SwiftUIView] {
    guard mayRead(statement) else { return [] }
    depth += 1
    defer { depth -= 1 }
    var views: [SwiftUIView] = []
    let reads = frame.use.reads
    let (branches, isCertain) =
      statement.kind == .conditional
      ? (SwiftUIPlatforms.branches(of: statement), false) : scope.branches(of: statement)
    if frame.use.reads != reads { frame.use.noteChoice() }
    for branch in branches {
      var own = self.views(in: branch)
      if !isCertain {
        for index in own.indices { own[index].forEach(Self.markAlternative) }
      }
      if !views.isEmpty { Self.markOther(&own) }
      views += own
    }
    return views
  }

  /// Notes where another branch begins to show something.
  private static func markOther(_ views: inout [SwiftUIView]) {
    let shown = views.firstIndex { $0.isHole || $0.contains { !$0.isLayout } }
    if let shown { views[shown].marks.insert(.orElse) }
  }

  static func markAlternative(_ view: inout SwiftUIView) { view.marks.insert(.alternative) }

  // MARK: Expressions

  /// The views of an expression.
  mutating func views(of expression: SwiftSyntax) -> [SwiftUIView] {
    guard mayRead(expression) else { return [] }
    depth += 1
    defer { depth -= 1 }
    return views(ofOperands: Array(expression.children))
  }

  /// The views of the operands and operators of an expression.
  mutating func views(ofOperands operands: [SwiftSyntax]) -> [SwiftUIView] {
    var views: [SwiftUIView] = []
    var isJoined = false
    for part in operands {
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
        for value in scope.values(of: part, in: operands) {
          var own = self.views(of: value)
          if !views.isEmpty {
            for index in own.indices { own[index].forEach(Self.markAlternative) }
            Self.markOther(&own)
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
      let words = [first, second].map { $0.sketch(.text) ?? SwiftUISketch.nothing }
      joined.set(.text, .sketched(words.joined()), at: range)
    }
    return joined
  }
}

/// A call of source: a constructor or modifier with its arguments and closures.
struct SwiftUICall {
  let name: SwiftSyntax
  /// The place from the name to the end of its arguments and closures.
  let range: SourceRange
  /// The view of SwiftUI that it makes, by its own name or as the configuration says.
  var viewName: String
  let arguments: [SwiftSyntax]
  let closures: [SwiftSyntax]

  init(_ name: SwiftSyntax, _ call: SwiftSyntax) {
    self.name = name
    viewName = name.name
    range = SourceRange(start: name.nameRange.start, end: max(call.range.end, name.nameRange.end))
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
