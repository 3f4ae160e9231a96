import DocumentSyntax
import ScreenModel

/// Finds controls whose looks say that they are chosen: a tap sets `choice = item`, and
/// `choice == item` decides about a colour, a weight or a picture, and perhaps about words.
struct SwiftUIChoice {
  private let vocabulary: SwiftUIVocabulary
  /// The block that a tap runs.
  private let action: SwiftSyntax
  /// The variable that it sets, and the new value.
  private let name: SwiftSyntax
  private let value: SwiftSyntax
  private var isSeen = false
  private var isHeard = false
  private var hasWords = false

  /// The longest chain that is looked at, in bytes.
  private static let longest = 4000

  /// The facts about the choice that a chain makes; none where it makes none that is seen.
  static func marks(of chain: SwiftSyntax, _ vocabulary: SwiftUIVocabulary) -> Element.Marks {
    guard let action = SwiftUICall.action(of: chain, vocabulary),
      let (name, value) = assignment(in: action), chain.range.length <= longest
    else { return [] }
    var choice = SwiftUIChoice(
      vocabulary: vocabulary, action: action, name: name, value: value)
    choice.look(through: chain)
    guard choice.isSeen else { return [] }
    var marks: Element.Marks = .looksTellChoice
    if choice.isHeard { marks.insert(.speechTellsTap) }
    if choice.hasWords { marks.insert(.showsWords) }
    return marks
  }

  private init(
    vocabulary: SwiftUIVocabulary, action: SwiftSyntax, name: SwiftSyntax, value: SwiftSyntax
  ) {
    self.vocabulary = vocabulary
    self.action = action
    self.name = name
    self.value = value
  }

  /// The one variable that a block sets, and its new value.
  private static func assignment(
    in block: SwiftSyntax
  ) -> (name: SwiftSyntax, value: SwiftSyntax)? {
    var found: [(name: SwiftSyntax, value: SwiftSyntax)] = []
    for statement in block.children where statement.kind == .expression {
      let parts = Array(statement.children)
      if parts.count == 1, let closure = parts[0].first(.call)?.first(.closure),
        parts[0].first(.identifier)?.isNamed("withAnimation") == true
      {
        if let inner = assignment(in: closure) { found.append(inner) }
      } else if parts.count == 3, parts[1].isSign("="), parts[0].kind == .chain,
        parts[2].kind == .chain
      {
        found.append((parts[0], parts[2]))
      }
    }
    guard found.count == 1, let word = found[0].value.first(.identifier) else {
      return found.count == 1 ? found[0] : nil
    }
    let isSwitch = word.isNamed("true") || word.isNamed("false") || word.isNamed("nil")
    return isSwitch ? nil : found[0]
  }

  private mutating func look(through chain: SwiftSyntax) {
    var open = [(syntax: chain, isSeen: true)]
    while let (syntax, isOutside) = open.popLast() {
      let isSeen = isOutside && syntax.index != action.index
      switch syntax.kind {
      case .chain: if isSeen { lookAtCalls(of: syntax) }
      case .expression: if isSeen, isCondition(Array(syntax.children)) { self.isSeen = true }
      case .ifStatement: if isSeen, choosesPicture(syntax) { self.isSeen = true }
      case .member: if tells(syntax) { isHeard = true }
      case .identifier, .implicitMember, .argument, .label:
        if syntax.isNamed("isSelected") { isHeard = true }
      default: break
      }
      for child in syntax.children { open.append((child, isSeen)) }
    }
  }

  /// Whether a modifier may tell the choice.
  private func tells(_ member: SwiftSyntax) -> Bool {
    if member.isNamed("isSelected") { return true }
    switch vocabulary.modifier(named: member.name)?.state {
    case .name?, .traits?, .heard?: return true
    default: return false
    }
  }

  /// Notes words, and words that change with the choice.
  private mutating func lookAtCalls(of chain: SwiftSyntax) {
    guard let base = chain.first(.identifier), let made = chain.first(.call) else { return }
    let call = SwiftUICall(base, made)
    guard call.showsWords(vocabulary) else { return }
    hasWords = true
    // A text that changes says it.
    let text = call.argument("verbatim") ?? call.first
    if base.isNamed("Text"), let text, isChoice(Array(text.children).prefix(4)) { isHeard = true }
  }

  /// Whether an expression is a value for the choice and another one for the rest.
  private func isCondition(_ parts: [SwiftSyntax]) -> Bool {
    parts.indices.contains { index in
      index >= 3 && parts[index].kind == .ternary && isChoice(parts[(index - 3)..<index])
    }
  }

  /// Whether parts of an expression begin with `choice == item`.
  private func isChoice(_ parts: ArraySlice<SwiftSyntax>) -> Bool {
    let parts = Array(parts.prefix(3))
    return parts.count == 3 && parts[1].isSign("==") && parts[0].isSame(as: name)
      && parts[2].isSame(as: value)
  }

  /// Whether a picture is shown for the choice; what is handed to a view of the app may be words.
  private func choosesPicture(_ statement: SwiftSyntax) -> Bool {
    statement.all(.branch).contains { branch in
      let parts = Array(branch.children)
      guard parts.count > 1, parts[1].kind == .expression,
        let condition = parts[0].first(.expression).map({ Array($0.children) }),
        condition.count == 3, isChoice(condition[...]), let view = parts[1].first(.chain),
        let base = view.first(.identifier), view.first(.call) != nil
      else { return false }
      return vocabulary.view(named: base.name)?.state == .looks
        || isTicked(view, in: statement, beside: branch)
    }
  }

  /// Whether a label with a tick stands in the place of the same words without one.
  private func isTicked(
    _ view: SwiftSyntax, in statement: SwiftSyntax, beside branch: SwiftSyntax
  ) -> Bool {
    guard let base = view.first(.identifier), base.isNamed("Label"), let call = view.first(.call),
      let title = SwiftUICall(base, call).first?.text
    else { return false }
    let others = statement.all(.branch).filter { $0.index != branch.index }
    return others.count == 1
      && others[0].contains { syntax in
        guard syntax.kind == .chain, let base = syntax.first(.identifier), base.isNamed("Text"),
          let call = syntax.first(.call)
        else { return false }
        return SwiftUICall(base, call).first?.text == title
      }
  }
}

extension SwiftSyntax {
  /// Whether it is an operator.
  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  /// Whether two chains are written in the same way, but for blanks, comments and `self`.
  fileprivate func isSame(as other: SwiftSyntax) -> Bool {
    let (own, others) = (links, other.links)
    return own.count == others.count
      && zip(own, others).allSatisfy { one, other in
        guard one.name == other.name, one.kind == other.kind || one.isName && other.isName else {
          return false
        }
        let (parts, others) = (Array(one.children), Array(other.children))
        guard !parts.isEmpty || !others.isEmpty else {
          return one.isName || one.text == other.text
        }
        return parts.count == others.count
          && zip(parts, others).allSatisfy { $0.isSame(as: $1) }
      }
  }

  /// Whether it is a name, which is a member behind `self`.
  private var isName: Bool { kind == .identifier || kind == .member }

  /// The parts of a chain without `self`; of anything else, the thing itself.
  private var links: [SwiftSyntax] {
    guard kind == .chain else { return [self] }
    let links = Array(children)
    return links.count > 1 && links[0].isNamed("self") ? Array(links.dropFirst()) : links
  }

  /// Whether this node or one inside fits.
  func contains(_ fits: (SwiftSyntax) -> Bool) -> Bool {
    var open = [self]
    while let syntax = open.popLast() {
      if fits(syntax) { return true }
      open += syntax.children
    }
    return false
  }
}
