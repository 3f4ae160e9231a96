import DocumentSyntax
import ScreenModel

/// The cases of the project's enumerations, and what their properties give for them.
extension SwiftUIScope {
  /// The value of a chain that begins with an enumeration: `Tab.allCases`, or `Tab.home.title`.
  func ofCase(_ links: [SwiftSyntax], isKey: Bool) -> SwiftUIValue? {
    guard let index, links.count > 1, links[0].kind == .identifier, links[1].kind == .member,
      let type = index.enumeration(links[0].name)
    else { return nil }
    if links.count == 2, links[1].isNamed("allCases") {
      return .list(
        type.cases.map { Located(value: .member($0.name, of: [type.name]), range: $0.range) })
    }
    guard links.count > 2, type.cases.contains(where: { $0.name == links[1].name }) else {
      return nil
    }
    return property(links.dropFirst(2), of: .member(links[1].name, of: [type.name]), isKey: isKey)
  }

  /// The value of a property of a case, of which the enumeration is known.
  func property(
    _ links: ArraySlice<SwiftSyntax>, of value: SwiftUIValue, isKey: Bool
  ) -> SwiftUIValue {
    if case .oneOf(let values) = value {
      return .oneOf(values.map { property(links, of: $0, isKey: isKey) })
    }
    guard links.count == 1, let name = links.first, name.kind == .member else { return .unknown }
    if case .made(by: _, with: let arguments) = value { return arguments[name.name] ?? .unknown }
    guard
      case .member(let own, of: let types) = value, types.count == 1, let frame,
      let type = index?.enumeration(types[0]),
      let written = type.cases.first(where: { $0.name == own })
    else { return .unknown }
    if name.isNamed("rawValue") { return type.rawValue(of: written) }
    guard let member = type.members.first(where: { $0.isProperty(name.name) }),
      let block = member.first(.block), !frame.isInside(member)
    else { return .unknown }
    let inner = SwiftUIFrame(
      member, in: type.document, members: type.members, usedIn: frame, at: name.range)
    inner.bind("self", .value(value))
    let isText = member.first(.type)?.text == "String"
    return inside(inner)?.value(givenBy: block, isKey: isKey && !isText) ?? .unknown
  }

  /// The cases of a value as those of the enumeration that the property of that name declares.
  func typed(_ value: SwiftUIValue, _ name: String) -> SwiftUIValue {
    guard case .member(let own, of: let bases) = value, bases.isEmpty,
      let member = frame?.use.members.first(where: { $0.isProperty(name) }),
      let type = member.first(.type)?.text
    else { return value }
    return .member(own, of: [type.hasSuffix("?") ? String(type.dropLast()) : type])
  }

  /// The items of a list as those of the type that is declared for it, such as `[Tab]`.
  func typed(_ value: SwiftUIValue, by type: SwiftSyntax?) -> SwiftUIValue {
    guard case .list(let items) = value, let type = type?.text, type.hasPrefix("["),
      type.hasSuffix("]")
    else { return value }
    let item = String(type.dropFirst().dropLast())
    return .list(
      items.map {
        guard case .member(let own, of: []) = $0.value else { return $0 }
        return Located(value: .member(own, of: [item]), range: $0.range)
      })
  }

  /// A value that a call makes, with what is handed over by labels.
  func made(by name: String, _ call: SwiftSyntax) -> SwiftUIValue {
    var given: [String: SwiftUIValue] = [:]
    for argument in call.all(.argument).prefix(Self.mostArguments)
    where argument.nameRange.length > 0 {
      given[argument.name] = value(of: argument.first(.expression))
    }
    return .made(by: name, with: given)
  }

  /// The most arguments of a call that are values of their own.
  private static let mostArguments = 12

  /// The numbers of a range such as `0..<3`; nil where it is none, or a long one.
  func range(of parts: ArraySlice<SwiftSyntax>) -> SwiftUIValue? {
    let (first, sign, last) = (parts.startIndex, parts.startIndex + 1, parts.endIndex - 1)
    let isOpen = parts[sign].isSign("..<")
    guard isOpen || parts[sign].isSign("..."),
      let start = value(of: parts[first...first], isKey: false).number,
      let end = value(of: parts[last...], isKey: false).number, end >= start,
      end - start <= Self.longestRange
    else { return nil }
    let numbers = stride(from: start, to: isOpen ? end : end + 1, by: 1)
    return .list(numbers.map { Located(value: .number($0), range: parts[first].range) })
  }

  /// The longest range whose numbers are known one by one.
  private static let longestRange = 20.0
}

/// An enumeration of the project.
struct SwiftUIEnumeration: Sendable {
  let name: String
  let syntax: SwiftSyntax
  let document: SwiftUIDocument

  /// The members of it and of its extensions.
  var members: [SwiftSyntax] { document.members[name] ?? Array(syntax.children) }
  var cases: [SwiftSyntax] { syntax.all(.enumCase) }

  /// The raw value of a case, as far as it is a text.
  func rawValue(of written: SwiftSyntax) -> SwiftUIValue {
    guard syntax.first(.inherited)?.text == "String" else { return .unknown }
    guard let value = written.first(.expression) else { return .text(written.name) }
    let text = value.first(.chain)?.first(.string).flatMap(SwiftUIReader.plainText)
    return text.map { .text($0) } ?? .unknown
  }
}
