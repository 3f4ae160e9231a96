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
    for sign in ["||", "&&", "==", "!=", "??", "+"] {
      guard let place = parts.lastIndex(where: { $0.isSign(sign) }), place > parts.startIndex
      else { continue }
      return joined(
        sign, value(of: parts[..<place], isKey: isKey),
        value(of: parts[(place + 1)...], isKey: isKey))
    }
    if first.isSign("!"), let flag = value(of: parts.dropFirst(), isKey: false).flag {
      return .flag(!flag)
    }
    if first.isSign("-"), let number = value(of: parts.dropFirst(), isKey: false).number {
      return .number(-number)
    }
    return .unknown
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
    case ("??", .text, _), ("??", .number, _), ("??", .flag, _), ("??", .member, _): one
    case ("??", _, _): .oneOf([one, other])
    case ("+", .text(let one), .text(let other))
    where one.utf8.count + other.utf8.count <= Self.longestText:
      .text(one + other)
    case ("+", .list(let one), .list(let other)) where one.count + other.count <= Self.longestList:
      .list(one + other)
    default: .unknown
    }
  }

  /// The values of the branches of an `if` or `switch` that gives a value.
  private func value(ofBranches statement: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    let values = branches(of: statement).taken.map { branch in
      Self.given(by: branch).map { value(of: $0, isKey: isKey) } ?? .unknown
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
      return isAlone ? known : .unknown
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
    return constant(chain) ?? function(links, isKey: isKey) ?? member(links)
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
      member.all(.attribute).isEmpty, !frame.isInside(member)
    else { return nil }
    let type = member.first(.type)?.text ?? ""
    let mayBeKey = isKey && type.hasPrefix("LocalizedString")
    let inner = SwiftUIFrame(member, in: frame.use, usedIn: frame)
    if let block = member.first(.block) {
      return Self.given(by: block).flatMap { inside(inner)?.value(of: $0, isKey: mayBeKey) }
    }
    guard member.isConstant, let value = member.first(.expression) else { return nil }
    return inside(inner)?.value(of: value, isKey: mayBeKey)
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
      case .call where links.count == names.count + 1: return .made(by: names.last ?? "")
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
        ?? .made(by: base.name)
    }
    let text = made.argument("localized") ?? made.argument("verbatim") ?? made.first
    if base.isNamed("String"), made.argument("localized") == nil { return .unknown }
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

  // MARK: Texts

  /// The text of a constant of the project.
  private func constant(_ chain: SwiftSyntax) -> SwiftUIValue? {
    let names = chain.children.map(\.name)
    guard case .known(let text)? = index?.text(ofConstant: names) else { return nil }
    // A long text takes as long to judge as many short ones.
    guard text.utf8.count < 1_000 || frame?.budget.spend(text.utf8.count / 32) != false else {
      return .unknown
    }
    return .text(text)
  }

  private func literal(_ string: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    let isPieced = string.children.contains { $0.kind == .interpolation }
    let quotes = string.nameRange.length
    let isRaw = string.name.hasPrefix("#")
    var text = ""
    for part in string.children {
      switch part.kind {
      case .text: text += isRaw ? part.text : SwiftUIReader.unescaped(part.text)
      case .interpolation:
        let arguments = part.all(.argument)
        guard arguments.count == 1, frame != nil,
          case .text(let inner) = value(of: arguments[0].first(.expression), isKey: false)
        else { return .unknown }
        text += inner
        // Texts that show each other twice would fill the memory.
        guard text.utf8.count <= Self.longestText else { return .unknown }
      default: break
      }
    }
    if quotes > 2, string.name.hasSuffix("\"\"\"") { text = SwiftUIReader.trimmed(text) }
    return isKey && !isPieced ? localized(text) : .text(text)
  }

  /// The text that SwiftUI shows for a text of source, which is looked up in tables.
  func localized(_ key: String) -> SwiftUIValue {
    if let text = index?.text(ofKey: key) { return .text(SwiftUIReader.withoutMarkdown(text)) }
    // A key such as "home.title" stands for a text of a table; "E-mail" is one only where a table
    // has it, and "PAGED" may be one where others of the project are in capitals.
    let mayBeKey =
      SwiftUIReader.isTableKey(key) && !SwiftUIReader.isHyphenated(key)
      || index?.hasKeysInCapitals == true && SwiftUIStrings.isInCapitals(key)
    return mayBeKey ? .unknown : .text(SwiftUIReader.withoutMarkdown(key))
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
