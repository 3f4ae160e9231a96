import DocumentSyntax
import ScreenModel

/// Turns expressions into values: whoever asks what an argument is asks here.
///
/// Names stand for what a use hands over, for constants of the type and of the project, and for
/// what properties and functions of one expression give.
struct SwiftUIScope {
  /// The names that mean something; nil where none does.
  var frame: SwiftUIFrame?
  /// How many names lead to each other so far.
  private var depth = 0

  /// So many names may lead to each other.
  private static let deepest = 24
  /// The most operands and operators of an expression that are looked at.
  private static let mostOperands = 100
  /// The longest text that is put together, in bytes.
  static let longestText = 100_000
  /// The most elements of a list that is put together.
  private static let longestList = 10_000

  /// A scope in which names mean something, or in which none does.
  init(_ frame: SwiftUIFrame? = nil) {
    self.frame = frame
  }

  var index: SwiftUIIndex? { frame?.index }

  /// The scope behind one more name; nil where too many lead here.
  func inside(_ frame: SwiftUIFrame) -> SwiftUIScope? {
    guard depth < Self.deepest else { return nil }
    var inner = SwiftUIScope(frame)
    inner.depth = depth + 1
    return inner
  }

  /// The value of an argument.
  ///
  /// `isKey` says that SwiftUI looks a literal text up and reads its Markdown.
  func value(of expression: SwiftSyntax?, isKey: Bool = true) -> SwiftUIValue {
    guard let expression else { return .none }
    guard frame?.budget.spend() != false else { return .unknown }
    return value(of: Array(expression.children)[...], isKey: isKey)
  }

  /// The value of operands and operators, of which those that bind less are looked at first.
  func value(of parts: ArraySlice<SwiftSyntax>, isKey: Bool) -> SwiftUIValue {
    guard let first = parts.first, parts.count <= Self.mostOperands else { return .unknown }
    if let place = parts.firstIndex(where: { $0.kind == .ternary }) {
      let values = parts[place].all(.expression)
      guard values.count == 2, place == parts.endIndex - 1 else { return .unknown }
      if let flag = value(of: parts[..<place], isKey: false).flag {
        return value(of: values[flag ? 0 : 1], isKey: isKey)
      }
      return .oneOf(values.map { value(of: $0, isKey: isKey) })
    }
    if parts.count == 1 {
      switch first.kind {
      case .chain: return value(ofChain: first, isKey: isKey)
      case .ifStatement, .switchStatement: return value(ofBranches: first, isKey: isKey)
      default: return .unknown
      }
    }
    for sign in ["||", "&&", "==", "!=", "??", "+", "-", "*", "/"] {
      guard let place = parts.lastIndex(where: { $0.isSign(sign) }), place > parts.startIndex
      else { continue }
      let sides = [parts[..<place], parts[(place + 1)...]]
      let values = sides.map { value(of: $0, isKey: isKey) }
      if sign == "+", let sketch = sketch(of: values, sides) { return sketch }
      // "Nobody" is heard where there is no name.
      if sign == "??", values[0].isThere == nil, case .unknown = values[0].text, values[1].isText {
        return .oneOf([.partly(SwiftUISketch.hole(sides[0])), values[1]])
      }
      return joined(sign, values[0], values[1])
    }
    if parts.count == 3, let range = range(of: parts) { return range }
    if first.isSign("!"), let flag = value(of: parts.dropFirst(), isKey: false).flag {
      return .flag(!flag)
    }
    if first.isSign("-"), let number = value(of: parts.dropFirst(), isKey: false).number {
      return .number(-number)
    }
    return .unknown
  }

  /// A text of two parts of which one is not known; nil for anything else.
  private func sketch(of values: [SwiftUIValue], _ sides: [ArraySlice<SwiftSyntax>])
    -> SwiftUIValue?
  {
    var words = ""
    var (isText, isPartly) = (false, false)
    for (value, side) in zip(values, sides) {
      switch value {
      case .text(let text):
        isText = true
        words += text
      case .partly(let sketch):
        (isText, isPartly) = (true, true)
        words += sketch
      default:
        isPartly = true
        words += SwiftUISketch.alternatives([value]) ?? SwiftUISketch.hole(side)
      }
    }
    guard isText, isPartly else { return nil }
    return words.utf8.count <= Self.longestText ? .partly(words) : .unknown
  }

