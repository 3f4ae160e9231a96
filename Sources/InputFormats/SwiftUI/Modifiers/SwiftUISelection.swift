import DocumentSyntax
import ScreenModel

/// Finds controls whose looks depend on something that is called selected: `isSelected`, or
/// `selection == item`. The code that sets it is not known, so that a person has to look.
struct SwiftUISelection {
  private let vocabulary: SwiftUIVocabulary
  /// The block that a tap runs.
  private let action: SwiftSyntax?
  /// The names of the variables that it sets.
  private let set: Set<String>
  /// The declarations around the chain.
  private let surroundings: Surroundings
  private var isSeen = false
  /// Whether a symbol has two forms, such as filled and not.
  private var isPictured = false
  /// Whether a text depends on something.
  private var changesWords = false
  private var mayBeHeard = false

  /// The longest chain that is looked at, in bytes.
  private static let longest = 4000

  /// The facts about the selection that a chain shows; none where it shows none, or where VoiceOver
  /// may say it.
  static func marks(
    of chain: SwiftSyntax, _ vocabulary: SwiftUIVocabulary, in surroundings: Surroundings
  ) -> Element.Marks {
    guard chain.range.length <= longest else { return [] }
    var selection = SwiftUISelection(
      vocabulary, action: SwiftUICall.action(of: chain, vocabulary), surroundings)
    selection.look(through: chain)
    let isShown = selection.isSeen || selection.isPictured && !selection.changesWords
    return isShown && !selection.mayBeHeard ? .looksMayTellChoice : []
  }

  /// The declarations that a chain leads to.
  struct Surroundings {
    /// The members of the type that is read.
    let members: [SwiftSyntax]
    /// Whether a style of the project leaves accessibility alone.
    let isQuiet: (String) -> Bool
  }

  private init(
    _ vocabulary: SwiftUIVocabulary, action: SwiftSyntax?, _ surroundings: Surroundings
  ) {
    self.vocabulary = vocabulary
    self.action = action
    self.surroundings = surroundings
    set = action.map(Self.variables) ?? []
  }

  /// The last names of the variables that a block sets.
  private static func variables(in block: SwiftSyntax) -> Set<String> {
    let names = block.children.compactMap { statement -> String? in
      let parts = Array(statement.children)
      guard parts.count > 2, parts[1].isSign("="), parts[0].kind == .chain else { return nil }
      return parts[0].children.map(\.name).last
    }
    return Set(names)
  }

  private mutating func look(through chain: SwiftSyntax) {
    var open = [chain]
    while let syntax = open.popLast() {
      guard syntax.index != action?.index else { continue }
      switch syntax.kind {
      case .member:
        switch vocabulary.modifier(named: syntax.name)?.state {
        case .name?, .traits?, .heard?, .perhapsHeard?: mayBeHeard = true
        default: break
        }
      case .implicitMember: if syntax.isNamed("isSelected") { mayBeHeard = true }
      case .expression: lookAtChoice(syntax)
      case .chain: lookAtCall(syntax)
      case .ifStatement:
        let condition = syntax.first(.branch)?.first(.condition)?.first(.expression)
        if let condition, isSelection(Array(condition.children)) { isSeen = true }
      default: break
      }
      open += syntax.children
    }
  }

  /// Notes a value that depends on the selection; one that is a text is heard.
  private mutating func lookAtChoice(_ expression: SwiftSyntax) {
    let parts = Array(expression.children)
    guard let place = parts.firstIndex(where: { $0.kind == .ternary }) else { return }
    let texts = parts[place].all(.expression).compactMap { $0.first(.chain)?.first(.string) }
    // The name of a picture is a text as well.
    let label = expression.parent.flatMap { $0.kind == .argument ? $0.name : nil }
    let isPicture = label == "systemName" || label == "systemImage"
    if !texts.isEmpty, !isPicture { changesWords = true }
    if label == "systemImage", texts.count == 2, areForms(texts) { isPictured = true }
    guard isSelection(Array(parts[..<place])) else { return }
    isSeen = true
    if !texts.isEmpty, !isPicture { mayBeHeard = true }
  }

  /// Whether two symbols are forms of one, such as `heart` and `heart.fill`.
  private func areForms(_ texts: [SwiftSyntax]) -> Bool {
    let names = texts.compactMap(SwiftUIReader.plainText)
    let stems = names.map { $0.split(separator: ".").first }
    return names.count == 2 && names[0] != names[1] && stems[0] != nil && stems[0] == stems[1]
  }

  /// Notes a colour or font that a function of the type gives for the choice, and a style of the
  /// project that is told about it.
  private mutating func lookAtCall(_ chain: SwiftSyntax) {
    guard let base = chain.first(.identifier) else { return }
    if let member = member(base.name), Self.looks.contains(member.first(.type)?.text ?? ""),
      asksForChoice(member)
    {
      isSeen = true
    }
    if let call = chain.first(.call), surroundings.isQuiet(base.name),
      call.all(.argument).contains(where: { Self.names.contains($0.name) })
    {
      isSeen = true
    }
  }

  /// The property or function of the type of a name.
  private func member(_ name: String) -> SwiftSyntax? {
    set.isEmpty
      ? nil : surroundings.members.first { $0.name == name && $0.first(.block) != nil }
  }

  /// Whether a member compares a variable that the tap sets with something.
  private func asksForChoice(_ member: SwiftSyntax) -> Bool {
    member.contains { syntax in
      guard syntax.kind == .expression else { return false }
      let parts = Array(syntax.children)
      return parts.indices.contains { place in
        place > 0 && parts[place].isSign("==")
          && parts[place - 1].children.map(\.name).last.map(set.contains) == true
      }
    }
  }

  /// The types of what is only seen.
  private static let looks: Set<String> = [
    "Color", "SwiftUI.Color", "Font", "Font.Weight", "some ShapeStyle", "AnyShapeStyle",
    "CGFloat", "Double",
  ]

  private static let names: Set<String> = [
    "isSelected", "selected", "isCurrent", "isChosen", "isChecked", "isPicked", "isOn",
  ]

  /// Whether a condition asks for a selection.
  private func isSelection(_ condition: [SwiftSyntax]) -> Bool {
    var parts = condition
    if parts.first?.isSign("!") == true { parts.removeFirst() }
    let chains = parts.filter { $0.kind == .chain }
    switch parts.count {
    case 1:
      guard let chain = chains.first else { return false }
      let links = chain.children.filter { $0.kind != .unwrap }
      if links.count == 1 || links.last?.kind == .member {
        return links.last.map { Self.names.contains($0.name) } ?? false
      }
      if links.count == 2, links[1].kind == .call, let member = member(links[0].name),
        member.first(.type)?.text == "Bool"
      {
        return asksForChoice(member)
      }
      // `selection.contains(item)`
      return links.count > 2 && links[links.count - 2].isNamed("contains")
        && Self.isSelectionName(links[links.count - 3].name)
    case 3:
      return chains.count == 2 && (parts[1].isSign("==") || parts[1].isSign("!="))
        && chains.contains { chain in
          chain.children.contains { $0.kind != .call && Self.isSelectionName($0.name) }
        }
    default: return false
    }
  }

  private static func isSelectionName(_ name: String) -> Bool {
    ["selected", "selection", "current"].contains { name.lowercased().hasPrefix($0) }
  }
}
