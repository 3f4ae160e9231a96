import LintRules

/// Which files the adapters of a configuration are for, by their globs.
struct AdapterGlobs {
  private let entries: [(name: String, globs: FolderGlobs)]

  /// The globs of some adapters, each with the folder of the file that it is from; nil where none
  /// has any.
  init?(_ adapters: [(adapter: Adapter, folder: RawPath)]) {
    entries = adapters.compactMap { adapter, folder in
      guard !adapter.files.isEmpty, let globs = FolderGlobs(adapter.files, in: folder) else {
        return nil
      }
      return (adapter.name, globs)
    }
    if entries.isEmpty { return nil }
  }

  /// The adapter for a file: the first of which a glob fits the path or a folder that it is in.
  func adapter(for path: RawPath) -> String? { entries.first { $0.globs.match(path) }?.name }
}
