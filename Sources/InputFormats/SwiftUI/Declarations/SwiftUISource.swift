public import DocumentSyntax
import ScreenModel

/// A source file of a project, with what it declares for others.
public struct SwiftUISource: Sendable {
  let document: SwiftUIDocument
  let constants: [String: SwiftUIIndex.Constant]
  let functions: SwiftUIUnique<SwiftSyntax>
  let statics: SwiftUIUnique<SwiftSyntax>
  /// The properties and functions that give views, by the names of their types and their own.
  let viewMembers: SwiftUIUnique<SwiftSyntax>
  let uses: SwiftUIUses
  let outlets: OutletAssignments
  /// The enumerations by their own names.
  let enumerations: SwiftUIUnique<SwiftUIEnumeration>
  /// Whether it decides between the light and the dark appearance.
  let fixesAppearance: Bool
  /// Whether the parser had nothing to say about it.
  let isWhole: Bool

  /// The declarations of a file; nil where it is not source.
  public init?(_ file: SourceFile) {
    self.init(file, .framework)
  }

  init?(_ file: SourceFile, _ vocabulary: SwiftUIVocabulary) {
    let parsed = SwiftParser.parse(file)
    guard let tree = parsed.tree else { return nil }
    self.init(SwiftUIDocument(tree), isWhole: parsed.problems.isEmpty, vocabulary)
  }

  /// The declarations of a file that was parsed.
  init(
    _ document: SwiftUIDocument, isWhole: Bool, _ vocabulary: SwiftUIVocabulary = .framework
  ) {
    self.document = document
    self.isWhole = isWhole
    uses = SwiftUIUses(document, vocabulary)
    outlets = OutletAssignments(document)
    fixesAppearance = Self.schemes.contains { $0.occurs(in: document.tree.file) }
    var constants: [String: SwiftUIIndex.Constant] = [:]
    var functions = SwiftUIUnique<SwiftSyntax>()
    var statics = SwiftUIUnique<SwiftSyntax>()
    var enumerations = SwiftUIUnique<SwiftUIEnumeration>()
    // Types in types have longer names.
    var open = document.tree.root.children.map { (prefix: "", item: $0) }
    while let (prefix, item) = open.popLast() {
      switch item.kind {
      case .structure, .classType, .enumeration, .actor, .extensionType:
        let path = prefix + item.name + "."
        if item.kind == .enumeration {
          enumerations.add(
            SwiftUIEnumeration(name: item.name, syntax: item, document: document),
            named: item.name)
        }
        for member in item.children {
          open.append((path, member))
          guard member.kind == .variable else { continue }
          if let value = Self.value(ofStatic: member) {
            statics.add(value, named: path + member.name)
          }
          guard let constant = Self.constant(member) else { continue }
          let name = path + member.name
          constants[name] = constants[name].map { $0 == constant ? $0 : .ambiguous } ?? constant
        }
      case .variable where prefix.isEmpty:
        let block = item.first(.block).flatMap { SwiftUIScope.given(by: $0) }
        if let value = item.first(.expression) ?? block {
          statics.add(value, named: item.name)
        }
      case .conditional:
        for branch in SwiftUIPlatforms.branches(of: item) {
          open += branch.children.map { (prefix, $0) }
        }
      case .function:
        let isStatic = item.all(.modifier).contains { $0.isNamed("static") || $0.isNamed("class") }
        guard isStatic || prefix.isEmpty, item.first(.block) != nil else { continue }
        functions.add(item, named: prefix + item.name)
      default: break
      }
    }
    self.constants = constants
    self.functions = functions
    self.statics = statics
    self.enumerations = enumerations
    viewMembers = Self.viewMembers(of: document, vocabulary)
  }

  private static let schemes = [
    BytePattern("preferredColorScheme"), BytePattern("overrideUserInterfaceStyle"),
  ]

  /// The properties and functions that give views, but for those of the views of SwiftUI, which are
  /// modifiers.
  private static func viewMembers(
    of document: SwiftUIDocument, _ vocabulary: SwiftUIVocabulary
  ) -> SwiftUIUnique<SwiftSyntax> {
    var found = SwiftUIUnique<SwiftSyntax>()
    for (type, members) in document.members {
      // Functions in extensions of views are modifiers.
      let isOfViews = type == "View" || document.types[type] == nil && vocabulary.reads(view: type)
      for member in members where [.variable, .function].contains(member.kind) {
        guard !member.isNamed("body"), !isOfViews || member.kind == .variable,
          member.first(.block) != nil,
          SwiftUIDocument.givesView(member) || member.first(.type)?.text == "Image",
          !member.all(.modifier).contains(where: { $0.isNamed("static") })
        else { continue }
        found.add(member, named: type + "." + member.name)
      }
    }
    return found
  }

  /// The value of a static variable, or what its getter gives.
  private static func value(ofStatic variable: SwiftSyntax) -> SwiftSyntax? {
    guard variable.all(.modifier).contains(where: { $0.isNamed("static") }) else { return nil }
    return variable.first(.expression)
      ?? variable.first(.block).flatMap { SwiftUIScope.given(by: $0) }
  }

  /// The text of a static variable, written right there.
  private static func constant(_ variable: SwiftSyntax) -> SwiftUIIndex.Constant? {
    guard variable.all(.modifier).contains(where: { $0.isNamed("static") }) else { return nil }
    let value = variable.first(.expression) ?? variable.first(.block).flatMap(returned)
    guard let chain = value?.first(.chain) else { return nil }
    let parts = Array(chain.children)
    if parts.count == 1, parts[0].kind == .string {
      return SwiftUIReader.plainText(of: parts[0]).map { .text($0) }
    }
    guard let call = parts.last, call.kind == .call, parts.count >= 2 else { return nil }
    let made = SwiftUICall(parts[parts.count - 2], call)
    let texts = made.arguments.compactMap { argument in
      argument.first(.expression)?.first(.chain)?.first(.string)
        .flatMap(SwiftUIReader.plainText)
    }
    let written = (made.argument("value") ?? made.argument("defaultValue"))?.first(.chain)?
      .first(.string).flatMap(SwiftUIReader.plainText).flatMap { $0.isEmpty ? nil : $0 }
    switch made.name.name {
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource":
      return texts.first.map { .key($0, default: written) }
    case "String":
      return made.has("localized") ? texts.first.map { .key($0, default: written) } : nil
    case "tr":
      // As generators of constants write it: the table, the key, and the text it had.
      if made.has("fallback"), let fallback = texts.last { return .text(fallback) }
      return texts.count >= 2 ? .key(texts[1], default: nil) : nil
    default: return nil
    }
  }

  /// The value that a getter gives.
  private static func returned(_ block: SwiftSyntax) -> SwiftSyntax? {
    let statements = Array(block.children)
    guard statements.count == 1 else { return nil }
    return statements[0].kind == .expression ? statements[0] : statements[0].first(.expression)
  }
}
