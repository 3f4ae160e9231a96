import DocumentSyntax
import ScreenModel

/// The modifiers that source declares: functions of extensions that give views, view modifiers, and
/// styles.
struct SwiftUIDeclaredModifiers: Sendable {
  /// The names that the declarations of a name call.
  private var calls: [String: Set<String>] = [:]
  /// The functions and types by their names.
  private var declarations: [String: [SwiftSyntax]] = [:]

  /// No modifiers yet.
  init() {}

  /// The modifiers of a file.
  init(_ tree: SwiftTree) {
    var open = Array(tree.root.children)
    while let item = open.popLast() {
      switch item.kind {
      case .extensionType, .structure, .classType, .protocolType:
        open += item.children
        let protocols = item.all(.inherited).map(\.text)
        if protocols.contains(where: { $0.hasSuffix("ViewModifier") || $0.hasSuffix("Style") }) {
          add(item)
        }
      case .conditional:
        for branch in SwiftUIPlatforms.branches(of: item) { open += branch.children }
      case .function:
        guard let type = item.first(.type), SwiftUIVocabulary.framework.isView(type: type.text)
        else { continue }
        add(item)
      default: break
      }
    }
  }

  private mutating func add(_ declaration: SwiftSyntax) {
    var names: Set<String> = []
    let nodes = declaration.tree.nodes
    let end = Int(nodes[declaration.index].next)
    for index in declaration.index..<end {
      let next = Int(nodes[index].next)
      switch nodes[index].kind {
      case .member, .implicitMember, .identifier:
        guard next < end, nodes[next].kind == .call else { continue }
        names.insert(SwiftSyntax(tree: declaration.tree, index: index).name)
      default: break
      }
    }
    calls[declaration.name, default: []].formUnion(names)
    declarations[declaration.name, default: []].append(declaration)
  }

  /// Adds the modifiers of another file.
  mutating func add(_ other: SwiftUIDeclaredModifiers) {
    calls.merge(other.calls) { $0.union($1) }
    declarations.merge(other.declarations, uniquingKeysWith: +)
  }

  /// The function or type of a name; nil where there are several.
  func declaration(of name: String) -> SwiftSyntax? {
    guard let all = declarations[name], all.count == 1 else { return nil }
    return all[0]
  }

  /// The function or type of a name that a call means by its labels; nil where several may be.
  func declaration(of name: String, for call: SwiftUICall) -> SwiftSyntax? {
    guard let all = declarations[name] else { return nil }
    let fitting = all.count == 1 ? all : all.filter { $0.takes(call) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Whether a name is declared.
  func declares(_ name: String) -> Bool { calls[name] != nil }

  /// Whether a modifier says something about accessibility, by itself or through another one.
  func speaks(_ name: String, _ vocabulary: SwiftUIVocabulary) -> Bool {
    var seen: Set<String> = [name]
    var open = [name]
    while let name = open.popLast() {
      for called in calls[name] ?? [] where seen.insert(called).inserted {
        if vocabulary.modifier(named: called)?.isSpoken == true { return true }
        if !vocabulary.has(modifier: called) { open.append(called) }
      }
    }
    return false
  }
}

extension SwiftSyntax {
  /// Whether a function has parameters for all arguments of a call, and arguments for all that need
  /// one.
  fileprivate func takes(_ call: SwiftUICall) -> Bool {
    let parameters = all(.parameter).map { parameter in
      let label = parameter.first(.label)?.name ?? parameter.name
      return (label: label == "_" ? "" : label, isNeeded: parameter.first(.expression) == nil)
    }
    let given = (call.arguments + call.closures).map(\.name)
    let labels = Set(parameters.map(\.label))
    // A closure behind the call may have no label.
    return call.arguments.allSatisfy { labels.contains($0.name) }
      && parameters.count { $0.isNeeded } <= given.count && given.count <= parameters.count
  }
}
