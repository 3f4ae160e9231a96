import DocumentSyntax
import ScreenModel

/// The modifiers that source declares: functions of extensions that give views, and view modifiers.
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
        if item.all(.inherited).contains(where: { $0.text.hasSuffix("ViewModifier") }) {
          add(item)
        }
      case .conditional:
        for branch in item.all(.branch) { open += branch.children }
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
    let end = Int(declaration.tree.nodes[declaration.index].next)
    for index in declaration.index..<end {
      switch declaration.tree.nodes[index].kind {
      case .member, .implicitMember, .identifier:
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
