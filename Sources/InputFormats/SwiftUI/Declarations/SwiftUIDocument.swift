import DocumentSyntax
import ScreenModel

/// The views of a file of SwiftUI source: each type that conforms to `View` is one.
struct SwiftUIDocument: Sendable {
  let tree: SwiftTree
  /// A screen of a file: a view, or a preview.
  struct Screen {
    let name: String
    /// The type of the view; the macro of a preview.
    let type: SwiftSyntax
    let body: SwiftSyntax
  }

  /// The types of views.
  let views: [SwiftSyntax]
  /// The names of the types of views.
  let viewNames: [SwiftUITypeName]
  /// The macros and types of previews.
  let previews: [SwiftSyntax]
  /// The members of types, by the name of the type: those of its extensions as well.
  let members: [String: [SwiftSyntax]]
  /// How often the types of each name are declared.
  let types: [String: Int]
  /// The names of the types that all of the project can name.
  let shared: [String]
  /// The other names that it gives to types.
  let aliases: [String: String]
  /// The types of views by their names, where no other type has the name.
  let viewsByName: [String: SwiftSyntax]
  /// The modifiers that it declares.
  let modifiers: SwiftUIDeclaredModifiers
  /// How much its views show.
  let sizes: SwiftUISizes
  /// The views that are too big to be looked into where they are used, as far as this file tells.
  let screens: Set<String>
  /// Whether it uses what only iOS, iPadOS, tvOS or watchOS have.
  let importsUIKit: Bool
  /// Whether it uses what only the Mac has.
  let importsAppKit: Bool

  /// Whether it asks whether somebody wants less motion.
  let asksForMotion: Bool

  /// Whether it is a test, which the app does not contain.
  let isTest: Bool

  /// Whether it is for the Mac alone, as far as its imports tell.
  var isForMac: Bool { importsAppKit && !importsUIKit }

  init(_ tree: SwiftTree) {
    self.tree = tree
    let found = SwiftUIDeclarations(tree)
    let imports = Self.imports(of: tree)
    importsUIKit = imports.contains { ["UIKit", "WatchKit"].contains($0) }
    importsAppKit = imports.contains { ["AppKit", "Cocoa"].contains($0) }
    asksForMotion = Self.motion.contains { $0.occurs(in: tree.file) }
    isTest =
      imports.contains { Self.testingModules.contains($0) }
      || tree.file.path.split(separator: "/").dropLast().contains {
        $0.hasSuffix("Tests") || $0 == "Preview Content"
      }
    views = found.views
    viewNames = found.names
    previews = found.previews
    members = found.members
    aliases = found.aliases
    let named = found.types.filter { $0.reach > .nowhere }
    self.types = named.reduce(into: [:]) { counts, name in counts[name.last, default: 0] += 1 }
    shared = named.filter { $0.reach == .project }.map(\.path)
    let known = zip(viewNames, views).filter { $0.0.isMeant(in: .framework) }
    let counts = named.filter { $0.isMeant(in: .framework) }.reduce(into: [:]) { counts, name in
      counts[name.last, default: 0] += 1
    }
    viewsByName = Dictionary(grouping: known, by: \.1.name).compactMapValues { found in
      found.count == 1 && counts[found[0].1.name, default: 0] <= 1 ? found[0].1 : nil
    }
    modifiers = SwiftUIDeclaredModifiers(tree)
    sizes = SwiftUISizes(of: views, members)
    screens = sizes.screens()
  }

  /// The names of the modules that a file imports.
  private static func imports(of tree: SwiftTree) -> [String] {
    tree.root.all(.opaque).compactMap { item in
      item.text.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
  }

  private static let motion = [
    BytePattern("ReduceMotion"), BytePattern("reduceMotion"), BytePattern("prefersCrossFade"),
  ]

  private static let testingModules: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "ViewInspector",
  ]

  /// Whether a type is a view with a body here, whatever makes it one: a protocol of the project or
  /// another name may do so, and in another file. Previews and apps are not.
  static func isView(_ type: SwiftSyntax) -> Bool {
    guard let body = bodyMember(of: type), body.first(.block) != nil else { return false }
    if givesView(body) { return true }
    return type.all(.inherited).contains { inherited in
      let names = inherited.text.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }
      return names.last.map(protocols.contains) ?? false
    }
  }

  /// Whether a property or function gives a view, as far as its own line tells.
  static func givesView(_ member: SwiftSyntax) -> Bool {
    let words = member.first(.type)?.text.split(whereSeparator: \.isWhitespace) ?? []
    let result = words.joined(separator: " ")
    return ["some SwiftUI.View", "any View", "AnyView"].contains(result)
      || result.hasPrefix("some ") && protocols.contains(result.dropFirst(5).prefix { $0 != "<" })
  }

  /// The protocols of what a `body` with views belongs to.
  private static let protocols: Set<Substring> = [
    "View", "SwiftUI.View", "ToolbarContent", "CustomizableToolbarContent", "TabContent",
  ]

  /// The screen of a number: views come first, then previews.
  func screen(_ number: Int) -> Screen? {
    guard number >= views.count else {
      let type = views[number]
      return Self.body(of: type).map { Screen(name: type.name, type: type, body: $0) }
    }
    let preview = previews[number - views.count]
    guard preview.kind == .expression else {
      return Self.previews(of: preview).map { Screen(name: preview.name, type: preview, body: $0) }
    }
    guard let chain = preview.first(.chain), let macro = chain.first(.macro),
      let call = chain.first(.call), let body = call.all(.closure).last
    else { return nil }
    let title = call.first(.argument)?.first(.expression)?.first(.chain)?.first(.string)
    let name = title.flatMap(SwiftUIReader.plainText) ?? ""
    return Screen(name: name.isEmpty ? "Preview" : name, type: macro, body: body)
  }

  /// The `previews` of a type that provides previews; nil for any other type.
  static func previews(of type: SwiftSyntax) -> SwiftSyntax? {
    let names = type.all(.inherited).map(\.text)
    guard names.contains(where: { ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0) })
    else { return nil }
    let member = type.children.first { $0.kind == .variable && $0.isNamed("previews") }
    return member?.first(.block)
  }

  /// The `body` of a view; nil where it has none.
  static func body(of type: SwiftSyntax) -> SwiftSyntax? { bodyMember(of: type)?.first(.block) }

  private static func bodyMember(of type: SwiftSyntax) -> SwiftSyntax? {
    for member in type.children {
      if member.isProperty("body") { return member }
      guard member.kind == .conditional else { continue }
      for branch in member.all(.branch) {
        if let inner = branch.children.first(where: { $0.isProperty("body") }) { return inner }
      }
    }
    return nil
  }
}