  private func joined(_ sign: String, _ one: SwiftUIValue, _ other: SwiftUIValue) -> SwiftUIValue {
    switch (sign, one, other) {
    case ("||", .flag(true), _), ("||", _, .flag(true)): .flag(true)
    case ("||", .flag(false), .flag(false)): .flag(false)
    case ("&&", .flag(false), _), ("&&", _, .flag(false)): .flag(false)
    case ("&&", .flag(true), .flag(true)): .flag(true)
    case ("==", _, _): one.isSame(as: other).map { .flag($0) } ?? .unknown
    case ("!=", _, _): one.isSame(as: other).map { .flag(!$0) } ?? .unknown
    case ("??", .none, _): other
    case ("??", .text, _), ("??", .partly, _), ("??", .number, _), ("??", .flag, _),
      ("??", .member, _):
      one
    case ("??", _, _): .oneOf([one, other])
    case ("+", .text(let one), .text(let other))
    where one.utf8.count + other.utf8.count <= Self.longestText:
      .text(one + other)
    case ("+", .number(let one), .number(let other)): .number(one + other)
    case ("-", .number(let one), .number(let other)): .number(one - other)
    case ("*", .number(let one), .number(let other)): .number(one * other)
    case ("/", .number(let one), .number(let other)) where other != 0: .number(one / other)
    case ("+", .list(let one), .list(let other)) where one.count + other.count <= Self.longestList:
      .list(one + other)
    default: .unknown
    }
  }

  /// The values of the branches of an `if` or `switch` that gives a value.
  private func value(ofBranches statement: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    let values = branches(of: statement).taken.map { branch in
      value(givenBy: branch, isKey: isKey) ?? .unknown
    }
    return values.count == 1 ? values[0] : .oneOf(values)
  }

  /// The expression that a block of one statement gives.
  static func given(by block: SwiftSyntax) -> SwiftSyntax? {
    let statements = block.children.filter {
      ![.condition, .parameter].contains($0.kind) && !$0.isConstant
    }
    guard statements.count == 1, [.expression, .returnStatement].contains(statements[0].kind) else {
      return nil
    }
    return statements[0].kind == .expression ? statements[0] : statements[0].first(.expression)
  }

  private func value(ofChain chain: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    var links = Array(chain.children)
    if links.count > 1, links[0].isNamed("self") || links[0].isNamed("Self"),
      links[1].kind == .member
    {
      links.removeFirst()
    }
    guard let base = links.first else { return .unknown }
    let isAlone = links.count == 1
    switch base.kind {
    case .string:
      if isAlone { return literal(base, isKey: isKey) }
      // `"key".localized` and the like.
      guard links[1].kind == .member, links[1].name.hasPrefix("locali"),
        case .text(let key) = literal(base, isKey: false)
      else { return .unknown }
      return index?.text(ofKey: key).map { .text($0) } ?? .unknown
    case .number:
      return isAlone
        ? Double(base.text.filter { $0 != "_" }).map(SwiftUIValue.number) ?? .unknown : .unknown
    case .array: return isAlone ? list(base, isKey: isKey) : .unknown
    case .keyPath: return .keyPath(base.text.split { !$0.isLetter && $0 != "_" }.map(String.init))
    case .implicitMember: return member(links)
    case .tuple:
      let inner = base.all(.argument)
      guard isAlone, inner.count == 1 else { return .unknown }
      return value(of: inner[0].first(.expression), isKey: isKey)
    case .identifier, .member: return value(of: links, in: chain, isKey: isKey)
    default: return .unknown
    }
  }

  /// The value of a chain that begins with a name.
  private func value(
    of links: [SwiftSyntax], in chain: SwiftSyntax, isKey: Bool
  ) -> SwiftUIValue {
    let base = links[0]
    let isAlone = links.count == 1
    if base.isNamed("nil") { return .none }
    if isAlone, base.isNamed("true") { return .flag(true) }
    if isAlone, base.isNamed("false") { return .flag(false) }
    if let known = frame?.value(of: base.name, isKey: isKey, { value(of: $0, isKey: isKey) }) {
      return isAlone
        ? known : property(links.dropFirst(), of: typed(known, base.name), isKey: isKey)
    }
    if links.count == 2, links[1].kind == .call {
      return value(calling: base, links[1], isKey: isKey)
    }
    if isAlone, let frame,
      let value = frame.use.value(
        ofProperty: base.name, isKey: isKey, { property(base.name, isKey: isKey) })
    {
      return value
    }
    return constant(chain) ?? function(links, isKey: isKey) ?? ofCase(links, isKey: isKey)
      ?? member(links)
  }

