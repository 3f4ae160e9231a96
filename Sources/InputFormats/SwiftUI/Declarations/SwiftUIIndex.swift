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
  private let colorSets: [SwiftUIColorSet]
  private let documents: [String: SwiftUIDocument]
  private let views: SwiftUIViewNames
  private let constants: [String: Constant]
  /// The names of all types of the project.
  private let declared: Set<String>
  private let texts: [String: String]
  /// The functions without a type around them and the static ones of types.
  private let functions: SwiftUIUnique<SwiftSyntax>
  /// The values of static variables.
  private let statics: SwiftUIUnique<SwiftSyntax>
  /// The properties and functions that give views, by the names of their types and their own.
  private let viewMembers: SwiftUIUnique<SwiftSyntax>
  /// Those of types that are not views, by their own names alone.
  private let viewsOfValues: SwiftUIUnique<SwiftSyntax>
  private let enumerations: SwiftUIUnique<SwiftUIEnumeration>
  private let uses: SwiftUIUses
  /// The views that are too big to be looked into where they are used.
  private let screens: Set<String>
  /// The modifiers that the project declares.
  let modifiers: SwiftUIDeclaredModifiers
  /// The assignments of classes of the project to their outlets.
  let outlets: OutletAssignments
  /// The colours of asset catalogues.
  private let colors: SwiftUIUnique<DynamicColor>
  /// Whether the project decides between the light and the dark appearance.
  let fixesAppearance: Bool
  /// Whether keys of tables are words in capitals, so that such a word may be one.
  let hasKeysInCapitals: Bool
  /// Whether the project is for the Mac alone, as far as its imports tell.
  let isForMac: Bool

  /// The index of source files and string tables that were read; their order makes no difference.
  public init(
    _ sources: [SwiftUISource], _ tables: [SwiftUIStrings], _ colorSets: [SwiftUIColorSet] = []
  ) {
    self.sources = sources
    self.tables = tables
    self.colorSets = colorSets
    colors = Set(colorSets).reduce(into: SwiftUIUnique()) { $0.add($1.color, named: $1.name) }
    fixesAppearance = sources.contains(where: \.fixesAppearance)
    documents = Dictionary(
      sources.filter(\.isWhole).map { ($0.document.tree.file.path, $0.document) },
      uniquingKeysWith: { first, _ in first })
    isForMac =
      sources.contains { $0.document.importsAppKit }
      && !sources.contains { $0.document.importsUIKit }
    var views = SwiftUIViewNames()
    var constants: [String: Constant] = [:]
    var declared: Set<String> = []
    var uses = SwiftUIUses()
    var modifiers = SwiftUIDeclaredModifiers()
    var functions = SwiftUIUnique<SwiftSyntax>()
    var statics = SwiftUIUnique<SwiftSyntax>()
    var viewMembers = SwiftUIUnique<SwiftSyntax>()
    var enumerations = SwiftUIUnique<SwiftUIEnumeration>()
    var sizes = SwiftUISizes()
    for source in sources {
      sizes.add(source.document.sizes)
      uses.add(source.uses)
      modifiers.add(source.document.modifiers)
      declared.formUnion(source.document.members.keys)
      views.add(source.document)
      constants.merge(source.constants) { $0 == $1 ? $0 : .ambiguous }
      functions.add(source.functions)
      statics.add(source.statics)
      enumerations.add(source.enumerations)
      viewMembers.add(source.viewMembers)
    }
    self.views = views
    self.constants = constants
    self.declared = declared
    self.functions = functions
    self.statics = statics
    self.enumerations = enumerations
    self.viewMembers = viewMembers
    viewsOfValues = Self.viewsOfValues(viewMembers, of: views.bodies)
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
    _ members: SwiftUIUnique<SwiftSyntax>, of views: Set<String>
  ) -> SwiftUIUnique<SwiftSyntax> {
    var found = SwiftUIUnique<SwiftSyntax>()
    for (path, member) in members.all {
      let names = path.split(separator: ".").map(String.init)
      guard names.count == 2, !views.contains(names[0]) else { continue }
      if let member {
        found.add(member, named: names[1])
      } else {
        found.doubt(names[1])
      }
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
    return SwiftUIIndex(sources, tables, colorSets)
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
  func view(named name: String) -> SwiftUIView.Declaration? { views.view(named: name) }

  /// The view of a name that is declared inside a type, or in an extension of it.
  func view(named name: String, in type: String) -> SwiftUIView.Declaration? {
    views.view(at: type + "." + name)
  }

  /// The type that another name of the project stands for.
  func type(ofAlias name: String) -> String? { views.type(ofAlias: name) }

  /// Whether a type is a view, and its `body` is read under no name of its own.
  func leavesOut(_ type: SwiftUIBodilessType) -> Bool { views.leavesOut(type) }

  /// Whether a view is too big to be looked into where it is used.
  func isScreen(_ name: String) -> Bool { screens.contains(name) }

  /// The uses of a view in the project.
  func use(of view: String) -> SwiftUIUses.Use { uses.use(of: view) }

  /// The places where a view is used whose findings are those of all of them, in words; nil where
  /// fewer than two are known.
  package func uses(ofJudged view: String) -> String? {
    guard uses.use(of: view).isShown, !isScreen(view), self.view(named: view) != nil else {
      return nil
    }
    return uses.list(of: view)
  }

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

  /// The type of a style that is a static variable, as in
  /// `extension LabelStyle where Self == Compact { static var compact: Compact { .init() } }`.
  func style(named name: String) -> String? {
    for kind in ["LabelStyle", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle"] {
      guard let value = statics[kind + "." + name] else { continue }
      var syntax = value
      while syntax.kind != .variable, let parent = syntax.parent { syntax = parent }
      return syntax.first(.type)?.text
        ?? value.first(.chain)?.first(.identifier)?.name
    }
    return nil
  }

  /// The colour that asset catalogues have under a name; Xcode writes the names of its symbols
  /// without blanks and with a small letter in front.
  func color(named name: String) -> DynamicColor? {
    if let color = colors[name] { return color }
    return colors[name.prefix(1).uppercased() + name.dropFirst()]
  }

  /// The enumeration of a name; nil where there are several.
  func enumeration(_ name: String) -> SwiftUIEnumeration? { enumerations[name] }

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
    _ path: [String], in declarations: SwiftUIUnique<SwiftSyntax>
  ) -> Function? {
    guard let syntax = declarations[path.joined(separator: ".")],
      let document = documents[syntax.tree.file.path]
    else { return nil }
    let type = path.dropLast().last ?? ""
    return Function(syntax: syntax, document: document, members: document.members[type] ?? [])
  }

  /// The text of a key; nil where no table has it, or tables disagree.
  func text(ofKey key: String) -> String? { texts[key] }
}
