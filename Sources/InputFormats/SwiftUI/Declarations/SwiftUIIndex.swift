import DocumentSyntax
import ScreenModel

/// The declarations of a whole project that its views use: types of views, constant texts, and the
/// texts of its string tables.
///
/// A name that is declared twice stands for nothing, so that the order of files does not matter.
public final class SwiftUIIndex: Sendable {
  /// A constant text of source.
  enum Constant: Equatable, Sendable {
    case text(String)
    /// The key of a text in a table, and the text where no table has it.
    case key(String, default: String?)
    /// A name with several meanings.
    case ambiguous
  }

  private let sources: [SwiftUISource]
  private let tables: [SwiftUIStrings]
  private let documents: [String: SwiftUIDocument]
  private let views: [String: SwiftUIView.Declaration]
  private let constants: [String: Constant]
  /// The names of the types with a `body`, and of protocols that give theirs one.
  private let bodies: Set<String>
  /// The names of the protocols among them.
  private let protocols: Set<String>
  /// The names of all types of the project.
  private let declared: Set<String>
  private let texts: [String: String]
  /// The functions without a type around them and the static ones of types, by their names; those
  /// of several declarations stand for nothing.
  private let functions: [String: SwiftSyntax?]
  /// The values of static variables, in the same way.
  private let statics: [String: SwiftSyntax?]
  /// The properties and functions that give views, by the names of their types and their own; those
  /// of several declarations stand for nothing.
  private let viewMembers: [String: SwiftSyntax?]
  /// Those of types that are not views, by their own names alone.
  private let viewsOfValues: [String: SwiftSyntax?]
  private let uses: SwiftUIUses
  /// The views that are too big to be looked into where they are used.
  private let screens: Set<String>
  /// The modifiers that the project declares.
  let modifiers: SwiftUIDeclaredModifiers
  /// The assignments of classes of the project to their outlets.
  let outlets: OutletAssignments
  /// Whether keys of tables are words in capitals, so that such a word may be one.
  let hasKeysInCapitals: Bool
  /// Whether the project is for the Mac alone, as far as its imports tell.
  let isForMac: Bool

  /// The index of source files and string tables that were read; their order makes no difference.
  public init(_ sources: [SwiftUISource], _ tables: [SwiftUIStrings]) {
    self.sources = sources
    self.tables = tables
    documents = Dictionary(
      sources.filter(\.isWhole).map { ($0.document.tree.file.path, $0.document) },
      uniquingKeysWith: { first, _ in first })
    isForMac =
      sources.contains { $0.document.importsAppKit }
      && !sources.contains { $0.document.importsUIKit }
    var views: [String: [SwiftUIView.Declaration]] = [:]
    var extensions: Set<String> = []
    var constants: [String: Constant] = [:]
    var declared: Set<String> = []
    var declarations: [String: Int] = [:]
    var uses = SwiftUIUses()
    var modifiers = SwiftUIDeclaredModifiers()
    var functions: [String: SwiftSyntax?] = [:]
    var statics: [String: SwiftSyntax?] = [:]
    var viewMembers: [String: SwiftSyntax?] = [:]
    var sizes = SwiftUISizes()
    for source in sources {
      sizes.add(source.document.sizes)
      uses.add(source.uses)
      modifiers.add(source.document.modifiers)
      declared.formUnion(source.document.members.keys)
      declarations.merge(source.document.types, uniquingKeysWith: +)
      for (type, name) in zip(source.document.views, source.document.viewNames) {
        let declaration = SwiftUIView.Declaration(document: source.document, type: type)
        views[name, default: []].append(declaration)
        if name != type.name { views[type.name, default: []].append(declaration) }
        if type.kind == .extensionType { extensions.insert(type.name) }
      }
      constants.merge(source.constants) { $0 == $1 ? $0 : .ambiguous }
      functions.merge(source.functions) { _, _ in nil }
      statics.merge(source.statics) { _, _ in nil }
      viewMembers.merge(source.viewMembers) { _, _ in nil }
    }
    bodies = Set(views.keys)
    protocols = extensions.filter { declarations[$0] == nil }
    self.views = views.compactMapValues { $0.count == 1 ? $0[0] : nil }.filter {
      // Another type of this name need not be a view, as far as its own line tells.
      declarations[$0.key, default: 0] <= 1
    }
    self.constants = constants
    self.declared = declared
    self.functions = functions
    self.statics = statics
    self.viewMembers = viewMembers
    viewsOfValues = Self.viewsOfValues(viewMembers, of: Set(views.keys))
    screens = sizes.screens()
    self.uses = uses
    self.modifiers = modifiers
    outlets = sources.reduce(into: OutletAssignments()) { $0.add($1.outlets) }
    texts = Self.texts(of: tables)
    hasKeysInCapitals = tables.contains {
      $0.texts.keys.contains(where: SwiftUIStrings.isInCapitals)
    }
  }

  /// The members that give views of types that are not views, by their own names.
  private static func viewsOfValues(
    _ members: [String: SwiftSyntax?], of views: Set<String>
  ) -> [String: SwiftSyntax?] {
    var found: [String: SwiftSyntax?] = [:]
    for (path, member) in members {
      let names = path.split(separator: ".").map(String.init)
      guard names.count == 2, !views.contains(names[0]) else { continue }
      found.merge([names[1]: member]) { _, _ in nil }
    }
    return found
  }

