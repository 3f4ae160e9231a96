import DocumentSyntax
import Linting

/// Storyboards that are launch screens because the project says so in its `Info.plist`.
enum LaunchScreens {
  /// The key with the name of the launch storyboard, without its ending.
  private static let key = "UILaunchStoryboardName"

  /// Whether an `Info.plist` beside a storyboard names it; one in a folder of a language has it
  /// beside that folder.
  @Sendable static func isOne(_ path: String) -> Bool {
    let file = RawPath(path)
    let name = file.name.text
    guard name.hasSuffix(".storyboard") else { return false }
    var folder = file.parent
    if folder.name.text.hasSuffix(".lproj") { folder = folder.parent }
    guard case .success(let entries) = Folder.entries(of: folder) else { return false }
    let stem = String(name.dropLast(".storyboard".count))
    return entries.contains { entry in
      entry.kind == .file && entry.name.text.hasSuffix("Info.plist")
        && launchScreen(of: folder.appending(entry.name)) == stem
    }
  }

  /// The name that a property list gives; nil where it gives none, or is not XML.
  private static func launchScreen(of path: RawPath) -> String? {
    guard case .success(let bytes) = FileContents.read(path) else { return nil }
    let file = SourceFile(path: path.text, bytes: bytes)
    guard let tree = XMLParser.parse(file).tree else { return nil }
    let keys = tree.elements.indices.filter { tree.nameEquals($0, "key") }
    guard let key = keys.first(where: { tree.text(of: $0) == Self.key }) else { return nil }
    let value = Int(tree.elements[key].next)
    guard value < tree.elements.count, tree.nameEquals(value, "string") else { return nil }
    return tree.text(of: value)
  }
}
