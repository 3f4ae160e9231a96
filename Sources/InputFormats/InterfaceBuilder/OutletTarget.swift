import DocumentSyntax

/// The left side of an assignment to a property of an outlet, with what is assigned.
struct OutletTarget {
  let outlet: String
  let property: OutletProperty
  /// The operands and operators of the value.
  let value: [SwiftSyntax]
  let place: OutletPlace

  /// The assignment whose property is a member of a chain, as in `self.icon?.accessibilityLabel`;
  /// nil where it is none, or one to something else than an outlet.
  init?(_ member: SwiftSyntax) {
    guard let property = OutletProperty.allCases.first(where: { member.isNamed($0.name) }),
      let chain = member.parent, chain.kind == .chain,
      let statement = chain.parent, statement.kind == .expression
    else { return nil }
    let parts = Array(statement.children)
    let links = chain.children.filter { $0.kind != .unwrap }
    guard parts.count > 2, parts[0].index == chain.index, parts[1].isSign("="),
      links.last?.index == member.index
    else { return nil }
    let names = links.dropLast()
    let isSelf = names.first?.isNamed("self") == true
    guard names.count == (isSelf ? 2 : 1), let name = names.last,
      name.kind == (isSelf ? .member : .identifier), let place = OutletPlace(of: statement),
      isSelf || !place.hidesMember(name.name)
    else { return nil }
    outlet = name.name
    self.property = property
    value = Array(parts[2...])
    self.place = place
  }
}

/// The place of a statement in a class.
struct OutletPlace {
  /// The name of the class.
  private(set) var type = ""
  /// The names that stand for something of the functions around it.
  private(set) var localNames: Set<String> = []
  /// The names among them that conditions bind, mostly to the member of the same name.
  private var unwrapped: Set<String> = []
  /// Whether it is run in any case, before anybody meets the screen.
  private(set) var isCertain = true

  /// The place of a statement; nil where it is not in a class, or never runs.
  init?(of statement: SwiftSyntax) {
    var child = statement
    while type.isEmpty, let parent = child.parent {
      if Self.neverRuns(child, in: parent) { return nil }
      switch parent.kind {
      case .classType, .extensionType: type = parent.name
      case .structure, .enumeration, .actor, .protocolType, .file: return nil
      default: enter(parent, from: child)
      }
      child = parent
    }
    guard !type.isEmpty else { return nil }
  }

  /// Whether a part of source is compiled out, ruled out by `if false`, or behind a `return`.
  private static func neverRuns(_ part: SwiftSyntax, in parent: SwiftSyntax) -> Bool {
    switch parent.kind {
    case .conditional:
      return !SwiftUIPlatforms.branches(of: parent).contains { $0.index == part.index }
    case .ifStatement: return part.isNeverTaken
    case .block, .closure, .branch:
      return parent.children.contains { $0.kind == .returnStatement && $0.index < part.index }
    default: return false
    }
  }

  /// Whether a name is not that of a member here.
  func hidesMember(_ name: String) -> Bool {
    localNames.contains(name) && !unwrapped.contains(name)
  }

  /// Takes in what is around a statement.
  private mutating func enter(_ node: SwiftSyntax, from child: SwiftSyntax) {
    switch node.kind {
    case .function, .initializer:
      localNames.formUnion(node.all(.parameter).map(\.name))
      isCertain = isCertain && Self.isEarly(node)
    case .variable:
      let isOutlet = node.all(.attribute).contains { $0.isNamed("IBOutlet") }
      isCertain = isCertain && isOutlet && child.kind == .block
    case .opaque: isCertain = isCertain && node.isNamed("didSet")
    case .block, .branch, .closure:
      for item in node.children {
        if item.index == child.index { break }
        note(item)
      }
      isCertain = isCertain && node.kind == .block
    case .forStatement:
      localNames.insert(node.name)
      isCertain = false
    case .ifStatement, .switchStatement, .guardStatement, .loop, .conditional: isCertain = false
    default: break
    }
  }

  /// Notes the names that a statement or condition binds for those behind it.
  private mutating func note(_ item: SwiftSyntax) {
    switch item.kind {
    case .variable, .parameter: localNames.insert(item.name)
    case .condition: unwrap(item)
    case .guardStatement: for condition in item.all(.condition) { unwrap(condition) }
    default: break
    }
  }

  private mutating func unwrap(_ condition: SwiftSyntax) {
    guard !condition.name.isEmpty else { return }
    if !localNames.contains(condition.name) { unwrapped.insert(condition.name) }
    localNames.insert(condition.name)
  }

  /// Whether a function runs once a screen or view is loaded, as far as its name tells.
  private static func isEarly(_ function: SwiftSyntax) -> Bool {
    if function.kind == .initializer { return true }
    guard !function.all(.attribute).contains(where: { $0.isNamed("IBAction") }) else {
      return false
    }
    let name = function.name
    let lower = name.lowercased()
    return events.contains(name) || prefixes.contains { lower.hasPrefix($0) }
      || parts.contains { lower.contains($0) }
  }

  private static let events: Set = [
    "viewDidLoad", "awakeFromNib", "loadView", "viewWillAppear", "viewIsAppearing",
    "viewDidAppear", "commonInit",
  ]
  private static let prefixes = ["setup", "configure", "prepare", "style", "layout"]
  private static let parts = ["accessib", "a11y", "voiceover", "locali", "translat"]
}
