import DocumentSyntax

/// Finds controls whose looks alone say that they are on: a tap turns a variable over, which
/// decides about a picture or colour and about nothing that VoiceOver says.
struct SwiftUIToggle {
  /// The block that a tap runs.
  private let action: SwiftSyntax
  /// The names from the variable down to its member, as in `item.isDone`.
  private let path: [String]
  /// The source of a view of the app, or of a property that is one, by its name.
  private let content: (String) -> SwiftSyntax?
  private var isSeen = false
  private var isHeard = false
  private var hasWords = false

  /// The meaning of a place for who cannot see it.
  private enum Place {
    /// It changes looks, or layout and movement alone.
    case looks, layout
    /// It may change words, or what is there.
    case words
  }

  /// Whether a chain is such a control; `content` gives what a view of the app, or a property that
  /// is one, shows by its name.
  static func isOnlySeen(
    in chain: SwiftSyntax, content: (String) -> SwiftSyntax?
  ) -> Bool {
    guard let action = SwiftUICall.action(of: chain), let path = turned(in: action) else {
      return false
    }
    return withoutActuallyEscaping(content) { content in
      var toggle = SwiftUIToggle(action: action, path: path, content: content)
      toggle.look(through: chain)
      return toggle.isSeen && !toggle.isHeard && toggle.hasWords
    }
  }

  private init(
    action: SwiftSyntax, path: [String], content: @escaping (String) -> SwiftSyntax?
  ) {
    self.action = action
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
      } else if parts.count == 4, parts[1].text == "=", parts[2].text == "!",
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
    var open: [(syntax: SwiftSyntax, place: Place)] = [(chain, .words)]
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
          let inner = link.kind == .call ? name.map { self.place(in: $0.name, place) } : nil
          open.append((link, inner ?? place))
        }
      case .ifStatement, .switchStatement:
        let isDrawn = syntax.all(.branch).allSatisfy(Self.isDrawn)
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
      if !own.isEmpty, path.starts(with: own), place == .words { isHeard = true }
      return
    }
    switch place {
    case .looks: isSeen = true
    case .layout: break
    case .words: isHeard = true
    }
  }

  /// Notes words, and modifiers that tell a state or of which that is not known.
  private mutating func noteWords(of call: SwiftUICall) {
    switch call.name.name {
    case "Text", "Label": hasWords = true
    case "Button": if call.first?.first(.chain)?.first(.string) != nil { hasWords = true }
    case "accessibilityLabel":
      hasWords = true
      if call.first?.first(.chain)?.first(.string) == nil { isHeard = true }
    case "accessibilityAddTraits":
      let roles = ["isButton", "isImage", "isHeader", "isLink"]
      let text = call.first?.text ?? ""
      let names = text.split { !$0.isLetter }.map(String.init)
      if names.isEmpty || !names.allSatisfy(roles.contains) { isHeard = true }
    case "accessibilityHint", "accessibilityIdentifier", "accessibilityInputLabels": break
    case let name where name.hasPrefix("accessibility"): isHeard = true
    default: break
    }
  }

  private func place(in call: String, _ around: Place) -> Place {
    if Self.looks.contains(call) { return .looks }
    if Self.layout.contains(call) { return .layout }
    // What holds views leaves it to them.
    return Self.holders.contains(call) ? around : .words
  }

  private static let looks: Set<String> = [
    "Image", "foregroundColor", "foregroundStyle", "fill", "background", "tint", "accentColor",
    "opacity", "stroke", "strokeBorder", "border", "fontWeight", "bold", "italic", "symbolVariant",
    "rotationEffect", "strikethrough", "underline", "brightness", "saturation", "grayscale",
    "colorMultiply", "overlay", "listRowBackground",
  ]

  private static let layout: Set<String> = [
    "animation", "frame", "offset", "padding", "scaleEffect", "symbolEffect", "shadow", "blur",
    "cornerRadius", "clipShape", "zIndex", "contentTransition", "transition", "font",
    "sensoryFeedback", "imageScale", "rotation3DEffect",
  ]

  private static let holders: Set<String> = [
    "Button", "HStack", "VStack", "ZStack", "Group", "Section", "contentShape", "Spacer",
  ]

  private static let drawn: Set<String> = [
    "Image", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Color", "Divider",
    "Spacer", "ZStack", "HStack", "VStack", "LinearGradient",
  ]

  /// Whether a branch shows pictures and shapes alone, without words for VoiceOver.
  private static func isDrawn(_ branch: SwiftSyntax) -> Bool {
    var open = Array(branch.children)
    while let syntax = open.popLast() {
      switch syntax.kind {
      case .identifier where !drawn.contains(syntax.name) && syntax.name.first?.isUppercase == true:
        return false
      case .member where syntax.name.hasPrefix("accessibility"): return false
      default: open += syntax.children
      }
    }
    return true
  }
}
