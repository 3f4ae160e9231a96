import DocumentSyntax
import ScreenModel

/// The names of the views of a project, as its files can use them.
///
/// A name that is declared twice stands for nothing.
struct SwiftUIViewNames: Sendable {
  private var byPath: [String: [SwiftUIView.Declaration]] = [:]
  private var byName: [String: [SwiftUIView.Declaration]] = [:]
  /// How many types have a name, whether they are views or not.
  private var types: [String: Int] = [:]
  private var aliases: [String: Set<String>] = [:]
  /// The names of the types with a `body`, and of protocols that give theirs one.
  private(set) var bodies: Set<String> = []
  /// The names of what extensions give a `body`.
  private var extended: Set<String> = []
  /// The names of all types that are compiled.
  private var declared: Set<String> = []

  /// Adds the views of a file.
  mutating func add(_ document: SwiftUIDocument) {
    declared.formUnion(document.types.keys)
    for (type, name) in zip(document.views, document.viewNames) {
      bodies.formUnion([name.path, name.last])
      if type.kind == .extensionType { extended.insert(type.name) }
      guard name.reach == .project else { continue }
      let declaration = SwiftUIView.Declaration(document: document, type: type)
      byPath[name.path, default: []].append(declaration)
      if !name.isOutermost, name.isMeant(in: .framework) {
        byName[name.last, default: []].append(declaration)
      }
    }
    for path in document.shared { types[path, default: 0] += 1 }
    for (name, type) in document.aliases where !SwiftUIVocabulary.framework.reads(view: name) {
      aliases[name, default: []].insert(type)
    }
  }

  /// The view of a name with those of the types around it, and no other.
  func view(at path: String) -> SwiftUIView.Declaration? { only(byPath[path], path) }

  /// The view that a name stands for. Before it there may be a type around it, or the module.
  func view(named name: String) -> SwiftUIView.Declaration? {
    if let view = only(byPath[name], name) { return view }
    guard let last = name.split(separator: ".").last.map(String.init) else { return nil }
    if last != name, let view = only(byPath[last], last) { return view }
    // A type in another one may be meant, where nothing else has its name.
    return types[last, default: 0] == 0 ? only(byName[last], last) : nil
  }

  /// Whether a type is a view, and its `body` is read under no name of its own.
  func leavesOut(_ type: SwiftUIBodilessType) -> Bool {
    !bodies.contains(type.name)
      && type.protocols.contains {
        $0 == "View" || extended.contains($0) && !declared.contains($0)
      }
  }

  private func only(_ found: [SwiftUIView.Declaration]?, _ name: String) -> SwiftUIView.Declaration?
  {
    // Another type of this name need not be a view, as far as its own line tells.
    guard let found, found.count == 1, types[name, default: 0] <= 1 else { return nil }
    return found[0]
  }

  /// The type that another name stands for.
  func type(ofAlias name: String) -> String? {
    aliases[name].flatMap { $0.count == 1 ? $0.first : nil }
  }
}

extension SwiftUIView {
  /// The declaration of a type of views, in its file.
  struct Declaration: Sendable {
    let document: SwiftUIDocument
    let type: SwiftSyntax
  }
}
