import DocumentSyntax

/// The beginning of a chain of source: what is called or named, without `self`, the names of types
/// around it, and `init`.
struct SwiftUIChainHead {
  /// The name, or whatever else the chain begins with.
  private(set) var base: SwiftSyntax
  /// The types in front of the name, as in `Kit.Icon()`, with a full stop behind each.
  private(set) var namespace = ""
  /// The links behind it.
  private(set) var rest: ArraySlice<SwiftSyntax>

  /// The beginning of a chain; nil where it has no links.
  init?(_ chain: SwiftSyntax) {
    rest = Array(chain.children)[...]
    guard let first = rest.popFirst() else { return nil }
    base = first
    if first.kind == .identifier, first.isNamed("self") || first.isNamed("Self"),
      let member = rest.first, member.kind == .member
    {
      base = member
      rest = rest.dropFirst()
    }
    // `(Button)(…)` is `Button(…)`.
    if base.kind == .tuple, rest.first?.kind == .call, let inner = Self.nameInBrackets(base) {
      base = inner
    }
    while SwiftUIReader.isTypeName(base), let next = rest.first, next.kind == .member,
      SwiftUIReader.isTypeName(next)
    {
      if !base.isNamed("SwiftUI") { namespace += base.name + "." }
      base = next
      rest = rest.dropFirst()
    }
    // `Button.init(…)` is `Button(…)`.
    if SwiftUIReader.isTypeName(base), let member = rest.first, member.isNamed("init") {
      rest = rest.dropFirst()
    }
  }

  /// The name that stands alone in brackets.
  private static func nameInBrackets(_ tuple: SwiftSyntax) -> SwiftSyntax? {
    let arguments = tuple.all(.argument)
    guard arguments.count == 1,
      let links = arguments[0].first(.expression)?.first(.chain).map({ Array($0.children) }),
      links.count == 1, links[0].kind == .identifier,
      SwiftUIReader.isTypeName(links[0])
    else { return nil }
    return links[0]
  }
}