  /// The texts of tables by their keys, but for those that the tables disagree about.
  private static func texts(of tables: [SwiftUIStrings]) -> [String: String] {
    var texts: [String: String] = [:]
    var doubtful: Set<String> = []
    for table in tables {
      for (key, text) in table.texts where texts.updateValue(text, forKey: key) ?? text != text {
        doubtful.insert(key)
      }
    }
    for key in doubtful { texts[key] = nil }
    return texts
  }

  /// The index once some of its files have changed, which are not parsed again; nil where it does
  /// not have one of them.
  package func replacing(_ changed: [Document]) -> SwiftUIIndex? {
    var sources = sources
    for document in changed {
      guard let source = document.source as? SwiftUIDocument,
        let place = sources.firstIndex(where: {
          $0.document.tree.file.path == document.file.path
        })
      else { return nil }
      sources[place] = SwiftUISource(source, isWhole: document.outline.problems.isEmpty)
    }
    return SwiftUIIndex(sources, tables)
  }

  /// The file as it was read for the index, so that it is parsed once; nil for other contents.
  func document(of file: SourceFile) -> SwiftUIDocument? {
    documents[file.path].flatMap { $0.tree.file.bytes.elementsEqual(file.bytes) ? $0 : nil }
  }

  /// The file at a path, as it was read for the index.
  func document(at path: String) -> SwiftUIDocument? { documents[path] }

  /// The views that nothing explains, the most used first: neither the project declares them nor
  /// does SwiftUI.
  package func unknownViews(atMost count: Int) -> [(name: String, uses: Int)] {
    var uses: [String: Int] = [:]
    for document in documents.values {
      for type in document.views {
        guard let body = SwiftUIDocument.body(of: type) else { continue }
        var reader = SwiftUIReader(document, type: type, ReadingOptions())
        reader.expandsViews = false
        var open = reader.views(in: body)
        while let view = open.popLast() {
          open += view.children
          guard view.isHole, let name = view.typeName,
            !declared.contains(name.split(separator: ".").last.map(String.init) ?? name),
            reader.vocabulary.view(named: name) == nil
          else { continue }
          uses[name, default: 0] += 1
        }
      }
    }
    return uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map {
      ($0.key, $0.value)
    }
  }

  /// The view that a name stands for. Before it there may be a type around it, or the module.
  func view(named name: String) -> SwiftUIView.Declaration? {
    views[name] ?? name.split(separator: ".").last.flatMap { views[String($0)] }
  }

  /// Whether a type is a view, and its `body` is read under no name of its own.
  func leavesOut(_ type: SwiftUIBodilessType) -> Bool {
    !bodies.contains(type.name)
      && type.protocols.contains { $0 == "View" || protocols.contains($0) }
  }

  /// Whether a view is too big to be looked into where it is used.
  func isScreen(_ name: String) -> Bool { screens.contains(name) }

  /// The uses of a view in the project.
  func use(of view: String) -> SwiftUIUses.Use { uses.use(of: view) }

  /// The text of a constant, such as that of `["L10n", "title"]`.
  func text(ofConstant path: [String]) -> SwiftUIText {
    switch constants[path.joined(separator: ".")] {
    case .text(let text): .known(text)
    case .key(let key, let other):
      (texts[key] ?? other ?? (SwiftUIReader.isTableKey(key) ? nil : key)).map(SwiftUIText.known)
        ?? .unknown(sketch: nil)
    case .ambiguous, nil: .unknown(sketch: nil)
    }
  }

  /// A function or value with the members of the type around it, in its file.
  struct Function {
    let syntax: SwiftSyntax
    let document: SwiftUIDocument
    let members: [SwiftSyntax]
  }

  /// The function of a path of names, such as `["L10n", "greeting"]`; nil where there are several.
  func function(_ path: [String]) -> Function? { declaration(path, in: functions) }

  /// The expression that is the value of a static variable; nil where there are several.
  func value(ofStatic path: [String]) -> Function? { declaration(path, in: statics) }

  /// The property or function that gives a view and is a member of values that are not views, as in
  /// `item.row`; nil where there are several of that name.
  func viewMember(_ name: String) -> Function? {
    declaration([name], in: viewsOfValues).map { found in
      let type = found.syntax.parent.map(\.name) ?? ""
      return Function(
        syntax: found.syntax, document: found.document,
        members: found.document.members[type] ?? [])
    }
  }

  /// The property or function of a type that gives a view, in whatever file it is written.
  func viewMember(_ name: String, of type: String) -> Function? {
    declaration([type, name], in: viewMembers)
  }

  private func declaration(
    _ path: [String], in declarations: [String: SwiftSyntax?]
  ) -> Function? {
    guard let syntax = declarations[path.joined(separator: ".")] ?? nil,
      let document = documents[syntax.tree.file.path]
    else { return nil }
    let type = path.dropLast().last ?? ""
    return Function(syntax: syntax, document: document, members: document.members[type] ?? [])
  }

  /// The text of a key; nil where no table has it, or tables disagree.
  func text(ofKey key: String) -> String? { texts[key] }
}

extension SwiftUIView {
  /// The declaration of a type of views, in its file.
  struct Declaration: Sendable {
    let document: SwiftUIDocument
    let type: SwiftSyntax
  }
}
