import DocumentSyntax
import ScreenModel

/// Finds controls whose looks say that they are on: a tap turns a variable over, which decides
/// about a picture or colour, and perhaps about what VoiceOver says.
struct SwiftUIToggle {
  /// The block that a tap runs.
  private let action: SwiftSyntax
  /// The names from the variable down to its member, as in `item.isDone`.
  private let path: [String]
  /// The source of a view of the app, or of a property that is one, by its name.
  private let content: (String) -> SwiftSyntax?
  private let vocabulary: SwiftUIVocabulary
  private var isSeen = false
  private var isHeard = false
  private var hasWords = false

  private typealias Place = SwiftUIModifier.StateEffect

  /// The facts about the variable that a tap on a chain turns over; none where nobody sees it.
  /// `content` gives what a view of the app, or a property that is one, shows by its name.
  static func marks(
    of chain: SwiftSyntax, _ vocabulary: SwiftUIVocabulary, content: (String) -> SwiftSyntax?
  ) -> Element.Marks {
    guard let action = SwiftUICall.action(of: chain, vocabulary), let path = turned(in: action)
    else { return [] }
    return withoutActuallyEscaping(content) { content in
      var toggle = SwiftUIToggle(
        action: action, path: path, content: content, vocabulary: vocabulary)
      toggle.look(through: chain)
      guard toggle.isSeen else { return [] }
      var marks: Element.Marks = .looksTellSwitch
      if toggle.isHeard { marks.insert(.speechTellsTap) }
      if toggle.hasWords { marks.insert(.showsWords) }
      return marks
    }
  }

  private init(
    action: SwiftSyntax, path: [String], content: @escaping (String) -> SwiftSyntax?,
    vocabulary: SwiftUIVocabulary
  ) {
    self.action = action
    self.vocabulary = vocabulary
    self.path = path
    self.content = content
  }

  // MARK: The tap

  /// The one variable that a block turns over: `isOn.toggle()`, also among other statements and in
  /// `withAnimation`.
  private static func turned(in block: SwiftSyntax) -> [String]? {
    var found: [[String]] = []
    for statement in block.children where statement.kind == .expression {
      let parts = Array(statement.children)
      guard let chain = parts.first, chain.kind == .chain else { continue }
      let links = Array(chain.children)
      let names = names(of: chain)
      if parts.count == 1, names.last == "toggle", names.count > 1, links.last?.kind == .call {
        found.append(names.dropLast())
      } else if parts.count == 4, parts[1].isSign("="), parts[2].isSign("!"),
        parts[3].kind == .chain,
        self.names(of: parts[3]) == names
      {
        found.append(names)
      } else if names == ["withAnimation"], let closure = links.last?.all(.closure).last,
        let inner = turned(in: closure)
      {
        found.append(inner)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The names that a chain begins with, without `self`.
  private static func names(of chain: SwiftSyntax) -> [String] {
    var names: [String] = []
    for link in chain.children {
      switch link.kind {
      case .identifier where names.isEmpty && link.isNamed("self"): continue
      case .identifier, .member: names.append(link.name)
      case .unwrap: continue
      default: return names
      }
    }
    return names
  }

  // MARK: What follows it

  /// Labels are made of a few views.
  private static let mostViews = 8

  private mutating func look(through chain: SwiftSyntax) {
    var open: [(syntax: SwiftSyntax, place: Place)] = [(chain, .anything)]
    var known: Set<String> = []
    while let (syntax, place) = open.popLast() {
      guard syntax.index != action.index || syntax.tree !== action.tree else { continue }
      switch syntax.kind {
      case .chain:
        let names = Self.names(of: syntax)
        note(names, place)
        if let name = names.first, known.count < Self.mostViews, let inner = content(name),
          known.insert(name).inserted
        {
          open.append((inner, place))
        }
        var name: SwiftSyntax?
        for link in syntax.children {
          if [.identifier, .member, .implicitMember].contains(link.kind) { name = link }
          if link.kind == .call, let name { noteWords(of: SwiftUICall(name, link)) }
          guard link.kind == .call, let name else {
            open.append((link, place))
            continue
          }
          let inner = self.place(in: name.name, place)
          for part in link.children {
            // A title is heard, and the picture beside it is not.
            let isPicture = part.isNamed("systemImage") || part.isNamed("image")
            let isTitled = vocabulary.view(named: name.name)?.words != .never
            open.append((part, isPicture && isTitled ? .looks : inner))
          }
        }
      case .ifStatement, .switchStatement:
        let isDrawn = syntax.all(.branch).allSatisfy(isDrawn)
        for branch in syntax.children {
          for part in branch.kind == .branch ? Array(branch.children) : [branch] {
            open.append((part, part.kind == .condition && isDrawn ? .looks : place))
          }
        }
      default:
        for child in syntax.children { open.append((child, place)) }
      }
    }
  }

  private mutating func note(_ names: [String], _ place: Place) {
    let own =
      names.first?.hasPrefix("$") == true ? [String(names[0].dropFirst())] + names[1...] : names
    guard own.starts(with: path) else {
      // Handed over as a whole, it may say anything.
      if !own.isEmpty, path.starts(with: own), place == .anything { isHeard = true }
      return
    }
    switch place {
    case .looks: isSeen = true
    case .layout: break
    default: isHeard = true
    }
  }

  /// Notes words, and modifiers that tell a state or of which that is not known.
  private mutating func noteWords(of call: SwiftUICall) {
    if call.showsWords(vocabulary) { hasWords = true }
    switch vocabulary.modifier(named: call.name.name)?.state {
    case .name?:
      hasWords = true
      if !call.beginsWithLiteral { isHeard = true }
    case .traits?:
      let traits = SwiftUIReader.WrittenTraits(SwiftUIScope().value(of: call.first))
      if traits.mayBeMore || traits.certain.isEmpty
        || !traits.certain.allSatisfy(Self.roles.contains)
      {
        isHeard = true
      }
    case .heard?, .perhapsHeard?: isHeard = true
    default: break
    }
  }

  /// Traits that say what an element is, and not how it is.
  private static let roles: Set<String> = ["button", "image", "header", "link"]

  /// The effect of a state among the arguments of a call.
  private func place(in call: String, _ around: Place) -> Place {
    let state = vocabulary.view(named: call)?.state ?? vocabulary.modifier(named: call)?.state
    return switch state {
    case .looks?: .looks
    case .layout?: .layout
    // What holds views leaves it to them.
    case .inside?: around
    default: .anything
    }
  }

  /// Whether a branch shows pictures and shapes alone, without words for VoiceOver.
  private func isDrawn(_ branch: SwiftSyntax) -> Bool {
    !branch.contains { syntax in
      switch syntax.kind {
      case .identifier where syntax.name.first?.isUppercase == true:
        vocabulary.view(named: syntax.name)?.isDrawn != true
      case .member: vocabulary.modifier(named: syntax.name)?.isSpoken == true
      default: false
      }
    }
  }
}
