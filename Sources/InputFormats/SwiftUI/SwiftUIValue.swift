import DocumentSyntax
import ScreenModel

/// The value of an expression, as far as source tells.
indirect enum SwiftUIValue: Sendable {
  /// There is no expression, or it is `nil`.
  case none
  case text(String)
  case number(Double)
  case flag(Bool)
  /// A member, such as `.red`, with the names in front of it, as in `Color.red`.
  case member(String, of: [String])
  /// A key path by its names.
  case keyPath([String])
  case list([Located<SwiftUIValue>])
  /// One of several, on a condition.
  case oneOf([SwiftUIValue])
  /// A value that a call makes, as `IconOnlyLabelStyle()` does, by the name that is called.
  case made(by: String)
  case unknown

  /// The value as a text, which is there where it is not known.
  var text: SwiftUIText {
    switch self {
    case .none: .none
    case .text(let text): .known(text)
    default: .unknown
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The name of a member, whatever it is a member of.
  var member: String? { if case .member(let name, _) = self { name } else { nil } }
}

/// The names that mean something where an expression is written.
struct SwiftUIScope {
  /// The members of the type around it.
  var members: [SwiftSyntax] = []
  /// The declarations of the project.
  var index: SwiftUIIndex?

  /// The value of an argument: whoever asks what an expression is asks here.
  ///
  /// `isKey` says that SwiftUI looks a literal text up and reads its Markdown.
  func value(of expression: SwiftSyntax?, isKey: Bool = true) -> SwiftUIValue {
    guard let expression else { return .none }
    if let choice = expression.first(.ternary) {
      return .oneOf(choice.all(.expression).map { value(of: $0, isKey: isKey) })
    }
    let parts = Array(expression.children)
    guard parts.count == 1, let chain = parts.first, chain.kind == .chain else { return .unknown }
    let links = Array(chain.children)
    guard let base = links.first else { return .unknown }
    let isAlone = links.count == 1
    switch base.kind {
    case .string: return isAlone ? literal(base, isKey: isKey) : .unknown
    case .number:
      return isAlone
        ? Double(base.text.filter { $0 != "_" }).map(SwiftUIValue.number) ?? .unknown : .unknown
    case .array: return isAlone ? list(base, isKey: isKey) : .unknown
    case .keyPath: return .keyPath(base.text.split { !$0.isLetter && $0 != "_" }.map(String.init))
    case .implicitMember: return member(links)
    case .identifier:
      if base.isNamed("nil") { return .none }
      if isAlone, base.isNamed("true") { return .flag(true) }
      if isAlone, base.isNamed("false") { return .flag(false) }
      if links.count == 2, links[1].kind == .call {
        return value(calling: base, links[1], isKey: isKey)
      }
      return constant(chain) ?? member(links)
    default: return .unknown
    }
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
      case .implicitMember: names.append(links.count == 1 ? link.name : "." + link.name)
      case .unwrap: continue
      case .call where links.count == 2: return .made(by: links[0].name)
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
    guard Self.texts.contains(where: base.isNamed) else { return .made(by: base.name) }
    let made = SwiftUICall(base, call)
    let text = made.argument("localized") ?? made.argument("verbatim") ?? made.first
    if base.isNamed("String"), made.argument("localized") == nil { return .unknown }
    if let written = made.argument("defaultValue") ?? made.argument("value"),
      let key = text.flatMap(Self.literalText), index?.text(ofKey: key) == nil
    {
      return value(of: written, isKey: false)
    }
    return value(of: text, isKey: !made.has("verbatim"))
  }

  // MARK: Texts

  /// The text of a constant of the type around the expression, or of the project.
  private func constant(_ chain: SwiftSyntax) -> SwiftUIValue? {
    let names = chain.children.map(\.name)
    let isOwn = names.count == 1 || names.count == 2 && ["self", "Self"].contains(names[0])
    if isOwn, let name = names.last,
      let member = members.first(where: { $0.kind == .variable && $0.name == name }),
      member.first(.block) == nil, !member.all(.attribute).contains(where: { _ in true }),
      let value = member.first(.expression), member.isConstant,
      value.first(.chain)?.first(.string) != nil,
      case .text(let text) = self.value(of: value, isKey: false)
    {
      return .text(text)
    }
    if case .known(let text)? = index?.text(ofConstant: names) { return .text(text) }
    return nil
  }

  private func literal(_ string: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    guard !string.children.contains(where: { $0.kind == .interpolation }) else { return .unknown }
    let quotes = string.nameRange.length
    let raw = string.all(.text).map(\.text).joined()
    let isRaw = string.name.hasPrefix("#")
    var text = isRaw ? raw : SwiftUIReader.unescaped(raw)
    if quotes > 2, string.name.hasSuffix("\"\"\"") { text = SwiftUIReader.trimmed(text) }
    return isKey ? localized(text) : .text(text)
  }

  /// The text that SwiftUI shows for a text of source, which is looked up in tables.
  private func localized(_ key: String) -> SwiftUIValue {
    if let text = index?.text(ofKey: key) { return .text(SwiftUIReader.withoutMarkdown(text)) }
    // A key such as "home.title" stands for a text of a table; "E-mail" is one only where a table
    // has it, and "PAGED" may be one where others of the project are in capitals.
    let mayBeKey =
      SwiftUIReader.isTableKey(key) && !SwiftUIReader.isHyphenated(key)
      || index?.hasKeysInCapitals == true && SwiftUIStrings.isInCapitals(key)
    return mayBeKey ? .unknown : .text(SwiftUIReader.withoutMarkdown(key))
  }

  /// The text of an expression that is a literal and nothing else.
  private static func literalText(of expression: SwiftSyntax) -> String? {
    guard let chain = expression.first(.chain), Array(chain.children).count == 1 else { return nil }
    return chain.first(.string).flatMap { SwiftUIReader.plainText(of: $0) }
  }
}

extension SwiftSyntax {
  /// Whether a variable is declared with `let`.
  fileprivate var isConstant: Bool {
    var start = range.start
    for part in children where part.kind == .attribute || part.kind == .modifier {
      start = part.range.end
    }
    let keyword = tree.file.bytes[start..<max(start, nameRange.start)]
    return keyword.filter { $0 > 0x20 }.elementsEqual("let".utf8)
  }
}
