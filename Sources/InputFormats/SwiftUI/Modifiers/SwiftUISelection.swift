import DocumentSyntax
import ScreenModel

/// Finds controls whose looks depend on something that is called selected: `isSelected`, or
/// `selection == item`. The code that sets it is not known, so that a person has to look.
struct SwiftUISelection {
  private let vocabulary: SwiftUIVocabulary
  /// The block that a tap runs.
  private let action: SwiftSyntax?
  private var isSeen = false
  private var mayBeHeard = false

  /// The longest chain that is looked at, in bytes.
  private static let longest = 4000

  /// The facts about the selection that a chain shows; none where it shows none, or where VoiceOver
  /// may say it.
  static func marks(of chain: SwiftSyntax, _ vocabulary: SwiftUIVocabulary) -> Element.Marks {
    guard chain.range.length <= longest else { return [] }
    var selection = SwiftUISelection(
      vocabulary: vocabulary, action: SwiftUICall.action(of: chain, vocabulary))
    selection.look(through: chain)
    return selection.isSeen && !selection.mayBeHeard ? .looksMayTellChoice : []
  }

  private init(vocabulary: SwiftUIVocabulary, action: SwiftSyntax?) {
    self.vocabulary = vocabulary
    self.action = action
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
      case .ifStatement:
        let condition = syntax.first(.branch)?.first(.condition)?.first(.expression)
        if let condition, Self.isSelection(Array(condition.children)) { isSeen = true }
      default: break
      }
      open += syntax.children
    }
  }

  /// Notes a value that depends on the selection; one that is a text is heard.
  private mutating func lookAtChoice(_ expression: SwiftSyntax) {
    let parts = Array(expression.children)
    guard let place = parts.firstIndex(where: { $0.kind == .ternary }),
      Self.isSelection(Array(parts[..<place]))
    else { return }
    isSeen = true
    let isText = parts[place].all(.expression).contains { value in
      value.first(.chain)?.first(.string) != nil
    }
    // The name of a picture is a text as well.
    let label = expression.parent.flatMap { $0.kind == .argument ? $0.name : nil }
    if isText, label != "systemName", label != "systemImage" { mayBeHeard = true }
  }

  private static let names: Set<String> = [
    "isSelected", "selected", "isCurrent", "isChosen", "isChecked", "isPicked", "isOn",
  ]

  /// Whether a condition asks for a selection.
  private static func isSelection(_ condition: [SwiftSyntax]) -> Bool {
    var parts = condition
    if parts.first?.isSign("!") == true { parts.removeFirst() }
    let chains = parts.filter { $0.kind == .chain }
    switch parts.count {
    case 1:
      guard let chain = chains.first else { return false }
      let links = chain.children.filter { $0.kind != .unwrap }
      if links.count == 1 || links.last?.kind == .member {
        return links.last.map { names.contains($0.name) } ?? false
      }
      // `selection.contains(item)`
      return links.count > 2 && links[links.count - 2].isNamed("contains")
        && isSelectionName(links[links.count - 3].name)
    case 3:
      return chains.count == 2 && (parts[1].isSign("==") || parts[1].isSign("!="))
        && chains.contains { chain in
          chain.children.contains { $0.kind != .call && isSelectionName($0.name) }
        }
    default: return false
    }
  }

  private static func isSelectionName(_ name: String) -> Bool {
    ["selected", "selection", "current"].contains { name.lowercased().hasPrefix($0) }
  }
}
