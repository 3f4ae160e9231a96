import DocumentSyntax
import ScreenModel

/// Which adapter a file is for.
enum AdapterList {
  /// Why the user's word for a format leads to no adapter.
  static func unknown(_ name: String, among adapters: [Adapter]) -> String {
    let names = adapters.map(\.name) + FormatList.presets.map { $0.name }
    let near = Suggestion.closest(to: name, among: names)
    return "there is no adapter \(Quoted.text(name))"
      + (near.map { "; did you mean \($0)?" } ?? "; use \(names.joined(separator: ", "))")
  }

  /// The adapter of a name: one of the configuration, or else a preset.
  static func adapter(named name: String, among adapters: [Adapter]) -> Adapter? {
    adapters.first { $0.name == name } ?? FormatList.presets.first { $0.name == name }?.adapter
  }

  /// The first adapter of the configuration that knows a document by its contents.
  static func recognized(_ syntax: SyntaxTree, among adapters: [Adapter]) -> Adapter? {
    guard let root = syntax.roots.first, adapters.contains(where: { $0.recognition != nil }) else {
      return nil
    }
    return AdapterQuery.run(syntax, root: root) { query in
      adapters.first { $0.recognition?.holds(query) == true }
    }
  }

  /// The preset that knows a document by its contents.
  static func recognizedPreset(_ syntax: SyntaxTree) -> Adapter? {
    guard let root = syntax.roots.first else { return nil }
    return AdapterQuery.run(syntax, root: root) { query in
      for preset in FormatList.presets where preset.isLikely(query) {
        if let adapter = preset.adapter, adapter.recognition?.holds(query) == true {
          return adapter
        }
      }
      return nil
    }
  }
}