  /// The value of what a use hands over.
  func value(of argument: SwiftUIFrame.Argument, isKey: Bool) -> SwiftUIValue {
    switch argument {
    case .expression(let parts, let frame, let isText):
      inside(frame)?.value(of: parts[...], isKey: isKey && !isText) ?? .unknown
    case .closure, .views: .unknown
    case .value(let value): value
    }
  }

  /// The value of a constant of the type, or of a property that computes it.
  private func property(_ name: String, isKey: Bool) -> SwiftUIValue? {
    guard let frame, let member = frame.members.first(where: { $0.isProperty(name) }),
      !frame.isInside(member)
    else { return nil }
    let attributes = member.all(.attribute)
    guard attributes.isEmpty else { return attributes.count == 1 ? first(member, frame) : nil }
    let type = member.first(.type)?.text ?? ""
    let mayBeKey = isKey && type.hasPrefix("LocalizedString")
    let inner = SwiftUIFrame(member, in: frame.use, usedIn: frame)
    if let block = member.first(.block) {
      return inside(inner)?.value(givenBy: block, isKey: mayBeKey)
    }
    guard member.isConstant, let value = member.first(.expression) else { return nil }
    return inside(inner).map {
      $0.typed($0.value(of: value, isKey: mayBeKey), by: member.first(.type))
    }
  }

  /// The text that a stored state has at first.
  private func first(_ member: SwiftSyntax, _ frame: SwiftUIFrame) -> SwiftUIValue? {
    guard let wrapper = member.first(.attribute), let value = member.first(.expression),
      ["State", "AppStorage", "SceneStorage"].contains(wrapper.name),
      case .text(let text)? = inside(SwiftUIFrame(member, in: frame.use, usedIn: frame))?
        .value(of: value, isKey: false), !text.isEmpty
    else { return nil }
    return .partly("‹at first: \(text)›")
  }

  /// The elements of a list.
  private func list(_ array: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    .list(
      array.all(.argument).compactMap { argument in
        argument.first(.expression).map {
          Located(value: value(of: $0, isKey: isKey), range: $0.range)
        }
      })
  }

  /// The member that a chain of names leads to.
  private func member(_ links: [SwiftSyntax]) -> SwiftUIValue {
    var names: [String] = []
    for link in links {
      switch link.kind {
      case .identifier, .member: names.append(link.name)
      case .implicitMember:
        let isCalled = links.count == 2 && links[1].kind == .call
        names.append(links.count == 1 || isCalled ? link.name : "." + link.name)
      case .unwrap: continue
      case .call where links.count == names.count + 1: return made(by: names.last ?? "", link)
      default: return .unknown
      }
    }
    guard let name = names.popLast(), !names.isEmpty || links[0].kind == .implicitMember else {
      return .unknown
    }
    return .member(name, of: names)
  }

  /// Calls that make a text of their arguments.
  private static let texts: [StaticString] = [
    "Text", "LocalizedStringKey", "LocalizedStringResource", "String", "NSLocalizedString",
  ]

  private func value(
    calling base: SwiftSyntax, _ call: SwiftSyntax, isKey: Bool
  ) -> SwiftUIValue {
    let made = SwiftUICall(base, call)
    guard Self.texts.contains(where: base.isNamed) else {
      return ownFunction(made, isKey: isKey) ?? function([base, call], isKey: isKey)
        ?? self.made(by: base.name, call)
    }
    let text = made.argument("localized") ?? made.argument("verbatim") ?? made.first
    if base.isNamed("String"), made.argument("localized") == nil { return formatted(made) }
    if let written = made.argument("defaultValue") ?? made.argument("value"),
      case .text(let key) = value(of: text, isKey: false), index?.text(ofKey: key) == nil,
      case .text(let text) = value(of: written, isKey: false), !text.isEmpty
    {
      return .text(text)
    }
    // What has been handed over as a text may be a key here.
    if !made.has("verbatim"), !base.isNamed("Text"),
      case .text(let key) = value(of: text, isKey: false)
    {
      return localized(key)
    }
    return value(of: text, isKey: !made.has("verbatim"))
  }
}

extension SwiftSyntax {
  /// Whether it is a property of that name.
  func isProperty(_ name: String) -> Bool { kind == .variable && self.name == name }

  /// Whether it declares a variable with `let`.
  var isConstant: Bool {
    guard kind == .variable else { return false }
    var start = range.start
    for part in children where part.kind == .attribute || part.kind == .modifier {
      start = part.range.end
    }
    let keyword = tree.file.bytes[start..<max(start, nameRange.start)]
    return keyword.filter { $0 > 0x20 }.elementsEqual("let".utf8)
  }
}
